#pragma once

#include <QString>
#include <utility>

#include "skull/skull.h"
#include "table/log_model.h"
#include "table/table_words.h"

namespace facedown::table {

/// Everything that is said about a game of Skull, in the language that is set.
class SkullWords : public TableWords
{
    Q_DECLARE_TR_FUNCTIONS(SkullWords)

public:
    using TableWords::TableWords;

    QString title(const skull::View& view) const;
    /// What is expected of whom.
    QString prompt(const skull::View& view) const;
    /// A button for a decision in this view.
    QString button(const skull::View& view, const skull::Decision& decision) const;
    /// The same where no prompt stands above it.
    QString choice(const skull::View& view, const skull::Decision& decision) const;
    /// What a seat says itself at a step; empty where nothing is to say.
    QString said(core::Seat seat, const skull::Step& step, const skull::View& after) const;
    /// A step for the log, with the view that it left; empty where it is not worth a line.
    QString line(const skull::Step& step, const skull::View& after) const;
    /// How a challenge came out. Before: the step is Succeeded or Failed.
    QString verdict(const skull::Step& step) const;

    QString outcome(const skull::View& view) const;
    QString reason(const skull::View& view) const;

    QString status(const skull::View& view, core::Seat seat) const;
    /// The same of all that a player has, in however many tribes.
    QString standing(const skull::View& view, core::Seat player) const;
    /// What decided a match that is over, from a challenge that failed: by so many flowers, `wins`
    /// when its success would have won.
    QString nearMiss(core::Seat challenger, core::Seat owner, int missing, int round,
                     bool wins) const;
    QString oneSuccess(core::Seat player) const;
    QString stopped(core::Seat winner, int challenges) const;
    QString lastChallenge(int bid) const;
    /// `character` of a bot, in words; empty for a person.
    QString seatDescription(const skull::View& view, core::Seat seat,
                            const QString& character) const;

    QString inHand(const skull::View& view, core::Seat seat, skull::Disc disc, bool playable) const;
    QString onMat(const skull::View& view, core::Seat seat, int place, bool canFlip) const;
    QString inRow(core::Seat owner, int position, bool canTake) const;
    QString outOfGame(const skull::View& view, core::Seat seat, int place) const;
    QString mat(const skull::View& view, core::Seat seat) const;

private:
    QString flipPrompt(const skull::View& view) const;
    static QString cameTo(int discs, int wins);
    QString flipLine(core::Seat challenger, const skull::Step& step) const;
    QString lossLine(core::Seat taker, const skull::Step& step) const;
    QString discWord(skull::Disc disc) const;
};

} // namespace facedown::table
