#pragma once

#include "cli/arena_run.h"
#include "cli/commands.h"

namespace facedown::cli {

/// How many of the players are the same bot as the first.
int copiesOfFirst(const Seating& seating);

/// What the arena is to do. Errors (BadOption): there is no such bot or game.
core::Expected<ArenaPlan> planFor(const ArenaOptions& options);

} // namespace facedown::cli
