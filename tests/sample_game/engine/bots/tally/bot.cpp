#include <cmath>

#include "bots/playouts.h"
#include "tally/tally.h"

namespace facedown::bots {

namespace tally_bot {

namespace {

using tally::Decision;
using tally::State;
using tally::Table;
using tally::Tally;

/// How good a card is to play, by a glance at the pile: none that takes it, and high ones first;
/// what must be taken is best taken while it is small.
float worth(const Table& table, int card)
{
    const bool takes = table.sum() + card >= table.limit();
    return takes ? -1.0F - static_cast<float>(table.pileSize) : static_cast<float>(card) / 6.0F;
}

std::vector<double> weigh(const Table& table, const Tally::Decisions& legal, double temperature)
{
    std::vector<double> worths;
    for (const Decision decision : legal)
        worths.push_back(worth(table, decision.card));
    return softmax(worths, temperature);
}

/// Looks to the end of the game in deals that the view allows, by random play.
class Domain : public Playouts<Tally>
{
public:
    using Playouts::Playouts;

    static void prior(const State& state, const Tally::Decisions& legal, Priors<Tally>& priors)
    {
        for (const Decision decision : legal)
            priors.push_back(std::exp(worth(state.table, decision.card)));
    }
};

Choice searched(const tally::View& view, Tally::History history, core::Random& random,
                const Budget& budget)
{
    Domain domain(view, history, random);
    Search<Tally, Domain> search(view.viewer, domain, random);
    search.run(budget);
    if (search.iterations() > 0)
        return search.choice(Tally::legal(view));
    Choice choice;
    choice.policy = weigh(view.table, Tally::legal(view), 0.2);
    return choice;
}

} // namespace

} // namespace tally_bot

/// Easy and medium answer at once and estimate no values; hard searches to the end of the game.
template <>
Choice choose<tally::Tally>(Character character, const tally::View& view,
                            core::History<tally::Tally> history, core::Random& random,
                            const Budget& budget, Memory&)
{
    using namespace tally_bot;
    const auto legal = Tally::legal(view);
    const double lean = character.temper == Temper::Bold ? 1.5 : 1.0;
    Choice choice;
    if (legal.size() == 1)
        choice.policy = {1.0};
    else if (character.level == Level::Hard)
        choice = searched(view, history, random, budget);
    else
        choice.policy = weigh(view.table, legal, character.level == Level::Easy ? 2.0 : 0.3 * lean);
    choice.chosen = draw(choice.policy, random);
    return choice;
}

template <>
std::vector<tally::Options> signatureTables<tally::Tally>()
{
    return {{2, false}, {3, true}, {4, false}};
}

} // namespace facedown::bots
