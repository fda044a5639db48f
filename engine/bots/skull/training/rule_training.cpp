#include "bots/skull/training/rule_training.h"

#include <algorithm>

#include "bots/trained.h"

namespace facedown::bots::skull_bot {

namespace {

using skull::Phase;
using skull::Skull;

/// At tables of how many players they evolve, in turn.
constexpr int playersOf[] = {3, 4, 5, 6};

/// Where evolution begins: bids on what is hoped for, and lays the skull now and then.
Rule firstRule()
{
    Rule rule{};
    rule[Aspect::Skull] = -1.0;
    rule[Aspect::Bids] = -3.0;
    rule[Aspect::Hope] = 6.0;
    rule[Aspect::Sure] = 2.0;
    rule[Aspect::Bluff] = -1.0;
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
        core::Array<const Rule*, core::maxSeats> rules{};
        for (const Rule*& rule : rules)
            rule = &core::pick(field, random);
        rules[seat] = &one;
        skull::State state = Skull::start({.players = players});
        while (state.table.phase != Phase::Over) {
            const Seat actor = state.table.actor;
            if (actor == core::chance)
                Skull::apply(state, Skull::sample(state, random));
            else
                Skull::apply(state, decisionBy(*rules[actor], Skull::view(state, actor), random));
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
        const int players = playersOf[index % std::ssize(playersOf)];
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
