#include "table/table_words.h"

namespace facedown::table {

QString TableWords::firstPlayerDrawn() const
{
    return tr("The first player is being drawn");
}

QString TableWords::firstPlayer(core::Seat seat) const
{
    return tr("%1 is the first player").arg(name(seat));
}

QString TableWords::round(int number) const
{
    return tr("Round %1").arg(number);
}

QString TableWords::won(const QStringList& winners) const
{
    if (winners.size() < 2)
        return winners.isEmpty() ? QString() : tr("%1 has won").arg(winners.first());
    //: %1 is one or several names, %2 another.
    return tr("%1 and %2 share the win")
        .arg(list(winners.mid(0, winners.size() - 1)), winners.last());
}

QString TableWords::won(const core::Winners& winners) const
{
    QStringList names;
    for (const core::Seat winner : winners)
        names << name(winner);
    return won(names);
}

QString TableWords::points(int count) const
{
    return tr("%n point(s)", nullptr, count);
}

QString TableWords::list(const QStringList& parts)
{
    return parts.join(tr(", ", "between the parts of a description"));
}

QString TableWords::describe(core::Seat seat, const QString& character, const QStringList& parts,
                             bool toAct) const
{
    QStringList all{name(seat)};
    if (!character.isEmpty())
        all << tr("bot, %1").arg(character);
    all << parts;
    if (toAct)
        all << tr("to act");
    return list(all);
}

} // namespace facedown::table
