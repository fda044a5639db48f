#include "table/skull/skull_words.h"

#include <algorithm>

#include <QStringList>

namespace facedown::table {

using core::Seat;
using skull::Decision;
using skull::Disc;
using skull::Phase;
using skull::View;
using Kind = skull::Decision::Kind;
using StepKind = skull::Step::Kind;

QString SkullWords::title(const View& view) const
{
    //: The line beside the prompt. %1 is the number of the round.
    return tr("Skull · round %1 · two successes win").arg(view.table.round);
}

QString SkullWords::prompt(const View& view) const
{
    const skull::Table& table = view.table;
    const QString who = table.actor >= 0 ? name(table.actor) : QString();
    const bool own = table.actor >= 0 && view.owns(table.actor);
    switch (table.phase) {
    case Phase::First:
        return firstPlayerDrawn();
    case Phase::Prepare:
        return tr("%1: place a disc face down").arg(who);
    case Phase::Turn:
        return table.hand(table.actor) > 0 ? tr("%1: add a disc or bid").arg(who)
                                           : tr("%1 must bid: no discs left in hand").arg(who);
    case Phase::Bid:
        return tr("%1: bid more than %2 or pass").arg(who, QString::number(table.bid));
    case Phase::Flip:
        return flipPrompt(view);
    case Phase::Reveal:
        //: %1 is to decide, %2 is the challenger.
        return own ? tr("%1: %2 has failed. Show your face-down discs or keep them hidden")
                         .arg(who, name(table.challenger))
                   : tr("%2 has failed. %1 may show their face-down discs")
                         .arg(who, name(table.challenger));
    case Phase::Shuffle:
        return table.tribe(table.challenger).owned() > 1
                   ? tr("Shuffling %1’s discs…").arg(name(table.challenger))
                   : tr("%1’s last disc is at stake…").arg(name(table.challenger));
    case Phase::Take:
        return tr("%1: take one of %2’s discs").arg(who, name(table.challenger));
    case Phase::Discard:
        if (table.tribe(table.challenger).owned() == 1)
            return own ? tr("%1: give up your last disc").arg(who)
                       : tr("%1 gives up their last disc").arg(who);
        return own ? tr("%1: secretly choose which disc to lose").arg(who)
                   : tr("%1 is secretly choosing which disc to lose").arg(who);
    case Phase::Start:
        return tr("%1: choose who goes first next round").arg(who);
    case Phase::Over:
        return outcome(view);
    }
    return {};
}

QString SkullWords::flipPrompt(const View& view) const
{
    const skull::Table& table = view.table;
    const QString who = name(table.actor);
    const int left = table.bid - table.flipped;
    const int faceDown = table.tribe(table.actor).faceDown();
    if (faceDown == 0 && view.owns(table.actor))
        //: %1 is the player, %n how many discs are still to be flipped.
        return tr("%1: choose whose disc to flip, %n to go", nullptr, left).arg(who);
    if (faceDown == 0)
        return tr("%1: flip %n more disc(s), from any mat", nullptr, left).arg(who);
    const int own = std::min(faceDown, left);
    if (view.owns(table.actor))
        //: %n is how many of the own discs are still to be flipped.
        return tr("%1: flip %n of your own disc(s), from the top", nullptr, own).arg(who);
    //: The same of somebody else, who may be a woman, a man or a program.
    return tr("%1 flips %n of their own disc(s), from the top", nullptr, own).arg(who);
}

QString SkullWords::choice(const View& view, const Decision& decision) const
{
    return decision.kind == Kind::Flip && decision.value != view.table.actor
               ? tr("Flip %1’s disc").arg(name(decision.value))
               : button(view, decision);
}

QString SkullWords::button(const View& view, const Decision& decision) const
{
    const bool first = view.table.phase == Phase::Prepare;
    switch (decision.kind) {
    case Kind::Place:
        if (decision.disc() == Disc::Flower)
            return first ? tr("Place a flower") : tr("Add a flower");
        return first ? tr("Place the skull") : tr("Add the skull");
    case Kind::Bid:
        // Nobody can bid more: the challenge begins at once.
        return (decision.value == view.table.discsOnMats() ? tr("Bid all %1", "button")
                                                           : tr("Bid %1", "button"))
            .arg(decision.value);
    case Kind::Pass:
        return tr("Pass", "button");
    case Kind::Flip:
        if (decision.value == view.table.actor)
            return tr("Flip your own disc");
        //: A button: flip a disc of the player %1. Short: up to eleven stand side by side.
        return tr("%1’s disc").arg(name(decision.value));
    case Kind::Show:
        return tr("Show", "button");
    case Kind::Hide:
        return tr("Keep hidden", "button");
    case Kind::Take:
        return view.table.tribe(view.table.challenger).owned() == 1
                   ? tr("Take the last disc")
                   : tr("Take disc %1").arg(decision.value);
    case Kind::Discard:
        return decision.disc() == Disc::Flower ? tr("Lose a flower") : tr("Lose the skull");
    case Kind::Start:
        //: The next first player is chosen.
        return tr("%1 goes first", "button").arg(name(decision.value));
    }
    return {};
}

QString SkullWords::said(Seat seat, const skull::Step& step, const View& after) const
{
    if (step.kind == StepKind::Lost && step.value > 0 && seat == after.table.skullOwner)
        return tr("That one!", "speech bubble");
    if (step.kind == StepKind::Named && seat == after.table.challenger)
        return tr("%1 goes first", "speech bubble").arg(name(step.seat));
    if (seat != step.seat)
        return {};
    switch (step.kind) {
    case StepKind::Placed:
        return step.value == 0 ? QString() : tr("One more", "speech bubble");
    case StepKind::Bid:
        //: Speech bubble of a player who bids %1.
        return tr("%1!", "speech bubble").arg(step.value);
    case StepKind::Passed:
        return tr("Pass", "speech bubble");
    case StepKind::Showed:
        return tr("Look!", "speech bubble");
    case StepKind::Hid:
        return tr("Not telling!", "speech bubble");
    default:
        return {};
    }
}

QString SkullWords::flipLine(Seat challenger, const skull::Step& step) const
{
    const bool skull = step.disc == Disc::Skull;
    const QString who = name(challenger);
    if (step.seat == challenger)
        return skull ? tr("%1 flipped one of their own discs: the skull!").arg(who)
                     : tr("%1 flipped one of their own discs: a flower").arg(who);
    //: %1 is the challenger, %2 the player whose disc was flipped.
    return skull ? tr("%1 flipped one of %2’s discs: the skull!").arg(who, name(step.seat))
                 : tr("%1 flipped one of %2’s discs: a flower").arg(who, name(step.seat));
}

QString SkullWords::lossLine(Seat taker, const skull::Step& step) const
{
    const QString who = name(step.seat);
    //: %1 is the owner of the flipped skull, %2 the challenger.
    const QString lost = step.value == 0 ? tr("%1 lost a disc").arg(who)
                                         : tr("%1 took a disc from %2").arg(name(taker), who);
    //: %1 says who lost a disc; read only by whoever may know which one it was.
    return step.disc == Disc::Skull    ? tr("%1: the skull!").arg(lost)
           : step.disc == Disc::Flower ? tr("%1: a flower").arg(lost)
                                       : lost;
}

QString SkullWords::line(const skull::Step& step, const View& after) const
{
    const skull::Table& table = after.table;
    const QString who = step.seat >= 0 ? name(step.seat) : QString();
    switch (step.kind) {
    case StepKind::Drawn:
    case StepKind::RoundBegun:
        // Who begins places last (SK-10), which puzzles whoever expects the first disc.
        return tr("%1 is the first player: places last, then begins").arg(who);
    case StepKind::Placed:
        return step.value == 0 ? tr("%1 placed a disc").arg(who) : tr("%1 added a disc").arg(who);
    case StepKind::Bid:
        return tr("%1 bid %2").arg(who, QString::number(step.value));
    case StepKind::Passed:
        return tr("%1 passed").arg(who);
    case StepKind::Flipped:
        return flipLine(table.challenger, step);
    case StepKind::Succeeded:
    case StepKind::Failed:
        return verdict(step);
    case StepKind::Showed:
        return after.skull(step.seat) >= 0 && after.skull(step.seat) < table.tribe(step.seat).mat
                   ? tr("%1 showed their discs: the skull!").arg(who)
                   : tr("%1 showed their discs: no skull").arg(who);
    case StepKind::Hid:
        return tr("%1 kept their discs hidden").arg(who);
    case StepKind::Shuffled:
        // A single disc is in no order.
        return table.tribe(step.seat).owned() > 1 ? tr("%1’s discs were shuffled").arg(who)
                                                  : QString();
    case StepKind::Lost:
        return lossLine(table.skullOwner, step);
    case StepKind::Eliminated:
        return tr("%1 is eliminated").arg(who);
    case StepKind::Named:
        return tr("%1 chose %2 to go first next round").arg(name(table.challenger), who);
    case StepKind::Won:
        return outcome(after);
    case StepKind::ChallengeBegun:
    case StepKind::Returned:
        break;
    }
    return {};
}

QString SkullWords::verdict(const skull::Step& step) const
{
    const QString who = name(step.seat);
    if (step.kind == StepKind::Succeeded)
        return tr("%1 has succeeded").arg(who);
    if (step.value == step.seat)
        return tr("%1 has failed: their own skull").arg(who);
    //: %1 is the challenger, %2 the owner of the skull.
    return tr("%1 has failed: %2’s skull").arg(who, name(step.value));
}

QString SkullWords::outcome(const View& view) const
{
    if (view.table.phase != Phase::Over)
        return {};
    return won({name(view.table.winner)});
}

QString SkullWords::reason(const View& view) const
{
    const skull::Table& table = view.table;
    if (table.phase != Phase::Over)
        return {};
    for (Seat seat = 0; seat < table.seats(); ++seat)
        if (table.tribe(seat).wins == skull::winsNeeded)
            return tr("%1’s second success wins the game.").arg(name(seat));
    return tr("Nobody else has any discs left.");
}

QString SkullWords::status(const View& view, Seat seat) const
{
    const skull::Tribe& tribe = view.table.tribe(seat);
    return cameTo(tribe.owned(), tribe.wins);
}

QString SkullWords::standing(const View& view, Seat player) const
{
    int discs = 0;
    int wins = 0;
    for (Seat seat = player; seat < view.table.seats(); seat += view.table.players) {
        discs += view.table.tribe(seat).owned();
        wins += view.table.tribe(seat).wins;
    }
    return cameTo(discs, wins);
}

QString SkullWords::cameTo(int discs, int wins)
{
    if (discs == 0)
        return tr("eliminated");
    QString left = tr("%n disc(s)", nullptr, discs);
    if (wins == 0)
        return left;
    //: Under a name, in few letters: "3 discs", "1 success".
    return tr("%1 · %2", "discs and successes").arg(left, tr("%n success(es)", nullptr, wins));
}

QString SkullWords::nearMiss(Seat challenger, Seat owner, int missing, int round, bool wins) const
{
    const QString said =
        wins ? tr("In round %1, %2 was %n flower(s) short of winning: then %3’s skull turned up.",
                  nullptr, missing)
             : tr("In round %1, %2 was %n flower(s) short of a success: then %3’s skull turned up.",
                  nullptr, missing);
    return said.arg(QString::number(round), name(challenger), name(owner));
}

QString SkullWords::oneSuccess(Seat player) const
{
    return tr("%1 had one success too.").arg(name(player));
}

QString SkullWords::stopped(Seat winner, int challenges) const
{
    return tr("%1’s skull stopped %n challenge(s).", nullptr, challenges).arg(name(winner));
}

QString SkullWords::lastChallenge(int bid) const
{
    return tr("The last challenge was for %n disc(s).", nullptr, bid);
}

QString SkullWords::discWord(Disc disc) const
{
    return disc == Disc::Skull ? tr("skull") : disc == Disc::Flower ? tr("flower") : tr("disc");
}

QString SkullWords::seatDescription(const View& view, Seat seat, const QString& character) const
{
    const skull::Table& table = view.table;
    QStringList parts{status(view, seat)};
    if (!table.tribe(seat).out()) {
        parts << tr("%n on the mat", nullptr, table.tribe(seat).mat)
              << tr("%n in hand", nullptr, table.hand(seat));
        if (seat == table.starter)
            parts << tr("first player");
        if (table.tribe(seat).passed)
            parts << tr("passed");
        if (seat == table.challenger)
            parts << tr("highest bid: %1").arg(table.bid);
    }
    return describe(seat, character, parts, seat == table.actor);
}

QString SkullWords::inHand(const View& view, Seat seat, Disc disc, bool playable) const
{
    QString what = tr("disc in %1’s hand").arg(name(seat));
    if (view.owns(seat))
        what = tr("%1, in your hand").arg(discWord(disc));
    else if (disc != Disc::Hidden)
        //: %1 is a flower or a skull, %2 whose hand.
        what = tr("%1, in %2’s hand").arg(discWord(disc), name(seat));
    return playable ? tr("%1, playable").arg(what) : what;
}

QString SkullWords::onMat(const View& view, Seat seat, int place, bool canFlip) const
{
    const skull::Tribe& tribe = view.table.tribe(seat);
    const Disc disc = view.onMat(seat, place);
    const bool faceUp = place >= tribe.faceDown();
    //: A disc on a mat: %1 is what it is, %2 whose mat, %3 its place from the bottom, %4 of how
    //: many.
    const QString where = tr("%1 on %2’s mat, number %3 of %4 from the bottom")
                              .arg(discWord(disc), name(seat), QString::number(place + 1),
                                   QString::number(tribe.mat));
    const QString what = faceUp ? where : tr("%1, face down").arg(where);
    return canFlip ? tr("%1, can be flipped").arg(what) : what;
}

QString SkullWords::inRow(Seat owner, int position, bool canTake) const
{
    const QString what =
        tr("disc %1 in %2’s row, face down").arg(QString::number(position), name(owner));
    return canTake ? tr("%1, can be taken").arg(what) : what;
}

QString SkullWords::outOfGame(const View& view, Seat seat, int place) const
{
    const QString what = tr("%1’s disc, out of the game").arg(name(seat));
    const Disc disc = view.amongLost(seat, place);
    //: %1 is where the disc lies, %2 a flower or a skull.
    return disc == Disc::Hidden ? what : tr("%1: %2", "a lost disc").arg(what, discWord(disc));
}

QString SkullWords::mat(const View& view, Seat seat) const
{
    return view.table.tribe(seat).wins > 0 ? tr("%1’s mat, flower side up").arg(name(seat))
                                           : tr("%1’s mat, skull side up").arg(name(seat));
}

} // namespace facedown::table
