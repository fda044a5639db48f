#pragma once

#include <atomic>

#include <QString>
#include <QTranslator>

namespace facedown::play {

/// The language that the program speaks: its own words, and Qt's in dialogs where Qt has them. One
/// lives at a time.
class Translator : public QTranslator
{
    Q_OBJECT

public:
    struct Words;

    /// While it lives, whatever is asked for on its thread is said in another language than the
    /// program's. Nobody is told of that: who asks for words inside keeps them. They nest.
    class In
    {
    public:
        /// Before: one of languages.
        explicit In(const QString& language);
        ~In();
        Q_DISABLE_COPY_MOVE(In)

    private:
        const Words* before_;
    };

    Translator();
    ~Translator() override;

    /// All windows get a LanguageChange event. Before: one of languages.
    void setLanguage(const QString& language);

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* comment,
                      int n) const override;

private:
    /// None before setLanguage(). Words are asked for on every thread, and never unloaded.
    std::atomic<const Words*> words_ = nullptr;
};

} // namespace facedown::play
