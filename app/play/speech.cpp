#include "play/speech.h"

#include <map>
#include <memory>
#include <mutex>

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>

#include "play/line_breaks.h"

namespace facedown::play {

struct Speech::Words
{
    Translator own;
    QTranslator qts;
};

namespace {

thread_local const Speech::Words* spoken = nullptr;

/// Loaded when they are asked for the first time.
const Speech::Words* wordsOf(const QString& language)
{
    static std::mutex mutex;
    static std::map<QString, std::unique_ptr<Speech::Words>> loaded;
    const std::scoped_lock lock(mutex);
    std::unique_ptr<Speech::Words>& words = loaded[language];
    if (!words) {
        words = std::make_unique<Speech::Words>();
        // Where there are none, the words of the sources are said.
        (void)words->own.load(QStringLiteral(":/i18n/facedown_") + language);
        (void)words->qts.load(QStringLiteral("qtbase_") + language,
                              QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    }
    return words.get();
}

} // namespace

Speech::In::In(const QString& language)
    : before_(std::exchange(spoken, wordsOf(language)))
{
}

Speech::In::~In()
{
    spoken = before_;
}

Speech::Speech()
{
    QCoreApplication::installTranslator(this);
}

Speech::~Speech()
{
    QCoreApplication::removeTranslator(this);
}

void Speech::speak(const QString& language)
{
    words_ = wordsOf(language);
    QLocale::setDefault(QLocale(language));
    QEvent changed(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
}

QString Speech::translate(const char* context, const char* source, const char* comment, int n) const
{
    const Words* words = spoken != nullptr ? spoken : words_.load();
    if (words == nullptr)
        return {};
    // Ours first: they know the words of Qt's that Qt lacks.
    const QString own = words->own.translate(context, source, comment, n);
    return own.isNull() ? words->qts.translate(context, source, comment, n) : own;
}

} // namespace facedown::play

#include "moc_speech.cpp"
