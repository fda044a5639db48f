#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/array.h"
#include "core/bits.h"
#include "core/seat.h"
#include "nyet/cards.h"

namespace facedown::nyet {

using core::byte;
using core::chance;
using core::nobody;
using core::Seat;

inline constexpr int maxSeats = 5;

/// The rows of the board (NY-20), in its order.
enum class Row : std::int8_t { Start, Discard, Trump, Super, Points };
inline constexpr int rows = 5;
inline constexpr int mostSquares = 5;

/// The squares of a row are counted from 0, in NY-20's order. In row Start a square is a seat, in
/// Trump and Super a colour, or none at noColour.
enum class Discarding : std::int8_t { One, Two, NotOne, Left, None };
inline constexpr int noColour = 4;
inline constexpr core::Array<int, mostSquares> pointsOf = {1, 2, 3, 4, -2};

/// Where a square's bit stands in a set of squares: row after row, a byte to each.
constexpr int placeOf(Row row, int square)
{
    return int(row) * 8 + square;
}
constexpr Row rowAt(int place)
{
    return static_cast<Row>(place >> 3);
}
constexpr int squareAt(int place)
{
    return place & 7;
}

/// As the protocol names a row: "start".
std::string_view name(Row row);
/// As the protocol names a square of it: "two", "red", "-2"; in row Start the seat's number.
std::string_view name(Row row, int square);
std::optional<Row> rowNamed(std::string_view name);
/// Nothing if the board has no such square at all, whatever the options.
std::optional<int> squareNamed(Row row, std::string_view name);

/// Who covered which square (NY-23). A value; at the start of a round every square is free.
class Board
{
public:
    /// Nobody covers it yet.
    static constexpr std::int8_t free = -1;

    Board() = default;
    Board(int players, bool noTrump);

    bool operator==(const Board&) const = default;

    int squares(Row row) const { return counts_[row]; }
    /// The seat that covered the square, or Board::free. Before: the row has it.
    std::int8_t coveredBy(Row row, int square) const { return covered_[row][square]; }
    bool isFree(Row row, int square) const { return (free_ & bit(row, square)) != 0; }
    /// A bit for each free square of a row.
    unsigned freeBits(Row row) const
    {
        return static_cast<unsigned>(free_ >> unsigned(placeOf(row, 0)) & wholeRow);
    }
    int freeSquares(Row row) const { return core::countBits(freeBits(row)); }
    /// Whether a seat may cover one more square of the row (NY-21).
    bool open(Row row) const { return core::Bits(freeBits(row)).several(); }
    bool anyOpen() const { return coverable() != 0; }
    /// The one free square of a row whose fate is decided, else nothing (NY-22).
    std::optional<int> decided(Row row) const
    {
        const unsigned bits = freeBits(row);
        return bits == 0 || open(row) ? std::nullopt : std::optional(std::countr_zero(bits));
    }
    /// The same of a row that is decided.
    int fate(Row row) const { return std::countr_zero(freeBits(row)); }
    /// A bit for each square that may be covered (NY-21), at its place.
    std::uint64_t coverable() const
    {
        // Whether each row is open, all rows at once: if so it has a free square but its lowest.
        const std::uint64_t others = free_ & ((free_ | spare) - lowest);
        const std::uint64_t open = (others + wholeRow * lowest) >> unsigned(mostSquares) & lowest;
        return free_ & open * wholeRow;
    }

    /// Before: the square is free and the row open.
    void cover(Row row, int square, Seat seat);
    /// A new round's board.
    void clear();

private:
    static constexpr std::uint64_t wholeRow = (1U << unsigned(mostSquares)) - 1;
    static constexpr std::uint64_t lowest = 0x01'01'01'01'01; ///< of each row
    static constexpr std::uint64_t spare = lowest << 7U;      ///< of each row, which has none there

    static std::uint64_t bit(Row row, int square)
    {
        return std::uint64_t{1} << unsigned(placeOf(row, square));
    }

    core::Array<core::Array<std::int8_t, mostSquares>, rows> covered_{};
    core::Array<std::int8_t, rows> counts_{};
    std::uint64_t free_ = 0; ///< as in coverable()
};

} // namespace facedown::nyet
