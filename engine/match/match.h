#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "match/games.h"
#include "match/series.h"

namespace facedown::match {

using core::Expected;
using core::Json;
using core::Seat;

/// Of a name that a record keeps, in characters.
inline constexpr std::size_t longestName = 40;

/// Who sits in a seat, as a record keeps it.
struct PlayerEntry
{
    std::string name;
    bool bot = false;
    std::string level; ///< of a bot: "easy", or "exec:COMMAND"
    std::string face;  ///< the portrait chosen; empty for the usual one

    bool operator==(const PlayerEntry&) const = default;
};

/// The end of a match that is not over: a program that played did not go on.
struct Forfeit
{
    int player = 0;
    std::string why; ///< for people, in English

    bool operator==(const Forfeit&) const = default;
};

/// A match of any game, seen from outside: events in and out as text, states and records as the
/// JSON of the text protocol. Whatever fails leaves the match as it was.
class Match
{
public:
    /// A match before its first event. Options left out take their defaults.
    /// Errors: BadOption for an unknown game, an unknown option, or a value out of its range.
    static Expected<Match> start(std::string_view game, const Json& options, std::uint64_t seed);

    /// A match as a record tells it, every event checked under the rules.
    /// Errors: BadRecord or NewerRecord; the message names the event at fault, counted from 1, and
    /// the rule.
    static Expected<Match> fromRecord(const Json& record);

    /// As the protocol names the game.
    std::string_view game() const;
    Json options() const;
    int seats() const;
    int players() const;
    int playerOf(Seat seat) const;
    std::uint64_t seed() const { return seed_; }

    /// The seat to act, core::chance, or core::nobody when the match is over.
    Seat actor() const;
    bool over() const { return actor() == core::nobody; }
    /// The players who have won; empty until the match is over.
    std::vector<int> winners() const;
    /// The players' points; empty until the match is over, and in a game without points.
    std::vector<int> scores() const;
    /// How many events there have been, and each as text.
    std::size_t length() const;
    std::string event(std::size_t index) const;
    /// What may come now, in words, with the rule.
    std::string due() const;
    /// The events that may come now; empty when the match is over or chance has too many to list.
    std::vector<std::string> legal() const;

    /// Errors: BadEvent if the text is no event of this game, Illegal if it may not come now.
    Expected<void> apply(std::string_view event);
    /// Applies all or none.
    Expected<void> apply(const std::vector<std::string>& events);
    /// Applies what chance brings and returns it; the same seed and place bring the same.
    /// Errors: Illegal if it is not chance's turn.
    Expected<std::string> sample();
    /// Errors: NothingToUndo.
    Expected<void> undo();

    /// The state now, all of it or as a seat sees it.
    Json state() const;
    Json view(Seat seat) const;

    /// One for each seat.
    const core::Vector<PlayerEntry>& playerEntries() const { return playerEntries_; }
    const PlayerEntry& playerEntry(Seat seat) const { return playerEntries_[seat]; }
    /// Before: as many as there are seats.
    void setPlayerEntries(std::vector<PlayerEntry> entries);
    /// When the match began, ISO 8601; empty if nobody said.
    const std::string& started() const { return started_; }
    void setStarted(std::string started) { started_ = std::move(started); }

    /// After how many events a person asked for a hint, rising, each once.
    const std::vector<std::size_t>& hints() const { return hints_; }
    /// Notes that a hint is asked for now. Before: a seat is to act.
    void noteHint();

    /// Whoever gave the match up where it stands now; nothing once it has gone on.
    const std::optional<Forfeit>& forfeit() const { return forfeit_; }
    void setForfeit(std::optional<Forfeit> forfeit) { forfeit_ = std::move(forfeit); }

    /// The series that it is a game of, as it stood before; nothing if it is a game by itself.
    const std::optional<Series>& series() const { return series_; }
    /// Before: it has a number of wins for each player, and is not over.
    void setSeries(std::optional<Series> series) { series_ = std::move(series); }

    /// The match as a saved game, with its result once it is over.
    Json record() const;
    /// The same but for the events.
    Json recordHeader() const;

    /// The typed game within, for what knows the game: views, bots, table models.
    const AnyPlay& play() const { return play_; }

private:
    Match(AnyPlay play, std::uint64_t seed);

    AnyPlay play_;
    std::uint64_t seed_ = 0;
    core::Vector<PlayerEntry> playerEntries_;
    std::string started_;
    std::vector<std::size_t> hints_;
    std::optional<Forfeit> forfeit_;
    std::optional<Series> series_;
};

} // namespace facedown::match
