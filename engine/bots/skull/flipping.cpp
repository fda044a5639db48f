#include "bots/skull/flipping.h"

#include <algorithm>
#include <cmath>

namespace facedown::bots::skull_bot {

using skull::Decision;
using skull::Table;

Weights hopes(const View& view, const MatPosteriors& all)
{
    const Table& table = view.table;
    const int left = table.bid - table.flipped;
    Weights hopes;
    for (const Decision decision : skull::Skull::legal(view)) {
        const auto seat = static_cast<std::size_t>(decision.value);
        const int faceDown = table.tribe(decision.value).faceDown();
        Table next = table;
        ++next.tribe(decision.value).open;
        MatPosteriors after = all;
        after[seat] = all[seat].afterFlower(faceDown);
        const ByCount best = bestChances(next, after, table.actor);
        hopes.push_back(all[seat].clear(faceDown, 1) * best[static_cast<std::size_t>(left) - 1]);
    }
    return hopes;
}

Weights flipping(const View& view, const MatPosteriors& all, double choosiness)
{
    const auto legal = skull::Skull::legal(view);
    if (legal.size() == 1)
        return {1.0};
    const Weights hopes = skull_bot::hopes(view, all);
    const double most = *std::max_element(hopes.begin(), hopes.end());
    Weights weights;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const Seat seat = legal[index].value;
        const int faceDown = view.table.tribe(seat).faceDown();
        const double clear = all[static_cast<std::size_t>(seat)].clear(faceDown, 1);
        // Where every disc must be a skull, still not one of the player's own.
        const double safe = view.owns(seat) ? clear : std::max(clear, 1e-9);
        const double hope = most > 0.0 ? hopes[index] / most : 1.0;
        weights.push_back(std::pow(hope * std::sqrt(safe), choosiness));
    }
    return weights;
}

} // namespace facedown::bots::skull_bot
