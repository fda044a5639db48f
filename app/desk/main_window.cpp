#include "desk/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QCursor>
#include <QIcon>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPainter>
#include <QQmlEngine>
#include <QQmlError>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QScreen>
#include <QStyle>
#include <QStyleHints>

#include "desk/about.h"
#include "desk/fonts.h"
#include "desk/menus.h"
#include "desk/options.h"
#include "desk/rules_reader.h"
#include "desk/settings_dialog.h"
#include "desk/theme.h"
#include "play/line_breaks.h"
#include "table/game_info.h"

namespace facedown::desk {

using play::Controller;
using play::Preferences;

namespace {

constexpr QSize windowSize(1280, 800);
const QString sizeKey = QStringLiteral("window/size");
const QString maximizedKey = QStringLiteral("window/maximized");
const QString docksKey = QStringLiteral("window/docks");
const QString logKey = QStringLiteral("window/log");
const QString mainView = QStringLiteral("qrc:/qt/qml/Facedown/Main.qml");

} // namespace

MainWindow::MainWindow(Controller* controller, QSize size)
    : controller_(controller)
    , preferences_(controller->preferences())
    , view_(new QQuickWidget)
    , keepsSize_(!size.isValid())
{
    setWindowIcon(QIcon(QStringLiteral(":/assets/icons/facedown.svg")));
    // A smaller screen shows all of it smaller.
    setMinimumSize(smallestWindow.boundedTo(roomOnScreen()));
    preferences_->setSystemDark(systemIsDark());
    setColours();
    setLanguage();
    menus_ = new Menus(controller_, this);
    load();
    startSize(size);

    connect(preferences_, &Preferences::languageChanged, this, &MainWindow::setLanguage);
    connect(preferences_, &Preferences::textSizeChanged, this, &MainWindow::setFonts);
    connect(preferences_, &Preferences::themeChanged, this, &MainWindow::setColours);
    connect(controller_, &Controller::changed, this, &MainWindow::followGame);
    for (const auto changes : {&Controller::changed, &Controller::errorChanged})
        connect(controller_, changes, this, &MainWindow::uncover);
    connect(controller_, &Controller::sessionChanged, this, [this] {
        if (controller_->session() != nullptr)
            connect(controller_->session(), &play::Session::secretlyDecided, this,
                    &MainWindow::takePointerBack, Qt::UniqueConnection);
    });
    // A menu used by mouse keeps the focus from the table, if nothing gives it back.
    for (const QAction* entry : menuBar()->actions()) {
        connect(entry->menu(), &QMenu::aboutToHide, this, &MainWindow::focusTable,
                Qt::QueuedConnection);
        // The key that uncovers may be let go while it is open.
        connect(entry->menu(), &QMenu::aboutToShow, this, &MainWindow::cover);
    }
    connect(menuBar(), &QMenuBar::hovered, this, [this] { showMenuBar(true); });
    view_->installEventFilter(this);
    connect(menus_, &Menus::openWanted, this, &MainWindow::chooseRecord);
    connect(menus_, &Menus::saveWanted, this, &MainWindow::chooseFile);
    connect(controller_->library(), &play::Library::exportWanted, this, &MainWindow::chooseExport);
    connect(controller_->library(), &play::Library::importWanted, this, &MainWindow::chooseImport);
    connect(controller_->statistics(), &play::StatisticsModel::exportWanted, this,
            &MainWindow::chooseStatisticsFile);
    connect(menus_, &Menus::rulesWanted, this, &MainWindow::toggleRules);
    connect(controller_, &Controller::rulesWanted, this, &MainWindow::toggleRules);
    connect(menus_, &Menus::settingsWanted, this, &MainWindow::showSettings);
    connect(menus_, &Menus::aboutWanted, this, &MainWindow::showAbout);
    connect(menus_, &Menus::logToggled, this, &MainWindow::toggleLog);
    connect(menus_, &Menus::fullScreenWanted, this, &MainWindow::showFullScreen);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            [this] { preferences_->setSystemDark(systemIsDark()); });
#endif
    connect(controller_, &Controller::phonesWanted, this, &MainWindow::showPhones);
    followGame();
}

MainWindow::~MainWindow()
{
    // The controller outlives what shows it, but must not be told of by what is half gone.
    controller_->disconnect(this);
    controller_->library()->disconnect(this);
    controller_->statistics()->disconnect(this);
    preferences_->disconnect(this);
    if (phones_ != nullptr)
        phones_->disconnect(this);
}

void MainWindow::load()
{
    view_->setResizeMode(QQuickWidget::SizeRootObjectToView);
    view_->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    // In the window before the source: Qt 6.4 makes the root anew when the widget moves.
    setCentralWidget(view_);
    connect(view_->quickWindow(), &QQuickWindow::afterRendering, this, &MainWindow::drawn,
            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    view_->setSource(QUrl(mainView));
    view_->setFocus();
    QQuickItem* root = table();
    if (root == nullptr)
        return;
    root->setProperty("logBeside", preferences_->remembered(logKey, true).toBool());
    root->setProperty("controller", QVariant::fromValue(controller_));
    connect(root, SIGNAL(logBesideChanged()), this, SLOT(keepLog()));
    connect(root, SIGNAL(logWantedChanged()), this, SLOT(followLog()));
    connect(root, SIGNAL(aroundChanged()), this, SLOT(followColour()));
    followLog();
}

QString MainWindow::failure() const
{
    // The last is the first cause; those before it are the views that hold it.
    const QList<QQmlError> errors = view_->errors();
    return errors.isEmpty() ? QString() : errors.back().toString();
}

QQuickItem* MainWindow::table() const
{
    return view_->rootObject();
}

QSize MainWindow::roomOnScreen() const
{
    // How high its frame is nobody knows before it is shown.
    const int title = style()->pixelMetric(QStyle::PM_TitleBarHeight);
    const int below = style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth);
    return screen()->availableSize() - QSize(0, title + below);
}

void MainWindow::startSize(QSize size)
{
    if (size.isValid())
        return resize(size);
    // The screen may be smaller than it was.
    const QSize kept = preferences_->remembered(sizeKey, windowSize).toSize();
    resize(kept.boundedTo(roomOnScreen()).expandedTo(minimumSize()));
    if (preferences_->remembered(maximizedKey).toBool())
        setWindowState(Qt::WindowMaximized);
}

void MainWindow::focusTable()
{
    const QList<const QWidget*> own{nullptr, view_, menuBar()};
    if (QApplication::activePopupWidget() != nullptr || !own.contains(QApplication::focusWidget()))
        return;
    showMenuBar(!isFullScreen());
    // Also where it has the focus: the scene within may not know of it.
    view_->clearFocus();
    view_->setFocus();
}

void MainWindow::setLanguage()
{
    setFonts();
    translator_.setLanguage(preferences_->language());
}

void MainWindow::setFonts()
{
    useFontsFor(preferences_->language(), preferences_->textSize());
    if (view_->rootObject() != nullptr)
        table()->setProperty("textFont", QApplication::font());
    useWindowFontsFor(*this);
}

void MainWindow::setColours()
{
    dressWidgets(preferences_->dark());
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ThemeChange)
        preferences_->setSystemDark(systemIsDark());
    if (event->type() == QEvent::Resize)
        useWindowFontsFor(*this);
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && menus_ != nullptr) {
        menus_->retranslate();
        controller_->retranslate();
        followGame();
    }
    if (event->type() == QEvent::WindowStateChange && menus_ != nullptr) {
        menus_->showFullScreenState(isFullScreen());
        showMenuBar(!isFullScreen());
        // Whoever puts the window away may not be the one who brings it back.
        if (isMinimized())
            passScreenOn();
    }
    // The key that uncovers may be let go in another window, and a game may be left there.
    if (event->type() == QEvent::ActivationChange)
        isActiveWindow() ? controller_->lookAnew() : cover();
    QMainWindow::changeEvent(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    // In full screen the menus come when the pointer touches the upper edge.
    if (watched == view_ && event->type() == QEvent::MouseMove && isFullScreen())
        showMenuBar(static_cast<QMouseEvent*>(event)->position().y() < 3);
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::showMenuBar(bool shown)
{
    // Hidden, it would take its shortcuts with it.
    menuBar()->setMaximumHeight(shown ? QWIDGETSIZE_MAX : 0);
}

void MainWindow::cover()
{
    if (controller_->session() != nullptr)
        controller_->session()->peek(false);
}

void MainWindow::passScreenOn()
{
    if (controller_->session() != nullptr && controller_->session()->covers())
        controller_->session()->passOn();
}

void MainWindow::takePointerBack()
{
    if (view_->rect().contains(view_->mapFromGlobal(QCursor::pos())))
        QCursor::setPos(view_->mapToGlobal(view_->rect().center()));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!controller_->unsaved().isEmpty() && !closesUnsaved_) {
        event->ignore();
        return askToClose();
    }
    if (keepsSize_) {
        const bool whole = isMaximized() || isFullScreen();
        preferences_->remember(sizeKey, whole ? normalGeometry().size() : size());
        preferences_->remember(maximizedKey, isMaximized());
        if (reader_ && !reader_->covers()) // that is no width to open it with
            preferences_->remember(docksKey, saveState());
    }
    QMainWindow::closeEvent(event);
    // Without it, what is open beside the window would keep the program running.
    if (reader_)
        reader_->close();
    if (settings_)
        settings_->close();
}

void MainWindow::followGame()
{
    QString game;
    if (controller_->session() != nullptr)
        game = controller_->session()->table()->game();
    else if (controller_->page() == Controller::SetupPage)
        game = controller_->setup()->game();
    const QString name = QStringLiteral("facedown");
    setWindowTitle(game.isEmpty() ? name
                                  : QStringLiteral("%1 – %2").arg(
                                        name, play::unbroken(table::gameInfo(game).name)));
    // The rules that are open follow from game to game, but one may read those of another.
    if (reader_ && reader_->isVisible() && !game.isEmpty() && game != game_)
        reader_->read(game);
    game_ = game;
}

void MainWindow::uncover()
{
    if (reader_ && reader_->covers())
        reader_->close();
}

void MainWindow::keepLog()
{
    preferences_->remember(logKey, table()->property("logBeside"));
}

void MainWindow::followLog()
{
    menus_->showLogWanted(table()->property("logWanted").toBool());
    // A narrow table has room for one of them.
    if (reader_ && table()->property("logOver").toBool())
        reader_->close();
}

void MainWindow::followColour()
{
    QPalette palette;
    palette.setColor(QPalette::Window, table()->property("around").value<QColor>());
    menuBar()->setPalette(palette);
}

void MainWindow::toggleLog()
{
    if (table() != nullptr)
        QMetaObject::invokeMethod(table(), "toggleLog");
}

void MainWindow::showFullScreen(bool wanted)
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, wanted));
}

void MainWindow::toggleRules(const QString& game)
{
    if (reader_ && reader_->isVisible() && reader_->game() == game) {
        reader_->close();
        return;
    }
    if (!reader_)
        addReader();
    reader_->read(game);
    reader_->show();
    reader_->setFocus();
    table()->setProperty("logOver", false);
}

void MainWindow::addReader()
{
    reader_ = new RulesReader(preferences_, this);
    useWindowFontsFor(*this);
    addDockWidget(Qt::LeftDockWidgetArea, reader_);
    resizeDocks({reader_}, {reader_->usualWidth()}, Qt::Horizontal);
    if (keepsSize_)
        restoreState(preferences_->remembered(docksKey).toByteArray());
    connect(reader_, &RulesReader::closed, view_, qOverload<>(&QWidget::setFocus));
    // The key that uncovers may be let go there.
    connect(qApp, &QApplication::focusChanged, reader_, [this](const QWidget*, const QWidget* now) {
        const bool reads = reader_->isAncestorOf(now);
        table()->setProperty("keysElsewhere", reads);
        if (reads)
            cover();
    });
    // Whatever the table gives its own focus to meanwhile waits until the keys are its again.
    connect(
        view_->quickWindow(), &QQuickWindow::activeFocusItemChanged, reader_,
        [this] {
            if (reader_->isAncestorOf(QApplication::focusWidget()))
                view_->quickWindow()->contentItem()->setFocus(false);
        },
        Qt::QueuedConnection);
}

void MainWindow::showSettings()
{
    if (!settings_) {
        settings_ = new SettingsDialog(preferences_, this);
        settings_->setAttribute(Qt::WA_DeleteOnClose);
        useWindowFontsFor(*this);
    }
    settings_->show();
    settings_->raise();
    settings_->activateWindow();
}

void MainWindow::showAbout()
{
    auto* about = new About(this);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

QImage MainWindow::picture()
{
    QImage image = grab().toImage();
    // What the widget holds is the last frame; what it would draw now is asked for.
    QPainter(&image).drawImage(view_->mapTo(this, QPoint()), view_->grabFramebuffer());
    return image;
}

} // namespace facedown::desk

#include "moc_main_window.cpp"
