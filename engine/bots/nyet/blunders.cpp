#include "bots/nyet/blunders.h"

#include <algorithm>
#include <limits>

#include "bots/blunders.h"
#include "bots/nyet/bot.h"
#include "bots/parallel.h"
#include "core/seen_play.h"

namespace facedown::bots {

namespace nyet_bot {

namespace {

using nyet::Nyet;

constexpr int usualWorlds = 100; ///< so that none that speaks for a card is likely to be missed

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
            OpenHands open(view, known, usualWorlds, random);
            if (const auto better = open.surelyBetter(choice.chosen))
                blunders.found.push_back(
                    {kindOf(table, made.card()), deal, seat, Nyet::text(Nyet::Event(made)),
                     Nyet::text(Nyet::Event(legal[better->index])), better->points});
        }
        play.apply(made);
    }
    return blunders;
}

} // namespace

OpenHands::OpenHands(const nyet::View& view, const nyet::Knowledge& known, int worlds,
                     core::Random& random)
    : known_(known)
    , random_(random)
    , legal_(Nyet::legal(view))
    , endgame_(view.table, view.viewer, Endgame::Aim::Points)
    , most_(static_cast<std::size_t>(worlds))
{
}

std::optional<SurelyBetter> OpenHands::surelyBetter(std::size_t index)
{
    std::vector<SurelyBetter> better;
    for (std::size_t other = 0; other < legal_.size(); ++other)
        if (other != index)
            better.push_back({other, std::numeric_limits<int>::max()});
    for (std::size_t number = 0; number < most_ && !better.empty(); ++number) {
        World& drawn = world(number);
        const int points = pointsAfter(drawn, index);
        for (SurelyBetter& other : better)
            other.points = std::min(other.points, pointsAfter(drawn, other.index) - points);
        std::erase_if(better, [](const SurelyBetter& other) { return other.points <= 0; });
    }
    const auto best = std::max_element(
        better.begin(), better.end(),
        [](const SurelyBetter& one, const SurelyBetter& two) { return one.points < two.points; });
    return best == better.end() ? std::nullopt : std::optional(*best);
}

OpenHands::World& OpenHands::world(std::size_t number)
{
    if (number == worlds_.size())
        worlds_.push_back(
            {Round(known_.draw(random_)), std::vector<std::optional<int>>(legal_.size())});
    return worlds_[number];
}

int OpenHands::pointsAfter(World& world, std::size_t index)
{
    std::optional<int>& points = world.points[index];
    if (!points) {
        Round next = world.round;
        next.play(legal_[index].card());
        points = static_cast<int>(endgame_.solve(next));
    }
    return *points;
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
