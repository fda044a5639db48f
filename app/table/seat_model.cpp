#include "table/seat_model.h"

namespace facedown::table {

SeatModel::SeatModel(QObject* parent)
    : RowModel(parent)
{
    addRoles(rows_, {{"name", &Row::name},
                     {"face", [](const Row& row) { return portraitOf(row.face, row.mood); }},
                     {"level", &Row::level},
                     {"character", &Row::character},
                     {"bot", &Row::bot},
                     {"rank", &Row::rank},
                     {"onPhone", &Row::onPhone},
                     {"own", &Row::own},
                     {"toAct", &Row::toAct},
                     {"out", &Row::out},
                     {"dimmed", &Row::dimmed},
                     {"marked", &Row::marked},
                     {"first", &Row::first},
                     {"won", &Row::won},
                     {"team", &Row::team},
                     {"score", &Row::score},
                     {"holds", &Row::holds},
                     {"inHand", &Row::inHand},
                     {"status", &Row::status},
                     {"said", &Row::said},
                     {"decision", &Row::decision},
                     {"remark", &Row::remark},
                     {"event", &Row::event},
                     {"description", &Row::description}});
}

} // namespace facedown::table

#include "moc_seat_model.cpp"
