#pragma once

#include <cstddef>
#include <vector>

#include "bots/bot.h"

namespace facedown::play {

/// A share from 0 to 1 as it is shown, from 0 to 100.
int inPercent(double share);

/// The choices of a hard bot in the order in which a hint recommends them, and what each costs
/// beside the best: in the chance of winning, or where that makes no difference that is shown in
/// points of the game. Of those that cost the same the one made most often comes first. Where the
/// bot does not always do the same on purpose, or weighed nothing, it recommends what it does most
/// often.
class Ranking
{
public:
    /// Whether it is as good as lost or won after every choice.
    enum class Prospect { Open, Lost, Won };

    /// At most one of them is not 0.
    struct Cost
    {
        int percent = 0; ///< of the chance of winning
        int points = 0;

        bool none() const { return percent == 0 && points == 0; }
    };

    /// `mixed`: here a player who always does the same can be read. Before: there is a choice.
    Ranking(const bots::Choice& choice, bool mixed);

    /// Indices along the choice, the best first.
    const std::vector<std::size_t>& order() const { return order_; }
    std::size_t best() const { return order_.front(); }
    /// Whether costs are known.
    bool weighed() const { return !choice_.values.empty(); }
    /// Open too where nothing was weighed.
    Prospect prospect() const { return prospect_; }
    /// The chance of winning after a choice, from 0 to 100. Before: it was weighed.
    int chance(std::size_t index) const { return inPercent(choice_.values[index]); }
    /// How often the bot makes it, from 0 to 100.
    int often(std::size_t index) const { return inPercent(choice_.policy[index]); }
    /// Before: it was weighed.
    Cost cost(std::size_t index) const { return cost(index, best()); }
    /// How clearly the best leads: from 0, a tie, to 1, beyond doubt.
    double sureness() const;

private:
    Cost cost(std::size_t index, std::size_t beside) const;

    bots::Choice choice_;
    Prospect prospect_;
    std::vector<std::size_t> order_;
};

} // namespace facedown::play
