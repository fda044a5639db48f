#pragma once

#include <QString>

class QMainWindow;

namespace facedown::desk {

/// Sets the program's font, which travels with it: Inter, and Chinese characters in the shapes that
/// readers of this language know; so many percent as large as the system's. Before: there is a
/// QApplication.
void useFontsFor(const QString& language, int textSize);

/// Menus, what is docked and the settings grow with their window, as its pages do: to be called
/// whenever its size or the program's font has changed.
void useWindowFontsFor(QMainWindow& window);

} // namespace facedown::desk
