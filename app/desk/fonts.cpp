#include "desk/fonts.h"

#include <QApplication>
#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QStringList>

namespace facedown::desk {

void loadFonts()
{
    const QDir folder(QStringLiteral(":/fonts"));
    for (const QString& file : folder.entryList({QStringLiteral("*.otf")}))
        QFontDatabase::addApplicationFont(folder.filePath(file));
}

void useFontsFor(const QString& language)
{
    QStringList families = {QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK TC"),
                            QStringLiteral("Noto Sans CJK JP")};
    if (language == QStringLiteral("ja"))
        families.swapItemsAt(1, 2);
    QFont font = QApplication::font();
    font.setFamilies(families);
    QApplication::setFont(font);
}

} // namespace facedown::desk
