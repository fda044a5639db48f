#pragma once

#include <string>
#include <vector>

namespace facedown::skull {

/// The whole notation of Skull, and a little more than any game has use for.
inline std::vector<std::string> everyEvent()
{
    std::vector<std::string> all = {"pass",        "show",           "hide",         "place flower",
                                    "place skull", "discard flower", "discard skull"};
    for (int number = 0; number <= 60; ++number)
        all.push_back("bid " + std::to_string(number));
    for (int seat = 0; seat <= 13; ++seat)
        for (const char* word : {"first ", "flip ", "start "})
            all.push_back(word + std::to_string(seat));
    for (int place = 0; place <= 6; ++place)
        all.push_back("take " + std::to_string(place));
    for (int size = 1; size <= 4; ++size)
        for (int skull = 0; skull <= size; ++skull) { // at the end: none
            std::string event = "shuffle";
            for (int place = 0; place < size; ++place)
                event += place == skull ? " skull" : " flower";
            all.push_back(event);
        }
    return all;
}

} // namespace facedown::skull
