#include <QTest>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;

/// The options, the deal, and how many rounds there are: NY-1, NY-2, NY-10 to NY-14, NY-61.
class SetupTest : public QObject
{
    Q_OBJECT

    static std::string complaint(const Options& options)
    {
        const auto error = Nyet::check(options);
        if (!error)
            return {};
        return error->code == core::ErrorCode::BadOption ? error->message : "wrong code";
    }

    static Cards together(const State& state)
    {
        Cards all = state.aside;
        for (const Cards hand : state.hands)
            for (const Card card : hand)
                for (int i = hand.count(card); i > 0; --i)
                    all.add(card);
        return all;
    }

private slots:
    void ny2_twoToFivePlayers()
    {
        for (int count = 2; count <= 5; ++count)
            QCOMPARE(complaint(players(count)), "");
        for (int count : {-1, 0, 1, 6, 1000})
            QCOMPARE(complaint(players(count)),
                     "players must be 2 to 5 (NY-2), not " + std::to_string(count));
    }

    void ny14_aTargetIs1To999()
    {
        for (int target : {0, 1, 30, 999})
            QCOMPARE(complaint(players(4, target)), "");
        for (int target : {-1, 1000, 32000})
            QCOMPARE(complaint(players(4, target)),
                     "target must be 0 to 999 (NY-14), not " + std::to_string(target));
    }

    void theStateKeepsItsOptions()
    {
        for (const Options& options : {players(2), players(5, 999), players(3, 1, true)})
            QVERIFY(Nyet::options(Nyet::start(options)) == options);
    }

    void ny10_chanceChoosesTheFirstDealer()
    {
        const Game game(players(3));
        QCOMPARE(game.phase(), Phase::Dealer);
        QCOMPARE(game.actor(), chance);
        QCOMPARE(game.legal(), (Texts{"dealer 0", "dealer 1", "dealer 2"}));
        QCOMPARE(game.table().dealer, nobody);
    }

    void ny10_everyDealerIsEquallyLikely()
    {
        int dealt[4] = {};
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            core::Random random(seed);
            ++dealt[Nyet::sample(Nyet::start(players(4)), random).seat];
        }
        for (const int times : dealt)
            QVERIFY(times > 900 && times < 1100);
    }

    void ny10_everyRoundTheDealMovesClockwise()
    {
        Game game(players(3));
        game.play("dealer 1");
        for (int dealer : {1, 2, 0, 1}) {
            QCOMPARE(game.table().dealer, dealer);
            game.sample();
            QCOMPARE(game.actor(), dealer);
            game.veto().anything();
        }
    }

    void ny12_howManyCardsEachIsDealt()
    {
        const int sizes[] = {0, 0, 15, 16, 15, 12};
        for (int count = 2; count <= 5; ++count) {
            Game game(players(count));
            game.play("dealer 0");
            QCOMPARE(game.phase(), Phase::Deal);
            QCOMPARE(game.actor(), chance);
            QVERIFY(!Nyet::outcomes(game.state()));
            game.sample();
            QCOMPARE(game.phase(), Phase::Veto);
            for (Seat seat = 0; seat < count; ++seat) {
                QCOMPARE(game.state().hand(seat).size(), sizes[count]);
                QCOMPARE(game.table().seat(seat).held, sizes[count]);
            }
            QCOMPARE(game.table().aside, count == 2 ? 30 : 0);
            QCOMPARE(together(game.state()), Cards::pack(count == 3 ? 10 : 13));
        }
    }

    void ny12_everyCardIsAsLikelyInEachHand()
    {
        const State state = Game(players(4)).play("dealer 0").state();
        std::array<std::array<int, 64>, 4> times{};
        core::Random random(1);
        constexpr int deals = 4000;
        for (int i = 0; i < deals; ++i) {
            const Chance deal = Nyet::sample(state, random);
            for (std::size_t seat = 0; seat < 4; ++seat)
                for (const Card card : deal.hands[seat])
                    times[seat][static_cast<std::size_t>(card.code)] +=
                        deal.hands[seat].count(card);
        }
        for (const auto& hand : times) {
            for (const Card card : Cards::pack(13)) {
                const double mean = deals / 4.0 * (card.value() == 1 ? 3 : 1);
                const int seen = hand[static_cast<std::size_t>(card.code)];
                QVERIFY2(seen > mean * 0.87 && seen < mean * 1.13, text(card).c_str());
            }
        }
    }

    void ny12_aDealThatIsNoneIsRefused()
    {
        Game game(players(3));
        game.play("dealer 0");
        const auto refused = [&game](const char* deal, const char* why) {
            QCOMPARE(game.refusal(deal), std::string("deal: ") + why);
        };
        refused("deal B1|B2", "there are 3 hands to deal (NY-12)");
        refused("deal B1|B2|B3|B4", "there are 3 hands to deal (NY-12)");
        refused("deal B1|B2|B3", "each player is dealt 16 cards (NY-12)");
        const std::string good = dealText(3, {"B1 B1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 R1 R1 R1 R2"});
        QCOMPARE(game.refusal(good), "");
        const auto with = [&good](std::string_view one, std::string_view other) {
            std::string deal = good;
            return deal.replace(deal.find(one), one.size(), other);
        };
        refused(with("R3", "R11").c_str(), "R11 is out of the game (NY-12)");
        refused(with("R3", "R2").c_str(), "there are not that many R2 (NY-1)");
        refused(with("R3", "B1").c_str(), "there are not that many B1 (NY-1)");
        refused(with(" R4", "").c_str(), "each player is dealt 16 cards (NY-12)");
        Chance hidden = std::get<Chance>(*Nyet::parse(good));
        hidden.hidden = 1;
        QVERIFY(Nyet::check(game.state(), hidden));
    }

    void ny13_withTwoTheCardsSetAsideAreDealtNext()
    {
        Game game(players(2));
        game.play("dealer 0");
        core::Random random(3);
        for (int round = 1; round <= 8; ++round) {
            const Cards aside = game.state().aside;
            QCOMPARE(aside.size(), round % 2 == 0 ? 30 : 0);
            QCOMPARE(game.table().aside, aside.size());
            QCOMPARE(toDeal(game.state()), round % 2 == 0 ? aside : Cards::pack(13));
            game.sample(static_cast<std::uint64_t>(round));
            QCOMPARE(game.state().hand(0).size(), 15);
            if (round % 2 == 0) {
                Cards left = aside;
                left.remove(game.state().hand(0));
                QCOMPARE(game.state().hand(1), left);
                QCOMPARE(game.table().aside, 0);
            }
            game.veto().anything();
        }
        QCOMPARE(game.phase(), Phase::Over);
    }

    void ny13_aSecondDealFromThePackIsRefused()
    {
        Game game(players(2));
        game.play("dealer 0").sample(1).veto({0, "one"}).anything();
        QCOMPARE(game.table().round, 2);
        Game other(players(2));
        other.play("dealer 0").sample(2);
        const Chance deal{Chance::Kind::Deal, 0, 2, 15, 0, other.state().hands};
        const std::string refusal = game.refusal(Nyet::text(Nyet::Event(deal)));
        QVERIFY2(refusal.ends_with("is not among the cards set aside (NY-13)"), refusal.c_str());
    }

    void ny11_howManyRounds()
    {
        const int rounds[] = {0, 0, 8, 9, 8, 10};
        for (int count = 2; count <= 5; ++count) {
            Game game(players(count));
            QCOMPARE(game.table().rounds(), rounds[count]);
            game.play("dealer 0");
            for (int round = 1; round <= rounds[count]; ++round) {
                QCOMPARE(game.table().round, round);
                QCOMPARE(game.phase(), Phase::Deal);
                QVERIFY(Nyet::winners(game.state()).empty());
                game.anyRound();
            }
            QCOMPARE(game.phase(), Phase::Over);
            QCOMPARE(game.table().round, rounds[count]);
            QCOMPARE(game.actor(), nobody);
            QVERIFY(!Nyet::winners(game.state()).empty());
        }
    }

    void ny14_theGameEndsWhenTheTargetIsReached()
    {
        Game game(players(4, 60));
        QCOMPARE(game.table().rounds(), 0);
        game.play("dealer 0");
        int before = 0;
        while (game.phase() != Phase::Over) {
            QVERIFY(before < 60);
            game.anyRound();
            const auto scores = game.scores();
            before = *std::max_element(scores.begin(), scores.end());
        }
        QVERIFY(before >= 60);
        QVERIFY(game.table().round < 8);
    }

    void ny14_reachingItIsEnough()
    {
        Game game(players(4, 999));
        game.play("dealer 0").anyRound();
        const auto scores = game.scores();
        const int best = *std::max_element(scores.begin(), scores.end());
        Game exact(players(4, best));
        exact.play("dealer 0").anyRound();
        QCOMPARE(exact.phase(), Phase::Over);
        Game more(players(4, best + 1));
        more.play("dealer 0").anyRound();
        QCOMPARE(more.phase(), Phase::Deal);
    }

    void ny14_after50RoundsInAnyCase()
    {
        Game game(players(3, 999));
        game.play("dealer 0");
        for (int round = 1; round <= 50; ++round) {
            QCOMPARE(game.phase(), Phase::Deal);
            game.sample().veto({0, "none", "yellow", "none", "-2"}).anything();
        }
        QCOMPARE(game.phase(), Phase::Over);
        for (const int score : game.scores())
            QVERIFY(score <= 0);
    }

    void ny61_theHighestTotalWins()
    {
        State state = Nyet::start(players(4));
        QVERIFY(Nyet::scores(state).empty());
        state.table.phase = Phase::Over;
        const auto won = [&state](std::array<int, 4> totals) {
            for (Seat seat = 0; seat < 4; ++seat)
                state.table.seat(seat).score =
                    static_cast<std::int16_t>(totals[static_cast<std::size_t>(seat)]);
            const auto winners = Nyet::winners(state);
            return std::vector<int>(winners.begin(), winners.end());
        };
        QCOMPARE(won({3, 50, 12, 49}), std::vector<int>{1});
        QCOMPARE(won({-3, -50, -12, -49}), std::vector<int>{0});
        QCOMPARE(won({7, 0, 7, 6}), (std::vector<int>{0, 2}));
        QCOMPARE(won({0, 0, 0, 0}), (std::vector<int>{0, 1, 2, 3}));
        const auto scores = Nyet::scores(state);
        QCOMPARE(scores.size(), 4U);
    }
};

QTEST_APPLESS_MAIN(SetupTest)
#include "setup_test.moc"
