#include "table/skull/skull_table.h"

#include <algorithm>
#include <iterator>

// How the steps of a match are shown: for how long, with what sound, and what is worth a picture.

namespace facedown::table {

using core::Seat;
using skull::Skull;
using StepKind = skull::Step::Kind;

namespace {

/// How long things want to be looked at, in milliseconds at the normal pace.
constexpr int glance = 350;
constexpr int look = 800;
constexpr int moment = 1200;
constexpr int goingHome = 600; ///< before a disc is lost
constexpr int verdictTime = 2600;
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

int SkullTable::turning(const Happening<Skull>& happening, std::size_t part) const
{
    const Part& one = happening.parts[part];
    if (one.step.kind != StepKind::Flipped)
        return 0;
    return suspenseBefore(one) + (isLastFlip(one) ? 2 : 1) * discTurns + discLies;
}

int SkullTable::dwell(const Happening<Skull>& happening, std::size_t part) const
{
    const auto& [step, view] = happening.parts[part];
    const bool last = part + 1 == happening.parts.size();
    switch (step.kind) {
    case StepKind::Placed:
        return step.value == 0 ? glance : look;
    case StepKind::Bid:
    case StepKind::Passed:
        return last ? look : 0;
    case StepKind::ChallengeBegun:
    case StepKind::Hid:
        return look;
    case StepKind::Flipped:
        return last ? glance : 0;
    case StepKind::Succeeded:
    case StepKind::Failed:
    case StepKind::Eliminated:
        return verdictTime;
    case StepKind::Returned:
        return last ? goingHome : 0;
    case StepKind::Lost:
        return step.value > 0 ? moment : look;
    case StepKind::Shuffled:
        return isShuffle(step, view) ? shuffleTime : look;
    case StepKind::Showed:
    case StepKind::Named:
    case StepKind::Drawn:
        return moment;
    case StepKind::RoundBegun:
    case StepKind::Won:
        break;
    }
    return 0;
}

Sound SkullTable::sound(const skull::Step& step) const
{
    switch (step.kind) {
    case StepKind::Placed:
    case StepKind::Lost:
        return Sound::Place;
    case StepKind::Bid:
        return Sound::Bid;
    case StepKind::Passed:
        return Sound::Pass;
    case StepKind::Flipped:
    case StepKind::Showed:
        return Sound::Flip;
    case StepKind::Succeeded:
        return Sound::Success;
    case StepKind::Failed:
        return Sound::Failure;
    case StepKind::Shuffled:
        return Sound::Trick;
    case StepKind::Won:
        return Sound::End;
    case StepKind::Drawn:
    case StepKind::RoundBegun:
    case StepKind::ChallengeBegun:
    case StepKind::Hid:
    case StepKind::Returned:
    case StepKind::Eliminated:
    case StepKind::Named:
        break;
    }
    return Sound::None;
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

bool SkullTable::reveals(const skull::Step& step, bool) const
{
    switch (step.kind) {
    case StepKind::Drawn:
    case StepKind::Flipped:
    case StepKind::Showed:
    case StepKind::Shuffled:
        return true;
    case StepKind::Lost:
        return step.value > 0; // its owner sees what is left
    default:
        return false;
    }
}

QString SkullTable::momentOf(const skull::Step& step) const
{
    switch (step.kind) {
    case StepKind::Drawn:
        return QStringLiteral("first");
    case StepKind::RoundBegun:
        return {}; // what it leaves is seen when all is done
    case StepKind::Placed:
        return QStringLiteral("place");
    case StepKind::Bid:
        return QStringLiteral("bid");
    case StepKind::Passed:
        return QStringLiteral("pass");
    case StepKind::ChallengeBegun: // looks as what it leaves
        return {};
    case StepKind::Flipped:
        return QStringLiteral("flip");
    case StepKind::Succeeded:
        return QStringLiteral("success");
    case StepKind::Failed:
        return step.value == step.seat ? QStringLiteral("failure-own-skull")
                                       : QStringLiteral("failure");
    case StepKind::Showed:
        return QStringLiteral("show");
    case StepKind::Hid:
        return QStringLiteral("hide");
    case StepKind::Returned:
        return QStringLiteral("return");
    case StepKind::Shuffled:
        return QStringLiteral("shuffle");
    case StepKind::Lost:
        return step.value > 0 ? QStringLiteral("take") : QStringLiteral("discard");
    case StepKind::Eliminated:
        return QStringLiteral("elimination");
    case StepKind::Named:
        return QStringLiteral("start");
    case StepKind::Won:
        return QStringLiteral("win");
    }
    return {};
}

} // namespace facedown::table
