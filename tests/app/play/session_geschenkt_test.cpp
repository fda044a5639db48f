#include <set>

#include "app/play/session_play.h"

using namespace facedown;
using namespace facedown::play;
using table::PieceModel;
using SeatSet = std::set<int>;

/// Geschenkt from the first event to the last: nobody must look at anything in secret, and yet
/// chips are nobody else's to count.
class SessionGeschenktTest : public QObject
{
    Q_OBJECT

    /// The seats whose chips are to be counted.
    static SeatSet counted(Table& table)
    {
        SeatSet seats;
        for (const PieceModel::Piece& piece : table.session->table()->pieces()->pieces())
            if (piece.kind == PieceModel::Chip && piece.zone == PieceModel::Hand && piece.seat >= 0)
                seats.insert(piece.seat);
        for (int seat = 0; seat < table.session->match().seats(); ++seat) {
            const auto& row =
                table.session->table()->seats()->rows()[static_cast<std::size_t>(seat)];
            if (!row.description.contains("chips hidden"))
                seats.insert(seat);
        }
        return seats;
    }

    static bool over(const Table& table) { return table.session->match().over(); }
    static int actor(const Table& table) { return table.session->match().actor(); }

    /// Calls it whenever anything says that the screen may have changed.
    template <class Look>
    void watch(Table& table, Look look)
    {
        Session* session = table.session.get();
        connect(session, &Session::changed, session, look);
        connect(session->table(), &table::Table::shown, session, look);
        for (const QAbstractItemModel* model :
             {static_cast<QAbstractItemModel*>(session->table()->pieces()),
              static_cast<QAbstractItemModel*>(session->table()->actions())}) {
            connect(model, &QAbstractItemModel::modelReset, session, look);
            connect(model, &QAbstractItemModel::dataChanged, session, look);
        }
    }

    /// Whether the last to decide is to act again, with nobody but chance in between; in Skull with
    /// nothing, for a hand would be shown while all look at what was drawn.
    static bool goesOn(const match::Match& match)
    {
        return std::visit(
            []<class G>(const core::Play<G>& play) {
                std::size_t i = play.events().size();
                while (i-- > 0)
                    if (const int seat = G::actor(play.stateAfter(i));
                        seat != core::chance || std::is_same_v<G, skull::Skull>)
                        return seat == G::actor(play.state());
                return false;
            },
            match.play());
    }

    /// Whether a person may take back, said in plain words: no card was turned since.
    static bool mayTakeBack(const Session& session)
    {
        const match::Match& match = session.match();
        const auto& play = std::get<core::Play<geschenkt::Geschenkt>>(match.play());
        for (std::size_t i = match.length(); i-- > 0;) {
            if (match.event(i) != "pay" && match.event(i) != "take")
                return false;
            const auto seat = static_cast<std::size_t>(play.stateAfter(i).table.actor);
            if (!match.playerEntries()[seat].bot)
                return !match.over();
        }
        return false;
    }

private slots:
    void wholeMatches_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("people");
        QTest::addColumn<QString>("variant");
        for (const QString variant : {"base", "open"})
            for (int players = 3; players <= (variant == "open" ? 5 : 7); ++players)
                for (const int people : {0, 1, 2, players})
                    QTest::addRow("%s, %d of %d people", qPrintable(variant), people, players)
                        << players << people << variant;
    }

    void wholeMatches()
    {
        QFETCH(int, players);
        QFETCH(int, people);
        QFETCH(QString, variant);
        Table table(someGeschenkt(players, people, 1, qPrintable(variant)));
        QSignalSpy error(table.session.get(), &Session::error);
        table.session->begin();
        QVERIFY(table.playToTheEnd());
        QVERIFY(over(table));
        QVERIFY(!table.geschenkt().outcome().isEmpty());
        QVERIFY(!table.yourTurn() && !table.session->canUndo() && !table.session->canPeek());
        QCOMPARE(table.geschenkt().sheet()->count(), players);
        QCOMPARE(int(counted(table).size()), players);
        // A first player, and each of 24 cards turned and taken.
        int turned = 0;
        for (std::size_t i = 0; i < table.session->match().length(); ++i)
            turned += table.session->match().event(i).rfind("turn ", 0) == 0 ? 1 : 0;
        QCOMPARE(turned, 24);
        QCOMPARE(table.ended->count(), 1);
        QCOMPARE(error.count(), 0);
    }

    void noCurtainComesWhereNoneIsNeeded()
    {
        for (const int people : {2, 4}) {
            Table table(someGeschenkt(4, people, 3));
            int looks = 0;
            int uncovered = 0;
            QStringList wrong;
            watch(table, [&] {
                ++looks;
                const Session& session = *table.session;
                const SeatSet seats = counted(table);
                if (session.curtain())
                    wrong << "a curtain";
                if (over(table))
                    return;
                uncovered += seats.empty() ? 0 : 1;
                if (!seats.empty() && (session.holding() || seats != SeatSet{actor(table)}))
                    wrong << "chips seen that are another's";
            });
            table.session->begin();
            while (table.ended->isEmpty()) {
                QVERIFY(table.wait());
                if (!table.ended->isEmpty())
                    break;
                // Nothing must be looked at to decide, but it may.
                QVERIFY(table.yourTurn());
                QCOMPARE(counted(table), SeatSet());
                QCOMPARE(table.geschenkt().viewer(), int(core::nobody));
                QVERIFY(table.session->canPeek());
                if (table.random.below(2) == 0) {
                    table.session->peek(true);
                    QCOMPARE(counted(table), SeatSet{actor(table)});
                    if (table.random.below(4) == 0) {
                        table.session->peek(false);
                        QCOMPARE(counted(table), SeatSet());
                    }
                    QVERIFY(table.yourTurn());
                }
                table.session->choose(table.anyOffer());
            }
            QVERIFY(uncovered > 20 && looks > uncovered);
            QCOMPARE(wrong, QStringList());
        }
    }

    void aPeekEndsBeforeAnythingMoves()
    {
        Table table(someGeschenkt(3, 3, 4));
        std::vector<std::pair<int, bool>> screens; // how far, and whether chips are seen
        watch(table,
              [&] { screens.emplace_back(table.session->length(), !counted(table).empty()); });
        table.session->begin();
        for (int i = 0; i < 12; ++i) {
            QVERIFY(table.wait());
            table.session->peek(true);
            QVERIFY(table.session->peeking());
            const int length = table.session->length();
            screens.clear();
            table.session->choose(table.anyOffer());
            QVERIFY(!table.session->peeking());
            QVERIFY(!screens.empty());
            bool covered = false;
            for (const auto& [at, seen] : screens) {
                covered = covered || !seen;
                QVERIFY(!covered || !seen);
                QVERIFY(at == length || covered);
            }
            QVERIFY(covered);
            QCOMPARE(screens.front().first, length);
        }
    }

    void everyTurnHasItsCurtainIfWished_data()
    {
        QTest::addColumn<bool>("skull");
        QTest::addColumn<int>("people");
        for (const bool skull : {false, true})
            for (const int people : {2, 4})
                QTest::addRow("%s, %d people", skull ? "Skull" : "Geschenkt", people)
                    << skull << people;
    }

    void everyTurnHasItsCurtainIfWished()
    {
        QFETCH(bool, skull);
        QFETCH(int, people);
        Table table(skull ? someMatch(4, people, 5) : someGeschenkt(4, people, 5), {},
                    Preferences::EveryTurn);
        table.session->begin();
        int curtains = 0;
        int without = 0;
        while (table.ended->isEmpty()) {
            QVERIFY(table.wait());
            if (!table.ended->isEmpty())
                break;
            const int seat = actor(table);
            // Whoever goes on is not asked again.
            QCOMPARE(table.session->curtain(), !goesOn(table.session->match()));
            if (!table.session->curtain()) {
                ++without;
            } else {
                ++curtains;
                QVERIFY(!table.yourTurn() && !table.session->canPeek());
                QCOMPARE(table.session->table()->viewer(), int(core::nobody));
                QCOMPARE(table.session->curtainFor(),
                         QString::fromStdString(
                             table.session->match().playerEntries()[std::size_t(seat)].name));
                if (!skull)
                    QCOMPARE(counted(table), SeatSet());
                table.session->openCurtain();
            }
            QVERIFY(table.yourTurn());
            QVERIFY(!table.session->curtain());
            // Behind the curtain the table turns to whoever sits down before it.
            QCOMPARE(table.session->table()->viewer(), seat);
            QCOMPARE(table.session->table()->bottom(), seat);
            if (!skull)
                QCOMPARE(counted(table), SeatSet{seat});
            table.session->choose(table.anyOffer());
            if (!over(table) && table.session->holding() && !skull)
                QCOMPARE(counted(table), SeatSet());
        }
        QVERIFY(curtains > 10 && without > 0);
    }

    void onePersonMayCoverTheChipsToo()
    {
        Table table(someGeschenkt(4, 1, 6), {}, Preferences::Peek);
        table.session->begin();
        for (int i = 0; i < 10; ++i) {
            QVERIFY(table.wait());
            QCOMPARE(counted(table), SeatSet());
            QVERIFY(table.yourTurn() && table.session->canPeek());
            table.session->peek(true);
            QCOMPARE(counted(table), SeatSet{0});
            table.session->choose(table.anyOffer());
            QVERIFY(!table.session->peeking());
            if (!over(table))
                QCOMPARE(counted(table), SeatSet());
        }
        QVERIFY(table.playToTheEnd());
    }

    void onePersonSeesTheirOwnChips()
    {
        Table table(someGeschenkt(5, 1, 7));
        bool others = false;
        watch(table, [&] { others = others || (!over(table) && counted(table) != SeatSet{0}); });
        table.session->begin();
        QVERIFY(!table.session->canPeek());
        QVERIFY(table.playToTheEnd());
        QVERIFY(!others);
        // An earlier moment shows no more than it did then.
        for (const int moment : {0, 5, table.session->length() - 1}) {
            table.session->lookBack(moment);
            QCOMPARE(counted(table), SeatSet{0});
            QVERIFY(table.geschenkt().outcome().isEmpty());
            QCOMPARE(table.geschenkt().sheet()->count(), 0);
        }
        table.session->backToNow();
        QCOMPARE(int(counted(table).size()), 5);
    }

    void lookingBackShowsNobodysChips()
    {
        Table table(someGeschenkt(4, 2, 4));
        table.session->begin();
        for (int i = 0; i < 6; ++i)
            QVERIFY(table.step());
        QVERIFY(table.wait());
        table.session->peek(true);
        QCOMPARE(counted(table).size(), std::size_t(1));
        for (int moment = 0; moment < table.session->length(); ++moment) {
            table.session->lookBack(moment);
            QCOMPARE(counted(table), SeatSet());
            QVERIFY(!table.session->canPeek() && !table.yourTurn());
            QCOMPARE(table.geschenkt().bottom(), 0);
        }
        table.session->backToNow();
        QCOMPARE(counted(table), SeatSet());
        QVERIFY(table.playToTheEnd());
    }

    void anotherWayOfSharingCoversAll()
    {
        Table table(someGeschenkt(3, 2, 4), {}, Preferences::EveryTurn);
        table.session->begin();
        QVERIFY(table.wait());
        table.session->openCurtain();
        const int seat = actor(table);
        QCOMPARE(counted(table), SeatSet{seat});
        for (const auto sharing : {Preferences::Curtain, Preferences::Peek}) {
            table.preferences.setSharing(sharing);
            QCOMPARE(counted(table), SeatSet());
            QVERIFY(!table.session->curtain() && table.session->canPeek());
            table.session->peek(true);
            QCOMPARE(counted(table), SeatSet{seat});
        }
        table.preferences.setSharing(Preferences::EveryTurn);
        QVERIFY(table.session->curtain());
        QCOMPARE(counted(table), SeatSet());
    }

    void theFirstPersonSitsNearestUntilItBegins()
    {
        match::Match match = someGeschenkt(5, 5, 8);
        auto entries = match.playerEntries();
        for (const std::size_t seat : {0U, 1U, 3U}) {
            entries[seat].bot = true;
            entries[seat].level = "easy";
        }
        match.setPlayerEntries(entries);
        for (const auto sharing : {Preferences::Curtain, Preferences::Peek}) {
            Table table(match, {}, sharing);
            QCOMPARE(table.geschenkt().bottom(), 2);
            QCOMPARE(table.geschenkt().viewer(), int(core::nobody));
        }
        Table bots(someGeschenkt(4, 0, 8));
        QCOMPARE(bots.geschenkt().bottom(), 0);
    }

    void takingBack_data()
    {
        QTest::addColumn<int>("people");
        for (const int people : {1, 2, 4})
            QTest::addRow("%d people", people) << people;
    }

    void takingBack()
    {
        QFETCH(int, people);
        Table table(someGeschenkt(4, people, 3));
        int allowed = 0;
        int refused = 0;
        table.session->begin();
        while (table.ended->isEmpty()) {
            QVERIFY(table.wait());
            if (!table.ended->isEmpty())
                break;
            QCOMPARE(table.session->canUndo(), mayTakeBack(*table.session));
            QCOMPARE(table.session->noUndo().isEmpty(), table.session->canUndo());
            const int length = table.session->length();
            const int pot = table.geschenkt().pot();
            if (!table.session->canUndo()) {
                ++refused;
                table.session->undo();
                QCOMPARE(table.session->length(), length);
            } else if (++allowed % 3 == 1) {
                table.session->undo();
                QVERIFY(table.session->length() < length);
                // Only chips go back: every event since was a payment.
                QCOMPARE(table.geschenkt().pot(), pot - (length - table.session->length()));
                QVERIFY(table.yourTurn() && !table.session->holding());
                QVERIFY(actor(table) < people);
                QVERIFY(counted(table) == (people == 1 ? SeatSet{0} : SeatSet()));
            }
            QVERIFY(table.step());
        }
        QVERIFY(allowed > 0);
        QVERIFY(refused > 0);
    }
};

QTEST_GUILESS_MAIN(SessionGeschenktTest)
#include "session_geschenkt_test.moc"
