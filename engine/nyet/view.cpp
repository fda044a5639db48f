#include "nyet/nyet.h"

namespace facedown::nyet {

namespace {

/// Whether the cards given have reached the neighbours (NY-41).
bool handedOver(const Table& table)
{
    return table.seat(0).given && table.phase != Phase::Give;
}

Card asSeen(Card card, bool mayKnow)
{
    return mayKnow || !card.known() ? card : Card::hidden();
}

} // namespace

View Nyet::view(const State& state, Seat viewer)
{
    const Table& table = state.table;
    View view;
    view.table = table;
    view.viewer = byte(viewer);
    const bool all = handedOver(table);
    for (Seat seat = 0; seat < table.players; ++seat) {
        const Seat left = table.next(seat);
        const bool own = view.knowsHand(seat);
        if (own)
            view.hands[seat] = state.hands[seat];
        for (std::size_t i = 0; i < state.discards[seat].size(); ++i)
            view.discards[seat][i] = asSeen(state.discards[seat][i], own);
        const Card given = asSeen(state.given[seat], own || (all && core::sees(viewer, left)));
        view.given[seat] = given;
        if (all)
            view.received[left] = given;
    }
    return view;
}

Nyet::Event Nyet::seen(const State& state, const Event& event, Seat viewer)
{
    if (const auto* outcome = std::get_if<Chance>(&event)) {
        if (outcome->kind == Chance::Kind::Dealer)
            return event;
        Chance deal = *outcome;
        for (Seat seat = 0; seat < deal.players; ++seat) {
            if (core::sees(viewer, seat))
                continue;
            deal.hidden = static_cast<std::uint8_t>(deal.hidden | 1U << unsigned(seat));
            deal.hands[seat] = {};
        }
        return deal;
    }
    const Decision decision = std::get<Decision>(event);
    const bool secret =
        decision.kind == Decision::Kind::Discard || decision.kind == Decision::Kind::Give;
    if (secret && !core::sees(viewer, state.table.actor))
        return Decision{decision.kind, Card::hidden().code, 0};
    return event;
}

Step Nyet::seen(const State&, Step step, Seat viewer)
{
    const bool secret = step.kind == Step::Kind::Discarded || step.kind == Step::Kind::Gave;
    if (secret && !core::sees(viewer, step.seat))
        step.card = Card::hidden();
    return step;
}

} // namespace facedown::nyet
