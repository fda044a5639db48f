#include "play/characters.h"

#include <algorithm>

#include <QCoreApplication>

#include "bots/outside.h"
#include "play/people.h"

namespace facedown::play {

using bots::Level;
using bots::Temper;

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Characters)
};

std::optional<Level> levelOf(const QString& level)
{
    return bots::levelNamed(level.toStdString());
}

/// The place of a level among the levels, from 1; 0 if there is no such level.
int rankOf(const QString& level)
{
    const auto found = levelOf(level);
    return found ? static_cast<int>(*found) + 1 : 0;
}

table::GameInfo infoOf(const match::Match& match)
{
    return table::gameInfo(gameOf(match));
}

/// The portrait of whoever sits in a seat.
QString faceIn(const match::Match& match, core::Seat seat, const table::GameInfo& info)
{
    const match::PlayerEntry& entry = match.playerEntry(seat);
    return table::faceOf(info, entry.bot, match.playerOf(seat), QString::fromStdString(entry.face));
}

} // namespace

QString nameOf(bots::Level level)
{
    return QString::fromUtf8(bots::name(level));
}

QString levelName(const QString& level)
{
    if (bots::outsideCommand(level.toStdString()))
        //: The level of a bot that is a program from outside, a very short word.
        return Words::tr("external");
    const auto known = levelOf(level);
    if (!known)
        return level;
    switch (*known) {
    case Level::Easy:
        return Words::tr("easy");
    case Level::Medium:
        return Words::tr("medium");
    case Level::Hard:
        return Words::tr("hard");
    }
    return level;
}

QString temperName(Temper temper)
{
    return temper == Temper::Bold ? Words::tr("bold", "temper of a bot")
                                  : Words::tr("careful", "temper of a bot");
}

QString temperNote(Temper temper)
{
    return temper == Temper::Bold
               ? Words::tr("Bold: takes risks when choices are nearly equal.")
               : Words::tr("Careful: avoids risks when choices are nearly equal.");
}

QString characterName(const QString& level, Temper temper)
{
    //: Who a bot is: %1 is its level, %2 its temper.
    return Words::tr("%1, %2", "bot").arg(level, temperName(temper));
}

Temper temperOf(const table::GameInfo& info, const QString& face)
{
    const auto place = table::facesOf(info, true).indexOf(face);
    return bots::temperAt(static_cast<core::Seat>(std::max<qsizetype>(place, 0)));
}

bots::Character characterOf(const match::Match& match, core::Seat seat)
{
    const match::PlayerEntry& entry = match.playerEntry(seat);
    const table::GameInfo info = infoOf(match);
    return {bots::levelNamed(entry.level).value_or(Level::Medium),
            temperOf(info, faceIn(match, seat, info))};
}

bool thinks(const match::Match& match, core::Seat seat)
{
    const std::string& level = match.playerEntry(seat).level;
    return bots::levelNamed(level) == Level::Hard || bots::outsideCommand(level).has_value();
}

std::vector<table::ShownPlayer> shownPlayers(const match::Match& match)
{
    const table::GameInfo info = infoOf(match);
    std::vector<table::ShownPlayer> shown;
    for (core::Seat seat = 0; seat < match.seats(); ++seat) {
        const match::PlayerEntry& from = match.playerEntry(seat);
        table::ShownPlayer player;
        player.name = QString::fromStdString(from.name);
        player.face = faceIn(match, seat, info);
        player.bot = from.bot;
        if (from.bot) {
            const QString level = QString::fromStdString(from.level);
            player.rank = rankOf(level);
            player.level = levelName(level);
            player.character = player.level;
            if (!bots::outsideCommand(from.level)) {
                const Temper temper = temperOf(info, player.face);
                player.character = characterName(player.level, temper);
                player.manner =
                    temper == Temper::Bold ? table::Manner::Bold : table::Manner::Careful;
            }
        }
        shown.push_back(std::move(player));
    }
    return shown;
}

} // namespace facedown::play
