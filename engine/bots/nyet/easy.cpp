#include "bots/nyet/levels.h"
#include "nyet/nyet.h"

namespace facedown::bots::nyet_bot {

namespace {

using nyet::Row;
using nyet::Table;
using Kind = nyet::Decision::Kind;

double averageValue(Cards cards)
{
    double sum = 0.0;
    for (const Card card : cards)
        sum += cards.count(card) * card.value();
    return cards.empty() ? 0.0 : sum / cards.size();
}

/// With three players there are no cards above 10 (NY-12).
bool isHigh(const nyet::View& view)
{
    return averageValue(view.hand(view.viewer)) >
           averageValue(nyet::packFor(view.table.players)) + easyParameters.highHand;
}

/// A square is covered that does not suit the hand: trumps that it is short of, a super colour
/// without a 1 of its own, few points for high cards and many for low ones.
double ofVeto(const nyet::View& view, nyet::Decision decision)
{
    const Cards hand = view.hand(view.viewer);
    const int square = decision.square;
    switch (decision.row()) {
    case Row::Start:
        return square == view.viewer ? -2.0 : 0.5;
    case Row::Discard:
        return 0.0;
    case Row::Trump:
        if (square == nyet::noColour)
            return 0.0;
        return static_cast<double>(hand.size()) / nyet::colours -
               (hand & Cards::ofColour(static_cast<nyet::Colour>(square))).size();
    case Row::Super:
        if (square == nyet::noColour)
            return 0.0;
        return 1.0 - (hand & Cards::ones(static_cast<nyet::Colour>(square))).size();
    case Row::Points: {
        const int points = nyet::pointsOf[square];
        return isHigh(view) ? 1.0 - points : points - 2.0;
    }
    }
    return 0.0;
}

/// It plays with whoever has least (NY-60: team-mates score alike).
double ofTeam(const nyet::View& view, nyet::Decision decision)
{
    double score = 0.0;
    int teamMates = 0;
    for (Seat seat = 0; seat < view.table.players; ++seat) {
        if ((static_cast<unsigned>(decision.value) >> unsigned(seat) & 1U) == 0)
            continue;
        score += view.table.seat(seat).score;
        ++teamMates;
    }
    return teamMates == 0 ? 0.0 : -score / (10.0 * teamMates);
}

double ofBonus(const nyet::View& view, nyet::Decision decision)
{
    const bool suits = isHigh(view) == (view.table.points() > 0);
    return (decision.value == view.viewer) == suits ? 2.0 : 0.0;
}

/// To win the trick if another team has it, and cheaply; else to spare what is dear. With points of
/// -2 to lose it, with the dearest card that does.
double ofPlay(const nyet::View& view, Card card)
{
    const Table& table = view.table;
    const Trumps trumps = table.trumps();
    const bool good = table.points() > 0;
    const double price = plainPrice(trumps, card);
    const nyet::Trick& trick = table.trick;
    if (trick.size == 0) {
        const bool trump = trumps.group().contains(card);
        return good && !trump ? price : -price;
    }
    const Seat holder = trick.seat(trick.winning(trumps), table.players);
    const bool wins = trick.wouldWin(card, trumps);
    if (!good)
        return wins ? -easyParameters.winning - price : price;
    const bool others = !table.sameTeam(holder, view.viewer);
    const double treasure =
        card.value() == 1 && others && !wins ? easyParameters.treasure : 0.0; // NY-55
    return (wins && others ? easyParameters.winning : 0.0) - treasure - price;
}

double ofDecision(const nyet::View& view, nyet::Decision decision)
{
    switch (decision.kind) {
    case Kind::Veto:
        return ofVeto(view, decision);
    case Kind::Team:
        return ofTeam(view, decision);
    case Kind::Bonus:
        return ofBonus(view, decision);
    case Kind::Discard:
    case Kind::Give: {
        const double price = plainPrice(view.table.trumps(), decision.card());
        return view.table.points() > 0 ? -price : price;
    }
    case Kind::Play:
        return ofPlay(view, decision.card());
    }
    return 0.0;
}

} // namespace

int plainPrice(const Trumps& trumps, Card card)
{
    const int trump = trumps.group().contains(card) ? 8 : 0;
    return (trumps.isSuper(card) ? nyet::highestValue : card.value()) + trump;
}

Values easyValues(const nyet::View& view, const Decisions& legal)
{
    Values values;
    values.reserve(legal.size());
    for (const nyet::Decision decision : legal)
        values.push_back(ofDecision(view, decision));
    return values;
}

} // namespace facedown::bots::nyet_bot
