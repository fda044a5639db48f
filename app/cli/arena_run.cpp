#include "cli/arena_run.h"

#include <atomic>
#include <fstream>
#include <mutex>
#include <thread>

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
        , seatings_(rotations(plan.seating))
        , deals_(static_cast<std::size_t>(plan.deals))
    {
    }

    core::Expected<std::vector<ArenaDeal>> run()
    {
        {
            std::vector<std::jthread> workers;
            for (int worker = 0; worker < plan_.threads; ++worker)
                workers.emplace_back([this] { work(); });
        }
        if (error_)
            return tl::unexpected(*error_);
        return std::move(deals_);
    }

private:
    void work()
    {
        bots::Memory memory;
        for (;;) {
            const std::size_t game = next_++;
            const std::size_t deal = game / seatings_.size();
            if (deal >= deals_.size() || failed_ || stop_.stop_requested())
                return;
            play(deal, game % seatings_.size(), memory);
        }
    }

    /// Among all deals of the arena.
    std::size_t numberOf(std::size_t deal) const
    {
        return static_cast<std::size_t>(plan_.firstDeal) + deal;
    }

    void play(std::size_t deal, std::size_t rotation, bots::Memory& memory)
    {
        ArenaTask task{.players = {},
                       .seed = seedOf(plan_.seed, numberOf(deal)),
                       .rotation = rotation,
                       .time = plan_.time,
                       .iterations = plan_.iterations,
                       .stop = stop_,
                       .keepEvents = !plan_.records.empty(),
                       .memory = &memory};
        for (const std::size_t bot : seatings_[rotation])
            task.players.push_back(&plan_.bots[bot]);
        ArenaGame game = playTask(plan_.match.play(), task);
        if (stop_.stop_requested())
            return;
        const auto recorded = record(task, game, deal);
        report(std::move(game), recorded, deal, rotation);
    }

    void report(ArenaGame game, const core::Expected<void>& recorded, std::size_t deal,
                std::size_t rotation)
    {
        const std::lock_guard lock(mutex_);
        if (!recorded && !error_) {
            error_ = recorded.error();
            failed_ = true;
        }
        if (game.forfeit) {
            const auto player = static_cast<std::size_t>(game.forfeit->player);
            watch_.forfeit(plan_.bots[seatings_[rotation][player]].name + " forfeits game " +
                           std::to_string(rotation + 1) + " of deal " +
                           std::to_string(numberOf(deal) + 1) + ": " + game.forfeit->why);
        }
        game.events.clear();
        deals_[deal].resize(seatings_.size());
        deals_[deal][rotation] = std::move(game);
        watch_.progress(++done_);
    }

    core::Expected<void> record(const ArenaTask& task, const ArenaGame& game,
                                std::size_t deal) const
    {
        if (plan_.records.empty())
            return {};
        auto match = match::Match::start(plan_.match.game(), plan_.match.options(), task.seed);
        std::vector<match::PlayerEntry> entries;
        for (core::Seat seat = 0; seat < match->seats(); ++seat)
            entries.push_back(
                entryFor(*task.players[static_cast<std::size_t>(match->playerOf(seat))]));
        match->setPlayerEntries(std::move(entries));
        if (auto applied = match->apply(game.events); !applied)
            return applied;
        const fs::path path =
            plan_.records / (std::string(match->game()) + "-" + std::to_string(numberOf(deal) + 1) +
                             "-" + std::to_string(task.rotation + 1) + ".facedown");
        std::ofstream file(path, std::ios::binary);
        file << match::writeJson(match->record()) << '\n';
        if (!file.flush())
            return core::failure(core::ErrorCode::BadRecord, path.string() + " cannot be written");
        return {};
    }

    const ArenaPlan& plan_;
    const ArenaWatch& watch_;
    const std::stop_token stop_;
    const std::vector<Seating> seatings_;
    std::vector<ArenaDeal> deals_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> failed_ = false;
    std::mutex mutex_; ///< guards what follows, deals_, and the watch
    std::optional<core::Error> error_;
    int done_ = 0;
};

} // namespace

core::Expected<std::vector<ArenaDeal>> runArena(const ArenaPlan& plan, const ArenaWatch& watch,
                                                const std::stop_token& stop)
{
    return Arena(plan, watch, stop).run();
}

} // namespace facedown::cli
