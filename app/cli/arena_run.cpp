#include "cli/arena_run.h"

#include <mutex>
#include <utility>

#include "bots/parallel.h"
#include "cli/new_file.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

namespace fs = std::filesystem;

/// The seed of a deal. Neighbouring arenas share no deals, and any program can read the number.
std::uint64_t seedOf(std::uint64_t arena, std::size_t deal)
{
    return static_cast<std::uint64_t>(core::Random::at(arena, deal).unit() * 0x1p32);
}

ArenaGame playTask(const match::AnyPlay& start, const ArenaTask& task)
{
    return std::visit(
        [&task]<core::Game G>(const core::Play<G>& play) {
            return ArenaPlay<G>(play.options(), task).run();
        },
        start);
}

match::PlayerEntry entryFor(const ArenaBot& bot)
{
    const std::string_view level =
        bot.kind == ArenaBot::Kind::Level ? bots::name(bot.level) : std::string_view(bot.name);
    return {bot.name, true, std::string(level), {}};
}

class Arena
{
public:
    Arena(const ArenaPlan& plan, const ArenaWatch& watch, const std::stop_token& stop)
        : plan_(plan)
        , watch_(watch)
        , stop_(stop)
        , deals_(static_cast<std::size_t>(plan.deals))
    {
    }

    core::Expected<std::vector<ArenaDeal>> run()
    {
        bots::onThreads(plan_.threads, [this] { work(); });
        if (error_)
            return tl::unexpected(*error_);
        return std::move(deals_);
    }

private:
    /// Of a game in the arena.
    struct Place
    {
        std::size_t deal;
        std::size_t rotation;
        Seating seating;
    };

    void work()
    {
        bots::Memory memory;
        while (const auto place = next())
            play(*place, memory);
    }

    /// The next game that is to be played.
    std::optional<Place> next()
    {
        const std::lock_guard lock(mutex_);
        if (error_ || stop_.stop_requested())
            return std::nullopt;
        if (rotation_ == seatings_.size()) {
            if (begun_ == deals_.size())
                return std::nullopt;
            seatings_ = plan_.seatings.of(numberOf(begun_));
            deals_[begun_++].resize(seatings_.size());
            rotation_ = 0;
        }
        const std::size_t rotation = rotation_++;
        return Place{begun_ - 1, rotation, seatings_[rotation]};
    }

    /// Among all deals of the arena.
    std::size_t numberOf(std::size_t deal) const
    {
        return static_cast<std::size_t>(plan_.firstDeal) + deal;
    }

    void play(const Place& place, bots::Memory& memory)
    {
        ArenaTask task{.players = {},
                       .seed = seedOf(plan_.seed, numberOf(place.deal)),
                       .rotation = place.rotation,
                       .time = plan_.time,
                       .iterations = plan_.iterations,
                       .stop = stop_,
                       .keepEvents = !plan_.records.empty(),
                       .memory = &memory};
        for (const std::size_t bot : place.seating)
            task.players.push_back(&plan_.bots[bot]);
        ArenaGame game = playTask(plan_.match.play(), task);
        if (stop_.stop_requested())
            return;
        game.seating = place.seating;
        core::Expected<void> kept;
        if (game.notStarted)
            kept = tl::unexpected(*game.notStarted);
        else if (!plan_.test)
            kept = record(plan_, numberOf(place.deal), place.rotation, game);
        report(std::move(game), kept, place);
    }

    void report(ArenaGame game, const core::Expected<void>& kept, const Place& place)
    {
        const std::lock_guard lock(mutex_);
        if (!kept && !error_)
            error_ = kept.error();
        if (game.forfeit) {
            const auto player = static_cast<std::size_t>(game.forfeit->player);
            watch_.forfeit(plan_.bots[place.seating[player]].name + " forfeits game " +
                           std::to_string(place.rotation + 1) + " of deal " +
                           std::to_string(numberOf(place.deal) + 1) + ": " + game.forfeit->why);
        }
        deals_[place.deal][place.rotation] = std::move(game);
        watch_.progress(++done_);
    }

    const ArenaPlan& plan_;
    const ArenaWatch& watch_;
    const std::stop_token stop_;
    std::mutex mutex_; ///< guards what follows, and the watch
    std::vector<ArenaDeal> deals_;
    std::size_t begun_ = 0;         ///< so many of the deals
    std::vector<Seating> seatings_; ///< of the last of these
    std::size_t rotation_ = 0;      ///< the next of them
    std::optional<core::Error> error_;
    int done_ = 0;
};

} // namespace

core::Expected<void> record(const ArenaPlan& plan, std::size_t deal, std::size_t rotation,
                            ArenaGame& game)
{
    if (plan.records.empty())
        return {};
    auto match =
        match::Match::start(plan.match.game(), plan.match.options(), seedOf(plan.seed, deal));
    std::vector<match::PlayerEntry> entries;
    for (core::Seat seat = 0; seat < match->seats(); ++seat) {
        const auto player = static_cast<std::size_t>(match->playerOf(seat));
        entries.push_back(entryFor(plan.bots[game.seating[player]]));
    }
    match->setPlayerEntries(std::move(entries));
    if (auto applied = match->apply(std::exchange(game.events, {})); !applied)
        return applied;
    match->setForfeit(game.forfeit);
    const fs::path path =
        plan.records / (std::string(match->game()) + "-" + std::to_string(deal + 1) + "-" +
                        std::to_string(rotation + 1) + ".facedown");
    if (!NewFile(path).put(match::writeJson(match->record()) + '\n'))
        return core::failure(core::ErrorCode::BadRecord, path.string() + " cannot be written");
    return {};
}

core::Expected<std::vector<ArenaDeal>> runArena(const ArenaPlan& plan, const ArenaWatch& watch,
                                                const std::stop_token& stop)
{
    return Arena(plan, watch, stop).run();
}

} // namespace facedown::cli
