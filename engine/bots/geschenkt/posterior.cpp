#include "bots/geschenkt/posterior.h"

#include <algorithm>
#include <vector>

#include "bots/sampling.h"

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::Options;
using geschenkt::State;

/// How often a player does not do as its type says.
constexpr double slips = 0.1;

/// Whoever plays by a type thinks that the others do, too.
std::vector<CardPath> pathsOf(const WinModel& winModel, const State& state)
{
    std::vector<CardPath> paths;
    paths.reserve(opponentTypes.size());
    for (const OpponentType& type : opponentTypes) {
        Seating seating;
        seating.fill(&type);
        paths.emplace_back(winModel, seating, state);
    }
    return paths;
}

} // namespace

Posterior::Posterior(const WinModel& winModel, const Options& options, Geschenkt::History history)
{
    for (Weights& weights : weights_)
        for (std::size_t index = 0; index < opponentTypes.size(); ++index)
            weights[index] = opponentTypes[index].commonness;
    State state = Geschenkt::start(options);
    std::vector<CardPath> paths; // of the card that lies there, one for each type
    for (const auto& event : history) {
        const auto* decision = std::get_if<Decision>(&event);
        const Table& table = state.table;
        if (decision != nullptr && state.chipsOf(table.actor) > 0) { // GE-12
            if (table.pot == 0)
                paths = pathsOf(winModel, state);
            Weights likelihoods;
            for (std::size_t index = 0; index < opponentTypes.size(); ++index) {
                const double takes = paths[index].takes(static_cast<std::size_t>(table.pot));
                likelihoods[index] = *decision == Decision::Take ? takes : 1.0 - takes;
            }
            learn(table.actor, likelihoods);
        }
        core::apply<Geschenkt>(state, event);
    }
}

void Posterior::learn(Seat seat, const Weights& likelihoods)
{
    Weights& weights = weights_[static_cast<std::size_t>(seat)];
    double sum = 0.0;
    for (std::size_t index = 0; index < opponentTypes.size(); ++index) {
        weights[index] *= slips / 2 + (1.0 - slips) * likelihoods[index];
        sum += weights[index];
    }
    for (double& weight : weights)
        weight /= sum;
}

Seating Posterior::draw(Seat own, core::Random& random) const
{
    Seating seating;
    for (std::size_t seat = 0; seat < seating.size(); ++seat)
        seating[seat] =
            &opponentTypes[inProportion(weights_[seat], opponentTypes.size(), random.unit())];
    seating[static_cast<std::size_t>(own)] = &opponentTypes[0];
    return seating;
}

Seating Posterior::likeliest(Seat own) const
{
    Seating seating;
    for (std::size_t seat = 0; seat < seating.size(); ++seat) {
        const Weights& weights = weights_[seat];
        const auto most = std::max_element(weights.begin(), weights.end()) - weights.begin();
        seating[seat] = &opponentTypes[static_cast<std::size_t>(most)];
    }
    seating[static_cast<std::size_t>(own)] = &opponentTypes[0];
    return seating;
}

} // namespace facedown::bots::geschenkt_bot
