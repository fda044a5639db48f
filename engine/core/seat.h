#pragma once

#include <cstdint>

namespace facedown::core {

/// A place at the table, counted from 0; clockwise is rising, wrapping round.
using Seat = int;

/// Who is to act when no seat is.
inline constexpr Seat chance = -1;
/// No seat at all: nobody is to act, a match is over, a spectator looks on.
inline constexpr Seat nobody = -2;
/// All seats at once: who looks with their eyes sees whatever one of them may. Only for a match
/// that is over.
inline constexpr Seat everySeat = -3;

/// Whether a viewer sees what a seat hides from the others.
constexpr bool sees(Seat viewer, Seat seat)
{
    return viewer == seat || viewer == everySeat;
}

/// The most seats that any game here has.
inline constexpr int maxSeats = 12;

/// Stores a small number in a state's byte. Before: -128 <= value <= 127.
constexpr std::int8_t byte(int value)
{
    return static_cast<std::int8_t>(value);
}

} // namespace facedown::core
