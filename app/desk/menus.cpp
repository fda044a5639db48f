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

QMenu* Menus::addMenu(QWidget* to, const char* text)
{
    auto* menu = new QMenu(to);
    to->addAction(menu->menuAction());
    named_.emplace_back(menu->menuAction(), text);
    return menu;
}

template <class... Slot>
QAction* Menus::add(QMenu* menu, const char* text, const QKeySequence& key, Slot... slot)
{
    QAction* action = menu->addAction(QString(), slot...);
    action->setShortcut(key);
    named_.emplace_back(action, text);
    return action;
}

void Menus::fillGame(QMenuBar* bar)
{
    QMenu* game = addMenu(bar, QT_TR_NOOP("&Game"));
    QMenu* newGame = addMenu(game, QT_TR_NOOP("&New Game"));
    for (const table::GameInfo& info : table::gameInfos()) {
        QAction* begin =
            newGame->addAction(QString(), this, [this, id = info.id] { controller_->open(id); });
        begin->setData(info.id);
        begin->setShortcut(QStringLiteral("Ctrl+%1").arg(games_.size() + 1));
        games_.push_back(begin);
    }
    again_ = game->addAction(QString(), controller_, &Controller::again);
    again_->setShortcut(QKeySequence::New);
    game->addSeparator();
    add(game, QT_TR_NOOP("&Open…"), QKeySequence::Open, this, &Menus::openWanted);
    save_ = add(game, QT_TR_NOOP("&Save As…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, this,
                &Menus::saveWanted);
    //: What has happened in the game, line by line.
    copy_ = add(game, QT_TR_NOOP("&Copy as Text"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, this, [this] {
        atTable([](Session& session) {
            QGuiApplication::clipboard()->setText(play::unbroken(session.table()->asText()));
            session.say(tr("Copied: the table and the log, as you see them."));
        });
    });
    game->addSeparator();
    undo_ = add(game, QT_TR_NOOP("&Undo"), QKeySequence::Undo, this,
                [this] { atTable(&Session::askToUndo); });
    redo_ = add(game, QT_TR_NOOP("&Redo"), {}, this, [this] { atTable(&Session::redo); });
    redo_->setShortcuts(QKeySequence::Redo);
    //: A hint: what a hard bot would do.
    hint_ = add(game, QT_TR_NOOP("H&int"), Qt::Key_F2, this,
                [this] { atTable([](Session& session) { session.hint()->toggle(); }); });
    phones_ =
        add(game, QT_TR_NOOP("Seats on &Phones…"), {}, controller_, &Controller::phonesWanted);
    phones_->setVisible(false);
    home_ = add(game, QT_TR_NOOP("&Home"), Qt::CTRL | Qt::Key_H, controller_, &Controller::home);
    library_ = add(game, QT_TR_NOOP("&Library"), Qt::CTRL | Qt::SHIFT | Qt::Key_L, controller_,
                   &Controller::openLibrary);
    statistics_ =
        add(game, QT_TR_NOOP("S&tatistics"), {}, controller_, &Controller::openStatistics);
    game->addSeparator();
    add(game, QT_TR_NOOP("&Quit"), Qt::CTRL | Qt::Key_Q, window_, &QWidget::close)
        ->setMenuRole(QAction::QuitRole);
}

void Menus::fillView(QMenuBar* bar)
{
    QMenu* view = addMenu(bar, QT_TR_NOOP("&View"));
    const auto addTicked = [&](const char* text, const QKeySequence& key, auto slot) {
        QAction* action = add(view, text, key);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    log_ = addTicked(QT_TR_NOOP("&Log"), Qt::CTRL | Qt::Key_L, &Menus::logToggled);
    fullScreen_ = addTicked(QT_TR_NOOP("&Full Screen"), Qt::Key_F11, &Menus::fullScreenWanted);
    view->addSeparator();
    pause_ = addTicked(QT_TR_NOOP("&Pause"), Qt::CTRL | Qt::Key_P, [this](bool still) {
        atTable([still](Session& session) { session.setStill(still); });
    });
    //: From looking at an earlier moment of the match.
    back_ =
        add(view, QT_TR_NOOP("Step B&ack"), Qt::CTRL | Qt::Key_Left, this, [this] { step(-1); });
    forward_ =
        add(view, QT_TR_NOOP("Step F&orward"), Qt::CTRL | Qt::Key_Right, this, [this] { step(1); });
    now_ = add(view, QT_TR_NOOP("&Back to the Present"), Qt::CTRL | Qt::Key_End, this,
               [this] { atTable(&Session::backToNow); });
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
        entry.menu = settings_->addMenu(QString());
        auto* group = new QActionGroup(entry.menu);
        for (const Setting::Choice& choice : setting.choices)
            group->addAction(add(entry.menu))->setData(choice.value);
    }
    entries_.push_back(entry);
}

void Menus::fillSettings(QMenuBar* bar)
{
    settings_ = addMenu(bar, QT_TR_NOOP("&Settings"));
    for (const char* property : {"language", "theme", "cloth", "pace", "sharing"})
        addSetting(property);
    settings_->addSeparator();
    for (const char* property : {"muted", "botsTalk", "reduceMotion", "safeColours"})
        addSetting(property);
    settings_->addSeparator();
    add(settings_, QT_TR_NOOP("&All Settings…"), Qt::CTRL | Qt::Key_Comma, this,
        &Menus::settingsWanted)
        ->setMenuRole(QAction::PreferencesRole);
}

void Menus::fillHelp(QMenuBar* bar)
{
    QMenu* help = addMenu(bar, QT_TR_NOOP("&Help"));
    for (const table::GameInfo& info : table::gameInfos()) {
        QAction* read =
            help->addAction(QString(), this, [this, id = info.id] { emit rulesWanted(id); });
        read->setData(info.id);
        rules_.push_back(read);
    }
    help->addSeparator();
    for (const table::GameInfo& info : table::gameInfos())
        guides_.push_back(
            help->addAction(QString(), this, [this, id = info.id] { controller_->guide(id); }));
    help->addSeparator();
    add(help, QT_TR_NOOP("&About facedown"), {}, this, &Menus::aboutWanted)
        ->setMenuRole(QAction::AboutRole);
}

void Menus::retranslate()
{
    for (const auto& [action, text] : named_)
        action->setText(tr(text));
    // The keys of the menu and of the table.
    hint_->setText(hint_->text() + QStringLiteral("\tH, F2"));
    const auto infos = table::gameInfos();
    for (std::size_t i = 0; i < infos.size(); ++i)
        games_[i]->setText(inMenu(infos[i].name));
    retranslateSettings();
    helpFor_.clear();
    refresh();
    // Scripts differ in height, and the bar does not look for itself.
    window_->menuBar()->updateGeometry();
}

void Menus::retranslateSettings()
{
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
