#pragma once

#include <QString>

namespace facedown::desk {

/// Makes the fonts that travel with the program known to Qt. Before: there is a QApplication.
void loadFonts();

/// Sets the program's font: Latin from Inter, Chinese characters in the shapes that readers of this
/// language know.
void useFontsFor(const QString& language);

} // namespace facedown::desk
