#include "table/nyet/nyet_table.h"

// What a bot says of treasures won and lost, and of a round.

namespace facedown::table {

using StepKind = nyet::Step::Kind;

QStringList NyetTable::remarks(const nyet::Step& step, const Feeling& feeling, Manner manner) const
{
    const bool bold = manner == Manner::Bold;
    const bool glad = feeling.mood == Mood::Glad;
    if (step.kind == StepKind::RoundScored && glad)
        return {bold ? NyetWords::tr("Plenty more where that came from!", "a bold bot’s remark")
                     : NyetWords::tr("Slow and steady.", "a careful bot’s remark")};
    if (step.kind == StepKind::RoundScored)
        return {bold ? NyetWords::tr("I’m just warming up.", "a bold bot’s remark")
                     : NyetWords::tr("I’ll think harder.", "a careful bot’s remark")};
    if (step.kind != StepKind::TrickTaken)
        return {};
    if (glad)
        return bold
                   ? QStringList{NyetWords::tr("Come to me!", "a bold bot’s remark, of a treasure"),
                                 NyetWords::tr("That was worth it.", "a bold bot’s remark")}
                   : QStringList{NyetWords::tr("I was waiting for that.", "a careful bot’s remark"),
                                 NyetWords::tr("I’ll keep it safe.",
                                               "a careful bot’s remark, of a treasure")};
    // Of a trick that it did not want, nothing.
    if (feeling.seat == step.seat)
        return {};
    return bold ? QStringList{NyetWords::tr("Enjoy it while you can.", "a bold bot’s remark"),
                              NyetWords::tr("I’ll get that back.", "a bold bot’s remark")}
                : QStringList{NyetWords::tr("That hurt.", "a careful bot’s remark"),
                              NyetWords::tr("I feared as much.", "a careful bot’s remark")};
}

} // namespace facedown::table
