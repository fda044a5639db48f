#include "table/geschenkt/geschenkt_hint.h"

#include <algorithm>

namespace facedown::table {

using core::Seat;
using geschenkt::Cards;
using geschenkt::Decision;

namespace {

/// With so few chips one is soon forced to take whatever comes.
constexpr int fewChips = 4;
/// Less than most cards cost.
constexpr int littlePoints = 10;

/// With about so many chips for each point of its number somebody takes a card: the mean of what
/// bots of all levels take, with all numbers of players.
constexpr double usualPrice = 0.37;

bool joins(Cards cards, int card)
{
    return cards.contains(card - 1) || cards.contains(card + 1);
}

} // namespace

GeschenktHint::GeschenktHint(const geschenkt::View& view, geschenkt::Geschenkt::History history,
                             const GeschenktWords& words)
    : view_(view)
    , words_(words)
{
    core::Random none;
    chips_ = geschenkt::Geschenkt::determinize(view, history, none).chips;
}

QString GeschenktHint::reason(Decision decision) const
{
    return decision == Decision::Take ? whyTake() : whyPay();
}

QString GeschenktHint::settled(bool won)
{
    return won ? tr("You can hardly lose now: just aim for as few points as possible.")
               : tr("You can hardly win now: just aim for as few points as possible.");
}

int GeschenktHint::missingLink() const
{
    const geschenkt::Table& table = view_.table;
    const Cards own = table.cards(table.actor);
    for (const int by : {1, -1})
        if (own.contains(table.card + 2 * by) && table.unseen.contains(table.card + by))
            return table.card + by;
    return 0;
}

std::optional<Seat> GeschenktHint::whomItFits() const
{
    const geschenkt::Table& table = view_.table;
    for (int on = 1; on < table.players; ++on)
        if (const Seat seat = (table.actor + on) % table.players;
            joins(table.cards(seat), table.card))
            return seat;
    return {};
}

bool GeschenktHint::comesBack() const
{
    const geschenkt::Table& table = view_.table;
    return table.pot + table.players <= usualPrice * table.card;
}

int GeschenktHint::mostChipsElsewhere() const
{
    int most = 0;
    for (int on = 1; on < view_.table.players; ++on)
        most = std::max<int>(
            most, chips_[static_cast<std::size_t>((view_.table.actor + on) % view_.table.players)]);
    return most;
}

QString GeschenktHint::whyTake() const
{
    const geschenkt::Table& table = view_.table;
    const Cards own = table.cards(table.actor);
    const int cost = own.costOfTaking(table.card);
    const int chips = view_.chipsOf(table.actor);
    if (joins(own, table.card)) {
        const QString effect = words_.joining(view_);
        //: %1 is what taking the card does: "Joins 21: costs nothing extra".
        return whomItFits() ? tr("%1, and fits someone else’s cards too.").arg(effect)
                            //: %1 is what taking the card does: "Joins 21: costs nothing extra".
                            : tr("%1, and if you refuse, someone else may take it.").arg(effect);
    }
    if (table.pot >= cost)
        return tr("The chips on it make up for what it costs.");
    if (table.pot > chips && chips <= fewChips)
        //: %1 is how many points the card costs after the chips on it: one or more.
        return tr("You have only %n chip(s) left and need those on it, though it costs you %1.",
                  nullptr, chips)
            .arg(cost - table.pot);
    if (const int link = missingLink(); link != 0)
        //: %1 is the number of a card.
        return tr("If the %1 turns up and you take it, it will link this card to yours.").arg(link);
    if (table.pot > 0 && cost - table.pot <= littlePoints)
        return tr("With the chips on it, it costs you only %n point(s).", nullptr,
                  cost - table.pot);
    // Who has chips in plenty does not take it for them.
    if (chips >= 2 * mostChipsElsewhere())
        return comesBack() ? QString()
                           : tr("It costs you %n point(s); refuse it, and someone else will "
                                "probably take it.",
                                nullptr, cost - table.pot);
    //: %n is what the card costs after the chips on it, %1 how many chips one then has.
    return table.pot > 0
               ? tr("It costs you %n point(s), but leaves you %1 chips.", nullptr, cost - table.pot)
                     .arg(chips + table.pot)
               : QString();
}

QString GeschenktHint::whyPay() const
{
    const geschenkt::Table& table = view_.table;
    const Cards own = table.cards(table.actor);
    const int cost = own.costOfTaking(table.card);
    // Who cannot pay takes it (GE-12), so that it does not come back.
    for (int on = 1; on < table.players; ++on) {
        const Seat seat = (table.actor + on) % table.players;
        if (chips_[static_cast<std::size_t>(seat)] == 0)
            return on == 1 ? tr("%1 has no chips left and must take it.").arg(words_.name(seat))
                           : tr("%1 has no chips left and must take it, if nobody does before.")
                                 .arg(words_.name(seat));
    }
    const auto other = whomItFits();
    if (joins(own, table.card) && !other && comesBack())
        return tr("It fits your cards and nobody else’s: let it collect chips.");
    if (other && !joins(own, table.card))
        return tr("It joins %1’s cards for free, so %1 will probably take it.")
            .arg(words_.name(*other));
    if (cost - table.pot <= littlePoints && cost > table.pot && !comesBack())
        return tr("Someone will probably take it soon; taking it yourself costs you %n point(s), "
                  "refusing it one.",
                  nullptr, cost - table.pot);
    if (cost - table.pot <= littlePoints)
        return tr("If nobody takes it, it comes back to you with %n chip(s) on it.", nullptr,
                  table.pot + table.players);
    if (view_.chipsOf(table.actor) == 1)
        //: What taking the card adds to one's score, after the chips on it.
        return tr("Taking it adds %n point(s) to your score now; refusing it costs your last chip.",
                  nullptr, cost - table.pot);
    // Who has more chips than the others waits until one of them must take it.
    const int chips = view_.chipsOf(table.actor);
    Seat poorest = (table.actor + 1) % table.players;
    for (int on = 1; on < table.players; ++on)
        if (const Seat seat = (table.actor + on) % table.players;
            chips_[static_cast<std::size_t>(seat)] < chips_[static_cast<std::size_t>(poorest)])
            poorest = seat;
    if (chips >= 2 * mostChipsElsewhere())
        return tr("You have far more chips than anyone and can go on refusing; taking it adds %n "
                  "point(s) to your score.",
                  nullptr, cost - table.pot);
    const bool tempting = 3 * table.pot >= table.card; // for the chips on it
    if (!tempting && chips_[static_cast<std::size_t>(poorest)] < fewChips &&
        chips_[static_cast<std::size_t>(poorest)] + 1 < chips)
        //: %1 is a player.
        return tr("%1 is short of chips and may soon have to take it; taking it yourself adds %n "
                  "point(s) to your score.",
                  nullptr, cost - table.pot)
            .arg(words_.name(poorest));
    if (comesBack())
        return tr("Hardly anyone takes it for so few chips: it should come back to you with "
                  "%n on it.",
                  nullptr, table.pot + table.players);
    if (chips <= fewChips)
        //: %1 is how many chips one has left, two or more.
        return tr("Taking it adds %n point(s) to your score, too many even with only %1 chips "
                  "left.",
                  nullptr, cost - table.pot)
            .arg(chips);
    //: What taking the card adds to one's score, after the chips on it.
    return tr("Taking it adds %n point(s) to your score now; refusing it costs one chip.", nullptr,
              cost - table.pot);
}

} // namespace facedown::table
