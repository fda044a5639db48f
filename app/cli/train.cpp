#include <iostream>
#include <optional>

#include "bots/training.h"
#include "cli/commands.h"
#include "cli/new_file.h"
#include "match/games.h"

namespace facedown::cli {

namespace {

int fail(const std::string& why)
{
    return complain(std::cerr, why, failed);
}

/// Null if nothing of this game is trained.
bots::Trainer trainerOf(std::string_view game)
{
    bots::Trainer trainer = nullptr;
    match::withGame(game, [&]<core::Game G>() { trainer = bots::trainer<G>; });
    return trainer;
}

} // namespace

int train(const TrainOptions& options, std::ostream& out)
{
    const bots::Trainer trainer = trainerOf(options.game);
    if (trainer == nullptr)
        return fail("nothing is trained for " + options.game + ": its bots need no training");
    bots::TrainingRun run{.seed = options.seed, .rounds = options.rounds};
    std::optional<NewFile> file;
    if (!options.out.empty() && !file.emplace(options.out).begun())
        return fail(options.out + ": cannot be written");
    run.progress = [](int rounds, int all) {
        std::cerr << "\rround " << rounds << " of " << all << (rounds == all ? "\n" : "")
                  << std::flush;
    };
    const std::string text = bots::toFile(trainer(run));
    if (!file)
        out << text;
    else if (!file->put(text))
        return fail(options.out + ": cannot be written");
    return done;
}

} // namespace facedown::cli
