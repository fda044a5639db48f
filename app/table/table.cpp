#include "table/table.h"

#include <utility>

namespace facedown::table {

void Table::setShownPlayers(std::vector<ShownPlayer> players)
{
    shownPlayers_ = std::move(players);
}

std::vector<QString> Table::names() const
{
    std::vector<QString> names;
    for (const ShownPlayer& player : shownPlayers_)
        names.push_back(player.name);
    return names;
}

QStringList Table::faces() const
{
    QStringList faces;
    for (const ShownPlayer& who : shownPlayers_)
        faces << who.face;
    return faces;
}

SeatModel::Row Table::seatRow(int seat) const
{
    const ShownPlayer& who = shownPlayer(seat);
    SeatModel::Row row;
    row.name = who.name;
    row.face = who.face;
    row.bot = who.bot;
    row.rank = who.rank;
    row.level = who.level;
    row.character = who.character;
    row.onPhone = who.onPhone;
    row.own = isViewers(seat);
    row.toAct = seat == actor();
    return row;
}

QString Table::lastLineAndPrompt(const Look& look) const
{
    if (over())
        return outcome() + QLatin1Char('\n') + reason();
    // What came before it was told when it happened.
    if (!look.past && look.moment == takenBackTo_)
        return tr("Undone.") + QLatin1Char('\n') + prompt();
    const auto& lines = log_.lines();
    QString said;
    // An event may have several lines: a card, the trick that it ends, the round's scores.
    for (const LogModel::Line& line : lines)
        if (!look.past && !line.hint && line.moment == lines.back().moment && line.text != prompt())
            said += line.text + QLatin1Char('\n');
    return said + prompt();
}

QString Table::asText() const
{
    QStringList text{title()};
    QString section;
    for (const LogModel::Line& line : log_.lines()) {
        if (line.section != section)
            text << QString() << line.section;
        section = line.section;
        text << line.text;
    }
    if (over())
        text << QString() << outcome() << reason();
    return text.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString Table::choiceText(const QStringList& events) const
{
    for (const ActionModel::Action& action : actions_.actions())
        for (const ActionModel::Choice& choice : action.choices)
            if (choice.event == events.front())
                return choice.spoken.isEmpty() ? choice.text : choice.spoken;
    return {};
}

QString Table::settledText(bool won) const
{
    return won ? tr("You can hardly lose now.") : tr("You can hardly win now.");
}

LogModel::Line Table::lineOf(const Asked& asked) const
{
    LogModel::Line line;
    //: For the log: a player let the program show what it would do.
    line.text = tr("%1 asked for a hint").arg(shownPlayer(asked.seat).name);
    line.section = headingAfter(static_cast<std::size_t>(asked.moment));
    line.seat = asked.seat;
    line.moment = asked.moment;
    line.hint = true;
    return line;
}

void Table::turnToViewer()
{
    if (viewer() >= 0 && !isViewers(bottom_))
        bottom_ = viewer();
}

void Table::present(Picture picture, bool yourTurn)
{
    for (ScoreSheet::Line& line : picture.scores) {
        const SeatModel::Row& who = picture.seats.at(static_cast<std::size_t>(line.seat));
        line.face = who.face;
        line.mood = who.mood;
    }
    if (decided_.seat >= 0)
        picture.seats.at(static_cast<std::size_t>(decided_.seat)).decision = decided_.words;
    seats_.show(std::move(picture.seats));
    actions_.show(std::move(picture.actions));
    sheet_.show(std::move(picture.headings), std::move(picture.scores), std::move(picture.caption));
    yourTurn_ = yourTurn;
    emit shown();
}

} // namespace facedown::table

#include "moc_table.cpp"
