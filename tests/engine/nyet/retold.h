#pragma once

#include <string>
#include <vector>

#include "core/play.h"
#include "nyet/nyet.h"

namespace facedown::nyet {

/// Tells a round again with the cards of a drawn state, to see whether it could have gone as the
/// viewer saw it go.
class Retold
{
public:
    Retold(const core::Play<Nyet>& play, Seat viewer, const State& drawn)
        : play_(play)
        , viewer_(viewer)
        , drawn_(drawn)
        , players_(drawn.table.players)
        , deal_(emptyDeal(players_))
    {
    }

    /// Why it could not; empty if it could.
    std::string fault()
    {
        if (!(Nyet::view(drawn_, viewer_) == Nyet::view(play_.state(), viewer_)))
            return "the view is another";
        const Phase phase = drawn_.table.phase;
        const bool dealDue = phase == Phase::Dealer || phase == Phase::Deal;
        const std::size_t begin = dealDue ? play_.events().size() : dealBefore(end());
        if (!dealDue) {
            std::string fault = dealtHands(begin, drawn_.discards, drawn_.given);
            if (fault.empty())
                fault = tell(begin, end(), drawn_.discards, drawn_.given, &drawn_);
            if (!fault.empty())
                return fault;
        }
        if (players_ != 2 || drawn_.table.round % 2 == 1 || viewer_ < 0 || phase == Phase::Over)
            return {};
        return roundBefore(begin, dealDue ? drawn_.aside : bothHands());
    }

private:
    using Event = Nyet::Event;

    std::size_t end() const { return play_.events().size(); }

    static bool isDeal(const Event& event)
    {
        const auto* outcome = std::get_if<Chance>(&event);
        return outcome != nullptr && outcome->kind == Chance::Kind::Deal;
    }
    std::size_t dealBefore(std::size_t index) const
    {
        while (!isDeal(play_.events()[--index]))
            ;
        return index;
    }
    Cards& dealt(Seat seat) { return deal_.hands[static_cast<std::size_t>(seat)]; }
    Cards bothHands()
    {
        Cards all = dealt(0);
        add(all, dealt(1));
        return all;
    }
    static void add(Cards& cards, Cards more)
    {
        for (const Card card : more)
            for (int count = more.count(card); count > 0; --count)
                cards.add(card);
    }

    /// Everything that a seat had in the round: what it holds and played and discarded and gave,
    /// but for what it received.
    std::string dealtHands(std::size_t begin, const std::array<Discards, maxSeats>& discards,
                           const std::array<Card, maxSeats>& given)
    {
        for (Seat seat = 0; seat < players_; ++seat) {
            dealt(seat) = drawn_.hand(seat);
            for (const Card card : discards[static_cast<std::size_t>(seat)])
                if (card.known())
                    dealt(seat).add(card);
        }
        for (std::size_t i = begin; i < end(); ++i)
            if (const auto* decision = std::get_if<Decision>(&play_.events()[i]);
                decision != nullptr && decision->kind == Decision::Kind::Play)
                dealt(play_.stateAfter(i).table.actor).add(decision->card());
        const Table& table = drawn_.table;
        for (Seat seat = 0; seat < players_; ++seat) {
            const Card card = given[static_cast<std::size_t>(seat)];
            if (!card.known())
                continue;
            dealt(seat).add(card);
            if (table.phase == Phase::Give)
                continue;
            if (!dealt(table.next(seat)).contains(card))
                return "the neighbour never had what it was given";
            dealt(table.next(seat)).remove(card);
        }
        return {};
    }

    std::string tell(std::size_t begin, std::size_t stop,
                     const std::array<Discards, maxSeats>& discards,
                     const std::array<Card, maxSeats>& given, const State* end)
    {
        State state = play_.stateAfter(begin);
        if (!state.aside.empty())
            state.aside = bothHands();
        if (const auto error = Nyet::check(state, Event(deal_)))
            return error->message;
        Nyet::apply(state, deal_);
        for (std::size_t i = begin + 1; i < stop; ++i) {
            Event event = play_.events()[i];
            const auto seat = static_cast<std::size_t>(state.table.actor);
            if (auto* decision = std::get_if<Decision>(&event)) {
                const auto index = static_cast<std::size_t>(state.table.seats[seat].discarded);
                if (decision->kind == Decision::Kind::Discard)
                    *decision = discard(discards[seat][index]);
                else if (decision->kind == Decision::Kind::Give)
                    *decision = give(given[seat]);
            }
            if (const auto error = Nyet::check(state, event))
                return error->message;
            if (!(Nyet::seen(state, event, viewer_) ==
                  Nyet::seen(play_.stateAfter(i), play_.events()[i], viewer_)))
                return "the viewer would have seen another event";
            core::apply<Nyet>(state, event);
        }
        return end == nullptr || state == *end ? "" : "it would have ended in another state";
    }

    /// NY-13: the cards of this round were not in the one before, and what is left over of the
    /// other's hand of then it must have been able to discard.
    std::string roundBefore(std::size_t stop, Cards dealtNow)
    {
        const std::size_t begin = dealBefore(stop);
        const auto& truth = std::get<Chance>(play_.events()[begin]);
        const Seat other = 1 - viewer_;
        Cards theirs = Cards::pack(highestValue);
        if ((dealtNow & truth.hands[static_cast<std::size_t>(viewer_)]).without(Cards::allOnes()) !=
            Cards())
            return "a card of the hand before is there again";
        theirs.remove(dealtNow);
        theirs.remove(truth.hands[static_cast<std::size_t>(viewer_)]);
        deal_.hands = truth.hands;
        dealt(other) = theirs;
        const State& last = play_.stateAfter(stop - 1);
        std::array<Discards, maxSeats> discards = last.discards;
        Cards left = theirs;
        for (std::size_t i = begin; i < stop; ++i)
            if (const auto* decision = std::get_if<Decision>(&play_.events()[i]);
                decision != nullptr && play_.stateAfter(i).table.actor == other &&
                decision->kind == Decision::Kind::Play) {
                if (decision->card() == last.given[static_cast<std::size_t>(viewer_)] &&
                    !left.contains(decision->card()))
                    continue;
                if (!left.contains(decision->card()))
                    return "what the other played before is said to be elsewhere";
                left.remove(decision->card());
            }
        for (Card& card : discards[static_cast<std::size_t>(other)])
            if (card.known()) {
                card = Card::none();
                for (const Card one : left)
                    card = one;
                left.remove(card);
            }
        return tell(begin, stop, discards, last.given, nullptr);
    }

    const core::Play<Nyet>& play_;
    Seat viewer_;
    State drawn_;
    int players_;
    Chance deal_;
};

} // namespace facedown::nyet
