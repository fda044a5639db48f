#include "bots/nyet/scores.h"

#include <algorithm>

namespace facedown::bots::nyet_bot {

const ScoreParameters scoreParameters{
    .beats = 0.85F,
    .ruffs = 0.8F,
    .slips = 0.05F,
    .slipsRuffs = 0.03F,
    .back = 0.3F,
    .plain = {0.8F, 0.5F, 0.3F, 0.15F, 0.05F, 0.0F},
    .trump = {1.5F, 1.3F, 1.1F, 0.95F, 0.85F, 0.75F},
    .superOne = 1.7F,
    .one = -0.3F,
    .bare = 0.35F,
    .lead = 0.1F,
    .lowPlain = {0.0F, -0.1F, -0.25F, -0.4F, -0.55F, -0.7F},
    .lowTrump = {-0.3F, -0.5F, -0.7F, -0.8F, -0.9F, -1.0F},
    .lowSuper = -1.0F,
    .lowOne = 0.3F,
    .lowBare = 0.35F,
    .temperature = 0.15F,
    .giving = 1.1F,
};

namespace {

constexpr int steps = 64;
constexpr int mostCards = 16;

/// How likely none of so many cards lies where each does with a chance of so many steps.
struct NoneTable
{
    core::Array<core::Array<float, mostCards>, steps + 1> chances{};

    constexpr NoneTable()
    {
        for (std::size_t step = 0; step < chances.size(); ++step) {
            float chance = 1.0F;
            for (float& none : chances[step]) {
                none = chance;
                chance *= 1.0F - static_cast<float>(step) / steps;
            }
        }
    }
};

constexpr NoneTable noneTable;

float chanceOfNone(int step, int cards)
{
    return noneTable.chances[std::min(step, steps)][std::min(cards, mostCards - 1)];
}

constexpr float overruffs = 0.3F; ///< how often who could ruff also beats a trump

} // namespace

CardScores::CardScores(const Round& round)
    : round_(round)
    , good_(round.good())
    , first_(round.trickSize() == 0)
    , seat_(round.actor())
    , side_(round.sideOf(seat_))
    , hand_(round.hand(seat_))
    , unseen_(round.left().without(hand_ | Cards::allOnes()))
    , unseenSupers_((round.left() & round.supers()).size() - (hand_ & round.supers()).size())
{
    const int players = round.players();
    const int after = players - 1 - round.trickSize();
    const unsigned seats = ((1U << unsigned(after)) - 1) << unsigned(seat_ + 1);
    const unsigned wrapped = seats | seats >> unsigned(players);
    teamMates_ = core::countBits(wrapped & round.bitsOf(side_));
    others_ = after - teamMates_;
    const int held = hand_.size(); // and whoever is still to play holds as many
    chance_ = steps * held / std::max(1, round.left().size() - held);
    canRuff_ = 1.0F - chanceOfNone(chance_, (unseen_ & round.group()).size() + unseenSupers_);
    if (first_) {
        for (int colour = 0; colour < nyet::colours; ++colour)
            if (const Cards asked =
                    Cards::ofColour(static_cast<nyet::Colour>(colour)).without(round.group());
                !(hand_ & asked).empty())
                ruffed_[colour] = ruffing(asked, others_);
        return;
    }
    const Cards asked = round.asked();
    if (asked != round.group())
        ruffed_.fill(ruffing(asked, others_));
    const bool mine = round.sideOf(round.winner()) == side_;
    const float won =
        mine ? 1.0F - overtaking(round.winning(), asked, ruffed_[0], others_)
             : overtaking(round.winning(), asked, ruffing(asked, teamMates_), teamMates_);
    lost_ = worth(won, round.winner(), false);
    lostOne_ = worth(won, round.winner(), true);
}

/// How likely one of so many seats still to play cannot follow and plays a trump.
float CardScores::ruffing(Cards asked, int seats) const
{
    if (seats == 0 || asked == round_.group())
        return 0.0F;
    const float cannotFollow = chanceOfNone(chance_, (unseen_ & asked).size());
    return std::min(1.0F, static_cast<float>(seats) * cannotFollow * canRuff_ *
                              (good_ ? scoreParameters.ruffs : scoreParameters.slipsRuffs));
}

/// How likely a seat that can win over the card does: with points of -2 only if it must.
float CardScores::willing(int higher, int lower) const
{
    if (good_)
        return scoreParameters.beats;
    const float part = static_cast<float>(higher) / static_cast<float>(std::max(1, higher + lower));
    return scoreParameters.slips + (1.0F - scoreParameters.slips) * part * part;
}

/// How likely one of them wins over the card.
float CardScores::overtaking(Card winning, Cards asked, float ruffing, int seats) const
{
    if (seats == 0)
        return 0.0F;
    const Cards beating = unseen_ & round_.beating(winning);
    const bool trumps = asked == round_.group();
    const int higher = (beating & asked).size() + (trumps ? unseenSupers_ : 0);
    const int lower = (unseen_ & asked).size() - (beating & asked).size();
    const float over = (1.0F - chanceOfNone(chance_ * seats, higher)) * willing(higher, lower);
    const bool ruffs = asked != round_.group() && round_.group().contains(winning);
    return over + (1.0F - over) * ruffing * (ruffs ? overruffs : 1.0F);
}

float CardScores::worth(float won, Seat winner, bool one) const
{
    const auto gain = static_cast<float>(1 + round_.ones(1 - side_));
    const auto loss = static_cast<float>(1 + round_.ones(side_) + (one ? 1 : 0));
    const bool mine = round_.sideOf(winner) == side_;
    const float doubled = winner == round_.bonus() ? 2.0F : 1.0F;
    const float worth =
        won * gain * (mine ? doubled : 1.0F) - (1.0F - won) * loss * (mine ? 1.0F : doubled);
    return good_ ? worth : -worth;
}

float CardScores::ofPlaying(Card card) const
{
    const bool wins = first_ || round_.beatingWinning().contains(card);
    const bool one = card.value() == 1;
    if (!wins)
        return (one ? lostOne_ : lost_) - ofKeeping(card);
    const Cards asked = first_ ? round_.following(card) : round_.asked();
    const bool trump = round_.group().contains(card);
    const float ruffed = first_ && trump ? 0.0F : ruffed_[card.colour()];
    const float over = overtaking(card, asked, ruffed, others_);
    const float back = teamMates_ != 0 ? scoreParameters.back : 0.0F;
    return worth(1.0F - over * (1.0F - back), seat_, one) - ofKeeping(card) +
           scoreParameters.lead * (1.0F - over);
}

float CardScores::ofKeeping(Card card) const
{
    const ScoreParameters& parameters = scoreParameters;
    if (round_.supers().contains(card))
        return good_ ? parameters.superOne : parameters.lowSuper;
    const Cards group = round_.group();
    const bool trump = group.contains(card);
    const Cards colour = round_.following(card);
    float worth = 0.0F;
    if (card.value() == 1) {
        worth = good_ ? parameters.one : parameters.lowOne;
        if (trump)
            worth += good_ ? parameters.trump[5] : 0.0F;
    } else {
        const Cards higher = Cards::above(card);
        const Cards counted = unseen_ & (good_ ? higher : colour.without(higher));
        if (trump)
            worth = (good_ ? parameters.trump : parameters.lowTrump)[std::min(counted.size(), 5)];
        else
            worth = (good_ ? parameters.plain : parameters.lowPlain)[std::min(counted.size(), 5)];
    }
    if (!trump && !(hand_ & colour).singles().several() && (!good_ || !(hand_ & group).empty()))
        worth -= good_ ? parameters.bare : parameters.lowBare;
    return worth;
}

} // namespace facedown::bots::nyet_bot
