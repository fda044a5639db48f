#include <algorithm>
#include <array>
#include <iomanip>
#include <map>
#include <ostream>

#include "bots/bots.h"
#include "bots/review.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "core/text.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

using match::Json;
using match::Match;

constexpr std::size_t costliest = 3; ///< of each player

struct Entry
{
    std::size_t event = 0; ///< counted from 1
    int player = 0;
    std::string made;
    std::string better; ///< the same as made if there was nothing better
    std::optional<double> chance{};
    double cost = 0.0;
};

struct Report
{
    std::vector<std::string> names;
    std::vector<Entry> entries;
    std::vector<bots::Prospects> prospects; ///< the result last

    /// Of a player what cost something, the costliest first.
    std::vector<const Entry*> mistakesOf(int player) const
    {
        std::vector<const Entry*> mistakes;
        for (const Entry& entry : entries)
            if (entry.player == player && entry.cost > 0.0)
                mistakes.push_back(&entry);
        std::stable_sort(mistakes.begin(), mistakes.end(),
                         [](const Entry* one, const Entry* two) { return one->cost > two->cost; });
        mistakes.resize(std::min(mistakes.size(), costliest));
        return mistakes;
    }
};

Report reportOf(const Match& match, const ReviewOptions& options)
{
    Report report;
    for (core::Seat player = 0; player < match.players(); ++player) {
        // A player's first seat has their number.
        const std::string& name = match.playerEntry(player).name;
        report.names.push_back(name.empty() ? "seat " + std::to_string(player) : name);
    }
    const std::vector<std::string> names = report.names;
    for (std::size_t player = 0; player < names.size(); ++player)
        if (std::count(names.begin(), names.end(), names[player]) > 1)
            report.names[player] += " (seat " + std::to_string(player) + ")";
    std::visit(
        [&]<class G>(const core::Play<G>& play) {
            const auto reviewed =
                bots::review<G>(play, options.seed, options.iterations, options.threads);
            for (const bots::ReviewedDecision& one : reviewed) {
                const auto legal = G::legal(play.stateAfter(one.event));
                const auto text = [&](std::size_t decision) {
                    return G::text(core::Event<G>(legal[decision]));
                };
                report.entries.push_back({one.event + 1, match.playerOf(one.seat), text(one.made),
                                          text(one.better), one.chance, one.cost});
            }
            report.prospects = bots::prospectsAfter(
                reviewed, match.players(), [&](core::Seat seat) { return match.playerOf(seat); });
        },
        match.play());
    if (match.over())
        report.prospects.push_back(
            bots::prospectsAtEnd(match.length(), match.players(), match.winners()));
    return report;
}

Json json(const Entry& entry)
{
    Json json = {{"event", entry.event},
                 {"player", entry.player},
                 {"made", entry.made},
                 {"better", entry.better},
                 {"cost", entry.cost}};
    json["chance"] = entry.chance ? Json(*entry.chance) : Json(nullptr);
    return json;
}

void printJson(const Report& report, std::string_view game, std::ostream& out)
{
    Json decisions = Json::array();
    for (const Entry& entry : report.entries)
        decisions.push_back(json(entry));
    Json worst = Json::array();
    for (std::size_t player = 0; player < report.names.size(); ++player) {
        Json mistakes = Json::array();
        for (const Entry* entry : report.mistakesOf(static_cast<int>(player)))
            mistakes.push_back(json(*entry));
        worst.push_back(std::move(mistakes));
    }
    Json chances = Json::array();
    for (const auto& [event, shares] : report.prospects)
        chances.push_back({{"event", event}, {"chances", shares}});
    const Json whole = {{"game", game},
                        {"decisions", std::move(decisions)},
                        {"costliest", std::move(worst)},
                        {"chances", std::move(chances)}};
    out << whole.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

void printText(const Report& report, std::ostream& out)
{
    const auto percent = [](double share) {
        return std::to_string(std::lround(100.0 * share)) + "%";
    };
    for (std::size_t player = 0; player < report.names.size(); ++player) {
        const auto mistakes = report.mistakesOf(static_cast<int>(player));
        out << core::plain(report.names[player], report.names[player].size())
            << (mistakes.empty() ? ": nothing cost anything" : ":") << '\n';
        for (const Entry* entry : mistakes)
            out << "  event " << entry->event << ": " << entry->made << " (wins "
                << percent(*entry->chance) << "), better: " << entry->better << " (wins "
                << percent(*entry->chance + entry->cost) << ")\n";
    }
}

} // namespace

int review(const ReviewOptions& options, std::ostream& out, std::ostream& errors)
{
    const auto match = readRecord(options.record);
    if (!match)
        return complain(errors, options.record + ": " + match.error().message, failed);
    const Report report = reportOf(*match, options);
    if (options.json)
        printJson(report, match->game(), out);
    else
        printText(report, out);
    return done;
}

} // namespace facedown::cli
