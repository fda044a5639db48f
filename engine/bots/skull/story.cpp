#include "bots/skull/story.h"

namespace facedown::bots::skull_bot {

namespace {

using skull::Decision;
using Kind = Decision::Kind;

const Decision* decisionIn(const skull::Skull::Event& event)
{
    return std::get_if<Decision>(&event);
}

bool isOf(const skull::Skull::Event& event, Kind kind)
{
    const Decision* decision = decisionIn(event);
    return decision != nullptr && decision->kind == kind;
}

/// Who bid first: turns go round from the first player, a disc each, until somebody bids (SK-11).
Seat firstBidder(const skull::Table& table)
{
    int added = table.discsOnMats();
    for (Seat seat = 0; seat < table.seats(); ++seat)
        added -= table.tribe(seat).out() ? 0 : 1; // SK-10
    Seat seat = table.starter;
    for (; added > 0; --added)
        seat = table.next(seat);
    return seat;
}

} // namespace

Biddings biddings(const View& view, Past past)
{
    Biddings all{};
    const bool bidding = view.table.phase == skull::Phase::Bid;
    if (!bidding && view.table.phase != skull::Phase::Flip)
        return all;
    std::size_t index = past.size();
    while (index > 0 && !isOf(past[index - 1], Kind::Place))
        --index;

    skull::Table table = view.table;
    for (skull::Tribe& tribe : table.tribes)
        tribe.passed = false;
    int standing = 0;
    Seat seat = firstBidder(table);
    for (; index < past.size() && !isOf(past[index], Kind::Flip); ++index) {
        const Decision* decision = decisionIn(past[index]);
        Bidding& own = all[static_cast<std::size_t>(seat)];
        if (decision->kind == Kind::Bid) {
            own.bid = standing = decision->value;
        } else {
            own.passedAt = standing;
            table.tribe(seat).passed = true;
        }
        seat = table.nextBidder(seat);
    }
    return all;
}

std::array<int, maxSeats> bluffsSeen(Past past)
{
    std::array<int, maxSeats> bluffs{};
    Seat flipped = 0;
    for (const skull::Skull::Event& event : past) {
        if (isOf(event, Kind::Flip))
            flipped = decisionIn(event)->value;
        else if (isOf(event, Kind::Discard)) // SK-32: only an own skull leads here
            ++bluffs[static_cast<std::size_t>(flipped)];
    }
    return bluffs;
}

} // namespace facedown::bots::skull_bot
