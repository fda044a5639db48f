#include "table/geschenkt/geschenkt_hint.h"

#include <algorithm>
#include <numeric>

namespace facedown::table {

using core::Seat;
using geschenkt::Cards;
using geschenkt::Decision;

namespace {

/// With so few chips one is soon forced to take whatever comes.
constexpr int fewChips = 4;
/// With so few cards still to be turned nobody catches up any more.
constexpr int fewCards = 8;
/// Less than most cards cost.
constexpr int littlePoints = 10;

/// How many chips for each point of its number a card has when somebody takes it whom it does not
/// fit: hardly ever fewer, hardly ever more. Hard bots take it for about 0.25, others for 0.38.
constexpr double leastPrice = 0.2;
constexpr double mostPrice = 0.55;

bool joins(Cards cards, int card)
{
    return cards.contains(card - 1) || cards.contains(card + 1);
}

} // namespace

GeschenktHint::GeschenktHint(const geschenkt::View& view, geschenkt::Geschenkt::History history,
                             const GeschenktWords& words)
    : view_(view)
    , words_(words)
{
    core::Random none;
    chips_ = geschenkt::Geschenkt::determinize(view, history, none).chips;
}

QString GeschenktHint::reason(Decision decision) const
{
    return decision == Decision::Take ? whyTake() : whyPay();
}

QString GeschenktHint::settled(bool won) const
{
    if (view_.table.deck > fewCards)
        return {};
    return won ? tr("You can hardly lose now: just aim for as few points as possible.")
               : tr("You can hardly win now: just aim for as few points as possible.");
}

int GeschenktHint::across(Seat seat, int missing) const
{
    const geschenkt::Table& table = view_.table;
    for (const int by : {1, -1}) {
        const int far = table.card + (missing + 1) * by;
        bool open = table.deck >= missing && table.cards(seat).contains(far);
        for (int step = 1; step <= missing; ++step)
            open = open && table.unseen.contains(table.card + step * by);
        if (open)
            return far;
    }
    return 0;
}

int GeschenktHint::price() const
{
    const geschenkt::Table& table = view_.table;
    return table.cards(table.actor).costOfTaking(table.card) - table.pot;
}

bool GeschenktHint::fits(Seat seat) const
{
    return joins(view_.table.cards(seat), view_.table.card);
}

bool GeschenktHint::fitsOthers() const
{
    for (Seat seat = 0; seat < view_.table.players; ++seat)
        if (seat != view_.table.actor && fits(seat))
            return true;
    return false;
}

std::optional<Seat> GeschenktHint::whoWantsIt(bool refused) const
{
    for (int on = 1; on < view_.table.players; ++on)
        if (const Seat seat = seatOn(on); fits(seat) && hasRefused(seat) == refused)
            return seat;
    return {};
}

bool GeschenktHint::hasRefused(Seat seat) const
{
    // Each chip on the card is somebody's who refused it, one after another.
    const geschenkt::Table& table = view_.table;
    const int before = (table.actor - seat + table.players) % table.players;
    return table.pot >= before;
}

int GeschenktHint::chipsNextTime() const
{
    return view_.table.pot + view_.table.players;
}

bool GeschenktHint::comesBack() const
{
    const geschenkt::Table& table = view_.table;
    for (Seat seat = 0; seat < table.players; ++seat)
        if (seat != table.actor && across(seat, 1) != 0)
            return false;
    return !fitsOthers() && chipsNextTime() <= leastPrice * table.card;
}

bool GeschenktHint::mayBeTakenBefore(Seat seat) const
{
    const geschenkt::Table& table = view_.table;
    for (int on = 1; seatOn(on) != seat; ++on)
        if (chips_[seatOn(on)] <= 1 || table.pot + on > leastPrice * table.card)
            return true;
    return false;
}

int GeschenktHint::mostChipsElsewhere() const
{
    int most = 0;
    for (int on = 1; on < view_.table.players; ++on)
        most = std::max<int>(most, chips_[seatOn(on)]);
    return most;
}

QString GeschenktHint::whyTake() const
{
    const geschenkt::Table& table = view_.table;
    const int price = this->price();
    const int chips = view_.chipsOf(table.actor);
    if (fits(table.actor)) {
        const QString effect = words_.joining(view_);
        //: %1 is what taking the card does: "Joins 21: costs nothing extra".
        if (fitsOthers())
            return tr("%1, and fits someone else’s cards too.").arg(effect);
        return table.pot > 0
                   //: %1 is what taking the card does: "Joins 21: costs nothing extra".
                   ? tr("%1, and %n chip(s) come with it; if you wait for more, someone else may "
                        "take it.",
                        nullptr, table.pot)
                         .arg(effect)
                   //: %1 is what taking the card does: "Joins 21: costs nothing extra".
                   : tr("%1, and if you refuse, someone else may take it.").arg(effect);
    }
    if (price <= 0)
        return tr("The chips on it make up for what it costs.");
    // With the last card the game ends (GE-14): chips are of no more use then.
    const bool last = table.deck == 0;
    if (!last && table.pot > chips && chips <= fewChips)
        //: %1 is how many chips lie on the card, %2 what it costs after them: "3 points".
        return tr("With only %n chip(s) left you need the %1 on this card, though it costs you %2.",
                  nullptr, chips)
            .arg(QString::number(table.pot), words_.points(price));
    if (const int own = across(table.actor, 1); own != 0)
        //: %1 is the number of a card, %n what this one costs after the chips on it.
        return tr("It costs you %n point(s), but if the %1 turns up and you take it, it will link "
                  "this card to yours.",
                  nullptr, price)
            .arg((own + table.card) / 2);
    if (table.pot > 0 && price <= littlePoints)
        return tr("With the chips on it, it costs you only %n point(s).", nullptr, price);
    if (table.pot == 0 || last)
        return {};
    if (const int own = across(table.actor, 2); own != 0)
        //: %1 is the number of one's own card, %n what this one costs after the chips on it.
        return tr("It costs you %n point(s) after its chips, but if the cards between turn up and "
                  "you take them, it will be one run with your %1.",
                  nullptr, price)
            .arg(own);
    return table.pot < fewChips ? QString() : whatItsChipsAreFor();
}

QString GeschenktHint::whatItsChipsAreFor() const
{
    const geschenkt::Table& table = view_.table;
    const int price = this->price();
    const int chips = view_.chipsOf(table.actor);
    const int most = mostChipsElsewhere();
    if (chips > most)
        //: %n is what the card costs after the chips on it, %1 how many chips one has then and %2
        //: how many there are in the game.
        return tr("It costs you %n point(s) after its chips, but then you hold %1 of all %2 chips.",
                  nullptr, price)
            .arg(chips + table.pot)
            .arg(std::accumulate(chips_.begin(), chips_.end(), int{table.pot}));
    //: %n is what the card costs after the chips on it, %1 and %2 how many chips one has before
    //: and after.
    return (chips + table.pot > most
                ? tr("It costs you %n point(s) after its chips, but with %2 chips instead of %1 "
                     "you can refuse longer than anyone else.",
                     nullptr, price)
                : tr("It costs you %n point(s) after its chips, but gives you %2 chips to refuse "
                     "with instead of %1.",
                     nullptr, price))
        .arg(chips)
        .arg(chips + table.pot);
}

QString GeschenktHint::whyPay() const
{
    const geschenkt::Table& table = view_.table;
    const int price = this->price();
    const auto other = whoWantsIt(false);
    // Who cannot pay takes it (GE-12), so that it does not come back; but not if it fits somebody
    // before.
    for (int on = 1; on < table.players; ++on) {
        const Seat seat = seatOn(on);
        if (chips_[seat] == 0)
            return on == 1
                       ? tr("%1 has no chips left and must take it.").arg(words_.name(seat))
                       : tr("%1 has no chips left and must take it, unless someone takes it first.")
                             .arg(words_.name(seat));
        if (fits(seat))
            break;
    }
    const bool fitsOwn = fits(table.actor);
    if (fitsOwn && !fitsOthers())
        return tr("It fits your cards and nobody else’s: let it collect chips.");
    if (other && !fitsOwn && price > 0 && mayBeTakenBefore(*other))
        return whyItIsTaken();
    if (other && !fitsOwn && price <= 0)
        return tr("It joins %1’s cards and costs %1 nothing, so %1 will probably take it.")
            .arg(words_.name(*other));
    const int saved = other ? -table.cards(*other).costOfTaking(table.card) : 0;
    if (other && !fitsOwn && saved > 0)
        //: %1 is a player, %2 what the card takes off that player's cost: "3 points"; %n is what it
        //: costs oneself after the chips on it.
        return tr("It joins %1’s cards and saves %1 %2, so %1 will probably take it; you would pay "
                  "%n point(s) for it.",
                  nullptr, price)
            .arg(words_.name(*other), words_.points(saved));
    if (other && !fitsOwn)
        //: %n is what the card costs oneself after the chips on it.
        return tr("It joins %1’s cards and costs %1 nothing, so %1 will probably take it; you "
                  "would pay %n point(s) for it.",
                  nullptr, price)
            .arg(words_.name(*other));
    if (price <= 0)
        return !other && comesBack() ? whyItComesBack() : QString();
    if (const auto waits = whoWantsIt(true); waits && !fitsOwn)
        //: %1 is a player, %n what the card costs oneself after the chips on it.
        return tr("It joins %1’s cards, and %1 may be waiting for more chips; you would pay %n "
                  "point(s) for it.",
                  nullptr, price)
            .arg(words_.name(*waits));
    if (view_.chipsOf(table.actor) == 1)
        //: %n is what the card costs after the chips on it, %1 how many chips are on it then.
        return tr("Taking it adds %n point(s) to your score; if you pay your last chip, someone "
                  "else may take it, or it comes back with %1 chips on it.",
                  nullptr, price)
            .arg(chipsNextTime());
    // Who has more chips than the others waits until one of them must take it.
    const int chips = view_.chipsOf(table.actor);
    if (chips >= 2 * mostChipsElsewhere())
        return tr("You have far more chips than anyone and can go on refusing; taking it adds %n "
                  "point(s) to your score.",
                  nullptr, price);
    if (const auto poor = whoWillHaveTo())
        //: %1 is a player.
        return tr("%1 is short of chips and may soon have to take it; taking it yourself adds %n "
                  "point(s) to your score.",
                  nullptr, price)
            .arg(words_.name(*poor));
    if (comesBack())
        return whyItComesBack();
    if (chips <= fewChips && price > littlePoints)
        //: %1 is how many chips one has left, two or more.
        return tr("Taking it adds %n point(s) to your score: a lot, even with only %1 chips left.",
                  nullptr, price)
            .arg(chips);
    if (chipsNextTime() > mostPrice * table.card)
        return whyItIsTaken();
    //: %n is what the card costs after the chips on it, %1 how many chips are on it if it comes
    //: back.
    return tr("Taking it now costs you %n point(s); if you pay one chip instead, someone else may "
              "take it, or it comes back to you with %1 chips on it.",
              nullptr, price)
        .arg(chipsNextTime());
}

std::optional<Seat> GeschenktHint::whoWillHaveTo() const
{
    const geschenkt::Table& table = view_.table;
    int poorest = 1;
    for (int on = 2; on < table.players; ++on)
        if (chips_[seatOn(on)] < chips_[seatOn(poorest)])
            poorest = on;
    const int left = chips_[seatOn(poorest)];
    const int chipsThen = table.pot + poorest + left * table.players;
    if (left >= fewChips || left + 1 >= view_.chipsOf(table.actor) ||
        chipsThen > mostPrice * table.card)
        return {};
    return seatOn(poorest);
}

QString GeschenktHint::whyItIsTaken() const
{
    return tr("Someone else will probably take it before it comes back; taking it yourself "
              "adds %n point(s) to your score.",
              nullptr, price());
}

QString GeschenktHint::whyItComesBack() const
{
    const int price = this->price();
    if (price <= 0)
        return tr("It will probably go round and come back to you with %n chip(s) on it.", nullptr,
                  chipsNextTime());
    //: %n is what the card costs after the chips on it, %1 how many chips are on it then.
    return tr("Taking it now costs you %n point(s); if you pay one chip instead, it will probably "
              "come back to you with %1 chips on it.",
              nullptr, price)
        .arg(chipsNextTime());
}

} // namespace facedown::table
