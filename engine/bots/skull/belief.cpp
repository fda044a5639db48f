#include "bots/skull/belief.h"

#include <algorithm>

#include "skull/knowledge.h"

namespace facedown::bots::skull_bot {

using Kind = skull::Decision::Kind;

namespace {

using skull::Table;
using skull::Tribe;

/// How much likelier or less likely a seat's skull is on its mat, after what the seat did.
struct Reading
{
    double first;   ///< the skull as first disc, against a disc drawn blindly
    double later;   ///< the same for discs added
    double bidOver; ///< it bid so high that it would flip the skull itself
    double passed;  ///< it passed and never bid
};

// Measured on what lay on the mats in games among the bots themselves; easy hears nothing of it.
constexpr Reading easyReading{1.0, 1.0, 1.0, 1.0};
constexpr Reading mediumReading{1.4, 0.9, 0.2, 6.0};

/// The chances of a mat of which nothing but its size is known, and of the skull in hand still.
struct Blind
{
    Belief belief;
    double inHand = 1.0;
};

Blind blind(const Tribe& tribe, const Reading& reading)
{
    Blind result;
    for (int place = 0; place < tribe.mat; ++place) {
        const int left = tribe.owned() - place;
        const double bent = (place == 0 ? reading.first : reading.later) / left;
        const double chance = left == 1 ? 1.0 : std::min(bent, 0.9);
        result.belief.at[static_cast<std::size_t>(place)] = result.inHand * chance;
        result.inHand *= 1.0 - chance;
    }
    return result;
}

Belief read(const Tribe& tribe, double hasSkull, const Reading& reading, int bluffs)
{
    auto [belief, inHand] = blind(tribe, reading);
    // Each bluff that was seen takes a part of what its bids are worth as evidence.
    const double bidOver = 1.0 - (1.0 - reading.bidOver) / (1.0 + 0.5 * bluffs);
    double sum = hasSkull * inHand + 1.0 - hasSkull;
    for (int place = 0; place < tribe.mat; ++place) {
        double& chance = belief.at[static_cast<std::size_t>(place)];
        chance *= place < tribe.faceDown() ? hasSkull : 0.0;
        if (tribe.bid > 0 && place >= tribe.mat - tribe.bid)
            chance *= bidOver;
        else if (tribe.bid == 0 && tribe.passed)
            chance *= reading.passed;
        sum += chance;
    }
    for (double& chance : belief.at)
        chance = sum > 0.0 ? chance / sum : 0.0;
    return belief;
}

Belief known(skull::Whereabouts skull)
{
    Belief belief;
    if (skull >= 0 && skull < skull::inHand)
        belief.at[static_cast<std::size_t>(skull)] = 1.0;
    return belief;
}

/// What is left of the chance that a tribe still owns its skull if nobody remembers anything.
skull::Chances byLossesAlone(const View& view)
{
    skull::Chances chances{};
    for (Seat seat = 0; seat < view.table.seats(); ++seat)
        chances[static_cast<std::size_t>(seat)] =
            static_cast<double>(view.table.tribe(seat).owned()) / skull::discsInTribe;
    return chances;
}

/// How often each seat has flipped its own skull so far: what it bids counts for the less.
std::array<int, maxSeats> bluffsSeen(Past past)
{
    std::array<int, maxSeats> bluffs{};
    Seat flipped = 0;
    for (const skull::Skull::Event& event : past) {
        const auto* decision = std::get_if<skull::Decision>(&event);
        if (decision == nullptr)
            continue;
        if (decision->kind == Kind::Flip)
            flipped = decision->value;
        else if (decision->kind == Kind::Discard) // SK-32: only an own skull leads here
            ++bluffs[static_cast<std::size_t>(flipped)];
    }
    return bluffs;
}

} // namespace

double Belief::clear(int faceDown, int count) const
{
    double risk = 0.0;
    for (int place = std::max(0, faceDown - count); place < faceDown; ++place)
        risk += at[static_cast<std::size_t>(place)];
    return std::max(0.0, 1.0 - risk);
}

Belief Belief::afterFlower(int faceDown) const
{
    Belief after = *this;
    after.at[static_cast<std::size_t>(faceDown) - 1] = 0.0;
    const double left = clear(faceDown, 1);
    for (double& chance : after.at)
        chance = left > 0.0 ? chance / left : 0.0;
    return after;
}

Beliefs beliefs(Level level, const View& view, Past past)
{
    const bool remembers = level != Level::Easy;
    const skull::Chances hasSkull =
        remembers ? skull::chanceOfSkull(view, past) : byLossesAlone(view);
    const std::array<int, maxSeats> bluffs =
        remembers ? bluffsSeen(past) : std::array<int, maxSeats>{};
    Beliefs all{};
    for (Seat seat = 0; seat < view.table.seats(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        all[at] = view.owns(seat) ? known(view.skull(seat))
                                  : read(view.table.tribe(seat), hasSkull[at],
                                         remembers ? mediumReading : easyReading, bluffs[at]);
    }
    return all;
}

ByCount bestChances(const Table& table, const Beliefs& all, Seat challenger)
{
    ByCount best{};
    best[0] = 1.0;
    int most = 0;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        const int faceDown = table.tribe(seat).faceDown();
        if (seat == challenger || faceDown == 0)
            continue;
        most += faceDown;
        // From above, so that each entry still speaks of the seats before this one.
        for (int count = most; count > 0; --count)
            for (int here = 1; here <= std::min(count, faceDown); ++here)
                best[static_cast<std::size_t>(count)] =
                    std::max(best[static_cast<std::size_t>(count)],
                             best[static_cast<std::size_t>(count - here)] *
                                 all[static_cast<std::size_t>(seat)].clear(faceDown, here));
    }
    return best;
}

double chanceOf(const Table& table, const Beliefs& all, Seat challenger, int bid,
                const ByCount& others)
{
    const int own = std::min<int>(bid, table.tribe(challenger).mat);
    const Belief& belief = all[static_cast<std::size_t>(challenger)];
    return belief.clear(table.tribe(challenger).mat, own) *
           others[static_cast<std::size_t>(bid - own)];
}

double chanceOfRival(const Table& table, const Beliefs& all, Seat rival, int bid)
{
    const int mat = table.tribe(rival).mat;
    const int own = std::min(bid, mat);
    double chance = all[static_cast<std::size_t>(rival)].clear(mat, own);
    const int others = table.discsOnMats() - mat;
    if (others == 0 || bid == own)
        return chance;
    const double part = static_cast<double>(bid - own) / others;
    // Who need not flip everything passes by the worst.
    const double risk = part < 1.0 ? 0.8 * part : 1.0;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        const int size = table.tribe(seat).mat;
        if (seat != rival)
            chance *= 1.0 - risk * (1.0 - all[static_cast<std::size_t>(seat)].clear(size, size));
    }
    return chance;
}

} // namespace facedown::bots::skull_bot
