#include "table/geschenkt/geschenkt_table.h"

// What a bot says of a card that it took, and of the end.

namespace facedown::table {

using StepKind = geschenkt::Step::Kind;

QStringList GeschenktTable::remarks(const geschenkt::Step& step, const Feeling& feeling,
                                    Manner manner) const
{
    const bool bold = manner == Manner::Bold;
    const bool glad = feeling.mood == Mood::Glad;
    if (step.kind == StepKind::Took && glad)
        return bold ? QStringList{GeschenktWords::tr("Just what I needed!", "a bold bot’s remark"),
                                  GeschenktWords::tr("Thank you all!", "a bold bot’s remark")}
                    : QStringList{
                          GeschenktWords::tr("It costs me nothing.", "a careful bot’s remark"),
                          GeschenktWords::tr("That suits me fine.", "a careful bot’s remark")};
    if (step.kind == StepKind::Took)
        return bold ? QStringList{GeschenktWords::tr("Somebody had to.", "a bold bot’s remark"),
                                  GeschenktWords::tr("That doesn’t scare me.",
                                                     "a bold bot’s remark")}
                    : QStringList{
                          GeschenktWords::tr("That was not the plan.", "a careful bot’s remark"),
                          GeschenktWords::tr("Oh dear.", "a careful bot’s remark")};
    if (step.kind != StepKind::Over)
        return {};
    if (glad)
        return {bold ? GeschenktWords::tr("That’s how it’s done!", "a bold bot’s remark")
                     : GeschenktWords::tr("Patience pays.", "a careful bot’s remark")};
    return {bold ? GeschenktWords::tr("One more game?", "a bold bot’s remark")
                 : GeschenktWords::tr("One card too many.", "a careful bot’s remark")};
}

} // namespace facedown::table
