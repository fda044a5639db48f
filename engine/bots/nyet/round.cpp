#include "bots/nyet/round.h"

namespace facedown::bots::nyet_bot {

using core::byte;

TrumpSets::TrumpSets(const Trumps& trumps)
    : group_(trumps.group())
    , supers_(trumps.supers())
{
    if (trumps.colour != nyet::noColour)
        colour_ = Cards::ofColour(static_cast<nyet::Colour>(trumps.colour));
}

Round::Round(const nyet::State& state)
    : sets_(state.table.trumps())
    , good_(state.table.points() > 0)
    , players_(state.table.players)
    , bonus_(state.table.bonus)
    , team_(state.table.team)
    , all_((1U << unsigned(players_)) - 1)
{
    const nyet::Table& table = state.table;
    left_ = state.aside;
    for (Seat seat = 0; seat < players_; ++seat) {
        hands_[seat] = state.hands[seat];
        left_.add(hands_[seat]);
        for (const Card card : state.discards[seat])
            if (card.known())
                left_.add(card);
        if (table.phase == nyet::Phase::Give && table.seat(seat).given)
            left_.add(state.given[seat]);
    }
    if (table.lastWinner >= 0) {
        const auto [others, starters] = table.teamCounts();
        counted_ = {byte(starters), byte(others)};
    }
    actor_ = table.trick.size == 0 ? table.actor : table.trick.leader;
    for (int place = 0; place < table.trick.size; ++place)
        add(actor_, table.trick.card(place));
}

void Round::play(Card card)
{
    hands_[actor_].remove(card);
    left_.remove(card);
    add(actor_, card);
    if (size_ == players_)
        takeTrick();
}

void Round::add(Seat seat, Card card)
{
    if (size_ == 0)
        asked_ = following(card);
    if (size_ == 0 || beating_.contains(card)) {
        winning_ = card;
        beating_ = beating(card);
        winner_ = byte(seat);
    }
    ones_[sideOf(seat)] = byte(ones_[sideOf(seat)] + int(card.value() == 1));
    ++size_;
    actor_ = byte(seat + 1 == players_ ? 0 : seat + 1);
}

void Round::takeTrick()
{
    const unsigned side = sideOf(winner_);
    const int count = 1 + ones_[1 - side]; // NY-55
    counted_[side] = byte(counted_[side] + (winner_ == bonus_ ? 2 * count : count));
    ones_ = {};
    size_ = 0;
    actor_ = winner_;
}

} // namespace facedown::bots::nyet_bot
