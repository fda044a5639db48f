#pragma once

#include "bots/evolution.h"
#include "bots/geschenkt/rule.h"

namespace facedown::bots::geschenkt_bot {

/// Who may sit at a table with a rule that is tried, each as likely.
using Field = std::vector<Follower>;

/// What a rule has of the wins at tables of so many players with others from a field, in so many
/// games; the same ones with the same seed, its seat going round.
double shareAmong(const Follower& one, const Field& field, int players, int games,
                  std::uint64_t seed);

/// A rule of its weights in a row.
Rule asRule(const std::vector<double>& numbers);

/// The aspects that a rule may look at.
std::vector<bool> allAspects();

/// Where evolution begins: takes what costs little over the chips on it.
Rule firstRule();

/// A rule that does well against what itself was in the generations before (self-play), from so
/// many games of each candidate.
Rule evolvedAmongThemselves(const Evolution& evolution, const Rule& start,
                            const std::vector<bool>& looksAt, int players, int games,
                            core::Random& random);

} // namespace facedown::bots::geschenkt_bot
