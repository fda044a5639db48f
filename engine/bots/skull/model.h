#pragma once

#include "bots/skull/strategy.h"
#include "bots/trained.h"

namespace facedown::bots::skull_bot {

/// The kinds of player that a hard bot reckons with.
enum class OpponentType {
    Equilibrium,  ///< near to an equilibrium: it leaves others nothing to take
    Medium,       ///< as a medium bot
    Easy,         ///< as an easy bot
    Bluffer,      ///< bids on its own skull, and raises on it, much more often than in equilibrium
    Trapper,      ///< lays its skull and waits, much more often than in equilibrium
    Exploitative, ///< takes what medium and easy bots leave (a restricted Nash response)
    // What strangers of the league do on average, the third of them that:
    Shy,    ///< bid the least
    Steady, ///< are between
    Daring, ///< bid the most
};

inline constexpr int opponentTypes = 9;

/// What hard bots learnt offline.
struct Model
{
    /// The opponent types that are perturbed from the first follow from it. Before: there are
    /// three kinds of strangers.
    Model(const Strategy& equilibrium, const Strategy& exploitative, const Strategy& medium,
          const Strategy& easy, const std::vector<Strategy>& strangers, const MatchValue& worth);

    std::vector<Strategy> strategies; ///< by type
    MatchValue value;                 ///< among players who play evenly

    const Strategy& of(OpponentType type) const
    {
        return strategies[static_cast<std::size_t>(type)];
    }
};

/// Adds it as tables.
void addTo(Training& training, const Model& model);

/// What the library carries. May be called from any thread.
const Model& shippedModel();

/// A strategy's weights as whole numbers from 0 to 99, row by row in proportion; a row of nothing
/// but 0 is said by one number: less than 0, how many such rows follow one another.
std::vector<double> packed(const std::vector<float>& weights);
/// The other way round. Before: packed() made them.
std::vector<float> unpacked(const std::vector<double>& numbers);

} // namespace facedown::bots::skull_bot
