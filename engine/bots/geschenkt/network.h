#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "bots/geschenkt/rule.h"

namespace facedown::bots::geschenkt_bot {

/// What a network looks at: the aspects that a rule looks at, some more of the seat's own, and each
/// of the others by itself, in the order of their turns. Of seats that are not there all is 0.
inline constexpr std::size_t ofTheSeat = aspectCount + 8;
inline constexpr std::size_t ofEachOther = 8;
constexpr std::size_t inputCount(int players)
{
    return ofTheSeat + ofEachOther * static_cast<std::size_t>(players - 1);
}
using Inputs = std::array<float, inputCount(maxSeats)>;

/// What the seat to act looks at. Before: the offer is of the card that lies there.
Inputs inputs(const geschenkt::State& state, const Offer& offer);

/// A network with one layer of rectified linear units between its inputs and what comes out: how
/// much it is for taking, as a rule says it, and what it expects to come of the game. Both look at
/// the inputs past the units, too. The first input is always 1, so that nothing else is constant.
class Network
{
public:
    static constexpr std::size_t unitCount = 64;
    using Weights = std::vector<float>; ///< each unit's, then each head's

    /// What comes out, and what it came from.
    struct Thought
    {
        std::array<float, unitCount> units{};
        float leaning = 0.0F;
        float expected = 0.0F;
    };

    /// One that does as a rule says: the units have some weights, but hardly a say.
    Network(int players, const Rule& rule, core::Random& random);
    /// Before: there are as many as a network for so many players has.
    Network(int players, Weights weights)
        : inputCount_(inputCount(players))
        , weights_(std::move(weights))
    {
        assert(weights_.size() == size());
    }

    const Weights& weights() const { return weights_; }
    Weights& weights() { return weights_; }

    Thought think(const Inputs& inputs) const;
    float leaning(const geschenkt::State& state, const Offer& offer) const
    {
        return think(inputs(state, offer)).leaning;
    }

    /// Adds to a gradient that of a loss, by how it grows with what comes out (backpropagation:
    /// Rumelhart, Hinton and Williams 1986).
    void addGradient(const Inputs& inputs, const Thought& thought, float byLeaning,
                     float byExpected, Weights& gradient) const;

private:
    /// Where the weights of the heads begin.
    std::size_t leaningHead() const { return unitCount * inputCount_; }
    std::size_t expectedHead() const { return leaningHead() + inputCount_ + unitCount; }
    std::size_t size() const { return expectedHead() + inputCount_ + unitCount; }

    std::size_t inputCount_;
    Weights weights_;
};

} // namespace facedown::bots::geschenkt_bot
