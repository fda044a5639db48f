#include "bots/nyet_veto.h"

namespace facedown::bots::nyet_bot {

namespace {

using nyet::Board;
using nyet::mostSquares;
using nyet::Row;

/// What a hand brings under each trump and each super trump.
class Forecast
{
public:
    Forecast(const MediumManner& manner, const nyet::View& view)
        : manner_(manner)
        , own_(view.viewer)
    {
        const Board& board = view.table.board;
        const Cards hand = view.hand(view.viewer);
        for (int trump = 0; trump < board.squares(Row::Trump); ++trump)
            for (int super = 0; super < board.squares(Row::Super); ++super) {
                if (!board.isFree(Row::Trump, trump) || !board.isFree(Row::Super, super))
                    continue;
                const Trumps trumps{nyet::byte(trump), nyet::byte(super)};
                at(high_, trump, super) =
                    HandWorth(manner.high, view.table.players, trumps).of(hand);
                at(low_, trump, super) = HandWorth(manner.low, view.table.players, trumps).of(hand);
            }
    }

    /// In points.
    double expected(const Board& board) const
    {
        double points = 0.0;
        double loss = 0.0; // if the points are -2, by their chance
        double stake = 0.0;
        const int squares = board.freeSquares(Row::Points);
        for (int square = 0; square < board.squares(Row::Points); ++square) {
            if (!board.isFree(Row::Points, square))
                continue;
            const double part = static_cast<double>(nyet::pointsOf[std::size_t(square)]) / squares;
            (part > 0.0 ? points : loss) += part;
            stake += part > 0.0 ? part : -part;
        }
        double worth = points * mean(high_, board) + loss * mean(low_, board);
        if (board.isFree(Row::Start, own_))
            worth += manner_.starting * stake / board.freeSquares(Row::Start);
        return worth;
    }

private:
    using Grid = std::array<double, mostSquares * mostSquares>;

    static double& at(Grid& grid, int trump, int super)
    {
        return grid[static_cast<std::size_t>(trump * mostSquares + super)];
    }

    static double mean(const Grid& grid, const Board& board)
    {
        double sum = 0.0;
        for (int trump = 0; trump < board.squares(Row::Trump); ++trump)
            for (int super = 0; super < board.squares(Row::Super); ++super)
                if (board.isFree(Row::Trump, trump) && board.isFree(Row::Super, super))
                    sum += grid[static_cast<std::size_t>(trump * mostSquares + super)];
        return sum / (board.freeSquares(Row::Trump) * board.freeSquares(Row::Super));
    }

    const MediumManner& manner_;
    Seat own_;
    Grid high_{};
    Grid low_{};
};

} // namespace

Values valuesOfVetoes(const MediumManner& manner, const nyet::View& view, const Decisions& legal)
{
    const Forecast forecast(manner, view);
    Values values;
    values.reserve(legal.size());
    for (const nyet::Decision decision : legal) {
        Board board = view.table.board;
        board.cover(decision.row(), decision.square, view.viewer);
        values.push_back(forecast.expected(board));
    }
    return values;
}

} // namespace facedown::bots::nyet_bot
