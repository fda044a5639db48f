#include <QTest>

#include "app/table/reading.h"
#include "app/table/skull/skull_scene.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using skull::Game;
using Shown = SkullShown;

/// What a table of Skull says and offers.
class SkullTableTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPhaseSaysWhoIsToDoWhat()
    {
        Game game(skull::players(3));
        Shown shown(0);
        const auto prompt = [&] { return shown.show(game).prompt(); };
        QCOMPARE(prompt(), QString("Choosing the first player…"));
        game.play("first 0");
        QCOMPARE(prompt(), QString("Bruno: place a disc face down"));
        game.play("place flower, place skull, place flower");
        QCOMPARE(prompt(), QString("Ana: add a disc or bid"));
        game.play("bid 1");
        QCOMPARE(prompt(), QString("Bruno: bid more than 1 or pass"));
        game.play("bid 2, pass, pass");
        QCOMPARE(prompt(), QString("Bruno flips 1 of their own disc(s), from the top"));
        shown.viewer = 1;
        QCOMPARE(prompt(), QString("Bruno: flip 1 of your own disc(s), from the top"));
        QCOMPARE(shown.table.actions()->preselected(), 0);
        game.play("flip 1");
        QCOMPARE(prompt(), QString("Bruno: choose whose disc to flip, 1 to go"));
        // Nobody's disc stands before the others', so none is chosen before somebody does.
        QCOMPARE(shown.table.actions()->preselected(), -1);
        game.play("flip 2");
        QCOMPARE(prompt(), QString("Shuffling Bruno’s discs…"));
        game.play("shuffle flower flower flower skull");
        QCOMPARE(prompt(), QString("Cora: take one of Bruno’s discs"));
        game.play("take 4");
        QCOMPARE(prompt(), QString("Cora: place a disc face down"));
    }

    /// The bid that would begin the challenge at once is not what a stray Enter makes.
    void theHighestBidHasNotTheFocus()
    {
        Game game(skull::players(3));
        game.play("first 0, place flower, place flower, place flower, bid 1");
        Shown shown(1);
        (void)shown.show(game);
        QCOMPARE(shown.table.actions()->preselected(), 0); // 2 or 3
        game.play("bid 2");
        shown.viewer = 2;
        (void)shown.show(game);
        const auto& actions = shown.table.actions()->actions();
        QCOMPARE(actions.at(0).choices.front().event, QString("bid 3"));
        QCOMPARE(actions.at(1).choices.front().event, QString("pass"));
        QCOMPARE(shown.table.actions()->preselected(), 1);
    }

    void whoHasNoDiscLeftMustBid()
    {
        Game last(skull::players(3));
        last.play("first 0, place flower, place flower, place flower");
        last.times(2, "place flower, place flower, place flower");
        last.play("place skull, place skull, place skull");
        Shown shown(0);
        QCOMPARE(shown.show(last).prompt(), QString("Ana must bid: no discs left in hand"));
        QCOMPARE(shown.table.actions()->count(), 1);
    }

    void ownSkullAndElimination()
    {
        Game game(skull::players(3));
        game.play("first 0").play(skull::ownSkullRound);
        Shown shown(0);
        QCOMPARE(shown.show(game).prompt(), QString("Ana: secretly choose which disc to lose"));
        QCOMPARE(Shown(1).show(game).prompt(),
                 QString("Ana is secretly choosing which disc to lose"));
        QCOMPARE(offers(shown.table),
                 (std::vector<Offer>{{"discard flower", "Lose a flower", "F"},
                                     {"discard skull", "Lose the skull", "S"}}));
        shown.show(skull::outByOwnSkull());
        QCOMPARE(shown.table.prompt(), QString("Ana: choose who goes first next round"));
        QCOMPARE(offers(shown.table), (std::vector<Offer>{{"start 1", "Bruno goes first", "1"},
                                                          {"start 2", "Cora goes first", "2"}}));
        const auto& seats = shown.table.seats()->rows();
        QVERIFY(seats[0].out);
        QCOMPARE(seats[0].status, QString("eliminated"));
        QVERIFY(seats[0].event.isEmpty());
        QCOMPARE(seats[1].event, QString("start 1"));
        QCOMPARE(seats[2].event, QString("start 2"));
        const auto mat =
            std::find_if(shown.pieces().begin(), shown.pieces().end(), [](auto& piece) {
                return piece.kind == PieceModel::Mat && piece.owner == 0;
            });
        QCOMPARE(mat->zone, PieceModel::Out);
    }

    void theFirstDiscIsPlacedAndOthersAdded()
    {
        Game game(skull::players(3));
        Shown shown(1);
        shown.show(game.play("first 0"));
        QVERIFY(shown.table.yourTurn());
        QCOMPARE(offers(shown.table),
                 (std::vector<Offer>{{"place flower", "Place a flower", "F"},
                                     {"place skull", "Place the skull", "S"}}));
        shown.viewer = 0;
        QVERIFY(!shown.show(game).yourTurn());
        game.play("place flower, place flower, place skull");
        // SK-11: adding stands before bidding; the bids are one row that can be stepped. What there
        // is none of keeps its place, and so do both where nobody may know.
        shown.show(game);
        QCOMPARE(offers(shown.table), (std::vector<Offer>{{"place flower", "Add a flower", "F"},
                                                          {"", "Add the skull", "S"},
                                                          {"bid 1", "Bid 1", "B"}}));
        QCOMPARE(shown.table.actions()->preselected(), 0);
        shown.viewer = core::nobody;
        shown.show(game);
        QCOMPARE(offers(shown.table), (std::vector<Offer>{{"", "Add a flower", "F"},
                                                          {"", "Add the skull", "S"},
                                                          {"bid 1", "Bid 1", "B"}}));
        QCOMPARE(shown.table.actions()->preselected(), 2);
        game.play("place flower");
        shown.viewer = 1;
        shown.show(game);
        QCOMPARE(offers(shown.table), (std::vector<Offer>{{"place flower", "Add a flower", "F"},
                                                          {"place skull", "Add the skull", "S"},
                                                          {"bid 1", "Bid 1", "B"}}));
    }

    void bidsAreStepped()
    {
        Game game(skull::players(3));
        Shown shown(1);
        shown.show(game.play("first 0, place flower, place flower, place flower, bid 1"));
        ActionModel& actions = *shown.table.actions();
        // SK-14: bidding stands before passing.
        QCOMPARE(offers(shown.table),
                 (std::vector<Offer>{{"bid 2", "Bid 2", "B"}, {"pass", "Pass", "P"}}));
        const auto at = [&](const char* role) { return actions.value(0, role); };
        QVERIFY(at("adjustable").toBool());
        QVERIFY(!at("canLower").toBool());
        QVERIFY(at("canRaise").toBool());
        QVERIFY(!actions.value(1, "adjustable").toBool());
        actions.step(0, 1);
        QCOMPARE(offers(shown.table)[0], (Offer{"bid 3", "Bid all 3", "B"}));
        QVERIFY(at("canLower").toBool());
        QVERIFY(!at("canRaise").toBool());
        actions.stepAny(100);
        QCOMPARE(offers(shown.table)[0].event, QString("bid 3"));
        shown.table.retranslate(); // in another language what was chosen stays
        QCOMPARE(offers(shown.table)[0].event, QString("bid 3"));
        actions.stepAny(-100);
        QCOMPARE(offers(shown.table)[0].event, QString("bid 2"));
        actions.step(7, 1);
        actions.step(-1, 1);
        QCOMPARE(offers(shown.table)[0].event, QString("bid 2"));
    }

    void bidsAreTyped()
    {
        Game game(skull::players(12));
        game.play("first 0");
        for (int disc = 0; disc < 12; ++disc)
            game.play("place flower");
        Shown shown(0);
        shown.show(game.play("bid 2"));
        shown.viewer = 1;
        shown.show(game);
        ActionModel& actions = *shown.table.actions();
        const auto typed = [&](int digit) {
            actions.type(digit);
            return offers(shown.table)[0].event;
        };
        QCOMPARE(typed(5), "bid 5");
        QCOMPARE(typed(1), "bid 5"); // 51 is no bid, nor is 1: more may follow
        QCOMPARE(typed(2), "bid 12");
        QCOMPARE(typed(3), "bid 3"); // nor is 123
        QCOMPARE(typed(0), "bid 3");
        QCOMPARE(typed(1), "bid 3");
        actions.endTyping();
        QCOMPARE(typed(2), "bid 3");
        QCOMPARE(typed(4), "bid 4");
    }

    void flipsAndTakes()
    {
        Game game(skull::players(4));
        game.play("first 1, place skull, place flower, place flower, place flower, bid 4");
        Shown shown(1);
        shown.show(game);
        // The only thing to do: Enter does it too.
        QCOMPARE(offers(shown.table),
                 (std::vector<Offer>{{"flip 1", "Flip your own disc", "1", true}}));
        // The others as they sit round the table.
        shown.show(game.play("flip 1"));
        QCOMPARE(offers(shown.table), (std::vector<Offer>{{"flip 2", "Cora’s disc", "1"},
                                                          {"flip 3", "Dan’s disc", "2"},
                                                          {"flip 0", "Ana’s disc", "3"}}));
        // What is flipped leaves its place, and its key, to nobody.
        shown.show(game.play("flip 0"));
        QCOMPARE(offers(shown.table), (std::vector<Offer>{{"flip 2", "Cora’s disc", "1"},
                                                          {"flip 3", "Dan’s disc", "2"},
                                                          {"", "Ana’s disc", "3"}}));
        shown.show(game.play("flip 3"));
        QCOMPARE(offers(shown.table), (std::vector<Offer>{{"flip 2", "Cora’s disc", "1", true},
                                                          {"", "Dan’s disc", "2"},
                                                          {"", "Ana’s disc", "3"}}));
        QCOMPARE(shown.table.actions()->preselected(), 0);
        game.play("flip 2, shuffle flower flower skull flower");
        shown.viewer = 2;
        shown.show(game);
        QCOMPARE(offers(shown.table).size(), std::size_t(4));
        QCOMPARE(offers(shown.table)[2], (Offer{"take 3", "3", "3"}));
        const ActionModel& actions = *shown.table.actions();
        QCOMPARE(actions.value(2, "spoken").toString(), QString("Take disc 3"));
        QCOMPARE(shown.table.choiceText({"take 3"}), QString("Take disc 3"));
        QVERIFY(shown.table.offers("take 4"));
        QVERIFY(!shown.table.offers("take 5"));
        // Pieces stand for the same.
        for (int place = 0; place < 4; ++place) {
            const int row = shown.row(PieceModel::Row, 1, place);
            QCOMPARE(shown.pieces()[static_cast<std::size_t>(row)].event,
                     QString("take %1").arg(place + 1));
        }
    }

    void theLastDiscIsTaken()
    {
        Game game(skull::players(3));
        game.play("first 0").play(skull::othersSkullRound);
        game.play("shuffle flower skull flower flower, take 2");
        for (const char* discs : {"shuffle flower flower flower", "shuffle flower flower"})
            game.play(skull::othersSkullRound).play(discs).play("take 1");
        game.play(skull::othersSkullRound).play("shuffle flower");
        Shown shown(1);
        shown.show(game);
        QCOMPARE(offers(shown.table),
                 (std::vector<Offer>{{"take 1", "Take the last disc", "1", true}}));
    }

    void everyButtonHasAKeyOfItsOwn()
    {
        Game game(skull::players(12));
        game.play("first 0").times(12, "place flower").play("bid 12, flip 0");
        Shown shown(0);
        shown.show(game);
        std::set<QString> keys;
        for (const Offer& offer : offers(shown.table)) {
            QCOMPARE(offer.key.size(), 1);
            keys.insert(offer.key);
        }
        QCOMPARE(keys.size(), std::size_t(11));
    }

    void showingIsAChoiceAfterTheVerdict()
    {
        Game game({3, 1, true});
        game.play("first 0").play(skull::ownSkullRound);
        Shown shown(1);
        shown.show(game, Stop::Told);
        QCOMPARE(shown.table.verdict(), SkullTable::Failure);
        QCOMPARE(shown.table.prompt(), QString("Ana has failed: their own skull"));
        // Once it was looked at, it is for Bruno to say what he does.
        shown.show(game);
        QCOMPARE(shown.table.verdict(), SkullTable::None);
        QCOMPARE(shown.table.prompt(),
                 QString("Bruno: Ana has failed. Show your face-down discs or keep them hidden"));
        QCOMPARE(Shown(2).show(game).prompt(),
                 QString("Ana has failed. Bruno may show their face-down discs"));
        QCOMPARE(offers(shown.table),
                 (std::vector<Offer>{{"show", "Show", "S"}, {"hide", "Keep hidden", "K"}}));
        shown.show(game.play("show"));
        QCOMPARE(shown.table.seats()->rows()[1].said, QString("Look!"));
        QCOMPARE(log(shown.table, 1), QStringList("Bruno showed their discs: no skull"));
        shown.show(game.play("hide"));
        QCOMPARE(shown.table.seats()->rows()[2].said, QString("Not telling!"));
    }

    /// Of a bid that is decided, on mats that are empty, there is nothing to count.
    void theNumberInTheMiddleIsTrueOrNotThere()
    {
        Game game(skull::players(3));
        Shown shown(core::nobody);
        const auto counting = [&](const char* events, Stop stop = Stop::Settled) {
            return shown.show(game.play(events), stop).counting();
        };
        QVERIFY(counting("first 0, place flower, place skull, place flower, bid 3"));
        QVERIFY(counting("flip 0"));
        QVERIFY(counting("flip 1"));
        QVERIFY(!counting("flip 2", Stop::Told)); // the verdict stands there
        QVERIFY(!shown.show(game).counting());
        QVERIFY(shown.table.failed()); // until the discs are shuffled there
        QVERIFY(!counting("shuffle flower flower flower skull"));
        QVERIFY(!shown.table.failed());
        QVERIFY(counting("take 1"));
        QCOMPARE(shown.table.bid(), 0);
        game.play("place flower, place flower, place skull, bid 1, pass, pass");
        QVERIFY(!counting("flip 0", Stop::Told) && !shown.table.failed()); // his own skull
        QVERIFY(!shown.show(game).counting());
        QVERIFY(shown.table.failed());
        QVERIFY(counting("discard flower"));
        QVERIFY(!shown.table.failed());
    }

    void whoSetTheSkullLaughsAndHasAWordToSay()
    {
        Game game(skull::players(4));
        Shown shown(1);
        game.play("first 0, place flower, place flower, place skull, place flower, bid 2");
        game.play("pass, pass, pass, flip 0");
        shown.show(game);
        QCOMPARE(shown.seat(0).mood, Mood::Thinking);
        QCOMPARE(shown.seat(3).mood, Mood::Calm);
        game.play("flip 3");
        shown.show(game, Stop::Turning);
        QCOMPARE(shown.seat(3).mood, Mood::Calm); // nobody has seen it yet
        QCOMPARE(shown.seat(3).remark, QString());
        shown.show(game, Stop::Told);
        QCOMPARE(shown.seat(0).mood, Mood::Dismayed);
        QCOMPARE(shown.seat(0).remark, QString());
        QCOMPARE(shown.seat(3).mood, Mood::Glad);
        const QString word = shown.seat(3).remark;
        QVERIFY(QStringList({"Looking for me?", "Gotcha!"}).contains(word));
        shown.show(game.play("shuffle flower flower flower skull"));
        QCOMPARE(shown.seat(0).mood, Mood::Dismayed);
        QCOMPARE(shown.seat(3).mood, Mood::Thinking);
        QCOMPARE(shown.seat(3).remark, word);
        shown.show(game.play("take 1"));
        QCOMPARE(shown.seat(3).mood, Mood::Calm);
        QCOMPARE(shown.seat(3).remark, QString());
    }

    void theVerdictStandsUntilTheDiscsGoHome()
    {
        Game game(skull::players(3));
        Shown shown(2);
        game.play("first 0, place flower, place skull, place flower, bid 1, pass, pass, flip 0");
        shown.show(game, Stop::Told);
        QCOMPARE(shown.table.verdict(), SkullTable::Success);
        QCOMPARE(shown.table.verdictText(), QString("Ana has succeeded"));
        QCOMPARE(shown.table.prompt(), shown.table.verdictText());
        QCOMPARE(shown.table.discsOnMats(), 3);
        QVERIFY(!shown.table.yourTurn());
        shown.show(game);
        QCOMPARE(shown.table.verdict(), SkullTable::None);
        QVERIFY(shown.table.verdictText().isEmpty());
        QCOMPARE(shown.table.discsOnMats(), 0);
        QCOMPARE(shown.table.seats()->rows()[0].score, 1);

        Game failed(skull::players(3));
        shown.show(failed.play("first 0").play(skull::othersSkullRound), Stop::Told);
        QCOMPARE(shown.table.verdict(), SkullTable::Failure);
        QCOMPARE(shown.table.verdictText(), QString("Ana has failed: Bruno’s skull"));
        QCOMPARE(shown.table.skullOwner(), 1);
        QCOMPARE(shown.table.seats()->rows()[0].said, QString("2!"));
        // What was bid goes home with the discs.
        for (const SeatModel::Row& row : shown.show(failed).seats()->rows())
            QCOMPARE(row.said, QString());
        // A flip in between is no verdict.
        Game between(skull::players(3));
        between.play(
            "first 0, place flower, place flower, place flower, bid 2, pass, pass, flip 0");
        for (const Stop stop : {Stop::Told, Stop::Settled})
            QCOMPARE(shown.show(between, stop).verdict(), SkullTable::None);
    }

    void theWaitGrowsTowardsTheLastFlip()
    {
        skull::Game game(skull::players(3));
        game.play("first 0, place flower, place flower, place flower, bid 3");
        SkullShown shown(core::nobody);
        int before = 0;
        for (const char* flip : {"flip 0", "flip 1", "flip 2"}) {
            game.play(flip);
            shown.show(game, Stop::Turning);
            const int suspense = shown.table.suspense();
            QVERIFY(suspense > before);
            QCOMPARE(shown.table.lastFlip(), QByteArray(flip) == "flip 2");
            // All of it is over before anything is said.
            QVERIFY(shown.table.showing(shown.last(), 0).turning > suspense);
            QVERIFY(shown.table.challenged());
            shown.show(game, Stop::Told);
            QCOMPARE(shown.table.suspense(), 0);
            QVERIFY(shown.table.challenged());
            before = suspense;
        }
        QCOMPARE(shown.table.successes(), 1);
        shown.show(game);
        QVERIFY(!shown.table.challenged());
    }
};

QTEST_GUILESS_MAIN(SkullTableTest)
#include "skull_table_test.moc"
