#include "table/piece_model.h"

#include <algorithm>
#include <optional>

namespace facedown::table {

namespace {

using Piece = PieceModel::Piece;

constexpr std::size_t none = static_cast<std::size_t>(-1);

bool lies(const Piece& piece, const Piece& where)
{
    return piece.zone == where.zone && piece.seat == where.seat;
}

/// How well an old piece can become the new one, from 5 (it is the same) to 0.
int likeness(const Piece& before, const Piece& after)
{
    const bool facesDiffer =
        !before.face.isEmpty() && !after.face.isEmpty() && before.face != after.face;
    if (after.rowPlace >= 0 && before.zone == PieceModel::Row && before.place == after.rowPlace)
        return 5;
    if (after.boardSeat >= 0 && before.zone == PieceModel::Board && before.seat == after.boardSeat)
        return 5;
    if (facesDiffer)
        return 0;
    if (lies(before, after) && before.place == after.place)
        return 4;
    if (!after.face.isEmpty() && before.face == after.face)
        return lies(before, after) ? 3 : 2;
    return 1;
}

} // namespace

PieceModel::PieceModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int PieceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(pieces_.size());
}

QVariant PieceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Piece& piece = pieces_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole:
        return index.row();
    case KindRole:
        return piece.kind;
    case OwnerRole:
        return piece.owner;
    case ZoneRole:
        return piece.zone;
    case SeatRole:
        return piece.seat;
    case PlaceRole:
        return piece.place;
    case CountRole:
        return piece.count;
    case GroupRole:
        return piece.group;
    case GroupsRole:
        return piece.groups;
    case PushedRole:
        return piece.pushed;
    case FaceRole:
        return piece.face;
    case FaceUpRole:
        return piece.faceUp;
    case EventRole:
        return piece.event;
    case NameRole:
        return piece.name;
    default:
        return {};
    }
}

QHash<int, QByteArray> PieceModel::roleNames() const
{
    return {
        {IdRole, "pieceId"},    {KindRole, "kind"},   {OwnerRole, "owner"},
        {ZoneRole, "zone"},     {SeatRole, "seat"},   {PlaceRole, "place"},
        {CountRole, "count"},   {GroupRole, "group"}, {GroupsRole, "groups"},
        {PushedRole, "pushed"}, {FaceRole, "face"},   {FaceUpRole, "faceUp"},
        {EventRole, "event"},   {NameRole, "name"},
    };
}

void PieceModel::reset(const std::vector<Piece>& pieces)
{
    beginResetModel();
    pieces_ = pieces;
    preferred_ = -1;
    endResetModel();
}

void PieceModel::show(const std::vector<Piece>& pieces)
{
    if (pieces.size() != pieces_.size())
        return reset(pieces);

    std::vector<std::size_t> becomes(pieces.size(), none);
    std::vector<bool> taken(pieces.size(), false);
    const std::size_t preferred = static_cast<std::size_t>(preferred_);
    // The last pass takes whatever is left, even the touched piece where it lies.
    for (int wanted = 5; wanted >= -1; --wanted) {
        for (std::size_t target = 0; target < pieces.size(); ++target) {
            if (taken[target])
                continue;
            const Piece& after = pieces[target];
            std::size_t best = none;
            // The topmost of a pile goes first.
            for (std::size_t row = pieces_.size(); row-- > 0;) {
                const Piece& before = pieces_[row];
                if (becomes[row] != none || before.kind != after.kind ||
                    before.owner != after.owner)
                    continue;
                const bool touchedStays = row == preferred && lies(before, after);
                if (wanted >= 0 && (touchedStays || likeness(before, after) != wanted))
                    continue;
                if (best == none || row == preferred)
                    best = row;
            }
            if (best == none)
                continue;
            becomes[best] = target;
            taken[target] = true;
        }
    }
    if (std::find(becomes.begin(), becomes.end(), none) != becomes.end())
        return reset(pieces);
    for (std::size_t row = 0; row < becomes.size(); ++row)
        replace(row, pieces[becomes[row]]);
    preferred_ = -1;
}

void PieceModel::replace(std::size_t row, const Piece& piece)
{
    if (pieces_[row] == piece)
        return;
    pieces_[row] = piece;
    const QModelIndex changed = index(static_cast<int>(row));
    emit dataChanged(changed, changed);
}

} // namespace facedown::table
