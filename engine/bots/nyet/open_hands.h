#pragma once

#include <optional>
#include <vector>

#include "bots/nyet/endgame.h"
#include "nyet/knowledge.h"

namespace facedown::bots::nyet_bot {

/// A decision that was better than another in every world drawn, and by how many points at least.
struct SurelyBetter
{
    std::size_t index; ///< along Nyet::legal(view)
    int points = 0;
};

/// What the cards of a seat are worth in so many worlds that agree with what it knows, all hands
/// open and played out perfectly. A world is drawn when it is first asked for and serves all cards.
class OpenHands
{
public:
    /// Before: the seat of `view` is to play. What is given outlives the object.
    OpenHands(const nyet::View& view, const nyet::Knowledge& known, int worlds,
              core::Random& random);

    /// Whether some legal card is worth more points of the round than this one (the team's less
    /// the others') in each of the worlds; of several the one that is better by most.
    std::optional<SurelyBetter> surelyBetter(std::size_t index);

private:
    struct World
    {
        Round round;
        std::vector<std::optional<int>> points; ///< along the legal decisions, once they are known
    };

    World& world(std::size_t number);
    int pointsAfter(World& world, std::size_t index);

    const nyet::Knowledge& known_;
    core::Random& random_;
    nyet::Nyet::Decisions legal_;
    Endgame endgame_;
    std::size_t most_;
    std::vector<World> worlds_;
};

} // namespace facedown::bots::nyet_bot
