#pragma once

#include <optional>
#include <string>

#include "desk/options.h"

namespace facedown::desk {

/// Why no window can be shown here, in a sentence that says what to do; nothing if one may be.
/// It looks at the environment only.
std::optional<std::string> whyNoDisplay();

/// What has to be set before there is a QApplication, and what once there is one.
void beforeApplication(bool opengl);
void afterApplication();

/// Plays, or makes pictures, until the window is closed. Returns the exit status.
/// `program` is how it was called.
int run(const Options& options, char* program);

} // namespace facedown::desk
