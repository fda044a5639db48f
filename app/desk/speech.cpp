#include "desk/speech.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace facedown::desk {

const QStringList& languages()
{
    static const QStringList all = {QStringLiteral("en"), QStringLiteral("zh_TW"),
                                    QStringLiteral("ja"), QStringLiteral("gl")};
    return all;
}

QString nameOf(const QString& language)
{
    // Not from QLocale, which calls them "American English" and "galego".
    if (language == QStringLiteral("zh_TW"))
        return QStringLiteral("繁體中文");
    if (language == QStringLiteral("ja"))
        return QStringLiteral("日本語");
    if (language == QStringLiteral("gl"))
        return QStringLiteral("Galego");
    return QStringLiteral("English");
}

Speech::~Speech()
{
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qts_);
}

void Speech::speak(const QString& language)
{
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qts_);
    QLocale::setDefault(QLocale(language));
    // Ours last, so that it is asked first: it knows the words of Qt's that Qt lacks.
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (qts_.load(QStringLiteral("qtbase_") + language, folder))
        QCoreApplication::installTranslator(&qts_);
    if (own_.load(QStringLiteral(":/i18n/facedown_") + language))
        QCoreApplication::installTranslator(&own_);
}

} // namespace facedown::desk
