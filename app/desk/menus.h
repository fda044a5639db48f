#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QObject>

#include "play/controller.h"

namespace facedown::desk {

/// The window's menus. What cannot be done now is grey, and what is set is ticked, wherever it was
/// changed. Plain letters are the table's: every shortcut here has a modifier or is a function key.
class Menus : public QObject
{
    Q_OBJECT

public:
    /// Fills the window's menu bar; both outlive the menus.
    Menus(play::Controller* controller, QMainWindow* window);

    /// Says everything anew after a change of language.
    void retranslate();
    /// Ticks what is kept elsewhere: the log by the table, the size by the window.
    void showLogWanted(bool wanted);
    /// Seats can be on phones.
    void offerPhones();
    void showFullScreenState(bool full);

signals:
    void openWanted();
    void saveWanted();
    void settingsWanted();
    void logToggled();
    void fullScreenWanted(bool wanted);
    void rulesWanted(const QString& game);
    void aboutWanted();

private:
    /// A menu of one setting's choices, or one action for what is on or off.
    struct Entry
    {
        const char* property;
        QMenu* menu;                   ///< none for what is on or off
        std::vector<QAction*> actions; ///< in the order of the choices
    };

    /// Menus and actions whose texts retranslate() sets.
    QMenu* addMenu(QWidget* to, const char* text);
    template <class... Slot>
    QAction* add(QMenu* menu, const char* text, const QKeySequence& key, Slot... slot);
    void fillGame(QMenuBar* bar);
    void fillView(QMenuBar* bar);
    void fillSettings(QMenuBar* bar);
    void fillHelp(QMenuBar* bar);
    void addSetting(const char* property);
    void retranslateSettings();
    void retranslateHelp();
    void followSession();
    /// Does something with the game at the table, if there is one.
    template <class Do>
    void atTable(Do what)
    {
        if (play::Session* session = controller_->session())
            std::invoke(what, *session);
    }
    /// Shows the moment so many events later, or earlier.
    void step(int by);
    /// What can be done now, and what is set.
    void refresh();
    QString gameAtHand() const;

    play::Controller* controller_;
    play::Preferences* preferences_;
    QMainWindow* window_;

    QMenu* settings_;
    QAction *save_, *copy_, *undo_, *redo_, *hint_, *again_, *phones_;
    QAction *home_, *library_, *statistics_;
    QAction *log_, *fullScreen_, *pause_, *back_, *forward_, *now_;
    std::vector<std::pair<QAction*, const char*>> named_; ///< with texts that tr() knows
    std::vector<Entry> entries_;
    QString helpFor_;              ///< the game whose rules and guided game have keys
    std::vector<QAction*> games_;  ///< to begin each game
    std::vector<QAction*> rules_;  ///< to read the rules of each
    std::vector<QAction*> guides_; ///< to begin a guided game of each
};

} // namespace facedown::desk
