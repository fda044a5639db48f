#include "bots/review.h"

#include <numeric>

namespace facedown::bots {

std::vector<Prospects> prospectsAfter(const std::vector<ReviewedDecision>& decisions, int players,
                                      const std::function<int(Seat)>& playerOf)
{
    std::vector<Prospects> prospects;
    std::vector<double> last(static_cast<std::size_t>(players), 1.0 / players);
    for (const ReviewedDecision& decision : decisions) {
        if (!decision.chance)
            continue;
        last[static_cast<std::size_t>(playerOf(decision.seat))] = *decision.chance;
        const double sum = std::accumulate(last.begin(), last.end(), 0.0);
        std::vector<double> shares = last;
        for (double& share : shares)
            share = sum > 0.0 ? share / sum : 1.0 / players;
        prospects.push_back({decision.event + 1, std::move(shares)});
    }
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
