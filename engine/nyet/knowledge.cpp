#include "nyet/knowledge.h"

#include <cassert>

namespace facedown::nyet {

namespace {

/// Where the last deal before `end` stands.
std::size_t dealBefore(Nyet::History history, std::size_t end)
{
    while (end > 0)
        if (isDeal(history[--end]))
            return end;
    return 0;
}

/// Whether what is dealt in this round was set aside in the one before (NY-13).
bool fromAside(const Table& table)
{
    return table.players == 2 && table.round % 2 == 0;
}

} // namespace

Knowledge::Knowledge(const View& view, Nyet::History history)
    : viewer_(view.viewer)
    , state_{view.table, view.hands, view.discards, view.given, {}}
{
    const Table& table = view.table;
    if (table.phase == Phase::Dealer)
        return;
    unseen_ = packFor(table.players);
    std::size_t begin = history.size();
    if (table.phase != Phase::Deal) {
        begin = dealBefore(history, begin);
        seePlays(history.subspan(begin));
    }
    if (fromAside(table)) {
        const std::size_t before = dealBefore(history, begin);
        seeRoundBefore(history.subspan(before, begin - before));
    }
    for (Seat seat = 0; seat < table.players; ++seat) {
        unseen_.remove(view.hands[seat]);
        for (const Card card : view.discards[seat])
            if (card.known())
                unseen_.remove(card);
    }
    seeOwnGift();
    usual_ = draft(nobody);
    usualAssignment_ = Assignment(unseen_, usual_.places);
}

void Knowledge::seeOwnGift()
{
    const Table& table = state_.table;
    if (viewer_ < 0 || !state_.given[viewer_].known())
        return;
    const Card gave = state_.given[viewer_];
    const bool kept = table.phase == Phase::Play && !played(table.next(viewer_)).contains(gave);
    if (kept)
        kept_ = gave;
    if (kept || table.phase == Phase::Give) // in the latter it lies before the neighbour yet
        unseen_.remove(gave);
}

void Knowledge::seePlays(Nyet::History round)
{
    const Table& table = state_.table;
    if (table.phase != Phase::Play && table.phase != Phase::Over)
        return;
    const Trumps trumps = table.trumps();
    Trick trick{byte(table.startPlayer()), 0, {}};
    for (const Nyet::Event& event : round) {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision == nullptr || decision->kind != Decision::Kind::Play)
            continue;
        const Seat seat = trick.seat(trick.size, table.players);
        const Card card = decision->card();
        played_[seat].add(card);
        unseen_.remove(card);
        if (trick.size > 0)
            if (const Cards asked = trumps.following(trick.card(0)); !asked.contains(card))
                lacks_[seat] = lacks_[seat] | asked;
        trick.add(card);
        if (trick.size == table.players)
            trick = {byte(trick.seat(trick.winning(trumps), table.players)), 0, {}};
    }
}

/// All 30 cards dealt then are out of this round: those played, and those discarded, of which only
/// the seat's own were seen.
void Knowledge::seeRoundBefore(Nyet::History round)
{
    const int before = unseen_.size();
    goneAreNotOnes_ = true;
    for (const Nyet::Event& event : round) {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision == nullptr)
            continue;
        if (*decision == veto(Row::Discard, int(Discarding::NotOne)))
            goneAreNotOnes_ = false;
        const bool seen =
            decision->kind == Decision::Kind::Play || decision->kind == Decision::Kind::Discard;
        if (seen && decision->card().known())
            unseen_.remove(decision->card());
    }
    goneBefore_ = 2 * handSize(2) - (before - unseen_.size());
}

/// `onlyOnes`: a seat that was dealt nothing but 1s, or nobody.
Knowledge::Draft Knowledge::draft(Seat onlyOnes) const
{
    using Kind = Draft::Kind;
    const Table& table = state_.table;
    const Cards ones = Cards::allOnes();
    const Cards others = Cards::pack(highestValue).without(ones);
    Draft draft;
    for (Seat seat = 0; seat < table.players; ++seat) {
        if (seat == viewer_ || table.phase == Phase::Over)
            continue;
        const int kept = holds(seat).known() ? 1 : 0;
        const bool noOnes = table.board.decided(Row::Discard) == int(Discarding::NotOne);
        draft.add(Kind::Hand, seat, table.seat(seat).held - kept,
                  seat == onlyOnes ? lacks_[seat] | others : lacks_[seat]);
        draft.add(Kind::Discarded, seat, table.seat(seat).discarded,
                  seat == onlyOnes ? others
                  : noOnes         ? ones // NY-40
                                   : Cards());
        if (table.phase == Phase::Give)
            draft.add(Kind::Given, seat, table.seat(seat).given ? 1 : 0, {});
    }
    draft.add(Kind::Aside, nobody, table.aside, {});
    draft.add(Kind::Gone, nobody, goneBefore_, goneAreNotOnes_ ? ones : Cards());
    return draft;
}

void Knowledge::Draft::fill(const Assignment& drawn, State& state) const
{
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        const Seat seat = meanings[i].seat;
        const Cards cards = drawn.in(i);
        std::size_t index = 0;
        switch (meanings[i].kind) {
        case Kind::Hand:
            state.hands[seat] = cards;
            break;
        case Kind::Discarded:
            for (const Card card : cards)
                for (int count = cards.count(card); count > 0; --count)
                    state.discards[seat][index++] = card;
            break;
        case Kind::Given:
            state.given[seat] = *cards.begin();
            break;
        case Kind::Aside:
            state.aside = cards;
            break;
        case Kind::Gone:
            break;
        }
    }
}

/// NY-41: of what a neighbour was given nothing is known but that it was among all that it played
/// and holds.
void Knowledge::chooseGiven(State& state, core::Random& random) const
{
    const Table& table = state.table;
    for (Seat seat = 0; seat < table.players; ++seat) {
        Card& given = state.given[seat];
        if (given != Card::hidden())
            continue;
        const Cards held = state.hand(table.next(seat));
        const Cards played = this->played(table.next(seat));
        int index = random.below(held.size() + played.size());
        for (const Cards cards : {held, played})
            for (const Card card : cards)
                if (index >= 0 && (index -= cards.count(card)) < 0)
                    given = card;
    }
}

bool Knowledge::surelyWins(Card led) const
{
    const Trumps trumps = state_.table.trumps();
    if (kept_.known() && trumps.beats(kept_, led))
        return false;
    for (const Card other : unseen_)
        if (trumps.beats(other, led))
            return false;
    return true;
}

Knowledge::Deal Knowledge::deal(core::Random& random) const
{
    const Table& table = state_.table;
    Deal deal;
    bool done = table.phase == Phase::Dealer || (table.phase == Phase::Deal && table.aside == 0);
    // That somebody was dealt only 1s and so had to discard one (NY-40) is thought of when there
    // is no other way.
    for (int way = 0; !done && way <= table.players; ++way) {
        const Seat onlyOnes = way == 0 ? nobody : way - 1;
        if (onlyOnes >= 0 && !played(onlyOnes).without(Cards::allOnes()).empty())
            continue;
        deal.draft_ = way == 0 ? usual_ : draft(onlyOnes);
        deal.cards_ = way == 0 ? usualAssignment_ : Assignment(unseen_, deal.draft_.places);
        done = deal.cards_.draw(random);
    }
    assert(done);
    return done ? deal : Deal();
}

State Knowledge::stateOf(const Deal& deal, core::Random& random) const
{
    State state = state_;
    deal.draft_.fill(deal.cards_, state);
    if (kept_.known())
        state.hand(state.table.next(viewer_)).add(kept_);
    chooseGiven(state, random);
    return state;
}

State Knowledge::draw(core::Random& random) const
{
    return stateOf(deal(random), random);
}

State Nyet::determinize(const View& view, History history, core::Random& random)
{
    return Knowledge(view, history).draw(random);
}

} // namespace facedown::nyet
