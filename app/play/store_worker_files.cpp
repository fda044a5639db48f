#include <algorithm>
#include <utility>

#include <QDir>
#include <QRegularExpression>

#include "play/store_worker.h"

// Matches that come from files: those that are imported, and those of earlier versions.
namespace facedown::play {

namespace {

/// As often is said how far an import is.
constexpr qsizetype steps = 100;

/// Takes away what an earlier version left in a folder when it ended while it saved: the file that
/// was to become the new one, in which there was nothing until the end. What is young may be one's
/// that is at it just now; whatever anything is in may be somebody's copy.
void clearUnfinishedSaves(const QString& folder)
{
    static const QRegularExpression name(
        QStringLiteral("\\A(.+\\.facedown|settings\\.ini)\\.[A-Za-z]{6}\\z"));
    const QDateTime now = QDateTime::currentDateTime();
    for (const QFileInfo& file :
         QDir(folder).entryInfoList(QDir::Files | QDir::Hidden | QDir::NoSymLinks))
        if (name.match(file.fileName()).hasMatch() && file.size() == 0 &&
            file.lastModified().secsTo(now) > 3600)
            QFile::remove(file.filePath());
}

} // namespace

void StoreWorker::importFrom(const QStringList& files, std::function<void(const Imported&)> told)
{
    imports_.push_back({files, files.size(), std::move(told)});
    if (imports_.size() == 1)
        importNext();
}

void StoreWorker::importNext()
{
    if (imports_.empty())
        return;
    // One at a time, so that what is played meanwhile does not wait for them all.
    Import& import = imports_.front();
    if (import.files.size() == import.all)
        tryAgain(); // what still waits may be one of them
    if (!import.files.isEmpty()) {
        importFile(import.files.takeFirst(), import.done);
        const qsizetype read = import.all - import.files.size();
        if (read * steps / import.all > (read - 1) * steps / import.all)
            emit importing(read, import.all);
    }
    if (import.files.isEmpty()) {
        countAll();
        import.told(import.done);
        imports_.pop_front();
    }
    if (!imports_.empty())
        QMetaObject::invokeMethod(this, &StoreWorker::importNext, Qt::QueuedConnection);
}

void StoreWorker::importFile(const QString& file, Imported& done)
{
    const auto match = readMatch(file);
    if (!match) {
        done.failed << NotImported{file, match.error()};
        return;
    }
    auto played = QDateTime::fromString(QString::fromStdString(match->started()), Qt::ISODate);
    if (!played.isValid())
        played = QFileInfo(file).lastModified();
    const MatchId id = newMatchId();
    const auto stored = renewing([&] { return database_.add(id, toStore(*match), played); });
    if (!stored)
        done.failed << NotImported{file, stored.error()};
    else if (!done.added.contains(*stored) && !done.known.contains(*stored))
        (*stored == id ? done.added : done.known) << *stored;
}

void StoreWorker::findFiles()
{
    const QString games = folder_ + QStringLiteral("/games");
    clearUnfinishedSaves(folder_);
    clearUnfinishedSaves(games);
    const auto filesIn = [](const QString& folder, const QString& pattern) {
        return QDir(folder).entryInfoList({pattern}, QDir::Files);
    };
    QFileInfoList files = filesIn(folder_, QStringLiteral("unfinished*.facedown")) +
                          filesIn(games, QStringLiteral("*.facedown"));
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo& one, const QFileInfo& other) {
        return one.lastModified() > other.lastModified();
    });
    files_ = files;
    takeOverNext();
}

void StoreWorker::takeOverNext()
{
    // One at a time, so that nobody waits for them all.
    if (files_.isEmpty()) {
        if (std::exchange(tookOver_, false)) {
            list();
            emit added();
        }
        return countAll();
    }
    if (const QFileInfo file = files_.takeFirst(); renewing([&] { return takeOver(file); }))
        QMetaObject::invokeMethod(this, &StoreWorker::takeOverNext, Qt::QueuedConnection);
    else
        files_.clear(); // the next start looks again
}

Done<void> StoreWorker::takeOver(const QFileInfo& file)
{
    const QString name = QDir(folder_).relativeFilePath(file.filePath());
    const QString stamp =
        QStringLiteral("%1 %2").arg(file.lastModified().toMSecsSinceEpoch()).arg(file.size());
    const auto looked = database_.hasLookedAt(name, stamp);
    if (!looked)
        return tl::unexpected(looked.error());
    if (*looked)
        return {};
    // It shows every hand.
    QFile::setPermissions(file.filePath(), QFile::ReadOwner | QFile::WriteOwner);
    const auto match = readMatch(file.filePath());
    if (!match) {
        if (name.startsWith(QLatin1String("unfinished")))
            emit unreadable(file.filePath(), match.error());
        return database_.takeOver(name, stamp, nullptr, {});
    }
    const StoredMatch stored = toStore(*match);
    tookOver_ = true;
    return database_.takeOver(name, stamp, &stored, file.lastModified());
}

} // namespace facedown::play
