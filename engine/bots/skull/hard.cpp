#include "bots/skull/hard.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>

#include "bots/sampling.h"
#include "bots/skull/abstraction.h"
#include "bots/skull/domain.h"
#include "bots/skull/model.h"

namespace facedown::bots::skull_bot {

namespace {

using skull::Decision;
using skull::Phase;
using skull::Skull;
using Kind = Decision::Kind;
using Clock = std::chrono::steady_clock;

/// The part of its win probability that makes a choice about three times as likely as another.
constexpr double temperature = 0.015;
/// Iterations that count as spent on every choice with what the reference policy is worth, so that
/// few do not mislead.
constexpr double priorWeight = 30.0;
/// The same of a first disc, as long as nothing says that the others leave something to take.
constexpr double firstDiscWeight = 1000.0;
/// Whose share is less cares no more for its parts.
constexpr double leastShare = 0.03;
/// What the reference policy leaves to everything, so that the search may find more in it.
constexpr double leastWeight = 0.01;
/// Where all that makes sense is worth less than this share of the win, a bot does what makes none,
/// if that is worth twice as much.
constexpr double lastResort = 0.1;
/// What is less likely is not done at all.
constexpr double leastChance = 0.02;
// In temperatures:
constexpr double boldness = 2.0; ///< what a bold bot likes in a bid
constexpr double caution = 4.0;  ///< what a careful one fears in a bid that is sure to fail
/// What is against bidding more than need be, for each disc: a leap wins no more games than it
/// loses, and tells the others who is bold.
constexpr double costOfBoldJump = 2.5;
constexpr double costOfJump = 6.0;
/// What is against bidding on all discs, if that is sure to fail and the others are as strong as
/// the bot: against weaker ones it wins more than it loses.
constexpr double lastWord = 20.0;
constexpr double choosiness = 20.0;
/// What it takes to choose after the search.
constexpr std::chrono::milliseconds margin{1};

bool canBeRaised(const View& view, int number)
{
    const skull::Table& table = view.table;
    if (number >= table.discsOnMats()) // SK-15
        return false;
    for (Seat seat = 0; seat < table.seats(); ++seat)
        if (!view.owns(seat) && !table.tribe(seat).out() && !table.tribe(seat).passed)
            return true;
    return false;
}

/// How many discs could be flipped without the skulls that the player knows of.
int reachable(const View& view)
{
    int count = view.table.discsOnMats();
    for (Seat seat = 0; seat < view.table.seats(); ++seat)
        if (seat != view.table.actor && view.owns(seat))
            count -= view.table.tribe(seat).mat - flowersOnTop(view, seat);
    return count;
}

bool ownTribeBids(const View& view)
{
    return view.table.bid > 0 && view.owns(view.table.challenger);
}

bool isSaneBid(const View& view, int number)
{
    const skull::Table& table = view.table;
    const int mat = table.tribe(table.actor).mat;
    if (flowersOnTop(view, table.actor) < std::min(number, mat)) {
        const bool mustBid = table.hand(table.actor) == 0 && table.bid == 0;
        return canBeRaised(view, number) && number <= std::max(table.bid + 1, mat) &&
               (!mustBid || number == 1);
    }
    if (ownTribeBids(view) && table.bid <= flowersOnTop(view, table.challenger))
        return false;
    return number <= reachable(view);
}

/// Before: the weights sum to 1.
Weights without(Weights weights, double least)
{
    for (double& weight : weights)
        if (weight < least)
            weight = 0.0;
    return normalised(weights);
}

/// How likely one of the others plays as one of these types, on average.
double meanChance(const View& view, const Posterior& posterior,
                  std::initializer_list<OpponentType> types)
{
    double sum = 0.0;
    int count = 0;
    for (Seat seat = 0; seat < view.table.seats(); ++seat)
        if (!view.owns(seat) && !view.table.tribe(seat).out()) {
            for (const OpponentType type : types)
                sum += posterior.chance(seat, type);
            ++count;
        }
    return count > 0 ? sum / count : 0.0;
}

/// How much more the others seem to be players who leave something to take than was to be expected
/// of anybody: from 0, as long as nothing speaks for it, to 1.
double exploitability(const View& view, const Posterior& posterior)
{
    const double expected =
        Posterior::prior(OpponentType::Medium) + Posterior::prior(OpponentType::Easy);
    const double mean = meanChance(view, posterior, {OpponentType::Medium, OpponentType::Easy});
    return std::max(0.0, (mean - expected) / (1.0 - expected));
}

/// How many iterations the reference policy counts for against what the search found. Of a first
/// disc the search tells little before many, and whoever bids at once on others' mats lives on what
/// it gets wrong: there it is believed the more the more the others have shown to be those whom the
/// bot knows (data-biased response: Johanson and Bowling 2009).
double weightOfReference(const View& view, const Posterior& posterior)
{
    if (view.table.phase != Phase::Prepare)
        return priorWeight;
    const double known = std::min(1.0, 2.0 * exploitability(view, posterior));
    return firstDiscWeight * std::pow(priorWeight / firstDiscWeight, known);
}

/// How likely the trained strategies make each decision, the exploitative one the more the more
/// exploitable the others are; what makes no sense gets 0. After: at least one is above 0.
Weights referencePolicy(const Model& model, const View& view, const Posterior& posterior,
                        const Skull::Decisions& legal)
{
    const auto abstraction = Abstraction::knowing(view);
    const Infoset infoset = abstraction.with(view.skull(view.table.actor));
    const Strategy::Chances equilibrium = model.of(OpponentType::Equilibrium).chances(infoset);
    const Strategy::Chances exploitative = model.of(OpponentType::Exploitative).chances(infoset);
    const auto exploitable = static_cast<float>(exploitability(view, posterior));
    Weights weights(legal.size(), 0.0);
    for (std::size_t index = 0; index < legal.size(); ++index)
        for (std::size_t option = 0; option < infoset.options.size(); ++option)
            if (infoset.options[option].decision == legal[index] && isSane(view, legal[index]))
                weights[index] =
                    leastWeight + static_cast<double>(exploitable * exploitative[option] +
                                                      (1.0F - exploitable) * equilibrium[option]);
    if (std::all_of(weights.begin(), weights.end(), [](double weight) { return weight == 0.0; }))
        for (std::size_t index = 0; index < legal.size(); ++index)
            weights[index] = isSane(view, legal[index]) ? 1.0 : 0.0;
    assert(std::any_of(weights.begin(), weights.end(), [](double weight) { return weight > 0.0; }));
    return weights;
}

/// How likely a challenge of the seat to act succeeds, by the bid.
class Prospects
{
public:
    Prospects(const View& view, const Posterior& posterior)
        : table_(view.table)
        , mats_(posterior.matPosteriors())
        , others_(bestChances(table_, mats_, table_.actor))
    {
    }

    double of(int number) const { return chanceOf(table_, mats_, table_.actor, number, others_); }

private:
    const skull::Table& table_;
    MatPosteriors mats_;
    ByCount others_;
};

/// What a temper makes of a decision. Nobody bids higher than need be, or has the last word, unless
/// it pays well: the bids and passes of others tell less than the models of the search say.
double taste(Temper temper, const View& view, const Prospects& prospects, double strength,
             Decision decision)
{
    if (decision.kind != Kind::Bid)
        return 0.0;
    const skull::Table& table = view.table;
    const double risk = 1.0 - prospects.of(decision.value);
    const int enough = std::max<int>(table.bid + 1, table.tribe(table.actor).mat);
    const bool bold = temper == Temper::Bold;
    double sum = bold ? boldness : -caution * risk;
    sum -= (bold ? costOfBoldJump : costOfJump) * std::max(0, decision.value - enough);
    if (decision.value == table.discsOnMats())
        sum -= lastWord * strength * risk;
    return sum;
}

/// Whether a bid wins the game, whatever anybody does: nobody can raise it, and nothing that may
/// have to be flipped can be a skull.
bool isWon(const View& view, const Prospects& prospects, Decision decision)
{
    const skull::Table& table = view.table;
    return decision.kind == Kind::Bid && table.tribe(table.actor).wins + 1 == skull::winsNeeded &&
           !canBeRaised(view, decision.value) && prospects.of(decision.value) > 1.0 - 1e-9;
}

/// What decisions are worth that were tried, weighed by how likely the reference policy makes them:
/// the search itself then pulls it towards none of them, as the mean of its visits would.
double worthOfReference(const Weights& weights, const std::vector<double>& values,
                        const std::vector<double>& visits)
{
    double sum = 0.0;
    double weight = 0.0;
    for (std::size_t index = 0; index < values.size(); ++index)
        if (visits[index] > 0.0) {
            sum += weights[index] * values[index];
            weight += weights[index];
        }
    return weight > 0.0 ? sum / weight : 0.0;
}

/// Lets what makes no sense be done where all that does is as good as lost: who is about to see
/// another win may bluff over an own skull, and be read, or lose a disc rather than the game.
void admitLastResorts(Weights& weights, const std::vector<double>& values,
                      const std::vector<double>& visits)
{
    double best = 0.0;
    for (std::size_t index = 0; index < values.size(); ++index)
        if (weights[index] > 0.0)
            best = std::max(best, values[index]);
    for (std::size_t index = 0; index < values.size(); ++index)
        if (visits[index] > 0.0 && best < lastResort && values[index] > 2.0 * lastResort)
            weights[index] = std::max(weights[index], leastWeight);
}

/// What was never tried is worth no more than the least that was.
void fillIn(std::vector<double>& values, const std::vector<double>& visits)
{
    double least = 1.0;
    for (std::size_t index = 0; index < values.size(); ++index)
        if (visits[index] > 0.0)
            least = std::min(least, values[index]);
    for (std::size_t index = 0; index < values.size(); ++index)
        if (visits[index] == 0.0)
            values[index] = least;
}

Choice searched(const Model& model, Temper temper, const View& view, const Posterior& posterior,
                core::Random& random, const Budget& budget)
{
    const auto legal = Skull::legal(view);
    RoundDomain domain(model, view, posterior, random);
    Search<Skull, RoundDomain> search(view.table.actor, domain, random);
    search.run(budget);

    Choice choice;
    choice.iterations = search.iterations();
    const std::vector<double> visits = search.visits(legal);
    const std::vector<double> values = search.values(legal);
    const double prior = weightOfReference(view, posterior);
    Weights weights = referencePolicy(model, view, posterior, legal);
    admitLastResorts(weights, values, visits);
    const Prospects prospects(view, posterior);
    const double strength = meanChance( // as well as the bot
        view, posterior,
        {OpponentType::Equilibrium, OpponentType::Bluffer, OpponentType::Trapper,
         OpponentType::Exploitative});
    const double usual = search.usual();
    const double base = worthOfReference(weights, values, visits);
    Weights scores;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const double gain = visits[index] * (values[index] - base) / (visits[index] + prior);
        scores.push_back(std::log(weights[index]) +
                         gain / (temperature * std::max(usual, leastShare)) +
                         taste(temper, view, prospects, strength, legal[index]));
    }
    // Which disc comes first is never a matter of course.
    choice.policy =
        without(softmax(scores, 1.0), view.table.phase == Phase::Prepare ? 0.0 : leastChance);
    if (choice.iterations > 0) {
        choice.values = values;
        fillIn(choice.values, visits);
    }
    for (std::size_t index = 0; index < legal.size(); ++index)
        if (isWon(view, prospects, legal[index])) {
            choice.policy.assign(legal.size(), 0.0);
            choice.policy[index] = 1.0;
            if (!choice.values.empty())
                choice.values[index] = 1.0;
        }
    return choice;
}

Choice flipped(const Model& model, const View& view, const Posterior& posterior)
{
    const MatPosteriors matPosteriors = posterior.matPosteriors();
    const int player = view.table.playerOf(view.table.actor);
    skull::Table success = view.table;
    ++success.tribe(view.table.actor).wins;
    skull::Table failure = view.table;
    ++failure.tribe(view.table.actor).lost;
    const double best = static_cast<double>(model.value.shares(success)[player]);
    const double worst = static_cast<double>(model.value.shares(failure)[player]);
    Choice choice;
    choice.policy = normalised(flipping(view, matPosteriors, choosiness));
    for (const double hope : hopes(view, matPosteriors))
        choice.values.push_back(worst + hope * (best - worst));
    return choice;
}

} // namespace

bool isSane(const View& view, Decision decision)
{
    if (decision.kind == Decision::Kind::Bid)
        return isSaneBid(view, decision.value);
    if (decision.kind == Decision::Kind::Pass)
        return ownTribeBids(view) || flowersOnTop(view, view.table.actor) <= view.table.bid;
    return true;
}

bool isForHard(Phase phase)
{
    return skull::isBeforeChallenge(phase) || phase == Phase::Flip;
}

Choice hardChoice(Temper temper, const View& view, History history, core::Random& random,
                  const Budget& budget)
{
    const Clock::time_point begin = Clock::now();
    const Model& model = shippedModel(); // to read it takes its time, but only once
    Choice choice;
    if (Skull::legal(view).size() == 1) {
        choice.policy = {1.0};
    } else {
        const Posterior posterior(model, view, history);
        choice = view.table.phase == Phase::Flip ? flipped(model, view, posterior)
                                                 : searched(model, temper, view, posterior, random,
                                                            remaining(budget, begin, margin));
    }
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots::skull_bot
