#pragma once

#include <QString>

namespace facedown::play {

/// Why something was not done. It may come from another thread, and is said in the language that is
/// set by then.
class Reason
{
public:
    Reason() = default;
    /// A text that is marked with QT_TRANSLATE_NOOP("MatchStore", text), and what its %1 stands
    /// for.
    Reason(const char* text, QString argument = {});
    /// What the system says.
    Reason(QString text);

    /// In words, for a player.
    QString said() const;

private:
    QString text_;
    QString argument_;
};

} // namespace facedown::play
