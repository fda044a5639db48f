#include "desk/fonts.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QResource>
#include <QStringList>

#include "desk/settings_dialog.h"
#include "translations/languages.h"

namespace facedown::desk {

namespace {

const QString latin = QStringLiteral("Inter");

void loadFonts()
{
    const QDir folder(QStringLiteral(":/fonts"));
    for (const QString& file : folder.entryList({QStringLiteral("*.otf")}))
        // The bytes as they lie in the program, rather than a copy of the file.
        QFontDatabase::addApplicationFontFromData(
            QResource(folder.filePath(file)).uncompressedData());
}

} // namespace

void useFontsFor(const QString& language, int textSize)
{
    QFont font = QApplication::font();
    // As it was before anything was set.
    static const double usualSize = QFontInfo(font).pointSizeF();
    const double size = usualSize * textSize / 100;
    const QStringList others = fontsFor(language);
    // Qt keeps them in lower case.
    const QStringList before = QFont::substitutes(latin);
    const bool known =
        !before.isEmpty() && before.front().compare(others.front(), Qt::CaseInsensitive) == 0;
    if (known && qFuzzyCompare(font.pointSizeF(), size))
        return;
    if (!known) {
        // Not several families in one font: what QML has made by then would keep them in the old
        // order.
        QFont::removeSubstitutions(latin);
        QFont::insertSubstitutions(latin, others);
        // Fonts in use keep the old order too, until they are all asked for anew.
        QFontDatabase::removeAllApplicationFonts();
        loadFonts();
    }
    font.setFamilies({}); // else it is found unchanged, and keeps what it has loaded
    font.setFamilies({latin});
    font.setPointSizeF(size);
    QApplication::setFont(font);
}

void useWindowFontsFor(QMainWindow& window)
{
    // By quarters: every change of a font lays out all menus anew.
    const double room = std::min(window.width() / 1280.0, window.height() / 700.0);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * std::floor(4 * std::clamp(room, 1.0, 3.0)) / 4);
    window.menuBar()->setFont(font);
    const auto menus = window.findChildren<QMenu*>();
    for (QMenu* menu : menus)
        menu->setFont(font);
    const auto docked = window.findChildren<QDockWidget*>();
    for (QDockWidget* dock : docked)
        dock->setFont(font);
    const auto dialogs = window.findChildren<SettingsDialog*>();
    for (SettingsDialog* dialog : dialogs)
        // As large as the program's it has it by itself.
        if (font != QApplication::font() || dialog->testAttribute(Qt::WA_SetFont))
            dialog->setFont(font);
}

} // namespace facedown::desk
