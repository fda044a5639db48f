#include "bots/skull/rule_training.h"

#include <algorithm>

#include "bots/training.h"

namespace facedown::bots::skull_bot {

namespace {

using skull::Phase;
using skull::Skull;

/// At tables of how many players they evolve, in turn.
constexpr std::array playersOf = {3, 4, 5, 6};

/// Where evolution begins: bids on what is hoped for, and lays the skull now and then.
Rule firstRule()
{
    Rule rule{};
    at(rule, Aspect::Skull) = -1.0;
    at(rule, Aspect::Bids) = -3.0;
    at(rule, Aspect::Hope) = 6.0;
    at(rule, Aspect::Sure) = 2.0;
    at(rule, Aspect::Bluff) = -1.0;
    return rule;
}

} // namespace

double shareAmong(const Rule& one, const std::vector<Rule>& field, int players, int games,
                  std::uint64_t seed)
{
    int wins = 0;
    for (int game = 0; game < games; ++game) {
        core::Random random = core::Random::at(seed, static_cast<std::uint64_t>(game));
        const Seat seat = game % players;
        std::array<const Rule*, core::maxSeats> rules{};
        for (const Rule*& rule : rules)
            rule = &field[static_cast<std::size_t>(random.below(static_cast<int>(field.size())))];
        rules[static_cast<std::size_t>(seat)] = &one;
        skull::State state = Skull::start({.players = players});
        while (state.table.phase != Phase::Over) {
            const Seat actor = state.table.actor;
            if (actor == core::chance)
                Skull::apply(state, Skull::sample(state, random));
            else
                Skull::apply(state, decisionBy(*rules[static_cast<std::size_t>(actor)],
                                               Skull::view(state, actor), random));
        }
        wins += state.table.winner == seat ? 1 : 0;
    }
    return static_cast<double>(wins) / games;
}

std::vector<Rule> evolvedRules(int count, const Evolution& evolution, int games, std::uint64_t seed)
{
    std::vector<Rule> rules;
    for (int index = 0; index < count; ++index) {
        core::Random random = core::Random::at(seed, static_cast<std::uint64_t>(index));
        std::vector<bool> looksAt(aspectCount, true);
        if (index % 3 != 0)
            for (auto&& looks : looksAt)
                looks = random.unit() < 0.6;
        const int players = playersOf[static_cast<std::size_t>(index) % playersOf.size()];
        const auto numbers = evolveAmongThemselves(
            evolution, inARow(std::vector{firstRule()}), looksAt, random,
            [&](const auto& candidate, const auto& field, std::uint64_t deals) {
                std::vector<double> all;
                for (const std::vector<double>& other : field)
                    all.insert(all.end(), other.begin(), other.end());
                return shareAmong(asRules<Rule>(candidate).front(), asRules<Rule>(all), players,
                                  games, deals);
            });
        rules.push_back(asRules<Rule>(numbers).front());
    }
    return rules;
}

} // namespace facedown::bots::skull_bot
