#include "bots/nyet/blunders.h"

#include <algorithm>
#include <limits>

#include "bots/blunders.h"
#include "bots/nyet/bot.h"
#include "bots/nyet/endgame.h"
#include "bots/parallel.h"
#include "core/seen_play.h"

namespace facedown::bots {

namespace nyet_bot {

namespace {

using nyet::Nyet;

constexpr int worlds = 100; ///< so that none that speaks for a card is likely to be missed

Blunder::Kind kindOf(const nyet::Table& table, Card card)
{
    const nyet::Trick& trick = table.trick;
    if (table.points() < 0 || trick.size == 0)
        return Blunder::Kind::Other;
    const Seat winner = trick.seat(table.winning(trick), table.players);
    const bool mine = table.sameTeam(winner, table.actor);
    if (mine && trick.wouldWin(card, table.trumps()))
        return Blunder::Kind::Trick;
    return !mine && card.value() == 1 ? Blunder::Kind::Treasure : Blunder::Kind::Other;
}

/// One round, of which the bots that are looked at play the end.
Blunders blundersIn(const BlunderRun& run, std::uint64_t deal, Memory& memory)
{
    Blunders blunders;
    core::Random random = core::Random::at(run.seed, deal);
    core::SeenPlay<Nyet> play({run.players, 0, false});
    while (play.state().table.round == 1) {
        const nyet::Table& table = play.state().table;
        if (play.actor() == core::chance) {
            play.apply(Nyet::sample(play.state(), random));
            continue;
        }
        const Seat seat = play.actor();
        const nyet::View view = play.view();
        const auto legal = Nyet::legal(view);
        const bool looked = table.phase == nyet::Phase::Play && table.seat(seat).held <= run.cards;
        const Character who{looked ? run.level : Level::Medium, temperAt(seat)};
        const Choice choice = choose<Nyet>(who, view, play.history(), random, run.budget, memory);
        const nyet::Decision made = legal[choice.chosen];
        if (looked && legal.size() > 1) {
            ++blunders.decisions;
            const nyet::Knowledge known(view, play.history());
            if (const auto better = surelyBetter(view, known, made.card(), worlds, random))
                blunders.found.push_back(
                    {kindOf(table, made.card()), deal, seat, Nyet::text(Nyet::Event(made)),
                     Nyet::text(Nyet::Event(nyet::play(better->card))), better->points});
        }
        play.apply(made);
    }
    return blunders;
}

} // namespace

std::optional<SurelyBetter> surelyBetter(const nyet::View& view, const nyet::Knowledge& known,
                                         Card card, int worlds, core::Random& random)
{
    std::vector<SurelyBetter> better;
    for (const nyet::Decision decision : Nyet::legal(view))
        if (decision.card() != card)
            better.push_back({decision.card(), std::numeric_limits<int>::max()});
    Endgame endgame(view.table, view.viewer, Endgame::Aim::Points);
    for (int world = 0; world < worlds && !better.empty(); ++world) {
        const Round round(known.draw(random));
        const auto pointsAfter = [&](Card played) {
            Round next = round;
            next.play(played);
            return static_cast<int>(endgame.solve(next));
        };
        const int points = pointsAfter(card);
        for (SurelyBetter& other : better)
            other.points = std::min(other.points, pointsAfter(other.card) - points);
        std::erase_if(better, [](const SurelyBetter& other) { return other.points <= 0; });
    }
    const auto best = std::max_element(
        better.begin(), better.end(),
        [](const SurelyBetter& one, const SurelyBetter& two) { return one.points < two.points; });
    return best == better.end() ? std::nullopt : std::optional(*best);
}

} // namespace nyet_bot

Blunders countNyetBlunders(const BlunderRun& run)
{
    std::vector<Blunders> ofDeals(static_cast<std::size_t>(run.deals));
    inParallel(ofDeals.size(), run.threads, [&](std::size_t deal, Memory& memory) {
        ofDeals[deal] = nyet_bot::blundersIn(run, deal, memory);
    });
    Blunders all;
    for (const Blunders& some : ofDeals) {
        all.decisions += some.decisions;
        all.found.insert(all.found.end(), some.found.begin(), some.found.end());
    }
    return all;
}

} // namespace facedown::bots
