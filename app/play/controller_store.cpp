#include <utility>

#include <QDir>

#include "play/controller.h"
#include "table/table_words.h"

namespace facedown::play {

// What the store and what is set tell the controller, and what is said of it.

void Controller::follow()
{
    const MatchStore* store = store_;
    connect(library_, &Library::matchRemoved, this, [this](MatchId id) {
        if (id == id_)
            leave();
        if (id == source_)
            source_ = newMatchId(); // what goes on from it is another
        store_->list();
    });
    connect(store, &MatchStore::listed, this, [this](const QList<WaitingMatch>& matches) {
        waiting_ = matches;
        showWaiting();
    });
    connect(store, &MatchStore::opened, this, [this](MatchId id, const SavedGame& game) {
        if (std::exchange(wanted_, noMatch) != id) {
            if (id != id_)
                store_->leave(id);
            return;
        }
        leave();
        if (nextWanted_) {
            store_->leave(id);
            playNext(game.match);
            return tellOfPrograms(game.programs);
        }
        std::vector<Page> way = way_;
        way.push_back(page_);
        const bool over = game.match.over();
        sitDown(game.match, id, {}, over ? std::move(way) : std::vector<Page>());
        if (over)
            session_->setReplaying(true);
        tellOfPrograms(game.programs);
    });
    connect(store, &MatchStore::notOpened, this, [this](MatchId id, const QString& why) {
        if (std::exchange(wanted_, noMatch) != id)
            return;
        report([why] {
            return tr("The game could not be opened. Nothing was changed. (%1)").arg(why);
        });
        store_->list();
    });
    connect(store, &MatchStore::kept, this, [this](MatchId id) {
        if (notKept_.remove(id) && notKept_.isEmpty())
            report([] { return tr("Saving works again: everything played so far is saved."); });
    });
    connect(store, &MatchStore::notKept, this,
            [this](MatchId id, quint64 /*request*/, const QString& why) { sayNotKept(id, why); });
    connect(preferences_, &Preferences::notKept, this, &Controller::saySettingsNotKept);
    connect(preferences_, &Preferences::kept, this, [this] {
        settingsNotKept_ = false;
        if (tellsOfSettings_)
            report({});
    });
    connect(store, &MatchStore::unreadable, this, [this](const QString& file, const QString& why) {
        report([file, why] {
            return tr("The unfinished game could not be read (%2). Its file %1 is left as it is; "
                      "everything else works.")
                .arg(QDir::toNativeSeparators(file), why);
        });
    });
    connect(store, &MatchStore::unreachable, this, [this](const QString& why) {
        report([why] {
            return tr("The saved games could not be read (%1). They are left as they are, and you "
                      "can still play.")
                .arg(why);
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

void Controller::sayNotKept(MatchId id, const QString& why)
{
    const bool said = !notKept_.isEmpty();
    notKept_.insert(id);
    if (said)
        return;
    report([why] {
        return tr("The game could not be saved (%1). Saving will be tried again, but anything "
                  "played since the last save will be lost if facedown is closed before it "
                  "succeeds. If the disk is full, free up some space, or save the game elsewhere "
                  "from the Game menu.")
            .arg(why);
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
    tellsOfSettings_ = true;
}

void Controller::tellOfPrograms(const QStringList& players)
{
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

} // namespace facedown::play
