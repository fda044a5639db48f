#include "app/play/store_play.h"
#include "engine/every_game.h"
#include "play/people.h"

namespace facedown::play {

/// What is taken back, and put forward again.
class SessionRedoTest : public QObject
{
    Q_OBJECT

    /// What a match is, and what everybody at the screen sees of it.
    struct Moment
    {
        explicit Moment(const Table& table)
            : record(table.session->match().record().dump())
            , curtain(table.session->curtain())
            , forSame(table.session->curtainForSame())
            , tallying(table.session->tallying())
            , viewer(table.session->table()->viewer())
            , prompt(table.session->table()->prompt())
            , text(table.session->table()->asText())
        {
        }

        bool operator==(const Moment&) const = default;

        std::string record;
        bool curtain;
        bool forSame;
        bool tallying;
        core::Seat viewer;
        QString prompt;
        QString text;
    };

    static match::Match threeOf(const QString& game, int people, std::uint64_t seed = 5)
    {
        return matchOf(game.toLatin1(), {{"players", 3}}, people, seed);
    }

    /// The events of a match that are on the disk.
    static QStringList onDisk(const QString& folder, MatchId id)
    {
        return ask(folder, {QString("SELECT group_concat(event, char(10)) FROM (SELECT event FROM "
                                    "event WHERE match = %1 ORDER BY number)")
                                .arg(id)})
            .toString()
            .split('\n', Qt::SkipEmptyParts);
    }

    static QStringList eventsOf(const match::Match& match)
    {
        QStringList events;
        for (std::size_t i = 0; i < match.length(); ++i)
            events << QString::fromStdString(match.event(i));
        return events;
    }

    /// Plays on until something can be taken back.
    static bool toAnUndo(Table& table)
    {
        while (table.wait() && table.ended->isEmpty()) {
            if (table.session->canUndo())
                return true;
            if (!table.step())
                return false;
        }
        return false;
    }

private slots:
    void aCardIsNotTakenBackOnceAnotherHasAnsweredIt()
    {
        core::Random random(1);
        Table table(playedUntil(someNyet(3, 1, 5), random, [](const match::Match& match) {
            const auto& play = std::get<core::Play<nyet::Nyet>>(match.play());
            const nyet::Table& now = play.state().table;
            return now.phase == nyet::Phase::Play && now.actor == 0 && now.trick.size < 2;
        }));
        Session& session = *table.session;
        session.begin();
        QVERIFY(table.wait());
        QVERIFY(table.step());
        QVERIFY(session.canUndo());
        QVERIFY(table.wait());
        QVERIFY(!session.match().over() && !session.canUndo());
    }

    void itComesBackAsItWas_data() { test::addGames(); }
    void itComesBackAsItWas()
    {
        QFETCH(QString, game);
        QTemporaryDir folder;
        Store store(folder.path());
        int redone = 0;
        int twice = 0;
        for (const int people : {1, 2, 3}) {
            const MatchId id = newMatchId();
            Table table(threeOf(game, people), {&store.store, id}, Preferences::Peek);
            Session& session = *table.session;
            session.begin();
            while (table.ended->isEmpty()) {
                QVERIFY(table.wait());
                QVERIFY(!session.canRedo());
                if (session.length() > 60)
                    break;
                const Moment before(table);
                const QStringList events = eventsOf(session.match());
                int undone = 0;
                for (; undone < 3 && session.canUndo(); ++undone) {
                    session.undo();
                    QVERIFY(session.canRedo());
                    QVERIFY(table.wait());
                    QVERIFY(!session.tallying());
                    // This is what is found if the program ends here.
                    QCOMPARE(onDisk(folder.path(), id), eventsOf(session.match()));
                }
                redone += undone;
                twice += undone > 1 ? 1 : 0;
                const bool held = undone > 0;
                for (; undone > 0; --undone) {
                    QVERIFY(session.canRedo());
                    session.redo();
                    QVERIFY(table.wait());
                }
                QVERIFY(!session.canRedo());
                QCOMPARE(eventsOf(session.match()), events);
                QVERIFY(Moment(table) == before);
                if (held && !session.tallying())
                    QCOMPARE(onDisk(folder.path(), id), events);
                if (table.ended->isEmpty())
                    QVERIFY(table.step());
            }
        }
        QVERIFY(redone > 5 && twice > 0);
    }

    /// A bot that has answered already, or is about to.
    void whatBotsDidComesBackAndTheyGoOn_data() { test::addGames(); }
    void whatBotsDidComesBackAndTheyGoOn()
    {
        QFETCH(QString, game);
        Table table(threeOf(game, 1));
        Session& session = *table.session;
        session.begin();
        int redone = 0;
        while (table.ended->isEmpty()) {
            if (table.waitsForPerson())
                QVERIFY(table.step());
            if (table.ended->isEmpty())
                QVERIFY(table.changed->wait(20000));
            if (redone == 12 || !session.canUndo() || table.waitsForPerson())
                continue;
            const QStringList events = eventsOf(session.match());
            session.undo();
            QVERIFY(session.length() < events.size());
            session.redo();
            QCOMPARE(eventsOf(session.match()), events);
            QVERIFY(!session.canRedo());
            ++redone;
        }
        QCOMPARE(redone, 12);
    }

    /// What had happened before has been told, and would only delay what is to be known now.
    void anUndoIsToldAtOnce_data() { test::addGames(); }
    void anUndoIsToldAtOnce()
    {
        QFETCH(QString, game);
        Table table(threeOf(game, 3), {}, Preferences::Peek);
        Session& session = *table.session;
        session.begin();
        QVERIFY(toAnUndo(table));
        session.undo();
        QVERIFY(table.wait());
        QCOMPARE(session.table()->announcement(), "Undone.\n" + session.table()->prompt());
        session.lookBack(0);
        QVERIFY(!session.table()->announcement().contains("Undone"));
        session.backToNow();
        QVERIFY(!session.table()->announcement().contains("Undone"));
        QVERIFY(table.step());
        QVERIFY(!session.table()->announcement().contains("Undone"));
    }

    void anotherDecisionDropsIt_data() { test::addGames(); }
    void anotherDecisionDropsIt()
    {
        QFETCH(QString, game);
        Table table(threeOf(game, 3), {}, Preferences::Peek);
        Session& session = *table.session;
        session.begin();
        QVERIFY(toAnUndo(table));
        session.undo();
        QVERIFY(table.wait() && session.canRedo());
        // What is only looked at is none.
        session.lookBack(0);
        QVERIFY(!session.canRedo());
        const int length = session.length();
        session.redo();
        QCOMPARE(session.length(), length);
        session.backToNow();
        QVERIFY(session.canRedo());
        QVERIFY(table.step());
        QVERIFY(!session.canRedo());
        const Moment decided(table);
        session.redo();
        QVERIFY(Moment(table) == decided);
    }

    void whoTakesTheSeatDecidesAnew_data() { test::addGames(); }
    void whoTakesTheSeatDecidesAnew()
    {
        QFETCH(QString, game);
        Table table(threeOf(game, 2));
        Session& session = *table.session;
        session.begin();
        QVERIFY(toAnUndo(table));
        session.undo();
        QVERIFY(table.wait() && session.canRedo());
        session.setBot(session.match().playerOf(session.match().actor()), true);
        QVERIFY(!session.canRedo());
        QVERIFY(table.playToTheEnd());
    }

    void theCurtainComesAsItDid_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Preferences::Sharing>("sharing");
        for (const std::string_view id : match::gameIds) {
            const std::string name(id);
            QTest::addRow("%s, curtain", name.c_str()) << test::inQt(id) << Preferences::Curtain;
            QTest::addRow("%s, peek", name.c_str()) << test::inQt(id) << Preferences::Peek;
            QTest::addRow("%s, every turn", name.c_str())
                << test::inQt(id) << Preferences::EveryTurn;
        }
    }

    void theCurtainComesAsItDid()
    {
        QFETCH(QString, game);
        QFETCH(Preferences::Sharing, sharing);
        int redone = 0;
        int curtains = 0;
        for (const int people : {2, 3})
            for (const bool opened : {true, false}) {
                Table table(threeOf(game, people), {}, sharing);
                Session& session = *table.session;
                core::Seat next = core::everySeat; // who may look while it is put forward
                QStringList wrong;
                connect(&session, &Session::changed, &session, [&] {
                    const core::Seat viewer = session.table()->viewer();
                    if (next != core::everySeat && viewer != core::nobody && viewer != next)
                        wrong << QString("%1 after %2").arg(viewer).arg(session.length());
                });
                session.begin();
                while (table.ended->isEmpty() && session.length() < 50) {
                    QVERIFY(table.wait());
                    if (session.canUndo() && table.ended->isEmpty()) {
                        const Moment before(table);
                        session.undo();
                        QVERIFY(table.wait());
                        if (opened && session.curtain())
                            session.openCurtain();
                        next = before.viewer;
                        session.redo();
                        QVERIFY(table.wait());
                        next = core::everySeat;
                        ++redone;
                        QCOMPARE(session.length(),
                                 match::Json::parse(before.record)["events"].size());
                        // Who has not opened it is not known to sit there.
                        if (opened)
                            QVERIFY(Moment(table) == before);
                        QVERIFY(session.curtain() || !before.curtain);
                        curtains += session.curtain() ? 1 : 0;
                    }
                    if (table.ended->isEmpty())
                        QVERIFY(table.step());
                }
                QCOMPARE(wrong, QStringList());
            }
        QVERIFY(redone > 3);
        if (sharing == Preferences::EveryTurn)
            QVERIFY(curtains > 3);
    }

    /// Else it would do away with what is yet to be put forward.
    void whatHasNoChoiceIsNotDoneByItselfBeforeAllIsBack()
    {
        int found = 0;
        for (std::uint64_t seed = 1; found == 0; ++seed) {
            QVERIFY(seed < 50);
            Table table(someNyet(3, 1, seed));
            table.preferences.setPlayForced(true);
            Session& session = *table.session;
            session.begin();
            int tried = 0; // after so many events, each once
            while (table.ended->isEmpty()) {
                if (table.waitsForPerson())
                    QVERIFY(table.step());
                else
                    QVERIFY(table.changed->wait(20000));
                match::Match before = session.match();
                (void)before.undo();
                if (session.length() <= tried || !session.canUndo() ||
                    !isHuman(before, before.actor()) || before.legal().size() > 1)
                    continue;
                tried = session.length();
                // Their last card is led by itself, and nobody has followed yet.
                const QStringList events = eventsOf(session.match());
                session.undo();
                session.undo();
                session.redo();
                if (!session.canRedo())
                    continue;
                ++found;
                QVERIFY(table.wait());
                letHappen();
                QCOMPARE(eventsOf(session.match()), events.mid(0, session.length()));
                QVERIFY(session.canRedo());
                session.redo();
                QCOMPARE(eventsOf(session.match()), events);
            }
        }
    }
};

} // namespace facedown::play

using facedown::play::SessionRedoTest;
QTEST_GUILESS_MAIN(SessionRedoTest)
#include "session_redo_test.moc"
