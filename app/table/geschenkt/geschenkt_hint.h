#pragma once

#include <optional>

#include <QCoreApplication>

#include "table/geschenkt/geschenkt_words.h"

namespace facedown::table {

/// Why one may do something in a game of Geschenkt, from what a seat to act sees.
class GeschenktHint
{
    Q_DECLARE_TR_FUNCTIONS(GeschenktHint)

public:
    /// Before: the view's seat is to act, and knows its chips; `history` is what led there.
    GeschenktHint(const geschenkt::View& view, geschenkt::Geschenkt::History history,
                  const GeschenktWords& words);

    /// A sentence that is true of the view; empty where nothing plain speaks for the decision.
    QString reason(geschenkt::Decision decision) const;
    /// Where the match seems as good as won or lost: what is advised then; nothing while so much is
    /// still to come that nobody would believe it.
    QString settled(bool won) const;

private:
    QString whyTake() const;
    QString whyPay() const;
    /// Why to refuse what comes back.
    QString whyItComesBack() const;
    /// Why to refuse what others take first, though it costs one something.
    QString whyItIsTaken() const;
    /// A seat's card that so many others part from this one, all of which may still be turned; 0 if
    /// there is none.
    int across(core::Seat seat, int missing) const;
    /// Who sits so many places on from the seat to act.
    core::Seat seatOn(int on) const { return (view_.table.actor + on) % view_.table.players; }
    /// Whether another has already refused this card.
    bool hasRefused(core::Seat seat) const;
    /// How many chips are on it when it has come round again.
    int chipsNextTime() const;
    /// Whether nobody is likely to take it before it comes round again.
    bool comesBack() const;
    /// Whether it is cheap for somebody who decides before that seat, or who can hardly refuse.
    bool mayBeTakenBefore(core::Seat seat) const;
    int mostChipsElsewhere() const;
    /// Who runs out of chips sooner than the seat to act, and before the card has so many on it
    /// that somebody takes it for them.
    std::optional<core::Seat> whoWillHaveTo() const;
    QString whatItsChipsAreFor() const;
    /// What the card costs the seat to act after the chips on it, in points.
    int price() const;
    /// Whether the card joins one that a seat has.
    bool fits(core::Seat seat) const;
    bool fitsOthers() const;
    /// The next whom it fits, of those who have refused it or of the others.
    std::optional<core::Seat> whoWantsIt(bool refused) const;

    const geschenkt::View& view_;
    geschenkt::Chips chips_; ///< of all, as whoever has seen every payment can count them
    const GeschenktWords& words_;
};

} // namespace facedown::table
