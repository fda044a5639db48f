#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "play/engine_worker.h"
#include "play/external_engines.h"
#include "play/preferences.h"
#include "play/presenter.h"

namespace facedown::play {

/// How a match goes on: whose decision is awaited, which step of the last event is looked at and
/// for how long. Whatever cannot go on is told; nothing stalls in silence.
class MatchFlow : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Stopped,  ///< before begin(), and after stop()
        Chance,   ///< chance brings what comes next, at once
        Person,   ///< a person is to decide
        Bot,      ///< a bot decides
        Turning,  ///< the pieces of a step move and turn up; nothing is said of it yet
        Telling,  ///< a step is looked at
        Counting, ///< so are the scores of a round; with people at the table until one goes on
        Saving,   ///< all of the last event is shown; it is not known yet to be on the disk
        Stuck,    ///< what should come next cannot; error() has said why. Taking back helps.
        Over,
    };

    /// All outlive the flow.
    MatchFlow(match::Match& match, Presenter& presenter, EngineWorker& engine,
              const Preferences& preferences);
    ~MatchFlow() override;

    State state() const { return state_; }
    /// Whether the last event is still looked at: nothing can be decided meanwhile.
    bool holding() const
    {
        return state_ == State::Turning || state_ == State::Telling || state_ == State::Counting;
    }
    bool saving() const { return state_ == State::Saving; }
    /// What is to be seen: the present, or an earlier moment that is looked back at.
    table::Look look() const;
    /// The present, whatever is looked back at.
    table::Look present() const;
    bool live() const { return !past_; }
    std::size_t moment() const { return past_ ? past_->moment : match_.length(); }
    bool paused() const { return paused_; }
    /// How long the last wait was to be, in milliseconds.
    int pause() const { return clock_.interval(); }

    /// What comes instead of what chance brings and bots decide: an event, or nothing yet, and
    /// askAnew() when it has come. Before: begin() has not been called.
    void setScript(std::function<std::string()> script) { script_ = std::move(script); }
    void begin();
    /// Ends it where it is; nothing moves any more.
    void stop();

    /// The decisions of the person to act, one after the other; those left when another is to act
    /// are dropped. False if the first may not come now.
    bool decide(QStringList events);
    /// Plays on for the person to act for as long as all that is left is sure to be theirs.
    void claimRest();
    /// Whether all is on the disk, or known not to be: before that there is no next event.
    void setKept(bool kept);
    void setPaused(bool paused);
    /// Ends whatever is only looked at.
    void skip();
    /// Takes back all that came after so many events. Before: there are as many.
    void takeBackTo(std::size_t count);
    /// Whether something was taken back, and nothing else has come since.
    bool canPutForward() const { return !undone_.empty(); }
    /// Brings what was taken back last as it was, with what bots decided and chance brought, at
    /// once; the last of it is shown as any event. Before: canPutForward().
    void putForward();
    /// Brings some events at once, without showing how, and asks anew for what comes then. Before:
    /// each may come.
    void skipAhead(const QStringList& events);
    /// Somebody else sits in a seat now, or the script goes on: whoever is to act is asked anew.
    void askAnew();
    /// Shows the table as it was after so many events; the match waits meanwhile.
    void lookBack(std::size_t moment);
    /// The same in the middle of an event.
    void lookBack(const table::Look& look);
    void backToNow();
    /// Has done with the last event, and goes on with whoever is to act; asks anew for what is
    /// awaited already.
    void settle();

signals:
    /// What look() and state() say may be something else.
    void changed();
    /// An event has come, or some have been taken back: to be kept.
    void matchChanged();
    /// All that came after so many events has been taken back.
    void takenBack(std::size_t count);
    /// It is for a person to decide.
    void personAwaited();
    void botAwaited();
    /// What is heard of what changed() has just told.
    void sounded(facedown::table::Sound sound);
    /// A step of the last event has been told, or the scores of a round; then all of it is done.
    void stepShown();
    void tallied();
    void settled();
    void ended();
    /// The player of a seat is another now.
    void playerEntryChanged();
    /// Something went wrong that the player should know, in the language that is set.
    void error(const std::function<QString()>& sentence);

private:
    /// What was taken back at once.
    struct Undone
    {
        std::vector<std::string> events;
        std::vector<std::size_t> hints; ///< that had been asked for, as in Match::hints()
    };

    /// Whose turn it is when nothing is looked at.
    State next() const;
    /// Does what a state is entered for.
    void goOn(State before);
    void drawByChance();
    void goOnByScript();
    void awaitPerson();
    void awaitBot();
    void waitForBot();
    void botDecided(const Answer& answer);
    void botMoves();
    bool apply(const std::string& event);
    void eventHappened();
    /// The last event from its first step on.
    void showLast();
    void goStep(int step);
    void sound(int first, int last);
    void tellStep(int step);
    std::size_t lastEvent() const { return match_.length() - 1; }
    /// A person is to act and has no choice, where the game calls that routine, or has claimed
    /// the rest.
    bool isForced() const;
    void doWhatMustBe();
    void waitFor(int milliseconds);
    /// For as long as what was told is looked at.
    void waitToGoOn();
    void timeIsUp();
    bool waitsForWord() const;
    void dropWhatIsUnderWay();

    match::Match& match_;
    Presenter& presenter_;
    EngineWorker& engine_;
    const Preferences& preferences_;
    ExternalEngines externalEngines_;
    std::function<std::string()> script_; ///< none: chance and bots
    State state_ = State::Stopped;
    QTimer clock_;
    bool waits_ = false; ///< for the clock, or for a word; the clock stands while it is paused
    std::optional<table::Look> past_; ///< that is looked back at
    int step_ = table::Look::settled; ///< that is looked at
    bool paused_ = false;
    bool tookBack_ = false;            ///< and nothing may be done by itself
    std::vector<Undone> undone_;       ///< what can be put forward again, the next of it last
    core::Seat claims_ = core::nobody; ///< all that is left
    bool kept_ = true;
    QStringList queued_;
    EngineWorker::Request job_ = EngineWorker::none;
    QString botAnswer_;
    bool botPause_ = false; ///< the answer waits, so that one can follow
    QTimer thinking_;       ///< and until then, that nobody sees whether there was a choice
};

} // namespace facedown::play
