#include "bots/geschenkt/rule.h"

#include <algorithm>

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::State;

constexpr double tenth = 0.1;

/// 1 / (1 + number) of every number of chips there may be.
constexpr auto parts = [] {
    core::Array<double, 80> all{};
    for (std::size_t number = 0; number < all.size(); ++number)
        all[number] = 1.0 / (1.0 + static_cast<double>(number));
    return all;
}();

double partOf(int chips)
{
    return parts[chips];
}

} // namespace

int savedByGap(Cards own, Cards unseen, int card)
{
    int saved = 0;
    if (unseen.contains(card - 1) && own.contains(card - 2))
        saved += card;
    if (unseen.contains(card + 1) && own.contains(card + 2))
        saved += card + 2;
    return saved;
}

Offer::Offer(const State& state)
{
    const Table& table = state.table;
    const int card = table.card;
    core::Array<double, maxSeats> hands{};
    double allHands = 0.0;
    int allFree = 0;
    for (Seat seat = 0; seat < table.players; ++seat) {
        costs_[seat] = table.taken[seat].costOfTaking(card);
        hands[seat] = table.taken[seat].cost();
        allHands += hands[seat];
        allFree += costs_[seat] <= 0 ? 1 : 0;
    }
    const double comes = table.deck / std::max(1.0, static_cast<double>(table.unseen.size()));
    const double deck = table.deck / static_cast<double>(geschenkt::cardsInDeck);
    const double others = table.players - 1;
    for (Seat seat = 0; seat < table.players; ++seat) {
        int cheapest = 99;
        for (Seat other = 0; other < table.players; ++other)
            if (other != seat)
                cheapest = std::min(cheapest, costs_[other]);
        cheapest_[seat] = cheapest;
        const Cards own = table.taken[seat];
        const bool isFree = costs_[seat] <= 0;
        Aspects& aspects = fixed_[seat];
        aspects[Aspect::Always] = 1.0;
        aspects[Aspect::Cost] = tenth * costs_[seat];
        aspects[Aspect::Card] = tenth * card;
        aspects[Aspect::Free] = isFree ? 1.0 : 0.0;
        aspects[Aspect::Gap] = tenth * comes * savedByGap(own, table.unseen, card);
        aspects[Aspect::Neighbours] = comes * ((table.unseen.contains(card - 1) ? 1 : 0) +
                                               (table.unseen.contains(card + 1) ? 1 : 0));
        aspects[Aspect::FreeToOthers] = allFree - (isFree ? 1 : 0);
        aspects[Aspect::CheapestToOthers] = tenth * cheapest;
        aspects[Aspect::Deck] = deck;
        aspects[Aspect::DeckTimesCost] = deck * tenth * costs_[seat];
        aspects[Aspect::Behind] = (hands[seat] - (allHands - hands[seat]) / others) / 30.0;
    }
}

void Offer::lookAgain(const State& state, Aspects& aspects) const
{
    const Table& table = state.table;
    const Seat seat = table.actor;
    const int cost = costs_[seat];
    const int chips = state.chips[seat];
    const double pot = table.pot;
    int fewest = static_cast<int>(parts.size()) - 1;
    int allOthers = 0;
    for (Seat other = 0; other < table.players; ++other)
        if (other != seat) {
            fewest = std::min<int>(fewest, state.chipsOf(other));
            allOthers += state.chipsOf(other);
        }
    const Seat next = table.next(seat);
    constexpr double card = 1.0 / geschenkt::cardsInDeck;
    const double deck = card * table.deck;
    const auto eager = [&](int costToIt) {
        return std::clamp(tenth * (pot + 1.0 - costToIt), -2.0, 1.0);
    };
    aspects[Aspect::Pot] = tenth * pot;
    aspects[Aspect::PotTimesDeck] = tenth * pot * deck;
    aspects[Aspect::FreePot] = cost <= 0 ? tenth * pot : 0.0;
    aspects[Aspect::Burden] = std::clamp((cost - pot) * partOf(chips + 1), 0.0, 4.0);
    aspects[Aspect::Present] = cost > 0 && pot >= cost ? 1.0 : 0.0;
    aspects[Aspect::Chips] = tenth * chips;
    aspects[Aspect::FewChips] = partOf(chips);
    aspects[Aspect::FewChipsInDeck] = deck * partOf(chips);
    aspects[Aspect::OthersFewChips] = partOf(fewest);
    aspects[Aspect::NextMustTake] = state.chipsOf(next) == 0 ? 1.0 : 0.0;
    aspects[Aspect::NextEager] = eager(costs_[next]);
    aspects[Aspect::OthersEager] = eager(cheapest_[seat]);
    aspects[Aspect::Richer] = tenth * (chips - allOthers * partOf(table.players - 2));
}

Aspects Offer::aspects(const State& state) const
{
    Aspects aspects = fixed_[state.table.actor];
    lookAgain(state, aspects);
    return aspects;
}

double Offer::changingPart(const Rule& rule, const State& state) const
{
    Aspects aspects;
    lookAgain(state, aspects);
    return product(rule, aspects, fixedAspectCount, aspectCount);
}

} // namespace facedown::bots::geschenkt_bot
