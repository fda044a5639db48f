#include "bots/geschenkt/bot.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

#include "bots/geschenkt/domain.h"
#include "bots/geschenkt/medium.h"

namespace facedown::bots {

namespace geschenkt_bot {

namespace {

using geschenkt::Geschenkt;
using geschenkt::State;
using geschenkt::View;
using Clock = std::chrono::steady_clock;

/// How likely it is to choose what is this much better than the other.
double preference(double gain, double temperature)
{
    return 1.0 / (1.0 + std::exp(-gain / temperature));
}

/// A careful bot takes sooner and keeps its chips; a bold one lets a card go round for more.
double sooner(Temper temper)
{
    return temper == Temper::Careful ? 1.0 : -1.0;
}

double easyTakes(Temper temper, const View& view)
{
    const Table& table = view.table;
    const int cost = table.cards(table.actor).costOfTaking(table.card) - table.pot;
    if (cost <= 0)
        return 1.0; // a present
    const double line = easyParameters.line + easyParameters.lastChip / view.chipsOf(table.actor) +
                        sooner(temper) * easyParameters.lean;
    return preference(line - cost, easyParameters.vagueness);
}

double mediumTakes(Temper temper, const State& counted)
{
    const double gain = CardRound(mediumParameters, counted).gainOfTaking();
    return preference(gain + sooner(temper) * mediumParameters.lean, mediumParameters.temperature);
}

/// What the hard bot expects of its two choices.
struct Verdict
{
    double ifTaken = 0.0; ///< its win probability
    double ifPaid = 0.0;
    int iterations = 0;
};

/// For how many iterations the model counts beside what was found: fewer alone tell less.
constexpr double iterationsOfWinModel = 30.0;

/// What the search found and the model expected, taken together: what they say of the difference
/// between both choices, around what the search found on average.
Verdict together(const Verdict& expected, const std::vector<double>& visits,
                 const std::vector<double>& values)
{
    const double all = visits[0] + visits[1];
    if (all == 0.0)
        return expected;
    const double mean = (visits[0] * values[0] + visits[1] * values[1]) / all;
    const double weight = visits[0] * visits[1] / all; // how well it knows the difference
    const double gain = (weight * (values[0] - values[1]) +
                         iterationsOfWinModel * (expected.ifTaken - expected.ifPaid)) /
                        (weight + iterationsOfWinModel);
    return {.ifTaken = std::clamp(mean + gain * visits[1] / all, 0.0, 1.0),
            .ifPaid = std::clamp(mean - gain * visits[0] / all, 0.0, 1.0),
            .iterations = 0};
}

/// Works out the card's path, then searches within the budget. Before: the seat to act may take or
/// pay, and `history` leads to this state.
Verdict considered(const State& state, Geschenkt::History history, core::Random& random,
                   const Budget& budget)
{
    const Clock::time_point begin = Clock::now();
    const WinModel& winModel = shippedWinModel(state.table.players);
    const Posterior posterior(winModel, Geschenkt::options(state), history);
    const CardPath path(winModel, posterior.likeliest(state.table.actor), state);
    const auto seat = static_cast<std::size_t>(state.table.actor);
    const Verdict expected{path.ifTaken()[seat], path.ifPaid()[seat], 0};

    Domain domain(winModel, posterior, state, random);
    Search<Geschenkt, Domain> search(state.table.actor, domain, random);
    search.run(remaining(budget, begin));
    const auto legal = Geschenkt::legal(state);
    Verdict verdict = together(expected, search.visits(legal), search.values(legal));
    verdict.iterations = search.iterations();
    return verdict;
}

double hardTakes(Temper temper, const Verdict& verdict, const State& counted)
{
    const int players = counted.table.players;
    const double share = (verdict.ifTaken + verdict.ifPaid) / 2.0;
    const double open = players * share * (1.0 - share);
    const double forAPoint =
        hardParameters.points * hardParameters.settled / (hardParameters.settled + open);
    const double gain = (verdict.ifTaken - verdict.ifPaid) * players +
                        forAPoint * CardRound(mediumParameters, counted).gainOfTaking();
    return preference(gain + sooner(temper) * hardParameters.lean, hardParameters.temperature);
}

} // namespace

} // namespace geschenkt_bot

template <>
Choice choose<geschenkt::Geschenkt>(Character character, const geschenkt::View& view,
                                    core::History<geschenkt::Geschenkt> history,
                                    core::Random& random, const Budget& budget, Memory&)
{
    using namespace geschenkt_bot;
    const auto [level, temper] = character;
    Choice choice;
    if (Geschenkt::legal(view).size() == 1) {
        choice.policy = {1.0}; // GE-12
        return choice;
    }
    double takes = 0.0;
    if (level == Level::Easy) {
        takes = easyTakes(temper, view);
    } else {
        // GE-3: it has watched every payment, so it knows all chips. Nothing is left to be drawn.
        const State counted = Geschenkt::determinize(view, history, random);
        if (level == Level::Medium) {
            takes = mediumTakes(temper, counted);
        } else {
            const Verdict verdict = considered(counted, history, random, budget);
            takes = hardTakes(temper, verdict, counted);
            choice.values = {verdict.ifTaken, verdict.ifPaid};
            choice.iterations = verdict.iterations;
        }
    }
    choice.policy = {takes, 1.0 - takes};
    choice.chosen = draw(choice.policy, random);
    return choice;
}

template <>
std::vector<geschenkt::Options> signatureTables<geschenkt::Geschenkt>()
{
    return {{3}, {5, geschenkt::Variant::Base, true}, {7}, {4, geschenkt::Variant::Open, false}};
}

} // namespace facedown::bots
