#include "bots/skull/training/imitation_data.h"

#include <algorithm>
#include <cassert>

#include "bots/skull/playout.h"
#include "core/seen_play.h"

namespace facedown::bots::skull_bot {

using skull::Phase;
using skull::Skull;
using skull::State;

namespace {

using Play = core::SeenPlay<Skull>;

Choice chosen(Level level, const Play& play, core::Random& random)
{
    return choose<Skull>({level, temperAt(play.actor())}, play.view(), play.history(), random, {});
}

} // namespace

ImitationData::ImitationData()
    : weights_(static_cast<std::size_t>(infosetColumns()))
{
}

void ImitationData::learn(const State& state, const std::vector<double>& policy)
{
    const auto legal = Skull::legal(state);
    const Abstraction abstraction(state.table);
    const Infoset infoset = abstraction.with(state.skull(state.table.actor));
    for (std::size_t index = 0; index < legal.size(); ++index)
        if (const Option* option = optionFor(infoset, legal[index]))
            weights_[infoset.at + option->column] += static_cast<float>(policy[index]);
    if (state.table.phase == Phase::Prepare)
        return;
    ++mayBid_;
    for (std::size_t index = 0; index < legal.size(); ++index)
        bids_ += legal[index].kind == skull::Decision::Kind::Bid ? policy[index] : 0.0;
}

double ImitationData::boldness() const
{
    return mayBid_ > 0 ? bids_ / mayBid_ : 0.0;
}

void ImitationData::add(const ImitationData& other)
{
    for (std::size_t at = 0; at < weights_.size(); ++at)
        weights_[at] += other.weights_[at];
    bids_ += other.bids_;
    mayBid_ += other.mayBid_;
}

void ImitationData::play(int players, std::uint64_t seed, auto&& decide)
{
    Play play({.players = players});
    core::Random random(seed);
    int round = 0;
    while (!play.over()) {
        const State& state = play.state();
        if (play.actor() == core::chance) {
            play.apply(Skull::sample(state, random));
            continue;
        }
        if (state.table.phase == Phase::Prepare && state.table.round != round) {
            round = state.table.round;
            rounds_.push_back(state);
        }
        [[maybe_unused]] const auto refused = play.apply(decide(play, random));
        assert(!refused);
    }
    winners_.resize(rounds_.size(), play.state().table.winner);
}

void ImitationData::addGame(Level level, int players, std::uint64_t seed)
{
    play(players, seed, [&](const Play& play, core::Random& random) {
        const Choice choice = chosen(level, play, random);
        if (skull::isBeforeChallenge(play.state().table.phase))
            learn(play.state(), choice.policy);
        return Skull::legal(play.state())[choice.chosen];
    });
}

void ImitationData::addGame(const Stranger<Skull>& one,
                            const std::vector<const Stranger<Skull>*>& others, int players,
                            std::uint64_t seed)
{
    const Seat seat = static_cast<Seat>(seed % static_cast<std::uint64_t>(players));
    core::Random seating(seed);
    core::Array<const Stranger<Skull>*, core::maxSeats> who{};
    for (auto& sitting : who)
        sitting = core::pick(others, seating);
    who[seat] = &one;
    play(players, seed, [&](const Play& play, core::Random& random) {
        const auto legal = Skull::legal(play.view());
        if (legal.size() == 1)
            return legal[0];
        const std::size_t chosen = who[play.actor()]->decide(play.view(), play.history(), random);
        if (play.actor() == seat && skull::isBeforeChallenge(play.state().table.phase)) {
            std::vector<double> policy(legal.size(), 0.0);
            policy[chosen] = 1.0;
            learn(play.state(), policy);
        }
        return legal[chosen];
    });
}

void ImitationData::addGame(const Strategy& strategy, int players, std::uint64_t seed)
{
    play(players, seed, [&](const Play& play, core::Random& random) {
        const State& state = play.state();
        if (skull::isBeforeChallenge(state.table.phase))
            return decide(state, strategy, random);
        if (state.table.phase == Phase::Flip)
            return skull::flip(nextFlip(state, safestLooking));
        return Skull::legal(state)[chosen(Level::Medium, play, random).chosen];
    });
}

MatchValue ImitationData::value() const
{
    constexpr int passes = 60;
    constexpr double priorWeight = 5.0; // how much has to be seen before it counts for more
    using Kinds = core::FixedList<std::size_t, core::maxSeats>; // of the tribes that are left
    const MatchValue guess = MatchValue::rough();
    const std::vector<double> rough(guess.strengths().begin(), guess.strengths().end());
    std::vector<double> seen(rough.size()); // wins
    std::vector<Kinds> starts(rounds_.size());
    for (std::size_t index = 0; index < rounds_.size(); ++index) {
        const skull::Table& table = rounds_[index].table;
        const int bucket = bucketOf(table);
        for (Seat seat = 0; seat < table.seats(); ++seat) {
            if (table.tribe(seat).out())
                continue;
            const auto kind = static_cast<std::size_t>(MatchValue::at(bucket, table.tribe(seat)));
            starts[index].push_back(kind);
            seen[kind] += seat == winners_[index] ? 1.0 : 0.0;
        }
    }
    std::vector<double> strengths = rough;
    for (int pass = 0; pass < passes; ++pass) {
        std::vector<double> chances(strengths.size(), priorWeight);
        for (const Kinds& kinds : starts) {
            double sum = 0.0;
            for (const std::size_t kind : kinds)
                sum += strengths[kind];
            for (const std::size_t kind : kinds)
                chances[kind] += 1.0 / sum;
        }
        for (std::size_t kind = 0; kind < strengths.size(); ++kind)
            strengths[kind] = (priorWeight * rough[kind] + seen[kind]) / chances[kind];
    }
    return MatchValue({strengths.begin(), strengths.end()});
}

std::vector<Strategy> thirdsOf(const std::vector<Stranger<Skull>>& league, std::uint64_t seed)
{
    constexpr int thirds = 3;
    constexpr int gamesEach = 100; // of each with each number of players
    constexpr int mostPlayers = 8;
    std::vector<const Stranger<Skull>*> strangers;
    for (const Stranger<Skull>& one : league)
        if (!one.isHeldOut)
            strangers.push_back(&one);
    std::vector<ImitationData> watched(strangers.size());
    for (std::size_t index = 0; index < strangers.size(); ++index)
        for (int players = Skull::minPlayers; players <= mostPlayers; ++players)
            for (int game = 0; game < gamesEach; ++game)
                watched[index].addGame(*strangers[index], strangers, players, ++seed);
    std::stable_sort(watched.begin(), watched.end(), [](const auto& one, const auto& other) {
        return one.boldness() < other.boldness();
    });
    std::vector<ImitationData> kinds(thirds);
    for (std::size_t index = 0; index < watched.size(); ++index)
        kinds[index * thirds / watched.size()].add(watched[index]);
    std::vector<Strategy> strategies;
    for (const ImitationData& kind : kinds)
        strategies.push_back(kind.strategy());
    return strategies;
}

} // namespace facedown::bots::skull_bot
