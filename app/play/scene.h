#pragma once

#include "match/match.h"
#include "table/table.h"

namespace facedown::play {

/// How a match is looked at.
struct Look
{
    core::Seat eyes = core::nobody; ///< whose view it is; nobody: a spectator's
    int moment = 0;                 ///< after so many events
    bool past = false;              ///< an earlier moment, while the match has gone on
    bool glance = false;            ///< the eyes only peek
    bool decides = false;           ///< whoever looks may decide for the seat to act
    table::Beat beat = table::Beat::Settled;
};

/// Shows a moment of a match. What is offered betrays nothing: with secrets covered, only what
/// everybody may see being decided. Before: the table is for the match's game.
void show(table::Table& table, const match::Match& match, const Look& look);

/// How long the last event wants to be seen before anything is said of it, in milliseconds at the
/// normal pace. Before: there is one, and the table shows the moment before it.
int suspense(const table::Table& table, const match::Match& match);

} // namespace facedown::play
