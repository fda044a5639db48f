#include "bots/geschenkt/belief.h"

#include <algorithm>
#include <vector>

#include "bots/proportion.h"

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::Options;
using geschenkt::State;

/// How often a player does not do as its style says.
constexpr double slips = 0.1;

/// Whoever plays by a style thinks that the others do, too.
std::vector<CardPath> pathsOf(const Outlook& outlook, const State& state)
{
    std::vector<CardPath> paths;
    paths.reserve(styles.size());
    for (const Style& style : styles) {
        Seating seating;
        seating.fill(&style);
        paths.emplace_back(outlook, seating, state);
    }
    return paths;
}

} // namespace

Belief::Belief(const Outlook& outlook, const Options& options, Geschenkt::Past past)
{
    for (Weights& weights : weights_)
        for (std::size_t index = 0; index < styles.size(); ++index)
            weights[index] = styles[index].commonness;
    State state = Geschenkt::start(options);
    std::vector<CardPath> paths; // of the card that lies there, one for each style
    for (const auto& event : past) {
        const auto* decision = std::get_if<Decision>(&event);
        const Table& table = state.table;
        if (decision != nullptr && state.chipsOf(table.actor) > 0) { // GE-12
            if (table.pot == 0)
                paths = pathsOf(outlook, state);
            Weights likelihoods;
            for (std::size_t index = 0; index < styles.size(); ++index) {
                const double takes = paths[index].takes(static_cast<std::size_t>(table.pot));
                likelihoods[index] = *decision == Decision::Take ? takes : 1.0 - takes;
            }
            learn(table.actor, likelihoods);
        }
        core::apply<Geschenkt>(state, event);
    }
}

void Belief::learn(Seat seat, const Weights& likelihoods)
{
    Weights& weights = weights_[static_cast<std::size_t>(seat)];
    double sum = 0.0;
    for (std::size_t index = 0; index < styles.size(); ++index) {
        weights[index] *= slips / 2 + (1.0 - slips) * likelihoods[index];
        sum += weights[index];
    }
    for (double& weight : weights)
        weight /= sum;
}

Seating Belief::draw(Seat own, core::Random& random) const
{
    Seating seating;
    for (std::size_t seat = 0; seat < seating.size(); ++seat)
        seating[seat] = &styles[inProportion(weights_[seat], styles.size(), random.unit())];
    seating[static_cast<std::size_t>(own)] = &styles[0];
    return seating;
}

Seating Belief::likeliest(Seat own) const
{
    Seating seating;
    for (std::size_t seat = 0; seat < seating.size(); ++seat) {
        const Weights& weights = weights_[seat];
        const auto most = std::max_element(weights.begin(), weights.end()) - weights.begin();
        seating[seat] = &styles[static_cast<std::size_t>(most)];
    }
    seating[static_cast<std::size_t>(own)] = &styles[0];
    return seating;
}

} // namespace facedown::bots::geschenkt_bot
