#include "bots/skull/watching.h"

#include "core/seen_play.h"

namespace facedown::bots::skull_bot {

using skull::Phase;
using skull::Skull;
using skull::State;

namespace {

bool isBeforeChallenge(const State& state)
{
    const Phase phase = state.table.phase;
    return phase == Phase::Prepare || phase == Phase::Turn || phase == Phase::Bid;
}

} // namespace

Watching::Watching()
    : weights_(static_cast<std::size_t>(situationColumns()))
{
}

void Watching::learn(const State& state, const Choice& choice)
{
    const auto legal = Skull::legal(state);
    const Outside outside(state.table);
    const Situation situation = outside.with(state.skull(state.table.actor));
    for (std::size_t index = 0; index < legal.size(); ++index)
        if (const Option* option = optionFor(situation, legal[index]))
            weights_[static_cast<std::size_t>(situation.at + option->column)] +=
                static_cast<float>(choice.policy[index]);
}

void Watching::watch(Level level, int players, std::uint64_t seed)
{
    core::SeenPlay<Skull> play({.players = players});
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
        const Choice choice =
            choose<Skull>({level, temperAt(play.actor())}, play.view(), play.past(), random, {});
        if (isBeforeChallenge(state))
            learn(state, choice);
        play.apply(Skull::legal(state)[choice.chosen]);
    }
    winners_.resize(rounds_.size(), play.state().table.winner);
}

namespace {

/// What the strengths are where little is seen: for each number of discs, without and with success.
std::vector<double> roughStrengths()
{
    constexpr std::array<double, 8> ofTribe{0.25, 0.75, 0.5, 1.5, 0.8, 2.5, 1.0, 3.0};
    std::vector<double> all;
    for (int crowd = 0; crowd < crowds; ++crowd)
        all.insert(all.end(), ofTribe.begin(), ofTribe.end());
    return all;
}

} // namespace

MatchValue Watching::value() const
{
    constexpr int passes = 60;
    constexpr double doubt = 5.0; // how much has to be seen before it counts for more
    const std::vector<double> rough = roughStrengths();
    std::vector<double> strengths = rough;
    for (int pass = 0; pass < passes; ++pass) {
        std::vector<double> wins = rough;
        std::vector<double> chances(strengths.size(), doubt);
        for (double& win : wins)
            win *= doubt;
        for (std::size_t index = 0; index < rounds_.size(); ++index) {
            const skull::Table& table = rounds_[index].table;
            core::FixedList<std::size_t, core::maxSeats> kinds;
            double sum = 0.0;
            for (Seat seat = 0; seat < table.seats(); ++seat) {
                if (table.tribe(seat).out())
                    continue;
                const int kind = MatchValue::at(crowdOf(table), table.tribe(seat));
                kinds.push_back(static_cast<std::size_t>(kind));
                sum += strengths[static_cast<std::size_t>(kind)];
                if (seat == winners_[index])
                    wins[static_cast<std::size_t>(kind)] += 1.0;
            }
            for (const std::size_t kind : kinds)
                chances[kind] += 1.0 / sum;
        }
        for (std::size_t kind = 0; kind < strengths.size(); ++kind)
            strengths[kind] = wins[kind] / chances[kind];
    }
    return MatchValue({strengths.begin(), strengths.end()});
}

} // namespace facedown::bots::skull_bot
