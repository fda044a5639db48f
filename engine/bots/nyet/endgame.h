#pragma once

#include "bots/nyet/round.h"
#include "bots/nyet/win_model.h"

namespace facedown::bots::nyet_bot {

/// The last tricks played perfectly, team against team, all hands open: alpha-beta search (Knuth
/// and Moore 1975).
class Endgame
{
public:
    enum class Aim {
        Win,   ///< what the viewer may expect of the win
        Points ///< those of the round, of the viewer's side less those of the other
    };

    /// Of rounds that continue this one's table. Before: teams are chosen.
    Endgame(const nyet::Table& table, Seat viewer, Aim aim = Aim::Win);

    /// What comes of the aim if the viewer's side does its best for it and the other side the
    /// worst.
    float solve(const Round& round);

private:
    static constexpr float least = -1000.0F;       ///< less than anything may be worth
    static constexpr std::size_t mostCounted = 57; ///< 16 tricks and 12 treasures, doubled

    float search(Round round, float alpha, float beta);
    float worth(int counted, int others);

    nyet::Table table_;
    WinModel shares_;
    Seat viewer_;
    Aim aim_;
    unsigned side_;
    /// Along what the start player's side counts, then the other; `least`: not known yet.
    core::Array<core::Array<float, mostCounted>, mostCounted> worths_;
};

/// The totals after a round in which the sides (Round::sideOf) count so much (NY-60). Before: teams
/// are chosen.
core::Array<int, nyet::maxSeats> totalsAfter(const nyet::Table& table,
                                             const std::array<int, 2>& counted);

} // namespace facedown::bots::nyet_bot
