#pragma once

#include <QCoreApplication>

#include "skull/knowledge.h"
#include "table/skull/skull_words.h"

namespace facedown::table {

/// Why one may do something in a game of Skull, from what a player to act sees and saw.
class SkullHint
{
    Q_DECLARE_TR_FUNCTIONS(SkullHint)

public:
    /// Before: one of the viewer's seats is to act, and history is all that led there.
    SkullHint(const skull::View& view, skull::Skull::History history, const SkullWords& words);

    /// Sentences that are true of the view, the weightiest first; none, or empty ones, where
    /// nothing plain speaks for the decision.
    QStringList reasons(const skull::Decision& decision) const;
    /// The highest bid for which the flowers on top of one's own mat are enough.
    int coveredBid() const { return safeOn(view_.table.actor); }

private:
    const skull::Tribe& own() const { return view_.table.tribe(view_.table.actor); }
    /// Whether the skull of the seat to act lies on its mat.
    bool skullOnMat() const;
    int inHand(core::Seat seat) const;
    /// Whether it is another's tribe that has not passed.
    bool stillBids(core::Seat seat) const;
    /// Whether whoever may still outbid the number must flip more of the others' discs than this.
    bool outbiddingCosts(int number, int foreign) const;
    /// The others who may still outbid the challenger.
    QStringList whoMayBid() const;
    /// Whether this tribe's next success wins the game.
    bool needsOneMore(core::Seat seat) const;
    bool anothersBidStands() const;
    /// Whether it does, and its success would win the game.
    bool leaderMayWin() const;
    bool cannotBeSkull(core::Seat seat) const;
    /// Face-down discs of a seat, from the top, that are surely flowers.
    int safeOn(core::Seat seat) const;
    /// The same on all of one's own mats, and with those of the others.
    int safeOwn() const;
    int safeOnAll() const;
    /// Discs on the mats of the others.
    int othersDiscs() const;
    /// That one's next success wins the game; else empty.
    QString stake() const;
    /// That another wins the game if it comes to the challenge; else empty.
    QString threat() const;
    QString whyPlace(skull::Disc disc) const;
    /// Of a bid for which the flowers on top of one's own mat are enough.
    QString whyCoveredBid(int number) const;
    /// Of one that needs discs of the others.
    QStringList whyBid(int number) const;
    /// Of one that meets one's own skull.
    QString whyBluff(int number) const;
    QString whyPass() const;
    QString whyFlip(core::Seat seat) const;
    QString whyLose(skull::Disc disc) const;

    const skull::View& view_;
    const SkullWords& words_;
    skull::Chances chances_;
};

} // namespace facedown::table
