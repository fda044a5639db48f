#include "table/lesson.h"

#include <tuple>

namespace facedown::table {

namespace {

template <class... G>
Lesson lessonAmong(const QString& game, const QStringList& names, const std::tuple<G...>*)
{
    Lesson lesson;
    const auto take = [&]<core::Game One>(const One*) {
        if (game.toStdString() == One::id)
            lesson = lessonOf<One>(names);
    };
    (take(static_cast<const G*>(nullptr)), ...);
    return lesson;
}

} // namespace

Lesson lesson(const QString& game, const QStringList& names)
{
    return lessonAmong(game, names, static_cast<const match::Games*>(nullptr));
}

} // namespace facedown::table
