#include "bots/skull/posterior.h"

#include "skull/knowledge.h"

namespace facedown::bots::skull_bot {

using skull::Decision;
using skull::Skull;
using skull::Tribe;
using Kind = Decision::Kind;

namespace {

/// By type.
constexpr std::array<double, opponentTypes> priors{0.2, 0.35, 0.1, 0.1, 0.1, 0.15};

} // namespace

Posterior::Posterior(const Model& model, const View& view, History history)
    : model_(model)
    , view_(view)
{
    for (Table& table : tables_)
        for (std::size_t type = 0; type < opponentTypes; ++type)
            table[type][skull::inHand] = priors[type];
    skull::replay(view, history, [this](const skull::State& before, const Skull::Event& event) {
        learn(before, event);
    });
    if (view.table.round != round_ || view.table.discsOnMats() == 0)
        takeUp();
}

void Posterior::learn(const skull::State& before, const Skull::Event& event)
{
    const skull::Table& table = before.table;
    if (table.round != round_) {
        takeUp();
        round_ = table.round;
    }
    const auto* decision = std::get_if<Decision>(&event);
    if (decision == nullptr)
        return;
    switch (decision->kind) {
    case Kind::Place:
    case Kind::Bid:
    case Kind::Pass:
        return learnDecision(table, *decision);
    case Kind::Flip:
        return learnFlip(before, decision->value);
    case Kind::Take:
    case Kind::Discard:
        return learnLoss(table, decision->kind);
    case Kind::Show:
    case Kind::Hide:
    case Kind::Start:
        break;
    }
}

/// How likely the seat would have decided so, for each place of its skull and each type.
void Posterior::learnDecision(const skull::Table& table, Decision decision)
{
    const Seat seat = table.actor;
    if (view_.owns(seat))
        return;
    const Tribe& tribe = table.tribe(seat);
    Table& own = tables_[static_cast<std::size_t>(seat)];
    const Abstraction abstraction(table);
    const bool isPlacing = decision.kind == Kind::Place;
    const bool onlyDisc = table.hand(seat) == 1;
    for (std::size_t at = 0; at < own[0].size(); ++at) {
        const auto skull = static_cast<skull::Whereabouts>(at);
        if (skull < skull::inHand && skull >= tribe.mat)
            continue;
        const Infoset infoset = abstraction.with(skull);
        for (std::size_t type = 0; type < opponentTypes; ++type) {
            double& chance = own[type][at];
            if (chance <= 0.0)
                continue;
            const Strategy& strategy = model_.strategies[type];
            if (!isPlacing) {
                chance *= strategy.likelihood(infoset, decision);
                continue;
            }
            const double before = chance;
            const bool noFlower = onlyDisc && skull == skull::inHand;
            chance *=
                noFlower ? 0.0 : strategy.likelihood(infoset, skull::place(skull::Disc::Flower));
            if (skull == skull::inHand)
                own[type][static_cast<std::size_t>(tribe.mat)] +=
                    before * strategy.likelihood(infoset, skull::place(skull::Disc::Skull));
        }
    }
    normalise(own);
}

void Posterior::learnFlip(const skull::State& before, Seat seat)
{
    if (view_.owns(seat))
        return;
    const int place = before.table.tribe(seat).faceDown() - 1;
    const bool isSkull = before.skull(seat) == place;
    for (auto& row : tables_[static_cast<std::size_t>(seat)])
        for (std::size_t at = 0; at < row.size(); ++at)
            if ((static_cast<int>(at) == place) != isSkull)
                row[at] = isSkull || static_cast<int>(at) == place ? 0.0 : row[at];
    normalise(tables_[static_cast<std::size_t>(seat)]);
}

/// SK-31 takes any disc; who may choose (SK-32) keeps its skull while it has flowers to spare.
void Posterior::learnLoss(const skull::Table& table, Kind kind)
{
    takeUp();
    const int owned = table.tribe(table.challenger).owned();
    double skullGoes = 1.0 / owned;
    if (kind == Kind::Discard && owned > 1)
        skullGoes = owned > 2 ? 0.2 : 0.7;
    for (auto& row : tables_[static_cast<std::size_t>(table.challenger)]) {
        const double moved = row[skull::inHand] * skullGoes;
        row[skull::inHand] -= moved;
        row[skull::lost] += moved;
    }
}

/// SK-30: all discs return to their owners' hands.
void Posterior::takeUp()
{
    for (Table& table : tables_)
        for (auto& row : table)
            for (std::size_t place = 0; place < skull::inHand; ++place) {
                row[skull::inHand] += row[place];
                row[place] = 0.0;
            }
}

void Posterior::normalise(Table& seat)
{
    double sum = 0.0;
    for (const auto& row : seat)
        for (const double chance : row)
            sum += chance;
    for (auto& row : seat)
        for (double& chance : row)
            chance = sum > 0.0 ? chance / sum : 0.0;
}

Posterior::Hypothesis Posterior::draw(Seat seat, core::Random& random) const
{
    const Table& table = tables_[static_cast<std::size_t>(seat)];
    double left = random.unit();
    Hypothesis last;
    for (std::size_t type = 0; type < opponentTypes; ++type)
        for (std::size_t at = 0; at < places; ++at) {
            if (table[type][at] <= 0.0)
                continue;
            last = {static_cast<OpponentType>(type), static_cast<skull::Whereabouts>(at)};
            left -= table[type][at];
            if (left < 0.0)
                return last;
        }
    return last;
}

double Posterior::prior(OpponentType type)
{
    return priors[static_cast<std::size_t>(type)];
}

double Posterior::chance(Seat seat, OpponentType type) const
{
    double sum = 0.0;
    for (const double chance :
         tables_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(type)])
        sum += chance;
    return sum;
}

MatPosteriors Posterior::matPosteriors() const
{
    MatPosteriors all{};
    for (Seat seat = 0; seat < view_.table.seats(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        for (std::size_t place = 0; place < skull::inHand; ++place) {
            if (view_.owns(seat)) {
                all[at].at[place] = view_.skull(seat) == static_cast<int>(place) ? 1.0 : 0.0;
                continue;
            }
            for (const auto& row : tables_[at])
                all[at].at[place] += row[place];
        }
    }
    return all;
}

} // namespace facedown::bots::skull_bot
