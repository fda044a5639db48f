#include "desk/menus.h"

#include <QCoreApplication>
#include <QMenuBar>

#include "table/game_info.h"
#include "table/table_words.h"
#include "translations/languages.h"

namespace facedown::desk {

using play::Lobby;
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

void check(const QActionGroup* group, const QVariant& value)
{
    for (QAction* action : group->actions())
        action->setChecked(action->data() == value);
}

} // namespace

Menus::Menus(Lobby* lobby, QMainWindow* window)
    : QObject(window)
    , lobby_(lobby)
    , preferences_(lobby->preferences())
    , window_(window)
{
    QMenuBar* bar = window->menuBar();
    fillGame(bar);
    fillView(bar);
    fillSettings(bar);
    fillHelp(bar);
    retranslate();

    connect(lobby_, &Lobby::changed, this, &Menus::refresh);
    connect(lobby_, &Lobby::sessionChanged, this, &Menus::followSession);
    connect(preferences_, &Preferences::languageChanged, this, &Menus::refresh);
    connect(preferences_, &Preferences::paceChanged, this, &Menus::refresh);
    connect(preferences_, &Preferences::motionChanged, this, &Menus::refresh);
    connect(preferences_, &Preferences::themeChanged, this, &Menus::refresh);
    connect(preferences_, &Preferences::sharingChanged, this, &Menus::refresh);
    connect(preferences_, &Preferences::soundChanged, this, &Menus::refresh);
    followSession();
}

void Menus::fillGame(QMenuBar* bar)
{
    game_ = bar->addMenu(unnamed);
    newGame_ = game_->addMenu(unnamed);
    for (const table::GameInfo& info : table::gameInfos()) {
        QAction* begin =
            newGame_->addAction(unnamed, this, [this, id = info.id] { lobby_->open(id); });
        begin->setData(info.id);
        begin->setShortcut(QStringLiteral("Ctrl+%1").arg(games_.size() + 1));
        games_.push_back(begin);
    }
    again_ = game_->addAction(unnamed, lobby_, &Lobby::again);
    again_->setShortcut(QKeySequence::New);
    game_->addSeparator();
    open_ = game_->addAction(unnamed, this, &Menus::openWanted);
    open_->setShortcut(QKeySequence::Open);
    save_ = game_->addAction(unnamed, this, &Menus::saveWanted);
    save_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    game_->addSeparator();
    undo_ = game_->addAction(unnamed, this, [this] {
        if (lobby_->session() != nullptr)
            lobby_->session()->undo();
    });
    undo_->setShortcut(QKeySequence::Undo);
    hint_ = game_->addAction(unnamed, this, [this] {
        if (lobby_->session() != nullptr)
            lobby_->session()->hint()->toggle();
    });
    hint_->setShortcut(Qt::Key_F2);
    phones_ = game_->addAction(unnamed, this, &Menus::phonesWanted);
    phones_->setVisible(false);
    home_ = game_->addAction(unnamed, lobby_, &Lobby::home);
    home_->setShortcut(Qt::CTRL | Qt::Key_H);
    library_ = game_->addAction(unnamed, lobby_, &Lobby::openLibrary);
    library_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    statistics_ = game_->addAction(unnamed, lobby_, &Lobby::openStatistics);
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
    connect(pause_, &QAction::triggered, this, [this](bool paused) {
        if (lobby_->session() != nullptr)
            lobby_->session()->setPaused(paused);
    });
    back_ = view_->addAction(unnamed, this, [this] { step(-1); });
    back_->setShortcut(Qt::CTRL | Qt::Key_Left);
    forward_ = view_->addAction(unnamed, this, [this] { step(1); });
    forward_->setShortcut(Qt::CTRL | Qt::Key_Right);
    now_ = view_->addAction(unnamed, this, [this] {
        if (lobby_->session() != nullptr)
            lobby_->session()->backToNow();
    });
    now_->setShortcut(Qt::CTRL | Qt::Key_End);
}

QActionGroup* Menus::addChoice(QMenu* menu, const QVariantList& values, const Setter& set)
{
    auto* group = new QActionGroup(this);
    for (const QVariant& value : values) {
        QAction* action = menu->addAction(unnamed);
        action->setData(value);
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [set, value] { set(value); });
    }
    return group;
}

void Menus::fillSettings(QMenuBar* bar)
{
    settings_ = bar->addMenu(unnamed);
    languageMenu_ = settings_->addMenu(unnamed);
    QVariantList codes;
    for (const Language& language : languages)
        codes << QString::fromUtf8(language.code);
    language_ = addChoice(languageMenu_, codes, [this](const QVariant& value) {
        preferences_->setLanguage(value.toString());
    });
    for (std::size_t i = 0; i < languages.size(); ++i)
        language_->actions()[int(i)]->setText(QString::fromUtf8(languages[i].name));
    paceMenu_ = settings_->addMenu(unnamed);
    pace_ = addChoice(
        paceMenu_,
        {Preferences::Relaxed, Preferences::Normal, Preferences::Fast, Preferences::Instant},
        [this](const QVariant& value) { preferences_->setPace(Preferences::Pace(value.toInt())); });
    themeMenu_ = settings_->addMenu(unnamed);
    theme_ = addChoice(themeMenu_, {Preferences::System, Preferences::Light, Preferences::Dark},
                       [this](const QVariant& value) {
                           preferences_->setTheme(Preferences::Theme(value.toInt()));
                       });
    clothMenu_ = settings_->addMenu(unnamed);
    cloth_ = addChoice(clothMenu_, {Preferences::Classic, Preferences::Moss, Preferences::Plum},
                       [this](const QVariant& value) {
                           preferences_->setCloth(Preferences::Cloth(value.toInt()));
                       });
    sharingMenu_ = settings_->addMenu(unnamed);
    sharing_ =
        addChoice(sharingMenu_, {Preferences::Curtain, Preferences::EveryTurn, Preferences::Peek},
                  [this](const QVariant& value) {
                      preferences_->setSharing(Preferences::Sharing(value.toInt()));
                  });
    fillSound();
    settings_->addSeparator();
    motion_ = settings_->addAction(unnamed);
    motion_->setCheckable(true);
    connect(motion_, &QAction::triggered, preferences_, &Preferences::setReduceMotion);
    colours_ = settings_->addAction(unnamed);
    colours_->setCheckable(true);
    connect(colours_, &QAction::triggered, preferences_, &Preferences::setSafeColours);
}

void Menus::fillSound()
{
    soundMenu_ = settings_->addMenu(unnamed);
    mute_ = soundMenu_->addAction(unnamed);
    mute_->setCheckable(true);
    connect(mute_, &QAction::triggered, preferences_, &Preferences::setMuted);
    soundMenu_->addSeparator();
    volume_ = addChoice(soundMenu_, {25, 50, 75, 100},
                        [this](const QVariant& value) { preferences_->setVolume(value.toInt()); });
    soundMenu_->addSeparator();
    for (const auto kind : {Preferences::PieceSounds, Preferences::MomentSounds,
                            Preferences::TurnSounds, Preferences::RoomSound}) {
        QAction* action = soundMenu_->addAction(unnamed);
        action->setData(kind);
        action->setCheckable(true);
        connect(action, &QAction::triggered, preferences_, [this, kind](bool heard) {
            auto kinds = preferences_->soundKinds();
            preferences_->setSoundKinds(kinds.setFlag(kind, heard));
        });
        sounds_.push_back(action);
    }
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
    about_ = help_->addAction(unnamed, this, &Menus::aboutWanted);
    about_->setMenuRole(QAction::AboutRole);
}

void Menus::retranslate()
{
    game_->setTitle(tr("&Game"));
    newGame_->setTitle(tr("&New Game"));
    const auto infos = table::gameInfos();
    for (std::size_t i = 0; i < infos.size(); ++i) {
        games_[i]->setText(inMenu(infos[i].name));
        //: %1 is the game's name.
        rules_[i]->setText(tr("&Rules of %1").arg(inMenu(infos[i].name)));
    }
    //: Another match with the same game, options and seats.
    again_->setText(tr("Play &Again"));
    open_->setText(tr("&Open…"));
    save_->setText(tr("&Save As…"));
    undo_->setText(tr("&Undo"));
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
    // Scripts differ in height, and the bar does not look for itself.
    window_->menuBar()->updateGeometry();
}

void Menus::retranslateSettings()
{
    settings_->setTitle(tr("&Settings"));
    languageMenu_->setTitle(tr("&Language"));
    paceMenu_->setTitle(tr("&Pace"));
    const QString paces[] = {tr("&Relaxed", "pace"), tr("&Normal", "pace"), tr("&Fast", "pace"),
                             tr("&Instant", "pace")};
    for (QAction* action : pace_->actions())
        action->setText(paces[action->data().toInt()]);
    themeMenu_->setTitle(tr("&Theme"));
    const QString themes[] = {tr("Follow the &System", "theme"), tr("&Light", "theme"),
                              tr("&Dark", "theme")};
    for (QAction* action : theme_->actions())
        action->setText(themes[action->data().toInt()]);
    clothMenu_->setTitle(tr("Tabl&ecloth"));
    const QString cloths[] = {tr("&Classic", "table cloth"), tr("&Moss Green", "table cloth"),
                              tr("&Plum", "table cloth")};
    for (QAction* action : cloth_->actions())
        action->setText(cloths[action->data().toInt()]);
    sharingMenu_->setTitle(tr("&Keeping Secrets"));
    const QString sharings[] = {tr("A &Curtain When Needed"),
                                tr("Everything Covered Until You &Peek"),
                                tr("A Curtain Before &Every Turn")};
    for (QAction* action : sharing_->actions())
        action->setText(sharings[action->data().toInt()]);
    retranslateSound();
    motion_->setText(tr("Reduce &Motion"));
    colours_->setText(tr("&Colour-Blind-Friendly Colours"));
}

void Menus::retranslateSound()
{
    soundMenu_->setTitle(tr("S&ound"));
    // The key is the table's, where it works as well.
    mute_->setText(tr("&Mute") + QStringLiteral("\tM"));
    for (QAction* action : volume_->actions())
        action->setText(table::TableWords::percent(action->data().toInt()));
    const QString kinds[] = {tr("&Pieces and Cards", "sounds"), tr("&Great Moments", "sounds"),
                             tr("&Your Turn", "sounds"), tr("The &Room", "sounds")};
    for (std::size_t i = 0; i < sounds_.size(); ++i)
        sounds_[i]->setText(kinds[i]);
}

void Menus::followSession()
{
    if (Session* session = lobby_->session()) {
        connect(session, &Session::changed, this, &Menus::refresh);
        connect(session->hint(), &play::Hint::changed, this, &Menus::refresh);
    }
    refresh();
}

void Menus::step(int by)
{
    if (Session* session = lobby_->session())
        session->lookBack(session->moment() + by);
}

QString Menus::gameAtHand() const
{
    if (const Session* session = lobby_->session())
        return session->table()->game();
    if (lobby_->page() == Lobby::SetupPage)
        return lobby_->setup()->game();
    return rules_.front()->data().toString();
}

void Menus::refresh()
{
    Session* session = lobby_->session();
    const bool playing = session != nullptr && !session->match().over();
    again_->setEnabled(session != nullptr && !playing);
    save_->setEnabled(session != nullptr);
    undo_->setEnabled(session != nullptr && session->canUndo());
    hint_->setEnabled(session != nullptr &&
                      (session->hint()->offered() || session->hint()->asked()));
    phones_->setEnabled(playing);
    home_->setEnabled(lobby_->page() != Lobby::Home);
    statistics_->setEnabled(lobby_->page() != Lobby::StatisticsPage);
    library_->setEnabled(lobby_->page() != Lobby::LibraryPage);
    log_->setEnabled(session != nullptr);
    pause_->setEnabled(playing);
    pause_->setChecked(session != nullptr && session->paused());
    back_->setEnabled(session != nullptr && !session->curtain() && session->moment() > 0);
    forward_->setEnabled(session != nullptr && !session->live());
    now_->setEnabled(session != nullptr && !session->live());

    check(language_, preferences_->language());
    check(pace_, preferences_->pace());
    check(theme_, preferences_->theme());
    check(cloth_, preferences_->cloth());
    check(sharing_, preferences_->sharing());
    check(volume_, preferences_->volume());
    mute_->setChecked(preferences_->muted());
    for (QAction* action : sounds_)
        action->setChecked(preferences_->soundKinds() & action->data().toInt());
    motion_->setChecked(preferences_->reduceMotion());
    colours_->setChecked(preferences_->safeColours());

    // F1 opens the rules of what is being played.
    const QString game = gameAtHand();
    for (QAction* action : rules_)
        action->setShortcut(action->data() == game ? QKeySequence(Qt::Key_F1) : QKeySequence());
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
