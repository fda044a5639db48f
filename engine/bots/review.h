#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/parallel.h"
#include "core/play.h"

namespace facedown::bots {

/// What the hard bot makes of a decision, by what the seat that made it could know at that moment.
struct ReviewedDecision
{
    std::size_t event = 0; ///< its place among the events of the game
    Seat seat = 0;
    std::size_t made = 0;   ///< along G::legal at that moment
    std::size_t better = 0; ///< what the bot thinks best there; `made` if that was as good
    /// The player's win probability after what was made; none where the bot does not estimate it.
    std::optional<double> chance{};
    double cost = 0.0; ///< how much higher it would have been after `better`; at least 0
};

/// Players' win probabilities, player by player, after so many events.
struct Prospects
{
    std::size_t events = 0;
    std::vector<double> shares;
};

/// What each player last thought likely by what they could see, a par share before, all in
/// proportion: followed from decision to decision.
class Course
{
public:
    explicit Course(int players)
        : last_(static_cast<std::size_t>(players), 1.0 / players)
    {
    }

    /// The players' shares after a decision of one of them, who judges their own chance so.
    std::vector<double> after(int player, double chance);

private:
    core::Vector<double> last_;
};

/// The course after each decision that a chance is known of. `playerOf(seat)` is below `players`.
std::vector<Prospects> prospectsAfter(const std::vector<ReviewedDecision>& decisions, int players,
                                      const std::function<int(Seat)>& playerOf);
/// The result of a game of so many events in the same terms. Before: somebody has won.
Prospects prospectsAtEnd(std::size_t events, int players, const std::vector<int>& winners);

/// What a bot does so often besides is no mistake: a bluffer must not be read.
inline constexpr double mixedFrom = 0.1;

/// Judges a decision by two searches of so many iterations each: one says what is best, the other
/// how much better it is, so that luck in a search is not taken for a mistake. Before: at least two
/// decisions are legal, and `made` is one of them. The same seed and iterations, the same
/// judgement.
template <core::Game G>
ReviewedDecision judged(ReviewedDecision judgement, const typename G::View& view,
                        core::History<G> history, const typename G::Decision& made,
                        std::uint64_t seed, int iterations, Memory& memory)
{
    const auto legal = G::legal(view);
    judgement.made =
        static_cast<std::size_t>(std::find(legal.begin(), legal.end(), made) - legal.begin());
    judgement.better = judgement.made;
    const auto search = [&](std::uint64_t which, bool compares) {
        core::Random random = randomFor(seed + which, history.size());
        return choose<G>({Level::Hard}, view, history, random,
                         {.iterations = iterations, .compares = compares}, memory);
    };
    const Choice finding = search(0, false);
    const Choice measuring = search(1, true); // also of what no good player would try
    if (measuring.values.empty() || finding.values.empty())
        return judgement;
    const auto chanceAfter = [&](std::size_t decision) {
        return std::clamp(measuring.values[decision], 0.0, 1.0);
    };
    judgement.chance = chanceAfter(judgement.made);
    if (finding.policy[judgement.made] >= mixedFrom)
        return judgement;
    const auto best = static_cast<std::size_t>(
        std::max_element(finding.policy.begin(), finding.policy.end()) - finding.policy.begin());
    const double cost = chanceAfter(best) - *judgement.chance;
    if (cost > 0.0) {
        judgement.better = best;
        judgement.cost = cost;
    }
    return judgement;
}

/// All decisions of a game at which there was a choice, in their order, not judged yet.
template <core::Game G>
std::vector<ReviewedDecision> decisionsOf(const core::Play<G>& play)
{
    std::vector<ReviewedDecision> decisions;
    for (std::size_t event = 0; event < play.events().size(); ++event) {
        const typename G::State& state = play.stateAfter(event);
        if (const Seat seat = G::actor(state); seat >= 0 && G::legal(state).size() > 1)
            decisions.push_back({.event = event, .seat = seat});
    }
    return decisions;
}

/// All of them judged, on so many threads. The result does not depend on their number.
template <core::Game G>
std::vector<ReviewedDecision> review(const core::Play<G>& play, std::uint64_t seed, int iterations,
                                     int threads)
{
    std::vector<ReviewedDecision> decisions = decisionsOf<G>(play);
    std::vector<std::vector<core::Event<G>>> histories;
    for (Seat seat = 0; seat < G::seats(play.options()); ++seat)
        histories.push_back(play.seenBy(seat));

    inParallel(decisions.size(), threads, [&](std::size_t index, Memory& memory) {
        ReviewedDecision& decision = decisions[index];
        const core::History<G> history = histories[static_cast<std::size_t>(decision.seat)];
        decision = judged<G>(decision, G::view(play.stateAfter(decision.event), decision.seat),
                             history.first(decision.event),
                             std::get<typename G::Decision>(play.events()[decision.event]), seed,
                             iterations, memory);
    });
    return decisions;
}

} // namespace facedown::bots
