#include "bots/training/blunders.h"

#include "bots/bots.h"
#include "bots/nyet/open_hands.h"
#include "bots/nyet/training/training.h"
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
