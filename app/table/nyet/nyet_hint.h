#pragma once

#include <vector>

#include <QCoreApplication>

#include "table/nyet/nyet_words.h"

namespace facedown::table {

/// Why one may do something in a game of Nyet!, from what a seat to act sees.
class NyetHint
{
    Q_DECLARE_TR_FUNCTIONS(NyetHint)

public:
    /// Before: the view's seat is to act.
    NyetHint(const nyet::View& view, const NyetWords& words)
        : view_(view)
        , words_(words)
        , hand_(view.hand(view.table.actor))
    {
    }

    /// At most two sentences that are true of the view; all empty where nothing plain speaks for
    /// the decision, or for the two cards that are discarded at once.
    QStringList reasons(const std::vector<nyet::Decision>& decisions) const;

private:
    QStringList whyVeto(nyet::Row row, int square) const;
    QString whyVetoDiscard(nyet::Discarding discarding) const;
    QString whyVetoTrump(int square) const;
    QString whyVetoPoints(int square) const;
    /// Why these team-mates, a bit for each.
    QString whyTeam(unsigned mates) const;
    /// Why to part with the cards, one or two.
    QStringList whyPart(const std::vector<nyet::Card>& cards) const;
    QString whyLead(nyet::Card card) const;
    QStringList whyFollow(nyet::Card card) const;
    QString whyWin(nyet::Card card, bool last) const;
    QString whyLose(nyet::Card card, core::Seat winning, bool mates) const;
    /// Why this card, where others win or lose the trick as well.
    QString whyThis(nyet::Card card, bool last) const;
    QString whyThisToLose(nyet::Card card, bool mate) const;
    /// The cards that may be played and would win the trick so far, or would not.
    std::vector<nyet::Card> playable(bool winning) const;
    /// Trumps above the others, by their values.
    int strength(nyet::Card card) const;
    /// The cards of the hand that follow suit with this one.
    nyet::Cards alike(nyet::Card card) const;
    /// Whether playing it leaves nothing of its suit, with trumps and a choice still to come.
    bool freesOfSuit(nyet::Card card) const;
    bool badTricks() const { return view_.table.points() < 0; }

    const nyet::View& view_;
    const NyetWords& words_;
    nyet::Cards hand_;
};

} // namespace facedown::table
