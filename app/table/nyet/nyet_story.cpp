#include "table/nyet/nyet_table.h"

// What is said of a match when it is over.

namespace facedown::table {

using core::Seat;

namespace {

/// The round in which a seat got ahead of all others for good. Before: it is ahead at the end.
int tookTheLead(const QVariantList& totals, Seat winner, int rounds)
{
    int round = rounds;
    const auto ahead = [&](int after) {
        const int own = totals[winner].toList()[after].toInt();
        for (Seat seat = 0; seat < totals.size(); ++seat)
            if (seat != winner && totals[seat].toList()[after].toInt() >= own)
                return false;
        return true;
    };
    while (round > 1 && ahead(round - 1))
        --round;
    return round;
}

} // namespace

QString NyetTable::story() const
{
    if (!over())
        return {};
    const nyet::Table& table = shown_.table;
    const core::Winners won = winners();
    const Seat winner = *won.begin();
    const NyetWords in = words();
    const QString& who = in.name(winner);
    const int lead = won.size() == 1 ? tookTheLead(totals(), winner, table.round) : 0;
    if (lead > 1 && lead == table.round)
        return NyetWords::tr("The last round decided it: going into it, %1 was not ahead.")
            .arg(who);

    if (QString second = in.closeSecond(won, nyet::scores(table)); !second.isEmpty())
        return second;
    if (lead == 0 || table.round == 1)
        return {};
    return lead == 1 ? NyetWords::tr("%1 was ahead from the first round to the last.").arg(who)
                     : NyetWords::tr("%1 took the lead in round %2 and kept it.")
                           .arg(who, QString::number(lead));
}

} // namespace facedown::table
