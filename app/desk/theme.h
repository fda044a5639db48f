#pragma once

class QStyle;

namespace facedown::desk {

/// How widgets are drawn; the application takes it over.
QStyle* widgetStyle();

/// Whether the system asks for dark windows. One that says nothing gets them: the dark table is
/// facedown's first look. Before: there is a QApplication.
bool systemIsDark();

/// Dresses menus and dialogs to match the table.
void dressWidgets(bool dark);

} // namespace facedown::desk
