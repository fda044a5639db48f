#include "table/lesson.h"

#include "match/games.h"

namespace facedown::table {

Lesson lesson(const QString& game, const QStringList& names)
{
    Lesson lesson;
    match::withGame(game.toStdString(), [&]<core::Game G>() { lesson = lessonOf<G>(names); });
    return lesson;
}

} // namespace facedown::table
