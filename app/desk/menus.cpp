#include "desk/menus.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenuBar>

#include "desk/settings.h"
#include "play/line_breaks.h"
#include "table/game_info.h"

namespace facedown::desk {

using play::Controller;
using play::Preferences;
using play::Session;

namespace {

/// What each menu is called before retranslate() has been there.
const QString unnamed;

/// A name in a menu: an ampersand of its own is no mark of a key.
QString inMenu(QString name)
{
    return name.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

Menus::Menus(Controller* controller, QMainWindow* window)
    : QObject(window)
    , controller_(controller)
    , preferences_(controller->preferences())
    , window_(window)
{
    QMenuBar* bar = window->menuBar();
    fillGame(bar);
    fillView(bar);
    fillSettings(bar);
    fillHelp(bar);
    retranslate();

    connect(controller_, &Controller::changed, this, &Menus::refresh);
    connect(controller_, &Controller::sessionChanged, this, &Menus::followSession);
    connect(preferences_, &Preferences::changed, this, &Menus::refresh);
    followSession();
}

void Menus::fillGame(QMenuBar* bar)
{
    game_ = bar->addMenu(unnamed);
    newGame_ = game_->addMenu(unnamed);
    for (const table::GameInfo& info : table::gameInfos()) {
        QAction* begin =
            newGame_->addAction(unnamed, this, [this, id = info.id] { controller_->open(id); });
        begin->setData(info.id);
        begin->setShortcut(QStringLiteral("Ctrl+%1").arg(games_.size() + 1));
        games_.push_back(begin);
    }
    again_ = game_->addAction(unnamed, controller_, &Controller::again);
    again_->setShortcut(QKeySequence::New);
    game_->addSeparator();
    open_ = game_->addAction(unnamed, this, &Menus::openWanted);
    open_->setShortcut(QKeySequence::Open);
    save_ = game_->addAction(unnamed, this, &Menus::saveWanted);
    save_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    copy_ = game_->addAction(unnamed, this, [this] {
        atTable([](Session& session) {
            QGuiApplication::clipboard()->setText(play::unbroken(session.table()->asText()));
            session.say(tr("Copied: the table and the log, as you see them."));
        });
    });
    copy_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    game_->addSeparator();
    undo_ = game_->addAction(unnamed, this, [this] { atTable(&Session::askToUndo); });
    undo_->setShortcut(QKeySequence::Undo);
    redo_ = game_->addAction(unnamed, this, [this] { atTable(&Session::redo); });
    redo_->setShortcuts(QKeySequence::Redo);
    hint_ = game_->addAction(
        unnamed, this, [this] { atTable([](Session& session) { session.hint()->toggle(); }); });
    hint_->setShortcut(Qt::Key_F2);
    phones_ = game_->addAction(unnamed, controller_, &Controller::phonesWanted);
    phones_->setVisible(false);
    home_ = game_->addAction(unnamed, controller_, &Controller::home);
    home_->setShortcut(Qt::CTRL | Qt::Key_H);
    library_ = game_->addAction(unnamed, controller_, &Controller::openLibrary);
    library_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    statistics_ = game_->addAction(unnamed, controller_, &Controller::openStatistics);
    game_->addSeparator();
    quit_ = game_->addAction(unnamed, window_, &QWidget::close);
    quit_->setShortcut(Qt::CTRL | Qt::Key_Q);
    quit_->setMenuRole(QAction::QuitRole);
}

void Menus::fillView(QMenuBar* bar)
{
    view_ = bar->addMenu(unnamed);
    log_ = view_->addAction(unnamed);
    log_->setCheckable(true);
    log_->setShortcut(Qt::CTRL | Qt::Key_L);
    connect(log_, &QAction::triggered, this, &Menus::logToggled);
    fullScreen_ = view_->addAction(unnamed);
    fullScreen_->setCheckable(true);
    fullScreen_->setShortcut(Qt::Key_F11);
    connect(fullScreen_, &QAction::triggered, this, &Menus::fullScreenWanted);
    view_->addSeparator();
    pause_ = view_->addAction(unnamed);
    pause_->setCheckable(true);
    pause_->setShortcut(Qt::CTRL | Qt::Key_P);
    connect(pause_, &QAction::triggered, this, [this](bool still) {
        atTable([still](Session& session) { session.setStill(still); });
    });
    back_ = view_->addAction(unnamed, this, [this] { step(-1); });
    back_->setShortcut(Qt::CTRL | Qt::Key_Left);
    forward_ = view_->addAction(unnamed, this, [this] { step(1); });
    forward_->setShortcut(Qt::CTRL | Qt::Key_Right);
    now_ = view_->addAction(unnamed, this, [this] { atTable(&Session::backToNow); });
    now_->setShortcut(Qt::CTRL | Qt::Key_End);
}

void Menus::addSetting(const char* property)
{
    const Setting setting = settingOf(property);
    Entry entry{property, nullptr, {}};
    const auto add = [this, property, &entry](QWidget* menu) {
        auto* action = new QAction(menu);
        action->setCheckable(true);
        menu->addAction(action);
        entry.actions.push_back(action);
        connect(action, &QAction::triggered, this, [this, property, action](bool on) {
            preferences_->setProperty(property, action->data().isValid() ? action->data() : on);
        });
        return action;
    };
    if (setting.choices.empty()) {
        add(settings_);
    } else {
        entry.menu = settings_->addMenu(unnamed);
        auto* group = new QActionGroup(entry.menu);
        for (const Setting::Choice& choice : setting.choices)
            group->addAction(add(entry.menu))->setData(choice.value);
    }
    entries_.push_back(entry);
}

void Menus::fillSettings(QMenuBar* bar)
{
    settings_ = bar->addMenu(unnamed);
    for (const char* property : {"language", "theme", "cloth", "pace", "sharing"})
        addSetting(property);
    settings_->addSeparator();
    for (const char* property : {"muted", "botsTalk", "reduceMotion", "safeColours"})
        addSetting(property);
    settings_->addSeparator();
    allSettings_ = settings_->addAction(unnamed, this, &Menus::settingsWanted);
    allSettings_->setShortcut(Qt::CTRL | Qt::Key_Comma);
    allSettings_->setMenuRole(QAction::PreferencesRole);
}

void Menus::fillHelp(QMenuBar* bar)
{
    help_ = bar->addMenu(unnamed);
    for (const table::GameInfo& info : table::gameInfos()) {
        QAction* read =
            help_->addAction(unnamed, this, [this, id = info.id] { emit rulesWanted(id); });
        read->setData(info.id);
        rules_.push_back(read);
    }
    help_->addSeparator();
    for (const table::GameInfo& info : table::gameInfos())
        guides_.push_back(
            help_->addAction(unnamed, this, [this, id = info.id] { controller_->guide(id); }));
    help_->addSeparator();
    about_ = help_->addAction(unnamed, this, &Menus::aboutWanted);
    about_->setMenuRole(QAction::AboutRole);
}

void Menus::retranslate()
{
    game_->setTitle(tr("&Game"));
    newGame_->setTitle(tr("&New Game"));
    const auto infos = table::gameInfos();
    for (std::size_t i = 0; i < infos.size(); ++i)
        games_[i]->setText(inMenu(infos[i].name));
    open_->setText(tr("&Open…"));
    save_->setText(tr("&Save As…"));
    //: What has happened in the game, line by line.
    copy_->setText(tr("&Copy as Text"));
    undo_->setText(tr("&Undo"));
    redo_->setText(tr("&Redo"));
    //: A hint: what a hard bot would do.
    // The keys of the menu and of the table.
    hint_->setText(tr("H&int") + QStringLiteral("\tH, F2"));
    phones_->setText(tr("Seats on &Phones…"));
    home_->setText(tr("&Home"));
    library_->setText(tr("&Library"));
    statistics_->setText(tr("S&tatistics"));
    quit_->setText(tr("&Quit"));

    view_->setTitle(tr("&View"));
    log_->setText(tr("&Log"));
    fullScreen_->setText(tr("&Full Screen"));
    pause_->setText(tr("&Pause"));
    //: From looking at an earlier moment of the match.
    back_->setText(tr("Step B&ack"));
    forward_->setText(tr("Step F&orward"));
    now_->setText(tr("&Back to the Present"));

    help_->setTitle(tr("&Help"));
    about_->setText(tr("&About facedown"));
    retranslateSettings();
    helpFor_.clear();
    refresh();
    // Scripts differ in height, and the bar does not look for itself.
    window_->menuBar()->updateGeometry();
}

void Menus::retranslateSettings()
{
    settings_->setTitle(tr("&Settings"));
    for (const Entry& entry : entries_) {
        const Setting setting = settingOf(entry.property);
        // The key is the table's, where it works as well.
        const bool muted = qstrcmp(entry.property, "muted") == 0;
        if (entry.menu == nullptr)
            entry.actions.front()->setText(setting.label +
                                           (muted ? QStringLiteral("\tM") : QString()));
        else
            entry.menu->setTitle(setting.label);
        for (std::size_t i = 0; i < setting.choices.size(); ++i)
            entry.actions[i]->setText(setting.choices[i].name);
    }
    allSettings_->setText(tr("&All Settings…"));
}

/// The keys are those of the game at hand: F1 opens its rules.
void Menus::retranslateHelp()
{
    helpFor_ = gameAtHand();
    const auto infos = table::gameInfos();
    for (std::size_t i = 0; i < infos.size(); ++i) {
        const bool keyed = infos[i].id == helpFor_;
        const auto text = [&](const QString& said) {
            return (keyed ? said : withoutKey(said)).arg(inMenu(infos[i].name));
        };
        //: %1 is the game's name.
        rules_[i]->setText(text(tr("&Rules of %1")));
        rules_[i]->setShortcut(keyed ? QKeySequence(Qt::Key_F1) : QKeySequence());
        //: %1 is the game's name.
        guides_[i]->setText(text(tr("&Guided Game of %1")));
    }
}

void Menus::followSession()
{
    if (Session* session = controller_->session()) {
        connect(session, &Session::changed, this, &Menus::refresh);
        connect(session->hint(), &play::Hint::changed, this, &Menus::refresh);
    }
    refresh();
}

void Menus::step(int by)
{
    atTable([by](Session& session) { session.lookBack(session.moment() + by); });
}

QString Menus::gameAtHand() const
{
    if (const Session* session = controller_->session())
        return session->table()->game();
    if (controller_->page() == Controller::SetupPage)
        return controller_->setup()->game();
    return rules_.front()->data().toString();
}

void Menus::refresh()
{
    Session* session = controller_->session();
    const bool guided = session != nullptr && session->guide() != nullptr;
    const bool playing = session != nullptr && !session->match().over() && !guided;
    again_->setEnabled(guided || (session != nullptr && !playing));
    save_->setEnabled(session != nullptr && !guided);
    copy_->setEnabled(session != nullptr);
    undo_->setEnabled(session != nullptr && session->canUndo());
    redo_->setEnabled(session != nullptr && session->canRedo());
    hint_->setEnabled(session != nullptr &&
                      (session->hint()->offered() || session->hint()->asked()));
    phones_->setEnabled(playing);
    home_->setEnabled(controller_->page() != Controller::Home);
    statistics_->setEnabled(controller_->page() != Controller::StatisticsPage);
    library_->setEnabled(controller_->page() != Controller::LibraryPage);
    log_->setEnabled(session != nullptr);
    pause_->setEnabled(playing || guided || (session != nullptr && !session->live()));
    pause_->setChecked(session != nullptr && session->still());
    back_->setEnabled(session != nullptr && !session->curtain() && session->moment() > 0);
    forward_->setEnabled(session != nullptr && !session->live());
    now_->setEnabled(session != nullptr && !session->live());

    for (const Entry& entry : entries_) {
        const QVariant value = valueOf(*preferences_, entry.property);
        for (QAction* action : entry.actions)
            action->setChecked(action->data().isValid() ? action->data() == value : value.toBool());
    }
    //: Another match with the same game, options and seats.
    const QString same = tr("Play &Again");
    // What has been won may lead to another.
    const bool other = session != nullptr && !session->outcome().isEmpty();
    again_->setText(other ? inMenu(session->nextName()) : same);
    if (helpFor_ != gameAtHand())
        retranslateHelp();
}

void Menus::offerPhones()
{
    phones_->setVisible(true);
}

void Menus::showLogWanted(bool wanted)
{
    log_->setChecked(wanted);
}

void Menus::showFullScreenState(bool full)
{
    fullScreen_->setChecked(full);
}

} // namespace facedown::desk

#include "moc_menus.cpp"
