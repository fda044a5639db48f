#include "desk/application.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryFile>

#include "play/match_database.h"
#include "play/safe_file.h"

namespace facedown::desk {

namespace {

QString folderFor(const Options& options)
{
    if (options.demo && options.data.isEmpty())
        return {};
    return options.data.isEmpty()
               ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
               : QDir(options.data).absolutePath();
}

/// Of a hard bot where the seed is given: enough to play well, and soon, in every game.
constexpr int seededIterations = 1000;

bool canBeWrittenTo(const QString& folder)
{
    // Permissions alone do not tell of a full disk, nor of one mounted for reading only.
    QTemporaryFile probe(folder + QStringLiteral("/written-XXXXXX"));
    return play::makePrivateFolder(folder) && probe.open() && probe.write("?") == 1 &&
           probe.flush();
}

/// Games that have been kept are shown even where nothing can be written.
bool canBeReadAlone(const QString& folder)
{
    return QFileInfo::exists(play::MatchDatabase::fileIn(folder)) && !play::mayWrite(folder);
}

/// Before anything is made that would have to be made anew.
play::Preferences* overridden(play::Preferences* preferences, const Options& options)
{
    if (!options.language.isEmpty())
        preferences->overrideLanguage(options.language);
    if (options.pace)
        preferences->overridePace(*options.pace);
    if (options.theme)
        preferences->overrideTheme(*options.theme);
    if (options.seed)
        preferences->overrideIterations(seededIterations);
    if (options.demo)
        preferences->keepNothing();
    else
        preferences->setLookedAt();
    return preferences;
}

} // namespace

Application::Application(const Options& options)
    : folder_(folderFor(options))
    , writable_(!options.demo && !folder_.isEmpty() && canBeWrittenTo(folder_))
    , preferences_(settingsFile(options))
    , controller_(overridden(&preferences_, options),
                  writable_ || (!options.demo && canBeReadAlone(folder_)) ? folder_ : QString())
    , phones_(&controller_, options.listen, &phone::Phones::load)
    , window_(&controller_, options.size)
    , sounds_(&controller_)
{
    if (phone::Phones::installed())
        window_.usePhones(&phones_);
    // A match that the options ask for has used it already.
    if (options.seed && !options.match)
        controller_.setSeed(*options.seed);
}

QString Application::settingsFile(const Options& options)
{
    const QString folder = folderFor(options);
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/settings.ini");
}

void Application::open(const Options& options)
{
    if (!folder_.isEmpty() && !writable_) {
        controller_.setKeepsNothing();
        controller_.report([folder = folder_] {
            return QCoreApplication::translate(
                       "Application",
                       "facedown cannot write to %1. You can play, but settings and games "
                       "will not be saved. Check that the folder is writable and has free "
                       "space, or start facedown with another one (--data).")
                .arg(QDir::toNativeSeparators(folder));
        });
    } else if (!options.listen.isEmpty() && !phone::Phones::installed())
        controller_.report(&phone::Phones::whyNotInstalled);
    QObject::connect(&window_, &MainWindow::drawn, &sounds_, &Sounds::begin);
    window_.show();
    if (options.match)
        controller_.play(*options.match);
    else if (!options.record.isEmpty())
        window_.openRecord(options.record);
}

} // namespace facedown::desk
