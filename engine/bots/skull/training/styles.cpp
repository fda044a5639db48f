#include "bots/skull/training/styles.h"

#include <algorithm>

#include "bots/bots.h"
#include "bots/skull/abstraction.h"
#include "bots/skull/training/rule_training.h"
#include "bots/skull/training/training.h"
#include "skull/knowledge.h"

namespace facedown::bots {

namespace skull_bot {

namespace {

using skull::Decision;
using skull::Disc;
using skull::Phase;
using skull::Skull;
using skull::Table;
using skull::View;
using Member = Stranger<Skull>;
using History = Skull::History;
using Kind = Decision::Kind;

/// How high somebody bids who does.
enum class Height {
    Least,   ///< as little as may be bid, to open on as much as its own mat
    OneMore, ///< one disc of somebody else's at least
    All,     ///< so that nobody can bid more
};

/// How somebody plays who minds its own discs and little else.
struct Habits
{
    double firstSkull = 0.3; ///< how often its first disc is the skull
    double laterSkull = 0.3; ///< and a disc that it adds
    int builds = 1;          ///< it lays so many discs before it bids
    double opens = 0.45;     ///< it hopes for no less where it bids first
    double raises = 0.4;     ///< and where it raises
    double bluffs = 0.0;     ///< how often it bids on its own skull, low
    Height height = Height::Least;
};

constexpr double never = 2.0; ///< more than anybody hopes for; but for what is sure

class Habitual
{
public:
    Habitual(const Habits& habits, const View& view, core::Random& random)
        : habits_(habits)
        , view_(view)
        , table_(view.table)
        , legal_(Skull::legal(view))
        , random_(random)
    {
    }

    Decision decision() const
    {
        if (!skull::isBeforeChallenge(table_.phase))
            return usualAfterBidding(view_, random_);
        const int mat = table_.tribe(table_.actor).mat;
        const bool hasHand = table_.hand(table_.actor) > 0;
        if (table_.phase == Phase::Prepare || (table_.bid == 0 && mat < habits_.builds && hasHand))
            return disc();
        const int number = wanted();
        if (legal_.contains(skull::bid(number)) && bids(number))
            return skull::bid(number);
        if (table_.phase == Phase::Bid)
            return skull::pass();
        return hasHand ? disc() : skull::bid(1);
    }

private:
    Decision disc() const
    {
        const bool first = table_.tribe(table_.actor).mat == 0;
        const bool skull = random_.unit() < (first ? habits_.firstSkull : habits_.laterSkull);
        const Decision wanted = skull::place(skull ? Disc::Skull : Disc::Flower);
        return legal_.contains(wanted) ? wanted : legal_[0];
    }

    int wanted() const
    {
        const int discs = table_.discsOnMats();
        const int mat = table_.tribe(table_.actor).mat;
        const int flowers = flowersOnTop(view_, table_.actor);
        const int least = table_.bid > 0 ? table_.bid + 1 : std::max(1, flowers);
        const bool clear = flowers == mat;
        return habits_.height == Height::All && clear ? discs
               : habits_.height == Height::OneMore    ? std::max(least, std::min(mat + 1, discs))
                                                      : least;
    }

    bool bids(int number) const
    {
        const int mat = table_.tribe(table_.actor).mat;
        if (number <= flowersOnTop(view_, table_.actor))
            return table_.bid > 0 || habits_.opens < never;
        if (flowersOnTop(view_, table_.actor) < mat)
            return number < table_.discsOnMats() && number <= table_.bid + 1 + mat &&
                   random_.unit() < habits_.bluffs;
        return blindHopes(table_, table_.actor)[number - mat] >=
               (table_.bid > 0 ? habits_.raises : habits_.opens);
    }

    const Habits& habits_;
    const View& view_;
    const Table& table_;
    Skull::Decisions legal_;
    core::Random& random_;
};

Member habitual(std::string name, bool isHeldOut, const Habits& habits)
{
    return stranger<Skull>(std::move(name), isHeldOut,
                           [habits](const View& view, History, core::Random& random) {
                               return Habitual(habits, view, random).decision();
                           });
}

/// Never what it did in the round before: the skull first, then a flower, and so on.
Member alternating(std::string name, bool isHeldOut, Habits habits)
{
    return stranger<Skull>(std::move(name), isHeldOut,
                           [habits](const View& view, History, core::Random& random) {
                               Habits now = habits;
                               now.firstSkull = view.table.round % 2 == 1 ? 1.0 : 0.0;
                               now.laterSkull = 0.0;
                               return Habitual(now, view, random).decision();
                           });
}

/// Who took a disc from the seat last, by a skull of its own; nobody if nobody did.
Seat lastToHurt(const View& view, History history)
{
    Seat last = core::nobody;
    skull::replay(view, history, [&](const skull::State& before, const Skull::Event& event) {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision != nullptr && decision->kind == Kind::Take &&
            before.table.challenger == view.table.actor)
            last = before.table.skullOwner;
    });
    return last;
}

/// Lays its skull for whoever took a disc from it, and does not let that one have a challenge.
Member vengeful(std::string name, bool isHeldOut, Habits habits)
{
    return stranger<Skull>(std::move(name), isHeldOut,
                           [habits](const View& view, History history, core::Random& random) {
                               const Seat wanted = lastToHurt(view, history);
                               Habits now = habits;
                               if (wanted != core::nobody && !view.table.tribe(wanted).out()) {
                                   now.firstSkull = 0.8;
                                   if (view.table.bid > 0 && view.table.challenger == wanted)
                                       now.raises = 0.1;
                               }
                               return Habitual(now, view, random).decision();
                           });
}

/// Bids on as little hope as the others did on average.
Member crowd(std::string name, bool isHeldOut, double more)
{
    return stranger<Skull>(
        std::move(name), isHeldOut,
        [more](const View& view, History history, core::Random& random) {
            double sum = 0.9;
            int count = 2;
            skull::replay(view, history, [&](const skull::State& before, const auto& event) {
                const auto* decision = std::get_if<Decision>(&event);
                const Seat seat = before.table.actor;
                if (decision == nullptr || decision->kind != Kind::Bid || view.owns(seat))
                    return;
                const int needed = decision->value - before.table.tribe(seat).mat;
                sum += blindHopes(before.table, seat)[std::max(0, needed)];
                ++count;
            });
            const double mean = sum / count + more;
            return Habitual({.opens = mean, .raises = mean}, view, random).decision();
        });
}

Member linear(std::string name, bool isHeldOut, const Rule& rule)
{
    return stranger<Skull>(std::move(name), isHeldOut,
                           [rule](const View& view, History, core::Random& random) {
                               return decisionBy(rule, view, random);
                           });
}

/// A linear rule with weights drawn at random, that bids the sooner the more it hopes.
Rule randomRule(std::uint64_t seed)
{
    core::Random random = core::Random::at(seed, 0);
    Rule rule;
    for (double& weight : rule)
        weight = 3.0 * random.unit() - 1.5;
    rule[Aspect::Bids] = -1.0 - 3.0 * random.unit();
    rule[Aspect::Hope] = 3.0 + 6.0 * random.unit();
    rule[Aspect::Sure] = 2.0 + 2.0 * random.unit();
    rule[Aspect::Bluff] = -3.0 * random.unit();
    rule[Aspect::Lays] = -random.unit();
    return rule;
}

std::vector<Rule> randomRules(std::uint64_t seed)
{
    return {randomRule(seed), randomRule(seed + 1), randomRule(seed + 2)};
}

} // namespace

std::vector<Member> league(const std::vector<Rule>& evolved, const std::vector<Rule>& heldOut)
{
    constexpr Character easy{Level::Easy, Temper::Careful};
    constexpr Character medium{Level::Medium, Temper::Bold};
    constexpr Character hard{Level::Hard, Temper::Bold};
    std::vector<Member> all{
        habitual("usual", false, {}),
        habitual("timid", false, {.opens = 0.75, .raises = 0.7}),
        habitual("reckless", false, {.firstSkull = 0.15, .opens = 0.2, .raises = 0.15}),
        habitual("skull-first", false, {.firstSkull = 1.0, .bluffs = 0.3}),
        habitual("skull-on-top", false, {.firstSkull = 0.0, .laterSkull = 1.0, .builds = 2}),
        habitual("flowers-only", false, {.firstSkull = 0.0, .laterSkull = 0.0}),
        habitual("never-first", false, {.opens = never, .raises = 0.35}),
        habitual("gives-way", false, {.opens = 0.4, .raises = never}),
        habitual("all-in", false,
                 {.firstSkull = 0.0, .opens = 0.0, .raises = 0.0, .height = Height::All}),
        habitual("bluffer", false, {.firstSkull = 0.7, .bluffs = 0.9}),
        habitual("builder", false, {.firstSkull = 0.2, .builds = 3, .opens = 0.5}),
        alternating("alternating", false, {}),
        vengeful("vengeful", false, {}),
        crowd("crowd", false, 0.0),
        slipping<Skull>("slipping-easy", false, easy, 0.1),
        slipping<Skull>("slipping-medium", false, medium, 0.1),
        habitual("usual-higher", true,
                 {.firstSkull = 0.35, .opens = 0.35, .raises = 0.3, .height = Height::OneMore}),
        habitual("shy-builder", true,
                 {.firstSkull = 0.25, .builds = 2, .opens = 0.65, .raises = 0.6}),
        habitual("daring", true, {.firstSkull = 0.2, .opens = 0.3, .raises = 0.1, .bluffs = 0.4}),
        habitual("trap", true, {.firstSkull = 1.0, .opens = never, .raises = never}),
        habitual("skull-late", true, {.firstSkull = 0.1, .laterSkull = 0.9, .builds = 3}),
        habitual("all-or-nothing", true,
                 {.firstSkull = 0.4,
                  .laterSkull = 0.4,
                  .opens = 0.25,
                  .raises = 0.25,
                  .height = Height::All}),
        habitual("waits", true, {.firstSkull = 0.4, .opens = never, .raises = 0.2, .bluffs = 0.3}),
        alternating("alternating-bold", true, {.opens = 0.3, .raises = 0.2}),
        vengeful("vengeful-bold", true, {.firstSkull = 0.2, .opens = 0.3, .raises = 0.3}),
        crowd("crowd-bolder", true, -0.1),
        slipping<Skull>("slipping-hard", true, hard, 0.15),
    };
    addStrangers(all, "random", false, randomRules(1), linear);
    addStrangers(all, "random-held-out", true, randomRules(101), linear);
    addStrangers(all, "evolved", false, evolved, linear);
    addStrangers(all, "evolved-held-out", true, heldOut, linear);
    return all;
}

} // namespace skull_bot

template <>
const std::vector<Stranger<skull::Skull>>& strangers<skull::Skull>()
{
    using namespace skull_bot;
    static const auto all = [] {
        const auto& tables = shipped(skull::Skull::id).tables;
        return league(asRules<Rule>(tables.at(evolvedTable)),
                      asRules<Rule>(tables.at(heldOutTable)));
    }();
    return all;
}

} // namespace facedown::bots
