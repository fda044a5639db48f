#include "desk/program.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include <QApplication>
#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QStringList>

#include "desk/application.h"
#include "desk/demo.h"
#include "desk/key_repeats.h"
#include "desk/theme.h"

namespace facedown::desk {

namespace {

void complain(const QString& sentence)
{
    std::fprintf(stderr, "facedown: %s\n", qUtf8Printable(sentence));
}

QtMessageHandler usualHandler = nullptr;

/// Qt answers a display that it cannot open with a few lines of its own and abort().
void sayNoDisplay(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg) {
        std::fputs("facedown needs a display and can open none: start it from a desktop session, "
                   "or make pictures with --demo GAME --shots DIR.\n",
                   stderr);
        std::_Exit(wrongUsage);
    }
    if (qstrncmp(context.category, "qt.qpa", 6) != 0)
        usualHandler(type, context, message);
}

QStringList held;

/// A broken view is told of once for every view that holds it: kept back until it is known whether
/// one sentence says it all.
void holdMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg)
        usualHandler(type, context, message);
    held << message;
}

Options forPictures(Options options)
{
    options.pace = play::Preferences::Instant;
    options.theme = options.theme.value_or(play::Preferences::Dark);
    if (options.language.isEmpty())
        options.language = QStringLiteral("en");
    if (!options.size.isValid())
        options.size = QSize(1280, 800);
    return options;
}

/// Where there is none, Mesa draws by the processor too, and more slowly than Qt itself.
bool hasGraphicsCard()
{
    QOpenGLContext context;
    QOffscreenSurface surface;
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface))
        return false;
    const QByteArray name(
        reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER)));
    return !name.isEmpty() && !name.contains("llvmpipe") && !name.contains("softpipe");
}

int show(const Options& options)
{
    qInstallMessageHandler(holdMessage);
    Application application(options);
    qInstallMessageHandler(usualHandler);
    if (const QString broken = application.window().failure(); !broken.isEmpty()) {
        complain(QStringLiteral("a part of the program is missing or broken (%1): reinstall it.")
                     .arg(broken));
        return failed;
    }
    for (const QString& message : std::exchange(held, {}))
        qWarning("%s", qUtf8Printable(message));
    if (!options.demo) {
        application.open(options);
        return QCoreApplication::exec();
    }
    const QString failure =
        Demo(&application.controller(), &application.window(), options.shots).run(*options.match);
    if (!failure.isEmpty())
        complain(failure);
    return failure.isEmpty() ? 0 : failed;
}

} // namespace

void beforeApplication(bool opengl)
{
    QCoreApplication::setApplicationName(QStringLiteral("facedown"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FACEDOWN_VERSION));
    // Only then: a shared context alone loads the whole of OpenGL, 45 MiB with a software driver.
    if (opengl)
        QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QQuickWindow::setGraphicsApi(opengl ? QSGRendererInterface::OpenGL
                                        : QSGRendererInterface::Software);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
}

void afterApplication()
{
    QApplication::setStyle(widgetStyle());
    QGuiApplication::setDesktopFileName(QStringLiteral("facedown"));
}

int run(const Options& options, char* program)
{
    beforeApplication(options.opengl.value_or(false));
    const bool automatic = !options.opengl && !options.demo &&
                           play::Preferences(Application::settingsFile(options)).renderer() ==
                               play::Preferences::Automatic;
    if (automatic)
        QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    // Pictures are to be the same on every machine.
    if (options.demo)
        qputenv("QT_QPA_PLATFORM", "offscreen");

    int count = 1;
    char* arguments[] = {program, nullptr};
    usualHandler = qInstallMessageHandler(sayNoDisplay);
    QApplication application(count, arguments);
    KeyRepeats repeats;
    if (QGuiApplication::platformName() == QStringLiteral("xcb"))
        application.installEventFilter(&repeats);
    qInstallMessageHandler(usualHandler);
    afterApplication();
    if (automatic && hasGraphicsCard())
        QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    return show(options.demo ? forPictures(options) : options);
}

} // namespace facedown::desk
