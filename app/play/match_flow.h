#pragma once

#include <functional>
#include <string>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "play/engine_worker.h"
#include "play/guests.h"
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
    /// What is to be seen: the present, or an earlier moment that is looked back at.
    table::Look look() const;
    bool live() const { return moment_ == match_.length(); }
    std::size_t moment() const { return moment_; }
    bool paused() const { return paused_; }
    /// How long the last wait was to be, in milliseconds.
    int pause() const { return clock_.interval(); }

    void begin();
    /// Ends it where it is; nothing moves any more.
    void stop();

    /// The decisions of the person to act, one after the other; those left when another is to act
    /// are dropped. False if the first may not come now.
    bool decide(QStringList events);
    void setPaused(bool paused);
    /// Ends whatever is only looked at.
    void skip();
    /// Takes back all that came after so many events. Before: there are as many.
    void takeBackTo(std::size_t count);
    /// Shows the table as it was after so many events; the match waits meanwhile.
    void lookBack(std::size_t moment);
    void backToNow();
    /// Has done with the last event, and goes on with whoever is to act; asks anew for what is
    /// awaited already.
    void settle();

signals:
    /// What look() and state() say may be something else.
    void changed();
    /// An event has come, or some have been taken back: to be kept.
    void matchChanged();
    /// It is for a person to decide.
    void personAwaited();
    void botAwaited();
    /// A step of the last event has been told, or the scores of a round; then all of it is done.
    void stepShown();
    void tallied();
    void settled();
    void ended();
    /// The sitter of a seat is another now.
    void sitterChanged();
    /// Something went wrong that the player should know, in the language that is set.
    void error(const std::function<QString()>& sentence);

private:
    /// Whose turn it is when nothing is looked at.
    State next() const;
    /// Does what a state is entered for.
    void goOn(State before);
    void drawByChance();
    void awaitPerson();
    void awaitBot();
    void botDecided(const Answer& answer);
    void botMoves();
    bool apply(const std::string& event);
    void eventHappened();
    void goStep(int step);
    void tellStep(int step);
    void waitFor(int milliseconds);
    void timeIsUp();
    bool waitsForWord() const;
    void dropWhatIsUnderWay();

    match::Match& match_;
    Presenter& presenter_;
    EngineWorker& engine_;
    const Preferences& preferences_;
    Guests guests_;
    State state_ = State::Stopped;
    QTimer clock_;
    bool waits_ = false; ///< for the clock, or for a word; the clock stands while it is paused
    std::size_t moment_ = 0;
    int step_ = table::Look::settled; ///< that is looked at
    bool paused_ = false;
    QStringList queued_;
    EngineWorker::Request job_ = EngineWorker::none;
    QString botAnswer_;
    bool botPause_ = false; ///< the answer waits, so that one can follow
};

} // namespace facedown::play
