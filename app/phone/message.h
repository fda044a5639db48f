#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

namespace facedown::phone {

/// What a page may say.
struct Message
{
    enum class Kind {
        Hello,    ///< the first: `link` opens a seat, `device` is the phone's own, `language`
        Event,    ///< `event` is decided at the table that is called `at`
        Select,   ///< `event` is chosen for a decision, or no more, likewise
        Hint,     ///< asks for a hint, or puts it away
        Look,     ///< looks at the table as it was after `moment` events
        Now,      ///< and at the present again
        GoOn,     ///< has seen the scores
        Language, ///< is to be spoken to in `language`
        Yield,    ///< another phone may have the seat; if not `yes`, it may not
        Leave,    ///< gives the seat back
        Ping,     ///< is anybody there?
    };

    Kind kind = Kind::Ping;
    QByteArray link{};
    QByteArray device{};
    QString language{};
    QString event{};
    QString at{};
    int moment = 0;
    bool yes = false;
};

/// Nothing if the text is no message, or one with something left out or of another type. Whatever
/// else stands in it is not looked at.
std::optional<Message> readMessage(const QByteArray& text);

} // namespace facedown::phone
