#pragma once

#include <array>

#include "nyet/nyet.h"

namespace facedown::bots::nyet_bot {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Trumps;

/// What nyet::Trumps says of two cards, as sets of cards: it is asked too often to be told card by
/// card.
class TrumpSets
{
public:
    explicit TrumpSets(const Trumps& trumps);

    Cards group() const { return group_; } ///< NY-51
    Cards supers() const { return supers_; }
    /// The cards that follow this one when it is led (NY-52).
    Cards following(Card led) const
    {
        return group_.contains(led) ? group_ : Cards::ofColour(led.colour()).without(group_);
    }
    /// Those that win over a card that has been winning so far (NY-53).
    Cards beating(Card card) const
    {
        if (supers_.contains(card))
            return supers_;
        const Cards higher = Cards::above(card) | supers_;
        return colour_.contains(card) ? higher : higher | colour_;
    }

private:
    Cards group_;
    Cards supers_;
    Cards colour_;
};

/// The tricks of a round with all hands open (NY-50 to NY-55), and of the rest of a game only what
/// they count: small, so that a round is played out in a few microseconds.
class Round
{
public:
    /// Goes on from the trick that lies on the table. Before: teams are chosen. While cards are
    /// discarded or given only the hands may be asked for.
    explicit Round(const nyet::State& state);

    int players() const { return players_; }
    Seat actor() const { return actor_; }
    bool over() const { return size_ == 0 && hand(actor_).empty(); }
    Cards hand(Seat seat) const { return hands_[seat]; }
    /// What the seat to act may play (NY-52).
    Cards legal() const
    {
        const Cards following = hand(actor_) & asked_;
        return size_ == 0 || following.empty() ? hand(actor_) : following;
    }
    /// Before: the card is legal.
    void play(Card card);
    Round after(Card card) const
    {
        Round round = *this;
        round.play(card);
        return round;
    }
    /// The same with more cards in the hand of the seat to act, and more that have not been played.
    Round with(Cards hand, Cards left) const
    {
        Round round = *this;
        round.hands_[actor_].add(hand);
        round.left_.add(left);
        return round;
    }

    /// 0 for the start player's team, 1 for the other.
    unsigned sideOf(Seat seat) const { return 1U - (team_ >> unsigned(seat) & 1U); }
    unsigned bitsOf(unsigned side) const { return side == 0 ? team_ : all_ & ~team_; }
    /// What a side's tricks and treasures count so far, with the bonus card (NY-60).
    int counted(unsigned side) const { return counted_[side]; }

    /// Whether tricks bring points; else they cost some.
    bool good() const { return good_; }
    Seat bonus() const { return bonus_; }
    Cards group() const { return sets_.group(); }
    Cards supers() const { return sets_.supers(); }
    Cards following(Card led) const { return sets_.following(led); }
    /// Those that win over a card that has been winning so far (NY-53).
    Cards beating(Card card) const { return sets_.beating(card); }
    /// All cards that have not been played, wherever they lie.
    Cards left() const { return left_; }

    /// The trick so far. Of its cards, before: there is one.
    int trickSize() const { return size_; }
    Cards asked() const { return asked_; }
    Card winning() const { return winning_; }
    Cards beatingWinning() const { return beating_; }
    Seat winner() const { return winner_; }
    /// 1s that a side has played to it.
    int ones(unsigned side) const { return ones_[side]; }

private:
    void add(Seat seat, Card card);
    void takeTrick();

    core::Array<Cards, nyet::maxSeats> hands_{};
    Cards left_;
    TrumpSets sets_;
    Cards asked_;
    Cards beating_; ///< those that win over winning_
    Card winning_;
    bool good_ = true;
    std::int8_t players_ = 0;
    std::int8_t actor_ = 0;
    std::int8_t bonus_ = 0;
    std::int8_t size_ = 0;
    std::int8_t winner_ = 0;
    unsigned team_ = 0;
    unsigned all_ = 0;
    std::array<std::int8_t, 2> ones_{};
    std::array<std::int8_t, 2> counted_{};
};

} // namespace facedown::bots::nyet_bot
