#include "bots/skull/duel_tree.h"

#include <algorithm>
#include <cassert>

namespace facedown::bots::duel {

namespace {

using skull::Decision;
using skull::Disc;
using Kind = Decision::Kind;

} // namespace

Tree::Tree(const std::array<int, 2>& discs)
    : owned(discs)
{
    Node beginning;
    beginning.actor = 1; // SK-10: the first player places last
    grow(beginning);
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

std::size_t Tree::grow(Node node)
{
    const std::size_t number = nodes.size();
    nodes.push_back(node);
    if (node.ended) {
        nodes[number].begin = nodes[number].end = ends.size();
        ends.push_back(outcomes(node));
        return number;
    }
    node.begin = branches.size();
    addBranches(node);
    node.end = branches.size();
    weigh(node);
    nodes[number] = node;
    for (std::size_t branch = node.begin; branch < node.end; ++branch) {
        const bool same = branches[branch].placesSkull();
        const std::size_t child =
            same ? branches[branch - 1].child : grow(after(node, branches[branch].decision));
        branches[branch].child = child;
    }
    return number;
}

/// SK-11 to SK-14.
void Tree::addBranches(Node& node)
{
    const auto side = static_cast<std::size_t>(node.actor);
    const bool preparing = node.mats[side] == 0;
    if (node.bid == 0 && node.mats[side] < owned[side]) {
        branches.push_back({skull::place(Disc::Flower)});
        branches.push_back({skull::place(Disc::Skull)});
    }
    if (preparing)
        return;
    for (int number = node.bid + 1; number <= node.mats[0] + node.mats[1]; ++number)
        branches.push_back({skull::bid(number)});
    if (node.bid > 0)
        branches.push_back({skull::pass()});
}

Tree::Node Tree::after(const Node& node, Decision decision) const
{
    Node next = node;
    const auto side = static_cast<std::size_t>(node.actor);
    const bool firstDisc = node.mats[side] == 0;
    next.actor = 1 - node.actor;
    if (decision.kind == Kind::Place) {
        ++next.mats[side];
        if (firstDisc && side == 0)
            next.actor = 0; // SK-11: the first turn is the first player's, too
    } else if (decision.kind == Kind::Pass) {
        next.ended = true;
    } else {
        next.bid = decision.value;
        next.ended = next.bid == node.mats[0] + node.mats[1]; // SK-15
        if (next.ended)
            next.actor = node.actor;
    }
    return next;
}

void Tree::weigh(const Node& node)
{
    legal.resize(branches.size());
    uniform.resize(branches.size());
    const auto side = static_cast<std::size_t>(node.actor);
    const int hand = owned[side] - node.mats[side];
    for (std::size_t location = 0; location < locations; ++location) {
        const bool skullInHand = location == skull::inHand;
        double count = 0.0;
        for (std::size_t branch = node.begin; branch < node.end; ++branch) {
            bool may = true;
            if (branches[branch].decision == skull::place(Disc::Flower))
                may = hand > (skullInHand ? 1 : 0);
            else if (branches[branch].placesSkull())
                may = skullInHand;
            legal[branch][location] = may ? 1.0 : 0.0;
            count += legal[branch][location];
        }
        for (std::size_t branch = node.begin; branch < node.end; ++branch)
            uniform[branch][location] = legal[branch][location] / count;
    }
}

/// SK-16: the challenger's own discs first, from the top, then the other's.
Outcomes Tree::outcomes(const Node& node) const
{
    Outcomes outcomes{};
    const auto challenger = static_cast<std::size_t>(node.actor);
    const int own = std::min<int>(node.bid, node.mats[challenger]);
    for (const std::size_t side : {0U, 1U}) {
        const int mat = node.mats[side];
        const int flipped = side == challenger ? own : node.bid - own;
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
