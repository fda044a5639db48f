#pragma once

#include <QString>
#include <QTranslator>

#include "line_breaks.h"

namespace facedown::desk {

/// The language that the program speaks: its own words, and Qt's in dialogs where Qt has them.
class Speech
{
public:
    Speech() = default;
    ~Speech();
    Q_DISABLE_COPY_MOVE(Speech)

    /// All windows get a LanguageChange event. Before: one of languages.
    void speak(const QString& language);

private:
    qml::Translator own_;
    QTranslator qts_;
};

} // namespace facedown::desk
