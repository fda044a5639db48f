#pragma once

#include "bots/geschenkt/playout.h"
#include "bots/training/evolution.h"

namespace facedown::bots::geschenkt_bot {

/// Who may sit at a table with somebody who is tried.
using Field = std::vector<Follower>;

/// What one has of the wins at tables of so many players with others from a field, each as likely,
/// in so many games; the same ones with the same seed, its seat going round.
double shareAmong(const Follower& one, const Field& field, int players, int games,
                  std::uint64_t seed);

/// Where evolution begins: takes what costs little over the chips on it.
Rule firstRule();

/// A rule that does well against what itself was in the generations before (self-play), from so
/// many games of each candidate.
Rule evolvedAmongThemselves(const Evolution& evolution, const Rule& start,
                            const std::vector<bool>& looksAt, int players, int games,
                            core::Random& random);

} // namespace facedown::bots::geschenkt_bot
