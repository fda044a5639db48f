#include "bots/skull_duel_tree.h"

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

std::size_t Tree::slotOf(const Node& node, Decision decision) const
{
    std::size_t slot = node.begin;
    while (slots[slot].decision.kind != decision.kind ||
           (decision.kind == Kind::Bid && slots[slot].decision != decision))
        ++slot;
    assert(slot < node.end);
    return slot;
}

std::size_t Tree::nodeAfter(std::span<const Decision> past) const
{
    std::size_t at = 0;
    for (const Decision decision : past)
        at = slots[slotOf(nodes[at], decision)].child;
    return at;
}

std::size_t Tree::grow(Node node)
{
    const std::size_t index = nodes.size();
    nodes.push_back(node);
    node.begin = slots.size();
    if (!node.ended)
        addSlots(node);
    node.end = slots.size();
    even.resize(slots.size());
    weigh(node);
    nodes[index] = node;
    for (std::size_t slot = node.begin; slot < node.end; ++slot) {
        const bool same = slots[slot].placesSkull();
        const std::size_t child =
            same ? slots[slot - 1].child : grow(after(node, slots[slot].decision));
        slots[slot].child = child;
    }
    return index;
}

/// SK-11 to SK-14.
void Tree::addSlots(Node& node)
{
    const auto side = static_cast<std::size_t>(node.actor);
    const bool preparing = node.mats[side] == 0;
    if (node.bid == 0 && node.mats[side] < owned[side]) {
        slots.push_back({skull::place(Disc::Flower)});
        slots.push_back({skull::place(Disc::Skull)});
    }
    if (preparing)
        return;
    for (int number = node.bid + 1; number <= node.mats[0] + node.mats[1]; ++number)
        slots.push_back({skull::bid(number)});
    if (node.bid > 0)
        slots.push_back({skull::pass()});
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
    const auto side = static_cast<std::size_t>(node.actor);
    const int hand = owned[side] - node.mats[side];
    for (std::size_t spot = 0; spot < spots; ++spot) {
        const bool skullInHand = spot == skull::inHand;
        double count = 0.0;
        for (std::size_t slot = node.begin; slot < node.end; ++slot) {
            bool legal = true;
            if (slots[slot].decision == skull::place(Disc::Flower))
                legal = hand > (skullInHand ? 1 : 0);
            else if (slots[slot].placesSkull())
                legal = skullInHand;
            even[slot][spot] = legal ? 1.0 : 0.0;
            count += even[slot][spot];
        }
        for (std::size_t slot = node.begin; slot < node.end; ++slot)
            even[slot][spot] /= count;
    }
}

} // namespace facedown::bots::duel
