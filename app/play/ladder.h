#pragma once

#include <optional>
#include <vector>

#include <QMap>

#include "bots/bot.h"
#include "match/match.h"
#include "play/statistics.h"
#include "table/game_info.h"

namespace facedown::play {

/// A bot of a game's ladder, as it sits at the table.
struct Rung
{
    QString name;
    QString face; ///< as table::facesOf() gives it
    bots::Level level = bots::Level::Easy;
    bots::Temper temper = bots::Temper::Careful;
};

/// The bots of a game, twelve of them: of each level, from the easiest on, the careful ones and
/// then the bold ones.
std::vector<Rung> ladder(const table::GameInfo& info);

/// By what name a bot of the ladder sits at a person's table: never by theirs.
QString nameFor(const Rung& rung, const QString& person);

/// A match in which a person can climb to a rung: against its bot at the smallest table. Where that
/// has more seats, the bots below it have them, or those above the lowest. `face`: the portrait
/// that the person likes, which they have unless somebody else does.
match::Match ladderMatch(const table::GameInfo& info, const QString& person, int rung,
                         std::uint64_t seed, const QString& face = {});

/// Which rung of the ladder a match is played for; nothing if for none, as in a series.
std::optional<int> rungOf(const match::Match& match);
/// The same in words, and, when it has been won, in a sentence; empty otherwise.
QString rungNow(const match::Match& match);
QString rungBeaten(const match::Match& match);
/// The match for the rung above one that has been beaten, if there is one.
std::optional<match::Match> nextRung(const match::Match& match, std::uint64_t seed);
/// An invitation to play against somebody.
QString challenge(const QString& name);

/// How many rungs of a game each person has climbed, by the results in the order in which they were
/// played: whoever wins alone in such a match for the next rung has climbed it.
QMap<QString, int> climbed(const QList<MatchResult>& results, const table::GameInfo& info);

} // namespace facedown::play
