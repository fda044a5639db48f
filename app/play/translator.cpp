#include "play/translator.h"

#include <map>
#include <memory>
#include <mutex>

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>

#include "play/line_breaks.h"

namespace facedown::play {

struct Translator::Words
{
    QTranslator own;
    QTranslator qts;
};

namespace {

thread_local const Translator::Words* spoken = nullptr;

/// Loaded when they are asked for the first time.
const Translator::Words* wordsOf(const QString& language)
{
    static std::mutex mutex;
    static std::map<QString, std::unique_ptr<Translator::Words>> loaded;
    const std::scoped_lock lock(mutex);
    std::unique_ptr<Translator::Words>& words = loaded[language];
    if (!words) {
        words = std::make_unique<Translator::Words>();
        // Where there are none, the words of the sources are said.
        (void)words->own.load(QStringLiteral(":/i18n/facedown_") + language);
        (void)words->qts.load(QStringLiteral("qtbase_") + language,
                              QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    }
    return words.get();
}

} // namespace

Translator::In::In(const QString& language)
    : before_(std::exchange(spoken, wordsOf(language)))
{
}

Translator::In::~In()
{
    spoken = before_;
}

Translator::Translator()
{
    QCoreApplication::installTranslator(this);
}

Translator::~Translator()
{
    QCoreApplication::removeTranslator(this);
}

void Translator::setLanguage(const QString& language)
{
    words_ = wordsOf(language);
    QLocale::setDefault(QLocale(language));
    QEvent changed(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
}

QString Translator::translate(const char* context, const char* source, const char* comment,
                              int n) const
{
    const Words* words = spoken != nullptr ? spoken : words_.load();
    if (words == nullptr)
        return {};
    // Ours first: they know the words of Qt's that Qt lacks.
    const QString own = wellBroken(words->own.translate(context, source, comment, n));
    return own.isNull() ? words->qts.translate(context, source, comment, n) : own;
}

} // namespace facedown::play

#include "moc_translator.cpp"
