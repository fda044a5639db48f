#include "table/geschenkt/geschenkt_table.h"

#include <algorithm>

// How the steps of a match are shown: for how long, with what sound, and what is worth a picture.

namespace facedown::table {

using geschenkt::Geschenkt;
using StepKind = geschenkt::Step::Kind;

namespace {

/// How long things want to be looked at, in milliseconds at the normal pace.
constexpr int glance = 100;
constexpr int look = 400;
constexpr int moment = 750;
constexpr int chipFalls = 350; ///< and lies there
constexpr int cardTurns = 550;
constexpr int gapCloses = 1700;
/// Seat by seat the chips are shown, and looked at together.
constexpr int chipsShown = 250;
constexpr int chipsCounted = 2200;
/// A card is lifted before it travels to whoever takes it; its chips follow one by one, many of
/// them closer, and each takes as long as the card.
constexpr int cardLifts = 250;
constexpr int travels = 400;
constexpr int chipFollows = 120;
constexpr int betweenChips = 40;
constexpr int allChips = 500;

} // namespace

bool closesGap(const geschenkt::Step& step, const geschenkt::Table& after)
{
    if (step.kind != StepKind::Took)
        return false;
    const geschenkt::Cards cards = after.cards(step.seat);
    return cards.contains(step.card - 1) && cards.contains(step.card + 1);
}

Showing GeschenktTable::showing(const Happening<Geschenkt>& happening, std::size_t part) const
{
    const auto& [step, view] = happening.parts[part];
    switch (step.kind) {
    case StepKind::Drawn:
        return {.picture = "first", .dwell = look, .reveals = Showing::Reveals::All};
    case StepKind::Turned:
        return {.picture = "turn",
                .sound = Sound::Card,
                .turning = cardTurns,
                .dwell = look,
                .reveals = Showing::Reveals::All};
    case StepKind::Paid:
        return {.picture = "pay", .sound = Sound::Chip, .turning = chipFalls, .dwell = glance};
    case StepKind::Took: {
        const int chipsFollow =
            step.chips > 0 ? chipFollows + std::min(step.chips * betweenChips, allChips) : 0;
        return {.picture = "take",
                .sound = Sound::Gift,
                .turning = cardLifts + travels + chipsFollow,
                .dwell = closesGap(step, view.table) ? gapCloses : moment};
    }
    case StepKind::Over:
        return {.picture = "over",
                .sound = Sound::End,
                .turning = travels + seatCount() * chipsShown,
                .dwell = chipsCounted};
    }
    return {};
}

std::vector<Feeling> GeschenktTable::feelings(const View& before, const Part& part) const
{
    const geschenkt::Step& step = part.step;
    if (step.kind == StepKind::Over)
        return feelingsAtEnd(before.table.players, geschenkt::winners(part.view));
    if (step.kind != StepKind::Took)
        return {};
    const int cost = paidFor(step, before.table);
    if (cost > 0 && cost < costly)
        return {};
    return {{step.seat, cost <= 0 ? Mood::Glad : Mood::Dismayed}};
}

} // namespace facedown::table
