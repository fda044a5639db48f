#include "play/session.h"

#include <algorithm>
#include <utility>

#include "play/characters.h"
#include "play/scene.h"

namespace facedown::play {

using core::Seat;
using table::Beat;

namespace {

/// How long a round's scores are shown while only bots play, in milliseconds at the normal pace.
constexpr int tallyTime = 6000;

} // namespace

Session::Session(match::Match match, Preferences* preferences, Place place, QObject* parent)
    : QObject(parent)
    , match_(std::move(match))
    , preferences_(preferences)
    , place_(place)
    , table_(table::makeTable(match_))
    , hint_(match_, *table_, *preferences_)
    , moment_(static_cast<int>(match_.length()))
{
    table_->setSitters(shownSitters(match_));
    if (humanPlayers(match_) > 0)
        table_->setBottom(firstHuman(match_));
    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, [this] { std::exchange(afterWait_, {})(); });
    connect(&thinker_, &Thinker::decided, this, &Session::botDecided);
    connect(&hint_, &Hint::given, this, [this] {
        match_.noteHint();
        // It is no event, and the next one need not wait for it.
        const quint64 asked = asked_;
        keep();
        asked_ = asked;
        show(beat_);
    });
    if (place_.store != nullptr) {
        connect(place_.store, &MatchStore::kept, this, &Session::answered);
        connect(place_.store, &MatchStore::notKept, this, &Session::answered);
    }
    connect(preferences_, &Preferences::sharingChanged, this, [this] {
        curtain_ = peeking_ = false;
        uncovered_ = atScreen_ = core::nobody;
        if (!live() || afterWait_ || thinker_.thinking())
            show(beat_);
        else
            settle();
    });
    show(Beat::Settled);
}

Session::~Session() = default;

Seat Session::eyes() const
{
    const int humans = humanPlayers(match_);
    if (humans == 0)
        return watcher_;
    const bool hidden = preferences_->sharing() == Preferences::Peek;
    if (peeking_ && live())
        return match_.playerOf(match_.actor());
    if (humans > 1)
        return !hidden && live() && !holding() && uncovered_ >= 0 ? match_.playerOf(uncovered_)
                                                                  : core::nobody;
    if (hidden && !match_.over())
        return core::nobody;
    return match_.playerOf(firstHuman(match_));
}

void Session::watchAs(Seat seat)
{
    watcher_ = seat;
    show(beat_);
}

void Session::show(Beat beat)
{
    beat_ = beat;
    Look look;
    look.eyes = eyes();
    look.moment = moment_;
    look.past = !live();
    look.glance = peeking_ && humanPlayers(match_) > 1;
    look.decides = begun_ && live() && beat == Beat::Settled && !curtain_ && asked_ == answered_ &&
                   isHuman(match_, match_.actor());
    look.beat = beat;
    play::show(*table_, match_, look);
    // A hint is for the one who may look at what it is about.
    hint_.follow(table_->yourTurn() && look.eyes == match_.playerOf(match_.actor()));
    emit changed();
}

void Session::retranslate()
{
    // The log tells all of the match, whatever moment is looked at: it is said anew from now.
    table_->setSitters(shownSitters(match_));
    const int lookedAt = std::exchange(moment_, length());
    if (lookedAt != moment_)
        show(beatOfNow_);
    table_->retranslate();
    moment_ = lookedAt;
    if (live())
        emit changed();
    else
        show(Beat::Settled);
    hint_.retranslate();
}

QString Session::curtainFor() const
{
    if (!curtain_)
        return {};
    const auto seat = static_cast<std::size_t>(match_.playerOf(match_.actor()));
    return QString::fromStdString(match_.sitters()[seat].name);
}

bool Session::canPeek() const
{
    const bool covered = preferences_->sharing() == Preferences::Peek || humanPlayers(match_) > 1;
    // Not while a deed is looked at: the one who did it may still hold the screen.
    return covered && !curtain_ && !holding() && asked_ == answered_ && live() &&
           isHuman(match_, match_.actor()) && (peeking_ || uncovered_ == core::nobody);
}

void Session::setPaused(bool paused)
{
    if (std::exchange(paused_, paused) == paused)
        return;
    if (paused_)
        clock_.stop();
    else if (afterWait_ && live() && !waitsForWord())
        clock_.start(0);
    emit changed();
}

void Session::begin()
{
    begun_ = true;
    goOn();
}

void Session::stop()
{
    begun_ = false;
    dropWhatIsUnderWay();
}

void Session::dropWhatIsUnderWay()
{
    thinker_.cancel();
    hint_.close();
    clock_.stop();
    afterWait_ = {};
    botAnswer_.clear();
    queued_.clear();
    atScreen_ = core::nobody;
}

void Session::waitFor(int milliseconds, std::function<void()> then)
{
    afterWait_ = std::move(then);
    if (!paused_ && live())
        clock_.start(milliseconds);
}

bool Session::mustDrawCurtain() const
{
    const Preferences::Sharing sharing = preferences_->sharing();
    const bool wanted = sharing == Preferences::EveryTurn || table_->secretTurn();
    return wanted && sharing != Preferences::Peek && humanPlayers(match_) > 1 && uncovered_ < 0;
}

void Session::goOn()
{
    waitsForDisk_ = asked_ != answered_;
    if (waitsForDisk_)
        return;
    const Seat actor = match_.actor();
    if (actor == core::nobody) {
        if (!std::exchange(ended_, true)) {
            if (auto farewell = guests_.farewell(match_.winners()))
                thinker_.think(std::move(*farewell));
            emit ended();
        }
    } else if (actor == core::chance) {
        if (match_.sample())
            eventHappened();
    } else if (!isHuman(match_, actor)) {
        atScreen_ = core::nobody;
        decideBot();
    } else if (queued_.isEmpty() || !apply(queued_.takeFirst().toStdString())) {
        // Whoever opened the curtain goes on uncovered, but not with a hand while all see a draw.
        const bool goesOn = std::exchange(atScreen_, core::nobody) == match_.playerOf(actor);
        const bool atOnce = lastHumanDecision(match_) == length() - 1;
        if (goesOn && (atOnce || (mustDrawCurtain() && !table_->secretTurn())))
            uncovered_ = actor;
        curtain_ = mustDrawCurtain();
        show(Beat::Settled);
    }
}

void Session::eventHappened()
{
    moment_ = length();
    keep();
    const int suspense = preferences_->paced(play::suspense(*table_, match_));
    if (suspense == 0)
        return tell();
    show(Beat::Turn);
    waitFor(suspense, [this] { tell(); });
}

void Session::tell()
{
    show(Beat::Deed);
    emit deedShown();
    waitFor(preferences_->paced(table_->dwell()), [this] { tally(); });
}

void Session::tally()
{
    if (!table_->tallies())
        return settle();
    show(Beat::Tally);
    emit tallied();
    if (!waitsForWord())
        return waitFor(preferences_->paced(tallyTime), [this] { settle(); });
    // People go on at their own word, and anybody may sit down meanwhile.
    atScreen_ = core::nobody;
    afterWait_ = [this] { settle(); };
}

bool Session::waitsForWord() const
{
    return beat_ == Beat::Tally && humanPlayers(match_) > 0;
}

void Session::settle()
{
    if (!live())
        return;
    clock_.stop();
    afterWait_ = {};
    show(Beat::Settled);
    emit settled();
    if (begun_)
        goOn();
}

bool Session::apply(const std::string& event)
{
    const Seat actor = match_.actor();
    const bool legal = match_.apply(event).has_value();
    if (!legal || match_.actor() != actor)
        queued_.clear();
    if (legal)
        eventHappened();
    return legal;
}

void Session::choose(const QString& events)
{
    const Seat actor = match_.actor();
    const QStringList list = events.split(QLatin1Char('\n'));
    if (!live() || holding() || curtain_ || !isHuman(match_, actor) ||
        !table_->offers(list.first()))
        return;
    atScreen_ = uncovered_ == core::nobody ? core::nobody : match_.playerOf(actor);
    // Covered before anything moves: the way of a piece would tell what it is.
    peeking_ = false;
    uncovered_ = core::nobody;
    if (humanPlayers(match_) > 1)
        show(Beat::Settled);
    queued_ = list.mid(1);
    apply(list.first().toStdString());
}

void Session::openCurtain()
{
    if (!curtain_)
        return;
    curtain_ = false;
    uncovered_ = match_.actor();
    show(Beat::Settled);
}

void Session::peek(bool peek)
{
    if (peek == peeking_ || (peek && !canPeek()))
        return;
    peeking_ = peek;
    show(beat_);
}

void Session::skip()
{
    emit skipped();
    if (!clock_.isActive() && !(waitsForWord() && live() && afterWait_))
        return;
    clock_.stop();
    std::exchange(afterWait_, {})();
}

bool Session::canUndo() const
{
    const int last = lastHumanDecision(match_);
    return live() && beat_ != Beat::Turn && !match_.over() && last >= 0 &&
           !table_->turnedUpSince(last);
}

void Session::undo()
{
    if (!canUndo())
        return;
    const int last = lastHumanDecision(match_);
    dropWhatIsUnderWay();
    curtain_ = peeking_ = false;
    uncovered_ = core::nobody;
    while (length() > last && match_.undo()) {
    }
    moment_ = length();
    keep();
    settle();
}

void Session::lookBack(int moment)
{
    if (live())
        beatOfNow_ = beat_;
    moment_ = std::clamp(moment, 0, length());
    if (live())
        return backToNow();
    clock_.stop();
    peeking_ = false;
    show(Beat::Settled);
}

void Session::backToNow()
{
    moment_ = length();
    if (begun_ && !afterWait_ && !thinker_.thinking())
        return settle();
    show(beatOfNow_);
    if (afterWait_ && !paused_ && !waitsForWord())
        clock_.start(0);
}

void Session::keep()
{
    if (place_.store == nullptr)
        return;
    const std::size_t known = std::min(told_, match_.length());
    asked_ = place_.store->keep(place_.id, match_, known);
    told_ = match_.length();
}

void Session::answered(MatchId id, quint64 request)
{
    if (id != place_.id || request != asked_)
        return;
    answered_ = request;
    if (waitsForDisk_ && begun_ && live())
        goOn();
}

} // namespace facedown::play
