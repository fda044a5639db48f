#include "app/play/session_play.h"
#include "app/table/skull/skull_truth.h"
#include "engine/steps.h"

using namespace facedown;
using namespace facedown::play;
using table::PieceModel;
using Pieces = std::vector<PieceModel::Piece>;

/// Several people at one screen: whose secrets are to be seen when.
class SessionSecretsTest : public QObject
{
    Q_OBJECT

    /// The player who has asked to see what is hidden, until it is another's turn.
    int asked_ = -1;

    /// What was on the screen at one moment.
    struct Screen
    {
        int length = 0;
        int viewer = 0;
        bool curtain = false;
        bool holding = false;
        bool peeking = false;
        bool asked = false;
        Pieces pieces;
    };

    Screen screen(Table& table)
    {
        Session& session = *table.session;
        const core::Seat actor = session.match().actor();
        if (actor < 0 || session.match().playerOf(actor) != asked_)
            asked_ = -1;
        return {session.length(),
                table.skull().viewer(),
                session.curtain(),
                session.holding(),
                session.peeking(),
                asked_ >= 0,
                table.skull().pieces()->pieces()};
    }

    /// Remembers the screen whenever anything says that it may have changed.
    void watch(Table& table, std::vector<Screen>& screens)
    {
        const auto look = [this, &table, &screens] { screens.push_back(screen(table)); };
        QObject::connect(table.session.get(), &Session::changed, table.session.get(), look);
        QObject::connect(&table.skull(), &table::Table::shown, table.session.get(), look);
        for (const QAbstractItemModel* model :
             {static_cast<QAbstractItemModel*>(table.skull().pieces()),
              static_cast<QAbstractItemModel*>(table.skull().actions())}) {
            QObject::connect(model, &QAbstractItemModel::modelReset, table.session.get(), look);
            QObject::connect(model, &QAbstractItemModel::dataChanged, table.session.get(), look);
        }
    }

    void ask(const Table& table)
    {
        asked_ = table.session->match().playerOf(table.session->match().actor());
    }

    static const core::Play<skull::Skull>& playOf(const Table& table)
    {
        return std::get<core::Play<skull::Skull>>(table.session->match().play());
    }

    /// Whether all faces are such as a seat may see; steps change in the middle of a look.
    static bool shownTo(const Pieces& pieces, const core::Play<skull::Skull>& play, core::Seat seat)
    {
        const auto moments = test::momentsOf(play);
        const auto known = [&](const PieceModel::Piece& piece) {
            return piece.kind != PieceModel::Disc || piece.face.isEmpty() ||
                   std::any_of(moments.begin(), moments.end(), [&](const skull::State& state) {
                       return mayKnow(state, seat, piece);
                   });
        };
        return std::all_of(pieces.begin(), pieces.end(), known);
    }

    static bool liesAlike(const Pieces& one, const Pieces& two)
    {
        const auto alike = [](const PieceModel::Piece& a, const PieceModel::Piece& b) {
            return a.kind == b.kind && a.owner == b.owner && a.zone == b.zone && a.seat == b.seat &&
                   a.place == b.place;
        };
        return std::is_permutation(one.begin(), one.end(), two.begin(), two.end(), alike);
    }

    /// The match's state when so many events had happened.
    static core::Play<skull::Skull> after(const core::Play<skull::Skull>& play, int length)
    {
        core::Play<skull::Skull> until(play.options());
        for (int i = 0; i < length; ++i)
            until.apply(play.events()[static_cast<std::size_t>(i)]);
        return until;
    }

private slots:
    void secretsArePlayersOwn_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("people");
        QTest::addColumn<int>("tribes");
        QTest::addColumn<int>("sharing");
        const auto row = [](const char* name, int players, int people, int tribes, int sharing) {
            QTest::newRow(name) << players << people << tribes << sharing;
        };
        row("curtain", 4, 2, 1, Preferences::Curtain);
        row("curtain, people alone", 3, 3, 1, Preferences::Curtain);
        row("curtain, two tribes", 3, 2, 2, Preferences::Curtain);
        row("peek", 4, 2, 1, Preferences::Peek);
        row("peek, two tribes", 3, 2, 2, Preferences::Peek);
        row("peek, one person", 4, 1, 1, Preferences::Peek);
    }

    void secretsArePlayersOwn()
    {
        QFETCH(int, players);
        QFETCH(int, people);
        QFETCH(int, tribes);
        QFETCH(int, sharing);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            qInfo("seed %d", int(seed));
            Table table(someMatch(players, people, seed, tribes, seed % 2 == 0), {},
                        static_cast<Preferences::Sharing>(sharing));
            std::vector<Screen> screens;
            watch(table, screens);
            table.session->begin();
            int curtains = 0;
            int peeks = 0;
            while (table.ended->isEmpty()) {
                QVERIFY(table.wait());
                if (table.session->curtain()) {
                    ++curtains;
                    QVERIFY(!table.yourTurn());
                    QVERIFY(table.skull().pieces()->pieces() == screens.back().pieces);
                    QVERIFY(!hasSecrets(screens.back().pieces));
                    ask(table);
                    table.session->openCurtain();
                    QVERIFY(hasSecrets(table.skull().pieces()->pieces()));
                } else if (table.session->canPeek() &&
                           (table.mustPeek() || table.random.below(2) == 0)) {
                    ++peeks;
                    ask(table);
                    table.session->peek(true);
                    QVERIFY(table.session->peeking());
                    if (table.random.below(4) == 0)
                        table.session->peek(false);
                }
                if (table.yourTurn())
                    table.session->choose(table.anyOffer());
            }
            QCOMPARE(curtains > 0, sharing == Preferences::Curtain);
            QVERIFY(peeks > 0 || sharing == Preferences::Curtain);
            for (const Screen& seen : screens) {
                const auto play = after(playOf(table), seen.length);
                const core::Seat actor = skull::Skull::actor(play.state());
                // Only the player to act, and nobody while a deed is looked at or the curtain
                // hangs.
                const bool covered = seen.curtain || actor < 0;
                if (actor == core::nobody)
                    continue;
                QVERIFY(shownTo(seen.pieces, play, covered ? core::nobody : actor));
                if (people > 1)
                    QVERIFY(seen.asked || !hasSecrets(seen.pieces));
                if (seen.holding)
                    QVERIFY(!hasSecrets(seen.pieces) || seen.peeking);
                if (seen.curtain)
                    QCOMPARE(seen.viewer, int(core::nobody));
            }
        }
    }

    void allIsCoveredBeforeAnythingMoves()
    {
        Table table(someMatch(3, 2, 4));
        std::vector<Screen> screens;
        watch(table, screens);
        table.session->begin();
        int secret = 0;
        while (table.ended->isEmpty()) {
            QVERIFY(table.wait());
            if (table.session->curtain())
                table.session->openCurtain();
            if (!table.yourTurn())
                continue;
            const Screen before = screen(table);
            screens.clear();
            table.session->choose(table.anyOffer());
            QVERIFY(!screens.empty());
            if (!hasSecrets(before.pieces) || table.session->match().over())
                continue;
            ++secret;
            // First the faces go, with every piece where it was; then the event's pieces move.
            bool covered = false;
            for (const Screen& seen : screens) {
                if (!liesAlike(seen.pieces, before.pieces))
                    QVERIFY(covered);
                covered = covered || !hasSecrets(seen.pieces);
                QVERIFY(!covered || !hasSecrets(seen.pieces));
            }
            QVERIFY(covered);
            QCOMPARE(screens.front().length, before.length);
        }
        QVERIFY(secret > 10);
    }

    void theCurtainNamesWhoIsNext()
    {
        Table table(someMatch(3, 3, 9));
        table.session->begin();
        QVERIFY(table.wait());
        QVERIFY(table.session->curtain());
        const auto name = [&] {
            const auto actor = static_cast<std::size_t>(table.session->match().actor());
            return QString::fromStdString(table.session->match().playerEntries()[actor].name);
        };
        QCOMPARE(table.session->curtainFor(), name());
        // While it hangs nothing can be done but to open it.
        const int length = table.session->length();
        table.session->choose("place flower");
        table.session->peek(true);
        QVERIFY(!table.session->peeking());
        QCOMPARE(table.session->length(), length);
        table.session->openCurtain();
        QVERIFY(!table.session->curtain());
        QVERIFY(table.session->curtainFor().isEmpty());
        QCOMPARE(table.skull().viewer(), table.session->match().actor());
        table.session->openCurtain(); // twice is once
        table.session->choose("place flower");
        QVERIFY(table.wait());
        QVERIFY(table.session->curtain());
        QCOMPARE(table.session->curtainFor(), name());
        // Taking back brings the curtain for whom it is then.
        table.session->undo();
        QCOMPARE(table.session->length(), length);
        QVERIFY(table.session->curtain());
        QCOMPARE(table.session->curtainFor(), name());
        QVERIFY(!hasSecrets(table.skull().pieces()->pieces()));
    }

    /// Whoever bids all and flips at once does so before everybody, with a covered hand.
    void aPublicChallengeCoversWhoStillHoldsTheScreen()
    {
        match::Match match = someMatch(3, 2, 9);
        for (const char* event : {"first 0", "place flower", "place flower"})
            QVERIFY(match.apply(event).has_value());
        QCOMPARE(match.actor(), 0);
        Table table(std::move(match));
        table.session->begin();
        QVERIFY(table.wait());
        table.session->openCurtain();
        table.session->choose("place flower");
        QVERIFY(table.wait());
        QVERIFY(!table.session->curtain());
        QVERIFY(hasSecrets(table.skull().pieces()->pieces()));
        table.session->choose("bid 3");
        QVERIFY(table.wait());
        QVERIFY(!table.session->curtain() && table.yourTurn());
        QVERIFY(!hasSecrets(table.skull().pieces()->pieces()));
    }

    void theCurtainTellsWhatHasBeenMissed()
    {
        match::Match match = someMatch(3, 3, 9);
        for (const char* event :
             {"first 0", "place flower", "place flower", "place skull", "place flower"})
            QVERIFY(match.apply(event).has_value());
        match.noteHint();
        QCOMPARE(match.actor(), 1);
        const QStringList names = playerNames(match);
        Table table(std::move(match));
        QVERIFY(table.session->missed().isEmpty());
        table.session->begin();
        QVERIFY(table.wait());
        QVERIFY(table.session->curtain());
        const QStringList missed{names[2] + " placed a disc", names[0] + " placed a disc",
                                 names[0] + " added a disc"};
        QCOMPARE(table.session->missed(), missed);
        table.session->openCurtain();
        QVERIFY(table.session->missed().isEmpty());
        // Each from their own last decision on.
        table.session->choose("place flower");
        QVERIFY(table.wait());
        const QStringList next{names[0] + " placed a disc", names[0] + " added a disc",
                               names[1] + " added a disc"};
        QCOMPARE(table.session->missed(), next);
    }

    void lookingBackShowsNobodysSecrets()
    {
        Table table(someMatch(3, 2, 4));
        std::vector<Screen> screens;
        table.session->begin();
        for (int i = 0; i < 6; ++i)
            QVERIFY(table.step());
        QVERIFY(table.wait());
        if (table.session->curtain())
            table.session->openCurtain();
        watch(table, screens);
        for (int moment = 0; moment < table.session->length(); ++moment)
            table.session->lookBack(moment);
        for (const Screen& seen : screens)
            QVERIFY(!hasSecrets(seen.pieces));
        QVERIFY(!table.session->canPeek());
        table.session->backToNow();
        QVERIFY(table.playToTheEnd());
    }

    void anotherWayOfSharingCoversAll()
    {
        Table table(someMatch(3, 2, 4));
        table.session->begin();
        QVERIFY(table.wait());
        table.session->openCurtain();
        QVERIFY(hasSecrets(table.skull().pieces()->pieces()));
        table.preferences.setSharing(Preferences::Peek);
        QVERIFY(!hasSecrets(table.skull().pieces()->pieces()));
        QVERIFY(!table.session->curtain());
        QVERIFY(table.session->canPeek());
        QVERIFY(!table.session->hint()->offered());
        QVERIFY(table.session->noHint().startsWith("First peek"));
        table.session->peek(true);
        QVERIFY(table.session->hint()->offered());
        QCOMPARE(table.session->noHint(), QString());
        QVERIFY(hasSecrets(table.skull().pieces()->pieces()));
        table.session->peek(false);
        QVERIFY(!hasSecrets(table.skull().pieces()->pieces()));
        table.preferences.setSharing(Preferences::Curtain);
        QVERIFY(table.session->curtain());
        QCOMPARE(table.session->noHint(), "There are hints only on your own turn.");
        QVERIFY(!hasSecrets(table.skull().pieces()->pieces()));
    }

    /// GE-40: with all covered, neither buttons nor words tell who has no chip left.
    void whoHasNoChipsIsToldToNobodyElse()
    {
        auto match = someGeschenkt(3, 3, 5);
        const auto none = [&match] {
            const auto legal = match.legal();
            return match.actor() >= 0 && legal.size() == 1;
        };
        while (!none())
            if (match.actor() == core::chance ? !match.sample() : !match.apply("pay"))
                QFAIL("nobody runs out of chips");
        Table table(std::move(match));
        QSignalSpy error(table.session.get(), &Session::error);
        table.session->begin();
        QVERIFY(table.wait());
        QCOMPARE(table.geschenkt().actions()->count(), 2);
        const QString prompt = table.geschenkt().prompt();
        QVERIFY2(prompt.contains("pay one chip"), qPrintable(prompt));
        const int length = table.session->length();
        table.session->choose("pay");
        QCOMPARE(table.session->length(), length);
        const auto sentence = error.at(0)[0].value<std::function<QString()>>();
        QVERIFY(sentence().contains("is out of chips"));
        table.session->peek(true);
        QVERIFY(!table.geschenkt().offers("pay"));
        table.session->choose("take");
        QVERIFY(table.session->length() > length);
        QCOMPARE(error.count(), 1);
        // It is not said of what comes next.
        QVERIFY(sentence().isEmpty());
    }

    /// One click must not undo what somebody else has done: it takes two.
    void anothersDecisionIsTakenBackWhenItIsSaidTwice()
    {
        Table table(someMatch(3, 2, 2));
        Session& session = *table.session;
        session.begin();
        QVERIFY(table.wait());
        int before = 0;
        core::Seat first = core::nobody;
        do {
            before = session.length();
            first = session.match().actor();
            QVERIFY(table.step());
            QVERIFY(table.wait());
        } while (session.match().actor() == first || !session.canUndo());
        const int after = session.length();
        session.askToUndo();
        QCOMPARE(session.length(), after);
        QVERIFY(session.undoQuestion().contains(playerNames(session.match())[first]));
        // Something else is done: it was not meant.
        session.openCurtain();
        QCOMPARE(session.undoQuestion(), QString());
        session.askToUndo();
        session.askToUndo();
        QCOMPARE(session.length(), before);
        QCOMPARE(session.match().actor(), first);
        QCOMPARE(session.undoQuestion(), QString());
    }
};

QTEST_GUILESS_MAIN(SessionSecretsTest)
#include "session_secrets_test.moc"
