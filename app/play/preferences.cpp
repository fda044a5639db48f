#include "play/preferences.h"

#include <algorithm>
#include <cerrno>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFileInfo>
#include <QLocale>
#include <QLockFile>
#include <QMetaEnum>
#include <QSettings>

#include "play/running_copy.h"
#include "play/safe_file.h"
#include "translations/languages.h"

namespace facedown::play {

namespace {

/// How long pieces travel at the normal pace, in milliseconds.
constexpr int travel = 340;
/// How long a bot may think, likewise, and its bounds at the other paces.
constexpr int usualThinking = 700;
constexpr int leastThinking = 50;
constexpr int mostThinking = 1000;
/// What is held for so long, likewise, has words to it.
constexpr int readingTime = 1200;

/// Far more than is ever set.
constexpr qint64 mostSettings = 1024 * 1024;

/// How long there are no more changes before they are written.
constexpr auto aMoment = std::chrono::milliseconds(300);
/// After how long it is tried again.
constexpr auto aWhile = std::chrono::seconds(5);

/// What the settings file says of a property as a value of it, if it can be one.
QVariant fromFile(const QMetaProperty& property, const QVariant& kept)
{
    // Whatever else is written there would count as true.
    if (property.metaType() == QMetaType::fromType<bool>())
        return kept.toString() == QStringLiteral("true");
    if (property.metaType() == QMetaType::fromType<QString>())
        return kept.toString();
    bool number = false;
    const int value = kept.toInt(&number);
    return number ? QVariant(value) : QVariant();
}

bool holds(const QMetaEnum& choices, int value)
{
    if (!choices.isFlag())
        return choices.valueToKey(value) != nullptr;
    for (int i = 0; i < choices.keyCount(); ++i)
        value &= ~choices.value(i);
    return value == 0;
}

/// All that a file says, by name; nothing if it may not be read.
std::optional<QVariantMap> readFrom(const QString& file)
{
    // Nobody waits for what may come out of a pipe.
    if (const QFileInfo info(file); info.exists() && (!info.isFile() || info.size() > mostSettings))
        return std::nullopt;
    const QSettings settings(file, QSettings::IniFormat);
    if (settings.status() == QSettings::AccessError)
        return std::nullopt;
    QVariantMap values;
    for (const QString& key : settings.allKeys())
        if (!key.isEmpty())
            values.insert(key, settings.value(key));
    return values;
}

/// Makes a file that only its owner can read, or makes it one. False, with errno, if it cannot be
/// written.
bool makePrivate(const QString& file)
{
    const int made = ::open(QFile::encodeName(file).constData(),
                            O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0600);
    if (made < 0)
        return false;
    (void)::fchmod(made, 0600);
    ::close(made);
    return true;
}

/// Whether so much can be written there. False, with errno, if not.
bool hasRoom(const QString& folder, qint64 bytes)
{
    const int room =
        ::open(QFile::encodeName(folder).constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    if (room < 0)
        return errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL;
    const int fault = ::posix_fallocate(room, 0, bytes);
    ::close(room);
    errno = fault;
    return fault == 0 || fault == EOPNOTSUPP || fault == EINVAL;
}

/// What a file says that says this. QSettings alone knows its language, and writes to files only:
/// to one that is empty or cut off on a full disk, which QSaveFile::commit() of Qt 6.4 does not
/// notice. Errors: why there is no such file.
tl::expected<QByteArray, QString> asText(const QVariantMap& values, const QString& folder)
{
    RunningCopy note(folder);
    note.announce();
    const QString name = RunningCopy::unfinishedIn(folder);
    note.note(name);
    if (!hasRoom(folder, mostSettings) || !makePrivate(name))
        return tl::unexpected(qt_error_string());
    QByteArray text;
    QFile file(name);
    {
        QSettings settings(name, QSettings::IniFormat);
        for (auto value = values.cbegin(); value != values.cend(); ++value)
            settings.setValue(value.key(), value.value());
        settings.sync();
        if (settings.status() == QSettings::NoError && file.open(QIODevice::ReadOnly))
            text = file.readAll();
    }
    file.remove();
    if (text.isEmpty())
        return tl::unexpected(qt_error_string(EIO));
    return text;
}

/// Writes some values over what a file says by now, with all that it says then. Errors: why it says
/// what it said before.
tl::expected<QVariantMap, QString> writeOver(const QString& file, const QVariantMap& values)
{
    // Other copies of the program wait a little for each other, but not for what never goes.
    QLockFile lock(file + QStringLiteral(".lock"));
    lock.setStaleLockTime(1000);
    (void)lock.tryLock(100);
    auto all = readFrom(file);
    if (!all)
        return tl::unexpected(qt_error_string(EACCES));
    for (auto value = values.cbegin(); value != values.cend(); ++value)
        if (value->isValid())
            all->insert(value.key(), *value);
        else
            all->remove(value.key());
    const QString folder = QFileInfo(file).absolutePath();
    return asText(*all, folder)
        .and_then([&](const QByteArray& text) -> tl::expected<QVariantMap, QString> {
            if (!makePrivate(file))
                return tl::unexpected(qt_error_string());
            const auto written =
                writeSafely(file, {text.constData(), std::size_t(text.size())}, folder);
            if (!written && !written.error().replaced)
                return tl::unexpected(written.error().reason.said());
            return *all;
        });
}

} // namespace

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent)
{
    connect(this, &Preferences::paceChanged, this, &Preferences::motionChanged);
    language_ = languageFor(QLocale::system().uiLanguages());
    settled_.setSingleShot(true);
    connect(&settled_, &QTimer::timeout, this, &Preferences::write);
    if (file.isEmpty())
        return;
    written_ = readFrom(file).value_or(QVariantMap());
    takeChosen(*this);
    // Only now: what has just been read need not be written.
    file_ = file;
}

void Preferences::takeChosen(const Preferences& other)
{
    for (const QMetaProperty& property : settable()) {
        const QVariant chosen = other.remembered(QString::fromUtf8(property.name()));
        if (chosen.isValid())
            (void)take(property, fromFile(property, chosen));
    }
}

QList<QMetaProperty> Preferences::settable()
{
    QList<QMetaProperty> found;
    for (int i = staticMetaObject.propertyOffset(); i < staticMetaObject.propertyCount(); ++i)
        if (staticMetaObject.property(i).isWritable())
            found << staticMetaObject.property(i);
    return found;
}

bool Preferences::take(const QMetaProperty& property, const QVariant& value)
{
    if (!value.isValid())
        return false;
    if (property.isEnumType())
        return holds(property.enumerator(), value.toInt()) && property.write(this, value);
    // What is out of bounds would be set to something else.
    const QVariant before = property.read(this);
    if (property.write(this, value) && property.read(this) == value)
        return true;
    property.write(this, before);
    return false;
}

QVariant Preferences::remembered(const QString& key, const QVariant& otherwise) const
{
    const QVariant value = unwritten_.value(key, written_.value(key, otherwise));
    return value.isValid() ? value : otherwise;
}

Preferences::~Preferences()
{
    write();
}

QString Preferences::folder() const
{
    return file_.isEmpty() ? QString() : QFileInfo(file_).absolutePath();
}

void Preferences::remember(const QString& key, const QVariant& value)
{
    if (file_.isEmpty() || !keeps_)
        return;
    unwritten_.insert(key, value);
    settled_.start(aMoment);
}

void Preferences::write()
{
    settled_.stop();
    if (unwritten_.isEmpty())
        return;
    auto written = writeOver(file_, unwritten_);
    if (!written) {
        settled_.start(aWhile);
        emit notKept(written.error());
        return;
    }
    written_ = std::move(*written);
    unwritten_.clear();
    emit kept();
}

void Preferences::notify(const char* name)
{
    const int index = staticMetaObject.indexOfProperty(name);
    staticMetaObject.property(index).notifySignal().invoke(this, Qt::DirectConnection);
    emit changed();
}

void Preferences::setLanguage(const QString& language)
{
    set("language", language_, languageFor({language}));
}

bool Preferences::dark() const
{
    return theme_ == Dark || (theme_ == System && systemDark_);
}

void Preferences::setVolume(int percent)
{
    set("volume", volume_, std::clamp(percent, 0, 100));
}

void Preferences::setTextSize(int percent)
{
    set("textSize", textSize_, std::clamp(percent, smallestText, largestText));
}

int Preferences::travelTime() const
{
    // Beyond 400 ms a piece drags, however relaxed the pace is.
    return pace_ == Instant ? 0 : std::min(paced(travel), 400);
}

std::chrono::milliseconds Preferences::thinkingTime() const
{
    return std::chrono::milliseconds(std::clamp(paced(usualThinking), leastThinking, mostThinking));
}

int Preferences::paced(int milliseconds) const
{
    switch (pace_) {
    case Relaxed:
        return milliseconds * 8 / 5;
    case Normal:
        return milliseconds;
    case Fast:
        // What takes its time is to be read, and nobody reads faster.
        return milliseconds * (milliseconds < readingTime ? 2 : 3) / 5;
    case Instant:
        break;
    }
    return 0;
}

QString Preferences::languageFor(const QStringList& systemLanguages)
{
    for (const QString& system : systemLanguages) {
        const QLocale theirs(system);
        for (const Language& language : languages) {
            // The script tells the languages apart that are called Chinese.
            const QLocale ours(QString::fromUtf8(language.code));
            if (ours.language() == theirs.language() && ours.script() == theirs.script())
                return QString::fromUtf8(language.code);
        }
    }
    return QString::fromUtf8(languages.front().code);
}

} // namespace facedown::play

#include "moc_preferences.cpp"
