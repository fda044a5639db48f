#pragma once

#include <algorithm>
#include <cmath>
#include <span>

#include "bots/sampling.h"
#include "bots/training/evolution.h"
#include "bots/training/exploit.h"
#include "core/seen_play.h"

namespace facedown::bots {

/// What a game lends the search for a response to its bots: a linear policy. The search adds two
/// features of its own, what the bot itself would choose and how likely.
template <core::Game G>
struct LinearPolicy
{
    std::size_t features = 0; ///< of a seat's view and its history, each about 1 in size
    /// Weights to begin with, besides those of playing as the bot itself.
    std::vector<std::vector<double>> known;
    /// The weights' sum over the features of each legal decision.
    std::function<std::vector<double>(std::span<const double> weights, const typename G::View& view,
                                      core::History<G> history)>
        leanings;
};

/// A best response to copies of a bot, found by the cross-entropy method: one who begins at the
/// bot's own play, or at weights that do better, and departs from it wherever that wins more.
template <core::Game G>
class ResponseSearch
{
public:
    /// Both outlive it.
    ResponseSearch(const LinearPolicy<G>& policy, const ExploitRun& run)
        : policy_(policy)
        , run_(run)
    {
    }

    Exploit run() const
    {
        std::vector<Weights> found = starts();
        const std::size_t best = bestOf(found, {Deals::Begin, 0, 3 * run_.candidateDeals});
        Evolution evolution{.generations = run_.generations,
                            .population = 24,
                            .elite = 6,
                            .spread = 0.7,
                            .noise = 0.2,
                            .threads = run_.threads};
        core::Random random(run_.seed);
        const Weights start = found[best];
        const Weights evolved = evolve(
            evolution, start, std::vector<bool>(start.size(), true), random,
            [&](const Weights& candidate, int generation) {
                return meanWin(candidate, {Deals::Search, generation * run_.candidateDeals,
                                           run_.candidateDeals});
            },
            [&](const Weights&, int generation) { run_.progress(generation, run_.generations); });
        const std::vector<Weights> last{start, evolved};
        const Weights& response = last[bestOf(last, {Deals::Choice, 0, 6 * run_.candidateDeals})];
        Exploit exploit = scored(response);
        exploit.weights = response;
        exploit.searched =
            run_.players * run_.candidateDeals *
            (3 * static_cast<int>(found.size()) + run_.generations * evolution.population + 6 * 2);
        run_.progress(run_.generations, run_.generations);
        return exploit;
    }

private:
    using Weights = std::vector<double>;

    /// So that the deals of the search, of the choices before and after it, and of the score are
    /// others.
    enum class Deals { Begin, Search, Choice, Score };
    struct Sample
    {
        Deals deals;
        int first;
        int count;
    };

    static constexpr double temperature = 0.25;
    static constexpr double leastLikely = 0.01; // of what the bot never does, for a logarithm

    std::vector<Weights> starts() const
    {
        std::vector<Weights> all = policy_.known;
        for (Weights& weights : all)
            weights.resize(policy_.features + 2);
        Weights& own = all.emplace_back(policy_.features + 2);
        own[policy_.features] = 12.0 * temperature; // almost always what the bot would choose
        return all;
    }

    std::uint64_t seedOf(Deals deals, int number) const
    {
        const auto step =
            (static_cast<std::uint64_t>(deals) << 40U) + static_cast<std::uint64_t>(number);
        return static_cast<std::uint64_t>(core::Random::at(run_.seed, step).unit() * 0x1p32);
    }

    std::size_t respond(const Weights& weights, const core::SeenPlay<G>& play, const Choice& own,
                        core::Random& random) const
    {
        auto leanings =
            policy_.leanings({weights.data(), policy_.features}, play.view(), play.history());
        for (std::size_t at = 0; at < leanings.size(); ++at)
            leanings[at] +=
                (at == own.chosen ? weights[policy_.features] : 0.0) +
                weights[policy_.features + 1] * std::log(std::max(own.policy[at], leastLikely));
        return draw(softmax(std::move(leanings), temperature), random);
    }

    /// What one who responds in one seat has of the win of a deal. Chance brings the same to all
    /// who play it, as far as it goes.
    double winOf(const Weights& weights, Seat seat, const Budget& budget, std::uint64_t deal,
                 Memory& memory) const
    {
        typename G::Options options;
        options.players = static_cast<decltype(options.players)>(run_.players);
        core::SeenPlay<G> play(options);
        std::uint64_t outcomes = 0;
        while (!play.over()) {
            const Seat actor = play.actor();
            if (actor == core::chance) {
                core::Random random = core::Random::at(deal, outcomes++);
                play.apply(G::sample(play.state(), random));
                continue;
            }
            const auto legal = G::legal(play.view());
            std::size_t chosen = 0;
            if (legal.size() > 1) {
                core::Random random = randomFor(deal, play.events().size());
                const Choice own = choose<G>({run_.against, temperAt(actor)}, play.view(),
                                             play.history(), random, budget, memory);
                chosen = actor == seat ? respond(weights, play, own, random) : own.chosen;
            }
            play.apply(legal[chosen]);
        }
        const core::Winners winners = G::winners(play.state());
        return winners.contains(core::byte(seat)) ? 1.0 / static_cast<double>(winners.size()) : 0.0;
    }

    double shareOf(const Weights& weights, const Budget& budget, std::uint64_t deal,
                   Memory& memory) const
    {
        double sum = 0.0;
        for (Seat seat = 0; seat < run_.players; ++seat)
            sum += winOf(weights, seat, budget, deal, memory);
        return sum / run_.players;
    }

    double meanWin(const Weights& weights, const Sample& sample) const
    {
        Memory memory;
        double sum = 0.0;
        for (int deal = sample.first; deal < sample.first + sample.count; ++deal)
            sum += shareOf(weights, run_.searching, seedOf(sample.deals, deal), memory);
        return sum / sample.count;
    }

    std::size_t bestOf(const std::vector<Weights>& all, const Sample& sample) const
    {
        const auto wins = fitnessOfAll(
            all, [&](const Weights& weights) { return meanWin(weights, sample); }, run_.threads);
        return static_cast<std::size_t>(std::max_element(wins.begin(), wins.end()) - wins.begin());
    }

    Exploit scored(const Weights& weights) const
    {
        std::vector<double> shares(static_cast<std::size_t>(run_.deals));
        inParallel(shares.size(), run_.threads, [&](std::size_t deal, Memory& memory) {
            shares[deal] = shareOf(weights, run_.scoring,
                                   seedOf(Deals::Score, static_cast<int>(deal)), memory);
        });
        Exploit exploit;
        double squares = 0.0;
        for (const double share : shares) {
            exploit.share += share / run_.deals;
            squares += share * share / run_.deals;
        }
        exploit.error = std::sqrt(std::max(0.0, squares - exploit.share * exploit.share) /
                                  std::max(1, run_.deals - 1));
        return exploit;
    }

    const LinearPolicy<G>& policy_;
    const ExploitRun& run_;
};

} // namespace facedown::bots
