#pragma once

#include <cstddef>
#include <vector>

#include "bots/bot.h"

namespace facedown::play {

/// A share from 0 to 1 as it is shown, from 0 to 100.
int inPercent(double share);

/// The choices of a hard bot in the order in which a hint recommends them. One figure ranks them
/// all, and it is the one that is shown beside them, so that nothing stands above what is
/// recommended: the chance of winning after each; but how often the bot makes each where it does
/// not always do the same on purpose, weighed nothing, or has won or lost by any choice. Of those
/// that show the same percentage the one made most often comes first.
class Ranking
{
public:
    /// Whether it is as good as lost or won after every choice.
    enum class Prospect { Open, Lost, Won };

    /// `mixed`: here a player who always does the same can be read. Before: there is a choice.
    Ranking(const bots::Choice& choice, bool mixed);

    /// Indices along the choice, the best first.
    const std::vector<std::size_t>& order() const { return order_; }
    std::size_t best() const { return order_.front(); }
    /// Whether the figures are chances of winning.
    bool chances() const { return chances_; }
    /// Open too where nothing was weighed.
    Prospect prospect() const { return prospect_; }
    /// From 0 to 100.
    int percent(std::size_t index) const;
    /// By how many percent the best leads the next as they are shown, all if it is the only one.
    int lead() const;
    /// The lead that leaves no doubt, as a share: from 0, a tie, to 1.
    double sureness() const;

private:
    Prospect prospect_;
    bool chances_;
    std::vector<double> figures_;
    std::vector<std::size_t> order_;
};

} // namespace facedown::play
