#include "play/settings_file.h"

#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QMetaEnum>

#include "match/read_json.h"
#include "play/record_file.h"

namespace facedown::play {

using match::Json;

namespace {

const std::string formatName = "facedown settings";
/// Grows when a program of this version would misunderstand the file.
constexpr int formatVersion = 1;

struct SettingsFile
{
    Q_DECLARE_TR_FUNCTIONS(SettingsFile)
};

Json toJson(const QMetaProperty& property, const QVariant& value)
{
    if (!property.isEnumType()) {
        if (value.metaType() == QMetaType::fromType<bool>())
            return value.toBool();
        if (value.metaType() == QMetaType::fromType<int>())
            return value.toInt();
        return value.toString().toStdString();
    }
    const QMetaEnum choices = property.enumerator();
    if (!choices.isFlag())
        return choices.valueToKey(value.toInt());
    Json names = Json::array();
    for (int i = 0; i < choices.keyCount(); ++i)
        if (value.toInt() & choices.value(i))
            names.push_back(choices.key(i));
    return names;
}

/// What the property would be written as; invalid if the text is of another type.
QVariant fromJson(const QMetaProperty& property, const Json& json)
{
    if (property.isEnumType()) {
        const QMetaEnum choices = property.enumerator();
        const Json names = choices.isFlag() ? json : Json::array({json});
        if (!names.is_array())
            return {};
        int value = 0;
        for (const Json& name : names) {
            bool known = false;
            if (name.is_string())
                value |= choices.keyToValue(name.get_ref<const std::string&>().c_str(), &known);
            if (!known)
                return {};
        }
        return value;
    }
    if (json.is_boolean() && property.metaType() == QMetaType::fromType<bool>())
        return json.get<bool>();
    if (json.is_string() && property.metaType() == QMetaType::fromType<QString>())
        return QString::fromStdString(json.get<std::string>());
    if (json.is_number_integer() && property.metaType() == QMetaType::fromType<int>()) {
        const auto number = json.get<std::int64_t>();
        if (std::in_range<int>(number))
            return static_cast<int>(number);
    }
    return {};
}

tl::unexpected<core::Error> refused(const QString& sentence)
{
    return core::failure(core::ErrorCode::BadRecord, sentence.toStdString());
}

} // namespace

Json settingsOf(const Preferences& preferences)
{
    Json settings = Json::object();
    for (const QMetaProperty& property : Preferences::settable())
        settings[property.name()] = toJson(property, property.read(&preferences));
    return settings;
}

tl::expected<void, std::string> useSettings(Preferences& preferences, const Json& settings)
{
    Preferences trial;
    for (const QMetaProperty& property : Preferences::settable())
        if (settings.contains(property.name()) &&
            !trial.take(property, fromJson(property, settings[property.name()])))
            return tl::unexpected(std::string(property.name()));
    for (const QMetaProperty& property : Preferences::settable())
        if (settings.contains(property.name()))
            (void)preferences.take(property, property.read(&trial));
    return {};
}

std::function<void()> wayBack(Preferences& preferences)
{
    QVariantMap kept;
    const Preferences usual;
    for (const QMetaProperty& property : Preferences::settable()) {
        const QVariant value = property.read(&usual);
        const QString name = QString::fromUtf8(property.name());
        kept[name] = preferences.remembered(name, property.isEnumType() ? value.toInt() : value);
    }
    return [&preferences, kept, shown = settingsOf(preferences)] {
        (void)useSettings(preferences, shown);
        for (auto value = kept.cbegin(); value != kept.cend(); ++value)
            preferences.remember(value.key(), value.value());
    };
}

void resetSettings(Preferences& preferences)
{
    const Preferences usual;
    for (const QMetaProperty& property : Preferences::settable())
        if (qstrcmp(property.name(), "language") != 0)
            (void)preferences.take(property, property.read(&usual));
}

core::Expected<void> exportSettings(const Preferences& preferences, const QString& file)
{
    Preferences chosen;
    chosen.takeChosen(preferences);
    const Json json = {
        {"format", formatName}, {"version", formatVersion}, {"settings", settingsOf(chosen)}};
    const auto written = writeSafely(file, match::writeJson(json, 2) + '\n', preferences.folder());
    if (written)
        return {};
    return refused(written.error().told(
        file,
        SettingsFile::tr("The settings were written to %1, but the disk reported an error, and the "
                         "file may be lost if the power fails. (%2)"),
        SettingsFile::tr("The settings could not be written to %1; whatever was there before is "
                         "unchanged. Choose another place. (%2)")));
}

core::Expected<void> importSettings(Preferences& preferences, const QString& file)
{
    const QString name = QDir::toNativeSeparators(file);
    const auto json = readJsonFile(file);
    if (!json || !json->is_object() || json->value("format", Json()) != formatName ||
        !json->contains("version") || !(*json)["version"].is_number_integer() ||
        (*json)["version"].get<double>() < 1 || !json->contains("settings") ||
        !(*json)["settings"].is_object())
        return refused(
            SettingsFile::tr(
                "%1 is not a settings file that facedown can read. Your settings are unchanged.")
                .arg(name));
    if ((*json)["version"].get<double>() > formatVersion)
        return refused(SettingsFile::tr("%1 was written by a newer version of facedown. Update "
                                        "facedown to use it. Your settings are unchanged.")
                           .arg(name));
    const auto used = useSettings(preferences, (*json)["settings"]);
    if (used)
        return {};
    //: %2 is the name of a setting in the file, such as volume.
    return refused(SettingsFile::tr("In %1, %2 has a value that facedown does not know. Your "
                                    "settings are unchanged.")
                       .arg(name, QString::fromStdString(used.error())));
}

} // namespace facedown::play
