#pragma once

#include <QTest>

#include <string>

#include "engine/bots/bot_game.h"

/// What holds of the policies in every game. They fail the running test and return.
namespace facedown::bots {

/// Plays games, chance deciding among the bots at each step so that odd places come up too, and
/// asks faultOf(game, step) before each decision.
template <core::Game G>
void playOddGames(const typename G::Options& options, std::uint64_t firstSeed, auto&& faultOf)
{
    for (int number = 0; number < gamesEach(1); ++number) {
        const std::uint64_t seed = firstSeed + static_cast<std::uint64_t>(number);
        BotGame<G> game(options, seed);
        for (int step = 0; !game.over(); ++step) {
            if (const std::string fault = faultOf(game, step); !fault.empty())
                QFAIL(("seed " + std::to_string(seed) + ", step " + std::to_string(step) + ": " +
                       fault)
                          .c_str());
            game.apply(game.decision(static_cast<Bot>(game.random().below(3))));
        }
    }
}

/// Why the policy is no distribution over what is legal; empty if it is.
template <core::Game G>
std::string policyFault(BotGame<G>& game, Level level, const Budget& limits = budget)
{
    const Choice choice = game.choice(level, limits);
    if (choice.policy.size() != G::legal(game.view()).size())
        return "the policy does not run along what is legal";
    double sum = 0.0;
    for (const double probability : choice.policy) {
        if (!(probability >= 0.0 && probability <= 1.0 + 1e-9))
            return "a probability of " + std::to_string(probability);
        sum += probability;
    }
    if (std::abs(sum - 1.0) > 1e-9)
        return "a sum of " + std::to_string(sum);
    if (choice.chosen >= choice.policy.size() || choice.policy[choice.chosen] <= 0.0)
        return "a choice that the policy rules out";
    return {};
}

/// Draws what is hidden anew, twice: the view stays, and so must every number. Empty if it does.
template <core::Game G>
std::string hiddenFault(BotGame<G>& game, Level level, int step)
{
    const auto decide = [&](const typename G::View& view) {
        core::Random random(static_cast<std::uint64_t>(step));
        return choose<G>({level, temperAt(game.actor())}, view, game.history(), random, budget);
    };
    const Choice choice = decide(game.view());
    for (int again = 0; again < 2; ++again) {
        const auto other = G::determinize(game.view(), game.history(), game.random());
        const auto view = G::view(other, game.actor());
        if (!(view == game.view()))
            return "another view";
        const Choice repeated = decide(view);
        if (repeated.chosen != choice.chosen || repeated.policy != choice.policy)
            return "another decision";
    }
    return {};
}

/// However much time there is: were the bot to take it, the test would.
template <core::Game G>
void whoeverIsToldToStopAnswersAtOnce(const typename G::Options& options, std::uint64_t firstSeed)
{
    std::stop_source source;
    source.request_stop();
    const Budget stopped{.time = std::chrono::hours(1), .stop = source.get_token()};
    playOddGames<G>(options, firstSeed,
                    [&](BotGame<G>& game, int) { return policyFault(game, Level::Hard, stopped); });
}

template <core::Game G>
void thePolicyIsADistributionOverWhatIsLegal(const typename G::Options& options,
                                             std::uint64_t firstSeed)
{
    playOddGames<G>(options, firstSeed, [](BotGame<G>& game, int) {
        std::string fault;
        for (const Level level : levels)
            if (fault.empty())
                fault = policyFault(game, level);
        return fault;
    });
}

template <core::Game G>
void theSameSeedGivesTheSameDecisionWhateverIsHidden(const typename G::Options& options,
                                                     std::uint64_t firstSeed)
{
    playOddGames<G>(options, firstSeed, [](BotGame<G>& game, int step) {
        const bool now = game.random().below(8) == 0;
        std::string fault;
        for (const Level level : levels)
            if (fault.empty() && now)
                fault = hiddenFault(game, level, step);
        return fault;
    });
}

} // namespace facedown::bots
