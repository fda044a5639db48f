#pragma once

#include <functional>

#include "match/match.h"
#include "play/preferences.h"

namespace facedown::play {

/// All that is set, by name; choices have names too.
match::Json settingsOf(const Preferences& preferences);

/// Sets what is named there; what is named nowhere in the program is left alone. Errors: the name
/// of a setting that cannot have the value that it has there; nothing has changed then.
tl::expected<void, std::string> useSettings(Preferences& preferences, const match::Json& settings);

/// What sets all back to what is set now, also on the disk, where what holds for this start only
/// never comes. Before: the preferences outlive it.
std::function<void()> wayBack(Preferences& preferences);

/// Sets everything but the language as it is at the first start.
void resetSettings(Preferences& preferences);

/// Writes all that is set to a file that people can read. Errors: a sentence for a person.
core::Expected<void> exportSettings(const Preferences& preferences, const QString& file);

/// Sets what such a file says. Errors: a sentence for a person; nothing has changed then.
core::Expected<void> importSettings(Preferences& preferences, const QString& file);

} // namespace facedown::play
