#pragma once

#include "bots/geschenkt/network.h"
#include "bots/geschenkt/opponents.h"
#include "bots/trained.h"

namespace facedown::bots::geschenkt_bot {

/// The names of the tables in a training.
inline constexpr const char* evolvedTable = "evolved";
inline constexpr const char* heldOutTable = "held-out";
inline constexpr const char* metTable = "met";
inline constexpr const char* anybodyTable = "anybody";
std::string networkTable(int players);

/// What ships, read.
struct Trained
{
    Prior prior;
    std::vector<Network> networks; ///< of the hard bot, from that for the fewest players

    const Network& network(int players) const
    {
        return networks[static_cast<std::size_t>(players - geschenkt::Geschenkt::minPlayers)];
    }
};
const Trained& trained();

/// Its mean and the lower half of its covariance.
std::vector<double> asNumbers(const Belief& belief);
Belief asBelief(const std::vector<double>& numbers);

} // namespace facedown::bots::geschenkt_bot
