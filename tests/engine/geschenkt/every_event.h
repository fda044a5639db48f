#pragma once

#include <string>
#include <vector>

namespace facedown::geschenkt {

/// The whole notation of Geschenkt, and a little more than any game has use for.
inline std::vector<std::string> everyEvent()
{
    std::vector<std::string> all = {"take", "pay"};
    for (int seat = 0; seat <= 12; ++seat)
        all.push_back("first " + std::to_string(seat));
    for (int card = 0; card <= 40; ++card)
        all.push_back("turn " + std::to_string(card));
    all.insert(all.end(), {"first 99", "turn 64", "turn 99"});
    return all;
}

} // namespace facedown::geschenkt
