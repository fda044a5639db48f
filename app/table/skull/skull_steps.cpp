#include "table/skull/skull_table.h"

#include <algorithm>
#include <iterator>

// How the steps of a match are shown: for how long, with what sound, and what is worth a picture.

namespace facedown::table {

using core::Seat;
using skull::Skull;
using StepKind = skull::Step::Kind;
using Reveals = Showing::Reveals;

namespace {

/// How long things want to be looked at, in milliseconds at the normal pace.
constexpr int glance = 350;
constexpr int look = 800;
constexpr int moment = 1200;
constexpr int goingHome = 600; ///< before a disc is lost
constexpr int verdictTime = 2600;
constexpr int leastVerdict = 900; ///< the next round takes the discs away that decided it
constexpr int shuffleTime = 1500;
/// A disc is held up for so long before it turns: the last that was bid, the one before, all
/// others.
constexpr int suspenses[] = {1400, 900, 600};
constexpr int discTurns = 450;
constexpr int discLies = 200;

} // namespace

bool SkullTable::isLastFlip(const Part& part)
{
    return part.step.kind == StepKind::Flipped && part.view.table.flipped == part.view.table.bid;
}

bool SkullTable::isShuffle(const skull::Step& step, const View& after)
{
    return step.kind == StepKind::Shuffled && after.table.tribe(step.seat).owned() > 1;
}

int SkullTable::suspenseBefore(const Part& part)
{
    if (part.step.kind != StepKind::Flipped)
        return 0;
    const int left = part.view.table.bid - part.view.table.flipped;
    return suspenses[std::clamp(left, 0, int(std::size(suspenses)) - 1)];
}

Showing SkullTable::showing(const Happening<Skull>& happening, std::size_t part) const
{
    const auto& [step, view] = happening.parts[part];
    const bool last = part + 1 == happening.parts.size();
    switch (step.kind) {
    case StepKind::Drawn:
        return {.picture = "first", .dwell = moment, .reveals = Reveals::All};
    case StepKind::RoundBegun: // what it leaves is seen when all is done
        return {.roundEnd = Showing::RoundEnd::Quiet};
    case StepKind::Placed:
        return {
            .picture = "place", .sound = Sound::Place, .dwell = step.value == 0 ? glance : look};
    case StepKind::Bid:
        return {.picture = "bid", .sound = Sound::Bid, .dwell = last ? look : 0};
    case StepKind::Passed:
        return {.picture = "pass", .sound = Sound::Pass, .dwell = last ? look : 0};
    case StepKind::ChallengeBegun: // looks as what it leaves
        return {.dwell = look};
    case StepKind::Flipped:
        return {.picture = "flip",
                .sound = Sound::Flip,
                .turning = suspenseBefore(happening.parts[part]) +
                           (isLastFlip(happening.parts[part]) ? 2 : 1) * discTurns + discLies,
                .dwell = last ? glance : 0,
                .reveals = Reveals::All};
    case StepKind::Succeeded:
        return {.picture = "success",
                .sound = Sound::Success,
                .dwell = verdictTime,
                .least = leastVerdict};
    case StepKind::Failed:
        return {.picture = step.value == step.seat ? "failure-own-skull" : "failure",
                .sound = Sound::Failure,
                .dwell = verdictTime,
                .least = leastVerdict};
    case StepKind::Showed:
        return {.picture = "show", .sound = Sound::Flip, .dwell = moment, .reveals = Reveals::All};
    case StepKind::Hid:
        return {.picture = "hide", .dwell = look};
    case StepKind::Returned:
        return {.picture = "return", .dwell = last ? goingHome : 0};
    case StepKind::Shuffled:
        return {.picture = "shuffle",
                .sound = Sound::Trick,
                .dwell = isShuffle(step, view) ? shuffleTime : look,
                .reveals = Reveals::All};
    case StepKind::Lost:
        if (step.value == 0)
            return {.picture = "discard", .sound = Sound::Place, .dwell = look};
        return {.picture = "take", // its owner sees what is left
                .sound = Sound::Place,
                .dwell = moment,
                .reveals = Reveals::All};
    case StepKind::Eliminated:
        return {.picture = "elimination", .dwell = verdictTime};
    case StepKind::Named:
        return {.picture = "start", .dwell = moment};
    case StepKind::Won:
        return {.picture = "win", .sound = Sound::End};
    }
    return {};
}

std::vector<Feeling> SkullTable::feelings(const View&, const Part& part) const
{
    const auto& [step, view] = part;
    switch (step.kind) {
    case StepKind::Succeeded:
        return {{step.seat, Mood::Glad}};
    case StepKind::Failed:
        return {{step.seat, Mood::Dismayed}, {step.value, Mood::Glad}};
    case StepKind::Lost:
    case StepKind::Eliminated:
        return {{step.seat, Mood::Dismayed}};
    case StepKind::Won: {
        std::vector<Feeling> all;
        for (Seat seat = 0; seat < view.table.seats(); ++seat)
            all.push_back(
                {seat, view.table.playerOf(seat) == step.seat ? Mood::Glad : Mood::Dismayed});
        return all;
    }
    default:
        return {};
    }
}

} // namespace facedown::table
