#include "bots/geschenkt/training/styles.h"

#include <optional>

#include "bots/bots.h"
#include "bots/geschenkt/trained.h"
#include "bots/geschenkt/training/training.h"

namespace facedown::bots {

namespace geschenkt_bot {

namespace {

using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::State;
using History = Geschenkt::History;

/// What the card costs the seat to act, over what lies on it.
int netCost(const State& state)
{
    const Table& table = state.table;
    return table.cards(table.actor).costOfTaking(table.card) - table.pot;
}

int chipsOfActor(const State& state)
{
    return state.chipsOf(state.table.actor);
}

Style linear(std::string name, bool isHeldOut, const Rule& rule)
{
    return {std::move(name), isHeldOut, [rule](const State& state, History, core::Random&) {
                const Offer offer(state);
                return offer.fixedPart(rule, state.table.actor) + offer.changingPart(rule, state) >
                       0.0;
            }};
}

/// Takes what costs no more than a line, which is higher with few chips.
Style line(std::string name, bool isHeldOut, double height, double lastChip)
{
    return {std::move(name), isHeldOut, [=](const State& state, History, core::Random&) {
                return netCost(state) <= height + lastChip / chipsOfActor(state);
            }};
}

/// Takes once a part of the cost lies on the card.
Style part(std::string name, bool isHeldOut, double part)
{
    return {std::move(name), isHeldOut, [=](const State& state, History, core::Random&) {
                return state.table.pot >= part * (netCost(state) + state.table.pot);
            }};
}

/// Keeps so many chips in its hand, whatever the card costs.
Style timid(std::string name, bool isHeldOut, int height, int chips)
{
    return {std::move(name), isHeldOut, [=](const State& state, History, core::Random&) {
                return netCost(state) <= height || chipsOfActor(state) <= chips;
            }};
}

/// Never takes what costs it anything, as long as it can pay; or never at all.
Style stubborn(std::string name, bool isHeldOut, bool takesPresents)
{
    return {std::move(name), isHeldOut, [=](const State& state, History, core::Random&) {
                return takesPresents && netCost(state) <= 0;
            }};
}

/// Takes at what cost the others took on average, and a little sooner or later.
Style crowd(std::string name, bool isHeldOut, double more)
{
    return {std::move(name), isHeldOut, [=](const State& state, History history, core::Random&) {
                const Seat own = state.table.actor;
                double sum = 6.0;
                int count = 1;
                State then = Geschenkt::start(Geschenkt::options(state));
                for (const auto& event : history) {
                    if (event == Geschenkt::Event(Decision::Take) && then.table.actor != own &&
                        chipsOfActor(then) > 0) {
                        sum += netCost(then);
                        ++count;
                    }
                    core::apply<Geschenkt>(then, event);
                }
                return netCost(state) <= sum / count + more;
            }};
}

/// Takes from others what would cost them nothing, and refuses high cards.
Style grudging(std::string name, bool isHeldOut, int height, int highest)
{
    return {std::move(name), isHeldOut, [=](const State& state, History, core::Random&) {
                const Table& table = state.table;
                bool isWanted = false;
                for (Seat seat = 0; seat < table.players; ++seat)
                    isWanted = isWanted || (seat != table.actor &&
                                            table.cards(seat).costOfTaking(table.card) <= 0);
                const int cost = netCost(state);
                return cost <= 0 || (table.card <= highest && cost <= (isWanted ? 2 : 1) * height);
            }};
}

/// A bot of this house that now and then does anything at all.
Style slipping(std::string name, bool isHeldOut, Character character, double chance)
{
    return {std::move(name), isHeldOut,
            [=](const State& state, History history, core::Random& random) {
                if (random.unit() < chance)
                    return random.below(2) == 0;
                const auto view = Geschenkt::view(state, state.table.actor);
                const Budget budget{.iterations = 20};
                return choose<Geschenkt>(character, view, history, random, budget).chosen == 0;
            }};
}

/// A linear rule with weights drawn at random, that takes the sooner the less a card costs.
Rule randomRule(std::uint64_t seed)
{
    for (std::uint64_t attempt = 0;; ++attempt) {
        core::Random random = core::Random::at(seed, attempt);
        Rule rule;
        for (double& weight : rule)
            weight = 1.6 * random.unit() - 0.8;
        rule[Aspect::Cost] = -0.5 - 1.5 * random.unit();
        rule[Aspect::Pot] = 0.5 + 1.5 * random.unit();
        // Among copies of one that takes whatever comes, chance alone says who wins.
        State dear = Geschenkt::start({});
        Geschenkt::apply(dear, geschenkt::first(0));
        Geschenkt::apply(dear, geschenkt::turn(geschenkt::highestCard));
        if (product(rule, Offer(dear).aspects(dear), 0, aspectCount) < 0.0)
            return rule;
    }
}

std::vector<Rule> randomRules(std::uint64_t seed, std::size_t count)
{
    std::vector<Rule> rules(count);
    for (Rule& rule : rules)
        rule = randomRule(seed++);
    return rules;
}

} // namespace

std::vector<Style> allStyles(const std::vector<Rule>& evolved, const std::vector<Rule>& heldOut)
{
    constexpr Character easy{Level::Easy, Temper::Careful};
    constexpr Character medium{Level::Medium, Temper::Bold};
    constexpr Character hard{Level::Hard, Temper::Bold};
    std::vector<Style> styles{
        line("line-1", false, 1.0, 0.0),
        line("line-5", false, 5.0, 0.0),
        line("line-10", false, 10.0, 0.0),
        line("line-7-rising", false, 7.0, 14.0),
        part("third", false, 0.33),
        timid("timid-14", false, 14, 3),
        stubborn("stubborn", false, true),
        crowd("crowd", false, 0.0),
        grudging("grudging-6", false, 6, 24),
        slipping("slipping-easy", false, easy, 0.1),
        slipping("slipping-medium", false, medium, 0.1),
        line("line-3", true, 3.0, 0.0),
        line("line-8-rising", true, 8.0, 6.0),
        part("half", true, 0.5),
        timid("timid-12", true, 12, 5),
        stubborn("never", true, false),
        crowd("crowd-later", true, -2.0),
        grudging("grudging-4", true, 4, 29),
        slipping("slipping-hard", true, hard, 0.15),
    };
    addStrangers(styles, "random", false, randomRules(1, 8), linear);
    addStrangers(styles, "random-held-out", true, randomRules(101, 4), linear);
    addStrangers(styles, "evolved", false, evolved, linear);
    addStrangers(styles, "evolved-held-out", true, heldOut, linear);
    return styles;
}

} // namespace geschenkt_bot

template <>
const std::vector<Stranger<geschenkt::Geschenkt>>& strangers<geschenkt::Geschenkt>()
{
    using namespace geschenkt_bot;
    static const auto all = [] {
        const auto& tables = shipped(Geschenkt::id).tables;
        std::vector<Stranger<Geschenkt>> made;
        for (const Style& style : allStyles(asRules<Rule>(tables.at(evolvedTable)),
                                            asRules<Rule>(tables.at(heldOutTable))))
            made.push_back(
                {style.name, style.isHeldOut,
                 [takes = style.takes](const geschenkt::View& view, Geschenkt::History history,
                                       core::Random& random) -> std::size_t {
                     const State counted = Geschenkt::determinize(view, history, random);
                     return takes(counted, history, random) ? 0 : 1;
                 }});
        return made;
    }();
    return all;
}

} // namespace facedown::bots
