#include <QTest>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;

/// What a player sees: NY-70, NY-23; events as a seat sees them.
class ViewTest : public QObject
{
    Q_OBJECT

    static constexpr Card none = Card::none();
    static constexpr Card hidden = Card::hidden();

    /// Three players; seat 1 starts.
    static Game before(const char* discarding)
    {
        Game game(players(3));
        game.deal({"B1 B2 R1 Y10", "B1 B3 R2 G10", "B4 R3"}).veto({1, discarding}).play("team 2");
        return game;
    }

    static std::vector<Card> discardsSeen(const Game& game, Seat viewer, Seat seat)
    {
        const Discards discards = game.view(viewer).discards[static_cast<std::size_t>(seat)];
        return {discards.begin(), discards.end()};
    }
    static Card given(const Game& game, Seat viewer, Seat seat)
    {
        return game.view(viewer).given[static_cast<std::size_t>(seat)];
    }
    static Card received(const Game& game, Seat viewer, Seat seat)
    {
        return game.view(viewer).received[static_cast<std::size_t>(seat)];
    }

    static std::string seen(const Game& game, std::string_view event, Seat viewer)
    {
        return Nyet::text(Nyet::seen(game.state(), *Nyet::parse(event), viewer));
    }

private slots:
    void ny70_whatLiesOnTheTableIsKnownToAll()
    {
        Game game = before("none");
        game.anything(20);
        for (Seat viewer : {0, 1, 2, nobody}) {
            const View view = game.view(viewer);
            QVERIFY(view.table == game.table());
            QCOMPARE(view.viewer, viewer);
        }
    }

    void ny70_onlyHisOwnHand()
    {
        const Game game = before("none");
        for (Seat viewer : {0, 1, 2, nobody}) {
            const View view = game.view(viewer);
            for (Seat seat = 0; seat < 3; ++seat) {
                QCOMPARE(view.hand(seat), seat == viewer ? game.state().hand(seat) : Cards());
                QCOMPARE(view.knowsHand(seat), seat == viewer);
                QCOMPARE(view.table.seat(seat).held, 16);
            }
        }
    }

    void ny70_onlyWhatHeDiscardedHimself()
    {
        Game game = before("two");
        game.play("discard G10, discard B1, discard B4");
        using List = std::vector<Card>;
        for (Seat viewer : {0, 1, 2, nobody}) {
            QCOMPARE(discardsSeen(game, viewer, 0), (List{none, none}));
            QCOMPARE(discardsSeen(game, viewer, 1),
                     viewer == 1 ? (List{card("G10"), card("B1")}) : (List{hidden, hidden}));
            QCOMPARE(discardsSeen(game, viewer, 2),
                     viewer == 2 ? (List{card("B4"), none}) : (List{hidden, none}));
        }
    }

    void ny70_whatIsGivenIsTheGiversSecretUntilItIsHandedOver()
    {
        Game game = before("left");
        game.play("give B3, give R3");
        for (Seat viewer : {0, 1, 2, nobody}) {
            QCOMPARE(given(game, viewer, 0), none);
            QCOMPARE(given(game, viewer, 1), viewer == 1 ? card("B3") : hidden);
            QCOMPARE(given(game, viewer, 2), viewer == 2 ? card("R3") : hidden);
            for (Seat seat = 0; seat < 3; ++seat)
                QCOMPARE(received(game, viewer, seat), none);
        }
    }

    void ny70_thenOfTheTwoConcerned()
    {
        Game game = before("left");
        game.play("give B3, give R3, give Y10");
        const Card cards[] = {card("Y10"), card("B3"), card("R3")};
        for (Seat viewer : {0, 1, 2, nobody}) {
            for (Seat seat = 0; seat < 3; ++seat) {
                const Seat left = (seat + 1) % 3;
                const Card expected = viewer == seat || viewer == left ? cards[seat] : hidden;
                QCOMPARE(given(game, viewer, seat), expected);
                QCOMPARE(received(game, viewer, left), expected);
            }
        }
    }

    void ny70_whatIsSetAsideIsUnseen()
    {
        Game game(players(2));
        game.play("dealer 0").sample();
        State other = game.state();
        const Card mine = *other.aside.begin();
        const Card his = *other.hand(1).begin();
        QVERIFY(mine != his);
        other.aside.remove(mine);
        other.hand(1).remove(his);
        other.aside.add(his);
        other.hand(1).add(mine);
        QVERIFY(Nyet::view(other, 0) == game.view(0));
        QVERIFY(Nyet::view(other, nobody) == game.view(nobody));
        QVERIFY(Nyet::view(other, 1) != game.view(1));
    }

    void whenTheGameIsOverAllIsShownToAll()
    {
        for (const char* discarding : {"two", "left"}) {
            Game game(players(2, 1));
            while (game.phase() != Phase::Over) {
                if (game.phase() == Phase::Dealer)
                    game.play("dealer 0");
                game.sample().veto({0, discarding}).anything();
            }
            for (Seat viewer : {0, 1, nobody}) {
                const View view = game.view(viewer);
                QVERIFY(view.discards == game.state().discards);
                QVERIFY(view.given == game.state().given);
                QVERIFY(view.received[0] == view.given[1] && view.received[1] == view.given[0]);
                QVERIFY(view.knowsHand(0) && view.knowsHand(1));
            }
        }
    }

    void aViewListsWhatItsSeatMayDo()
    {
        for (const char* discarding : {"two", "not1", "left", "none"}) {
            Game game = before(discarding);
            for (int step = 0; step < 30; ++step, game.anything(1))
                for (Seat viewer : {0, 1, 2, nobody}) {
                    const auto seen = Nyet::legal(game.view(viewer));
                    QCOMPARE(seen.empty(), viewer != game.actor());
                    const auto all = Nyet::legal(game.state());
                    QVERIFY(seen.empty() ||
                            std::equal(seen.begin(), seen.end(), all.begin(), all.end()));
                }
        }
    }

    void ofADealASeatSeesItsOwnHand()
    {
        Game game(players(3));
        game.play("dealer 0");
        const std::string deal = dealText(3, {"B2", "B3", "G10"});
        const std::string hands = deal.substr(5);
        const std::string first = hands.substr(0, hands.find('|'));
        const std::string rest = hands.substr(hands.find('|') + 1);
        const std::string second = rest.substr(0, rest.find('|'));
        std::string unknown = "?";
        for (int i = 1; i < 16; ++i)
            unknown += " ?";
        QCOMPARE(seen(game, deal, 0), "deal " + first + '|' + unknown + '|' + unknown);
        QCOMPARE(seen(game, deal, 1), "deal " + unknown + '|' + second + '|' + unknown);
        QCOMPARE(seen(game, deal, nobody), "deal " + unknown + '|' + unknown + '|' + unknown);
        QCOMPARE(seen(Game(players(3)), "dealer 1", nobody), "dealer 1");
    }

    void ofADiscardOthersSeeThatThereIsOne()
    {
        const Game discarding = before("one");
        const Game giving = before("left");
        for (Seat viewer : {0, 1, 2, nobody}) {
            QCOMPARE(seen(discarding, "discard B3", viewer),
                     viewer == 1 ? "discard B3" : "discard ?");
            QCOMPARE(seen(giving, "give B3", viewer), viewer == 1 ? "give B3" : "give ?");
        }
    }

    void allElseIsSeenAsItIs()
    {
        Game game = before("none");
        for (Seat viewer : {0, 2, nobody})
            QCOMPARE(seen(game, "play B3", viewer), "play B3");
        Game vetoing(players(3));
        vetoing.deal();
        QCOMPARE(seen(vetoing, "veto super red", 1), "veto super red");
    }
};

QTEST_APPLESS_MAIN(ViewTest)
#include "view_test.moc"
