#pragma once

#include <optional>

#include <QString>

#include "match/match.h"

namespace facedown::play {

/// What a series of so many games is called (match/series.h); of one game it is none.
QString seriesName(int games);
/// Which game of a series is next.
QString seriesNow(const match::Series& series);
/// Which game of its series a match is, and who has won how many before. Empty if it is of none.
QString seriesNow(const match::Match& match);
/// How the series of a match that is over stands after it, or who has won it, in a sentence. Empty
/// if it is of none, or not over.
QString seriesStands(const match::Match& match);
/// The same series, if another game of it is still to be played.
std::optional<match::Series> seriesToGoOn(const match::Match& match);

/// Another match with the same game, options and players: of a series its next game, or the first
/// of another series when it is over. In place of one that is not over it is the same game.
match::Match nextMatch(const match::Match& match, std::uint64_t seed);

} // namespace facedown::play
