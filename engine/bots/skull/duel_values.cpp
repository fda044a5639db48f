#include "bots/skull/duel_values.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

namespace facedown::bots::duel {

namespace {

using skull::Disc;

/// All that can come to be thought of a tribe in the game: a loss that nobody saw takes its share,
/// one in as many discs as there were; a skull seen is certain, and so is one seen to be missing.
constexpr TribeState kinds[] = {
    {4, 1.0}, {3, 1.0}, {3, 3.0 / 4}, {3, 0.0},     {2, 1.0},     {2, 2.0 / 3}, {2, 1.0 / 2},
    {2, 0.0}, {1, 1.0}, {1, 1.0 / 2}, {1, 1.0 / 3}, {1, 1.0 / 4}, {1, 0.0},
};
constexpr std::size_t kindCount = std::size(kinds);
constexpr std::size_t numberCount = 4 * kindCount * kindCount * 4;

/// So many iterations make the values exact to about 0.0001.
constexpr int iterationsOfEach = 1500;

std::size_t kindOf(const TribeState& tribe)
{
    std::size_t best = 0;
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const auto distance = [&tribe](const TribeState& other) {
            return 2.0 * std::abs(other.owned - tribe.owned) +
                   std::abs(other.hasSkull - tribe.hasSkull);
        };
        if (distance(kinds[kind]) < distance(kinds[best]))
            best = kind;
    }
    return best;
}

std::size_t index(const MatchState& matchState, const Skulls& skulls)
{
    const auto wins = static_cast<std::size_t>(2 * matchState.wins[0] + matchState.wins[1]);
    const auto truth = static_cast<std::size_t>((skulls[0] ? 2 : 0) + (skulls[1] ? 1 : 0));
    return ((wins * kindCount + kindOf(matchState.tribes[0])) * kindCount +
            kindOf(matchState.tribes[1])) *
               4 +
           truth;
}

bool canBe(const TribeState& tribe, bool skull)
{
    return skull ? tribe.hasSkull > 0.0 : tribe.hasSkull < 1.0;
}

bool hasSkull(Outcome outcome)
{
    return outcome == Outcome::Flipped || outcome == Outcome::Kept;
}

/// What everybody may think of a tribe once this has come of its skull.
TribeState seen(const TribeState& before, Outcome outcome)
{
    if (outcome == Outcome::Flipped)
        return {before.owned, 1.0};
    if (outcome == Outcome::Missing)
        return {before.owned, 0.0};
    return before;
}

/// The other's outcome where the challenge ended before any of its discs was flipped.
Outcome unseen(Outcome outcome)
{
    return hasSkull(outcome) ? Outcome::Kept : Outcome::Lost;
}

constexpr Outcome outcomes[] = {Outcome::Flipped, Outcome::Kept, Outcome::Lost, Outcome::Missing};

/// Everything that can follow on a match state comes before it.
std::vector<MatchState> fromTheEnd(Losses losses)
{
    std::vector<MatchState> all;
    for (int wins = 0; wins < 4; ++wins)
        for (const TribeState& first : kinds)
            for (const TribeState& second : kinds)
                if (losses == Losses::Hidden || (first.certain() && second.certain()))
                    all.push_back({{wins / 2, wins % 2}, {first, second}});
    std::stable_sort(all.begin(), all.end(), [](const MatchState& one, const MatchState& other) {
        const auto left = [](const MatchState& matchState) {
            const int discs = matchState.tribes[0].owned + matchState.tribes[1].owned;
            return 3 * discs - matchState.wins[0] - matchState.wins[1];
        };
        return left(one) < left(other);
    });
    return all;
}

double rounded(double share)
{
    return std::round(share * 1e6) / 1e6;
}

std::string tableName(Losses losses)
{
    return losses == Losses::Seen ? "duel" : "duel-hidden";
}

} // namespace

Values::Values(Losses losses, std::vector<double> numbers)
    : losses_(losses)
    , numbers_(std::move(numbers))
{
    assert(numbers_.size() == numberCount);
}

Values Values::solved(Losses losses)
{
    Values values(losses, std::vector<double>(numberCount, 0.0));
    for (const MatchState& matchState : fromTheEnd(losses)) {
        Solver solver = values.solver(matchState);
        solver.run(iterationsOfEach);
        for (const bool first : {false, true})
            for (const bool second : {false, true})
                if (canBe(matchState.tribes[0], first) && canBe(matchState.tribes[1], second))
                    values.numbers_[index(matchState, {first, second})] =
                        rounded(solver.winProbability({first, second}));
    }
    return values;
}

double Values::winProbability(const MatchState& matchState, const Skulls& skulls) const
{
    for (const std::size_t side : {0U, 1U}) {
        const std::size_t other = 1 - side;
        if (matchState.wins[side] == skull::winsNeeded || matchState.tribes[other].owned == 0)
            return side == 0 ? 1.0 : 0.0;
    }
    return numbers_[index(matchState, skulls)];
}

double Values::afterLoss(MatchState matchState, Skulls skulls, Disc lost) const
{
    if (lost == Disc::Skull)
        skulls[0] = false;
    TribeState& tribe = matchState.tribes[0];
    const double share = 1.0 / tribe.owned;
    tribe.hasSkull = losses_ == Losses::Hidden ? tribe.hasSkull * (1.0 - share) : skulls[0];
    --tribe.owned;
    return winProbability(matchState, skulls);
}

double Values::afterLoss(const MatchState& matchState, Disc lost) const
{
    return matchState.mean(1, [&](bool other) {
        return afterLoss(matchState, {true, other}, lost);
    });
}

double Values::afterTaking(const MatchState& matchState, const Skulls& skulls) const
{
    const int owned = matchState.tribes[0].owned;
    const int flowers = owned - (skulls[0] ? 1 : 0);
    double sum = flowers > 0 ? flowers * afterLoss(matchState, skulls, Disc::Flower) : 0.0;
    if (skulls[0])
        sum += afterLoss(matchState, skulls, Disc::Skull);
    return sum / owned;
}

Round Values::round(const MatchState& matchState) const
{
    const auto& [first, second] = matchState.tribes;
    const MatchState turned{{matchState.wins[1], matchState.wins[0]}, {second, first}};
    return {{first.owned, second.owned},
            {first.hasSkull, second.hasSkull},
            {payoffs(matchState), payoffs(turned)}};
}

Solver Values::solver(const MatchState& matchState) const
{
    constexpr double errors = 0.02;
    return Solver(round(matchState), losses_ == Losses::Hidden ? errors : 0.0);
}

/// With side 0 as the challenger: whoever he is, he is the next first player (SK-40).
Payoffs Values::payoffs(const MatchState& matchState) const
{
    Payoffs payoffs{};
    for (const Outcome mine : outcomes)
        for (const Outcome flipped : outcomes) {
            const Outcome others = mine == Outcome::Flipped ? unseen(flipped) : flipped;
            const Skulls skulls{hasSkull(mine), hasSkull(others)};
            const auto& [own, other] = matchState.tribes;
            if (!canBe(own, skulls[0]) || !canBe(other, skulls[1]))
                continue;
            MatchState next{matchState.wins, {seen(own, mine), seen(other, others)}};
            double& share = payoffs[mine][flipped];
            if (mine == Outcome::Flipped) { // SK-32: he decides by what he may think of the other
                const bool flower =
                    own.owned > 1 && afterLoss(next, Disc::Flower) >= afterLoss(next, Disc::Skull);
                share = afterLoss(next, skulls, flower ? Disc::Flower : Disc::Skull);
            } else if (others == Outcome::Flipped) { // SK-31
                share = afterTaking(next, skulls);
            } else { // SK-20
                ++next.wins[0];
                share = winProbability(next, skulls);
            }
        }
    return payoffs;
}

void addDuels(Training& training)
{
    for (const Losses losses : {Losses::Seen, Losses::Hidden})
        training.tables[tableName(losses)] = Values::solved(losses).numbers();
}

const Values& shippedValues(Losses losses)
{
    const auto read = [](Losses which) {
        return Values(which, shipped(skull::Skull::id).tables.at(tableName(which)));
    };
    static const Values seenValues = read(Losses::Seen);
    static const Values hiddenValues = read(Losses::Hidden);
    return losses == Losses::Seen ? seenValues : hiddenValues;
}

} // namespace facedown::bots::duel
