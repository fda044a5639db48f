#pragma once

#include "bots/skull/duel_tree.h"

namespace facedown::bots::duel {

/// The challenger's share of the win once a challenge has ended, by the fates of his own skull
/// and of the other's as if no skull had ended it before: his own comes first (SK-16).
using Stakes = std::array<std::array<double, fateCount>, fateCount>;

/// A round between two players, the sides as in Tree.
struct Round
{
    std::array<int, 2> owned{};       ///< discs that each still owns, 1 to 4
    std::array<double, 2> hasSkull{}; ///< how likely its skull is among them, as all may think
    std::array<Stakes, 2> stakes{};   ///< with this side as the challenger

    bool operator==(const Round&) const = default;
};

/// Solves such a round by counterfactual regret minimisation plus: CFR+ (Tammelin 2014; Bowling et
/// al. 2015), linear averaging, the sides in turn. The information sets of a side at a node are the
/// spots of its skull: where it lies says all that its owner decided in secret.
class Solver
{
public:
    /// Tremble: how much of each decision the sides take to be drawn evenly from what is legal, so
    /// that what good players avoid is answered sensibly, too (Selten 1975); 0 to 1.
    Solver(const Round& round, double tremble);

    /// Goes on for so many iterations; the same number gives the same answers.
    void run(int iterations);

    /// The first player's share of the win, trembles and all, if these sides still own their skulls
    /// in truth.
    double firstShare(const std::array<bool, 2>& skulls) const;

    /// A decision at a node as the side to act may make it.
    struct Answer
    {
        skull::Decision decision{};
        double probability = 0.0;
        double share = 0.0; ///< of the win after it, if all goes on so
    };
    /// What to do after these decisions with the own skull at a spot; only what is legal there.
    /// Before: they are of a round with these discs, a side is to act, and there are trembles.
    std::vector<Answer> answers(std::span<const skull::Decision> past, std::size_t spot) const;

private:
    using Node = Tree::Node;
    using Strategies = std::vector<BySpot>; ///< along the branches

    BySpot beginning(int side) const;
    BySpot atEnd(const Node& node, int side, const BySpot& other) const;
    BySpot moved(const Node& node, std::size_t branch, const Strategies& strategies,
                 const BySpot& reach) const;
    BySpot walk(std::size_t at, int side, const Strategies& strategies, const BySpot& own,
                const BySpot& other, const auto& settle) const;
    BySpot learn(const Node& node, const BySpot& own, std::span<const BySpot> gains);
    void average();
    BySpot followed(std::size_t at, int side, const BySpot& other) const;
    BySpot reach(std::span<const skull::Decision> past, int side) const;

    Round round_;
    double tremble_;
    /// What an end is worth to a side, by the challenger, its own fate and the other's.
    std::array<std::array<Stakes, 2>, 2> worth_{};
    Tree tree_;
    Strategies regrets_;  ///< never below 0
    Strategies current_;  ///< with trembles
    Strategies sums_;     ///< for the averages
    Strategies averages_; ///< with trembles
    Strategies policies_; ///< the averages without trembles
    int iterations_ = 0;
};

} // namespace facedown::bots::duel
