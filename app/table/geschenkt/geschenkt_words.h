#pragma once

#include <QString>
#include <QStringList>

#include "geschenkt/geschenkt.h"
#include "table/table_words.h"

namespace facedown::table {

/// What whoever takes a card pays for it, less the chips on it; and from what on that dismays.
/// Before: the step is Took, and the table is as it was.
int paidFor(const geschenkt::Step& step, const geschenkt::Table& before);
inline constexpr int costly = 15;

/// Everything that is said about a game of Geschenkt, in the language that is set.
class GeschenktWords : public TableWords
{
    Q_DECLARE_TR_FUNCTIONS(GeschenktWords)

public:
    using TableWords::TableWords;

    QString title(const geschenkt::View& view) const;
    /// What is expected of whom; `mustTake` when the seat to act has no chip left.
    QString prompt(const geschenkt::View& view, bool mustTake) const;
    /// The last card is taken, and it is not told yet who has won.
    QString counting() const;
    QString button(const geschenkt::View& view, geschenkt::Decision decision) const;
    /// What a seat says itself at a step that has come to this; empty where nothing is to say.
    QString said(core::Seat seat, const geschenkt::Step& step, const geschenkt::View& before,
                 const geschenkt::View& after) const;
    /// A step for the log; empty where it is not worth a line.
    QString line(const geschenkt::Step& step) const;
    /// Of the step by which a card is refused: by whom it has been so far, the last few of them.
    QString refusals(const geschenkt::Step& step, const geschenkt::View& after) const;
    /// The heading over the lines about one card, as they stand before each.
    QString section(const geschenkt::View& before) const;

    /// What the card would do to the cards of the seat to act; empty when no seat is to act.
    QString effect(const geschenkt::View& view) const;
    /// What the card on the table does to the cards of whoever is to decide, which it joins.
    QString joining(const geschenkt::View& view) const;
    /// What a card saves that closes the gap between two runs.
    QString joins(int card) const;
    /// That the seat to act is about to part with its last chip; empty when it is not, or when
    /// the viewer may not know.
    QString warning(const geschenkt::View& view) const;

    QString outcome(const geschenkt::View& view, const core::Winners& winners) const;
    QString reason(const geschenkt::View& view, const core::Winners& winners) const;
    /// The card that cost most: the first of its run to be taken, whose lowest card counts.
    QString costliest(const geschenkt::Step& taking, int lowest) const;
    QStringList scoreHeadings() const;
    /// A seat's figures under the headings. Before: the game is over.
    QStringList figures(const geschenkt::View& view, core::Seat seat) const;
    /// Which cards these are, those in sequence as their lowest and highest; empty for none.
    QString runs(geschenkt::Cards cards) const;
    /// A row of the score sheet for a screen reader.
    QString scoreLine(const geschenkt::View& view, core::Seat seat) const;

    QString status(const geschenkt::View& view, core::Seat seat) const;
    /// `character` of a bot, in words; empty for a person.
    QString seatDescription(const geschenkt::View& view, core::Seat seat,
                            const QString& character) const;

    QString deck(const geschenkt::View& view) const;
    QString turnedCard(const geschenkt::View& view, bool canTake) const;
    QString takenCard(core::Seat seat, int card) const;
    QString removedCard(int card) const;
    QString potOf(const geschenkt::View& view) const;
    /// Before: the view knows them.
    QString chipsInHand(const geschenkt::View& view, core::Seat seat) const;
    QString chipsOf(const geschenkt::View& view, core::Seat seat, bool canPay) const;

private:
    QString chips(int count) const;
};

} // namespace facedown::table
