#include "play/preferences.h"

#include <algorithm>

#include <QLocale>

#include "translations/languages.h"

namespace facedown::play {

namespace {

const QString languageKey = QStringLiteral("language");
const QString paceKey = QStringLiteral("pace");
const QString motionKey = QStringLiteral("reduceMotion");
const QString themeKey = QStringLiteral("theme");
const QString clothKey = QStringLiteral("cloth");
const QString coloursKey = QStringLiteral("safeColours");
const QString sharingKey = QStringLiteral("sharing");
const QString mutedKey = QStringLiteral("muted");
const QString volumeKey = QStringLiteral("volume");
const QString soundKindsKey = QStringLiteral("soundKinds");

/// How long pieces travel at the normal pace, in milliseconds.
constexpr int travel = 340;
/// How long a bot may think, likewise, and its bounds at the other paces.
constexpr int usualThinking = 700;
constexpr int leastThinking = 50;
constexpr int mostThinking = 1000;

constexpr int usualVolume = 75;
/// The room alone sounds all the time, which is not for everybody.
constexpr Preferences::SoundKinds usualSounds =
    Preferences::PieceSounds | Preferences::MomentSounds | Preferences::TurnSounds;
constexpr Preferences::SoundKinds allSounds = usualSounds | Preferences::RoomSound;

template <class Number>
Number within(const QVariant& value, Number last, Number otherwise)
{
    bool number = false;
    const int kept = value.toInt(&number);
    return number && kept >= 0 && kept <= last ? static_cast<Number>(kept) : otherwise;
}

bool truth(const QVariant& value)
{
    // Whatever else is written there would count as true.
    return value.toString() == QStringLiteral("true");
}

} // namespace

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent)
{
    if (!file.isEmpty())
        settings_ = std::make_unique<QSettings>(file, QSettings::IniFormat);
    language_ = languageFor({remembered(languageKey).toString()});
    if (!remembered(languageKey).isValid())
        language_ = languageFor(QLocale::system().uiLanguages());
    pace_ = within(remembered(paceKey), Instant, Normal);
    reduceMotion_ = truth(remembered(motionKey));
    theme_ = within(remembered(themeKey), Dark, System);
    cloth_ = within(remembered(clothKey), Plum, Classic);
    safeColours_ = truth(remembered(coloursKey));
    sharing_ = within(remembered(sharingKey), EveryTurn, Curtain);
    muted_ = truth(remembered(mutedKey));
    volume_ = within(remembered(volumeKey), 100, usualVolume);
    soundKinds_ = SoundKinds(within(remembered(soundKindsKey), int(allSounds), int(usualSounds)));
}

QVariant Preferences::remembered(const QString& key, const QVariant& otherwise) const
{
    return settings_ ? settings_->value(key, otherwise) : otherwise;
}

void Preferences::remember(const QString& key, const QVariant& value)
{
    if (settings_)
        settings_->setValue(key, value);
}

void Preferences::setLanguage(const QString& language)
{
    remember(languageKey, language);
    overrideLanguage(language);
}

void Preferences::overrideLanguage(const QString& language)
{
    if (language == language_)
        return;
    language_ = language;
    emit languageChanged();
}

void Preferences::setPace(Pace pace)
{
    remember(paceKey, int(pace));
    overridePace(pace);
}

void Preferences::overridePace(Pace pace)
{
    if (pace == pace_)
        return;
    pace_ = pace;
    emit paceChanged();
    emit motionChanged();
}

void Preferences::setReduceMotion(bool reduce)
{
    remember(motionKey, reduce);
    if (reduce == reduceMotion_)
        return;
    reduceMotion_ = reduce;
    emit motionChanged();
}

void Preferences::setTheme(Theme theme)
{
    remember(themeKey, int(theme));
    overrideTheme(theme);
}

void Preferences::overrideTheme(Theme theme)
{
    if (theme == theme_)
        return;
    theme_ = theme;
    emit themeChanged();
}

void Preferences::setCloth(Cloth cloth)
{
    remember(clothKey, int(cloth));
    if (cloth == cloth_)
        return;
    cloth_ = cloth;
    emit themeChanged();
}

bool Preferences::dark() const
{
    return theme_ == Dark || (theme_ == System && systemDark_);
}

void Preferences::setSystemDark(bool dark)
{
    if (dark == systemDark_)
        return;
    systemDark_ = dark;
    emit themeChanged();
}

void Preferences::setSafeColours(bool safe)
{
    remember(coloursKey, safe);
    if (safe == safeColours_)
        return;
    safeColours_ = safe;
    emit themeChanged();
}

void Preferences::setSharing(Sharing sharing)
{
    remember(sharingKey, int(sharing));
    if (sharing == sharing_)
        return;
    sharing_ = sharing;
    emit sharingChanged();
}

void Preferences::setMuted(bool muted)
{
    remember(mutedKey, muted);
    if (muted == muted_)
        return;
    muted_ = muted;
    emit soundChanged();
}

void Preferences::setVolume(int percent)
{
    remember(volumeKey, percent);
    if (percent == volume_)
        return;
    volume_ = percent;
    emit soundChanged();
}

void Preferences::setSoundKinds(SoundKinds kinds)
{
    remember(soundKindsKey, int(kinds));
    if (kinds == soundKinds_)
        return;
    soundKinds_ = kinds;
    emit soundChanged();
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
        return milliseconds * 2 / 5;
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
