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

} // namespace

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
