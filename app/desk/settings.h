#pragma once

#include <vector>

#include <QString>
#include <QVariant>

#include "play/preferences.h"

namespace facedown::desk {

/// Something to be set: a property of the preferences, with its words in the language that is set.
/// Without choices and bounds it is on or off. An ampersand in a label marks its key.
struct Setting
{
    struct Choice
    {
        QVariant value; ///< of an enumeration its number
        QString name;
    };

    const char* property;
    QString label;
    QString note{}; ///< what the label leaves open
    std::vector<Choice> choices{};
    int least = 0; ///< bounds of a number, in percent, and how far a key moves it
    int most = 0;
    int step = 0;
};

/// Settings that are told of together, under a heading.
struct SettingGroup
{
    QString heading;
    std::vector<Setting> settings;
};

/// Everything there is to be set. Each property of the preferences that can be written has its
/// place here, and is found in the dialogue by that.
std::vector<SettingGroup> settingGroups();

/// Before: there is one of that property.
Setting settingOf(const char* property);

/// As a choice has it.
QVariant valueOf(const play::Preferences& preferences, const char* property);

/// A label without the mark of its key, which in Chinese and Japanese is a letter in brackets.
QString withoutKey(QString label);

} // namespace facedown::desk
