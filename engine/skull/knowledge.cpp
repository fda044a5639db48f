#include "skull/knowledge.h"

namespace facedown::skull {

namespace {

/// Whether the flip at past[index] turned up a skull: the event after it tells, or the view.
bool flippedSkull(const View& view, Skull::Past past, std::size_t index)
{
    if (index + 1 == past.size())
        return view.table.skullOwner != nobody;
    const auto* decision = std::get_if<Decision>(&past[index + 1]);
    if (decision == nullptr)
        return true; // a shuffle
    return decision->kind == Decision::Kind::Show || decision->kind == Decision::Kind::Hide ||
           decision->kind == Decision::Kind::Discard;
}

/// Goes through the past again under the rules, with flowers wherever nothing is known: what lies
/// hidden does not decide how a game goes on, but for the flips, which were seen.
class Retelling
{
public:
    explicit Retelling(const View& view)
        : state_(Skull::start({view.table.players, view.table.tribesEach, view.table.reveal}))
    {
        chances_.fill(1.0);
    }

    void tell(const View& view, Skull::Past past)
    {
        for (std::size_t index = 0; index < past.size(); ++index) {
            Skull::Event event = past[index];
            if (const auto* decision = std::get_if<Decision>(&event);
                decision != nullptr && decision->kind == Decision::Kind::Flip)
                expectFlip(decision->value, flippedSkull(view, past, index));
            learnLoss(event);
            core::apply<Skull>(state_, withoutSecrets(event));
        }
    }

    const Chances& chances() const { return chances_; }

private:
    static Skull::Event withoutSecrets(const Skull::Event& event)
    {
        if (const auto* outcome = std::get_if<Chance>(&event)) {
            if (outcome->kind == Chance::Kind::Shuffle)
                return shuffle(outcome->size, Chance::none);
            return event;
        }
        const Decision decision = std::get<Decision>(event);
        if (decision.kind == Decision::Kind::Place || decision.kind == Decision::Kind::Discard)
            return Decision{decision.kind, byte(int(Disc::Flower))};
        return event;
    }

    double& chanceOf(Seat seat) { return chances_[static_cast<std::size_t>(seat)]; }

    void expectFlip(Seat seat, bool skull)
    {
        const Tribe& tribe = state_.table.tribe(seat);
        const int place = tribe.faceDown() - 1;
        state_.skull(seat) = skull ? byte(place) : inHand;
        if (skull)
            chanceOf(seat) = 1.0;
        else if (tribe.open + 1 == tribe.owned())
            chanceOf(seat) = 0.0;
    }

    void learnLoss(const Skull::Event& event)
    {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision == nullptr ||
            (decision->kind != Decision::Kind::Take && decision->kind != Decision::Kind::Discard))
            return;
        const Seat seat = state_.table.challenger;
        chanceOf(seat) *= 1.0 - 1.0 / state_.table.tribe(seat).owned();
    }

    State state_;
    Chances chances_{};
};

} // namespace

Chances chanceOfSkull(const View& view, Skull::Past past)
{
    Retelling retelling(view);
    retelling.tell(view, past);
    Chances chances = retelling.chances();
    for (Seat seat = 0; seat < view.table.seats(); ++seat) {
        double& known = chances[static_cast<std::size_t>(seat)];
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
