#include "bots/skull/duel_tree.h"

#include <algorithm>
#include <cassert>

namespace facedown::bots::duel {

namespace {

using skull::Decision;
using skull::Disc;
using skull::Skull;
using Kind = Decision::Kind;

} // namespace

Tree::Tree(const core::Array<int, 2>& discs)
    : owned(discs)
{
    skull::State state = Skull::start({.players = 3}); // the third is out
    Skull::apply(state, skull::first(0));
    for (core::Seat seat = 0; seat < 3; ++seat)
        state.table.tribe(seat).lost =
            core::byte(skull::discsInTribe - (seat < 2 ? discs[seat] : 0));
    grow(state);
}

std::size_t Tree::branchOf(const Node& node, Decision decision) const
{
    std::size_t branch = node.begin;
    while (branches[branch].decision.kind != decision.kind ||
           (decision.kind == Kind::Bid && branches[branch].decision != decision))
        ++branch;
    assert(branch < node.end);
    return branch;
}

std::size_t Tree::nodeAfter(std::span<const Decision> history) const
{
    std::size_t at = 0;
    for (const Decision decision : history)
        at = branches[branchOf(nodes[at], decision)].child;
    return at;
}

std::size_t Tree::grow(const skull::State& state)
{
    const skull::Table& table = state.table;
    const std::size_t number = nodes.size();
    Node node;
    node.ended = table.phase == skull::Phase::Flip;
    node.actor = node.ended ? table.challenger : table.actor;
    node.bid = table.bid;
    node.mats = {table.tribe(0).mat, table.tribe(1).mat};
    nodes.push_back(node);
    if (node.ended) {
        nodes[number].begin = nodes[number].end = ends.size();
        ends.push_back(outcomes(node));
        return number;
    }
    node.begin = branches.size();
    addBranches(node.actor, state);
    node.end = branches.size();
    nodes[number] = node;
    for (std::size_t branch = node.begin; branch < node.end; ++branch) {
        if (branches[branch].placesSkull()) {
            branches[branch].child = branches[branch - 1].child;
            continue;
        }
        skull::State next = state;
        Skull::apply(next, branches[branch].decision);
        const std::size_t child = grow(next);
        branches[branch].child = child;
    }
    return number;
}

/// What is legal differs by whether the skull is in hand or not, wherever else it may be.
void Tree::addBranches(core::Seat actor, skull::State state)
{
    state.skull(actor) = skull::inHand;
    const auto withSkull = Skull::legal(state);
    state.skull(actor) = skull::lost;
    const auto without = Skull::legal(state);
    const std::size_t begin = branches.size();
    for (const Decision decision : without) {
        branches.push_back({decision});
        if (decision == skull::place(Disc::Flower))
            branches.push_back({skull::place(Disc::Skull)});
    }
    legal.resize(branches.size());
    uniform.resize(branches.size());
    for (std::size_t branch = begin; branch < branches.size(); ++branch)
        for (std::size_t location = 0; location < locations; ++location) {
            const auto& all = location == skull::inHand ? withSkull : without;
            legal[branch][location] = all.contains(branches[branch].decision) ? 1.0 : 0.0;
            uniform[branch][location] = legal[branch][location] / static_cast<double>(all.size());
        }
}

/// SK-16: the challenger's own discs first, from the top, then the other's.
Outcomes Tree::outcomes(const Node& node) const
{
    Outcomes outcomes{};
    const int own = std::min(node.bid, node.mats[node.actor]);
    for (const int side : {0, 1}) {
        const int mat = node.mats[side];
        const int flipped = side == node.actor ? own : node.bid - own;
        for (std::size_t location = 0; location < locations; ++location) {
            const int place = static_cast<int>(location);
            Outcome& outcome = outcomes[side][location];
            if (location == skull::lost)
                outcome = flipped == owned[side] ? Outcome::Missing : Outcome::Lost;
            else
                outcome = place < mat && place >= mat - flipped ? Outcome::Flipped : Outcome::Kept;
        }
    }
    return outcomes;
}

} // namespace facedown::bots::duel
