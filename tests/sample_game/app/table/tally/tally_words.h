#pragma once

#include "table/mood.h"
#include "table/table_words.h"
#include "tally/tally.h"

namespace facedown::table {

/// What is said about a game of Tally besides what is said of every game.
class TallyWords : public TableWords
{
    Q_DECLARE_TR_FUNCTIONS(TallyWords)

public:
    using TableWords::TableWords;

    QString title(const tally::View& view) const;
    QString prompt(const tally::View& view) const;
    QString button(tally::Decision decision) const;
    /// A step for the log; empty where it is not worth a line.
    QString line(const tally::Step& step) const;
    QString outcome(const tally::View& view) const;
    QString reason(const tally::View& view) const;
    /// Why a card may be the one to play, and what a bot says of the pile that it takes.
    QString reason(const tally::View& view, tally::Decision decision) const;
    static QStringList remarks(Manner manner);
    QString seatDescription(const tally::View& view, core::Seat seat,
                            const QString& character) const;
    /// A card by its number, 0 where it may not be known.
    QString card(int number) const;
};

} // namespace facedown::table
