#include "cli/arena_report.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <sstream>

#include "cli/commands.h"
#include "core/text.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

using match::Json;

constexpr std::size_t widestName = 40;

/// "1 h 5 min", "3 min 20 s", "7 s".
std::string inWords(std::chrono::seconds time)
{
    const auto count = time.count();
    const auto two = [](auto big, const char* bigUnit, auto small, const char* smallUnit) {
        return std::to_string(big) + bigUnit + std::to_string(small) + smallUnit;
    };
    if (count >= 3600)
        return two(count / 3600, " h ", count % 3600 / 60, " min");
    if (count >= 60)
        return two(count / 60, " min ", count % 60, " s");
    return std::to_string(count) + " s";
}

std::string_view name(bots::Sprt::Verdict verdict)
{
    switch (verdict) {
    case bots::Sprt::Verdict::Lower:
        return "lower";
    case bots::Sprt::Verdict::Higher:
        return "higher";
    case bots::Sprt::Verdict::Open:
        break;
    }
    return "open";
}

/// In characters, of UTF-8.
std::size_t widthOf(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

/// In which of the orders of the bots the deals were, unless in all.
std::string inOrders(const ArenaPlan& plan)
{
    const auto all = plan.seatings.orderCount();
    if (!all)
        return ", in an order of the bots that is drawn for each";
    const auto played = static_cast<std::size_t>(plan.deals);
    return played >= *all ? ""
                          : ", in " + std::to_string(played) + " of the " + std::to_string(*all) +
                                " orders that the bots can sit in";
}

/// Null if they are drawn.
Json ordersJson(const ArenaPlan& plan)
{
    const auto all = plan.seatings.orderCount();
    return all ? Json{{"played", std::min(*all, static_cast<std::size_t>(plan.deals))},
                      {"all", *all}}
               : Json(nullptr);
}

/// Who thinks by iterations is never late.
std::optional<double> lateness(const ArenaPlan& plan, std::size_t bot, const ArenaFigures& figures)
{
    return plan.iterations || plan.bots[bot].iterations ? std::nullopt
                                                        : std::optional(figures.late);
}

Json orNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

} // namespace

std::string decimal(const std::optional<double>& value, int places)
{
    if (!value)
        return "-";
    std::ostringstream text;
    text << std::fixed << std::setprecision(places) << *value;
    return text.str();
}

void printAligned(const std::vector<std::vector<std::string>>& rows, std::ostream& out)
{
    for (const auto& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            std::size_t width = 0;
            for (const auto& other : rows)
                width = std::max(width, widthOf(other[column]));
            const std::string space(width - widthOf(row[column]), ' ');
            out << (column == 0 ? row[column] + space : "  " + space + row[column]);
        }
        out << '\n';
    }
}

ArenaProgress::ArenaProgress(const ArenaPlan& plan, std::ostream& errors, bool onTerminal)
    : errors_(errors)
    , onTerminal_(onTerminal)
    , games_(plan.games)
{
}

ArenaWatch ArenaProgress::watch()
{
    return {.progress = [this](int games) { tell(games); },
            .forfeit =
                [this](const std::string& words) {
                    wipe();
                    complain(errors_, words, failed);
                }};
}

void ArenaProgress::tell(int games)
{
    constexpr std::chrono::milliseconds pause(200);
    const auto now = Clock::now();
    if (!onTerminal_ || now < next_)
        return;
    next_ = now + pause;
    const auto left = (now - begin_) / games * (games_ - games);
    wipe();
    told_ = true;
    errors_ << games << " of " << games_ << " games, "
            << inWords(std::chrono::duration_cast<std::chrono::seconds>(left)) << " left"
            << std::flush;
}

void ArenaProgress::wipe()
{
    if (told_)
        errors_ << wipeLine << std::flush;
    told_ = false;
}

void printJson(const ArenaPlan& plan, const std::vector<ArenaDeal>& deals, std::ostream& out)
{
    auto list = Json::array();
    const auto all = figures(plan.bots.size(), deals);
    for (std::size_t bot = 0; bot < all.size(); ++bot)
        list.push_back({{"bot", plan.bots[bot].name},
                        {"seat_games", all[bot].seatGames},
                        {"wins", all[bot].wins},
                        {"win_share", all[bot].winShare},
                        {"error", orNull(all[bot].error)},
                        {"mean_score", orNull(all[bot].meanScore)},
                        {"mean_ms", all[bot].meanTime},
                        {"max_ms", all[bot].longestTime},
                        {"forfeits", all[bot].forfeits}});
    Json result = {{"game", plan.match.game()},  {"options", plan.match.options()},
                   {"games", plan.games},        {"seed", plan.seed},
                   {"orders", ordersJson(plan)}, {"bots", std::move(list)}};
    if (plan.test)
        result["sprt"] = {{"lower", plan.test->lower},
                          {"higher", plan.test->higher},
                          {"error", ArenaTest::error},
                          {"verdict", name(plan.test->verdict)}};
    out << match::writeJson(result) << '\n';
}

void printTable(const ArenaPlan& plan, const std::vector<ArenaDeal>& deals, std::ostream& out)
{
    const auto players = plan.seating.size();
    out << plan.match.game() << ", " << players << " players: " << plan.games
        << (plan.games == 1 ? " game of " : " games of ") << plan.deals
        << (plan.deals == 1 ? " deal" : " deals") << inOrders(plan) << ", seed " << plan.seed
        << "; par " << decimal(1.0 / static_cast<double>(players), 3) << '\n';
    std::vector<std::vector<std::string>> rows = {{"bot", "seat games", "wins", "win share",
                                                   "error", "mean score", "mean ms", "max ms",
                                                   "late", "forfeits"}};
    const auto all = figures(plan.bots.size(), deals);
    for (std::size_t bot = 0; bot < all.size(); ++bot) {
        const ArenaFigures& one = all[bot];
        rows.push_back({core::plain(plan.bots[bot].name, widestName), std::to_string(one.seatGames),
                        decimal(one.wins, 1), decimal(one.winShare, 3), decimal(one.error, 3),
                        decimal(one.meanScore, 1), decimal(one.meanTime, 3),
                        decimal(one.longestTime, 1), decimal(lateness(plan, bot, one), 5),
                        std::to_string(one.forfeits)});
    }
    printAligned(rows, out);
    if (!plan.test)
        return;
    const auto& [lower, higher, verdict] = *plan.test;
    out << core::plain(plan.bots[plan.seating.front()].name, widestName) << ": ";
    if (verdict == bots::Sprt::Verdict::Open)
        out << "not yet clear whether " << lower << " of the wins or less, or " << higher
            << " or more\n";
    else if (verdict == bots::Sprt::Verdict::Lower)
        out << lower << " of the wins or less, not " << higher << " or more\n";
    else
        out << higher << " of the wins or more, not " << lower << " or less\n";
}

} // namespace facedown::cli
