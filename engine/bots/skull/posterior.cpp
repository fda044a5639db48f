#include "bots/skull/posterior.h"

#include <numeric>
#include <utility>

#include "skull/knowledge.h"

namespace facedown::bots::skull_bot {

using skull::Decision;
using skull::Skull;
using Kind = Decision::Kind;

namespace {

/// By type.
constexpr core::Array<double, opponentTypes> priors{0.17, 0.27, 0.08, 0.12, 0.07,
                                                    0.08, 0.07, 0.07, 0.07};
/// How likely anybody has a habit, before anything was seen; and how often it keeps to it.
constexpr double sameAtFirst = 0.25;
constexpr double otherAtFirst = 0.05;
constexpr double constancy = 0.9;

} // namespace

Posterior::Posterior(const Model& model, const View& view, History history)
    : model_(model)
    , view_(view)
{
    for (Table& table : tables_)
        for (std::size_t type = 0; type < opponentTypes; ++type) {
            table[type][NoHabit][skull::inHand] = (1.0 - sameAtFirst - otherAtFirst) * priors[type];
            table[type][Same][skull::inHand] = sameAtFirst * priors[type];
            table[type][Other][skull::inHand] = otherAtFirst * priors[type];
        }
    skull::replay(view, history, [this](const skull::State& before, const Skull::Event& event) {
        learn(before, event);
    });
    if (view.table.round != round_ || view.table.discsOnMats() == 0)
        takeUp();
    pool();
    sumUp();
}

Posterior::Habit Posterior::after(Habit habit, bool skullFirst)
{
    switch (habit) {
    case Same:
    case SameSkull:
    case SameFlower:
        return skullFirst ? SameSkull : SameFlower;
    case Other:
    case OtherSkull:
    case OtherFlower:
        return skullFirst ? OtherSkull : OtherFlower;
    default:
        return NoHabit;
    }
}

double Posterior::firstSkull(Habit habit, double withoutHabit)
{
    switch (habit) {
    case SameSkull:
    case OtherFlower:
        return constancy;
    case SameFlower:
    case OtherSkull:
        return 1.0 - constancy;
    default:
        return withoutHabit;
    }
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
        return learnShow(table, decision->value);
    case Kind::Hide:
    case Kind::Start:
        break;
    }
}

/// How likely the seat would have decided so, for each place of its skull, each type and habit.
void Posterior::learnDecision(const skull::Table& table, Decision decision)
{
    discsLie_ = true;
    const Seat seat = table.actor;
    if (view_.owns(seat))
        return;
    Table& own = tables_[seat];
    const Abstraction abstraction(table);
    for (std::size_t at = 0; at < places; ++at) {
        const auto skull = static_cast<skull::Whereabouts>(at);
        if (skull < skull::inHand && skull >= table.tribe(seat).mat)
            continue;
        const Infoset infoset = abstraction.with(skull);
        for (std::size_t type = 0; type < opponentTypes; ++type) {
            const Strategy& strategy = model_.strategies[type];
            if (decision.kind == Kind::Place) {
                learnPlacing(table, own[type], skull, infoset, strategy);
                continue;
            }
            const double likelihood = strategy.likelihood(infoset, decision);
            for (Row& row : own[type])
                row[at] *= likelihood;
        }
    }
    normalise(own);
}

/// A disc that nobody sees. Before: the skull is there, if `own` is right.
void Posterior::learnPlacing(const skull::Table& table, core::Array<Row, Habits>& own,
                             skull::Whereabouts skull, const Infoset& infoset,
                             const Strategy& strategy)
{
    const skull::Tribe& tribe = table.tribe(table.actor);
    const double flower = strategy.likelihood(infoset, skull::place(skull::Disc::Flower));
    if (skull != skull::inHand) {
        for (Row& row : own)
            row[skull] *= flower;
        return;
    }
    const double laysSkull = strategy.likelihood(infoset, skull::place(skull::Disc::Skull));
    const bool onlyDisc = table.hand(table.actor) == 1;
    for (std::size_t habit = 0; habit < Habits; ++habit) {
        double skullFirst = laysSkull;
        double flowerFirst = onlyDisc ? 0.0 : flower;
        if (tribe.mat == 0 && !onlyDisc) {
            const double sum = skullFirst + flowerFirst;
            skullFirst = sum * firstSkull(static_cast<Habit>(habit), skullFirst / sum);
            flowerFirst = sum - skullFirst;
        }
        own[habit][tribe.mat] += own[habit][skull] * skullFirst;
        own[habit][skull] *= flowerFirst;
    }
}

void Posterior::learnFlip(const skull::State& before, Seat seat)
{
    const int place = before.table.tribe(seat).faceDown() - 1;
    const bool isSkull = before.skull(seat) == place;
    strikeOut(seat, [=](int at) { return (at == place) == isSkull; });
}

void Posterior::learnShow(const skull::Table& table, int skull)
{
    const int mat = table.tribe(table.actor).mat;
    if (skull != 0)
        strikeOut(table.actor, [=](int at) { return skull > 0 ? at == skull - 1 : at >= mat; });
}

void Posterior::strikeOut(Seat seat, const std::function<bool(int)>& mayBe)
{
    if (view_.owns(seat))
        return;
    Table& table = tables_[seat];
    for (auto& rows : table)
        for (Row& row : rows)
            for (std::size_t at = 0; at < places; ++at)
                if (!mayBe(static_cast<int>(at)))
                    row[at] = 0.0;
    normalise(table);
}

/// SK-31 takes any disc; who may choose (SK-32) keeps its skull while it has flowers to spare.
void Posterior::learnLoss(const skull::Table& table, Kind kind)
{
    takeUp();
    const int owned = table.tribe(table.challenger).owned();
    double skullGoes = 1.0 / owned;
    if (kind == Kind::Discard && owned > 1)
        skullGoes = owned > 2 ? 0.2 : 0.7;
    for (auto& rows : tables_[table.challenger])
        for (Row& row : rows) {
            const double moved = row[skull::inHand] * skullGoes;
            row[skull::inHand] -= moved;
            row[skull::lost] += moved;
        }
}

/// SK-30: all discs return to their owners' hands. What lay undermost is what a habit goes by; of a
/// tribe without a skull that is always a flower, and tells nothing.
void Posterior::takeUp()
{
    if (!std::exchange(discsLie_, false))
        return;
    for (Table& table : tables_)
        for (auto& rows : table) {
            core::Array<Row, Habits> taken{};
            for (std::size_t habit = 0; habit < Habits; ++habit)
                for (std::size_t place = 0; place < places; ++place) {
                    const bool isLost = place == skull::lost;
                    const auto before = static_cast<Habit>(habit);
                    const Habit next = isLost ? before : after(before, place == 0);
                    taken[next][isLost ? place : skull::inHand] += rows[habit][place];
                }
            rows = taken;
        }
}

void Posterior::normalise(Table& seat)
{
    double sum = 0.0;
    for (const auto& rows : seat)
        for (const Row& row : rows)
            for (const double chance : row)
                sum += chance;
    for (auto& rows : seat)
        for (Row& row : rows)
            for (double& chance : row)
                chance = sum > 0.0 ? chance / sum : 0.0;
}

/// Who sits at one table is often of one kind: what the others seem to be counts in what each may
/// be, the less the fewer they are (a Dirichlet prior of this concentration, one step of empirical
/// Bayes: Robbins 1956).
void Posterior::pool()
{
    constexpr double concentration = 2.0;
    core::Array<double, opponentTypes> all{};
    core::Array<core::Array<double, opponentTypes>, maxSeats> chances{};
    double count = 0.0;
    const auto counts = [this](Seat seat) {
        return !view_.owns(seat) && view_.table.tribe(seat).lost < skull::discsInTribe;
    };
    for (Seat seat = 0; seat < view_.table.seats(); ++seat) {
        if (!counts(seat))
            continue;
        for (std::size_t type = 0; type < opponentTypes; ++type) {
            for (const Row& row : tables_[seat][type])
                chances[seat][type] += std::accumulate(row.begin(), row.end(), 0.0);
            all[type] += chances[seat][type];
        }
        count += 1.0;
    }
    for (Seat seat = 0; seat < view_.table.seats(); ++seat) {
        if (!counts(seat))
            continue;
        for (std::size_t type = 0; type < opponentTypes; ++type) {
            const double others = all[type] - chances[seat][type];
            const double pooled = (concentration * priors[type] + others) /
                                  (concentration + count - 1.0) / priors[type];
            for (Row& row : tables_[seat][type])
                for (double& chance : row)
                    chance *= pooled;
        }
        normalise(tables_[seat]);
    }
}

void Posterior::sumUp()
{
    for (std::size_t seat = 0; seat < maxSeats; ++seat)
        for (std::size_t type = 0; type < opponentTypes; ++type)
            for (const Row& row : tables_[seat][type])
                for (std::size_t place = 0; place < places; ++place)
                    sums_[seat][type][place] += row[place];
}

Posterior::Hypothesis Posterior::draw(Seat seat, core::Random& random) const
{
    const auto& rows = sums_[seat];
    double left = random.unit();
    Hypothesis last;
    for (std::size_t type = 0; type < opponentTypes; ++type)
        for (std::size_t at = 0; at < places; ++at) {
            if (rows[type][at] <= 0.0)
                continue;
            last = {static_cast<OpponentType>(type), static_cast<skull::Whereabouts>(at)};
            left -= rows[type][at];
            if (left < 0.0)
                return last;
        }
    return last;
}

double Posterior::prior(OpponentType type)
{
    return priors[type];
}

double Posterior::chance(Seat seat, OpponentType type) const
{
    double sum = 0.0;
    for (const double chance : sums_[seat][type])
        sum += chance;
    return sum;
}

double Posterior::firstSkull(Seat seat, double withoutHabit) const
{
    double sum = 0.0;
    for (const auto& rows : tables_[seat])
        for (std::size_t habit = 0; habit < Habits; ++habit)
            for (const double chance : rows[habit])
                sum += chance * firstSkull(static_cast<Habit>(habit), withoutHabit);
    return sum;
}

MatPosteriors Posterior::matPosteriors() const
{
    MatPosteriors all{};
    for (Seat seat = 0; seat < view_.table.seats(); ++seat) {
        for (int place = 0; place < skull::inHand; ++place) {
            if (view_.owns(seat)) {
                all[seat].at[place] = view_.skull(seat) == place ? 1.0 : 0.0;
                continue;
            }
            for (const Row& row : sums_[seat])
                all[seat].at[place] += row[place];
        }
    }
    return all;
}

} // namespace facedown::bots::skull_bot
