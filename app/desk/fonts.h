#pragma once

#include <QString>

namespace facedown::desk {

/// Sets the program's font, which travels with it: Inter, and Chinese characters in the shapes that
/// readers of this language know. Before: there is a QApplication.
void useFontsFor(const QString& language);

} // namespace facedown::desk
