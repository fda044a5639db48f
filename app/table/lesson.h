#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "match/match.h"

namespace facedown::table {

/// A guided first game: one match of a game, every event of it settled beforehand, and what is said
/// meanwhile to whoever learns the game in seat 0.
struct Lesson
{
    struct Step
    {
        QString text; ///< what is happening and what to do, in the language that is set
        /// What happens until the next step, as the protocol writes it: of whoever learns, of the
        /// others and of chance, as they come. Empty where there is only something to read.
        QStringList events{};
        bool skipped = false; ///< its events are not looked at: the game goes on after them
    };

    match::Json options;
    std::vector<Step> steps; ///< the last has no events
};

/// The lesson of a game for players of these names. Each game has its own in a folder of its name.
/// The names, one for each player, may change the words only.
template <core::Game G>
Lesson lessonOf(const QStringList& names);

/// Before: there is a game of that name.
Lesson lesson(const QString& game, const QStringList& names);

} // namespace facedown::table
