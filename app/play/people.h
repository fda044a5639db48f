#pragma once

#include <QStringList>

#include "match/match.h"

namespace facedown::play {

/// match::Match::game().
QString gameOf(const match::Match& match);

/// Which of those at the table are people. core::chance and core::nobody are none.
bool isHuman(const match::Match& match, core::Seat seat);

/// What the players are called.
QStringList playerNames(const match::Match& match);

/// How many people play, each of them once, however many seats they have.
int humanPlayers(const match::Match& match);

/// Before: there is one.
core::Seat firstHuman(const match::Match& match);

struct LastDecision
{
    int moment = -1; ///< after how many events; -1 if there was none
    core::Seat seat = core::nobody;
};
LastDecision lastHumanDecision(const match::Match& match);

/// After how many events a player had last decided anything; 0 if they have not yet.
int lastDecided(const match::Match& match, int player);

} // namespace facedown::play
