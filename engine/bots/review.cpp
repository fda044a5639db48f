#include "bots/review.h"

#include <numeric>

namespace facedown::bots {

std::vector<double> Course::after(int player, double chance)
{
    last_[player] = chance;
    const double sum = std::accumulate(last_.begin(), last_.end(), 0.0);
    std::vector<double> shares = last_;
    for (double& share : shares)
        share = sum > 0.0 ? share / sum : 1.0 / static_cast<double>(shares.size());
    return shares;
}

std::vector<Prospects> prospectsAfter(const std::vector<ReviewedDecision>& decisions, int players,
                                      const std::function<int(Seat)>& playerOf)
{
    std::vector<Prospects> prospects;
    Course course(players);
    for (const ReviewedDecision& decision : decisions)
        if (decision.chance)
            prospects.push_back(
                {decision.event + 1, course.after(playerOf(decision.seat), *decision.chance)});
    return prospects;
}

Prospects prospectsAtEnd(std::size_t events, int players, const std::vector<int>& winners)
{
    std::vector<double> shares(static_cast<std::size_t>(players), 0.0);
    for (const int winner : winners)
        shares[static_cast<std::size_t>(winner)] = 1.0 / static_cast<double>(winners.size());
    return {events, std::move(shares)};
}

} // namespace facedown::bots
