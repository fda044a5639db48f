#include "table/nyet/nyet_words.h"

#include <bit>

#include "table/number.h"

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Discarding;
using nyet::Phase;
using nyet::View;
using StepKind = nyet::Step::Kind;

QString NyetWords::colour(int colour) const
{
    switch (colour) {
    case 0:
        return tr("Blue", "colour of cards, by itself");
    case 1:
        return tr("Red", "colour of cards, by itself");
    case 2:
        return tr("Yellow", "colour of cards, by itself");
    case 3:
        return tr("Green", "colour of cards, by itself");
    default:
        return tr("None", "no colour is chosen, by itself");
    }
}

QString NyetWords::colourInSentence(int colour) const
{
    switch (colour) {
    case 0:
        return tr("blue", "colour of cards, in a sentence");
    case 1:
        return tr("red", "colour of cards, in a sentence");
    case 2:
        return tr("yellow", "colour of cards, in a sentence");
    default:
        return tr("green", "colour of cards, in a sentence");
    }
}

QString NyetWords::card(Card card) const
{
    if (!card.known())
        return tr("a card");
    //: A card: %1 is its colour, %2 its number.
    return tr("%1 %2", "card").arg(colourInSentence(int(card.colour()))).arg(card.value());
}

QString NyetWords::title(const View& view) const
{
    const nyet::Table& table = view.table;
    if (table.dealer < 0)
        return tr("Nyet!", "the game's name");
    if (table.target > 0)
        //: %1 is the number of the round, %2 the points that end the game, %3 who deals.
        return tr("Nyet! · round %1 · to %2 points · %3 deals")
            .arg(QString::number(table.round), QString::number(table.target), name(table.dealer));
    //: %1 is the number of the round, %2 how many there are, %3 who deals.
    return tr("Nyet! · round %1 of %2 · %3 deals")
        .arg(QString::number(table.round), QString::number(table.rounds()), name(table.dealer));
}

QString NyetWords::playPrompt(const View& view) const
{
    const nyet::Table& table = view.table;
    const QString who = name(table.actor);
    if (table.trick.size == 0)
        return tr("%1: lead a card").arg(who);
    const Cards asked = table.trumps().following(table.trick.card(0));
    const bool own = table.actor == view.viewer;
    if (own && (view.hand(table.actor) & asked).empty())
        return tr("%1: you can’t follow suit, so play any card").arg(who);
    if (asked == table.trumps().group())
        return (own ? tr("%1: follow suit (trump)") : tr("%1: follow suit if you can (trump)"))
            .arg(who);
    return (own ? tr("%1: follow suit (%2)") : tr("%1: follow suit if you can (%2)"))
        .arg(who, colourInSentence(int(table.trick.card(0).colour())));
}

QString NyetWords::prompt(const View& view, std::size_t chosen) const
{
    const nyet::Table& table = view.table;
    const QString who = table.actor >= 0 ? name(table.actor) : QString();
    switch (table.phase) {
    case Phase::Dealer:
        return tr("Choosing the first dealer…");
    case Phase::Deal:
        return tr("%1 deals").arg(name(table.dealer));
    case Phase::Veto:
        return tr("%1: veto a square; the last one left in a row is the rule").arg(who);
    case Phase::Team:
        return table.players == 5   ? tr("%1: choose one or two team-mates").arg(who)
               : table.players == 4 ? tr("%1: choose a team-mate").arg(who)
                                    : tr("%1: choose a team-mate, or play alone").arg(who);
    case Phase::Bonus:
        return tr("%1: who on the smaller team gets the bonus card?").arg(who);
    case Phase::Discard:
        if (table.discarding() == Discarding::NotOne)
            return tr("%1: choose a card to discard (not a 1)").arg(who);
        if (table.discarding() != Discarding::Two)
            return tr("%1: choose a card to discard").arg(who);
        return table.seat(table.actor).discarded == 1 || chosen == 1
                   ? tr("%1: choose one more card to discard").arg(who)
                   : tr("%1: choose two cards to discard").arg(who);
    case Phase::Give:
        return tr("%1: choose a card to pass to %2 on the left")
            .arg(who, name(table.next(table.actor)));
    case Phase::Play:
        return playPrompt(view);
    case Phase::Over:
        return {};
    }
    return {};
}

QString NyetWords::matesPrompt(const View& view) const
{
    return tr("%1: choose one or two team-mates by pressing their seats")
        .arg(name(view.table.actor));
}

QString NyetWords::teamButton(const View& view, unsigned mates) const
{
    if (mates == 0)
        return tr("Play alone", "button");
    QStringList who;
    for (Seat seat = 0; seat < view.table.players; ++seat)
        if ((mates >> unsigned(seat) & 1U) != 0)
            who << name(seat);
    //: A button: the start player's team-mates.
    return who.size() == 1 ? tr("With %1", "button").arg(who[0])
                           : tr("With %1 and %2", "button").arg(who[0], who[1]);
}

QString NyetWords::bonusButton(const View& view, Seat seat) const
{
    return seat == view.table.actor ? tr("Bonus card for me", "button")
                                    : tr("Bonus card for %1", "button").arg(name(seat));
}

QString NyetWords::said(Seat seat, const nyet::Step& step) const
{
    if (seat != step.seat)
        return {};
    switch (step.kind) {
    case StepKind::Vetoed:
        return tr("Nyet!", "speech bubble of who vetoes");
    case StepKind::TeamsChosen:
        return std::popcount(static_cast<unsigned>(step.value)) == 1
                   ? tr("Alone!", "speech bubble")
                   : tr("Together!", "speech bubble");
    case StepKind::Discarded:
        return tr("Done!", "speech bubble");
    case StepKind::Gave:
        return tr("Ready!", "speech bubble of who has chosen a card to pass");
    default:
        return {};
    }
}

QString NyetWords::teamLine(const nyet::Step& step, const View& after) const
{
    QStringList mates;
    for (Seat seat = 0; seat < after.table.players; ++seat)
        if (seat != step.seat && after.table.sameTeam(seat, step.seat))
            mates << name(seat);
    if (mates.isEmpty())
        return tr("%1 plays alone").arg(name(step.seat));
    //: %2 is one name, or two: "Bruno and Cora".
    return tr("%1 plays with %2").arg(name(step.seat), names(mates));
}

QString NyetWords::line(const nyet::Step& step, const View& after) const
{
    const nyet::Table& table = after.table;
    const QString who = step.seat >= 0 ? name(step.seat) : QString();
    switch (step.kind) {
    case StepKind::DealerDrawn:
        return tr("%1 deals first").arg(who);
    case StepKind::Dealt:
        return tr("%1 dealt").arg(who);
    case StepKind::Vetoed:
        return vetoLine(step, after);
    case StepKind::TeamsChosen:
        return teamLine(step, after);
    case StepKind::BonusGiven:
        if (table.players == 3) // nobody had a choice
            return {};
        if (step.seat == table.startPlayer())
            return tr("%1 kept the bonus card").arg(who);
        return tr("%1 gave the bonus card to %2").arg(name(table.startPlayer()), who);
    case StepKind::Discarded:
        return tr("%1 discarded %2").arg(who, card(step.card));
    case StepKind::Gave:
        //: %2 is a card, %3 the neighbour on the left.
        return tr("%1 chose %2 to pass to %3")
            .arg(who, card(step.card), name(table.next(step.seat)));
    case StepKind::Played:
        return tr("%1 played %2").arg(who, card(step.card));
    case StepKind::TrickTaken:
        return trickLine(table.last, table);
    case StepKind::RoundScored:
        return roundScores(table);
    case StepKind::HandedOver:
        return receivedLine(after);
    case StepKind::BoardDecided:
    case StepKind::RoundBegun:
    case StepKind::Over:
        break;
    }
    return {};
}

QString NyetWords::receivedLine(const View& after) const
{
    if (after.viewer < 0)
        return {};
    const Seat giver = after.viewer == 0 ? after.table.players - 1 : after.viewer - 1;
    //: %2 is the card that %1, the neighbour on the right, passed to %3.
    return tr("%1 passed %2 to %3")
        .arg(name(giver), card(after.received[after.viewer]), name(after.viewer));
}

QString NyetWords::meanwhile(const nyet::Step& step, const View& after) const
{
    switch (step.kind) {
    case StepKind::Gave:
        return meaning(after, nyet::Row::Discard, int(Discarding::Left));
    case StepKind::Played:
        return trickLine(after.table.trick, after.table);
    case StepKind::TrickTaken:
    case StepKind::RoundScored:
        return tr("Round %1 is over").arg(after.table.round);
    default:
        return line(step, after);
    }
}

QString NyetWords::section(const View& before) const
{
    const nyet::Table& table = before.table;
    if (table.phase != Phase::Play)
        return round(table.round);
    // When all tricks have been taken it is still about the last.
    int tricks = table.actor >= 0 || table.trick.size > 0 ? 1 : 0;
    for (Seat seat = 0; seat < table.players; ++seat)
        tricks += table.seat(seat).tricks;
    return tr("Round %1 · trick %2").arg(table.round).arg(tricks);
}

QString NyetWords::trickLine(const nyet::Trick& trick, const nyet::Table& table) const
{
    const nyet::Trumps trumps = table.trumps();
    const int winning = trick.winning(trumps);
    const Card best = trick.card(winning);
    const QString who = name(trick.seat(winning, table.players));
    int alike = 0;
    for (int place = 0; place < trick.size; ++place)
        alike += trick.card(place) == best ? 1 : 0;
    if (trumps.isSuper(best))
        return alike > 1 ? tr("%1 took the trick with the last super trump played").arg(who)
                         : tr("%1 took the trick with a super trump").arg(who);
    if (alike > 1)
        return tr("%1 took the trick with the last-played 1 of its colour").arg(who);
    if (int(best.colour()) == trumps.colour)
        return tr("%1 took the trick with the highest trump").arg(who);
    return tr("%1 took the trick with the highest %2 card")
        .arg(who, colourInSentence(int(best.colour())));
}

QString NyetWords::outcome(const core::Winners& winners) const
{
    return won(winners);
}

QString NyetWords::reason(const nyet::Table& table, const core::Winners& winners) const
{
    if (winners.empty())
        return {};
    const QString score = numberText(table.seat(winners[0]).score);
    return winners.size() == 1 ? tr("%1 is the highest total.").arg(score)
                               : tr("Tied for the highest total: %1.").arg(score);
}

QStringList NyetWords::scoreHeadings(const nyet::Table& table) const
{
    QStringList headings{tr("Tricks", "heading of a column of scores"),
                         tr("Treasures", "heading of a column of scores")};
    if (table.bonus >= 0)
        headings << tr("Bonus", "heading of a column of scores");
    //: The sum of a team's tricks and treasures.
    headings << tr("Team", "heading of a column of scores");
    //: What the team's sum is multiplied by, over the column of what comes of it.
    headings << tr("× %1", "heading of a column of scores").arg(numberText(table.points()))
             << tr("Total", "heading of a column of scores");
    return headings;
}

QString NyetWords::scoreLine(const nyet::Table& table, Seat seat) const
{
    QStringList parts{tr("%n trick(s)", nullptr, table.seat(seat).tricks),
                      tr("%n treasure(s)", nullptr, table.treasuresOf(seat))};
    if (seat == table.bonus)
        parts << tr("bonus card");
    parts << tr("%1 this round").arg(numberText(table.roundScore(seat)));
    return tr("%1: %2", "a player and what there is to say").arg(name(seat), description(parts));
}

QString NyetWords::roundScores(const nyet::Table& table) const
{
    QStringList scores;
    for (Seat seat = 0; seat < table.players; ++seat) {
        const int round = table.roundScore(seat);
        const QString plus = round > 0 ? QStringLiteral("+") : QString();
        //: A player and the points of a round: "Ana +12".
        QString score = tr("%1 %2", "score").arg(name(seat), plus + numberText(round));
        scores << score.replace(QLatin1Char(' '), QChar::Nbsp); // on one line
    }
    return items(scores);
}

QString NyetWords::status(const nyet::Table& table, Seat seat) const
{
    if (table.phase == Phase::Veto)
        return vetoes(table, seat);
    if (table.phase != Phase::Play && table.phase != Phase::Over) {
        const int due =
            table.phase == Phase::Discard && table.discarding() == Discarding::Two ? 2 : 1;
        if (table.phase == Phase::Discard && table.seat(seat).discarded == due)
            return tr("has discarded", "status of a player, very short");
        if (table.phase == Phase::Give && table.seat(seat).given)
            return tr("has chosen", "status of a player, very short");
        return seat == table.startPlayer() ? tr("start player", "status of a player, very short")
               : seat == table.dealer      ? tr("dealer", "status of a player, very short")
                                           : QString();
    }
    const QString tricks = tr("%n trick(s)", nullptr, table.seat(seat).tricks);
    const int treasures = table.treasuresOf(seat);
    //: Tricks, and how many treasures, very short.
    return treasures == 0 ? tricks : tr("%1 + %2 ★").arg(tricks).arg(treasures);
}

QString NyetWords::seatDescription(const View& view, Seat seat, const QString& character) const
{
    const nyet::Table& table = view.table;
    QStringList parts{points(table.seat(seat).score),
                      tr("%n card(s) in hand", nullptr, table.seat(seat).held)};
    if (table.phase == Phase::Veto)
        parts << vetoes(table, seat);
    if (table.hasTeams())
        parts << (table.sameTeam(seat, table.startPlayer()) ? tr("on the start player’s team")
                                                            : tr("on the other team"))
              << tr("%n trick(s)", nullptr, table.seat(seat).tricks)
              << tr("%n treasure(s)", nullptr, table.treasuresOf(seat));
    if (seat == table.bonus)
        parts << tr("bonus card");
    if (seat == table.startPlayer())
        parts << tr("start player", "status of a player, very short");
    return describe(seat, character, parts, seat == table.actor);
}

QString NyetWords::inHand(Seat seat, Card what, bool playable, bool chosen) const
{
    if (!what.known())
        return tr("card in %1’s hand").arg(name(seat));
    const QString held = tr("%1, in your hand").arg(card(what));
    if (chosen)
        return tr("%1, chosen").arg(held);
    return playable ? tr("%1, playable").arg(held) : held;
}

QString NyetWords::inTrick(Seat seat, Card what) const
{
    return tr("%1, played by %2").arg(card(what), name(seat));
}

QString NyetWords::treasure(Seat seat, Card what) const
{
    return tr("%1, %2’s treasure").arg(card(what), name(seat));
}

QString NyetWords::pile(const nyet::Table& table, Seat seat) const
{
    return tr("%1’s %n trick(s)", nullptr, table.seat(seat).tricks).arg(name(seat));
}

} // namespace facedown::table
