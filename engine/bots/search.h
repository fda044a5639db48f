#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <vector>

#include "bots/bot.h"
#include "bots/sampling.h"

namespace facedown::bots {

/// Each player's win probability, or what is expected of it.
using WinProbabilities = core::Array<float, core::maxSeats>;

/// The same at the end of a game, or of what is like it: those who have won share it.
inline WinProbabilities winProbabilities(const core::Winners& winners)
{
    WinProbabilities shares{};
    for (const Seat winner : winners)
        shares[winner] = 1.0F / static_cast<float>(winners.size());
    return shares;
}

/// How likely each of some decisions is, on any scale.
template <core::Game G>
using Priors = core::FixedList<float, decltype(G::legal(typename G::State{}))::capacity()>;

/// What a game lends the search: everything that is special to it.
template <class Domain, class G>
concept DomainFor = core::Game<G> &&
    requires(Domain domain, const typename G::State state, typename G::State onwards,
             const decltype(G::legal(state)) legal, Priors<G> priors, core::Random& random)
{
    /// A full state as the searching seat may think it to be.
    {
        domain.determinize()
        } -> std::convertible_to<const typename G::State&>;
    /// The search looks no further than here; rollout() says what it is worth.
    {
        domain.ends(state)
        } -> std::same_as<bool>;
    /// Whether the seat to act, not the searching one, follows the priors instead of doing what is
    /// best for it. It must where the searching seat will not see what it decides.
    {
        domain.followsPolicy(state)
        } -> std::same_as<bool>;
    /// Adds for each decision how likely a good player makes it, above 0.
    {
        domain.prior(state, legal, priors)
        } -> std::same_as<void>;
    /// Plays on as far as needed and says what came of it.
    {
        domain.rollout(onwards, random)
        } -> std::same_as<WinProbabilities>;
    /// How much a likely decision is tried although others did better so far.
    {
        Domain::exploration
        } -> std::convertible_to<double>;
};

/// Information-set tree search: one tree of what the searching seat sees, every iteration in a
/// determinization drawn from what it may think (ISMCTS: Cowling, Powley and Whitehouse 2012),
/// decisions picked by their mean share and their prior (PUCT: Rosin 2011), counting only the
/// iterations in which a decision was possible. The same random numbers and iterations give the
/// same result.
template <core::Game G, DomainFor<G> Domain>
class Search
{
public:
    using State = typename G::State;
    using Decision = typename G::Decision;
    using Event = core::Event<G>;

    /// Before: a seat is to act in every determinization of the domain, the same, and it is
    /// `viewer`. The domain and the random numbers outlive the search.
    Search(Seat viewer, Domain& domain, core::Random& random)
        : viewer_(viewer)
        , domain_(domain)
        , random_(random)
    {
        nodes_.push_back({});
    }

    /// Until the budget is used up, or it is told to stop. May be called again to go on.
    void run(const Budget& budget)
    {
        const Spending spending(budget);
        compares_ = budget.compares;
        for (int done = 0; spending.allows(done); ++done)
            iterate();
    }

    int iterations() const { return iterations_; }

    /// For each decision how often it was tried. Before: they are those of the searching seat.
    std::vector<double> visits(const auto& legal) const
    {
        return ofEach(legal, [](const Node& node) { return static_cast<double>(node.visits); });
    }
    /// The searching player's mean share, leaving aside what was only tried to be compared.
    double usual() const { return usual_ > 0 ? usualShare_ / usual_ : 0.0; }
    /// For each the searching player's mean share after it; 0 of what was never tried.
    std::vector<double> values(const auto& legal) const
    {
        return ofEach(legal, [](const Node& node) { return node.mean(); });
    }
    /// What a bot makes of them that decides for each as often as it was tried. Before:
    /// iterations() is above 0, and these are all that may be decided.
    Choice choice(const auto& legal) const
    {
        Choice choice;
        choice.iterations = iterations_;
        choice.values = values(legal);
        choice.policy = visits(legal);
        for (double& share : choice.policy)
            share /= iterations_;
        return choice;
    }

private:
    static constexpr int none = -1;
    static constexpr std::size_t mostNodes = 1U << 19U;

    /// What happened, as the searching seat sees it.
    struct Node
    {
        Decision decision{};
        int outcome = none; ///< if chance brought it: its place in outcomes_
        int place = none;   ///< where it stood among what was legal when it was first decided
        int firstChild = none;
        int nextSibling = none;
        int visits = 0;
        int available = 0; ///< iterations that might have come here from the node above
        int player = 0;    ///< who decided to come here
        double share = 0.0;

        double mean() const { return visits > 0 ? share / visits : 0.0; }
    };

    Node& node(int index) { return nodes_[index]; }
    const Node& node(int index) const { return nodes_[index]; }

    std::vector<double> ofEach(const auto& legal, auto&& figure) const
    {
        std::vector<double> figures;
        for (const Decision& decision : legal) {
            const int child = find(0, Event(decision));
            figures.push_back(child == none ? 0.0 : figure(node(child)));
        }
        return figures;
    }

    bool isAfter(int index, const Event& event) const
    {
        const Node& after = node(index);
        if (const auto* decision = std::get_if<Decision>(&event))
            return after.outcome == none && after.decision == *decision;
        return after.outcome != none &&
               outcomes_[after.outcome] == std::get<typename G::Chance>(event);
    }

    int find(int parent, const Event& event) const
    {
        int child = node(parent).firstChild;
        while (child != none && !isAfter(child, event))
            child = node(child).nextSibling;
        return child;
    }

    int add(int parent, const Event& event, int player)
    {
        const int index = static_cast<int>(nodes_.size());
        Node child;
        if (const auto* decision = std::get_if<Decision>(&event)) {
            child.decision = *decision;
            child.place = static_cast<int>(place_);
        } else {
            child.outcome = static_cast<int>(outcomes_.size());
            outcomes_.push_back(std::get<typename G::Chance>(event));
        }
        child.nextSibling = node(parent).firstChild;
        child.player = player;
        nodes_.push_back(child);
        node(parent).firstChild = index;
        return index;
    }

    /// One way down, in one determinization, to the first node that is new.
    void iterate()
    {
        State state = domain_.determinize();
        path_.clear();
        for (int at = 0; !domain_.ends(state) && G::actor(state) != core::nobody;) {
            const Event event = next(at, state);
            const Event seen = G::seen(state, event, viewer_);
            const Seat actor = G::actor(state);
            int child = find(at, seen);
            const bool isNew = child == none;
            if (isNew && nodes_.size() < mostNodes)
                child = add(at, seen, actor < 0 ? 0 : G::playerOf(G::options(state), actor));
            core::apply<G>(state, event);
            if (child == none)
                break;
            path_.push_back(child);
            if (isNew)
                break;
            at = child;
        }
        const WinProbabilities shares = domain_.rollout(state, random_);
        for (const int index : path_) {
            Node& passed = node(index);
            ++passed.visits;
            passed.share += shares[passed.player];
        }
        if (!isComparing() && !path_.empty()) {
            ++usual_;
            usualShare_ += shares[node(path_.front()).player];
        }
        ++iterations_;
    }

    Event next(int at, const State& state)
    {
        const Seat actor = G::actor(state);
        if (actor == core::chance)
            return G::sample(state, random_);
        const auto legal = G::legal(state);
        place_ = 0;
        if (legal.size() == 1)
            return legal[0];
        Priors<G> priors;
        domain_.prior(state, legal, priors);
        const bool followsPolicy = actor != viewer_ && domain_.followsPolicy(state);
        place_ = followsPolicy ? inProportion(priors, priors.size(), random_.unit() * sum(priors))
                               : best(at, legal, priors);
        return legal[place_];
    }

    static double sum(const Priors<G>& priors)
    {
        double sum = 0.0;
        for (const float prior : priors)
            sum += prior;
        return sum;
    }

    /// Where a node's decision stands among those that are legal; behind them if it does not.
    static std::size_t placeOf(const Node& node, const auto& legal)
    {
        const auto first = static_cast<std::size_t>(node.place); // most often still there
        if (first < legal.size() && legal[first] == node.decision)
            return first;
        const auto found = std::find(legal.begin(), legal.end(), node.decision);
        return static_cast<std::size_t>(found - legal.begin());
    }

    std::size_t best(int at, const auto& legal, const Priors<G>& priors)
    {
        std::array<int, Priors<G>::capacity()> children;
        std::fill_n(children.begin(), legal.size(), none);
        int visits = 0;
        double shares = 0.0;
        for (int child = node(at).firstChild; child != none; child = node(child).nextSibling) {
            Node& after = node(child);
            const std::size_t index = placeOf(after, legal);
            if (index == legal.size())
                continue;
            children[index] = child;
            visits += after.visits;
            shares += after.share;
            ++after.available;
        }
        if (at == 0 && isComparing())
            return leastTried(children, legal.size());
        const double untried = visits > 0 ? shares / visits : 0.0; // as good as the average
        const double scale = Domain::exploration / sum(priors);
        std::size_t best = 0;
        double most = -1.0;
        for (std::size_t index = 0; index < legal.size(); ++index) {
            const Node* child = children[index] == none ? nullptr : &node(children[index]);
            const int tried = child == nullptr ? 0 : child->visits;
            const int available = child == nullptr ? visits : child->available;
            const double score = (tried > 0 ? child->mean() : untried) +
                                 scale * priors[index] * std::sqrt(available + 1.0) / (1 + tried);
            if (score > most) {
                most = score;
                best = index;
            }
        }
        return best;
    }

    bool isComparing() const { return compares_ && iterations_ % 2 == 1; }

    std::size_t leastTried(const auto& children, std::size_t count) const
    {
        const auto tried = [this](int child) { return child == none ? 0 : node(child).visits; };
        const auto least =
            std::min_element(children.begin(), children.begin() + count,
                             [&](int one, int other) { return tried(one) < tried(other); });
        return static_cast<std::size_t>(least - children.begin());
    }

    Seat viewer_;
    Domain& domain_;
    core::Random& random_;
    core::Vector<Node> nodes_;
    core::Vector<typename G::Chance> outcomes_;
    std::vector<int> path_;
    bool compares_ = false;
    int usual_ = 0; ///< iterations that were not for comparing
    double usualShare_ = 0.0;
    std::size_t place_ = 0; ///< of the last decision among what was legal
    int iterations_ = 0;
};

} // namespace facedown::bots
