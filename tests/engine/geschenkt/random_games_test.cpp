#include <cstring>
#include <numeric>
#include <set>

#include "engine/geschenkt/every_event.h"
#include "engine/geschenkt/geschenkt_game.h"
#include "engine/random_games.h"

using namespace facedown;
using namespace facedown::geschenkt;

/// Random games over all options, and what holds in each of their states.
class RandomGamesTest : public QObject
{
    Q_OBJECT

    using Play = core::Play<Geschenkt>;

    const std::vector<Geschenkt::Event> notation_ = test::parsed<Geschenkt>(everyEvent());

    /// The game as somebody writes it down who knows no more of it than its events.
    struct Ledger
    {
        std::vector<int> chips;
        std::vector<std::set<int>> cards;
        std::set<int> turned;
        int card = 0;
        int pot = 0;
        int seat = 0;

        explicit Ledger(const Options& options)
            : chips(static_cast<std::size_t>(options.players), chipsAtStart(options))
            , cards(chips.size())
        {
        }

        void write(const Geschenkt::Event& event)
        {
            const auto at = static_cast<std::size_t>(seat);
            if (const auto* outcome = std::get_if<Chance>(&event)) {
                (outcome->kind == Chance::Kind::First ? seat : card) = outcome->value;
                if (card != 0)
                    turned.insert(card);
            } else if (std::get<Decision>(event) == Decision::Pay) {
                --chips[at];
                ++pot;
                seat = (seat + 1) % static_cast<int>(chips.size());
            } else {
                chips[at] += std::exchange(pot, 0);
                cards[at].insert(std::exchange(card, 0));
            }
        }

        int score(std::size_t of) const
        {
            int sum = -chips[of];
            for (const int one : cards[of])
                sum += cards[of].contains(one - 1) ? 0 : one;
            return sum;
        }
    };

    static Options optionsFor(core::Random& random)
    {
        const Variant variant = random.below(3) == 0 ? Variant::Open : Variant::Base;
        return {3 + random.below(variant == Variant::Open ? 3 : 5), variant, random.below(4) == 0};
    }

    static void everyCardIsSomewhereOnce(const State& state)
    {
        const Table& table = state.table;
        std::vector<int> places(highestCard + 1, 0);
        const auto count = [&places](Cards cards) {
            for (const int card : cards)
                ++places[static_cast<std::size_t>(card)];
        };
        count(table.unseen);
        count(table.removed());
        for (Seat seat = 0; seat < maxSeats; ++seat)
            count(table.cards(seat));
        if (table.card != 0)
            count({table.card});
        for (int card = lowestCard; card <= highestCard; ++card)
            QCOMPARE(places[static_cast<std::size_t>(card)], 1);
        QCOMPARE(table.unseen.size() - table.deck, table.variant == Variant::Open ? 6 : 9);
    }

    static void everyChipIsSomewhere(const State& state)
    {
        const int all = std::accumulate(state.chips.begin(), state.chips.end(), state.table.pot);
        const Options options = Geschenkt::options(state);
        QCOMPARE(all, options.players * chipsAtStart(options));
        for (Seat seat = 0; seat < maxSeats; ++seat)
            QVERIFY(state.chipsOf(seat) >= 0 &&
                    (seat < options.players || state.chipsOf(seat) == 0));
    }

    static void thePhaseIsWhatTheTableShows(const State& state)
    {
        const Table& table = state.table;
        QCOMPARE(table.phase == Phase::First, table.starter == nobody);
        QCOMPARE(table.phase == Phase::Decide, table.card != 0);
        QCOMPARE(table.phase == Phase::Decide, table.actor >= 0);
        QVERIFY(table.phase == Phase::Decide || table.pot == 0);
        QVERIFY(table.phase != Phase::Turn || table.deck > 0);
        QCOMPARE(table.phase == Phase::Over, table.actor == nobody);
    }

    /// Each step leaves all cards and chips somewhere and shows no more of them than any state.
    static void stepsKeepTheRules(const State& before, const Geschenkt::Event& event, Seat viewer,
                                  core::Random& random)
    {
        test::stepsLeadToTheSameState<Geschenkt>(before, event);
        for (const auto& [step, state] : test::stepsOf<Geschenkt>(before, event)) {
            everyCardIsSomewhereOnce(state);
            everyChipIsSomewhere(state);
            hiddenChipsChangeNothingSeen(state, viewer, random);
            QVERIFY(Geschenkt::seen(state, step, viewer) == step);
        }
    }

    static void theLedgerAgrees(const State& state, const Ledger& ledger)
    {
        const Table& table = state.table;
        QCOMPARE(table.card, ledger.card);
        QCOMPARE(table.pot, ledger.pot);
        QCOMPARE(table.deck, 24 - static_cast<int>(ledger.turned.size()));
        QVERIFY(table.actor < 0 || table.actor == ledger.seat);
        if (table.actor >= 0) // GE-11, GE-12
            QCOMPARE(Geschenkt::legal(state).contains(Decision::Pay),
                     ledger.chips[static_cast<std::size_t>(ledger.seat)] > 0);
        QVERIFY(table.phase != Phase::Turn || table.starter == ledger.seat);
        for (Seat seat = 0; seat < table.players; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            QCOMPARE(state.chipsOf(seat), ledger.chips[at]);
            const Cards cards = table.cards(seat);
            QCOMPARE(cards.size(), static_cast<int>(ledger.cards[at].size()));
            for (const int card : ledger.cards[at])
                QVERIFY(cards.contains(card));
        }
    }

    /// GE-14, GE-20 to GE-22.
    static void theEndIsRight(const State& state, const Ledger& ledger)
    {
        QCOMPARE(ledger.turned.size(), 24U);
        std::vector<int> expected;
        for (std::size_t seat = 0; seat < ledger.chips.size(); ++seat)
            expected.push_back(ledger.score(seat));
        const auto scores = Geschenkt::scores(state);
        QVERIFY(std::equal(scores.begin(), scores.end(), expected.begin(), expected.end()));
        const int lowest = *std::min_element(expected.begin(), expected.end());
        const auto winners = Geschenkt::winners(state);
        for (Seat seat = 0; seat < state.table.players; ++seat)
            QCOMPARE(winners.contains(core::byte(seat)),
                     expected[static_cast<std::size_t>(seat)] == lowest);
        QVERIFY(std::is_sorted(winners.begin(), winners.end()));
    }

    /// Puts any number of chips into each hand that the viewer cannot see into.
    static void hiddenChipsChangeNothingSeen(const State& state, Seat viewer, core::Random& random)
    {
        const View view = Geschenkt::view(state, viewer);
        State other = state;
        for (Seat seat = 0; seat < state.table.players; ++seat)
            if (!view.knowsChips(seat))
                other.chipsOf(seat) = core::byte(random.below(56));
        QVERIFY(Geschenkt::view(other, viewer) == view);
        const bool open = state.table.openChips || state.table.phase == Phase::Over;
        for (Seat seat = 0; seat < state.table.players; ++seat) {
            QCOMPARE(view.knowsChips(seat), open || seat == viewer);
            if (view.knowsChips(seat))
                QCOMPARE(view.chipsOf(seat), state.chipsOf(seat));
        }
    }

    /// GE-3: there is but one that fits all payments.
    static void theCompletedStateIsTheVeryState(const Play& play, Seat viewer, core::Random& random)
    {
        const View view = Geschenkt::view(play.state(), viewer);
        const auto history = play.seenBy(viewer);
        const State state = Geschenkt::determinize(view, history, random);
        QVERIFY(Geschenkt::view(state, viewer) == view);
        QVERIFY(state == play.state());
    }

    void playOne(std::uint64_t seed)
    {
        auto random = core::Random::at(seed, 0);
        const Options options = optionsFor(random);
        QVERIFY(!Geschenkt::check(options));
        const int payments = random.below(11); // of ten: some games pay whenever they can
        Play play(options);
        Ledger ledger(options);
        for (;;) {
            const State before = play.state();
            everyCardIsSomewhereOnce(before);
            everyChipIsSomewhere(before);
            thePhaseIsWhatTheTableShows(before);
            theLedgerAgrees(before, ledger);
            test::somebodyIsToActOrItIsOver<Geschenkt>(before);
            const Seat viewer = test::anyViewer<Geschenkt>(options, random);
            test::aViewAllowsWhatItsSeatMayDo<Geschenkt>(before, viewer);
            const bool over = Geschenkt::actor(before) == nobody;
            if (random.below(16) == 0 || over) {
                test::whatIsListedAppliesAndNothingElse<Geschenkt>(before, notation_, "(GE-");
                hiddenChipsChangeNothingSeen(before, viewer, random);
                theCompletedStateIsTheVeryState(play, viewer, random);
            }
            if (QTest::currentTestFailed() || over)
                break;
            const Geschenkt::Event event = choose(before, payments, random);
            QVERIFY(Geschenkt::seen(before, event, viewer) == event);
            stepsKeepTheRules(before, event, viewer, random);
            QVERIFY(!play.apply(event));
            ledger.write(event);
        }
        theEndIsRight(play.state(), ledger);
        test::sameEventsSameStates(play);
    }

    static Geschenkt::Event choose(const State& state, int payments, core::Random& random)
    {
        const Seat actor = Geschenkt::actor(state);
        if (actor == chance)
            return Geschenkt::sample(state, random);
        const bool mayPay = Geschenkt::legal(state).contains(Decision::Pay);
        return mayPay && random.below(10) < payments ? Decision::Pay : Decision::Take;
    }

private slots:
    void aStateIsASmallPlainValue()
    {
        static_assert(core::Game<Geschenkt>);
        static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<View>);
        static_assert(sizeof(State) <= 128);
        Game game(players(3));
        game.play("first 0, turn 9, pay");
        State copy;
        std::memcpy(&copy, &game.state(), sizeof copy);
        QVERIFY(copy == game.state());
        Geschenkt::apply(copy, Decision::Take);
        QVERIFY(copy != game.state());
        QCOMPARE(game.table().pot, 1);
    }

    void randomGamesKeepTheRules()
    {
        test::playRandomGames(300, [this](std::uint64_t seed) { playOne(seed); });
    }
};

QTEST_APPLESS_MAIN(RandomGamesTest)
#include "random_games_test.moc"
