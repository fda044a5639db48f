#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace facedown::bots {

/// What a game's bots learnt offline, with how it was made, so that it can be made again.
struct Training
{
    std::string game; ///< as the protocol names it
    std::uint64_t seed = 0;
    std::string made; ///< how, and the figures of it; one line
    std::map<std::string, std::vector<double>> tables;

    bool operator==(const Training&) const = default;
};

/// FNV-1a (Fowler, Noll and Vo 1991): tells a text that has changed, not a forged one.
std::uint64_t checksum(std::string_view text);

/// As a file: a CBOR object (RFC 8949) of version, checksum, game, seed, made and tables. Before:
/// every number is finite.
std::string toFile(const Training& training);

/// The other way round; every number comes back exactly. Errors (BadRecord): the file is no
/// training, of another version or game, or damaged.
core::Expected<Training> fromFile(std::string_view file, std::string_view game);

/// A game's trained.cbor, put into the library when it is built.
struct ShippedFile
{
    std::string_view game;
    std::string_view file;
};
extern const std::span<const ShippedFile> shippedFiles;

/// What the library itself carries. May be called from any thread; the answer lives as long as the
/// program. Before: the game is one of shippedFiles.
const Training& shipped(std::string_view game);

/// Rules in a row, each as many weights, and the other way round.
std::vector<double> inARow(const auto& rules)
{
    std::vector<double> numbers;
    for (const auto& rule : rules)
        numbers.insert(numbers.end(), rule.begin(), rule.end());
    return numbers;
}
template <class Rule>
std::vector<Rule> asRules(const std::vector<double>& numbers)
{
    std::vector<Rule> rules(numbers.size() / Rule().size());
    for (std::size_t index = 0; index < rules.size() * Rule().size(); ++index)
        rules[index / Rule().size()][index % Rule().size()] = numbers[index];
    return rules;
}

} // namespace facedown::bots
