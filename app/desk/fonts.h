#pragma once

#include <QString>

namespace facedown::desk {

/// Sets the program's font, which travels with it: Inter, and Chinese characters in the shapes that
/// readers of this language know; so many percent as large as the system's. Before: there is a
/// QApplication.
void useFontsFor(const QString& language, int textSize);

} // namespace facedown::desk
