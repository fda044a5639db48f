#include "table/skull/skull_hint.h"

#include <algorithm>
#include <vector>

namespace facedown::table {

using core::Seat;
using skull::Decision;
using skull::Disc;
using skull::Skull;
using skull::Tribe;
using Kind = skull::Decision::Kind;

SkullHint::SkullHint(const skull::View& view, Skull::History history, const SkullWords& words)
    : view_(view)
    , words_(words)
    , chances_(skull::chanceOfSkull(view, history))
{
}

bool SkullHint::skullOnMat() const
{
    const auto skull = view_.skull(view_.table.actor);
    return skull >= 0 && skull < own().mat;
}

bool SkullHint::needsOneMore(Seat seat) const
{
    const Tribe& tribe = view_.table.tribe(seat);
    return view_.table.tribesEach == 1 && !tribe.out() && tribe.wins == skull::winsNeeded - 1;
}

int SkullHint::inHand(Seat seat) const
{
    const Tribe& tribe = view_.table.tribe(seat);
    return tribe.owned() - tribe.mat;
}

bool SkullHint::stillBids(Seat seat) const
{
    const Tribe& tribe = view_.table.tribe(seat);
    return !view_.owns(seat) && !tribe.out() && !tribe.passed;
}

QStringList SkullHint::whoMayBid() const
{
    const skull::Table& table = view_.table;
    QStringList names;
    for (Seat seat = 0; seat < table.seats(); ++seat)
        if (seat != table.challenger && stillBids(seat))
            names << words_.name(seat);
    return names;
}

bool SkullHint::cannotBeSkull(Seat seat) const
{
    if (!view_.owns(seat))
        return chances_[seat] <= 0.0;
    const auto skull = view_.skull(seat);
    return skull < 0 || skull >= view_.table.tribe(seat).mat;
}

int SkullHint::safeOn(Seat seat) const
{
    const Tribe& tribe = view_.table.tribe(seat);
    if (cannotBeSkull(seat))
        return tribe.faceDown();
    return view_.owns(seat) ? std::max(0, tribe.faceDown() - view_.skull(seat) - 1) : 0;
}

int SkullHint::safeOwn() const
{
    int safe = 0;
    for (Seat seat = 0; seat < view_.table.seats(); ++seat)
        safe += view_.owns(seat) ? safeOn(seat) : 0;
    return safe;
}

int SkullHint::safeOnAll() const
{
    int safe = 0;
    for (Seat seat = 0; seat < view_.table.seats(); ++seat)
        safe += safeOn(seat);
    return safe;
}

bool SkullHint::anothersBidStands() const
{
    return view_.table.challenger >= 0 && !view_.owns(view_.table.challenger);
}

bool SkullHint::leaderMayWin() const
{
    return anothersBidStands() && needsOneMore(view_.table.challenger);
}

int SkullHint::othersDiscs() const
{
    int discs = 0;
    for (Seat seat = 0; seat < view_.table.seats(); ++seat)
        discs += view_.owns(seat) ? 0 : view_.table.tribe(seat).faceDown();
    return discs;
}

QStringList SkullHint::reasons(const Decision& decision) const
{
    switch (decision.kind) {
    case Kind::Place:
        return {whyPlace(decision.disc()),
                decision.disc() == Disc::Flower && own().mat > 0 ? stake() : QString()};
    case Kind::Bid:
        return decision.value <= coveredBid()
                   ? QStringList{whyCoveredBid(decision.value),
                                 needsOneMore(view_.table.actor) ? QString() : threat()}
                   : whyBid(decision.value);
    case Kind::Pass:
        return {whyPass()};
    case Kind::Flip:
        return {whyFlip(decision.value)};
    case Kind::Show:
        return {};
    case Kind::Hide:
        return {tr("Hidden discs tell the others nothing.")};
    case Kind::Take:
        return {tr("They’re shuffled: nobody knows which is which.")};
    case Kind::Discard:
        return {whyLose(decision.disc())};
    case Kind::Start:
        return {view_.owns(decision.value) ? QString() : tr("You are out of the game.")};
    }
    return {};
}

QString SkullHint::stake() const
{
    return needsOneMore(view_.table.actor) ? tr("A success of your own would win you the game.")
                                           : QString();
}

QString SkullHint::threat() const
{
    return leaderMayWin() ? tr("If %1’s bid stands and the challenge succeeds, %1 wins the game.")
                                .arg(words_.name(view_.table.challenger))
                          : QString();
}

QString SkullHint::whyPlace(Disc disc) const
{
    if (disc == Disc::Skull && own().mat > 0)
        return tr("On top, the skull is the first of your discs that others flip; until flowers "
                  "lie on it, your own bids are bluffs.");
    QStringList close;
    for (Seat seat = 0; seat < view_.table.seats(); ++seat)
        if (!view_.owns(seat) && needsOneMore(seat))
            close << words_.name(seat);
    if (disc == Disc::Skull) {
        if (close.isEmpty())
            return tr("Whoever flips it fails; but then you can bid in earnest only up to the "
                      "number of flowers you put on top of it.");
        return close.size() == 1
                   ? tr("%1 needs only one more success, and your skull can stop it.")
                         .arg(close.front())
                   //: %1 are players.
                   : tr("%1 need only one more success each, and your skull can stop them.")
                         .arg(TableWords::names(close));
    }
    if (skullOnMat()) {
        const Seat next = view_.table.next(view_.table.actor);
        const int top = coveredBid() + 1;
        if (!view_.owns(next) && inHand(next) == 0)
            return tr("%1 has no disc left in hand and must bid, while your skull waits.")
                .arg(words_.name(next));
        return top > 1 //: %n is how many flowers lie on top of one's own skull: at least two.
                   ? tr("With it, your top %n discs are flowers: enough for a bid of %n.", nullptr,
                        top)
                   : tr("With it on top you can bid 1 in earnest, and whoever flips two of your "
                        "discs meets your skull.");
    }
    if (own().mat == 0 && needsOneMore(view_.table.actor))
        return tr("With a flower your first bid can be a real one, and one more success wins you "
                  "the game.");
    if (own().mat == 0 && close.size() == 1)
        return tr("%1 needs only one more success: with a flower you can outbid %1 without failing "
                  "on your own skull.")
            .arg(close.front());
    if (own().mat == 0 && !close.isEmpty())
        //: %1 are players.
        return tr("%1 need only one more success each: with a flower you can outbid them without "
                  "failing on your own skull.")
            .arg(TableWords::names(close));
    if (own().mat == 0)
        return tr("With a flower you can bid in earnest on your next turn; with a skull you would "
                  "first have to lay flowers on it.");
    //: %n is how many flowers will lie on one's own mat, which is as much as one can bid safely.
    return tr("With it, your own mat is enough for a bid of %n, which is harder to outbid.",
              nullptr, own().mat + 1);
}

QString SkullHint::whyCoveredBid(int number) const
{
    const skull::Table& table = view_.table;
    // The flowers on top of one's own skull are as good as any.
    const int safe = coveredBid();
    if (needsOneMore(table.actor))
        return number + 1 < safe
                   ? tr("Your own mat is enough for up to %n: this success would win you the game, "
                        "and you can still raise the bid.",
                        nullptr, safe)
                   : tr("Your own mat is enough, and this success would win you the game.");
    // Somebody bids one more in between.
    if (number + 1 < safe)
        return tr("Your own mat is enough for up to %n, so you can still raise this bid.", nullptr,
                  safe);
    if (number > table.bid + 1)
        return tr("Your own mat is enough, and a lower bid would be easier to outbid.");
    if (number < own().faceDown())
        //: %n is how many flowers are to be flipped, from the top.
        return tr("Your own mat is enough: you only need to flip your top %n flower(s).", nullptr,
                  number);
    return tr("Your own mat is enough: you only need to flip the %n flower(s) on it.", nullptr,
              number);
}

QStringList SkullHint::whyBid(int number) const
{
    const skull::Table& table = view_.table;
    const int others = othersDiscs();
    // One's other tribe may have its skull on the mat (SK-64).
    if (skullOnMat() || number > safeOwn() + others)
        return {whyBluff(number)};
    if (number <= safeOnAll())
        return {tr("None of the discs you need to flip can be a skull."), stake()};
    const int foreign = number - safeOwn();
    if (number == table.discsOnMats()) {
        const QString all =
            tr("Nobody can outbid you, but every one of the others’ %n discs must be a flower.",
               nullptr, foreign);
        return leaderMayWin() ? QStringList{threat(), all} : QStringList{all, stake()};
    }
    // Where it is most of their discs, one bids to be outbid.
    const bool jumps = number > table.bid + 1;
    const bool most = 2 * foreign > others && !jumps && outbiddingCosts(number, foreign);
    //: %1 is how many discs the others have on their mats, %2 the bid.
    const QString need = (most ? tr("For a bid of %2 you must flip %n of the others’ %1 discs "
                                    "without hitting a skull; whoever outbids you must flip more.",
                                    nullptr, foreign)
                               : tr("For a bid of %2 you must flip %n of the others’ %1 discs "
                                    "without hitting a skull.",
                                    nullptr, foreign))
                             .arg(others)
                             .arg(number);
    if (leaderMayWin())
        return {jumps ? tr("%1 needs only one more success, and a lower bid would be easier to "
                           "outbid.")
                            .arg(words_.name(table.challenger))
                      : threat(),
                need};
    if (const QString own = stake(); !own.isEmpty())
        return {jumps ? tr("A success of your own would win you the game, and a lower bid would be "
                           "easier to outbid.")
                      : own,
                need};
    if (jumps)
        return {tr("A lower bid would be easier to outbid."), need};
    if (!anothersBidStands())
        return {need};
    return {(whoMayBid().isEmpty() ? tr("%1 may succeed if you pass.")
                                   : tr("%1 may succeed if nobody bids more."))
                .arg(words_.name(table.challenger)),
            need};
}

bool SkullHint::outbiddingCosts(int number, int foreign) const
{
    const skull::Table& table = view_.table;
    for (Seat seat = 0; seat < table.seats(); ++seat)
        if (stillBids(seat) && number + 1 - table.tribe(seat).faceDown() <= foreign)
            return false;
    return true;
}

QString SkullHint::whyBluff(int number) const
{
    const skull::Table& table = view_.table;
    if (number == table.discsOnMats())
        return {};
    if (leaderMayWin() && whoMayBid().isEmpty())
        return tr("If %1 passes now, you lose a disc to your own skull, but %1 has not won; to bid "
                  "higher, %1 must flip more discs.")
            .arg(words_.name(table.challenger));
    if (leaderMayWin())
        return tr("A bluff to stop %1, who needs only one more success: you hope someone bids "
                  "higher and meets your skull.")
            .arg(words_.name(table.challenger));
    if (anothersBidStands() && table.bid <= table.tribe(table.challenger).faceDown())
        return tr("A bluff, since your skull is on your mat: a bid of %n may be safe for %1, so "
                  "you raise it and hope to be outbid.",
                  nullptr, table.bid)
            .arg(words_.name(table.challenger));
    return tr(
        "A bluff, since your skull is on your mat: you hope that someone bids higher and hits it.");
}

QString SkullHint::whyPass() const
{
    const skull::Table& table = view_.table;
    const int safe = coveredBid();
    const bool fails =
        (skullOnMat() && table.bid >= safe) || table.bid + 1 > safeOwn() + othersDiscs();
    const QStringList others = whoMayBid();
    if (fails && leaderMayWin() && others.size() == 1)
        //: %1 and %2 are players.
        return tr("%1 needs only one more success, but any challenge of yours would fail: leave it "
                  "to %2 to bid higher.")
            .arg(words_.name(table.challenger), others.front());
    if (fails && leaderMayWin() && !others.isEmpty())
        return tr("%1 needs only one more success, but any challenge of yours would fail: leave it "
                  "to the others to bid higher.")
            .arg(words_.name(table.challenger));
    // The challenger flips his own discs first (SK-16).
    if (fails && leaderMayWin())
        return (skullOnMat() && table.bid - table.tribe(table.challenger).faceDown() > safe
                    ? tr("%1 needs only one more success, but any challenge of yours would fail; "
                         "one of the discs that %1 may flip is your skull.")
                    : tr("%1 needs only one more success, but any challenge of yours would fail."))
            .arg(words_.name(table.challenger));
    if (fails)
        return tr("Your own skull would make any challenge of yours fail: a higher bid would be a "
                  "bluff, which works only if somebody outbids it.");
    if (table.bid + 1 <= safeOnAll())
        return {};
    const int foreign = table.bid + 1 - safeOwn();
    if (foreign == othersDiscs())
        return tr(
            "Bidding higher means flipping all the others’ discs, and one skull costs you a disc.");
    //: %1 is how many discs the others have on their mats, %n how many of them at least.
    return tr("Bidding higher means flipping at least %n of the others’ %1 discs, and one skull "
              "costs you a disc.",
              nullptr, foreign)
        .arg(othersDiscs());
}

QString SkullHint::whyFlip(Seat seat) const
{
    if (seat == view_.table.actor)
        return {};
    if (view_.table.bid == view_.table.discsOnMats())
        return tr("You have to flip every disc anyway, so the order hardly matters.");
    if (view_.owns(seat) || cannotBeSkull(seat))
        return cannotBeSkull(seat)
                   ? tr("There can’t be a skull on %1’s mat.").arg(words_.name(seat))
                   : QString();
    if (chances_[seat] < 1.0)
        return tr("%1 may already have lost their skull.").arg(words_.name(seat));
    const auto hasBid = [this](Seat bidder) { return view_.table.tribe(bidder).bid > 0; };
    for (Seat other = 0; other < view_.table.seats(); ++other)
        if (!view_.owns(other) && view_.table.tribe(other).faceDown() > 0 && hasBid(seat) &&
            !hasBid(other))
            return tr("%1 bid as well: whoever bids is less likely to have placed a skull.")
                .arg(words_.name(seat));
    const auto left = [this](Seat other) { return view_.table.tribe(other).faceDown(); };
    for (Seat other = 0; other < view_.table.seats(); ++other)
        if (other != seat && left(other) >= left(seat))
            return {};
    //: %1 is a player, %2 how many of that player's discs are face down: at least two.
    return tr("At most one of %1’s %2 face-down discs can be the skull, and everyone else has "
              "fewer.")
        .arg(words_.name(seat))
        .arg(left(seat));
}

QString SkullHint::whyLose(Disc disc) const
{
    return disc == Disc::Skull ? tr("Then you have only flowers left: your own mat can’t stop you.")
                               : tr("The skull is what makes the others fear your mat.");
}

} // namespace facedown::table
