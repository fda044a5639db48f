#include "bots/training/evolution.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace facedown::bots {

namespace {

using Numbers = std::vector<double>;

/// From the standard normal distribution (Box and Muller 1958).
double normal(core::Random& random)
{
    const double radius = std::sqrt(-2.0 * std::log(1.0 - random.unit()));
    return radius * std::cos(2.0 * std::numbers::pi * random.unit());
}

} // namespace

Numbers evolve(const Evolution& evolution, Numbers mean, const std::vector<bool>& isFree,
               core::Random& random, const Fitness& fitness,
               const std::function<void(const Numbers&, int)>& next)
{
    Numbers spread(mean.size(), evolution.spread);
    std::vector<Numbers> population(static_cast<std::size_t>(evolution.population));
    std::vector<std::size_t> order(population.size());
    for (int generation = 0; generation < evolution.generations; ++generation) {
        if (next)
            next(mean, generation);
        for (Numbers& candidate : population) {
            candidate = mean;
            for (std::size_t at = 0; at < mean.size(); ++at)
                if (isFree[at])
                    candidate[at] += spread[at] * normal(random);
        }
        const auto scores = fitnessOfAll(
            population, [&](const Numbers& candidate) { return fitness(candidate, generation); },
            evolution.threads);
        std::iota(order.begin(), order.end(), 0U);
        std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t two) {
            return scores[one] > scores[two];
        });
        const double left = 1.0 - (generation + 1.0) / evolution.generations;
        for (std::size_t at = 0; at < mean.size(); ++at) {
            double sum = 0.0;
            double squares = 0.0;
            for (int rank = 0; rank < evolution.elite; ++rank) {
                const double value = population[order[static_cast<std::size_t>(rank)]][at];
                sum += value;
                squares += value * value;
            }
            mean[at] = sum / evolution.elite;
            const double variance = std::max(0.0, squares / evolution.elite - mean[at] * mean[at]);
            spread[at] = std::sqrt(variance + std::pow(evolution.noise * left, 2.0));
        }
    }
    return mean;
}

Numbers evolveAmongThemselves(const Evolution& evolution, Numbers start,
                              const std::vector<bool>& isFree, core::Random& random,
                              const ShareAmong& shareAmong)
{
    constexpr std::size_t generationsMet = 4;
    std::vector<Numbers> means;
    std::vector<Numbers> field;
    const std::uint64_t seed = static_cast<std::uint64_t>(random.below(1 << 30)) << 20U;
    const auto next = [&](const Numbers& mean, int) {
        means.push_back(mean);
        field.assign(means.rbegin(), means.rbegin() + static_cast<std::ptrdiff_t>(
                                                          std::min(generationsMet, means.size())));
        field.push_back(means[means.size() / 2]);
    };
    return evolve(
        evolution, std::move(start), isFree, random,
        [&](const Numbers& candidate, int generation) {
            return shareAmong(candidate, field, seed + static_cast<std::uint64_t>(generation));
        },
        next);
}

} // namespace facedown::bots
