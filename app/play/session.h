#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QObject>
#include <QTimer>

#include "match/match.h"
#include "play/guests.h"
#include "play/hint.h"
#include "play/match_store.h"
#include "play/people.h"
#include "play/preferences.h"
#include "play/thinker.h"
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
    /// The curtain hides the table until the next player asks to see it; curtainFor names them.
    Q_PROPERTY(bool curtain READ curtain NOTIFY changed)
    Q_PROPERTY(QString curtainFor READ curtainFor NOTIFY changed)
    /// Whether people play, or bots alone.
    Q_PROPERTY(bool hasPeople READ hasPeople CONSTANT)
    /// Whether the player to act may look at what is hidden from the others, and does.
    Q_PROPERTY(bool canPeek READ canPeek NOTIFY changed)
    Q_PROPERTY(bool peeking READ peeking NOTIFY changed)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    /// Looking back at an earlier moment: how many events are shown, of how many.
    Q_PROPERTY(bool live READ live NOTIFY changed)
    Q_PROPERTY(int moment READ moment NOTIFY changed)
    Q_PROPERTY(int length READ length NOTIFY changed)
    /// Held while a deed is looked at: nothing can be decided, space goes on at once.
    Q_PROPERTY(bool holding READ holding NOTIFY changed)
    /// The scores of a round are counted; with people at the table until one says to go on.
    Q_PROPERTY(bool tallying READ tallying NOTIFY changed)

public:
    /// Before: match.sitters() holds one for each seat; `preferences` outlives the session. Each
    /// event is on the disk, or known not to be, before the next one is made.
    Session(match::Match match, Preferences* preferences, Place place = {},
            QObject* parent = nullptr);
    ~Session() override;

    table::Table* table() const { return table_.get(); }
    Hint* hint() { return &hint_; }
    const match::Match& match() const { return match_; }

    bool curtain() const { return curtain_; }
    QString curtainFor() const;
    bool hasPeople() const { return humanPlayers(match_) > 0; }
    bool canPeek() const;
    bool peeking() const { return peeking_; }
    bool paused() const { return paused_; }
    void setPaused(bool paused);
    bool canUndo() const;
    bool live() const { return moment_ == length(); }
    int moment() const { return moment_; }
    int length() const { return static_cast<int>(match_.length()); }
    bool holding() const { return beat_ != table::Beat::Settled; }
    bool tallying() const { return beat_ == table::Beat::Tally; }

    /// What trouble() was about last, in the language that is set.
    QString lastTrouble() const { return trouble_ ? trouble_() : QString(); }
    /// Begins to play; before it nothing moves.
    void begin();
    /// Ends it where it is; nothing moves any more.
    void stop();
    /// Whose view is shown while no person plays; a spectator's unless said.
    void watchAs(core::Seat seat);
    /// Says everything anew after a change of language.
    void retranslate();

    /// A decision of the person to act, or several in a row, each on a line of its own. What is not
    /// offered now is ignored.
    Q_INVOKABLE void choose(const QString& events);
    Q_INVOKABLE void openCurtain();
    Q_INVOKABLE void peek(bool peek);
    /// Ends the pause for looking, and whatever still moves.
    Q_INVOKABLE void skip();
    /// Takes back to the last decision of a person; not past anything that was turned up since.
    Q_INVOKABLE void undo();
    /// Shows the table as it was after so many events; the match waits meanwhile.
    Q_INVOKABLE void lookBack(int moment);
    Q_INVOKABLE void backToNow();

signals:
    void changed();
    void skipped();
    /// An event is on the table: its deed, then the scores if a round has ended, then all that
    /// came of it.
    void deedShown();
    void tallied();
    void settled();
    void ended();
    /// Something went wrong that the player should know: what happened, what is safe.
    void trouble(const QString& sentence);

private:
    core::Seat eyes() const;
    bool mustDrawCurtain() const;
    void goOn();
    /// False if it may not come now. What was queued is dropped then, and when another is to act.
    bool apply(const std::string& event);
    void eventHappened();
    void tell();
    void waitFor(int milliseconds, std::function<void()> then);
    void tally();
    bool waitsForWord() const;
    void settle();
    void show(table::Beat beat);
    void decideBot();
    void botDecided(const Answer& answer);
    /// The built-in bot takes the seat to act, whose program has failed.
    void replaceGuest(const QString& fault);
    void report(std::function<QString()> sentence);
    void finishBotTurn();
    void dropWhatIsUnderWay();
    void keep();
    void answered(MatchId id, quint64 request);

    match::Match match_;
    Preferences* preferences_;
    Place place_;
    std::size_t told_ = 0; ///< so many events the store knows
    quint64 asked_ = 0;    ///< what the store has to answer before the next event
    quint64 answered_ = 0; ///< what it has answered
    bool waitsForDisk_ = false;
    std::unique_ptr<table::Table> table_;
    Hint hint_;
    Guests guests_;
    Thinker thinker_;
    QTimer clock_;
    std::function<void()> afterWait_;
    std::function<QString()> trouble_;
    QString botAnswer_;
    QStringList queued_; ///< decisions of the person to act that follow the one just made
    bool botPause_ = false;
    bool begun_ = false;
    bool paused_ = false;
    bool curtain_ = false;
    bool peeking_ = false;
    bool ended_ = false;
    core::Seat uncovered_ = core::nobody; ///< whose secrets the opened curtain shows
    /// The player who opened the curtain and has decided, while nobody else may have sat down.
    core::Seat atScreen_ = core::nobody;
    core::Seat watcher_ = core::nobody;
    table::Beat beat_ = table::Beat::Settled;
    table::Beat beatOfNow_ = table::Beat::Settled; ///< while an earlier moment is looked at
    int moment_ = 0;
};

} // namespace facedown::play
