#include "bots/skull/mat_posterior.h"

#include <algorithm>
#include <cmath>

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
    MatPosterior matPosterior;
    double inHand = 1.0;
};

Blind blind(const Tribe& tribe, const Reading& reading)
{
    Blind result;
    for (int place = 0; place < tribe.mat; ++place) {
        const int left = tribe.owned() - place;
        const double perturbed = (place == 0 ? reading.first : reading.later) / left;
        const double chance = left == 1 ? 1.0 : std::min(perturbed, 0.9);
        result.matPosterior.at[place] = result.inHand * chance;
        result.inHand *= 1.0 - chance;
    }
    return result;
}

MatPosterior read(const Tribe& tribe, double hasSkull, const Reading& reading, int bluffs)
{
    auto [matPosterior, inHand] = blind(tribe, reading);
    // Each bluff that was seen takes a part of what its bids are worth as evidence.
    const double bidOver = 1.0 - (1.0 - reading.bidOver) / (1.0 + 0.5 * bluffs);
    double sum = hasSkull * inHand + 1.0 - hasSkull;
    for (int place = 0; place < tribe.mat; ++place) {
        double& chance = matPosterior.at[place];
        chance *= place < tribe.faceDown() ? hasSkull : 0.0;
        if (tribe.bid > 0 && place >= tribe.mat - tribe.bid)
            chance *= bidOver;
        else if (tribe.bid == 0 && tribe.passed)
            chance *= reading.passed;
        sum += chance;
    }
    for (double& chance : matPosterior.at)
        chance = sum > 0.0 ? chance / sum : 0.0;
    return matPosterior;
}

MatPosterior known(skull::Whereabouts skull)
{
    MatPosterior matPosterior;
    if (skull >= 0 && skull < skull::inHand)
        matPosterior.at[skull] = 1.0;
    return matPosterior;
}

/// What is left of the chance that a tribe still owns its skull if nobody remembers anything.
skull::Chances byLossesAlone(const View& view)
{
    skull::Chances chances{};
    for (Seat seat = 0; seat < view.table.seats(); ++seat)
        chances[seat] = static_cast<double>(view.table.tribe(seat).owned()) / skull::discsInTribe;
    return chances;
}

/// How often each seat has flipped its own skull so far: what it bids counts for the less.
core::Array<int, maxSeats> bluffsSeen(History history)
{
    core::Array<int, maxSeats> bluffs{};
    Seat flipped = 0;
    for (const skull::Skull::Event& event : history) {
        const auto* decision = std::get_if<skull::Decision>(&event);
        if (decision == nullptr)
            continue;
        if (decision->kind == Kind::Flip)
            flipped = decision->value;
        else if (decision->kind == Kind::Discard) // SK-32: only an own skull leads here
            ++bluffs[flipped];
    }
    return bluffs;
}

} // namespace

double MatPosterior::clear(int faceDown, int count) const
{
    double risk = 0.0;
    for (int place = std::max(0, faceDown - count); place < faceDown; ++place)
        risk += at[place];
    return std::max(0.0, 1.0 - risk);
}

MatPosterior MatPosterior::afterFlower(int faceDown) const
{
    MatPosterior after = *this;
    after.at[faceDown - 1] = 0.0;
    const double left = clear(faceDown, 1);
    for (double& chance : after.at)
        chance = left > 0.0 ? chance / left : 0.0;
    return after;
}

MatPosteriors matPosteriors(Level level, const View& view, History history)
{
    const bool remembers = level != Level::Easy;
    const skull::Chances hasSkull =
        remembers ? skull::chanceOfSkull(view, history) : byLossesAlone(view);
    const core::Array<int, maxSeats> bluffs =
        remembers ? bluffsSeen(history) : core::Array<int, maxSeats>{};
    MatPosteriors all{};
    for (Seat seat = 0; seat < view.table.seats(); ++seat) {
        all[seat] = view.owns(seat) ? known(view.skull(seat))
                                    : read(view.table.tribe(seat), hasSkull[seat],
                                           remembers ? mediumReading : easyReading, bluffs[seat]);
    }
    return all;
}

ByCount bestChances(const Table& table, const MatPosteriors& all, Seat challenger)
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
                best[count] =
                    std::max(best[count], best[count - here] * all[seat].clear(faceDown, here));
    }
    return best;
}

double chanceOf(const Table& table, const MatPosteriors& all, Seat challenger, int bid,
                const ByCount& others)
{
    const int own = std::min<int>(bid, table.tribe(challenger).mat);
    const MatPosterior& matPosterior = all[challenger];
    return matPosterior.clear(table.tribe(challenger).mat, own) * others[bid - own];
}

double chanceOfRival(const Table& table, const MatPosteriors& all, Seat rival, int bid)
{
    const int mat = table.tribe(rival).mat;
    const int own = std::min(bid, mat);
    double chance = all[rival].clear(mat, own);
    const int others = table.discsOnMats() - mat;
    if (others == 0 || bid == own)
        return chance;
    const double part = static_cast<double>(bid - own) / others;
    // Who need not flip everything passes by the worst.
    const double risk = part < 1.0 ? 0.8 * part : 1.0;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        const int size = table.tribe(seat).mat;
        if (seat != rival)
            chance *= 1.0 - risk * (1.0 - all[seat].clear(size, size));
    }
    return chance;
}

Weights hopes(const View& view, const MatPosteriors& all)
{
    const Table& table = view.table;
    const int left = table.bid - table.flipped;
    Weights hopes;
    for (const skull::Decision decision : skull::Skull::legal(view)) {
        const Seat seat = decision.value;
        const int faceDown = table.tribe(seat).faceDown();
        Table next = table;
        ++next.tribe(seat).open;
        MatPosteriors after = all;
        after[seat] = all[seat].afterFlower(faceDown);
        const ByCount best = bestChances(next, after, table.actor);
        hopes.push_back(all[seat].clear(faceDown, 1) * best[left - 1]);
    }
    return hopes;
}

Weights flipping(const View& view, const MatPosteriors& all, double choosiness)
{
    const auto legal = skull::Skull::legal(view);
    if (legal.size() == 1)
        return {1.0};
    const Weights hopes = skull_bot::hopes(view, all);
    const double most = *std::max_element(hopes.begin(), hopes.end());
    Weights weights;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const Seat seat = legal[index].value;
        const int faceDown = view.table.tribe(seat).faceDown();
        const double clear = all[seat].clear(faceDown, 1);
        // Where every disc must be a skull, still not one of the player's own.
        const double safe = view.owns(seat) ? clear : std::max(clear, 1e-9);
        const double hope = most > 0.0 ? hopes[index] / most : 1.0;
        weights.push_back(std::pow(hope * std::sqrt(safe), choosiness));
    }
    return weights;
}

} // namespace facedown::bots::skull_bot
