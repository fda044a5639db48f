#include "bots/geschenkt/trained.h"

#include <algorithm>

namespace facedown::bots::geschenkt_bot {

using geschenkt::Geschenkt;

std::string networkTable(int players)
{
    return "network-" + std::to_string(players);
}

const Trained& trained()
{
    static const Trained all = [] {
        const auto& tables = shipped(Geschenkt::id).tables;
        Trained read{{asRules<Rule>(tables.at(metTable)), asBelief(tables.at(anybodyTable))}, {}};
        for (int players = Geschenkt::minPlayers; players <= maxSeats; ++players) {
            const auto& numbers = tables.at(networkTable(players));
            read.networks.emplace_back(players, Network::Weights(numbers.begin(), numbers.end()));
        }
        return read;
    }();
    return all;
}

std::vector<double> asNumbers(const Belief& belief)
{
    std::vector<double> numbers(belief.mean.begin(), belief.mean.end());
    for (std::size_t row = 0; row < aspectCount; ++row)
        for (std::size_t column = 0; column <= row; ++column)
            numbers.push_back(belief.covariance[row][column]);
    return numbers;
}

Belief asBelief(const std::vector<double>& numbers)
{
    Belief belief;
    auto next = numbers.begin();
    for (double& mean : belief.mean)
        mean = *next++;
    for (std::size_t row = 0; row < aspectCount; ++row)
        for (std::size_t column = 0; column <= row; ++column)
            belief.covariance[row][column] = belief.covariance[column][row] = *next++;
    return belief;
}

} // namespace facedown::bots::geschenkt_bot
