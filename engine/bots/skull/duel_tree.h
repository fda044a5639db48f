#pragma once

#include <span>
#include <vector>

#include "skull/skull.h"

namespace facedown::bots::duel {

/// A number for each place where a tribe's own skull may be, as its owner knows it:
/// skull::Whereabouts 0 to 5 (on the mat from the bottom, in hand, lost).
inline constexpr std::size_t locations = 6;
using ByLocation = core::Array<double, locations>;

/// What became of a tribe's skull in a challenge. Missing: it was lost before, and all that the
/// tribe owns has been flipped, so that everybody knows.
enum class Outcome { Flipped, Kept, Lost, Missing };
inline constexpr std::size_t outcomeCount = 4;

/// By side, and by the location of its skull.
using Outcomes = core::Array<core::Array<Outcome, locations>, 2>;

/// A round between two players as everybody sees it: the discs on the mats and the bids, without
/// the faces. Side 0 is the first player, side 1 the other. It ends where nothing is left to
/// decide: with two players each flip is forced (SK-16).
struct Tree
{
    struct Node
    {
        int actor = 0;      ///< the side to act; at an end the challenger
        int bid = 0;        ///< the highest so far
        bool ended = false; ///< a challenger has been found
        core::Array<int, 2> mats{};
        std::size_t begin = 0; ///< its branches: from begin to before end; at an end its Outcomes
        std::size_t end = 0;
    };
    /// A decision. A flower and a skull placed lead to the same node; the flower comes first.
    struct Branch
    {
        skull::Decision decision{};
        std::size_t child = 0;

        bool placesSkull() const { return decision == skull::place(skull::Disc::Skull); }
    };

    /// Before: each side owns 1 to 4 discs.
    explicit Tree(const core::Array<int, 2>& owned);

    /// The branch of a decision; of one that places a disc, whichever it is, the flower's. Before:
    /// it may come there.
    std::size_t branchOf(const Node& node, skull::Decision decision) const;
    /// The node after these decisions. Before: they may come so.
    std::size_t nodeAfter(std::span<const skull::Decision> history) const;

    core::Array<int, 2> owned;
    std::vector<Node> nodes; ///< the first is the round's beginning
    std::vector<Branch> branches;
    std::vector<Outcomes> ends;
    /// Along the branches: 1 where a decision is legal, else 0. (Of locations that cannot be, on a
    /// mat that is not so high, nothing is promised.)
    std::vector<ByLocation> legal;
    /// The same, divided by how many are legal.
    std::vector<ByLocation> uniform;

private:
    std::size_t grow(const skull::State& state);
    void addBranches(core::Seat actor, skull::State state);
    Outcomes outcomes(const Node& node) const;
};

} // namespace facedown::bots::duel
