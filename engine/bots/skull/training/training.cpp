#include "bots/skull/training/training.h"

#include <algorithm>
#include <span>
#include <thread>

#include "bots/skull/duel_values.h"
#include "bots/skull/model.h"
#include "bots/skull/training/imitation_data.h"
#include "bots/skull/training/round_solver.h"
#include "bots/skull/training/rule_training.h"
#include "bots/skull/training/styles.h"

namespace facedown::bots {

namespace skull_bot {

namespace {

using skull::Skull;

constexpr int usualRounds = 4'000'000;
constexpr int gamesEach = 600; ///< watched, for each number of players, each level and each stage
constexpr int stages = 4; ///< of the equilibrium strategy; each takes a part of the rounds, and one
                          ///< is left for the exploitative one
/// For the exploitative strategy, in how many of the rounds the others are all medium, or all
/// easy; in the rest they play as it has learnt itself.
constexpr double mediumPart = 0.45;
constexpr double easyPart = 0.1;

/// The strangers that evolve, those that are only measured by with random numbers of their own.
constexpr int evolvedCount = 6;
constexpr int heldOutCount = 3;
constexpr std::uint64_t evolvedStream = 1000;
constexpr std::uint64_t heldOutStream = 9000;

int roundsOf(const TrainingRun& run)
{
    return run.rounds > 0 ? run.rounds : usualRounds;
}

/// Rounds to learn from, by the number of tribes in them.
class Samples
{
public:
    void add(std::span<const skull::State> rounds)
    {
        for (skull::State round : rounds) {
            add(round);
            // Few are left over in games of these players; but that is no reason not to learn it.
            while (round.table.tribesLeft() > 2 && round.table.tribesLeft() <= 4)
                add(round = withoutOne(round));
        }
    }

    const skull::State& draw(int tribes, core::Random& random) const
    {
        return core::pick(rounds_[tribes], random);
    }

private:
    void add(const skull::State& round) { rounds_[round.table.tribesLeft()].push_back(round); }

    /// Without the tribe that the first player would see act last but for itself.
    static skull::State withoutOne(skull::State round)
    {
        skull::Table& table = round.table;
        Seat out = table.starter;
        for (Seat seat = table.next(out); seat != table.starter; seat = table.next(seat))
            out = seat;
        table.tribe(out).lost = skull::discsInTribe;
        round.skull(out) = skull::lost;
        return round;
    }

    core::Array<std::vector<skull::State>, core::maxSeats + 1> rounds_;
};

Seat anySeat(const skull::Table& table, core::Random& random)
{
    for (;;)
        if (const Seat seat = random.below(table.seats()); !table.tribe(seat).out())
            return seat;
}

void addRules(Training& training, const TrainingRun& run)
{
    constexpr int gamesOfCandidate = 240;
    const int generations = std::clamp(roundsOf(run) / 100'000, 1, 30);
    const Evolution evolution{
        .generations = generations,
        .population = 32,
        .elite = 8,
        .threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()))};
    const auto rules = [&](int count, std::uint64_t stream) {
        return inARow(evolvedRules(count, evolution, gamesOfCandidate, run.seed + stream));
    };
    training.tables[evolvedTable] = rules(evolvedCount, evolvedStream);
    training.tables[heldOutTable] = rules(heldOutCount, heldOutStream);
}

class Trainer
{
public:
    explicit Trainer(const TrainingRun& run)
        : run_(run)
        , random_(run.seed)
        , rounds_(roundsOf(run))
        , lastSeed_(run.seed)
    {
    }

    /// `evolved`: the rules of strangers that may be watched.
    Model train(const std::vector<Rule>& evolved)
    {
        const ImitationData easyData = dataOf(Level::Easy);
        const ImitationData mediumData = dataOf(Level::Medium);
        samples_.add(mediumData.rounds());
        const Strategy easy = easyData.strategy();
        const Strategy medium = mediumData.strategy();
        const auto [equilibrium, value] = settled();
        const Strategy exploitative =
            solved(mediumData.value(), {{&medium, mediumPart}, {&easy, easyPart}}, rounds_ - done_);
        return {equilibrium, exploitative, medium, easy, thirdsOf(league(evolved, {}), run_.seed),
                value};
    }

private:
    ImitationData dataOf(Level level)
    {
        ImitationData imitationData;
        addGame(imitationData, level);
        return imitationData;
    }

    /// How a round is to be played follows from what a match is worth, and that from how rounds are
    /// played: each is learnt from the other in turn. The value is that of the games of all stages,
    /// so that it comes to rest (fictitious play: Brown 1951).
    std::pair<Strategy, MatchValue> settled()
    {
        ImitationData own;
        MatchValue value = MatchValue::rough();
        for (int stage = 1;; ++stage) {
            Strategy equilibrium = solved(value, {}, rounds_ / (stages + 1));
            const std::size_t known = own.rounds().size();
            addGame(own, equilibrium);
            value = own.value();
            samples_.add(std::span(own.rounds()).subspan(known));
            if (stage == stages)
                return {std::move(equilibrium), std::move(value)};
        }
    }

    /// Games with every number of players, by bots of a level or by a strategy.
    void addGame(ImitationData& imitationData, const auto& who)
    {
        for (int players = Skull::minPlayers; players <= Skull::maxPlayers; ++players)
            for (int game = 0; game < gamesEach; ++game)
                imitationData.addGame(who, players, ++lastSeed_);
    }

    Strategy solved(const MatchValue& value, std::vector<RoundSolver::Others> others, int rounds)
    {
        RoundSolver solver(value, std::move(others), random_);
        for (int round = 0; round < rounds; ++round) {
            const int tribes = 2 + round % (core::maxSeats - 1);
            const skull::State& start = samples_.draw(tribes, random_);
            solver.learn(start, anySeat(start.table, random_));
            if (++done_ % 10'000 == 0 || done_ == rounds_)
                run_.progress(done_, rounds_);
        }
        return solver.average();
    }

    const TrainingRun& run_;
    core::Random random_;
    Samples samples_;
    int rounds_;
    int done_ = 0;
    std::uint64_t lastSeed_; ///< of the games that were watched
};

} // namespace

} // namespace skull_bot

Training trainSkull(const TrainingRun& run)
{
    skull_bot::Trainer trainer(run);
    Training training;
    training.game = skull::Skull::id;
    training.seed = run.seed;
    training.made = "duels: CFR+, worked back from the end; more: MCCFR, " +
                    std::to_string(skull_bot::roundsOf(run)) + " rounds";
    skull_bot::addRules(training, run);
    addTo(training,
          trainer.train(asRules<skull_bot::Rule>(training.tables.at(skull_bot::evolvedTable))));
    duel::addDuels(training);
    return training;
}

} // namespace facedown::bots
