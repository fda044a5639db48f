#include "table/lesson.h"
#include "table/tally/tally_words.h"

namespace facedown::table {

template <>
Lesson lessonOf<tally::Tally>(const QStringList&)
{
    return {{{"players", 2}},
            {{TallyWords::tr("One pile, and nobody wants it."),
              {"first 0", "draw 5", "draw 5", "draw 6", "draw 4", "draw 3", "draw 2"}},
             {TallyWords::tr("Play %1").arg(5), {"play 5"}},
             {TallyWords::tr("One pile, and nobody wants it."), {}}}};
}

} // namespace facedown::table
