#include "table/tally/tally_words.h"

namespace facedown::table {

using core::Seat;
using StepKind = tally::Step::Kind;

QString TallyWords::title(const tally::View& view) const
{
    return tr("Tally · %n card(s) left · fewest points win", nullptr, view.table.deck);
}

QString TallyWords::prompt(const tally::View& view) const
{
    const tally::Table& table = view.table;
    switch (table.phase) {
    case tally::Phase::First:
        return firstPlayerDrawn();
    case tally::Phase::Draw:
        return tr("%1 draws a card").arg(name(table.drawer));
    case tally::Phase::Play:
        return table.actor < 0 ? QString()
                               : tr("%1: play a card; the pile is %2 and is taken at %3")
                                     .arg(name(table.actor))
                                     .arg(table.sum())
                                     .arg(table.limit());
    case tally::Phase::Over:
        return outcome(view);
    }
    return {};
}

QString TallyWords::button(tally::Decision decision) const
{
    return tr("Play %1").arg(decision.card);
}

QString TallyWords::line(const tally::Step& step) const
{
    switch (step.kind) {
    case StepKind::Chosen:
        return firstPlayer(step.seat);
    case StepKind::Played:
        return tr("%1 played %2: %3").arg(name(step.seat)).arg(step.card).arg(step.value);
    case StepKind::Took:
        return tr("%1 took the pile: %2").arg(name(step.seat), points(step.value));
    case StepKind::Drew:
    case StepKind::Over:
        break;
    }
    return {};
}

QString TallyWords::outcome(const tally::View& view) const
{
    return won(tally::winners(view.table));
}

QString TallyWords::reason(const tally::View& view) const
{
    const core::Winners winners = tally::winners(view.table);
    return winners.empty() ? QString()
                           : tr("The fewest: %1.").arg(points(view.table.points(winners[0])));
}

QString TallyWords::reason(const tally::View& view, tally::Decision decision) const
{
    const int sum = view.table.sum() + decision.card;
    return sum < view.table.limit() ? tr("The pile comes to %1, so it stays where it is.").arg(sum)
                                    : QString();
}

QStringList TallyWords::remarks(Manner manner)
{
    return {manner == Manner::Bold ? tr("Somebody had to.", "a bold bot’s remark")
                                   : tr("Oh dear.", "a careful bot’s remark")};
}

QString TallyWords::seatDescription(const tally::View& view, Seat seat,
                                    const QString& character) const
{
    return describe(seat, character,
                    {points(view.table.points(seat)),
                     tr("%n card(s) in hand", nullptr, view.table.heldBy(seat))},
                    seat == view.table.actor);
}

QString TallyWords::card(int number) const
{
    return number == tally::Chance::hidden ? tr("a card") : tr("card %1").arg(number);
}

} // namespace facedown::table
