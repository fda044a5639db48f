#include "table/skull_words.h"

#include <algorithm>

#include <QStringList>

namespace facedown::table {

using core::Seat;
using skull::Decision;
using skull::Disc;
using skull::Phase;
using skull::View;
using Kind = skull::Decision::Kind;

namespace {

/// Whether the flip between the two views ended the challenge with a skull.
bool turnedUpSkull(const View& after)
{
    return after.table.skullOwner != core::nobody;
}

} // namespace

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
        return tr("The first player is being drawn");
    case Phase::Prepare:
        return tr("%1: place a disc face down").arg(who);
    case Phase::Turn:
        return table.hand(table.actor) > 0 ? tr("%1: add a disc or bid").arg(who)
                                           : tr("%1: bid; no disc is left in hand").arg(who);
    case Phase::Bid:
        return tr("%1: bid more than %2 or pass").arg(who, QString::number(table.bid));
    case Phase::Flip:
        return flipPrompt(view);
    case Phase::Reveal:
        return own ? tr("%1: show what lies face down on your mat, or keep it hidden").arg(who)
                   : tr("%1 may show what lies face down there, or keep it hidden").arg(who);
    case Phase::Shuffle:
        return tr("The discs of %1 are being shuffled").arg(name(table.challenger));
    case Phase::Take:
        return tr("%1: take one of the discs of %2").arg(who, name(table.challenger));
    case Phase::Discard:
        return own ? tr("%1: choose secretly which disc you lose").arg(who)
                   : tr("%1 chooses secretly which disc to lose").arg(who);
    case Phase::Start:
        return tr("%1: choose the next first player").arg(who);
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
    if (faceDown == 0)
        return tr("%1: flip %n more disc(s), from any mat", nullptr, left).arg(who);
    const int own = std::min(faceDown, left);
    if (view.owns(table.actor))
        //: %n is how many of the own discs are still to be flipped.
        return tr("%1: flip %n disc(s) of your own first, from the top", nullptr, own).arg(who);
    //: The same of somebody else, who may be a woman, a man or a program.
    return tr("%1 flips %n of their own disc(s) first, from the top", nullptr, own).arg(who);
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
        return tr("Bid %1", "button").arg(decision.value);
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

QString SkullWords::said(const View& before, const Decision& decision) const
{
    switch (decision.kind) {
    case Kind::Place:
        return before.table.phase == Phase::Prepare ? QString() : tr("One more", "speech bubble");
    case Kind::Bid:
        //: Speech bubble of a player who bids %1.
        return tr("%1!", "speech bubble").arg(decision.value);
    case Kind::Pass:
        return tr("Pass", "speech bubble");
    case Kind::Show:
        return tr("Look!", "speech bubble");
    case Kind::Hide:
        return tr("Hidden", "speech bubble");
    case Kind::Take:
        return tr("That one!", "speech bubble");
    case Kind::Start:
        return tr("%1 goes first", "speech bubble").arg(name(decision.value));
    case Kind::Flip:
    case Kind::Discard:
        break;
    }
    return {};
}

QString SkullWords::flipLine(const View& before, Seat flipped, const View& after) const
{
    const bool skull = turnedUpSkull(after);
    const QString who = name(before.table.challenger);
    if (flipped == before.table.challenger)
        return skull ? tr("%1 flipped one of their own discs: the skull!").arg(who)
                     : tr("%1 flipped one of their own discs: a flower").arg(who);
    //: %1 is the challenger, %2 the player whose disc was flipped.
    return skull ? tr("%1 flipped a disc of %2: the skull!").arg(who, name(flipped))
                 : tr("%1 flipped a disc of %2: a flower").arg(who, name(flipped));
}

QString SkullWords::line(const View& before, const Decision& decision, const View& after) const
{
    const QString who = name(before.table.actor);
    switch (decision.kind) {
    case Kind::Place:
        return before.table.phase == Phase::Prepare ? tr("%1 placed a disc").arg(who)
                                                    : tr("%1 added a disc").arg(who);
    case Kind::Bid:
        return tr("%1 bid %2").arg(who, QString::number(decision.value));
    case Kind::Pass:
        return tr("%1 passed").arg(who);
    case Kind::Flip:
        return flipLine(before, decision.value, after);
    case Kind::Show:
        return tr("%1 showed all the discs on the mat").arg(who);
    case Kind::Hide:
        return tr("%1 kept the discs hidden").arg(who);
    case Kind::Take:
        //: %1 is the owner of the flipped skull, %3 the challenger.
        return tr("%1 took disc %2 from %3")
            .arg(who, QString::number(decision.value), name(before.table.challenger));
    case Kind::Discard:
        return tr("%1 lost a disc").arg(who);
    case Kind::Start:
        return tr("%1 made %2 the next first player").arg(who, name(decision.value));
    }
    return {};
}

QString SkullWords::line(const View& before, const skull::Chance& outcome) const
{
    if (outcome.kind == skull::Chance::Kind::First)
        return firstPlayer(outcome.seat);
    return tr("The discs of %1 were shuffled").arg(name(before.table.challenger));
}

QString SkullWords::round(int number) const
{
    return tr("Round %1").arg(number);
}

QString SkullWords::firstPlayer(Seat seat) const
{
    return tr("%1 is the first player").arg(name(seat));
}

std::vector<std::pair<Seat, QString>> SkullWords::outcomes(const View& before,
                                                           const View& after) const
{
    std::vector<std::pair<Seat, QString>> lines;
    const Seat challenger = before.table.challenger;
    if (before.table.phase == Phase::Flip && after.table.phase != Phase::Flip) {
        View decided = before;
        ++decided.table.flipped;
        decided.table.skullOwner = after.table.skullOwner;
        lines.emplace_back(challenger, verdict(decided));
    }
    for (Seat seat = 0; seat < after.table.seats(); ++seat)
        if (after.table.tribe(seat).out() && !before.table.tribe(seat).out())
            lines.emplace_back(seat, tr("%1 is eliminated").arg(name(seat)));
    if (after.table.phase == Phase::Over && before.table.phase != Phase::Over)
        lines.emplace_back(after.table.winner, outcome(after));
    return lines;
}

QString SkullWords::verdict(const View& deed) const
{
    const skull::Table& table = deed.table;
    if (table.challenger < 0 || table.flipped == 0)
        return {};
    const QString who = name(table.challenger);
    if (table.skullOwner == table.challenger)
        return tr("%1 has failed: their own skull").arg(who);
    if (table.skullOwner >= 0)
        //: %1 is the challenger, %2 the owner of the skull.
        return tr("%1 has failed: the skull of %2").arg(who, name(table.skullOwner));
    if (table.flipped == table.bid)
        return tr("Success for %1").arg(who);
    return {};
}

QString SkullWords::outcome(const View& view) const
{
    if (view.table.phase != Phase::Over)
        return {};
    return tr("%1 has won").arg(name(view.table.winner));
}

QString SkullWords::reason(const View& view) const
{
    const skull::Table& table = view.table;
    if (table.phase != Phase::Over)
        return {};
    for (Seat seat = 0; seat < table.seats(); ++seat)
        if (table.tribe(seat).wins == skull::winsNeeded)
            return tr("The second success of %1 decides the game.").arg(name(seat));
    return tr("Nobody else has a disc left.");
}

QString SkullWords::status(const View& view, Seat seat) const
{
    const skull::Tribe& tribe = view.table.tribe(seat);
    if (tribe.out())
        return tr("eliminated");
    QStringList parts{tr("%n disc(s)", nullptr, tribe.owned())};
    if (tribe.wins > 0)
        parts << tr("%n success(es)", nullptr, tribe.wins);
    return parts.join(QStringLiteral(" · "));
}

QString SkullWords::discWord(Disc disc) const
{
    return disc == Disc::Skull ? tr("skull") : disc == Disc::Flower ? tr("flower") : tr("disc");
}

QString SkullWords::seatDescription(const View& view, Seat seat, const QString& character) const
{
    const skull::Table& table = view.table;
    QStringList parts{name(seat)};
    if (!character.isEmpty())
        parts << tr("bot, %1").arg(character);
    parts << status(view, seat);
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
    if (seat == table.actor)
        parts << tr("to act");
    return parts.join(tr(", ", "between the parts of a description"));
}

QString SkullWords::inHand(const View& view, Seat seat, Disc disc, bool playable) const
{
    const QString what = view.owns(seat) ? tr("%1, in your hand").arg(discWord(disc))
                                         : tr("disc in the hand of %1").arg(name(seat));
    return playable ? tr("%1, playable").arg(what) : what;
}

QString SkullWords::onMat(const View& view, Seat seat, int place, bool canFlip) const
{
    const skull::Tribe& tribe = view.table.tribe(seat);
    const Disc disc = view.onMat(seat, place);
    const bool faceUp = place >= tribe.faceDown();
    //: A disc on a mat: %1 is what it is, %2 whose mat, %3 its place from the bottom, %4 of how
    //: many.
    const QString where = tr("%1 on the mat of %2, %3 of %4")
                              .arg(discWord(disc), name(seat), QString::number(place + 1),
                                   QString::number(tribe.mat));
    const QString what = faceUp ? where : tr("%1, face down").arg(where);
    return canFlip ? tr("%1, can be flipped").arg(what) : what;
}

QString SkullWords::inRow(Seat owner, int position, bool canTake) const
{
    const QString what =
        tr("disc %1 in the row of %2, face down").arg(QString::number(position), name(owner));
    return canTake ? tr("%1, can be taken").arg(what) : what;
}

QString SkullWords::outOfGame(Seat seat) const
{
    return tr("disc of %1, out of the game").arg(name(seat));
}

QString SkullWords::mat(const View& view, Seat seat) const
{
    return view.table.tribe(seat).wins > 0 ? tr("mat of %1, flower side up").arg(name(seat))
                                           : tr("mat of %1, skull side up").arg(name(seat));
}

} // namespace facedown::table
