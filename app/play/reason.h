#pragma once

#include <QString>

namespace facedown::play {

/// Why something was not done. It may come from another thread, and is said in the language that is
/// set by then.
class Reason
{
public:
    Reason() = default;
    /// What can be done about it.
    enum class Kind {
        Other,
        Damaged ///< what is stored is no longer what was written
    };
    /// A text that is marked with QT_TRANSLATE_NOOP("MatchStore", text), and what its %1 stands
    /// for.
    Reason(const char* text, QString argument = {}, Kind kind = Kind::Other);
    /// What the system says.
    Reason(QString text);

    /// In words, for a player.
    QString said() const;
    Kind kind() const { return kind_; }

private:
    QString text_;
    QString argument_;
    Kind kind_ = Kind::Other;
};

} // namespace facedown::play
