#pragma once

#include "desk/options.h"

namespace facedown::desk {

/// What has to be set before there is a QApplication, and what once there is one.
void beforeApplication(bool opengl);
void afterApplication();

/// Plays, or makes pictures, until the window is closed. Returns the exit status.
/// `program` is how it was called.
int run(const Options& options, char* program);

} // namespace facedown::desk
