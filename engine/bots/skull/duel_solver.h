#pragma once

#include <functional>

#include "bots/skull/duel_tree.h"

namespace facedown::bots::duel {

/// The challenger's win probability once a challenge has ended, by the outcomes of his own skull
/// and of the other's as if no skull had ended it before: his own comes first (SK-16).
using Payoffs = core::Array<core::Array<double, outcomeCount>, outcomeCount>;

/// A round between two players, the sides as in Tree.
struct Round
{
    core::Array<int, 2> owned{};       ///< discs that each still owns, 1 to 4
    core::Array<double, 2> hasSkull{}; ///< how likely its skull is among them, as all may think
    core::Array<Payoffs, 2> payoffs{}; ///< with this side as the challenger

    bool operator==(const Round&) const = default;
};

/// Solves such a round by counterfactual regret minimisation plus: CFR+ (Tammelin 2014; Bowling et
/// al. 2015), linear averaging, the sides in turn. The information sets of a side at a node are the
/// locations of its skull: where it lies says all that its owner decided in secret.
class Solver
{
public:
    /// Epsilon: how much of each decision the sides take to be drawn evenly from what is legal, so
    /// that what good players avoid is answered sensibly, too (Selten 1975); 0 to 1.
    Solver(const Round& round, double epsilon);

    /// Goes on until there are so many iterations in all, or as long as `goesOn` says so after
    /// each; the same number gives the same answers.
    void run(
        int iterations, const std::function<bool(int done)>& goesOn = [](int) { return true; });

    int iterations() const { return iterations_; }
    const Round& round() const { return round_; }

    /// The first player's win probability, epsilon and all, if these sides still own their skulls
    /// in truth.
    double winProbability(const std::array<bool, 2>& skulls) const;

    /// A decision at a node as the side to act may make it.
    struct ActionValue
    {
        skull::Decision decision{};
        double probability = 0.0;
        double share = 0.0; ///< of the win after it, if all goes on so
    };
    /// What to do after these decisions with the own skull at a location; only what is legal there.
    /// Before: they are of a round with these discs, a side is to act, and epsilon is above 0.
    std::vector<ActionValue> actionValues(std::span<const skull::Decision> history,
                                          std::size_t location) const;

private:
    using Node = Tree::Node;
    using Strategies = std::vector<ByLocation>; ///< along the branches

    ByLocation beginning(int side) const;
    ByLocation atEnd(const Node& node, int side, const ByLocation& other) const;
    ByLocation moved(const Node& node, std::size_t branch, const Strategies& strategies,
                     const ByLocation& reach) const;
    ByLocation walk(std::size_t at, int side, const Strategies& strategies, const ByLocation& own,
                    const ByLocation& other, const auto& backUp) const;
    ByLocation learn(const Node& node, const ByLocation& own, std::span<const ByLocation> gains);
    void average();
    ByLocation followed(std::size_t at, int side, const ByLocation& other) const;
    ByLocation reach(std::span<const skull::Decision> history, int side) const;

    Round round_;
    double epsilon_;
    /// What an end is worth to a side, by the challenger, its own outcome and the other's.
    core::Array<core::Array<Payoffs, 2>, 2> worth_{};
    Tree tree_;
    Strategies regrets_;  ///< never below 0
    Strategies current_;  ///< with epsilon
    Strategies sums_;     ///< for the averages
    Strategies averages_; ///< with epsilon
    Strategies policies_; ///< the averages without epsilon
    int iterations_ = 0;
};

} // namespace facedown::bots::duel
