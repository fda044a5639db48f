#include "bots/geschenkt/training/rule_training.h"

#include <algorithm>

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::Geschenkt;
using geschenkt::State;

std::vector<double> numbersOf(const Rule& rule)
{
    return {rule.begin(), rule.end()};
}

Rule asRule(const std::vector<double>& numbers)
{
    Rule rule;
    std::copy(numbers.begin(), numbers.end(), rule.begin());
    return rule;
}

} // namespace

double shareAmong(const Follower& one, const Field& field, int players, int games,
                  std::uint64_t seed)
{
    double share = 0.0;
    for (int game = 0; game < games; ++game) {
        core::Random random = core::Random::at(seed, static_cast<std::uint64_t>(game));
        const Seat seat = game % players;
        Followers followers;
        for (Follower& follower : followers)
            follower = core::pick(field, random);
        followers[seat] = one;
        State state = Geschenkt::start({.players = players});
        Geschenkt::apply(state, Geschenkt::sample(state, random));
        playOut(state, followers, shuffled(state.table.unseen, random),
                static_cast<std::uint64_t>(random.below(1 << 30)));
        share += winShare(state, seat);
    }
    return share / games;
}

Rule firstRule()
{
    Rule rule{};
    rule[Aspect::Always] = 0.5;
    rule[Aspect::Cost] = -1.0;
    rule[Aspect::Pot] = 1.0;
    return rule;
}

Rule evolvedAmongThemselves(const Evolution& evolution, const Rule& start,
                            const std::vector<bool>& looksAt, int players, int games,
                            core::Random& random)
{
    return asRule(
        evolveAmongThemselves(evolution, numbersOf(start), looksAt, random,
                              [&](const auto& candidate, const auto& others, std::uint64_t seed) {
                                  const Rule rule = asRule(candidate);
                                  std::vector<Rule> rules;
                                  for (const std::vector<double>& other : others)
                                      rules.push_back(asRule(other));
                                  Field field;
                                  for (const Rule& other : rules)
                                      field.push_back({&other});
                                  return shareAmong({&rule}, field, players, games, seed);
                              }));
}

} // namespace facedown::bots::geschenkt_bot
