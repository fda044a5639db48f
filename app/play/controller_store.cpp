#include <algorithm>
#include <utility>

#include <QDir>
#include <QPointer>

#include "play/controller.h"
#include "play/ladder.h"
#include "play/people.h"
#include "play/series.h"
#include "table/table_words.h"

namespace facedown::play {

// What the store and what is set tell the controller, and what is said of it.

namespace {

/// An invitation to go on with a match: what is played, and by whom.
QString goOn(const QString& game, const QStringList& players)
{
    //: %1 is the game's name, %2 the players' names.
    return Controller::tr("Continue: %1 with %2")
        .arg(table::gameInfo(game).name, table::TableWords::names(players));
}

/// The same for the next game of a series.
QString nextGame(const QString& game, const QStringList& players)
{
    //: %1 is the game's name, %2 the players' names.
    return Controller::tr("Next game of the series: %1 with %2")
        .arg(table::gameInfo(game).name, table::TableWords::names(players));
}

} // namespace

void Controller::showWaiting()
{
    last_.reset();
    for (const WaitingMatch& match : std::as_const(waiting_))
        if (!left_ && !last_ && match.id != id_)
            last_ = match;
    emit changed();
}

QString Controller::unfinished() const
{
    if (left_) {
        const StoredMatch left = toStore(*left_, left_->length());
        return goOn(left.game, left.players);
    }
    if (!last_)
        return {};
    return last_->nextGame ? nextGame(last_->game, last_->players)
                           : goOn(last_->game, last_->players);
}

QString Controller::unfinishedSince() const
{
    if (!left_ && !last_)
        return {};
    const auto series = left_ ? left_->series() : last_->series;
    const QString played = dateOf(left_ ? leftAt_ : last_->played);
    //: %1 is which game of a series waits to be gone on with, %2 a date and a time.
    return series ? tr("%1 · last played %2").arg(seriesNow(*series), played)
                  //: %1 is a date and a time.
                  : tr("Last played %1").arg(played);
}

QString Controller::otherUnfinished() const
{
    const auto others = std::ranges::count_if(waiting_, [this](const WaitingMatch& match) {
        return match.id != id_ && !match.nextGame && !(last_ && match.id == last_->id);
    });
    //: On a button beside the one that goes on with a game: so many others are unfinished too.
    return others > 0 ? tr("%n more", nullptr, static_cast<int>(others)) : QString();
}

void Controller::lookAnew()
{
    if (store_ != nullptr && page_ == Home)
        store_->list();
}

void Controller::report(std::function<QString()> sentence)
{
    error_ = std::move(sentence);
    topic_ = Topic::Other;
    emit errorChanged();
}

void Controller::reportHere(std::function<QString()> sentence)
{
    report(std::move(sentence));
    topic_ = Topic::Page;
}

void Controller::dismissError()
{
    if (!error_)
        return;
    report({});
    lookAnew();
}

void Controller::follow()
{
    const MatchStore* store = store_;
    connect(library_, &Library::exported, this, &Controller::sayWritten);
    connect(library_, &Library::imported, this, [this](const QString& sentence) {
        sayInLibrary([this, sentence] { emit said(sentence); });
    });
    connect(statistics_, &StatisticsModel::exported, this,
            [this](const QString& file) { sayWritten(file); });
    connect(library_, &Library::matchRemoved, this, [this](MatchId id) {
        if (id == id_)
            leave();
        if (id == source_)
            source_ = newMatchId(); // what goes on from it is another
        if (notKept_.remove(id))
            emit changed();
        store_->list();
    });
    connect(store, &MatchStore::listed, this, [this](const QList<WaitingMatch>& matches) {
        waiting_ = matches;
        showWaiting();
    });
    connect(store, &MatchStore::opened, this, &Controller::takeOpened);
    connect(store, &MatchStore::notOpened, this,
            [this](MatchId id, const Reason& why, bool elsewhere) {
                if (!answersWish(id))
                    return;
                if (page_ == SetupPage && !elsewhere) // only here it still is
                    return backTo(*setup_.source());
                reportHere([why, elsewhere] {
                    return elsewhere ? tr("This game is open in another window of facedown. Close "
                                          "it there, or go on with it there.")
                                     : tr("The game could not be opened. Nothing was changed. (%1)")
                                           .arg(why.said());
                });
                store_->list();
            });
    connect(store, &MatchStore::kept, this, [this](MatchId id) {
        if (!notKept_.remove(id) || !notKept_.isEmpty())
            return;
        report([] { return tr("Saving works again: everything played so far is saved."); });
        emit changed();
    });
    connect(store, &MatchStore::notKept, this,
            [this](MatchId id, quint64 /*request*/, const Reason& why) { sayNotKept(id, why); });
    connect(preferences_, &Preferences::notKept, this, &Controller::saySettingsNotKept);
    connect(preferences_, &Preferences::kept, this, [this] {
        settingsNotKept_ = false;
        if (topic_ == Topic::Settings)
            report({});
    });
    connect(store, &MatchStore::unreadable, this, [this](const QString& file, const Reason& why) {
        report([file, why] {
            return tr("The unfinished game could not be read (%2). Its file %1 is left as it is; "
                      "everything else works.")
                .arg(QDir::toNativeSeparators(file), why.said());
        });
    });
    connect(store, &MatchStore::unreachable, this, [this](const Reason& why) {
        report([why] {
            return tr("The saved games could not be read (%1). They are left as they are, and you "
                      "can still play.")
                .arg(why.said());
        });
    });
    connect(store, &MatchStore::renewed, this, [this](const QString& damaged) {
        report([damaged] {
            return tr("The saved games were damaged. Those that could still be read are here. The "
                      "damaged file is kept as %1.")
                .arg(QDir::toNativeSeparators(damaged));
        });
    });
    connect(store, &MatchStore::putAside, this, [this](const QString& file) {
        report([file] {
            return tr("The saved games could not be read. They are kept in %1; games played from "
                      "now on are saved separately.")
                .arg(QDir::toNativeSeparators(file));
        });
    });
}

bool Controller::answersWish(MatchId id)
{
    const bool answers = wanted_ == id;
    if (answers) // else another has been asked for since
        wanted_ = noMatch;
    return answers;
}

void Controller::takeOpened(MatchId id, const SavedGame& game)
{
    if (!answersWish(id)) {
        if (id != id_)
            store_->leave(id);
        return;
    }
    leave();
    if (nextWanted_) {
        store_->leave(id);
        playNext(game.match, id);
        return tellOfPrograms(game.programs, game.forfeited);
    }
    if (page_ == SetupPage) {
        backTo(game.match);
        return tellOfPrograms(game.programs, game.forfeited);
    }
    std::vector<Page> way = way_;
    if (page_ != TablePage) // where one game of a series was followed by another
        way.push_back(page_);
    const bool over = game.match.over();
    sitDown(game.match, id, {}, over ? std::move(way) : std::vector<Page>());
    lookHowFarClimbed();
    if (over)
        session_->setReplaying(true);
    tellOfPrograms(game.programs, game.forfeited);
}

void Controller::sayWritten(const QString& file, bool hidden)
{
    //: %1 is a file.
    const QString alone = tr("Saved as %1");
    //: A game that several people play on one screen goes on. %1 is a file.
    const QString warning = tr("Saved as %1. Careful: anyone who looks into this file can see what "
                               "each player is hiding.");
    emit said((hidden ? warning : alone).arg(QDir::toNativeSeparators(file)));
}

void Controller::setPage(Page page)
{
    page_ = page;
    if (topic_ == Topic::Page)
        report({});
}

void Controller::sayInLibrary(std::function<void()> say)
{
    if (page_ == LibraryPage)
        say();
    else
        unsaid_.push_back(std::move(say));
}

void Controller::reportInLibrary(const std::function<QString()>& sentence)
{
    sayInLibrary([this, sentence] { reportHere(sentence); });
}

void Controller::enterLibrary()
{
    library_->refresh();
    for (const auto& say : std::exchange(unsaid_, {}))
        say();
}

QString Controller::unsaved() const
{
    const bool lost = keepsNothing_ && (session_ != nullptr || left_);
    return lost || !notKept_.isEmpty() ? tr("Not saved") : QString();
}

void Controller::sayNotKept(MatchId id, const Reason& why)
{
    if (notKept_.contains(id)) // it has been said
        return;
    notKept_.insert(id);
    emit changed();
    report([why] {
        return tr("The game could not be saved (%1). Saving will be tried again, but anything "
                  "played since the last save will be lost if facedown is closed before it "
                  "succeeds. If the disk is full, free up some space, or save the game elsewhere "
                  "from the Game menu.")
            .arg(why.said());
    });
}

void Controller::saySettingsNotKept(const QString& why)
{
    // What keeps a game from being saved matters more, and is mostly the same.
    if (settingsNotKept_ || !notKept_.isEmpty())
        return;
    settingsNotKept_ = true;
    report([why] {
        return tr("The settings could not be saved (%1). Those saved before are unchanged, and "
                  "yours apply until you close facedown. Saving will be tried again; if the disk "
                  "is full, free up some space.")
            .arg(why);
    });
    topic_ = Topic::Settings;
}

void Controller::tellOfPrograms(const QStringList& players, const QString& forfeited)
{
    if (!forfeited.isEmpty())
        return report([forfeited] {
            //: %1 is a player's name.
            return tr("This game ended here: the program playing for %1 had failed. For safety, "
                      "saved games may not start programs, so a medium bot plays on instead.")
                .arg(forfeited);
        });
    if (players.isEmpty())
        return;
    report([players] {
        //: %1 is one player's name or several.
        return tr("This saved game has an external program playing for %1. For safety, saved games "
                  "may not start programs, so a medium bot plays instead. To play against a "
                  "program, start facedown with --level.")
            .arg(table::TableWords::names(players));
    });
}

void Controller::lookHowFarClimbed()
{
    const auto rung = session_->match().over() ? rungOf(session_->match()) : std::nullopt;
    if (!rung || store_ == nullptr)
        return;
    session_->setClimbs(false);
    store_->results(this,
                    [rung, session = QPointer(session_)](const Done<QList<MatchResult>>& results) {
                        if (!session || !results)
                            return;
                        const QString person = playerNames(session->match())[0];
                        const table::GameInfo info = table::gameInfo(gameOf(session->match()));
                        session->setClimbs(climbed(*results, info).value(person) > *rung);
                    });
}

} // namespace facedown::play
