#include "bots/skull/training.h"

#include "bots/skull.h"
#include "bots/skull/duel_match.h"
#include "bots/skull/model.h"
#include "bots/skull/round_solver.h"
#include "bots/skull/watching.h"

namespace facedown::bots {

namespace skull_bot {

namespace {

using skull::Skull;

constexpr int usualRounds = 2'200'000;
constexpr int gamesEach = 600; ///< watched, for each number of players and each level
/// For the keen strategy, in how many of the rounds the others are all medium, or all easy; in the
/// rest they play as it has learnt itself.
constexpr double mediumPart = 0.45;
constexpr double easyPart = 0.1;

/// Rounds to learn from, by the number of tribes in them.
class Lessons
{
public:
    void add(const std::vector<skull::State>& rounds)
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
        const auto& rounds = rounds_[static_cast<std::size_t>(tribes)];
        return rounds[static_cast<std::size_t>(random.below(static_cast<int>(rounds.size())))];
    }

private:
    void add(const skull::State& round)
    {
        rounds_[static_cast<std::size_t>(round.table.tribesLeft())].push_back(round);
    }

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

    std::array<std::vector<skull::State>, core::maxSeats + 1> rounds_;
};

Seat anySeat(const skull::Table& table, core::Random& random)
{
    for (;;)
        if (const Seat seat = random.below(table.seats()); !table.tribe(seat).out())
            return seat;
}

class Trainer
{
public:
    explicit Trainer(const TrainingRun& run)
        : run_(run)
        , random_(run.seed)
        , rounds_(run.rounds > 0 ? run.rounds : usualRounds)
    {
    }

    Model train()
    {
        const Watching easy = watched(Level::Easy);
        const Watching medium = watched(Level::Medium);
        lessons_.add(medium.rounds());
        const Strategy naive = easy.strategy();
        const Strategy plain = medium.strategy();
        const Strategy keen =
            solved(medium.value(), {{&plain, mediumPart}, {&naive, easyPart}}, rounds_ / 2);
        const Strategy even = solved(MatchValue::amongHard(), {}, rounds_ - rounds_ / 2);
        return {even, keen, plain, naive};
    }

private:
    Watching watched(Level level) const
    {
        Watching watching;
        std::uint64_t seed = run_.seed;
        for (int players = Skull::minPlayers; players <= Skull::maxPlayers; ++players)
            for (int game = 0; game < gamesEach; ++game)
                watching.watch(level, players, ++seed);
        return watching;
    }

    Strategy solved(const MatchValue& value, std::vector<RoundSolver::Others> others, int rounds)
    {
        RoundSolver solver(value, std::move(others), random_);
        for (int round = 0; round < rounds; ++round) {
            const int tribes = 2 + round % (core::maxSeats - 1);
            const skull::State& start = lessons_.draw(tribes, random_);
            solver.learn(start, anySeat(start.table, random_));
            if (++done_ % 10'000 == 0 || done_ == rounds_)
                run_.progress(done_, rounds_);
        }
        return solver.average();
    }

    const TrainingRun& run_;
    core::Random random_;
    Lessons lessons_;
    int rounds_;
    int done_ = 0;
};

} // namespace

} // namespace skull_bot

core::Expected<Training> trainSkull(const TrainingRun& run)
{
    skull_bot::Trainer trainer(run);
    Training training;
    training.game = skull::Skull::id;
    training.seed = run.seed;
    const int rounds = run.rounds > 0 ? run.rounds : skull_bot::usualRounds;
    training.made =
        "duels: CFR+, worked back from the end; more: MCCFR, " + std::to_string(rounds) + " rounds";
    addTo(training, trainer.train());
    duel::addDuels(training);
    return training;
}

} // namespace facedown::bots
