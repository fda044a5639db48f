#include "match/series.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/json.h"

namespace facedown::match {

Series after(Series series, const std::vector<int>& winners)
{
    ++series.played;
    series.last = 0;
    for (const int winner : winners)
        ++series.wins[static_cast<std::size_t>(winner)];
    return series;
}

std::vector<int> winners(const Series& series)
{
    std::vector<int> sorted = series.wins;
    std::sort(sorted.rbegin(), sorted.rend());
    const int left = series.games - series.played;
    if (sorted.empty() || (left > 0 && sorted[0] - (sorted.size() > 1 ? sorted[1] : 0) <= left))
        return {};
    std::vector<int> best;
    for (std::size_t player = 0; player < series.wins.size(); ++player)
        if (series.wins[player] == sorted[0])
            best.push_back(static_cast<int>(player));
    return best;
}

nlohmann::json json(const Series& series)
{
    nlohmann::json json = {
        {"games", series.games}, {"played", series.played}, {"wins", series.wins}};
    if (series.last != 0)
        json["last"] = series.last;
    return json;
}

std::optional<Series> readSeries(const nlohmann::json& json, int players)
{
    if (!json.is_object())
        return std::nullopt;
    const auto number = [](const nlohmann::json& object, const char* name) {
        const auto place = object.find(name);
        return place == object.end() ? std::nullopt : core::wholeNumber<int>(*place);
    };
    Series series;
    const auto games = number(json, "games");
    const auto played = number(json, "played");
    const auto wins = json.find("wins");
    if (!games || !played || wins == json.end() || !wins->is_array() ||
        wins->size() != static_cast<std::size_t>(players) ||
        std::find(std::begin(seriesLengths), std::end(seriesLengths), *games) ==
            std::end(seriesLengths) ||
        *played < 0 || *played >= *games)
        return std::nullopt;
    series.games = *games;
    series.played = *played;
    for (const nlohmann::json& one : *wins) {
        const auto won = core::wholeNumber<int>(one);
        if (!won || *won < 0 || *won > *played)
            return std::nullopt;
        series.wins.push_back(*won);
    }
    if (const auto last = json.find("last"); last != json.end())
        series.last = core::wholeNumber<std::int64_t>(*last).value_or(0);
    // Somebody has won each of them.
    const int all = std::accumulate(series.wins.begin(), series.wins.end(), 0);
    if (all < series.played || !winners(series).empty())
        return std::nullopt;
    return series;
}

} // namespace facedown::match
