#include "bots/skull/duel_match.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

namespace facedown::bots::duel {

namespace {

using skull::Disc;

/// All that can come to be thought of a tribe in the game: a loss that nobody saw takes its share,
/// one in as many discs as there were; a skull seen is certain, and so is one seen to be missing.
constexpr Stock kinds[] = {
    {4, 1.0}, {3, 1.0}, {3, 3.0 / 4}, {3, 0.0},     {2, 1.0},     {2, 2.0 / 3}, {2, 1.0 / 2},
    {2, 0.0}, {1, 1.0}, {1, 1.0 / 2}, {1, 1.0 / 3}, {1, 1.0 / 4}, {1, 0.0},
};
constexpr std::size_t kindCount = std::size(kinds);
constexpr std::size_t numberCount = 4 * kindCount * kindCount * 4;

/// So many iterations make the values exact to about 0.0001.
constexpr int iterationsOfEach = 1500;

std::size_t kindOf(const Stock& stock)
{
    std::size_t best = 0;
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const auto distance = [&stock](const Stock& other) {
            return 2.0 * std::abs(other.owned - stock.owned) +
                   std::abs(other.hasSkull - stock.hasSkull);
        };
        if (distance(kinds[kind]) < distance(kinds[best]))
            best = kind;
    }
    return best;
}

std::size_t index(const Standing& standing, const Skulls& skulls)
{
    const auto wins = static_cast<std::size_t>(2 * standing.wins[0] + standing.wins[1]);
    const auto truth = static_cast<std::size_t>((skulls[0] ? 2 : 0) + (skulls[1] ? 1 : 0));
    return ((wins * kindCount + kindOf(standing.stocks[0])) * kindCount +
            kindOf(standing.stocks[1])) *
               4 +
           truth;
}

bool canBe(const Stock& stock, bool skull)
{
    return skull ? stock.hasSkull > 0.0 : stock.hasSkull < 1.0;
}

bool hasSkull(Fate fate)
{
    return fate == Fate::Flipped || fate == Fate::Kept;
}

/// What everybody may think of a tribe once this has come of its skull.
Stock seen(const Stock& before, Fate fate)
{
    if (fate == Fate::Flipped)
        return {before.owned, 1.0};
    if (fate == Fate::Missing)
        return {before.owned, 0.0};
    return before;
}

/// The other's fate where the challenge ended before any of its discs was flipped.
Fate unseen(Fate fate)
{
    return hasSkull(fate) ? Fate::Kept : Fate::Lost;
}

constexpr Fate fates[] = {Fate::Flipped, Fate::Kept, Fate::Lost, Fate::Missing};

/// Everything that can follow on a standing comes before it.
std::vector<Standing> fromTheEnd(Losses losses)
{
    std::vector<Standing> all;
    for (int wins = 0; wins < 4; ++wins)
        for (const Stock& first : kinds)
            for (const Stock& second : kinds)
                if (losses == Losses::Hidden || (first.certain() && second.certain()))
                    all.push_back({{wins / 2, wins % 2}, {first, second}});
    std::stable_sort(all.begin(), all.end(), [](const Standing& one, const Standing& other) {
        const auto left = [](const Standing& standing) {
            const int discs = standing.stocks[0].owned + standing.stocks[1].owned;
            return 3 * discs - standing.wins[0] - standing.wins[1];
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
    for (const Standing& standing : fromTheEnd(losses)) {
        Solver solver = values.solver(standing);
        solver.run(iterationsOfEach);
        for (const bool first : {false, true})
            for (const bool second : {false, true})
                if (canBe(standing.stocks[0], first) && canBe(standing.stocks[1], second))
                    values.numbers_[index(standing, {first, second})] =
                        rounded(solver.firstShare({first, second}));
    }
    return values;
}

double Values::firstShare(const Standing& standing, const Skulls& skulls) const
{
    for (const std::size_t side : {0U, 1U}) {
        const std::size_t other = 1 - side;
        if (standing.wins[side] == skull::winsNeeded || standing.stocks[other].owned == 0)
            return side == 0 ? 1.0 : 0.0;
    }
    return numbers_[index(standing, skulls)];
}

double Values::afterLoss(Standing standing, Skulls skulls, Disc lost) const
{
    if (lost == Disc::Skull)
        skulls[0] = false;
    Stock& stock = standing.stocks[0];
    const double share = 1.0 / stock.owned;
    stock.hasSkull = losses_ == Losses::Hidden ? stock.hasSkull * (1.0 - share) : skulls[0];
    --stock.owned;
    return firstShare(standing, skulls);
}

double Values::afterLoss(const Standing& standing, Disc lost) const
{
    return standing.mean(1, [&](bool other) { return afterLoss(standing, {true, other}, lost); });
}

double Values::afterTaking(const Standing& standing, const Skulls& skulls) const
{
    const int owned = standing.stocks[0].owned;
    const int flowers = owned - (skulls[0] ? 1 : 0);
    double sum = flowers > 0 ? flowers * afterLoss(standing, skulls, Disc::Flower) : 0.0;
    if (skulls[0])
        sum += afterLoss(standing, skulls, Disc::Skull);
    return sum / owned;
}

Round Values::round(const Standing& standing) const
{
    const auto& [first, second] = standing.stocks;
    const Standing turned{{standing.wins[1], standing.wins[0]}, {second, first}};
    return {{first.owned, second.owned},
            {first.hasSkull, second.hasSkull},
            {stakes(standing), stakes(turned)}};
}

Solver Values::solver(const Standing& standing) const
{
    constexpr double errors = 0.02;
    return Solver(round(standing), losses_ == Losses::Hidden ? errors : 0.0);
}

/// With side 0 as the challenger: whoever he is, he is the next first player (SK-40).
Stakes Values::stakes(const Standing& standing) const
{
    Stakes stakes{};
    for (const Fate mine : fates)
        for (const Fate flipped : fates) {
            const Fate others = mine == Fate::Flipped ? unseen(flipped) : flipped;
            const Skulls skulls{hasSkull(mine), hasSkull(others)};
            const auto& [own, other] = standing.stocks;
            if (!canBe(own, skulls[0]) || !canBe(other, skulls[1]))
                continue;
            Standing next{standing.wins, {seen(own, mine), seen(other, others)}};
            double& share =
                stakes[static_cast<std::size_t>(mine)][static_cast<std::size_t>(flipped)];
            if (mine == Fate::Flipped) { // SK-32: he decides by what he may think of the other
                const bool flower =
                    own.owned > 1 && afterLoss(next, Disc::Flower) >= afterLoss(next, Disc::Skull);
                share = afterLoss(next, skulls, flower ? Disc::Flower : Disc::Skull);
            } else if (others == Fate::Flipped) { // SK-31
                share = afterTaking(next, skulls);
            } else { // SK-20
                ++next.wins[0];
                share = firstShare(next, skulls);
            }
        }
    return stakes;
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
