#include "play/match_flow.h"

#include <algorithm>
#include <utility>

#include "play/characters.h"
#include "play/people.h"

namespace facedown::play {

using core::Seat;
using table::Look;

namespace {

/// How long a round's scores are shown while only bots play, in milliseconds at the normal pace.
constexpr int tallyTime = 6000;
/// How long bots take, likewise, in turn by the number of events so far: longer than any may think,
/// and the same whatever there is to decide, for a pause would tell how much choice a hand leaves.
constexpr int botPauses[] = {780, 1100, 850, 950, 1250, 800, 900};
/// One that thinks is waited for somewhat longer than it may, even where there is no pause.
constexpr std::chrono::milliseconds afterThinking{20};

} // namespace

MatchFlow::MatchFlow(match::Match& match, Presenter& presenter, EngineWorker& engine,
                     const Preferences& preferences)
    : match_(match)
    , presenter_(presenter)
    , engine_(engine)
    , preferences_(preferences)
{
    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, &MatchFlow::timeIsUp);
    thinking_.setSingleShot(true);
    thinking_.setTimerType(Qt::PreciseTimer);
    connect(&thinking_, &QTimer::timeout, this, &MatchFlow::botMoves);
}

MatchFlow::~MatchFlow()
{
    engine_.cancel(job_);
}

Look MatchFlow::look() const
{
    return past_ ? *past_ : present();
}

Look MatchFlow::present() const
{
    Look look;
    look.moment = match_.length();
    look.step = step_;
    look.unsaid = state_ == State::Turning;
    return look;
}

MatchFlow::State MatchFlow::next() const
{
    if (!kept_)
        return State::Saving;
    const Seat actor = match_.actor();
    return actor == core::nobody                   ? State::Over
           : actor == core::chance                 ? State::Chance
           : isHuman(match_, actor) && !isForced() ? State::Person
                                                   : State::Bot;
}

void MatchFlow::begin()
{
    const State before = std::exchange(state_, next());
    emit changed();
    goOn(before);
}

void MatchFlow::stop()
{
    dropWhatIsUnderWay();
    undone_.clear();
    state_ = State::Stopped;
}

void MatchFlow::dropWhatIsUnderWay()
{
    engine_.cancel(std::exchange(job_, EngineWorker::none));
    clock_.stop();
    thinking_.stop();
    waits_ = false;
    queued_.clear();
}

void MatchFlow::settle()
{
    if (!live())
        return;
    clock_.stop();
    waits_ = false;
    step_ = Look::settled;
    const State before = state_;
    if (before != State::Stopped)
        state_ = next();
    emit changed();
    emit settled();
    goOn(before);
}

void MatchFlow::goOn(State before)
{
    switch (state_) {
    case State::Chance:
        return script_ ? goOnByScript() : drawByChance();
    case State::Person:
        return awaitPerson();
    case State::Bot:
        return script_                           ? goOnByScript()
               : isHuman(match_, match_.actor()) ? doWhatMustBe()
                                                 : awaitBot();
    case State::Over:
        if (before != State::Over) {
            if (auto farewell = externalEngines_.farewell(match_.winners()))
                engine_.request(std::move(*farewell), [](const Answer&) {});
            emit ended();
        }
        return;
    default:
        return;
    }
}

void MatchFlow::drawByChance()
{
    if (match_.sample())
        return eventHappened();
    state_ = State::Stuck;
    emit changed();
    emit error([] {
        return tr("The game cannot continue from here. Everything played so far is kept: undo a "
                  "move, or go to the home page and open it again.");
    });
}

void MatchFlow::goOnByScript()
{
    botAnswer_ = QString::fromStdString(script_());
    if (botAnswer_.isEmpty())
        return;
    if (state_ == State::Chance) {
        apply(std::exchange(botAnswer_, {}).toStdString());
        return;
    }
    emit botAwaited();
    waitForBot();
}

void MatchFlow::awaitPerson()
{
    claims_ = core::nobody;
    if (queued_.isEmpty() || !apply(queued_.takeFirst().toStdString()))
        emit personAwaited();
}

void MatchFlow::waitForBot()
{
    botPause_ = true;
    waitFor(preferences_.paced(botPauses[match_.length() % std::size(botPauses)]));
}

void MatchFlow::awaitBot()
{
    emit botAwaited();
    engine_.cancel(job_);
    const std::chrono::milliseconds time = preferences_.thinkingTime();
    job_ = engine_.request(
        externalEngines_.jobFor(match_, {.time = time, .iterations = preferences_.iterations()}),
        [this](const Answer& answer) { botDecided(answer); });
    if (thinks(match_, match_.actor()))
        thinking_.start(time + afterThinking);
    waitForBot();
}

void MatchFlow::botDecided(const Answer& answer)
{
    job_ = EngineWorker::none;
    if (answer.fault) {
        const QString name = replaceExternalEngine(match_, match_.actor());
        emit playerEntryChanged();
        emit error([name, fault = *answer.fault] {
            //: %1 is a player's name, %2 says what went wrong.
            return tr("The program playing for %1 has failed (%2). A medium bot has taken the "
                      "seat, and the game continues.")
                .arg(name, inWords(fault));
        });
    }
    botAnswer_ = answer.event;
    botMoves();
}

void MatchFlow::botMoves()
{
    if (job_ != EngineWorker::none || botPause_ || thinking_.isActive())
        return;
    if (!live() || paused_)
        return waitFor(0);
    const core::Seat seat = match_.actor();
    if (apply(std::exchange(botAnswer_, {}).toStdString()))
        return;
    emit error([name = QString::fromStdString(match_.playerEntry(seat).name)] {
        //: %1 is a player's name.
        return tr("The move chosen for %1 was against the rules. Another was made instead, and the "
                  "game continues.")
            .arg(name);
    });
    apply(match_.legal().front());
}

bool MatchFlow::apply(const std::string& event)
{
    const Seat actor = match_.actor();
    const bool legal = match_.apply(event).has_value();
    if (!legal || match_.actor() != actor)
        queued_.clear();
    if (legal)
        eventHappened();
    return legal;
}

bool MatchFlow::decide(QStringList events)
{
    if (events.isEmpty())
        return false;
    const std::string first = events.takeFirst().toStdString();
    queued_ = std::move(events);
    return apply(first);
}

void MatchFlow::eventHappened()
{
    tookBack_ = false;
    undone_.clear();
    showLast();
}

void MatchFlow::showLast()
{
    past_.reset();
    emit matchChanged();
    presenter_.follow();
    goStep(0);
}

void MatchFlow::goStep(int step)
{
    if (step == presenter_.steps(lastEvent()))
        return settle();
    const int turning = preferences_.paced(presenter_.showing(lastEvent(), step).turning);
    if (turning == 0)
        return tellStep(step);
    step_ = step;
    state_ = State::Turning;
    emit changed();
    sound(step, step);
    waitFor(turning);
}

void MatchFlow::sound(int first, int last)
{
    const table::Sound sound = presenter_.sound(lastEvent(), first, last);
    if (sound != table::Sound::None)
        emit sounded(sound);
}

void MatchFlow::tellStep(int step)
{
    const int unheard = state_ == State::Turning ? step + 1 : step;
    step = presenter_.toldWith(lastEvent(), step);
    const table::Showing showing = presenter_.showing(lastEvent(), step);
    const bool counts = showing.roundEnd == table::Showing::RoundEnd::Counted;
    // What nobody would stop to look at is seen when all is done.
    if (step + 1 == presenter_.steps(lastEvent()) && showing.dwell == 0 && !counts) {
        sound(unheard, step);
        return settle();
    }
    step_ = step;
    state_ = counts ? State::Counting : State::Telling;
    emit changed();
    sound(unheard, step);
    emit stepShown();
    if (state_ == State::Counting)
        emit tallied();
    waitToGoOn();
}

void MatchFlow::waitToGoOn()
{
    clock_.stop();
    waits_ = true;
    if (waitsForWord())
        return;
    if (state_ == State::Counting)
        return waitFor(preferences_.paced(tallyTime));
    const table::Showing showing = presenter_.showing(lastEvent(), step_);
    // Among bots alone nobody has a part in it, and instant is what was asked for.
    waitFor(preferences_.paced(showing.dwell, humanPlayers(match_) > 0 ? showing.least : 0));
}

bool MatchFlow::waitsForWord() const
{
    return state_ == State::Counting && humanPlayers(match_) > 0;
}

void MatchFlow::waitFor(int milliseconds)
{
    waits_ = true;
    if (!paused_ && live())
        clock_.start(milliseconds);
}

void MatchFlow::timeIsUp()
{
    waits_ = false;
    switch (state_) {
    case State::Turning:
        return tellStep(step_);
    case State::Telling:
    case State::Counting:
        return goStep(step_ + 1);
    case State::Bot:
        botPause_ = false;
        return botMoves();
    default:
        return;
    }
}

void MatchFlow::skip()
{
    if (!clock_.isActive() && !(waits_ && waitsForWord() && live()))
        return;
    clock_.stop();
    timeIsUp();
}

void MatchFlow::setKept(bool kept)
{
    kept_ = kept;
    if (kept_ && state_ == State::Saving)
        settle();
}

void MatchFlow::setPaused(bool paused)
{
    if (std::exchange(paused_, paused) == paused)
        return;
    if (paused_)
        clock_.stop();
    else if (waits_ && live() && !waitsForWord())
        clock_.start(0);
    emit changed();
}

void MatchFlow::skipAhead(const QStringList& events)
{
    if (events.isEmpty())
        return askAnew();
    for (const QString& event : events)
        (void)match_.apply(event.toStdString());
    undone_.clear();
    emit matchChanged();
    presenter_.follow();
    // Whatever was looked at is the last event no more.
    dropWhatIsUnderWay();
    past_.reset();
    settle();
}

void MatchFlow::askAnew()
{
    undone_.clear();
    if (state_ == State::Counting) // it may be another's word by now, or nobody's
        waitToGoOn();
    if (state_ != State::Person && state_ != State::Bot && state_ != State::Chance)
        return;
    dropWhatIsUnderWay();
    past_.reset();
    settle();
}

} // namespace facedown::play

#include "moc_match_flow.cpp"
