#include "table/nyet/nyet_table.h"

#include <algorithm>
#include <functional>

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Phase;
using nyet::View;
using Move = PieceModel::Move;
using Piece = PieceModel::Piece;
using Spot = PieceModel::Spot;
using StepKind = nyet::Step::Kind;

namespace {

QString faceOf(Card card)
{
    return card.known() ? QString::fromStdString(nyet::text(card)) : QString();
}

Spot cardAt(PieceModel::Zone zone, Seat seat, int place)
{
    return {PieceModel::Card, zone, seat, place};
}

constexpr Spot bonusInDeck{PieceModel::Bonus, PieceModel::Deck, -1, 0};

Spot bonusWith(Seat seat)
{
    return {PieceModel::Bonus, PieceModel::Taken, seat, 0};
}

/// Where in a hand such a card lies: the last that is like it, as far as the viewer knows.
int placeInHand(const View& view, Seat seat, Card card)
{
    int last = view.table.seat(seat).held - 1;
    if (!view.knowsHand(seat))
        return last;
    int place = 0;
    for (const auto& group : nyetHandGroups(view, seat))
        for (const Card other : group) {
            last = other == card ? place : last;
            ++place;
        }
    return last;
}

/// The cards that a seat has won but for its treasures.
int inPile(const nyet::Table& table, Seat seat)
{
    return table.seat(seat).tricks * table.players - table.treasuresOf(seat);
}

/// Of whoever looks: which cards of the hand are chosen, and what a click on one stands for.
struct OwnHand
{
    std::vector<Card> chosen;
    std::function<QString(Card)> event;
};

class Layout
{
public:
    Layout(const View& view, const OwnHand& hand, const NyetWords& words)
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
        const int rest = nyet::packFor(table_.players).size() - static_cast<int>(pieces_.size());
        for (int place = 0; place < rest; ++place)
            add(PieceModel::Deck, -1, place, rest, Card::none(), false);
        addBonus();
        return std::move(pieces_);
    }

private:
    Piece& add(PieceModel::Zone zone, Seat seat, int place, int count, Card card, bool faceUp)
    {
        Piece piece{cardAt(zone, seat, place)};
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
    }

    /// What has been discarded, and what waits to be handed over.
    void addChosen(Seat seat)
    {
        const int discarded = table_.seat(seat).discarded;
        const bool open = view_.viewer == core::everySeat;
        for (int place = 0; place < discarded; ++place)
            add(PieceModel::Out, seat, place, discarded, view_.discards[seat][place], open);
        if (table_.phase == Phase::Give && table_.seat(seat).given)
            add(PieceModel::Board, seat, 0, 1, view_.given[seat], open);
    }

    /// Tricks in a pile, of each of which one card is seen, and beside it the treasures.
    void addWon(Seat seat)
    {
        const int tricks = table_.seat(seat).tricks;
        const int treasures = table_.treasuresOf(seat);
        const int pile = inPile(table_, seat);
        for (int place = 0; place < pile; ++place) {
            Piece& piece = add(PieceModel::Taken, seat, place, pile, Card::none(), false);
            piece.group = std::min(place, tricks - 1);
            piece.groups = tricks;
            piece.name = words_.pile(table_, seat);
        }
        int place = 0;
        for (int at = 0; at < table_.treasureCount; ++at) {
            const nyet::Treasure& treasure = table_.treasures[at];
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
        for (int place = 0; place < trick.size; ++place) {
            const Seat seat = trick.seat(place, table_.players);
            const Card card = trick.card(place);
            Piece& piece = add(PieceModel::Trick, seat, place, trick.size, card, true);
            // Suits, trump, super trump.
            piece.group = table_.trumps().isSuper(card)            ? 2
                          : table_.trumps().group().contains(card) ? 1
                                                                   : 0;
            piece.groups = 3;
            piece.name = words_.inTrick(seat, card);
        }
    }

    void addBonus()
    {
        Piece piece{table_.bonus >= 0 ? bonusWith(table_.bonus) : bonusInDeck};
        piece.face = QStringLiteral("bonus");
        piece.faceUp = true;
        pieces_.push_back(piece);
    }

    const View& view_;
    const nyet::Table& table_;
    const OwnHand& hand_;
    const NyetWords& words_;
    std::vector<Piece> pieces_;
};

void addDeal(std::vector<Move>& moves, const nyet::Table& dealt)
{
    int deck = nyet::packFor(dealt.players).size();
    for (int place = 0; place < dealt.seat(0).held; ++place)
        for (Seat seat = 0; seat < dealt.players; ++seat)
            moves.push_back(
                {cardAt(PieceModel::Deck, -1, --deck), cardAt(PieceModel::Hand, seat, place)});
}

void addHandingOver(std::vector<Move>& moves, const View& after)
{
    for (Seat seat = 0; seat < after.table.players; ++seat) {
        const Seat left = after.table.next(seat);
        const Card card = after.received[left];
        moves.push_back({cardAt(PieceModel::Board, seat, 0),
                         cardAt(PieceModel::Hand, left, placeInHand(after, left, card))});
    }
}

void addTrickTaken(std::vector<Move>& moves, const nyet::Table& before, Seat winner)
{
    const nyet::Trick& trick = before.trick;
    int pile = inPile(before, winner);
    int row = before.treasuresOf(winner);
    for (int place = 0; place < trick.size; ++place) {
        const Seat seat = trick.seat(place, before.players);
        const bool treasure = before.isTreasure(trick.card(place), seat, winner);
        moves.push_back({cardAt(PieceModel::Trick, seat, place),
                         treasure ? cardAt(PieceModel::Row, winner, row++)
                                  : cardAt(PieceModel::Taken, winner, pile++)});
    }
}

/// Everything that is not in the deck goes there.
void addClearing(std::vector<Move>& moves, const std::vector<Piece>& pieces)
{
    const auto inDeck = [](const Piece& piece) { return piece.zone == PieceModel::Deck; };
    int deck = 0;
    for (const Piece& piece : pieces)
        deck += inDeck(piece) && piece.kind == PieceModel::Card ? 1 : 0;
    for (const Piece& piece : pieces)
        if (!inDeck(piece))
            moves.push_back({piece.spot(), piece.kind == PieceModel::Bonus
                                               ? bonusInDeck
                                               : cardAt(PieceModel::Deck, -1, deck++)});
}

} // namespace

std::vector<std::vector<Card>> nyetHandGroups(const View& view, Seat seat)
{
    const nyet::Board& board = view.table.board;
    const bool known = board.decided(nyet::Row::Trump) && board.decided(nyet::Row::Super);
    const Cards trumps = known ? view.table.trumps().group() : Cards();
    std::vector<std::vector<Card>> groups;
    const auto addGroup = [&groups](Cards cards, Cards last = {}) {
        std::vector<Card> group;
        for (const Cards part : {cards, last})
            for (const Card card : part)
                group.insert(group.end(), static_cast<std::size_t>(part.count(card)), card);
        if (!group.empty())
            groups.push_back(group);
    };
    const Cards hand = view.hand(seat);
    for (int colour = 0; colour < nyet::colours; ++colour)
        addGroup(hand.without(trumps) & Cards::ofColour(static_cast<nyet::Colour>(colour)));
    const Cards supers = known ? hand & view.table.trumps().supers() : Cards();
    addGroup((hand & trumps).without(supers), supers);
    return groups;
}

std::vector<Move> NyetTable::moves(const View& before, const nyet::Step& step,
                                   const View& after) const
{
    std::vector<Move> moves;
    const Seat seat = step.seat;
    const auto fromHand = [&](PieceModel::Zone zone, int place) {
        moves.push_back({cardAt(PieceModel::Hand, seat, placeInHand(before, seat, step.card)),
                         cardAt(zone, seat, place)});
    };
    switch (step.kind) {
    case StepKind::Dealt:
        addDeal(moves, after.table);
        break;
    case StepKind::BonusGiven:
        moves.push_back({bonusInDeck, bonusWith(seat)});
        break;
    case StepKind::Discarded:
        fromHand(PieceModel::Out, step.value);
        break;
    case StepKind::Gave:
        fromHand(PieceModel::Board, 0);
        break;
    case StepKind::HandedOver:
        addHandingOver(moves, after);
        break;
    case StepKind::Played:
        fromHand(PieceModel::Trick, step.value);
        break;
    case StepKind::TrickTaken:
        addTrickTaken(moves, before.table, seat);
        break;
    case StepKind::RoundBegun:
        addClearing(moves, layOut(before));
        break;
    default:
        break;
    }
    return moves;
}

std::vector<Piece> NyetTable::layOut(const View& view) const
{
    const NyetWords words = this->words();
    OwnHand hand;
    hand.chosen = chosenCards_;
    hand.event = [&](Card card) {
        switch (view.table.phase) {
        case Phase::Discard:
            return offer(nyet::discard(card));
        case Phase::Give:
            return offer(nyet::give(card));
        case Phase::Play:
            return offer(nyet::play(card));
        default:
            return QString();
        }
    };
    std::vector<Piece> pieces = Layout(view, hand, words).pieces();
    // Who would win the trick is not said before the card lies open.
    const nyet::Table& said = look_.unsaid ? shown_.table : view.table;
    const int best = said.winning(said.trick);
    for (Piece& piece : pieces)
        if (piece.zone == PieceModel::Trick)
            piece.pushed = piece.place == best;
    return pieces;
}

} // namespace facedown::table
