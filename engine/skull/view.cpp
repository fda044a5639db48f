#include "skull/knowledge.h"
#include "skull/skull.h"

namespace facedown::skull {

namespace {

/// What a seat that does not own the skull may know of it: only where it lies face up.
Whereabouts whatOthersSee(const Table& table, Seat seat, Whereabouts skull)
{
    if (table.phase == Phase::Over && skull != lost)
        return skull;
    const Tribe& tribe = table.tribe(seat);
    const bool faceUp = skull >= tribe.faceDown() && skull < tribe.mat;
    return faceUp ? skull : unknown;
}

/// Whether a viewer sees what a tribe hides from other players.
bool sees(const Table& table, Seat viewer, Seat seat)
{
    return viewer == core::everySeat ||
           (viewer >= 0 && table.playerOf(viewer) == table.playerOf(seat));
}

Disc discOf(bool isSkull, bool mayKnow)
{
    if (!mayKnow)
        return Disc::Hidden;
    return isSkull ? Disc::Skull : Disc::Flower;
}

} // namespace

View Skull::view(const State& state, Seat viewer)
{
    View view{state.table, byte(viewer), {}};
    view.skulls.fill(unknown);
    for (Seat seat = 0; seat < state.table.seats(); ++seat) {
        Whereabouts& skull = view.skulls[seat];
        const Whereabouts truth = state.skull(seat);
        if (!view.knows(seat))
            skull = whatOthersSee(state.table, seat, truth);
        else
            skull = truth >= skull::inRow ? somewhereInRow : truth;
    }
    return view;
}

Disc View::onMat(Seat seat, int place) const
{
    const bool faceUp = place >= table.tribe(seat).faceDown();
    return discOf(skull(seat) == place, faceUp || knows(seat) || table.phase == Phase::Over);
}

Disc View::inHand(Seat seat, int place) const
{
    const bool isSkull = skull(seat) == skull::inHand && place == table.hand(seat) - 1;
    return discOf(isSkull, knows(seat) || table.phase == Phase::Over);
}

Disc View::amongLost(Seat seat, int place) const
{
    // Discs that were lost stay hidden from the others even when the game is over.
    const bool isSkull = skull(seat) == skull::lost && place == table.tribe(seat).lost - 1;
    return discOf(isSkull, knows(seat));
}

core::Event<Skull> Skull::seen(const State& state, const Event& event, Seat viewer)
{
    if (const auto* outcome = std::get_if<Chance>(&event)) {
        if (outcome->kind == Chance::Kind::Shuffle)
            return skull::shuffle(outcome->size, Chance::hidden); // SK-31: seen by nobody
        return event;
    }
    const Decision decision = std::get<Decision>(event);
    const bool secret =
        decision.kind == Decision::Kind::Place || decision.kind == Decision::Kind::Discard;
    const Table& table = state.table;
    if (decision.kind == Decision::Kind::Show) {
        const Whereabouts skull = state.skull(table.actor);
        const bool there = skull >= 0 && skull < table.tribe(table.actor).mat;
        return Decision{decision.kind, there ? byte(skull + 1) : Decision::noSkull};
    }
    if (secret && !sees(table, viewer, table.actor))
        return Decision{decision.kind, byte(int(Disc::Hidden))};
    return event;
}

Step Skull::seen(const State& state, Step step, Seat viewer)
{
    const bool secret = step.kind == Step::Kind::Placed || step.kind == Step::Kind::Lost;
    if (secret && !sees(state.table, viewer, step.seat))
        step.disc = Disc::Hidden;
    return step;
}

State Skull::determinize(const View& view, History history, core::Random& random)
{
    const Chances hasSkull = chanceOfSkull(view, history);
    State state{view.table, view.skulls};
    const Table& table = view.table;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        Whereabouts& skull = state.skull(seat);
        const bool row = table.inRow(seat);
        if (skull == somewhereInRow)
            skull = byte(skull::inRow + random.below(table.tribe(seat).owned()));
        if (skull != unknown)
            continue;
        if (random.unit() >= hasSkull[seat]) {
            skull = lost;
            continue;
        }
        // Any disc of which no face is seen may be the skull.
        const int faceDown = table.tribe(seat).faceDown();
        const int position =
            random.below(row ? table.tribe(seat).owned() : faceDown + table.hand(seat));
        if (row)
            skull = byte(skull::inRow + position);
        else
            skull = position < faceDown ? byte(position) : skull::inHand;
    }
    return state;
}

} // namespace facedown::skull
