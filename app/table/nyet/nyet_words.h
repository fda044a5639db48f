#pragma once

#include <QString>
#include <QStringList>

#include "nyet/nyet.h"
#include "table/table_words.h"

namespace facedown::table {

/// The cards that the decisions are about. Before: each is about one.
std::vector<nyet::Card> cardsOf(const std::vector<nyet::Decision>& decisions);

/// Everything that is said about a game of Nyet!, in the language that is set.
class NyetWords : public TableWords
{
    Q_DECLARE_TR_FUNCTIONS(NyetWords)

public:
    using TableWords::TableWords;
    QString colour(int colour) const;
    QString colourInSentence(int colour) const;
    QString card(nyet::Card card) const;

    QString title(const nyet::View& view) const;
    /// What is expected of whom, who has chosen so many cards for it.
    QString prompt(const nyet::View& view, std::size_t chosen = 0) const;
    /// The same of the start player who may choose several, whom buttons would not show.
    QString matesPrompt(const nyet::View& view) const;
    QString teamButton(const nyet::View& view, unsigned mates) const;
    QString bonusButton(const nyet::View& view, core::Seat seat) const;
    QString discardButton(const std::vector<nyet::Card>& cards) const;
    QString giveButton(const nyet::View& view, nyet::Card card) const;
    /// A decision beside the others that are open.
    QString choice(const nyet::View& view, const std::vector<nyet::Decision>& decisions) const;
    /// What a seat says itself at a step; empty where nothing is to say.
    QString said(core::Seat seat, const nyet::Step& step) const;
    /// A step for the log, with the view that it left; empty where it is not worth a line.
    QString line(const nyet::Step& step, const nyet::View& after) const;
    /// What is said of a step after which nobody is to act before the next.
    QString meanwhile(const nyet::Step& step, const nyet::View& after) const;
    /// The heading over the lines of the steps from this view on.
    QString section(const nyet::View& before) const;

    /// The board: what its rows are about, what a square says and means.
    QStringList rowTitles() const;
    QStringList rowNotes(int players) const;
    QString square(const nyet::View& view, nyet::Row row, int square) const;
    QString meaning(const nyet::View& view, nyet::Row row, int square) const;
    /// All that there is to say of a square, for a screen reader.
    QString squareName(const nyet::View& view, nyet::Row row, int square, bool canCover) const;
    /// Why whoever looks cannot veto a square now; empty where nothing is in the way.
    QString squareRefusal(const nyet::View& view, nyet::Row row, int square, bool canCover) const;
    /// What a team is called by whoever looks: that of the start player, or the other.
    QString teamTitle(const nyet::View& view, bool starts) const;

    QString outcome(const core::Winners& winners) const;
    QString reason(const nyet::Table& table, const core::Winners& winners) const;
    QStringList scoreHeadings(const nyet::Table& table) const;
    QString scoreLine(const nyet::Table& table, core::Seat seat) const;

    QString status(const nyet::Table& table, core::Seat seat) const;
    /// `character` of a bot, in words; empty for a person.
    QString seatDescription(const nyet::View& view, core::Seat seat,
                            const QString& character) const;

    QString inHand(core::Seat seat, nyet::Card card, bool playable, bool chosen) const;
    QString inTrick(core::Seat seat, nyet::Card card) const;
    QString treasure(core::Seat seat, nyet::Card card) const;
    QString pile(const nyet::Table& table, core::Seat seat) const;

private:
    QString playPrompt(const nyet::View& view) const;
    QString vetoLine(const nyet::Step& step, const nyet::View& after) const;
    QString teamLine(const nyet::Step& step, const nyet::View& after) const;
    /// Of the card that the viewer has taken up; empty for a spectator.
    QString receivedLine(const nyet::View& after) const;
    /// Who takes a complete trick, and why.
    QString trickLine(const nyet::Trick& trick, const nyet::Table& table) const;
    /// How many squares a seat has vetoed, and how many it has to.
    QString vetoes(const nyet::Table& table, core::Seat seat) const;
    /// What a round has brought everybody.
    QString roundScores(const nyet::Table& table) const;
};

} // namespace facedown::table
