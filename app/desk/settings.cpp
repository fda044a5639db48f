#include "desk/settings.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "translations/languages.h"

namespace facedown::desk {

using play::Preferences;

namespace {

struct Settings
{
    Q_DECLARE_TR_FUNCTIONS(Settings)

public:
    static SettingGroup reading()
    {
        std::vector<Setting::Choice> all;
        for (const Language& language : languages)
            all.push_back({QString::fromUtf8(language.code), QString::fromUtf8(language.name)});
        return {tr("Language and Text"),
                {{"language", tr("&Language"), {}, std::move(all)},
                 {"textSize",
                  tr("Text Si&ze"),
                  tr("On top of the system’s own text size. In a small window, text grows only as "
                     "far as it fits."),
                  {},
                  Preferences::smallestText,
                  Preferences::largestText,
                  10}}};
    }

    static SettingGroup look()
    {
        return {tr("Appearance"),
                {{"theme",
                  tr("&Theme"),
                  {},
                  {{Preferences::System, tr("Follow the &System", "theme")},
                   {Preferences::Light, tr("&Light", "theme")},
                   {Preferences::Dark, tr("&Dark", "theme")}}},
                 {"cloth",
                  tr("Tabl&ecloth"),
                  {},
                  {{Preferences::Classic, tr("&Classic", "table cloth")},
                   {Preferences::Moss, tr("&Moss Green", "table cloth")},
                   {Preferences::Plum, tr("&Plum", "table cloth")}}},
                 {"safeColours", tr("&Colour-Blind-Friendly Colours")},
                 {"botsTalk", tr("&Bots Talk"),
                  tr("A few words beside their names at the moments that matter.")}}};
    }

    static SettingGroup motion()
    {
        return {tr("Pace and Motion"),
                {{"pace",
                  tr("&Pace"),
                  {},
                  {{Preferences::Relaxed, tr("&Relaxed", "pace")},
                   {Preferences::Normal, tr("&Normal", "pace")},
                   {Preferences::Fast, tr("&Fast", "pace")},
                   {Preferences::Instant, tr("&Instant", "pace")}}},
                 {"reduceMotion", tr("Reduce Motio&n"),
                  tr("Pieces appear in their new places instead of moving there.")},
                 {"playForced", tr("Play the Onl&y Card"),
                  tr("Where rules leave one card only, it is played without asking.")}}};
    }

    static SettingGroup sound()
    {
        return {tr("Sound"),
                {{"muted", tr("&Mute")},
                 {"volume", tr("&Volume"), {}, {}, 0, 100, 5},
                 {"soundKinds",
                  tr("S&ounds"),
                  {},
                  {{Preferences::PieceSounds, tr("Pieces and Cards", "sounds")},
                   {Preferences::MomentSounds, tr("Big Moments", "sounds")},
                   {Preferences::TurnSounds, tr("Your Turn", "sounds")},
                   {Preferences::RoomSound, tr("Room Ambience", "sounds")}}}}};
    }

    static SettingGroup secrets()
    {
        return {tr("On One Screen"),
                {{"sharing",
                  tr("&Keeping Secrets"),
                  tr("How people who share a screen keep their pieces hidden from each other."),
                  {{Preferences::Curtain, tr("A &Curtain When Needed")},
                   {Preferences::Peek, tr("Everything Covered Until You &Peek")},
                   {Preferences::EveryTurn, tr("A Curtain Before &Every Turn")}}}}};
    }

    static SettingGroup program()
    {
        return {tr("Program"),
                {{"renderer",
                  tr("&Graphics"),
                  tr("Takes effect the next time facedown starts."),
                  {{Preferences::Automatic, tr("Automatic: the graphics card, if there is one")},
                   {Preferences::Software, tr("Software: always the processor")}}}}};
    }
};

} // namespace

std::vector<SettingGroup> settingGroups()
{
    return {Settings::reading(), Settings::look(),    Settings::motion(),
            Settings::sound(),   Settings::secrets(), Settings::program()};
}

Setting settingOf(const char* property)
{
    for (const SettingGroup& group : settingGroups())
        for (const Setting& setting : group.settings)
            if (qstrcmp(setting.property, property) == 0)
                return setting;
    Q_UNREACHABLE();
}

QVariant valueOf(const Preferences& preferences, const char* property)
{
    const QVariant value = preferences.property(property);
    return value.metaType().flags().testFlag(QMetaType::IsEnumeration) ? value.toInt() : value;
}

QString withoutKey(QString label)
{
    static const QRegularExpression key(QStringLiteral("\\(&.\\)|&"));
    return label.remove(key);
}

} // namespace facedown::desk
