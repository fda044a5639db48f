#include "bots/skull/training/rule.h"

#include <algorithm>

#include "bots/sampling.h"
#include "bots/skull/abstraction.h"

namespace facedown::bots::skull_bot {

namespace {

using skull::Decision;
using skull::Disc;
using skull::Phase;
using skull::Skull;
using skull::Table;
using skull::Tribe;
using skull::View;
using Kind = Decision::Kind;

/// What is the same for all decisions of a moment.
class Moment
{
public:
    explicit Moment(const View& view)
        : table_(view.table)
        , own_(table_.tribe(table_.actor))
        , hopes_(blindHopes(table_, table_.actor))
        , flowers_(flowersOnTop(view, view.table.actor))
        , discs_(table_.discsOnMats())
    {
        for (Seat seat = 0; seat < table_.seats(); ++seat)
            rivals_ +=
                seat != table_.actor && !table_.tribe(seat).out() && !table_.tribe(seat).passed ? 1
                                                                                                : 0;
    }

    double leaning(Rule rule, Decision decision) const
    {
        const double few = 1.0 - own_.owned() / double(skull::discsInTribe);
        const double ahead = own_.wins > 0 ? 1.0 : 0.0;
        if (decision.kind == Kind::Place) {
            double leaning = 0.0;
            if (decision.disc() == Disc::Skull)
                leaning += rule[Aspect::Skull] + few * rule[Aspect::SkullOfFew] +
                           ahead * rule[Aspect::SkullAhead] +
                           (own_.mat == 0 ? rule[Aspect::FirstSkull] : 0.0);
            return leaning + rule[Aspect::Lays] + 0.25 * own_.mat * rule[Aspect::LaysOnMany];
        }
        if (decision.kind != Kind::Bid)
            return 0.0;
        const int number = decision.value;
        const int needed = std::max(0, number - own_.mat);
        const double height = static_cast<double>(number) / discs_;
        double leaning = rule[Aspect::Bids] + height * rule[Aspect::Height] +
                         ahead * rule[Aspect::BidAhead] + few * rule[Aspect::BidOfFew] +
                         0.25 * rivals_ * rule[Aspect::Rivals] +
                         0.5 * (number - table_.bid - 1) * rule[Aspect::Jump];
        if (table_.bid > 0)
            leaning += rule[Aspect::Raises] +
                       (table_.tribe(table_.challenger).wins > 0 ? rule[Aspect::StopsAhead] : 0);
        if (number == discs_)
            leaning += rule[Aspect::All];
        if (flowers_ < std::min<int>(number, own_.mat))
            leaning += rule[Aspect::Bluff] + (1.0 - height) * rule[Aspect::BluffLow];
        else
            leaning +=
                hopes_[needed] * rule[Aspect::Hope] + (needed == 0 ? rule[Aspect::Sure] : 0.0);
        return leaning;
    }

private:
    const Table& table_;
    const Tribe& own_;
    Hopes hopes_;
    int flowers_;
    int discs_;
    int rivals_ = 0;
};

} // namespace

Hopes blindHopes(const Table& table, Seat seat)
{
    core::Array<int, core::maxSeats> taken{};
    Hopes hopes{};
    hopes[0] = 1.0;
    for (std::size_t needed = 1; needed < hopes.size(); ++needed) {
        double most = 0.0;
        Seat best = core::nobody;
        for (Seat other = 0; other < table.seats(); ++other) {
            const Tribe& tribe = table.tribe(other);
            const int before = taken[other];
            if (other == seat || before >= tribe.faceDown())
                continue;
            const double chance = 1.0 - 1.0 / (tribe.owned() - before);
            if (chance > most || best == core::nobody) {
                most = chance;
                best = other;
            }
        }
        if (best == core::nobody)
            break;
        ++taken[best];
        hopes[needed] = hopes[needed - 1] * most;
    }
    return hopes;
}

std::vector<double> leanings(const Rule& rule, const View& view)
{
    const Moment moment(view);
    std::vector<double> all;
    for (const Decision decision : Skull::legal(view))
        all.push_back(moment.leaning(rule, decision));
    return all;
}

Decision decisionBy(const Rule& rule, const View& view, core::Random& random)
{
    if (!skull::isBeforeChallenge(view.table.phase))
        return usualAfterBidding(view, random);
    return Skull::legal(view)[draw(softmax(leanings(rule, view), 1.0), random)];
}

Decision usualAfterBidding(const View& view, core::Random& random)
{
    const auto legal = Skull::legal(view);
    const auto first = [&](Decision wanted) { return legal.contains(wanted) ? wanted : legal[0]; };
    switch (view.table.phase) {
    case Phase::Flip:
        return first(skull::flip(safestLooking(view.table)));
    case Phase::Reveal:
        return first(skull::hide());
    case Phase::Discard:
        return first(skull::discard(view.table.tribe(view.table.actor).owned() > 2 ? Disc::Flower
                                                                                   : Disc::Skull));
    default:
        return core::pick(legal, random);
    }
}

} // namespace facedown::bots::skull_bot
