#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "core/playout.h"
#include "core/seen_play.h"

namespace facedown::bots {

/// A line of the transcript: of each character what it chose, and its policy in hundredths. They
/// are rounded at odd places, so that no compiler's last digit tells.
template <core::Game G>
std::string decisionsAt(const core::SeenPlay<G>& play, std::uint64_t seed)
{
    const Budget budget{.iterations = 24};
    const auto legal = G::legal(play.view());
    std::string line;
    for (const Level level : levels)
        for (const Temper temper : tempers) {
            core::Random random = randomFor(seed, play.events().size());
            const Choice choice =
                choose<G>({level, temper}, play.view(), play.history(), random, budget);
            line += G::text(core::Event<G>(legal[choice.chosen]));
            for (const double probability : choice.policy)
                line += ' ' + std::to_string(static_cast<int>(100.0 * probability + 0.37));
            line += "; ";
        }
    return line + '\n';
}

/// A random game, up to a place in it where there is something to decide, or to its end. Every
/// second is near the end, where other things count.
template <core::Game G>
core::SeenPlay<G> playedTo(const typename G::Options& options, std::uint64_t seed)
{
    typename G::State end = G::start(options);
    core::Random random(seed);
    const int decisions = core::playOut<G>(end, random);
    const int last = std::min(decisions, seed % 2 == 0 ? decisions : 12);
    int left = decisions - 1 - random.below(last);
    random = core::Random(seed);
    core::SeenPlay<G> play(options);
    while (!play.over()) {
        if (play.actor() == core::chance) {
            play.apply(G::sample(play.state(), random));
            continue;
        }
        if (left-- <= 0 && G::legal(play.view()).size() > 1)
            break;
        play.apply(core::drawLegal<G>(play.state(), random));
    }
    return play;
}

/// What every bot of a game decides at fixed places of random games, a line for each: the same text
/// on every machine until a bot plays otherwise.
template <core::Game G>
std::string transcript()
{
    constexpr int places = 60; ///< of each table
    std::string text;
    std::uint64_t seed = 0;
    for (const typename G::Options& options : signatureTables<G>())
        for (int place = 0; place < places; ++place) {
            const auto play = playedTo<G>(options, ++seed);
            if (!play.over())
                text += std::to_string(seed) + ' ' + decisionsAt(play, seed);
        }
    return text;
}

} // namespace facedown::bots
