#include "table/mood.h"

namespace facedown::table {

QString portraitOf(const QString& face, Mood mood)
{
    switch (mood) {
    case Mood::Calm:
        break;
    case Mood::Thinking:
        return face + QStringLiteral("-thinking");
    case Mood::Glad:
        return face + QStringLiteral("-glad");
    case Mood::Dismayed:
        return face + QStringLiteral("-dismayed");
    }
    return face;
}

} // namespace facedown::table
