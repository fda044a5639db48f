#pragma once

namespace facedown::desk {

/// Whether the system asks for dark windows. One that says nothing gets them: the dark table is
/// facedown's first look. Before: there is a QApplication.
bool systemIsDark();

/// Dresses menus and dialogs to match the table.
void dressWidgets(bool dark);

} // namespace facedown::desk
