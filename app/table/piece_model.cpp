#include "table/piece_model.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace facedown::table {

namespace {

using Piece = PieceModel::Piece;
using Move = PieceModel::Move;
using Spot = PieceModel::Spot;

/// Of what kind, in which zone.
using Pile = std::tuple<PieceModel::Kind, PieceModel::Zone, int>;

Pile pileOf(const Spot& spot)
{
    return {spot.kind, spot.zone, spot.seat};
}

/// Which row comes to lie where after a step.
class Moving
{
public:
    Moving(const std::vector<Piece>& before, const std::vector<Piece>& after)
        : before_(before)
        , after_(after)
        , rows_(after.size(), none)
        , gone_(before.size(), false)
    {
        for (std::size_t row = 0; row < before.size(); ++row)
            from_.emplace(before[row].spot(), row);
        for (std::size_t target = 0; target < after.size(); ++target)
            to_.emplace(after[target].spot(), target);
    }

    /// For each piece of the new table the row that it was; nothing if the moves do not lead there.
    std::optional<std::vector<std::size_t>> operator()(const std::vector<Move>& moves,
                                                       std::size_t preferred)
    {
        for (const Move& move : moves) {
            const auto from = from_.find(move.from);
            const auto to = to_.find(move.to);
            if (from == from_.end() || to == to_.end() || rows_[to->second] != none)
                return std::nullopt;
            const std::size_t row = chosen(from->second, preferred);
            if (gone_[row])
                return std::nullopt;
            assign(to->second, row);
            touched_.insert({pileOf(move.from), pileOf(move.to)});
        }
        leaveInPlace();
        keepKnownFaces();
        keepOrder();
        for (std::size_t target = 0; target < after_.size(); ++target)
            if (rows_[target] == none || !isSame(before_[rows_[target]], after_[target]))
                return std::nullopt;
        return std::move(rows_);
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    void assign(std::size_t target, std::size_t row)
    {
        rows_[target] = row;
        gone_[row] = true;
    }

    /// No disc becomes a card, and none another player's.
    static bool isSame(const Piece& before, const Piece& after)
    {
        return before.kind == after.kind && before.owner == after.owner;
    }

    /// The touched one instead, where nobody can tell the two apart.
    std::size_t chosen(std::size_t row, std::size_t preferred) const
    {
        const bool open = preferred < before_.size() && !gone_[preferred];
        const bool alike = open && before_[preferred].face == before_[row].face &&
                           pileOf(before_[preferred].spot()) == pileOf(before_[row].spot());
        if (alike)
            return preferred;
        if (!gone_[row])
            return row;
        // It went in place of the touched one already.
        for (std::size_t other = before_.size(); other-- > 0;)
            if (!gone_[other] && before_[other].face == before_[row].face &&
                pileOf(before_[other].spot()) == pileOf(before_[row].spot()))
                return other;
        return row;
    }

    bool mayStay(std::size_t row, std::size_t target) const
    {
        return !gone_[row] && rows_[target] == none;
    }

    /// Where none comes or goes, what shows the same stays, whatever turns up beside it.
    void leaveInPlace()
    {
        for (const auto& [spot, target] : to_) {
            const auto found = from_.find(spot);
            if (found != from_.end() && touched_.count(pileOf(spot)) == 0 &&
                before_[found->second].face == after_[target].face)
                assign(target, found->second);
        }
    }

    void keepKnownFaces()
    {
        match([](const Piece& before, const Piece& after) {
            return !after.face.isEmpty() && before.face == after.face;
        });
    }

    void keepOrder()
    {
        match([](const Piece&, const Piece&) { return true; });
    }

    /// What is left of each zone, place by place.
    template <class Alike>
    void match(Alike alike)
    {
        for (const auto& [spot, target] : to_) {
            const Pile pile = pileOf(spot);
            for (auto from = from_.lower_bound({spot.kind, spot.zone, spot.seat, 0});
                 from != from_.end() && pileOf(from->first) == pile; ++from)
                if (mayStay(from->second, target) && alike(before_[from->second], after_[target]))
                    assign(target, from->second);
        }
    }

    const std::vector<Piece>& before_;
    const std::vector<Piece>& after_;
    std::map<Spot, std::size_t> from_;
    std::map<Spot, std::size_t> to_;
    std::set<Pile> touched_;        ///< from where or to where a piece goes
    std::vector<std::size_t> rows_; ///< for each target
    std::vector<bool> gone_;
};

} // namespace

PieceModel::PieceModel(QObject* parent)
    : RowModel(parent)
{
    addRoles(pieces_, {{"kind", &Piece::kind},
                       {"owner", &Piece::owner},
                       {"zone", &Piece::zone},
                       {"seat", &Piece::seat},
                       {"place", &Piece::place},
                       {"count", &Piece::count},
                       {"group", &Piece::group},
                       {"groups", &Piece::groups},
                       {"pushed", &Piece::pushed},
                       {"face", &Piece::face},
                       {"faceUp", &Piece::faceUp},
                       {"event", &Piece::event},
                       {"name", &Piece::name}});
    addRoles(ids_, {{"pieceId", [](int id) { return id; }}});
}

void PieceModel::reset(const std::vector<Piece>& pieces)
{
    beginResetModel();
    pieces_ = pieces;
    ids_.resize(pieces.size());
    for (int& id : ids_)
        id = nextId_++;
    preferred_ = -1;
    endResetModel();
}

void PieceModel::show(const std::vector<Piece>& pieces, const std::vector<Move>& moves)
{
    if (pieces.size() != pieces_.size())
        return reset(pieces);
    const auto rows = Moving(pieces_, pieces)(moves, static_cast<std::size_t>(preferred_));
    if (!rows)
        return reset(pieces);
    for (std::size_t target = 0; target < pieces.size(); ++target)
        replace((*rows)[target], pieces[target]);
    if (!moves.empty())
        preferred_ = -1;
}

void PieceModel::replace(std::size_t row, const Piece& piece)
{
    if (pieces_[row] == piece)
        return;
    changeRow(static_cast<int>(row), [&] {
        if (!pieces_[row].face.isEmpty() && piece.face.isEmpty())
            ids_[row] = nextId_++;
        pieces_[row] = piece;
    });
}

} // namespace facedown::table

#include "moc_piece_model.cpp"
