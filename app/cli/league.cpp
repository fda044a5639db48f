#include <algorithm>
#include <ostream>

#include "cli/arena_plan.h"
#include "cli/arena_report.h"
#include "cli/interrupt.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

using core::Expected;
using match::Json;

/// Whose copies fill a table, and how each bot does that sits down with them; no figures where it
/// would sit with copies of itself.
struct Field
{
    std::string others;
    bool isHeldOut = false;
    std::vector<std::optional<ArenaFigures>> figures;

    double shareOfFirst() const { return figures.front() ? figures.front()->winShare : 1.0; }
};

constexpr const char* ownBots[] = {"easy", "medium", "hard"};

std::vector<Field> fieldsOf(const LeagueOptions& options)
{
    std::vector<Field> fields;
    if (!options.heldOut)
        for (const char* bot : ownBots)
            fields.push_back({bot, false, {}});
    for (const LeagueMember& member : leagueOf(options.game))
        if (member.isHeldOut || !options.heldOut)
            fields.push_back({"stranger:" + member.name, member.isHeldOut, {}});
    return fields;
}

/// A table for one bot and copies of another.
Expected<ArenaPlan> tableOf(const LeagueOptions& options, const std::string& bot,
                            const std::string& others)
{
    ArenaOptions contest{options, {bot}};
    contest.seats.resize(static_cast<std::size_t>(options.players), others);
    return planFor(contest);
}

/// How the first bot does among copies of the other.
Expected<ArenaFigures> figuresOf(const LeagueOptions& options, const std::string& bot,
                                 const std::string& others, const std::stop_token& stop,
                                 std::ostream& errors, bool onTerminal)
{
    const auto plan = tableOf(options, bot, others);
    if (!plan)
        return tl::unexpected(plan.error());
    const ArenaWatch watch{.progress = [](int) {},
                           .forfeit =
                               [&errors, onTerminal](const std::string& words) {
                                   if (onTerminal)
                                       errors << wipeLine;
                                   complain(errors, words, failed);
                               }};
    const auto deals = runArena(*plan, watch, stop);
    if (!deals)
        return tl::unexpected(deals.error());
    if (stop.stop_requested())
        return ArenaFigures();
    return figures(plan->bots.size(), *deals).front();
}

Expected<void> play(const LeagueOptions& options, std::vector<Field>& fields,
                    const std::stop_token& stop, std::ostream& errors, bool onTerminal)
{
    std::size_t played = 0;
    for (Field& field : fields) {
        for (const std::string& bot : options.bots) {
            field.figures.emplace_back();
            if (bot == field.others || stop.stop_requested())
                continue;
            auto figures = figuresOf(options, bot, field.others, stop, errors, onTerminal);
            if (!figures)
                return tl::unexpected(figures.error());
            field.figures.back() = *figures;
        }
        if (onTerminal)
            errors << '\r' << ++played << " of " << fields.size() << " tables" << std::flush;
    }
    if (onTerminal)
        errors << wipeLine << std::flush;
    return {};
}

void printTable(const LeagueOptions& options, const std::vector<Field>& fields, std::ostream& out)
{
    out << options.game << ", " << options.players
        << " players: the share of the wins that one has among "
        << "copies of another, hardest for " << options.bots.front() << " first; par "
        << decimal(1.0 / options.players, 3) << "; * never trained against\n";
    std::vector<std::vector<std::string>> rows(1, {"among"});
    rows.front().insert(rows.front().end(), options.bots.begin(), options.bots.end());
    for (const Field& field : fields) {
        std::vector<std::string> row{field.others + (field.isHeldOut ? " *" : "")};
        for (const auto& figures : field.figures)
            row.push_back(
                figures ? decimal(figures->winShare, 3) + " ± " + decimal(figures->error, 3) : "");
        rows.push_back(std::move(row));
    }
    printAligned(rows, out);
}

void printJson(const LeagueOptions& options, const std::vector<Field>& fields, std::ostream& out)
{
    auto tables = Json::array();
    for (const Field& field : fields)
        for (std::size_t bot = 0; bot < options.bots.size(); ++bot)
            if (const auto& figures = field.figures[bot])
                tables.push_back({{"bot", options.bots[bot]},
                                  {"among", field.others},
                                  {"held_out", field.isHeldOut},
                                  {"seat_games", figures->seatGames},
                                  {"win_share", figures->winShare},
                                  {"error", figures->error ? Json(*figures->error) : Json()},
                                  {"forfeits", figures->forfeits}});
    const Json league{{"game", options.game},
                      {"players", options.players},
                      {"seed", options.seed},
                      {"tables", std::move(tables)}};
    out << match::writeJson(league) << '\n';
}

} // namespace

int league(const LeagueOptions& options, std::ostream& out, std::ostream& errors, bool onTerminal)
{
    std::vector<Field> fields = fieldsOf(options);
    if (fields.empty())
        return complain(errors, "the league of " + options.game + " has nobody held out", failed);
    for (const std::string& bot : options.bots)
        if (const auto table = tableOf(options, bot, fields.front().others); !table)
            return complain(errors, table.error().message, wrongUsage);
    const Interrupt interrupt;
    const auto played = play(options, fields, interrupt.token(), errors, onTerminal);
    if (interrupt.came())
        interrupt.giveWay();
    if (!played)
        return complain(errors, played.error().message, failed);
    std::stable_sort(fields.begin(), fields.end(), [](const Field& one, const Field& two) {
        return one.shareOfFirst() < two.shareOfFirst();
    });
    if (options.json)
        printJson(options, fields, out);
    else
        printTable(options, fields, out);
    return done;
}

} // namespace facedown::cli
