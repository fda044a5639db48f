#include "play/replay.h"

#include <algorithm>

namespace facedown::play {

using table::Look;

namespace {

/// Between two events, in milliseconds at the normal pace.
constexpr int betweenEvents = 600;
/// However fast the pace, one sees that something goes by.
constexpr int leastBetween = 60;

} // namespace

Replay::Replay(const Presenter& presenter, const Preferences& preferences)
    : presenter_(presenter)
    , preferences_(preferences)
{
    look_.past = true;
    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, &Replay::goOn);
}

void Replay::play(std::size_t moment)
{
    playing_ = true;
    look_.moment = moment;
    look_.step = Look::settled;
    look_.unsaid = false;
    show(preferences_.paced(betweenEvents));
}

void Replay::pause()
{
    playing_ = false;
    clock_.stop();
}

void Replay::goOn()
{
    if (look_.unsaid)
        return tell(look_.step);
    if (look_.step != Look::settled)
        return goStep(look_.step + 1);
    if (look_.moment == presenter_.events()) {
        pause();
        emit ended();
        return;
    }
    ++look_.moment;
    goStep(0);
}

void Replay::goStep(int step)
{
    if (step == presenter_.steps(look_.moment - 1)) {
        look_.step = Look::settled;
        return show(std::max(leastBetween, preferences_.paced(betweenEvents)));
    }
    const int turning = preferences_.paced(presenter_.showing(look_.moment - 1, step).turning);
    if (turning == 0)
        return tell(step);
    look_.step = step;
    look_.unsaid = true;
    show(turning);
    sound(step, step);
}

void Replay::tell(int step)
{
    const int unheard = look_.unsaid ? step + 1 : step;
    look_.step = presenter_.toldWith(look_.moment - 1, step);
    look_.unsaid = false;
    show(preferences_.paced(presenter_.showing(look_.moment - 1, look_.step).dwell));
    sound(unheard, look_.step);
}

void Replay::sound(int first, int last)
{
    const table::Sound sound = presenter_.sound(look_.moment - 1, first, last);
    if (sound != table::Sound::None)
        emit sounded(sound);
}

void Replay::show(int milliseconds)
{
    clock_.start(milliseconds);
    emit shown(look_);
}

} // namespace facedown::play

#include "moc_replay.cpp"
