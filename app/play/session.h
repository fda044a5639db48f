#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>

#include "match/match.h"
#include "play/guide.h"
#include "play/hint.h"
#include "play/ladder.h"
#include "play/match_flow.h"
#include "play/match_store.h"
#include "play/people.h"
#include "play/preferences.h"
#include "play/presenter.h"
#include "play/replay.h"
#include "play/review.h"
#include "play/series.h"
#include "table/table.h"

namespace facedown::play {

/// Where a match is kept.
struct Place
{
    MatchStore* store = nullptr; ///< none: nowhere
    MatchId id = noMatch;
};

/// A match being played at this screen: who sits where, whose eyes look, bots, pace, the curtain,
/// taking back, looking back, and keeping it all on disk.
class Session : public QObject
{
    Q_OBJECT
    Q_PROPERTY(facedown::table::Table* table READ table CONSTANT)
    Q_PROPERTY(facedown::play::Hint* hint READ hint CONSTANT)
    Q_PROPERTY(facedown::play::Review* review READ review CONSTANT)
    /// Of a guided first game; null in all others.
    Q_PROPERTY(facedown::play::Guide* guide READ guide CONSTANT)
    /// The curtain hides the table until the next player asks to see it; curtainFor names them, or
    /// whoever may peek.
    Q_PROPERTY(bool curtain READ curtain NOTIFY changed)
    Q_PROPERTY(QString curtainFor READ curtainFor NOTIFY changed)
    /// Nobody else has decided since they did: the screen is still with them.
    Q_PROPERTY(bool curtainForSame READ curtainForSame NOTIFY changed)
    /// What has happened since they decided last, as everybody may know it, a sentence each, the
    /// oldest first.
    Q_PROPERTY(QStringList missed READ missed NOTIFY changed)
    /// Whoever looks is to act, and all that is left is sure to be theirs.
    Q_PROPERTY(bool restOffered READ restOffered NOTIFY changed)
    /// Why no hint can be asked for now, in a sentence; empty if one can.
    Q_PROPERTY(QString noHint READ noHint NOTIFY changed)
    /// Whether people play, or bots alone.
    Q_PROPERTY(bool hasPeople READ hasPeople NOTIFY changed)
    /// That the people at this screen are out of a game that goes on, in a sentence; else empty.
    Q_PROPERTY(QString out READ out NOTIFY changed)
    /// What they watch goes on faster than it is set, until it ends.
    Q_PROPERTY(bool fast READ fast WRITE setFast NOTIFY changed)
    /// Whether the player to act may look at what is hidden from the others, and does.
    Q_PROPERTY(bool canPeek READ canPeek NOTIFY changed)
    /// Whether there are turns on which one can.
    Q_PROPERTY(bool covers READ covers NOTIFY changed)
    Q_PROPERTY(bool peeking READ peeking NOTIFY changed)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    /// Why nothing can be taken back now; empty if something can.
    Q_PROPERTY(QString noUndo READ noUndo NOTIFY changed)
    /// Whether what was taken back last can be put forward again: nothing has been decided since.
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// What is asked before another person's decision is taken back; empty if nothing is.
    Q_PROPERTY(QString undoQuestion READ undoQuestion NOTIFY changed)
    /// Looking back at an earlier moment: how many events are shown, of how many.
    Q_PROPERTY(bool live READ live NOTIFY changed)
    Q_PROPERTY(int moment READ moment NOTIFY changed)
    Q_PROPERTY(int length READ length NOTIFY changed)
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    /// The look back goes on by itself, from the first event when it starts at the end.
    Q_PROPERTY(bool replaying READ replaying WRITE setReplaying NOTIFY changed)
    /// Whether nothing goes on by itself: what is played is paused, what is past is not replayed.
    Q_PROPERTY(bool still READ still WRITE setStill NOTIFY changed)
    /// Whose view is shown can be chosen, when the match is over or of bots alone: by its place in
    /// the names, 0 for those that it was played with, the last one for all at once.
    Q_PROPERTY(bool eyesOffered READ eyesOffered NOTIFY changed)
    Q_PROPERTY(int viewer READ chosenViewer WRITE chooseViewer NOTIFY changed)
    Q_PROPERTY(QStringList eyeNames READ eyeNames NOTIFY retranslated)
    /// Held while an event is looked at step by step: nothing can be decided, space goes on at
    /// once.
    Q_PROPERTY(bool holding READ holding NOTIFY changed)
    /// The scores of a round are counted; with people at the table until one says to go on.
    Q_PROPERTY(bool tallying READ tallying NOTIFY changed)
    /// Which game of a series it is, or which rung of the ladder; empty if it is neither.
    Q_PROPERTY(QString occasion READ occasion NOTIFY changed)
    /// How the series stands after it, or what was climbed, in a sentence; empty if nothing is.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    /// What another match is called.
    Q_PROPERTY(QString nextName READ nextName NOTIFY changed)
    /// Whom the match waits for who is not there, or what is done for whom, in a sentence; empty if
    /// for nobody.
    Q_PROPERTY(QString waiting READ waiting NOTIFY changed)
    /// Whether it is a phone that is waited for.
    Q_PROPERTY(bool phoneMissing READ phoneMissing NOTIFY changed)

public:
    /// Before: match.playerEntries() holds one for each seat; `preferences` outlives the session.
    /// Each event is on the disk, or known not to be, before the next one is made; what is put
    /// forward again goes there at once.
    Session(match::Match match, Preferences* preferences, Place place = {},
            QObject* parent = nullptr);
    ~Session() override;

    table::Table* table() const { return &presenter_->table(); }
    Hint* hint() { return &hint_; }
    Review* review() { return &review_; }
    Guide* guide() const { return guide_.get(); }
    const match::Match& match() const { return match_; }
    MatchId id() const { return place_.id; }

    bool curtain() const { return curtain_; }
    QString curtainFor() const;
    bool curtainForSame() const;
    QStringList missed() const;
    bool restOffered() const;
    QString noHint() const;
    bool hasPeople() const { return humanPlayers(match_) > 0; }
    QString out() const;
    bool fast() const { return pace_.has_value(); }
    void setFast(bool fast);
    bool canPeek() const;
    bool covers() const { return peopleHere() > (sharing() == Preferences::Peek ? 0 : 1); }
    bool peeking() const { return peeking_; }
    bool paused() const { return flow_.paused(); }
    void setPaused(bool paused) { flow_.setPaused(paused); }
    bool canUndo() const { return undoable().has_value(); }
    QString noUndo() const;
    bool canRedo() const { return !guide_ && live() && flow_.canPutForward(); }
    QString undoQuestion() const;
    bool live() const { return flow_.live(); }
    int moment() const { return static_cast<int>(flow_.moment()); }
    int length() const { return static_cast<int>(match_.length()); }
    bool finished() const { return match_.over(); }
    bool replaying() const { return replay_.playing(); }
    void setReplaying(bool replaying);
    bool past() const { return !live() || table()->over(); }
    bool still() const { return past() ? !replaying() : paused(); }
    void setStill(bool still) { past() ? setReplaying(!still) : setPaused(still); }
    bool eyesOffered() const { return match_.over() || !hasPeople(); }
    int chosenViewer() const;
    void chooseViewer(int place);
    QStringList eyeNames() const;
    bool holding() const { return live() && flow_.holding(); }
    bool tallying() const { return live() && flow_.state() == MatchFlow::State::Counting; }

    QString occasion() const { return seriesNow(match_) + rungNow(match_); }
    QString outcome() const { return seriesStands(match_) + rungBeaten(match_); }
    QString nextName() const;
    /// Whether the rung above one that was beaten is within reach: unless it is said not to be.
    bool climbs() const { return climbs_; }
    void setClimbs(bool climbs)
    {
        climbs_ = climbs;
        emit changed();
    }

    /// Makes it a guided first game. Before: the match is Guide::matchOf(), and not begun.
    void beGuided();
    /// Begins to play; before it nothing moves. `passedOn`: as after passOn(), which may come
    /// first.
    void begin(bool passedOn = false)
    {
        passedOn_ = passedOn_ || passedOn;
        flow_.begin();
    }
    /// Ends it where it is; nothing moves any more.
    void stop();
    /// Whose view is shown while no person plays, or when it is over; a spectator's unless said,
    /// or a person's.
    void watchAs(core::Seat seat);
    /// Says everything anew after a change of language.
    void retranslate();

    /// People may hold their hands at a screen of their own, elsewhere: this one neither shows
    /// their secrets nor decides for them. With nobody left here it shows what all may see.
    void setElsewhere(int player, bool elsewhere);
    /// Others were at this screen before: whoever is to act next takes it from them.
    void passOn();
    /// Whether they have not yet.
    bool passedOn() const { return passedOn_; }
    bool isElsewhere(int player) const { return elsewhere_[player]; }
    std::vector<int> playersElsewhere() const;
    /// What another screen shows of the present, whatever this one looks back at; and whether it
    /// may decide now for a player elsewhere.
    table::Look present() const { return flow_.present(); }
    bool awaits(int player) const;
    /// A decision of such a player, or several in a row. Before: awaits(player), and the first of
    /// them is offered.
    void decideElsewhere(const QStringList& events);
    /// How often something was taken back: with length() it tells one present of this
    /// match from all others.
    int timesTakenBack() const { return timesTakenBack_; }
    /// A person or a bot of level medium takes all seats of a player. Before: the match goes on.
    void setBot(int player, bool bot);
    /// That the match waits for somebody who is not there, in the language that is set; the
    /// sentence is asked for again when that changes. Empty if it does not.
    void setWaiting(std::function<QString()> sentence);
    QString waiting() const;
    bool phoneMissing() const { return waiting_ != nullptr; }
    EngineWorker& engine() { return engine_; }
    const Preferences& preferences() const { return *preferences_; }
    /// A hint was asked for by the seat to act.
    void noteHint();

    /// A decision of the person to act, or several in a row, each on a line of its own. What is not
    /// offered now is ignored.
    Q_INVOKABLE void choose(const QString& events);
    Q_INVOKABLE void openCurtain();
    Q_INVOKABLE void takeRest();
    Q_INVOKABLE void peek(bool peek);
    /// Ends the pause for looking, and whatever still moves.
    Q_INVOKABLE void skip();
    /// Takes back to the last decision of a person; not past anything that was turned up since.
    Q_INVOKABLE void undo();
    /// The same; but when somebody else is to act by now, only if it is said twice.
    Q_INVOKABLE void askToUndo();
    /// Puts forward again what was taken back last, with all that had followed from it, whoever
    /// had decided it.
    Q_INVOKABLE void redo();
    /// Shows the table as it was after so many events; the match waits meanwhile.
    Q_INVOKABLE void lookBack(int moment);
    /// The same at a player's decision, until it ends or the review is closed: from where one sits,
    /// all face up unless it is the decision of whoever sits there. Before: the review is open.
    Q_INVOKABLE void lookBackAt(int player, int moment);
    Q_INVOKABLE void backToNow();
    /// A sentence that is seen for a moment.
    Q_INVOKABLE void say(const QString& sentence) { emit said(sentence); }

signals:
    void changed();
    void retranslated();
    /// All that came after so many events has been taken back.
    void takenBack(std::size_t count);
    void playerEntriesChanged();
    /// Somebody at this screen decides.
    void decidedHere();
    /// One of several at this screen has decided with something to hide: where they pointed is not
    /// to tell the next.
    void secretlyDecided();
    void skipped();
    void said(const QString& sentence);
    /// What is to be heard now.
    void sounded(facedown::table::Sound sound);
    /// A step of the last event has been told, or the scores of a round; then all of it is done.
    void stepShown();
    void tallied();
    void settled();
    void ended();
    /// Something went wrong that the player should know: what happened, what is safe, in the
    /// language that is set. The sentence can be asked for as long as the session lives.
    void error(const std::function<QString()>& sentence);

private:
    core::Seat viewer() const;
    /// As it is set; a guided game covers nothing.
    Preferences::Sharing sharing() const
    {
        return guide_ ? Preferences::Curtain : preferences_->sharing();
    }
    /// Of those at this screen, as people.h has it for all.
    bool isHere(core::Seat seat) const;
    int peopleHere() const;
    /// The seat to act is one of theirs, and is not about to do what it must anyway.
    bool isAskedHere() const;
    /// What undo() takes back; nothing if it may not.
    std::optional<LastDecision> undoable() const;
    /// Whoever plays goes on: what they uncovered is covered before anything moves, as the way of a
    /// piece would tell what it is.
    void beginDecision();
    void cover()
    {
        curtain_ = peeking_ = false;
        uncovered_ = atScreen_ = core::nobody;
    }
    /// Whether what is covered is somebody else's, too.
    bool shared() const { return peopleHere() > 1 || (passedOn_ && peopleHere() == 1); }
    /// What the review tells to have been decided at the moment shown.
    table::Decided decided() const;
    /// Who the players are, and which of them are on phones.
    void showPlayers();
    /// Whatever was uncovered goes, and whoever is to act is asked anew.
    void coverAnew();
    /// After a replay.
    void endSlowness();
    bool mustDrawCurtain() const;
    void personAwaited();
    void show();
    void keep();
    void answered(MatchId id, quint64 request);

    match::Match match_;
    Preferences* preferences_;
    Place place_;
    std::size_t told_ = 0; ///< so many events the store knows
    quint64 asked_ = 0;    ///< what the store has to answer before the next event
    quint64 answered_ = 0; ///< what it has answered
    std::unique_ptr<Presenter> presenter_;
    EngineWorker engine_;
    MatchFlow flow_;
    Replay replay_;
    Hint hint_;
    Review review_;
    std::unique_ptr<Guide> guide_;
    std::size_t called_ = 0; ///< after so many events a person was last called to act
    bool curtain_ = false;
    bool peeking_ = false;
    bool asksToUndo_ = false;
    bool climbs_ = true;
    bool passedOn_ = false; ///< the only one left here of several has not taken the screen yet
    core::Vector<bool> elsewhere_; ///< player by player
    int timesTakenBack_ = 0;
    std::function<QString()> waiting_;
    core::Seat uncovered_ = core::nobody; ///< whose secrets the opened curtain shows
    /// The player who opened the curtain and has decided, while nobody else may have sat down.
    core::Seat atScreen_ = core::nobody;
    core::Seat watcher_ = core::nobody;
    std::optional<core::Seat> ownEyes_;     ///< who looked on before the review turned all up
    std::optional<Preferences::Pace> pace_; ///< that is set, while it is overridden
    bool slowed_ = false; ///< a replay is watched, and all is set to go by at once
};

} // namespace facedown::play
