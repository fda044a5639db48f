#include <cstring>

#include "core/playout.h"
#include "engine/nyet/every_event.h"
#include "engine/nyet/ledger.h"
#include "engine/nyet/nyet_game.h"
#include "engine/nyet/retold.h"
#include "engine/random_games.h"

using namespace facedown;
using namespace facedown::nyet;

/// Random games over all options, and what holds in each of their states.
class RandomGamesTest : public QObject
{
    Q_OBJECT

    using Play = core::Play<Nyet>;

    const std::vector<Nyet::Event> notation_ = test::parsed<Nyet>(everyEvent());

    static Options optionsFor(core::Random& random)
    {
        const int target = random.below(2) == 0 ? 0 : 1 + random.below(120);
        return {2 + random.below(4), target, random.below(2) == 0};
    }

    static void add(std::vector<int>& places, Card card, int times = 1)
    {
        if (card.known())
            places[static_cast<std::size_t>(card.code)] += times;
    }

    /// The invariant of State.
    static void everyCardIsSomewhere(const State& state, const Ledger& ledger)
    {
        const Table& table = state.table;
        if (table.phase <= Phase::Deal)
            return;
        std::vector<int> places(64, 0);
        const auto count = [&places](Cards cards) {
            for (const Card card : cards)
                add(places, card, cards.count(card));
        };
        for (const Card card : ledger.played)
            add(places, card);
        for (const Card card : ledger.setAsideBefore)
            add(places, card);
        count(state.aside);
        for (std::size_t seat = 0; seat < maxSeats; ++seat) {
            count(state.hands[seat]);
            for (const Card card : state.discards[seat])
                add(places, card);
            if (table.phase == Phase::Give)
                add(places, state.given[seat]);
        }
        const Cards pack = packFor(table.players);
        for (const Card card : Cards::pack(13))
            QCOMPARE(places[static_cast<std::size_t>(card.code)], pack.count(card));
    }

    static void theTableCounts(const State& state)
    {
        const Table& table = state.table;
        QCOMPARE(table.aside, state.aside.size());
        for (Seat seat = 0; seat < maxSeats; ++seat) {
            const Player& player = table.seat(seat);
            const auto at = static_cast<std::size_t>(seat);
            QCOMPARE(player.held, state.hand(seat).size());
            const Discards& discards = state.discards[at];
            QCOMPARE(player.discarded, int(discards[0].known()) + int(discards[1].known()));
            QCOMPARE(player.given, state.given[at].known());
            QVERIFY(seat < table.players || player == Player{});
        }
        QCOMPARE(table.phase == Phase::Play, table.trick.leader >= 0);
        for (int row = 0; row < rows; ++row)
            QVERIFY(table.phase < Phase::Team ||
                    table.board.freeSquares(static_cast<Row>(row)) == 1);
    }

    static void nothingIsLeftUndone(const Table& table)
    {
        QCOMPARE(table.phase == Phase::Over, table.actor == nobody);
        QVERIFY(table.trick.size < table.players);
    }

    static void theLedgerAgrees(const State& state, const Ledger& ledger)
    {
        const Table& table = state.table;
        QCOMPARE(table.round, ledger.round);
        QCOMPARE(table.dealer, ledger.dealer);
        for (int seat = 0; seat < table.players; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            QCOMPARE(table.seat(seat).score, ledger.scores[at]);
            if (table.phase == Phase::Deal)
                continue;
            QCOMPARE(table.seat(seat).tricks, ledger.tricks[at]);
            QCOMPARE(table.treasuresOf(seat), ledger.treasures[at]);
            QVERIFY(ledger.holds(seat, state.hand(seat)));
        }
        if (table.phase == Phase::Play) {
            QCOMPARE(table.actor, ledger.seat);
            for (const Decision decision : Nyet::legal(state))
                QVERIFY2(ledger.mayPlay(decision.card()), text(decision.card()).c_str());
            QCOMPARE(static_cast<int>(Nyet::legal(state).size()), ledger.playableKinds());
        }
        if (table.hasTeams())
            for (int seat = 0; seat < table.players; ++seat)
                QCOMPARE(table.sameTeam(seat, table.startPlayer()), ledger.isOfStartTeam(seat));
    }

    /// NY-11, NY-14, NY-61.
    static void theEndIsRight(const State& state, const Ledger& ledger)
    {
        const int best = *std::max_element(ledger.scores.begin(), ledger.scores.end());
        const auto scores = Nyet::scores(state);
        QVERIFY(
            std::equal(scores.begin(), scores.end(), ledger.scores.begin(), ledger.scores.end()));
        const auto winners = Nyet::winners(state);
        for (Seat seat = 0; seat < state.table.players; ++seat)
            QCOMPARE(winners.contains(core::byte(seat)),
                     ledger.scores[static_cast<std::size_t>(seat)] == best);
        QVERIFY(std::is_sorted(winners.begin(), winners.end()));
        const int usual[] = {0, 0, 8, 9, 8, 10};
        const int target = state.table.target;
        QVERIFY(target == 0 ? ledger.round == usual[state.table.players]
                            : best >= target || ledger.round == 50);
    }

    /// Puts the cards that the viewer cannot see anyhow into the places that it cannot see into.
    static void hiddenCardsChangeNothingSeen(const State& state, Seat viewer, core::Random& random)
    {
        if (state.table.phase == Phase::Over)
            return;
        State other = state;
        std::vector<Card*> places;
        std::vector<std::pair<Cards*, std::vector<Card>>> many;
        const auto hide = [&many](Cards& cards) {
            std::vector<Card> list;
            for (const Card card : cards)
                list.insert(list.end(), static_cast<std::size_t>(cards.count(card)), card);
            many.emplace_back(&cards, list);
        };
        for (Seat seat = 0; seat < state.table.players; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            if (seat == viewer)
                continue;
            hide(other.hand(seat));
            for (Card& card : other.discards[at])
                if (card.known())
                    places.push_back(&card);
            if (other.given[at].known() &&
                (state.table.phase == Phase::Give || state.table.next(seat) != viewer))
                places.push_back(&other.given[at]);
        }
        hide(other.aside);
        for (auto& [cards, list] : many)
            for (Card& card : list)
                places.push_back(&card);
        for (int i = 0; i < static_cast<int>(places.size()); ++i)
            std::swap(*places[static_cast<std::size_t>(i)],
                      *places[static_cast<std::size_t>(random.below(i + 1))]);
        for (auto& [cards, list] : many) {
            *cards = {};
            for (const Card card : list)
                if (cards->count(card) < Cards::pack(13).count(card))
                    cards->add(card);
        }
        QVERIFY(Nyet::view(other, viewer) == Nyet::view(state, viewer));
    }

    static void aDrawnStateCouldBeTheVeryState(const Play& play, Seat viewer, core::Random& random)
    {
        const auto history = play.seenBy(viewer);
        const State drawn = Nyet::determinize(Nyet::view(play.state(), viewer), history, random);
        const std::string fault = Retold(play, viewer, drawn).fault();
        QVERIFY2(fault.empty(), fault.c_str());
    }

    /// Another card in its place, if it is hidden, would be seen as the same event.
    static void whatIsHiddenOfAnEventIsNotSeen(const State& state, const Nyet::Event& event,
                                               Seat viewer)
    {
        const Nyet::Event seen = Nyet::seen(state, event, viewer);
        const auto* decision = std::get_if<Decision>(&event);
        const bool secret = decision != nullptr && (decision->kind == Decision::Kind::Discard ||
                                                    decision->kind == Decision::Kind::Give);
        if (decision != nullptr)
            QCOMPARE(seen == event, !secret || viewer == state.table.actor);
        if (secret && viewer != state.table.actor)
            for (const Decision other : Nyet::legal(state)) {
                QVERIFY(Nyet::seen(state, other, viewer) == seen);
                QVERIFY(stepsSeen(state, other, viewer) == stepsSeen(state, event, viewer));
            }
    }

    static std::vector<Step> stepsSeen(const State& before, const Nyet::Event& event, Seat viewer)
    {
        std::vector<Step> seen;
        for (const auto& [step, state] : test::stepsOf<Nyet>(before, event))
            seen.push_back(Nyet::seen(state, step, viewer));
        return seen;
    }

    /// The ledger has the event; only the last of its steps leaves somebody to act.
    static void stepsKeepTheRules(const State& before, const Nyet::Event& event,
                                  const Ledger& ledger, Seat viewer, core::Random& random)
    {
        test::stepsLeadToTheSameState<Nyet>(before, event);
        State after = before;
        core::apply<Nyet>(after, event);
        const auto steps = test::stepsOf<Nyet>(before, event);
        QVERIFY(steps.back().second == after);
        for (const auto& [step, state] : steps) {
            everyCardIsSomewhere(state, ledger);
            theTableCounts(state);
            hiddenCardsChangeNothingSeen(state, viewer, random);
            QVERIFY(state == after || state.table.actor == nobody);
        }
    }

    void playOne(std::uint64_t seed)
    {
        auto random = core::Random::at(seed, 0);
        const Options options = optionsFor(random);
        QVERIFY(!Nyet::check(options));
        Play play(options);
        Ledger ledger(options);
        for (;;) {
            const State before = play.state();
            test::somebodyIsToActOrItIsOver<Nyet>(before);
            everyCardIsSomewhere(before, ledger);
            theTableCounts(before);
            nothingIsLeftUndone(before.table);
            theLedgerAgrees(before, ledger);
            const Seat viewer = test::anyViewer<Nyet>(options, random);
            test::aViewAllowsWhatItsSeatMayDo<Nyet>(before, viewer);
            const bool over = Nyet::actor(before) == nobody;
            if (random.below(16) == 0 || over || before.table.phase <= Phase::Deal) {
                hiddenCardsChangeNothingSeen(before, viewer, random);
                aDrawnStateCouldBeTheVeryState(play, viewer, random);
            }
            if (random.below(64) == 0 && Nyet::outcomes(before))
                test::whatIsListedAppliesAndNothingElse<Nyet>(before, notation_, "(NY-");
            if (QTest::currentTestFailed() || over)
                break;
            const Nyet::Event event = Nyet::actor(before) == chance
                                          ? Nyet::Event(Nyet::sample(before, random))
                                          : Nyet::Event(test::anyDecision<Nyet>(before, random));
            whatIsHiddenOfAnEventIsNotSeen(before, event, viewer);
            QVERIFY(!play.apply(event));
            ledger.write(event);
            stepsKeepTheRules(before, event, ledger, viewer, random);
        }
        theEndIsRight(play.state(), ledger);
        test::sameEventsSameStates(play);
    }

private slots:
    void aStateIsASmallPlainValue()
    {
        static_assert(core::Game<Nyet>);
        static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<View>);
        static_assert(sizeof(State) <= 256);
        Game game(players(3));
        game.play("dealer 0").sample();
        State copy;
        std::memcpy(&copy, &game.state(), sizeof copy);
        QVERIFY(copy == game.state());
        Nyet::apply(copy, nyet::veto(Row::Super, 0));
        QVERIFY(copy != game.state());
        QVERIFY(game.table().board.isFree(Row::Super, 0));
    }

    void aGamePlaysOutToItsEnd()
    {
        core::Random random(1);
        State state = Nyet::start(players(4));
        const int decisions = core::playOut<Nyet>(state, random);
        QVERIFY(decisions >= 8 * (18 + 1 + 60));
        QVERIFY(decisions <= 8 * (18 + 1 + 4 + 60));
        QCOMPARE(state.table.phase, Phase::Over);
    }

    void aDecisionDrawnWithoutTheListIsThatOfTheList()
    {
        for (int count = 2; count <= 5; ++count) {
            core::Random listed(7);
            core::Random drawn(7);
            State state = Nyet::start(players(count));
            while (Nyet::actor(state) != core::nobody) {
                if (Nyet::actor(state) == core::chance) {
                    Nyet::apply(state, Nyet::sample(state, listed));
                    drawn = listed;
                    continue;
                }
                const auto legal = Nyet::legal(state);
                const int place = listed.below(static_cast<int>(legal.size()));
                const nyet::Decision decision = Nyet::drawLegal(state, drawn);
                QVERIFY(decision == legal[static_cast<std::size_t>(place)]);
                Nyet::apply(state, decision);
            }
        }
    }

    void randomGamesKeepTheRules()
    {
        test::playRandomGames(24, [this](std::uint64_t seed) { playOne(seed); });
    }
};

QTEST_APPLESS_MAIN(RandomGamesTest)
#include "random_games_test.moc"
