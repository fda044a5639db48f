#include "bots/skull/minds.h"

#include "skull/knowledge.h"

namespace facedown::bots::skull_bot {

using skull::Decision;
using skull::Skull;
using skull::Tribe;
using Kind = Decision::Kind;

namespace {

/// By habit.
constexpr std::array<double, habits> beforeAnyDeed{0.2, 0.35, 0.1, 0.1, 0.1, 0.15};

} // namespace

Minds::Minds(const Model& model, const View& view, Past past)
    : model_(model)
    , view_(view)
{
    for (Table& table : tables_)
        for (std::size_t habit = 0; habit < habits; ++habit)
            table[habit][skull::inHand] = beforeAnyDeed[habit];
    skull::retell(view, past, [this](const skull::State& before, const Skull::Event& event) {
        learn(before, event);
    });
    if (view.table.round != round_ || view.table.discsOnMats() == 0)
        takeUp();
}

void Minds::learn(const skull::State& before, const Skull::Event& event)
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

/// How likely the seat would have decided so, for each place of its skull and each habit.
void Minds::learnDecision(const skull::Table& table, Decision decision)
{
    const Seat seat = table.actor;
    if (view_.owns(seat))
        return;
    const Tribe& tribe = table.tribe(seat);
    Table& own = tables_[static_cast<std::size_t>(seat)];
    const Outside outside(table);
    const bool isPlacing = decision.kind == Kind::Place;
    const bool onlyDisc = table.hand(seat) == 1;
    for (std::size_t at = 0; at < own[0].size(); ++at) {
        const auto skull = static_cast<skull::Whereabouts>(at);
        if (skull < skull::inHand && skull >= tribe.mat)
            continue;
        const Situation situation = outside.with(skull);
        for (std::size_t habit = 0; habit < habits; ++habit) {
            double& chance = own[habit][at];
            if (chance <= 0.0)
                continue;
            const Strategy& strategy = model_.strategies[habit];
            if (!isPlacing) {
                chance *= strategy.likelihood(situation, decision);
                continue;
            }
            const double before = chance;
            const bool noFlower = onlyDisc && skull == skull::inHand;
            chance *=
                noFlower ? 0.0 : strategy.likelihood(situation, skull::place(skull::Disc::Flower));
            if (skull == skull::inHand)
                own[habit][static_cast<std::size_t>(tribe.mat)] +=
                    before * strategy.likelihood(situation, skull::place(skull::Disc::Skull));
        }
    }
    normalise(own);
}

void Minds::learnFlip(const skull::State& before, Seat seat)
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
void Minds::learnLoss(const skull::Table& table, Kind kind)
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
void Minds::takeUp()
{
    for (Table& table : tables_)
        for (auto& row : table)
            for (std::size_t place = 0; place < skull::inHand; ++place) {
                row[skull::inHand] += row[place];
                row[place] = 0.0;
            }
}

void Minds::normalise(Table& seat)
{
    double sum = 0.0;
    for (const auto& row : seat)
        for (const double chance : row)
            sum += chance;
    for (auto& row : seat)
        for (double& chance : row)
            chance = sum > 0.0 ? chance / sum : 0.0;
}

Minds::Mind Minds::draw(Seat seat, core::Random& random) const
{
    const Table& table = tables_[static_cast<std::size_t>(seat)];
    double left = random.unit();
    Mind last;
    for (std::size_t habit = 0; habit < habits; ++habit)
        for (std::size_t at = 0; at < places; ++at) {
            if (table[habit][at] <= 0.0)
                continue;
            last = {static_cast<Habit>(habit), static_cast<skull::Whereabouts>(at)};
            left -= table[habit][at];
            if (left < 0.0)
                return last;
        }
    return last;
}

double Minds::beforehand(Habit habit)
{
    return beforeAnyDeed[static_cast<std::size_t>(habit)];
}

double Minds::chance(Seat seat, Habit habit) const
{
    double sum = 0.0;
    for (const double chance :
         tables_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(habit)])
        sum += chance;
    return sum;
}

Beliefs Minds::beliefs() const
{
    Beliefs all{};
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
