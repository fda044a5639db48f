#include "table/geschenkt/geschenkt_words.h"

#include "table/number.h"

namespace facedown::table {

using core::Seat;
using geschenkt::Cards;
using geschenkt::Decision;
using StepKind = geschenkt::Step::Kind;
using geschenkt::Phase;
using geschenkt::View;

int paidFor(const geschenkt::Step& step, const geschenkt::Table& before)
{
    return before.cards(step.seat).costOfTaking(step.card) - step.chips;
}

QString GeschenktWords::chips(int count) const
{
    return tr("%n chip(s)", nullptr, count);
}

QString GeschenktWords::title(const View& view) const
{
    if (view.table.deck == 0 && view.table.card != 0)
        //: The line beside the prompt, when the deck is empty.
        return tr("Geschenkt · last card · lowest score wins");
    if (view.table.deck == 0)
        //: The line beside the prompt, when the last card has been taken.
        return tr("Geschenkt · lowest score wins");
    //: The line beside the prompt. %n is how many cards the deck still holds.
    return tr("Geschenkt · %n card(s) left · lowest score wins", nullptr, view.table.deck);
}

QString GeschenktWords::prompt(const View& view, bool mustTake) const
{
    const geschenkt::Table& table = view.table;
    switch (table.phase) {
    case Phase::First:
        return firstPlayerDrawn();
    case Phase::Turn:
        if (table.deck == 0)
            return counting();
        return tr("%1 turns over the next card").arg(name(table.starter));
    case Phase::Decide:
        break;
    case Phase::Over:
        return {};
    }
    const QString who = name(table.actor);
    const QString card = QString::number(table.card);
    if (mustTake || view.chipsOf(table.actor) == 0)
        return tr("%1 is out of chips and must take the %2").arg(who, card);
    if (table.pot == 0)
        //: %2 is the number of a card.
        return tr("%1: take the %2, or pay one chip to refuse it").arg(who, card);
    //: %2 is the number of a card, %3 is "5 chips".
    return tr("%1: take the %2 and its %3, or pay one chip to refuse it")
        .arg(who, card, chips(table.pot));
}

QString GeschenktWords::counting() const
{
    return tr("All cards are taken: now everyone shows their chips");
}

QString GeschenktWords::button(const View& view, Decision decision) const
{
    if (decision == Decision::Pay)
        //: A button: refuse the card by paying a chip.
        return tr("No thanks: −1 chip", "button");
    const QString card = QString::number(view.table.card);
    if (view.table.pot == 0)
        //: A button. %1 is the number of a card.
        return tr("Take the %1", "button").arg(card);
    //: A button. %1 is the number of a card, %2 is "5 chips".
    return tr("Take the %1: +%2", "button").arg(card, chips(view.table.pot));
}

QString GeschenktWords::said(Seat seat, const geschenkt::Step& step, const View& before,
                             const View& after) const
{
    if (step.kind == StepKind::Over)
        return chips(after.chipsOf(seat));
    if (seat != step.seat)
        return {};
    switch (step.kind) {
    case StepKind::Took:
        return paidFor(step, before.table) <= 0 ? tr("Mine!", "speech bubble of who takes the card")
               : paidFor(step, before.table) < costly
                   ? tr("I’ll take it", "speech bubble of who takes the card, without joy")
                   : tr("Ouch!", "speech bubble of who takes a card that costs much");
    case StepKind::Paid:
        return after.chipsOf(seat) == 0
                   ? tr("My last chip!", "speech bubble of who refuses the card")
                   : tr("No thanks", "speech bubble of who refuses the card");
    default:
        return {};
    }
}

QString GeschenktWords::line(const geschenkt::Step& step) const
{
    const QString who = step.seat >= 0 ? name(step.seat) : QString();
    const QString card = QString::number(step.card);
    switch (step.kind) {
    case StepKind::Drawn:
        return firstPlayer(step.seat);
    case StepKind::Turned:
        return tr("%1 turned up the %2").arg(who, card);
    case StepKind::Paid:
        return tr("%1 paid a chip to refuse").arg(who);
    case StepKind::Took:
        if (step.chips == 0)
            return tr("%1 took the %2").arg(who, card);
        //: %2 is the number of a card, %3 is "5 chips".
        return tr("%1 took the %2 and %3").arg(who, card, chips(step.chips));
    case StepKind::Over:
        break;
    }
    return {};
}

QString GeschenktWords::refusals(const geschenkt::Step& step, const View& after) const
{
    const int players = after.table.players;
    if (step.chips >= players)
        //: Said of a card. %1 is "5 chips", which lie on it now.
        return tr("Everyone has refused: %1 on the card").arg(chips(step.chips));
    // The turn goes round as long as nobody takes the card.
    QStringList who;
    for (int before = step.chips - 1; before >= 0; --before)
        who << name((step.seat - before + players) % players);
    //: %1 is several names, %2 is "3 chips", which lie on the card now.
    return tr("%1 have refused: %2 on the card").arg(names(who), chips(step.chips));
}

QString GeschenktWords::section(const View& before) const
{
    if (before.table.phase == Phase::First)
        return tr("Start", "heading in the log");
    const int turned = geschenkt::cardsInDeck - before.table.deck;
    const int number = before.table.phase == Phase::Turn ? turned + 1 : turned;
    //: Heading in the log: which card of the deck (%1 of %2) the lines are about.
    return tr("Card %1 of %2").arg(number).arg(geschenkt::cardsInDeck);
}

QString GeschenktWords::joins(int card) const
{
    //: What taking the card would do: %1 and %2 are the cards that it joins, %3 is "9 points".
    return tr("Joins %1 and %2: saves %3")
        .arg(QString::number(card - 1), QString::number(card + 1), points(card + 1));
}

QString GeschenktWords::joining(const View& view) const
{
    const int card = view.table.card;
    const Cards own = view.table.cards(view.table.actor);
    const bool below = own.contains(card - 1);
    const bool above = own.contains(card + 1);
    if (below && above)
        return joins(card);
    if (below)
        return tr("Joins %1: costs nothing extra").arg(card - 1);
    if (above)
        //: %2 is "1 point".
        return tr("Joins %1: saves %2")
            .arg(QString::number(card + 1), points(-own.costOfTaking(card)));
    return {};
}

QString GeschenktWords::effect(const View& view) const
{
    const geschenkt::Table& table = view.table;
    if (table.phase != Phase::Decide)
        return {};
    QString joined = joining(view);
    if (!joined.isEmpty() && table.pot > 0)
        //: %1 is "Joins 21: saves 1 point", %2 "3 chips", which come with the card.
        return tr("%1, +%2").arg(joined, chips(table.pot));
    if (!joined.isEmpty())
        return joined;
    const int cost = table.cards(table.actor).costOfTaking(table.card);
    if (table.pot == 0)
        return tr("Costs %1").arg(points(cost));
    //: What taking the card costs after the chips on it: %1 is the card's number, %2 the chips',
    //: %3 what is left, which may be less than 0.
    QString sum =
        tr("Costs %1 − %2 = %3")
            .arg(QString::number(cost), QString::number(table.pot), numberText(cost - table.pot));
    // It stands on one line.
    return sum.replace(QStringLiteral(" − "), QStringLiteral("\u00a0−\u00a0"))
        .replace(QStringLiteral(" = "), QStringLiteral("\u00a0=\u00a0"));
}

QString GeschenktWords::warning(const View& view) const
{
    const Seat actor = view.table.actor;
    if (view.table.phase != Phase::Decide || view.viewer != actor || view.chipsOf(actor) != 1)
        return {};
    return tr("This is your last chip: with none left, you must take whatever comes.");
}

QString GeschenktWords::outcome(const View& view, const core::Winners& winners) const
{
    return view.table.phase == Phase::Over ? won(winners) : QString();
}

QString GeschenktWords::reason(const View& view, const core::Winners& winners) const
{
    if (view.table.phase != Phase::Over)
        return {};
    const QString score = numberText(view.score(winners[0]));
    return winners.size() == 1 ? tr("%1 is the lowest score.").arg(score)
                               : tr("Tied for the lowest score: %1.").arg(score);
}

QString GeschenktWords::costliest(const geschenkt::Step& taking, int lowest) const
{
    const int points = lowest - taking.chips;
    const QString sum =
        QStringLiteral("%1\u00a0−\u00a0%2\u00a0=\u00a0").arg(lowest).arg(taking.chips);
    //: %1 is the number of a card, %2 the player who took it, %3 how many points: "34 − 9 = 25",
    //: the run's lowest card less the chips that lay on this one.
    return tr("The costliest card was the %1: it cost %2 %3 point(s).", nullptr, points)
        .arg(QString::number(taking.card), name(taking.seat),
             (taking.chips > 0 ? sum : QString()) + QString::number(points));
}

QStringList GeschenktWords::scoreHeadings() const
{
    return {tr("Cards", "heading of a column of scores"),
            tr("Chips", "heading of a column of scores"),
            tr("Score", "heading of a column of scores")};
}

QStringList GeschenktWords::figures(const View& view, Seat seat) const
{
    return {QString::number(view.table.cards(seat).cost()), numberText(-view.chipsOf(seat)),
            numberText(view.score(seat))};
}

QString GeschenktWords::runs(Cards cards) const
{
    QStringList runs;
    for (const int first : cards.runStarts()) {
        int last = first;
        while (cards.contains(last + 1))
            ++last;
        // A line does not break within a run (word joiner).
        runs << (last == first ? QString::number(first)
                               : QStringLiteral("%1–\u2060%2").arg(first).arg(last));
    }
    return items(runs);
}

QString GeschenktWords::scoreLine(const View& view, Seat seat) const
{
    //: %1 is a name, %2 what the cards cost, %3 the chips, %4 the score.
    QStringList parts{tr("%1: cards %2, chips %3, score %4")
                          .arg(name(seat), QString::number(view.table.cards(seat).cost()),
                               QString::number(view.chipsOf(seat)), numberText(view.score(seat)))};
    if (!view.table.cards(seat).empty())
        parts << tr("cards %1").arg(runs(view.table.cards(seat)));
    return description(parts);
}

QString GeschenktWords::status(const View& view, Seat seat) const
{
    const bool over = view.table.phase == Phase::Over;
    const bool spent = !over && view.chipsOf(seat) == 0;
    if (view.table.cards(seat).empty() && !over) {
        if (spent)
            return tr("no chips left", "status of a player");
        // One's own lie before one, and are told there.
        if (seat == view.viewer || !view.knowsChips(seat))
            return tr("no cards");
        //: On a small plate, in few letters. %1: 7 chips.
        return tr("no cards · %1").arg(chips(view.chipsOf(seat)));
    }
    const QString cost = QString::number(view.table.cards(seat).cost());
    if (spent)
        //: On a small plate, in few letters. %1 is what the cards cost.
        return tr("cost %1 · no chips left").arg(cost);
    if (!view.knowsChips(seat))
        //: On a small plate, in few letters: what the cards cost, less chips that are not known.
        return tr("cost %1 − ?").arg(cost);
    //: On a small plate, in few letters: what the cards cost less the chips is the score.
    return tr("cost %1 − %2 = %3")
        .arg(cost, QString::number(view.chipsOf(seat)), numberText(view.score(seat)));
}

QString GeschenktWords::seatDescription(const View& view, Seat seat, const QString& character) const
{
    QStringList parts;
    QStringList cards;
    for (const int card : view.table.cards(seat))
        cards << QString::number(card);
    parts << (cards.isEmpty() ? tr("no cards") : tr("cards %1").arg(items(cards)))
          //: What a player's cards cost, in few letters.
          << tr("cost %1").arg(view.table.cards(seat).cost());
    if (view.knowsChips(seat))
        parts << chips(view.chipsOf(seat)) << tr("score %1").arg(numberText(view.score(seat)));
    else
        parts << tr("chips hidden");
    return describe(seat, character, parts, seat == view.table.actor);
}

QString GeschenktWords::deck(const View& view) const
{
    return tr("deck, %n card(s) left", nullptr, view.table.deck);
}

QString GeschenktWords::turnedCard(const View& view, bool canTake) const
{
    const QString what =
        tr("card %1, with %2 on it").arg(QString::number(view.table.card), chips(view.table.pot));
    return canTake ? tr("%1, can be taken").arg(what) : what;
}

QString GeschenktWords::takenCard(Seat seat, int card) const
{
    return tr("%2’s card %1").arg(QString::number(card), name(seat));
}

QString GeschenktWords::removedCard(int card) const
{
    return tr("card %1, out of the game").arg(card);
}

QString GeschenktWords::potOf(const View& view) const
{
    return view.table.card == 0 ? QString() : chips(view.table.pot);
}

QString GeschenktWords::chipsInHand(const View& view, Seat seat) const
{
    return view.chipsOf(seat) == 0 ? tr("No chips left") : chips(view.chipsOf(seat));
}

QString GeschenktWords::chipsOf(const View& view, Seat seat, bool canPay) const
{
    const QString count = chips(view.chipsOf(seat));
    if (seat != view.viewer)
        //: %1 is "5 chips".
        return tr("%2’s %1").arg(count, name(seat));
    const QString what = tr("your %1").arg(count);
    return canPay ? tr("%1, you may pay one").arg(what) : what;
}

} // namespace facedown::table
