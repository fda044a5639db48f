#include "bots/skull/bid_evaluation.h"

#include <algorithm>

namespace facedown::bots::skull_bot {

namespace {

using skull::Table;
using skull::Tribe;

/// How near a tribe is to winning, in tribes that have lost nothing and won nothing.
double strength(const Tribe& tribe)
{
    constexpr core::Array<double, skull::discsInTribe + 1> byDiscs{0.0, 0.25, 0.55, 0.8, 1.0};
    constexpr double withSuccess = 2.2;
    return byDiscs[tribe.owned()] * (tribe.wins > 0 ? withSuccess : 1.0);
}

/// How likely one seat raises a bid, by what part of all discs on the mats the bid is.
double willRaise(const Table& table, int number)
{
    const double part = static_cast<double>(number) / table.discsOnMats();
    return std::clamp(0.8 - 0.5 * part, 0.03, 0.7);
}

/// A player's win probability as the table stands, guessed from discs and successes alone.
double winProbabilityOf(const Table& table, int player)
{
    double own = 0.0;
    double all = 0.0;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        const Tribe& tribe = table.tribe(seat);
        const bool mine = table.playerOf(seat) == player;
        if (tribe.wins >= skull::winsNeeded)
            return mine ? 1.0 : 0.0; // SK-50
        all += strength(tribe);
        own += mine ? strength(tribe) : 0.0;
    }
    return own / all;
}

} // namespace

BidEvaluation::BidEvaluation(Level level, const View& view, History history)
    : table_(view.table)
    , seat_(view.table.actor)
    , player_(view.table.playerOf(seat_))
    , matPosteriors_(matPosteriors(level, view, history))
    , others_(bestChances(table_, matPosteriors_, seat_))
{
}

double BidEvaluation::now() const
{
    return winProbabilityOf(table_, player_);
}

bool BidEvaluation::isRival(Seat seat) const
{
    const Tribe& tribe = table_.tribe(seat);
    return table_.playerOf(seat) != player_ && !tribe.out() && !tribe.passed;
}

double BidEvaluation::raiseChance(int number) const
{
    if (number >= table_.discsOnMats()) // SK-15
        return 0.0;
    double nobodyRaises = 1.0;
    for (Seat seat = 0; seat < table_.seats(); ++seat)
        if (isRival(seat))
            nobodyRaises *= 1.0 - willRaise(table_, number);
    return 1.0 - nobodyRaises;
}

/// The win probability once a seat has challenged and this was its chance.
double BidEvaluation::challenge(Seat seat, double chance) const
{
    Table success = table_;
    ++success.tribe(seat).wins;
    Table failure = table_;
    ++failure.tribe(seat).lost;
    return chance * winProbabilityOf(success, player_) +
           (1.0 - chance) * winProbabilityOf(failure, player_);
}

/// The win probability when one of the others takes over with this bid, whoever that is.
double BidEvaluation::outbid(int number) const
{
    double sum = 0.0;
    int rivals = 0;
    for (Seat seat = 0; seat < table_.seats(); ++seat) {
        if (!isRival(seat))
            continue;
        sum += challenge(seat, chanceOfRival(table_, matPosteriors_, seat, number));
        ++rivals;
    }
    return sum / rivals;
}

Offer BidEvaluation::offer(int number) const
{
    Offer offer;
    offer.number = number;
    offer.chance = chanceOf(table_, matPosteriors_, seat_, number, others_);
    offer.raised = raiseChance(number);
    offer.value = (1.0 - offer.raised) * challenge(seat_, offer.chance);
    if (offer.raised > 0.0)
        offer.value += offer.raised * outbid(number + 1);
    const int mat = table_.tribe(seat_).mat;
    offer.ownSkull = matPosteriors_[seat_].clear(mat, number) == 0.0;
    offer.certain = offer.chance >= 1.0;
    return offer;
}

double BidEvaluation::standing() const
{
    if (table_.bid == 0)
        return 0.0;
    if (table_.playerOf(table_.challenger) != player_)
        return chanceOfRival(table_, matPosteriors_, table_.challenger, table_.bid);
    const ByCount others = bestChances(table_, matPosteriors_, table_.challenger);
    return chanceOf(table_, matPosteriors_, table_.challenger, table_.bid, others);
}

bool BidEvaluation::ownTribeIsSure() const
{
    return table_.bid > 0 && table_.playerOf(table_.challenger) == player_ && standing() >= 1.0;
}

double BidEvaluation::passing() const
{
    double nobodyRaises = 1.0;
    for (Seat seat = 0; seat < table_.seats(); ++seat)
        if (isRival(seat) && seat != table_.challenger)
            nobodyRaises *= 1.0 - willRaise(table_, table_.bid);
    double value = nobodyRaises * challenge(table_.challenger, standing());
    if (nobodyRaises < 1.0)
        value += (1.0 - nobodyRaises) * outbid(table_.bid + 1);
    return value;
}

} // namespace facedown::bots::skull_bot
