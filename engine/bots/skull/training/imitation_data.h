#pragma once

#include "bots/skull/strategy.h"
#include "bots/training/league.h"

namespace facedown::bots::skull_bot {

/// What is to be learnt from games that are watched, secrets and all.
class ImitationData
{
public:
    ImitationData();

    /// Watches a game among bots of this level to its end.
    void addGame(Level level, int players, std::uint64_t seed);
    /// Watches one among the strangers of the league in a game among those not held out.
    void addGame(const Stranger<skull::Skull>& one,
                 const std::vector<const Stranger<skull::Skull>*>& others, int players,
                 std::uint64_t seed);
    /// The same where all play their rounds by one strategy, and else as medium bots. It tells
    /// nothing new of how they play, so strategy() does not count it.
    void addGame(const Strategy& strategy, int players, std::uint64_t seed);

    /// How they play, as far as a strategy can tell.
    Strategy strategy() const { return Strategy(weights_); }
    /// How often it bid where it might have.
    double boldness() const;
    /// Adds what is known of how others play.
    void add(const ImitationData& other);
    /// What tribes are worth in all these games, by the minorisation of Hunter (2004); a rough
    /// guess stands in where little was seen.
    MatchValue value() const;
    /// Each round as it began.
    const std::vector<skull::State>& rounds() const { return rounds_; }

private:
    void play(int players, std::uint64_t seed, auto&& decide);
    void learn(const skull::State& state, const std::vector<double>& policy);

    core::Vector<float> weights_;
    double bids_ = 0.0;
    int mayBid_ = 0;
    std::vector<skull::State> rounds_;
    std::vector<Seat> winners_; ///< of the match of each round
};

/// How strangers that are not held out play on average, each third of them by how often they bid,
/// the shyest first; watched in games among them all.
std::vector<Strategy> thirdsOf(const std::vector<Stranger<skull::Skull>>& league,
                               std::uint64_t seed);

} // namespace facedown::bots::skull_bot
