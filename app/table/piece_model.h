#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QString>

namespace facedown::table {

/// Everything on the table, a row a piece. A game says after each event what lies where; which of
/// the pieces already there moves to which place is found here, so that going on, taking back and
/// jumping through a match all animate by themselves.
class PieceModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Kind { Disc, Mat, Card, Chip, Token, Bonus };
    Q_ENUM(Kind)

    enum Zone { Hand, OnMat, Row, Deck, Board, Trick, Taken, Out };
    Q_ENUM(Zone)

    struct Piece
    {
        Kind kind = Disc;
        int owner = -1; ///< the seat whose piece it is, which tells how it is drawn; -1 if nobody's
        Zone zone = Hand;
        int seat = -1;       ///< the zone's seat; -1 for a zone of the whole table
        int place = 0;       ///< in the zone, from 0
        int count = 1;       ///< how many the zone holds
        int group = 0;       ///< in which part of the zone (a run of cards), from 0
        int groups = 1;      ///< how many parts the zone has
        bool pushed = false; ///< set apart: chosen, winning a trick, of one who has passed
        QString face;        ///< empty when this seat may not know
        bool faceUp = false;
        QString event; ///< what a click on it stands for; empty when nothing
        QString name;  ///< all that there is to say of it, for a screen reader
        /// Where it came from in the row before, when only the event tells; -1 otherwise.
        int rowPlace = -1;
        /// From whose part of the board it has been handed over, likewise.
        int boardSeat = -1;

        bool operator==(const Piece&) const = default;
    };

    enum Role {
        IdRole = Qt::UserRole,
        KindRole,
        OwnerRole,
        ZoneRole,
        SeatRole,
        PlaceRole,
        CountRole,
        GroupRole,
        GroupsRole,
        PushedRole,
        FaceRole,
        FaceUpRole,
        EventRole,
        NameRole,
    };

    explicit PieceModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Lays the pieces out anew. A piece may become any other of the same kind and owner: one that
    /// lies there already stays, one whose face is known keeps it, the rest move as little as can
    /// be. After: pieces() holds the same pieces, in some order.
    void show(const std::vector<Piece>& pieces);
    /// Forgets all identities first, so that nothing can be followed from one viewer to the next.
    void reset(const std::vector<Piece>& pieces);
    /// When one of several like pieces moves next, it is to be this one (the one touched).
    void prefer(int id) { preferred_ = id; }

    const std::vector<Piece>& pieces() const { return pieces_; }

private:
    void replace(std::size_t row, const Piece& piece);

    std::vector<Piece> pieces_;
    int preferred_ = -1;
};

} // namespace facedown::table
