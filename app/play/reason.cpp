#include "play/reason.h"

#include <utility>

#include <QCoreApplication>

namespace facedown::play {

Reason::Reason(const char* text, QString argument, Kind kind)
    : text_(QString::fromUtf8(text))
    , argument_(std::move(argument))
    , kind_(kind)
{
}

Reason::Reason(QString text)
    : text_(std::move(text))
{
}

QString Reason::said() const
{
    const QString text = QCoreApplication::translate("MatchStore", text_.toUtf8().constData());
    return argument_.isEmpty() ? text : text.arg(argument_);
}

} // namespace facedown::play
