#pragma once

#include "bots/nyet/round.h"

namespace facedown::bots::nyet_bot {

/// What these scores make of others and of cards. Worths are in tricks of its team less those of
/// the other.
struct ScoreParameters
{
    // How often a seat does it that can.
    float beats;      ///< to beat the other team's card in its colour
    float ruffs;      ///< with a trump, where it cannot follow
    float slips;      ///< to win a trick that costs points, when it need not
    float slipsRuffs; ///< the same with a trump
    float back;       ///< to win a trick back after both teams have been the winning one

    // What a card is worth later, by how many unseen ones of its colour are higher.
    core::Array<float, 6> plain;
    core::Array<float, 6> trump;
    float superOne;
    float one;  ///< any other 1
    float bare; ///< less for the last card of a colour, while there are trumps in hand
    float lead; ///< to lead the next trick

    // The same when points are -2, by how many are lower.
    core::Array<float, 6> lowPlain;
    core::Array<float, 6> lowTrump;
    float lowSuper;
    float lowOne;
    float lowBare;

    float temperature; ///< the difference that likely plays still differ by
    float giving;      ///< what a card given is worth to the neighbour, in its own worth
};

extern const ScoreParameters scoreParameters;

/// Scores for the cards that the seat to act may play, from what it sees alone: a few rules of
/// thumb, in some tens of nanoseconds. More is better.
class CardScores
{
public:
    /// The round must live as long.
    explicit CardScores(const Round& round);

    /// Of playing it now.
    float ofPlaying(Card card) const;
    /// Of keeping it for later.
    float ofKeeping(Card card) const;

private:
    float worth(float won, Seat winner, bool one) const;
    float ruffing(Cards asked, int seats) const;
    float willing(int higher, int lower) const;
    float overtaking(Card winning, Cards asked, float ruffing, int seats) const;

    const Round& round_;
    bool good_;
    bool first_;
    Seat seat_;
    unsigned side_;
    Cards hand_;
    Cards unseen_; ///< without 1s
    int unseenSupers_;
    int teamMates_; ///< of those still to play
    int others_;
    int chance_;           ///< that an unseen card lies with one of them, in steps of a table
    float canRuff_ = 0.0F; ///< how likely one of them has a trump
    float lost_ = 0.0F;    ///< the trick's worth if the seat does not win it
    float lostOne_ = 0.0F; ///< the same if it adds a 1
    /// How likely one of the others ruffs what is led; before that by colour.
    core::Array<float, nyet::colours> ruffed_{};
};

} // namespace facedown::bots::nyet_bot
