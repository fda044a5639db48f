#include "desk/fonts.h"

#include <QApplication>
#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QResource>
#include <QStringList>

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

void useFontsFor(const QString& language)
{
    const QStringList others = fontsFor(language);
    // Qt keeps them in lower case.
    const QStringList before = QFont::substitutes(latin);
    if (!before.isEmpty() && before.front().compare(others.front(), Qt::CaseInsensitive) == 0)
        return;
    // Not several families in one font: what QML has made by then would keep them in the old order.
    QFont::removeSubstitutions(latin);
    QFont::insertSubstitutions(latin, others);
    // Fonts in use keep the old order too, until they are all asked for anew.
    QFontDatabase::removeAllApplicationFonts();
    loadFonts();
    QFont font = QApplication::font();
    font.setFamilies({}); // else it is found unchanged, and keeps what it has loaded
    font.setFamilies({latin});
    QApplication::setFont(font);
}

} // namespace facedown::desk
