#include "bots/tally/bot.h"

#include <cmath>

#include "bots/search.h"
#include "core/playout.h"

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
class Domain
{
public:
    static constexpr double exploration = 1.0;

    Domain(const tally::View& view, Tally::History history, core::Random& random)
        : view_(view)
        , history_(history)
        , random_(random)
    {
    }

    State determinize() { return Tally::determinize(view_, history_, random_); }
    bool ends(const State&) const { return false; }
    bool followsPolicy(const State&) const { return false; }
    void prior(const State& state, const Tally::Decisions& legal, Priors<Tally>& priors) const
    {
        for (const Decision decision : legal)
            priors.push_back(std::exp(worth(state.table, decision.card)));
    }
    WinProbabilities rollout(State& state, core::Random& random) const
    {
        core::playOut<Tally>(state, random);
        const core::Winners winners = Tally::winners(state);
        WinProbabilities shares{};
        for (const Seat winner : winners)
            shares[static_cast<std::size_t>(winner)] = 1.0F / static_cast<float>(winners.size());
        return shares;
    }

private:
    tally::View view_;
    Tally::History history_;
    core::Random& random_;
};

Choice searched(const tally::View& view, Tally::History history, core::Random& random,
                const Budget& budget)
{
    const auto legal = Tally::legal(view);
    Domain domain(view, history, random);
    Search<Tally, Domain> search(view.viewer, domain, random);
    search.run(budget);
    Choice choice;
    choice.values = search.values(legal);
    choice.iterations = search.iterations();
    choice.policy = search.visits(legal);
    double sum = 0.0;
    for (const double visits : choice.policy)
        sum += visits;
    if (sum == 0.0)
        choice.policy = weigh(view.table, legal, 0.2);
    else
        for (double& visits : choice.policy)
            visits /= sum;
    return choice;
}

} // namespace

} // namespace tally_bot

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
