#include "nyet/board.h"

#include <cassert>

namespace facedown::nyet {

namespace {

struct NamedRow
{
    std::string_view name;
    core::Array<std::string_view, mostSquares> squares;
};

/// NY-20, in its order.
constexpr NamedRow named[rows] = {
    {"start", {"0", "1", "2", "3", "4"}},
    {"discard", {"one", "two", "not1", "left", "none"}},
    {"trump", {"blue", "red", "yellow", "green", "none"}},
    {"super", {"blue", "red", "yellow", "green", "none"}},
    {"points", {"1", "2", "3", "4", "-2"}},
};

const NamedRow& of(Row row)
{
    return named[int(row)];
}

} // namespace

std::string_view name(Row row)
{
    return of(row).name;
}

std::string_view name(Row row, int square)
{
    return of(row).squares[square];
}

std::optional<Row> rowNamed(std::string_view name)
{
    for (int row = 0; row < rows; ++row)
        if (of(static_cast<Row>(row)).name == name)
            return static_cast<Row>(row);
    return std::nullopt;
}

std::optional<int> squareNamed(Row row, std::string_view name)
{
    for (int square = 0; square < mostSquares; ++square)
        if (nyet::name(row, square) == name)
            return square;
    return std::nullopt;
}

Board::Board(int players, bool noTrump)
{
    counts_.fill(mostSquares);
    counts_[Row::Start] = byte(players);
    counts_[Row::Trump] = byte(noTrump ? mostSquares : mostSquares - 1);
    clear();
}

void Board::cover(Row row, int square, Seat seat)
{
    assert(isFree(row, square) && open(row));
    covered_[row][square] = byte(seat);
    free_ &= ~bit(row, square);
}

void Board::clear()
{
    free_ = 0;
    for (int i = 0; i < rows; ++i) {
        const Row row = static_cast<Row>(i);
        covered_[row].fill(free);
        free_ |= bit(row, squares(row)) - bit(row, 0);
    }
}

} // namespace facedown::nyet
