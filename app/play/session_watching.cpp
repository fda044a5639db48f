#include <utility>

#include "play/session.h"

// With whose eyes the table is looked at, at which moment, and how by those who only watch.

namespace facedown::play {

using core::Seat;

Seat Session::viewer() const
{
    const int humans = peopleHere();
    if (match_.over() ? humans == 0 || watcher_ != core::nobody : !hasPeople())
        return watcher_;
    if (humans == 0)
        return core::nobody;
    const bool hidden = sharing() == Preferences::Peek;
    if (peeking_) // never in the past
        return match_.playerOf(match_.actor());
    if (shared())
        return !hidden && live() && uncovered_ >= 0 ? match_.playerOf(uncovered_) : core::nobody;
    if (hidden && !match_.over())
        return core::nobody;
    Seat seat = 0;
    while (!isHere(seat))
        ++seat;
    return seat; // the first of a player has their number
}

void Session::passOn()
{
    passedOn_ = sharing() != Preferences::Peek; // where nothing is in sight anyway
    coverAnew();
}

void Session::watchAs(Seat seat)
{
    ownEyes_.reset();
    watcher_ = seat;
    show();
}

void Session::lookBack(int moment)
{
    peeking_ = false;
    replay_.pause();
    flow_.lookBack(static_cast<std::size_t>(std::max(moment, 0)));
}

void Session::backToNow()
{
    replay_.pause();
    flow_.backToNow();
}

table::Decided Session::decided() const
{
    const table::Look look = flow_.look();
    // Not while the event before it is still looked at step by step.
    return look.step == table::Look::settled ? review_.decidedAt(look.moment) : table::Decided();
}

void Session::setReplaying(bool replaying)
{
    if (replaying == replay_.playing() || curtain_)
        return;
    peeking_ = false;
    if (replaying && live()) {
        setFast(false);
        // What goes by at once cannot be watched.
        slowed_ = preferences_->pace() == Preferences::Instant;
        if (slowed_)
            preferences_->overridePace(Preferences::Fast);
    }
    if (replaying)
        replay_.play(live() ? 0 : flow_.moment());
    else
        replay_.pause();
    emit changed();
}

void Session::lookBackAt(int player, int moment)
{
    if (!eyesOffered() || !review_.isOpen())
        return;
    lookBack(moment);
    if (live())
        return;
    if (!ownEyes_)
        ownEyes_ = watcher_;
    // For the eyes of another the table would turn, and one would no longer sit where one sat.
    const bool own = player == match_.playerOf(table()->bottom());
    watcher_ = own ? player : core::everySeat;
    show();
}

int Session::chosenViewer() const
{
    return watcher_ == core::everySeat ? match_.players() + 1
           : watcher_ == core::nobody  ? 0
                                       : watcher_ + 1;
}

void Session::chooseViewer(int place)
{
    const int all = match_.players() + 1;
    if (eyesOffered() && place >= 0 && place <= all)
        watchAs(place == all ? core::everySeat : place == 0 ? core::nobody : place - 1);
}

QStringList Session::eyeNames() const
{
    const QString usual = hasPeople() ? tr("As it was played") : tr("As everybody saw it");
    //: One of the ways to look at a game: nothing is hidden from whoever looks.
    return QStringList(usual) + playerNames(match_) + QStringList(tr("All face up"));
}

QString Session::out() const
{
    // Whoever is out may still be asked who goes first.
    if (!live() || match_.over() || isHere(match_.actor()))
        return {};
    int here = 0;
    Seat last = core::nobody;
    for (Seat seat = 0; seat < match_.seats(); ++seat) {
        if (!isHere(seat))
            continue;
        if (!table()->seats()->rows()[seat].out)
            return {};
        here += seat < match_.players() ? 1 : 0;
        last = match_.playerOf(seat);
    }
    return here == 0  ? QString()
           : here > 1 ? tr("All of you are out. The game goes on.")
                      : tr("%1 is out. The game goes on.").arg(playerNames(match_)[last]);
}

void Session::endSlowness()
{
    if (std::exchange(slowed_, false) && preferences_->pace() == Preferences::Fast)
        preferences_->overridePace(Preferences::Instant); // else it has been set meanwhile
}

void Session::setFast(bool fast)
{
    if (fast == pace_.has_value())
        return;
    const auto faster = [](Preferences::Pace pace) {
        return pace < Preferences::Fast ? Preferences::Fast : Preferences::Instant;
    };
    if (fast)
        preferences_->overridePace(faster(pace_.emplace(preferences_->pace())));
    else if (const auto before = *std::exchange(pace_, {});
             preferences_->pace() == faster(before)) // else it has been set meanwhile
        preferences_->overridePace(before);
    emit changed();
}

} // namespace facedown::play
