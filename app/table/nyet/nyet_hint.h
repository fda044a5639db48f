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
    /// Before: the view's seat is to act, and `history` is what led there.
    NyetHint(const nyet::View& view, nyet::Nyet::History history, const NyetWords& words);

    /// Sentences that are true of the view, the weightiest first; none, or empty ones, where
    /// nothing plain speaks for the decision, or for the two cards that are discarded at once.
    QStringList reasons(const std::vector<nyet::Decision>& decisions) const;
    /// Whether two cards that may be played are equal: nobody else can hold one between them.
    bool playTheSame(nyet::Card one, nyet::Card other) const;

private:
    /// So few cards of a colour that it is a poor trump, in a hand of a dozen or more.
    static constexpr int fewCards = 3;

    QStringList whyVeto(nyet::Row row, int square) const;
    QString whyVetoDiscard(nyet::Discarding discarding) const;
    QString whyVetoTrump(int square) const;
    QString whyVetoSuper(int square) const;
    QString whyDecidedSuper(int square, int decided) const;
    QString whyVetoPoints(int square) const;
    /// What speaks for a way to discard that is decided.
    QString whyDiscarding(nyet::Discarding discarding) const;
    /// Why these team-mates, a bit for each.
    QString whyTeam(unsigned mates) const;
    /// Why to part with the cards, one or two; if they are given, to the left neighbour (NY-41).
    QStringList whyPart(const std::vector<nyet::Card>& cards, bool given) const;
    QString whyLead(nyet::Card card) const;
    QStringList whyFollow(nyet::Card card) const;
    QString whyWin(nyet::Card card, bool last) const;
    /// `mates`: that seat's team, one's own, is sure of the trick; `last`: nobody still plays.
    QString whyLose(nyet::Card card, core::Seat winning, bool mates, bool last) const;
    /// Why this card, where others win or lose the trick as well.
    QString whyThis(nyet::Card card, bool last) const;
    /// `sure`: nobody of the team that is not winning still plays.
    QString whyThisToLose(nyet::Card card, bool mate, bool sure) const;
    /// The cards that may be played and would win the trick so far, or would not.
    std::vector<nyet::Card> playable(bool winning) const;
    /// Whether nobody has one of its colour that beats it. Before: it is no 1.
    bool isHighestLeft(nyet::Card card) const;
    /// Trumps above the others, by their values.
    int strength(nyet::Card card) const;
    /// The cards of the hand that follow suit with this one.
    nyet::Cards alike(nyet::Card card) const;
    /// Whether there are super trumps of that colour among the cards.
    bool haveSuper(nyet::Cards cards, nyet::Colour colour) const;
    /// What it brings that nothing of a suit is left among the cards, which are the rest of a hand.
    QString withNone(nyet::Cards rest, nyet::Colour colour) const;
    /// Whether playing it leaves nothing of its suit, with trumps and a choice still to come.
    bool freesOfSuit(nyet::Card card) const;
    /// Whether somebody else has yet to play to the trick that lies on the table.
    bool stillPlays(core::Seat seat) const;
    /// What of the cards that one may hold can be played, if it surely holds one of them; or none.
    nyet::Cards mayFollow(nyet::Cards held, nyet::Card surely) const;
    /// With what is decided; no colour for what is not.
    nyet::Trumps trumpsSoFar() const;
    /// The share of cards, in percent, that win tricks easily, as far as the terms are decided.
    int strongShare(nyet::Cards cards) const;
    /// How many 1s of the hand are no trumps, as far as the terms are decided.
    int losableOnes() const;
    /// How many other cards of the hand hardly ever win a trick.
    int lowCards() const;
    /// Whether tricks cost points; not before that is decided.
    bool badTricks() const;
    /// Whether one of the cards would beat this one if it were winning a trick.
    bool isBeatenBy(nyet::Cards cards, nyet::Card card) const;

    const nyet::View& view_;
    const NyetWords& words_;
    nyet::Cards hand_;
    nyet::Cards elsewhere_; ///< what someone else may hold
    nyet::Cards theirs_;    ///< what the other team may hold
    nyet::Cards toCome_;    ///< what may still be played to the trick
};

} // namespace facedown::table
