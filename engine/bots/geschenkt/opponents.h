#pragma once

#include <span>
#include <vector>

#include "bots/geschenkt/playout.h"

namespace facedown::bots::geschenkt_bot {

/// What is thought of the weights of the rule by which somebody decides, if it is a linear one that
/// wavers (Aspect): a normal distribution.
struct Belief
{
    using Matrix = std::array<Aspects, aspectCount>;

    Aspects mean{};
    Matrix covariance{};

    /// Learns from a decision by Bayes' rule, the posterior kept normal (Spiegelhalter and
    /// Lauritzen 1990). Returns how likely the decision was thought to be.
    double learn(const Aspects& aspects, bool takes);
};

/// Draws rules from a belief.
class RuleDraw
{
public:
    explicit RuleDraw(const Belief& belief);
    Rule operator()(core::Random& random) const;

private:
    Aspects mean_{};
    Belief::Matrix root_{}; ///< of the covariance (Cholesky), below and on the diagonal
};

/// What is thought of a player of whom nothing is known yet: that it is much like one of some who
/// were met, each as likely; or like nobody.
struct Prior
{
    std::vector<Aspects> met; ///< the mean of each
    Belief anybody;

    /// What is thought of somebody like the one met.
    Belief like(std::size_t index) const;
};

/// A decision of somebody who might have paid, with what it goes by: a rule, a medium bot, or the
/// hard bot's network.
struct Observation
{
    Aspects aspects;
    double gain;    ///< of taking, as a medium bot reckons it
    double leaning; ///< of the network
    bool takes;
};

/// What is thought of one player, from its decisions so far: a mixture of beliefs, of medium bots
/// of both tempers, and of the network that the hard bot itself goes by.
class Opponent
{
public:
    /// The network outlives it.
    Opponent(const Prior& prior, const Network& network);

    /// Returns how likely the decision was thought to be.
    double learn(const Observation& observation);
    /// Somebody whom it may be; a rule that it goes by is put there. It never wavers: how
    /// little is known of it shows already in how far those drawn differ.
    Follower draw(Rule& rule, core::Random& random);

private:
    struct Part
    {
        Belief belief;
        double weight;
        std::optional<Follower> bot{};  ///< then the belief is of no use
        std::optional<RuleDraw> draw{}; ///< made when it is first drawn from

        double learn(const Observation& observation);
        Follower drawFollower(Rule& rule, core::Random& random);
    };

    std::vector<Part> parts_; ///< the first is of somebody like nobody
};

/// How each seat but the viewer's own decides, as far as their decisions so far tell. What is
/// thought of each is kept apart; but those who sit together often play alike, so what all of them
/// did together is held against it, and counts as much as it foretells better what the seat did.
class Opponents
{
public:
    /// The network outlives it.
    Opponents(const Prior& prior, const Network& network, const geschenkt::Options& options,
              Seat viewer);

    /// Learns from what was not yet seen of a history. Before: it begins with all that was seen.
    void watch(geschenkt::Geschenkt::History history);
    /// Whether a history begins with all that was seen.
    bool isBegunBy(const geschenkt::Options& options, geschenkt::Geschenkt::History history) const;

    /// How each seat but the viewer's may decide; the rules of those that go by one are put there.
    void draw(Followers& followers, std::array<Rule, maxSeats>& rules, core::Random& random);

private:
    void learn(std::size_t seat, bool takes);

    const Network* network_;
    geschenkt::State state_;
    std::vector<geschenkt::Geschenkt::Event> seen_;
    RuleDraw anybody_;
    Seat viewer_;
    std::vector<Opponent> opponents_;
    Opponent together_;                    ///< as if they all were one
    std::array<double, maxSeats> alike_{}; ///< how likely each plays as they all do
};

} // namespace facedown::bots::geschenkt_bot
