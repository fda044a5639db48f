#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace facedown::match {

/// A best of three, five or seven games, each a match with the same game, options and players, as
/// it stands before one of them. Whoever wins most of them wins the series; a game that several
/// win counts for each. It ends as soon as nobody can draw level any more; those who are level
/// after the last game share it.
struct Series
{
    int games = 3;         ///< at most, one of seriesLengths
    int played = 0;        ///< before this one
    std::vector<int> wins; ///< of each player, before this one
    /// By what the store in which it is kept knows the game before this one; 0 if it is in none.
    std::int64_t last = 0;

    bool operator==(const Series&) const = default;
};

inline constexpr int seriesLengths[] = {3, 5, 7};

/// As it stands after a game with these winners. Before: the series is not over.
Series after(Series series, const std::vector<int>& winners);
/// The players who have won it; empty until it is over.
std::vector<int> winners(const Series& series);

/// A series as a record keeps it, and back. Nothing if there can be none like it with so many
/// players, or no game of it is left to be played.
nlohmann::json json(const Series& series);
std::optional<Series> readSeries(const nlohmann::json& json, int players);

} // namespace facedown::match
