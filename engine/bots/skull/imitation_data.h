#pragma once

#include "bots/bot.h"
#include "bots/skull/strategy.h"

namespace facedown::bots::skull_bot {

/// What is to be learnt from games that are watched, secrets and all.
class ImitationData
{
public:
    ImitationData();

    /// Watches a game among bots of this level to its end.
    void addGame(Level level, int players, std::uint64_t seed);
    /// The same where all play their rounds by one strategy, and else as medium bots. It tells
    /// nothing new of how they play, so strategy() does not count it.
    void addGame(const Strategy& strategy, int players, std::uint64_t seed);

    /// How they play, as far as a strategy can tell.
    Strategy strategy() const { return Strategy(weights_); }
    /// What tribes are worth in all these games, by the minorisation of Hunter (2004); a rough
    /// guess stands in where little was seen.
    MatchValue value() const;
    /// Each round as it began.
    const std::vector<skull::State>& rounds() const { return rounds_; }

private:
    void play(int players, std::uint64_t seed, auto&& decide);
    void learn(const skull::State& state, const Choice& choice);

    std::vector<float> weights_;
    std::vector<skull::State> rounds_;
    std::vector<Seat> winners_; ///< of the match of each round
};

} // namespace facedown::bots::skull_bot
