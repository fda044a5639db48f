#include "table/table.h"

#include <utility>

#include "table/game_info.h"

namespace facedown::table {

void Table::setSitters(std::vector<Sitter> sitters)
{
    sitters_ = std::move(sitters);
}

std::vector<QString> Table::names() const
{
    std::vector<QString> names;
    for (const Sitter& sitter : sitters_)
        names.push_back(sitter.name);
    return names;
}

SeatModel::Row Table::seatRow(int seat) const
{
    const Sitter& who = sitter(seat);
    SeatModel::Row row;
    row.name = who.name;
    row.face = who.face;
    row.bot = who.bot;
    row.rank = who.bot ? levelRank(who.level) : 0;
    row.level = who.bot ? levelName(who.level) : QString();
    return row;
}

QString Table::lastLineAndPrompt(bool past) const
{
    if (over())
        return outcome() + QLatin1Char('\n') + reason();
    const auto& lines = log_.lines();
    QString said;
    // An event may have several lines: a card, the trick that it ends, the round's scores.
    for (const LogModel::Line& line : lines)
        if (!past && line.moment == lines.back().moment)
            said += line.text + QLatin1Char('\n');
    return said + prompt();
}

void Table::turnToViewer()
{
    if (viewer() >= 0)
        bottom_ = viewer();
}

void Table::present(Picture picture, bool otherEyes)
{
    if (otherEyes)
        pieces_.reset(picture.pieces);
    else
        pieces_.show(picture.pieces);
    seats_.show(std::move(picture.seats));
    if (picture.log)
        log_.show(std::move(*picture.log));
    actions_.show(std::move(picture.actions));
    sheet_.show(std::move(picture.headings), std::move(picture.scores));
    yourTurn_ = picture.yourTurn;
    emit shown();
}

} // namespace facedown::table
