#include "table/nyet/nyet_table.h"

#include <algorithm>

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Phase;
using nyet::View;
using Piece = PieceModel::Piece;

namespace {

/// The highest card in the pack (NY-12).
int highest(const View& view)
{
    return view.table.players == 3 ? 10 : nyet::highestValue;
}

QString faceOf(Card card)
{
    return card.known() ? QString::fromStdString(nyet::text(card)) : QString();
}

class Layout
{
public:
    Layout(const View& view, const NyetHand& hand, const NyetWords& words)
        : view_(view)
        , table_(view.table)
        , hand_(hand)
        , words_(words)
    {
    }

    std::vector<Piece> pieces()
    {
        for (Seat seat = 0; seat < table_.players; ++seat) {
            addHand(seat);
            addChosen(seat);
            addWon(seat);
        }
        addTrick();
        const int rest = Cards::pack(highest(view_)).size() - static_cast<int>(pieces_.size());
        for (int place = 0; place < rest; ++place)
            add(PieceModel::Deck, -1, place, rest, Card::none(), false);
        addBonus();
        return std::move(pieces_);
    }

private:
    Piece& add(PieceModel::Zone zone, Seat seat, int place, int count, Card card, bool faceUp)
    {
        Piece piece;
        piece.kind = PieceModel::Card;
        piece.zone = zone;
        piece.seat = seat;
        piece.place = place;
        piece.count = count;
        piece.face = faceOf(card);
        piece.faceUp = faceUp && card.known();
        pieces_.push_back(piece);
        return pieces_.back();
    }

    void addHand(Seat seat)
    {
        const int held = table_.seat(seat).held;
        if (!view_.knowsHand(seat)) {
            for (int place = 0; place < held; ++place)
                add(PieceModel::Hand, seat, place, held, Card::none(), false).name =
                    words_.inHand(seat, Card::none(), false, false);
            handOver(seat, Card::none());
            return;
        }
        const auto groups = nyetHandGroups(view_, seat);
        std::vector<Card> chosen = hand_.chosen;
        int place = 0;
        for (std::size_t group = 0; group < groups.size(); ++group)
            for (const Card card : groups[group]) {
                Piece& piece = add(PieceModel::Hand, seat, place++, held, card, true);
                piece.group = static_cast<int>(group);
                piece.groups = static_cast<int>(groups.size());
                if (seat == table_.actor && seat == view_.viewer)
                    piece.event = hand_.event(card);
                const auto found = std::find(chosen.begin(), chosen.end(), card);
                piece.pushed = !piece.event.isEmpty() && found != chosen.end();
                if (piece.pushed)
                    chosen.erase(found);
                piece.name = words_.inHand(seat, card, !piece.event.isEmpty(), piece.pushed);
            }
        handOver(seat, view_.received[static_cast<std::size_t>(seat)]);
    }

    /// Says from whom the last card in a hand with this face comes when all have just been handed
    /// over (NY-41).
    void handOver(Seat seat, Card card)
    {
        const bool now = table_.seat(seat).given && table_.phase == Phase::Play &&
                         table_.trick.size == 0 && table_.last.size == 0;
        const auto piece = std::find_if(pieces_.rbegin(), pieces_.rend(), [&](const Piece& one) {
            return one.seat == seat && one.face == faceOf(card);
        });
        if (now && piece != pieces_.rend())
            piece->boardSeat = seat == 0 ? table_.players - 1 : seat - 1;
    }

    /// What has been discarded, and what waits to be handed over.
    void addChosen(Seat seat)
    {
        const auto at = static_cast<std::size_t>(seat);
        const int discarded = table_.seat(seat).discarded;
        for (int place = 0; place < discarded; ++place)
            add(PieceModel::Out, seat, place, discarded,
                view_.discards[at][static_cast<std::size_t>(place)], false);
        if (table_.phase == Phase::Give && table_.seat(seat).given)
            add(PieceModel::Board, seat, 0, 1, view_.given[at], false);
    }

    /// Tricks in a pile, of each of which one card is seen, and beside it the treasures.
    void addWon(Seat seat)
    {
        const int tricks = table_.seat(seat).tricks;
        const int treasures = table_.treasuresOf(seat);
        const int pile = tricks * table_.players - treasures;
        for (int place = 0; place < pile; ++place) {
            Piece& piece = add(PieceModel::Taken, seat, place, pile, Card::none(), false);
            piece.group = std::min(place, tricks - 1);
            piece.groups = tricks;
            piece.name = words_.pile(table_, seat);
        }
        int place = 0;
        for (int at = 0; at < table_.treasureCount; ++at) {
            const nyet::Treasure& treasure = table_.treasures[static_cast<std::size_t>(at)];
            if (treasure.seat != seat)
                continue;
            Piece& piece = add(PieceModel::Row, seat, place++, treasures, treasure.card, true);
            piece.groups = tricks;
            piece.name = words_.treasure(seat, treasure.card);
        }
    }

    void addTrick()
    {
        const nyet::Trick& trick = table_.trick;
        const int best = table_.winning(trick);
        for (int place = 0; place < trick.size; ++place) {
            const Seat seat = trick.seat(place, table_.players);
            Piece& piece = add(PieceModel::Trick, seat, place, trick.size, trick.card(place), true);
            piece.pushed = place == best;
            piece.name = words_.inTrick(seat, trick.card(place));
        }
    }

    void addBonus()
    {
        Piece piece;
        piece.kind = PieceModel::Bonus;
        piece.zone = table_.bonus >= 0 ? PieceModel::Taken : PieceModel::Deck;
        piece.seat = table_.bonus >= 0 ? table_.bonus : -1;
        piece.face = QStringLiteral("bonus");
        piece.faceUp = true;
        pieces_.push_back(piece);
    }

    const View& view_;
    const nyet::Table& table_;
    const NyetHand& hand_;
    const NyetWords& words_;
    std::vector<Piece> pieces_;
};

} // namespace

std::vector<std::vector<Card>> nyetHandGroups(const View& view, Seat seat)
{
    const nyet::Board& board = view.table.board;
    const bool known = board.decided(nyet::Row::Trump) && board.decided(nyet::Row::Super);
    const Cards trumps = known ? view.table.trumps().group() : Cards();
    std::vector<std::vector<Card>> groups;
    const auto addGroup = [&groups](Cards cards) {
        std::vector<Card> group;
        for (const Card card : cards)
            group.insert(group.end(), static_cast<std::size_t>(cards.count(card)), card);
        if (!group.empty())
            groups.push_back(group);
    };
    const Cards hand = view.hand(seat);
    for (int colour = 0; colour < nyet::colours; ++colour)
        addGroup(hand.without(trumps) & Cards::ofColour(static_cast<nyet::Colour>(colour)));
    addGroup(hand & trumps);
    return groups;
}

std::vector<Piece> nyetPieces(const View& view, const NyetHand& hand, const NyetWords& words)
{
    return Layout(view, hand, words).pieces();
}

} // namespace facedown::table
