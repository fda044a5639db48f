#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.h"

namespace facedown::bots {

/// What a game's bots learnt offline, with how it was made, so that it can be made again.
struct Training
{
    std::string game; ///< as the protocol names it
    std::uint64_t seed = 0;
    std::string made;                                  ///< how, and the figures of it; one line
    std::map<std::string, std::vector<double>> tables; ///< no spaces in the names

    bool operator==(const Training&) const = default;
};

/// FNV-1a (Fowler, Noll and Vo 1991): tells a text that has changed, not a forged one.
std::uint64_t checksum(std::string_view text);

/// As a file: lines of plain ASCII text, the last of which tells whether all of it is there.
/// Before: every number is finite.
std::string text(const Training& training);

/// The other way round; every number comes back exactly. Errors (BadRecord): the text is empty, no
/// training file, of another version or game, cut short, or damaged.
core::Expected<Training> readTraining(std::string_view text, std::string_view game);

/// What the library itself carries. May be called from any thread; the answer lives as long as the
/// program. Before: the game is one of trainedGames().
const Training& shipped(std::string_view game);

/// The games that ship a training.
std::vector<std::string_view> trainedGames();

} // namespace facedown::bots
