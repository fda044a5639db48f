#include "bots/nyet/open_hands.h"

#include <algorithm>
#include <limits>

namespace facedown::bots::nyet_bot {

using nyet::Nyet;

OpenHands::OpenHands(const nyet::View& view, const nyet::Knowledge& known, int worlds,
                     core::Random& random)
    : known_(known)
    , random_(random)
    , legal_(Nyet::legal(view))
    , endgame_(view.table, view.viewer, Endgame::Aim::Points)
    , most_(static_cast<std::size_t>(worlds))
{
}

std::optional<SurelyBetter> OpenHands::surelyBetter(std::size_t index)
{
    std::vector<SurelyBetter> better;
    for (std::size_t other = 0; other < legal_.size(); ++other)
        if (other != index)
            better.push_back({other, std::numeric_limits<int>::max()});
    for (std::size_t number = 0; number < most_ && !better.empty(); ++number) {
        World& drawn = world(number);
        const int points = pointsAfter(drawn, index);
        for (SurelyBetter& other : better)
            other.points = std::min(other.points, pointsAfter(drawn, other.index) - points);
        std::erase_if(better, [](const SurelyBetter& other) { return other.points <= 0; });
    }
    const auto best = std::max_element(
        better.begin(), better.end(),
        [](const SurelyBetter& one, const SurelyBetter& two) { return one.points < two.points; });
    return best == better.end() ? std::nullopt : std::optional(*best);
}

OpenHands::World& OpenHands::world(std::size_t number)
{
    if (number == worlds_.size())
        worlds_.push_back(
            {Round(known_.draw(random_)), std::vector<std::optional<int>>(legal_.size())});
    return worlds_[number];
}

int OpenHands::pointsAfter(World& world, std::size_t index)
{
    std::optional<int>& points = world.points[index];
    if (!points) {
        Round next = world.round;
        next.play(legal_[index].card());
        points = static_cast<int>(endgame_.solve(next));
    }
    return *points;
}

} // namespace facedown::bots::nyet_bot
