#include "skull/knowledge.h"

namespace facedown::skull {

namespace {

/// Whether the flip at history[index] turned up a skull: the event after it tells, or the view.
bool flippedSkull(const View& view, Skull::History history, std::size_t index)
{
    if (index + 1 == history.size())
        return view.table.skullOwner != nobody;
    const auto* decision = std::get_if<Decision>(&history[index + 1]);
    if (decision == nullptr)
        return true; // a shuffle
    return decision->kind == Decision::Kind::Show || decision->kind == Decision::Kind::Hide ||
           decision->kind == Decision::Kind::Discard;
}

Skull::Event withoutSecrets(const Skull::Event& event)
{
    if (const auto* outcome = std::get_if<Chance>(&event)) {
        if (outcome->kind == Chance::Kind::Shuffle)
            return shuffle(outcome->size, Chance::none);
        return event;
    }
    const Decision decision = std::get<Decision>(event);
    if (decision.kind == Decision::Kind::Place || decision.kind == Decision::Kind::Discard)
        return Decision{decision.kind, byte(int(Disc::Flower))};
    if (decision.kind == Decision::Kind::Show)
        return show();
    return event;
}

/// What flips and losses tell, event by event.
class LossEvidence
{
public:
    LossEvidence() { chances_.fill(1.0); }

    void learn(const State& before, const Skull::Event& event)
    {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision == nullptr)
            return;
        if (decision->kind == Decision::Kind::Flip)
            learnFlip(before, decision->value);
        if (decision->kind == Decision::Kind::Show)
            learnShow(before.table, decision->value);
        const Seat challenger = before.table.challenger;
        if (decision->kind == Decision::Kind::Take || decision->kind == Decision::Kind::Discard)
            chanceOf(challenger) *= 1.0 - 1.0 / before.table.tribe(challenger).owned();
    }

    const Chances& chances() const { return chances_; }

private:
    double& chanceOf(Seat seat) { return chances_[seat]; }

    void learnFlip(const State& before, Seat seat)
    {
        const Tribe& tribe = before.table.tribe(seat);
        if (before.skull(seat) == tribe.faceDown() - 1)
            chanceOf(seat) = 1.0;
        else if (tribe.open + 1 == tribe.owned())
            chanceOf(seat) = 0.0;
    }

    void learnShow(const Table& table, int skull)
    {
        const Tribe& tribe = table.tribe(table.actor);
        if (skull > 0)
            chanceOf(table.actor) = 1.0;
        else if (skull == Decision::noSkull && tribe.mat == tribe.owned())
            chanceOf(table.actor) = 0.0;
    }

    Chances chances_{};
};

} // namespace

void replay(const View& view, Skull::History history, const Visitor& visit)
{
    State state = Skull::start({view.table.players, view.table.tribesEach, view.table.reveal});
    for (std::size_t index = 0; index < history.size(); ++index) {
        const Skull::Event& event = history[index];
        const auto* decision = std::get_if<Decision>(&event);
        if (decision != nullptr && decision->kind == Decision::Kind::Flip) {
            const Seat seat = decision->value;
            state.skull(seat) = flippedSkull(view, history, index)
                                    ? byte(state.table.tribe(seat).faceDown() - 1)
                                    : inHand;
        }
        visit(state, event);
        core::apply<Skull>(state, withoutSecrets(event));
    }
}

Chances chanceOfSkull(const View& view, Skull::History history)
{
    LossEvidence evidence;
    replay(view, history, [&evidence](const State& before, const Skull::Event& event) {
        evidence.learn(before, event);
    });
    Chances chances = evidence.chances();
    for (Seat seat = 0; seat < view.table.seats(); ++seat) {
        double& known = chances[seat];
        const Tribe& tribe = view.table.tribe(seat);
        if (view.owns(seat))
            known = view.skull(seat) == lost ? 0.0 : 1.0;
        else if (view.skull(seat) != unknown)
            known = 1.0;
        else if (view.table.phase == Phase::Over || // all is shown but what was lost
                 tribe.owned() == 0 || (tribe.mat > 0 && tribe.open == tribe.owned()))
            known = 0.0;
    }
    return chances;
}

} // namespace facedown::skull
