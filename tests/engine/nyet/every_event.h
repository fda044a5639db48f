#pragma once

#include <string>
#include <vector>

namespace facedown::nyet {

/// The whole notation of Nyet! but for the deals, and a little more than any game has use for.
inline std::vector<std::string> everyEvent()
{
    std::vector<std::string> all = {"alone", "dealer 99", "bonus 99"};
    for (int seat = 0; seat <= 12; ++seat) {
        all.push_back("dealer " + std::to_string(seat));
        all.push_back("bonus " + std::to_string(seat));
    }
    for (unsigned mates = 1; mates < 32; ++mates) {
        std::string event = "team";
        for (unsigned seat = 0; seat < 5; ++seat)
            if ((mates >> seat & 1U) != 0)
                event.append(1, ' ').append(std::to_string(seat));
        all.push_back(event);
    }
    const std::vector<std::vector<std::string>> board = {
        {"start", "0", "1", "2", "3", "4"},
        {"discard", "one", "two", "not1", "left", "none"},
        {"trump", "blue", "red", "yellow", "green", "none"},
        {"super", "blue", "red", "yellow", "green", "none"},
        {"points", "1", "2", "3", "4", "-2"},
    };
    for (const auto& row : board)
        for (std::size_t square = 1; square < row.size(); ++square)
            all.push_back("veto " + row[0] + " " + row[square]);
    for (const char* word : {"discard", "give", "play"})
        for (const char colour : {'B', 'R', 'Y', 'G'})
            for (int value = 1; value <= 13; ++value)
                all.push_back(std::string(word) + ' ' + colour + std::to_string(value));
    return all;
}

} // namespace facedown::nyet
