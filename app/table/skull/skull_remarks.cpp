#include "table/skull/skull_table.h"

// What a bot says of what comes out.

namespace facedown::table {

using StepKind = skull::Step::Kind;

QStringList SkullTable::remarks(const skull::Step& step, const Feeling& feeling,
                                Manner manner) const
{
    const bool bold = manner == Manner::Bold;
    if (step.kind == StepKind::Succeeded)
        return bold ? QStringList{SkullWords::tr("Nothing but flowers!", "a bold bot’s remark"),
                                  SkullWords::tr("Easy as that.", "a bold bot’s remark")}
                    : QStringList{SkullWords::tr("I counted twice.", "a careful bot’s remark"),
                                  SkullWords::tr("Phew, flowers.", "a careful bot’s remark")};
    if (step.kind != StepKind::Failed)
        return {};
    if (feeling.seat == step.seat)
        return bold
                   ? QStringList{SkullWords::tr("I’d do it again.", "a bold bot’s remark"),
                                 SkullWords::tr("That one bit me!", "a bold bot’s remark")}
                   : QStringList{SkullWords::tr("I had a bad feeling.", "a careful bot’s remark"),
                                 SkullWords::tr("I should have passed.", "a careful bot’s remark")};
    return bold ? QStringList{SkullWords::tr("Looking for me?", "a bold bot’s remark"),
                              SkullWords::tr("Gotcha!", "a bold bot’s remark")}
                : QStringList{
                      SkullWords::tr("Sorry about that.", "a careful bot’s remark"),
                      SkullWords::tr("I hoped nobody would look.", "a careful bot’s remark")};
}

} // namespace facedown::table
