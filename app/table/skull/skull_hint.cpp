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

bool SkullHint::othersMayBid() const
{
    const skull::Table& table = view_.table;
    for (Seat seat = 0; seat < table.seats(); ++seat)
        if (seat != table.challenger && !view_.owns(seat) && !table.tribe(seat).out() &&
            !table.tribe(seat).passed)
            return true;
    return false;
}

bool SkullHint::cannotBeSkull(Seat seat) const
{
    if (!view_.owns(seat))
        return chances_[static_cast<std::size_t>(seat)] <= 0.0;
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

QString SkullHint::reason(const Decision& decision) const
{
    switch (decision.kind) {
    case Kind::Place:
        return whyPlace(decision.disc());
    case Kind::Bid:
        return whyBid(decision.value);
    case Kind::Pass:
        return whyPass();
    case Kind::Flip:
        return whyFlip(decision.value);
    case Kind::Show:
        return {};
    case Kind::Hide:
        return tr("Hidden discs tell the others nothing.");
    case Kind::Take:
        return tr("They’re shuffled: nobody knows which is which.");
    case Kind::Discard:
        return whyLose(decision.disc());
    case Kind::Start:
        return view_.owns(decision.value) ? QString() : tr("You are out of the game.");
    }
    return {};
}

QString SkullHint::stake(const Decision& decision) const
{
    const Seat actor = view_.table.actor;
    const bool honest = decision.kind == Kind::Bid && !skullOnMat();
    return honest && decision.value > safeOn(actor) && needsOneMore(actor)
               ? tr("A success of your own would win you the game.")
               : QString();
}

QString SkullHint::whyPlace(Disc disc) const
{
    if (disc == Disc::Skull && own().mat > 0)
        return tr("On top, the skull is the first of your discs to be flipped.");
    QStringList close;
    for (Seat seat = 0; seat < view_.table.seats(); ++seat)
        if (!view_.owns(seat) && needsOneMore(seat))
            close << words_.name(seat);
    if (disc == Disc::Skull) {
        if (close.isEmpty())
            return tr("Whoever flips it fails; but until flowers lie on top of it, your own bids "
                      "are bluffs.");
        return close.size() == 1
                   ? tr("%1 needs only one more success, and your skull can stop it.")
                         .arg(close.front())
                   //: %1 are players.
                   : tr("%1 need only one more success each, and your skull can stop them.")
                         .arg(TableWords::names(close));
    }
    if (skullOnMat()) {
        const Seat next = view_.table.next(view_.table.actor);
        const int top = safeOn(view_.table.actor) + 1;
        if (!view_.owns(next) && inHand(next) == 0)
            return tr("%1 has no disc left and must bid, while your skull waits.")
                .arg(words_.name(next));
        return top > 1 //: %n is how many flowers lie on top of one's own skull: at least two.
                   ? tr("With it, your top %n discs are flowers: enough for a bid of %n.", nullptr,
                        top)
                   : tr("Your skull already lies on your mat: a growing stack tempts others to "
                        "bid.");
    }
    if (own().mat == 0 && needsOneMore(view_.table.actor))
        return tr("With a flower your first bid can be a real one, and one more success wins you "
                  "the game.");
    if (own().mat == 0 && close.size() == 1)
        return tr("%1 needs only one more success: with a flower you can outbid them without "
                  "failing on your own skull.")
            .arg(close.front());
    if (own().mat == 0 && !close.isEmpty())
        //: %1 are players.
        return tr("%1 need only one more success each: with a flower you can outbid them without "
                  "failing on your own skull.")
            .arg(TableWords::names(close));
    if (own().mat == 0)
        return tr("With a flower your bid can succeed at once; a skull needs flowers on top of it "
                  "first.");
    //: %n is how many flowers will lie on one's own mat, which is as much as one can bid safely.
    return tr("With it, your own mat is enough for a bid of %n, which is harder to outbid.",
              nullptr, own().mat + 1);
}

QString SkullHint::whyBid(int number) const
{
    const skull::Table& table = view_.table;
    // The flowers on top of one's own skull are as good as any.
    if (number <= safeOn(table.actor)) {
        if (needsOneMore(table.actor))
            return tr("Your own mat is enough, and this success would win you the game.");
        if (number < safeOn(table.actor))
            return tr("Your own mat is enough for up to %n, so you can still raise this bid.",
                      nullptr, safeOn(table.actor));
        return number == 1 ? tr("Your own mat is enough: you only need to flip your top flower.")
                           : tr("Your own mat is enough: you only need to flip your own flowers.");
    }
    const bool jumps = number > table.bid + 1;
    const bool close =
        table.challenger >= 0 && !view_.owns(table.challenger) && needsOneMore(table.challenger);
    if (close && skullOnMat() && number < table.discsOnMats() && !othersMayBid())
        return tr("If %1 passes now, you lose a disc to your own skull, but %1 has not won; to bid "
                  "higher, %1 must flip more discs.")
            .arg(words_.name(table.challenger));
    if (close && skullOnMat() && number < table.discsOnMats())
        return tr("A bluff to stop %1, who needs only one more success: you hope someone bids "
                  "higher.")
            .arg(words_.name(table.challenger));
    if (close && jumps)
        return tr("%1 needs only one more success, and a lower bid would be easier to outbid.")
            .arg(words_.name(table.challenger));
    if (close)
        return tr("If %1’s bid stands and the challenge succeeds, %1 wins the game.")
            .arg(words_.name(table.challenger));
    if (skullOnMat() && table.challenger >= 0 && !view_.owns(table.challenger) &&
        table.bid <= table.tribe(table.challenger).faceDown() && number < table.discsOnMats())
        return tr("A bluff: %1’s own discs may be enough for that bid, so you raise it and hope to "
                  "be outbid.")
            .arg(words_.name(table.challenger));
    if (skullOnMat())
        return number < table.discsOnMats()
                   ? tr("A bluff: your skull is on your mat, and you hope someone bids higher.")
                   : QString();
    if (number <= safeOnAll())
        return tr("None of the discs you need to flip can be a skull.");
    const int foreign = number - safeOwn();
    if (number == table.discsOnMats())
        return tr("Nobody can outbid you, but all %n of the others’ discs must be flowers.",
                  nullptr, foreign);
    if (jumps)
        //: %1 is how many discs the others have on their mats.
        return tr("A lower bid would be easier to outbid; for this one you need %n flower(s) among "
                  "the others’ %1 discs.",
                  nullptr, foreign)
            .arg(table.discsOnMats() - safeOwn());
    if (table.challenger >= 0 && !view_.owns(table.challenger))
        //: %1 is how many discs the others have on their mats, %2 who has bid.
        return tr("%2 may succeed if nobody bids more; for this bid you need %n flower(s) among "
                  "the others’ %1 discs.",
                  nullptr, foreign)
            .arg(QString::number(table.discsOnMats() - safeOwn()), words_.name(table.challenger));
    //: %1 is how many discs the others have on their mats.
    return tr("Besides your own discs, you need %n flower(s) among the others’ %1 discs.", nullptr,
              foreign)
        .arg(table.discsOnMats() - safeOwn());
}

QString SkullHint::whyPass() const
{
    const bool fails = skullOnMat() && view_.table.bid >= safeOn(view_.table.actor);
    const Seat challenger = view_.table.challenger;
    if (fails && challenger >= 0 && needsOneMore(challenger))
        return (othersMayBid() ? tr("%1 needs only one more success, but any challenge of yours "
                                    "would fail: leave it to the others to bid higher.")
                               : tr("%1 needs only one more success, but any challenge of yours "
                                    "would fail."))
            .arg(words_.name(challenger));
    if (fails)
        return tr("Your own skull would make any challenge of yours fail: a higher bid would only "
                  "be a bluff.");
    if (view_.table.bid + 1 <= safeOnAll())
        return {};
    const int foreign = view_.table.bid + 1 - safeOwn();
    //: %1 is how many discs the others have on their mats.
    return tr("A higher bid needs %n flower(s) among the others’ %1 discs, and one skull costs you "
              "a disc.",
              nullptr, foreign)
        .arg(view_.table.discsOnMats() - safeOwn());
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
    if (chances_[static_cast<std::size_t>(seat)] < 1.0)
        return tr("%1 may already have lost their skull.").arg(words_.name(seat));
    return {};
}

QString SkullHint::whyLose(Disc disc) const
{
    return disc == Disc::Skull ? tr("Then you have only flowers left: your own mat can’t stop you.")
                               : tr("The skull is what makes the others fear your mat.");
}

} // namespace facedown::table
