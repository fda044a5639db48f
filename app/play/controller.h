#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QHash>
#include <QObject>
#include <QSet>

#include "play/game_list.h"
#include "play/ladder_model.h"
#include "play/library.h"
#include "play/match_store.h"
#include "play/preferences.h"
#include "play/session.h"
#include "play/setup.h"
#include "play/statistics_model.h"

namespace facedown::play {

/// The program apart from its window: home, a game being set up, a match being played.
class Controller : public QObject
{
    Q_OBJECT
    Q_PROPERTY(Page page READ page NOTIFY changed)
    Q_PROPERTY(facedown::play::GameList* games READ games CONSTANT)
    Q_PROPERTY(facedown::play::Setup* setup READ setup CONSTANT)
    Q_PROPERTY(facedown::play::Session* session READ session NOTIFY changed)
    Q_PROPERTY(facedown::play::Preferences* preferences READ preferences CONSTANT)
    /// The match that was left unfinished, in a sentence; empty if there is none.
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY changed)
    /// Which game of a series it is, and when it was played last; empty if there is none.
    Q_PROPERTY(QString unfinishedSince READ unfinishedSince NOTIFY changed)
    /// How many besides it wait in the library, in words; empty if none does.
    Q_PROPERTY(QString otherUnfinished READ otherUnfinished NOTIFY changed)
    Q_PROPERTY(facedown::play::Library* library READ library CONSTANT)
    Q_PROPERTY(facedown::play::StatisticsModel* statistics READ statistics CONSTANT)
    Q_PROPERTY(facedown::play::LadderModel* ladder READ ladder CONSTANT)
    /// Whether a guided first game of what is set up is still to be offered.
    Q_PROPERTY(bool guideOffered READ guideOffered NOTIFY changed)
    /// Whether the match at the table was brought from the library to be looked at.
    Q_PROPERTY(bool fromLibrary READ fromLibrary NOTIFY changed)
    /// What went wrong last, until it is dismissed.
    Q_PROPERTY(QString error READ error NOTIFY errorChanged)
    /// That something played is not on the disk, in two or three words; empty if all is.
    Q_PROPERTY(QString unsaved READ unsaved NOTIFY changed)

public:
    enum Page { Home, SetupPage, TablePage, LibraryPage, StatisticsPage };
    Q_ENUM(Page)

    /// Matches are kept below `dataFolder`; with an empty one nothing is kept.
    Controller(Preferences* preferences, const QString& dataFolder, QObject* parent = nullptr);

    Page page() const { return page_; }
    GameList* games() { return &games_; }
    Setup* setup() { return &setup_; }
    Session* session() const { return session_; }
    Preferences* preferences() const { return preferences_; }
    QString unfinished() const;
    QString unfinishedSince() const;
    QString otherUnfinished() const;
    bool guideOffered() const;
    bool fromLibrary() const { return !way_.empty() && way_.back() == LibraryPage; }
    Library* library() { return library_; }
    StatisticsModel* statistics() { return statistics_; }
    LadderModel* ladder() { return &ladder_; }
    QString error() const { return error_ ? error_() : QString(); }
    QString unsaved() const;

    /// Starts with this seed instead of one by chance, the next match only.
    void setSeed(std::uint64_t seed) { seed_ = seed; }
    /// There is nowhere to keep what is played, though there should be.
    void setKeepsNothing() { keepsNothing_ = true; }
    /// Plays a match made elsewhere.
    /// `elsewhere`: the players who hold their hands at screens of their own.
    void play(match::Match match, const std::vector<int>& elsewhere = {});
    /// Of the match at the table; noMatch if there is none that is kept.
    MatchId matchId() const { return session_ == nullptr || guiding() ? noMatch : id_; }
    /// Opens a saved game. Errors: a sentence for a person.
    core::Expected<void> openRecord(const QString& file);
    /// Writes the match at the table to a file. Errors: a sentence for a person.
    core::Expected<void> saveRecord(const QString& file);
    /// Says everything anew after a change of language.
    void retranslate();
    /// Looks again at what waits, if that is shown: another copy may have left some meanwhile.
    void lookAnew();
    /// Says what went wrong; the sentence is asked for again when the language changes.
    void report(std::function<QString()> sentence);
    /// The same of what is of interest on this page alone.
    void reportHere(std::function<QString()> sentence);

    Q_INVOKABLE void open(const QString& game);
    Q_INVOKABLE void start();
    /// A guided first game, which is not kept. Before: there is a game of that name.
    Q_INVOKABLE void guide(const QString& game);
    /// It is not offered again for what is set up.
    Q_INVOKABLE void dismissGuide();
    Q_INVOKABLE void resume();
    Q_INVOKABLE void openLibrary() { turnTo(LibraryPage); }
    /// Those that wait there to be gone on with.
    Q_INVOKABLE void openUnfinished();
    Q_INVOKABLE void openStatistics()
    {
        if (statistics_->view() == StatisticsModel::Ladder) // which was asked for as such
            statistics_->setGame(0);
        turnTo(StatisticsPage);
    }
    /// To where one came from: the match at the table, what is set up, the library, or home.
    Q_INVOKABLE void leavePage();
    /// Shows the ladder of what is set up.
    Q_INVOKABLE void openLadder();
    /// A match for the next rung of the ladder that is shown.
    Q_INVOKABLE void climb();
    /// Brings a match of the library to the table.
    Q_INVOKABLE void openStored(int row);
    /// Back to the home page; the match at the table can be gone on with from there.
    Q_INVOKABLE void home();
    /// From the setup to where it was come from: to the match that a new one would go on from, at
    /// that moment; else home.
    Q_INVOKABLE void back();
    /// Another match with the same game, options and seats, the next of a series, or the next rung.
    Q_INVOKABLE void again();
    /// A new game from the moment that is looked at: who plays is chosen first. Of a guided game
    /// there is none.
    Q_INVOKABLE void playFromHere();
    Q_INVOKABLE void dismissError();

signals:
    void changed();
    void errorChanged();
    /// A new session is at the table, or none.
    void sessionChanged();
    /// Somebody at the table wants to read the rules of a game.
    void rulesWanted(const QString& game);
    /// Somebody wants to see who plays on a phone, and the codes for their seats.
    void phonesWanted();
    /// Something was done as it was asked for.
    void said(const QString& sentence);

private:
    void follow();
    void takeOpened(MatchId id, const SavedGame& game);
    /// Whether that is what is asked for still, which it is no more then.
    bool answersWish(MatchId id);
    /// Asks for a match that is stored, which comes to the table unless something else does first.
    void want(MatchId id, bool next = false);
    /// The match that follows another is played; of a series the one that is there, if there is.
    void playNext(const match::Match& last, MatchId id, const std::vector<int>& elsewhere = {});
    /// A new match is played, and remembers that it has begun now.
    void playNow(match::Match match, const std::vector<int>& elsewhere = {});
    /// To the match that a new one would go on from, as it is by now.
    void backTo(match::Match match);
    void showWaiting();
    /// From here on to another page, from which one comes back.
    void turnTo(Page page);
    /// `way`: the pages by which one comes back from it.
    void show(Page page, std::vector<Page> way);
    /// `hidden`: people hide from each other what it tells.
    void sayWritten(const QString& file, bool hidden = false);
    void sayNotKept(MatchId id, const Reason& why);
    void saySettingsNotKept(const QString& why);
    /// Brings a match to the table; `way` is as for show().
    void sitDown(match::Match match, MatchId id, const std::vector<int>& elsewhere = {},
                 std::vector<Page> way = {});
    /// The match at the table, or the one left, is no longer either.
    void leave();
    /// Tells for whom a saved game names programs, which do not play, and whose gave it up.
    void tellOfPrograms(const QStringList& players, const QString& forfeited);
    /// Turns to it, where one no longer wants what could not be opened on the one before.
    void setPage(Page page);
    /// What comes of something asked for in the library, said there: now, or at the next visit.
    void sayInLibrary(std::function<void()> say);
    void reportInLibrary(const std::function<QString()>& sentence);
    void enterLibrary();
    void seat(Session* session);
    /// What was set up is there again, whether it is played or not.
    void leaveSetup();
    /// Whether the match at the table is a guided one.
    bool guiding() const { return session_ != nullptr && session_->guide() != nullptr; }
    /// Remembers that a guided game of it need not be offered any more.
    void endGuideOffer(const QString& game);
    void begin(Session* session, std::vector<Page> way = {});
    std::uint64_t takeSeed();
    /// The match at the table was not won just now: perhaps not by whoever plays here, either.
    void lookHowFarClimbed();

    /// What a match leaves behind when it leaves the table.
    struct Known
    {
        Review::Progress review;
        bool passedOn = false; ///< whoever is to act had not taken the screen yet
    };

    Preferences* preferences_;
    GameList games_;
    Setup setup_;
    /// Deleted by deleteLater: what shows it goes first.
    Session* session_ = nullptr;
    MatchStore* store_ = nullptr; ///< none if nothing is kept
    Library* library_;
    StatisticsModel* statistics_;
    LadderModel ladder_;
    MatchId id_ = noMatch; ///< of the match at the table, or of the one left
    std::optional<match::Match> left_;
    QDateTime leftAt_;
    MatchId wanted_ = noMatch;         ///< asked for: what comes next to the table
    bool nextWanted_ = false;          ///< of that match the next game
    MatchId source_ = noMatch;         ///< of the match that the setup goes on from
    bool reviewing_ = false;           ///< its review was open
    QHash<MatchId, Known> known_;      ///< of those that have been at the table
    QList<WaitingMatch> waiting_;      ///< as the store told last
    std::optional<WaitingMatch> last_; ///< of those, if none is left
    QSet<MatchId> notKept_;
    bool keepsNothing_ = false;
    bool settingsNotKept_ = false; ///< it has been said
    /// What the error is about: of some no more is said when it is over.
    enum class Topic { Other, Settings, Page } topic_ = Topic::Other;
    std::optional<std::uint64_t> seed_;
    std::function<QString()> error_;
    std::vector<std::function<void()>> unsaid_; ///< in the library
    Page page_ = Home;
    std::vector<Page> way_; ///< the pages by which one came to this one
};

} // namespace facedown::play
