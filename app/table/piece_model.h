#pragma once

#include <vector>

#include <QString>

#include "table/row_model.h"

namespace facedown::table {

/// Everything on the table, a row a piece. A row is the same piece for as long as its seat can
/// follow it; what a step moves from where to where is told, so that going on, taking back and
/// stepping through a match all animate by themselves.
class PieceModel : public facedown::table::RowModel
{
    Q_OBJECT

public:
    enum Kind { Disc, Mat, Card, Chip, Token, Bonus };
    Q_ENUM(Kind)

    enum Zone {
        Hand,  ///< of a seat; of none: a supply, which is not told one by one
        OnMat, ///< a stack before a seat
        Row,   ///< in view of all, on the table or before a seat
        Deck,  ///< still to be turned up or dealt
        Board, ///< what a decision is about, in the middle
        Trick,
        Taken, ///< what a seat has won or had to take
        Out    ///< of the game, and told nowhere
    };
    Q_ENUM(Zone)

    /// Where a piece lies among those of its kind.
    struct Spot
    {
        Kind kind = Disc;
        Zone zone = Hand;
        int seat = -1; ///< the zone's seat; -1 for a zone of the whole table
        int place = 0; ///< in the zone, from 0

        auto operator<=>(const Spot&) const = default;
    };

    /// From a spot of the table before to one of the table after.
    struct Move
    {
        Spot from;
        Spot to;

        bool operator==(const Move&) const = default;
    };

    struct Piece : Spot
    {
        int owner = -1; ///< the seat whose piece it is, which tells how it is drawn; -1 if nobody's
        int count = 1;  ///< how many the zone holds
        int group = 0;  ///< in which part of the zone (a run of cards), from 0
        int groups = 1; ///< how many parts the zone has
        bool pushed = false; ///< set apart: chosen, winning a trick, costing nothing, of one
                             ///< who has passed
        QString face{};      ///< empty when this seat may not know
        bool faceUp = false;
        QString event{}; ///< what a click on it stands for; empty when nothing
        QString name{};  ///< all that there is to say of it, for a screen reader

        bool operator==(const Piece&) const = default;

        const Spot& spot() const { return *this; }
    };

    explicit PieceModel(QObject* parent = nullptr);

    /// Lays the table out anew, every piece a new one: nothing can be followed across.
    void reset(const std::vector<Piece>& pieces);
    /// The table after a step: what is moved lies where it went; everything else stays in its zone,
    /// known faces with their faces, the rest in its order. A piece whose face was known and is so
    /// no longer becomes a new one. Tells only the rows and roles that change.
    /// Before: as many of each kind in each zone as before and the moves make of it; where that
    /// does not hold, the table is laid out anew.
    void show(const std::vector<Piece>& pieces, const std::vector<Move>& moves = {});
    /// When one of several like pieces of a zone moves next, it is to be the one in this row, the
    /// one touched.
    void prefer(int row) { preferred_ = row; }

    const std::vector<Piece>& pieces() const { return pieces_; }
    /// The identity of the piece in a row. None is ever used again.
    int id(int row) const { return ids_[row]; }

private:
    void replace(std::size_t row, const Piece& piece);

    std::vector<Piece> pieces_;
    core::Vector<int> ids_; ///< row by row
    int nextId_ = 0;
    int preferred_ = -1;
};

} // namespace facedown::table
