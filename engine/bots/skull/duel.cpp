#include "bots/skull/hard.h"

#include <algorithm>
#include <list>

#include "bots/sampling.h"
#include "bots/skull/duel_values.h"
#include "skull/knowledge.h"

namespace facedown::bots {

namespace {

using skull::Decision;
using skull::Phase;
using skull::Table;
using skull::View;
using Kind = Decision::Kind;
using History = core::History<skull::Skull>;

/// Enough to be exploitable by 0.0015 at most.
constexpr int iterations = 200;
/// Without time for more, so many: far from an equilibrium, but no longer far from sense.
constexpr int leastIterations = 10;
constexpr double epsilon = 0.003;
/// What is less likely is a remnant of the early iterations, and what loses more is not played
/// where nobody will come. Less loss than that says little: there the policy deters.
constexpr double leastProbability = 0.01;
constexpr double mostRegret = 0.1;

/// How many of the history's events came before the round that is being bid in or placed in.
std::size_t roundStart(History history)
{
    std::size_t start = history.size();
    const auto inRound = [](const skull::Skull::Event& event) {
        const auto* decision = std::get_if<Decision>(&event);
        return decision != nullptr && (decision->kind == Kind::Place ||
                                       decision->kind == Kind::Bid || decision->kind == Kind::Pass);
    };
    while (start > 0 && inRound(history[start - 1]))
        --start;
    return start;
}

/// What anybody may think of the skulls after this history.
skull::Chances publicChances(const View& view, History history)
{
    View spectator = view;
    spectator.viewer = core::byte(core::nobody);
    spectator.skulls.fill(skull::unknown);
    return skull::chanceOfSkull(spectator, history);
}

/// How the match stands if this seat is the first player.
duel::MatchState matchState(const Table& table, const skull::Chances& chances, Seat first)
{
    const auto tribe = [&](Seat seat) {
        return duel::TribeState{table.tribe(seat).owned(), chances[seat]};
    };
    const Seat second = table.next(first);
    return {{table.tribe(first).wins, table.tribe(second).wins}, {tribe(first), tribe(second)}};
}

/// What the round is about. Where both skulls are certain, matches are known exactly; what is known
/// of those who err only decides between what is as good against the perfect.
duel::Round roundFrom(const duel::MatchState& matchState)
{
    constexpr double errors = 0.005;
    duel::Round round = duel::shippedValues(duel::Losses::Hidden).round(matchState);
    if (!matchState.certain())
        return round;
    const duel::Round exact = duel::shippedValues(duel::Losses::Seen).round(matchState);
    for (std::size_t challenger = 0; challenger < 2; ++challenger)
        for (std::size_t own = 0; own < duel::outcomeCount; ++own)
            for (std::size_t other = 0; other < duel::outcomeCount; ++other) {
                double& share = round.payoffs[challenger][own][other];
                share = (1.0 - errors) * exact.payoffs[challenger][own][other] + errors * share;
            }
    return round;
}

/// The rounds solved last: the same is asked again and again.
class SolvedRounds
{
public:
    /// The round, solved as well as the budget lets it; better each time that time is given for it.
    const duel::Solver& of(const duel::Round& round, const Budget& budget)
    {
        const int wanted = std::min(iterations, budget.iterations.value_or(iterations));
        duel::Solver& solver = kept(round);
        if (budget.iterations && solver.iterations() > wanted)
            solver = duel::Solver(round, epsilon); // what was kept must make no difference
        const Spending spending(budget);
        solver.run(wanted, [&](int done) {
            return !budget.stop.stop_requested() && (done < leastIterations || spending.allows(0));
        });
        return solver;
    }

private:
    static constexpr std::size_t most = 32;

    duel::Solver& kept(const duel::Round& round)
    {
        const auto same = [&round](const duel::Solver& one) { return one.round() == round; };
        const auto found = std::find_if(solvers_.begin(), solvers_.end(), same);
        if (found != solvers_.end())
            return *found;
        if (solvers_.size() == most)
            solvers_.pop_front();
        return solvers_.emplace_back(round, epsilon);
    }

    std::list<duel::Solver> solvers_; ///< the oldest first
};

/// Leaves out what is too unlikely or too bad; the best stays in any case.
void tidy(Choice& choice)
{
    const double best = *std::max_element(choice.values.begin(), choice.values.end());
    double sum = 0.0;
    for (std::size_t index = 0; index < choice.policy.size(); ++index) {
        double& share = choice.policy[index];
        if (share < leastProbability || choice.values[index] < best - mostRegret)
            share = 0.0;
        sum += share;
    }
    for (std::size_t index = 0; index < choice.policy.size(); ++index) {
        if (sum == 0.0)
            choice.policy[index] = choice.values[index] == best ? 1.0 : 0.0;
        else
            choice.policy[index] /= sum;
    }
}

/// Raises more or less often where a bid may be raised or left. It is what leaning costs least in:
/// all else tells the other too much of where the skull is.
void lean(Choice& choice, Temper temper, const skull::Skull::Decisions& legal)
{
    const double odds = temper == Temper::Bold ? 1.5 : 0.85;
    double sum = 0.0;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        choice.policy[index] *= legal[index].kind == Kind::Bid ? odds : 1.0;
        sum += choice.policy[index];
    }
    for (double& share : choice.policy)
        share /= sum;
}

/// Prepare, Turn, Bid.
Choice roundChoice(const View& view, History history, const skull::Skull::Decisions& legal,
                   const Budget& budget, Memory& memory)
{
    const Table& table = view.table;
    const std::size_t start = roundStart(history);
    std::vector<Decision> decisions;
    for (const skull::Skull::Event& event : history.subspan(start))
        decisions.push_back(std::get<Decision>(event));
    const duel::MatchState before =
        matchState(table, publicChances(view, history.first(start)), table.starter);
    const duel::Solver& solver = memory.of<SolvedRounds>().of(roundFrom(before), budget);
    const auto actionValues =
        solver.actionValues(decisions, static_cast<std::size_t>(view.skull(table.actor)));

    Choice choice;
    for (const Decision decision : legal)
        for (const duel::Solver::ActionValue& action : actionValues)
            if (action.decision == decision) {
                choice.policy.push_back(action.probability);
                choice.values.push_back(action.share);
            }
    tidy(choice);
    return choice;
}

/// As good as it gets, evenly where several are.
Choice bestOf(std::vector<double> values)
{
    Choice choice;
    const double best = *std::max_element(values.begin(), values.end());
    for (const double value : values)
        choice.policy.push_back(value == best ? 1.0 : 0.0);
    const auto count = std::count(values.begin(), values.end(), best);
    for (double& share : choice.policy)
        share /= static_cast<double>(count);
    choice.values = std::move(values);
    return choice;
}

/// SK-32. Nobody will see what is lost, so that hidden losses are what counts from here on.
Choice discardChoice(const View& view, History history, const skull::Skull::Decisions& legal)
{
    const duel::Values& values = duel::shippedValues(duel::Losses::Hidden);
    const duel::MatchState now =
        matchState(view.table, publicChances(view, history), view.table.challenger);
    std::vector<double> shares;
    for (const Decision decision : legal)
        shares.push_back(values.afterLoss(now, decision.disc()));
    return bestOf(std::move(shares));
}

/// SK-31: one as good as the other.
Choice takeChoice(const View& view, History history, const skull::Skull::Decisions& legal)
{
    const duel::Values& values = duel::shippedValues(duel::Losses::Hidden);
    const duel::MatchState now =
        matchState(view.table, publicChances(view, history), view.table.challenger);
    const double share = now.mean(0, [&](bool skull) {
        return 1.0 - values.afterTaking(now, {skull, true});
    });
    return bestOf(std::vector<double>(legal.size(), share));
}

/// SK-42: whoever was eliminated may still have a tribe in the game, or nothing to win any more.
Choice startChoice(const View& view, History history, const skull::Skull::Decisions& legal)
{
    std::vector<double> shares;
    for (const Decision decision : legal) {
        const Seat first = decision.value;
        const Seat second = view.table.next(first);
        const duel::MatchState next = matchState(view.table, publicChances(view, history), first);
        const duel::Values& values =
            duel::shippedValues(next.certain() ? duel::Losses::Seen : duel::Losses::Hidden);
        const bool own = view.owns(first);
        const bool skull = view.skull(own ? first : second) != skull::lost;
        shares.push_back(!own && !view.owns(second) ? 0.0 : next.mean(own ? 1 : 0, [&](bool other) {
            return own ? values.winProbability(next, {skull, other})
                       : 1.0 - values.winProbability(next, {other, skull});
        }));
    }
    return bestOf(std::move(shares));
}

/// SK-35: a mat is never shown. SK-16: with two players there is just one disc to flip.
Choice unjudged(const skull::Skull::Decisions& legal)
{
    Choice choice;
    for (const Decision decision : legal)
        choice.policy.push_back(decision.kind == Kind::Show ? 0.0 : 1.0);
    return choice;
}

Choice choiceIn(const View& view, History history, const skull::Skull::Decisions& legal,
                const Budget& budget, Memory& memory)
{
    switch (view.table.phase) {
    case Phase::Prepare:
    case Phase::Turn:
    case Phase::Bid:
        return roundChoice(view, history, legal, budget, memory);
    case Phase::Take:
        return takeChoice(view, history, legal);
    case Phase::Discard:
        return discardChoice(view, history, legal);
    case Phase::Start:
        return startChoice(view, history, legal);
    case Phase::Reveal:
    case Phase::Flip:
    case Phase::First:
    case Phase::Shuffle:
    case Phase::Over:
        break;
    }
    return unjudged(legal);
}

} // namespace

bool isDuel(const Table& table)
{
    Seat seats[2] = {};
    int left = 0;
    for (Seat seat = 0; seat < table.seats(); ++seat)
        if (!table.tribe(seat).out() && left++ < 2)
            seats[left - 1] = seat;
    return left == 2 && table.playerOf(seats[0]) != table.playerOf(seats[1]);
}

Choice duelChoice(const View& view, History history, core::Random& random, const Budget& budget,
                  Memory& memory, std::optional<Temper> temper)
{
    const auto legal = skull::Skull::legal(view);
    Choice choice = choiceIn(view, history, legal, budget, memory);
    if (temper && view.table.phase == Phase::Bid)
        lean(choice, *temper, legal);
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots
