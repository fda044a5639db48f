#include "desk/speech.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace facedown::desk {

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
