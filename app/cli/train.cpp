#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/new_file.h"
#include "match/games.h"

namespace facedown::cli {

namespace {

int fail(const std::string& why)
{
    return complain(std::cerr, why, failed);
}

core::Expected<bots::Training> readTraining(const std::string& file, const std::string& game)
{
    const auto bad = [&file](const std::string& why) {
        return core::failure(core::ErrorCode::BadRecord, file + ": " + why);
    };
    std::ifstream in(file, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(in), {});
    if (!in || in.bad() || !std::filesystem::is_regular_file(file))
        return bad("cannot be read");
    return bots::fromFile(text, game).or_else([&](const core::Error& error) {
        return core::Expected<bots::Training>(bad(error.message));
    });
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
    bots::TrainingRun run{.seed = options.seed, .from = {}, .rounds = options.rounds};
    if (!options.from.empty()) {
        auto from = readTraining(options.from, options.game);
        if (!from)
            return fail(from.error().message);
        run.from = std::move(*from);
    }
    std::optional<NewFile> file;
    if (!options.out.empty() && !file.emplace(options.out).begun())
        return fail(options.out + ": cannot be written");
    run.progress = [](int rounds, int all) {
        std::cerr << "\rround " << rounds << " of " << all << (rounds == all ? "\n" : "")
                  << std::flush;
    };
    const auto training = trainer(run);
    if (!training)
        return fail(options.from + ": " + training.error().message);
    const std::string text = bots::toFile(*training);
    if (!file)
        out << text;
    else if (!file->put(text))
        return fail(options.out + ": cannot be written");
    return done;
}

} // namespace facedown::cli
