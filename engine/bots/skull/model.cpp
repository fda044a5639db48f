#include "bots/skull/model.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <span>

namespace facedown::bots::skull_bot {

namespace {

constexpr double finest = 99.0;

constexpr const char* equilibriumTable = "round-equilibrium";
constexpr const char* exploitativeTable = "round-exploitative";
constexpr const char* mediumTable = "round-medium";
constexpr const char* easyTable = "round-easy";
constexpr std::array strangerTables = {"round-shy", "round-steady", "round-daring"};
constexpr const char* strengthsTable = "strengths";

/// The same strategy with some deeds more likely: so many times, and by so much of a row's greatest
/// weight, for a type shows most where good players would not think of it.
struct Perturbation
{
    float times = 1.0F;
    float more = 0.0F;
};

Strategy perturbed(const Strategy& strategy, auto&& perturbationOf)
{
    std::vector<float> weights = strategy.weights();
    for (int at = 0; at < infosetColumns(); at += infosetWidth(at)) {
        const auto row = std::span(weights).subspan(static_cast<std::size_t>(at),
                                                    static_cast<std::size_t>(infosetWidth(at)));
        const float most = *std::max_element(row.begin(), row.end());
        for (std::size_t column = 0; column < row.size(); ++column) {
            const Perturbation perturbation =
                perturbationOf(actionKindAt(at, static_cast<int>(column)));
            row[column] = perturbation.times * row[column] + perturbation.more * most;
        }
    }
    return Strategy(std::move(weights));
}

Strategy bluffing(const Strategy& equilibrium)
{
    return perturbed(equilibrium, [](ActionKind action) {
        return action == ActionKind::Bluff   ? Perturbation{3.0F, 0.4F}
               : action == ActionKind::Skull ? Perturbation{1.5F, 0.2F}
                                             : Perturbation{};
    });
}

Strategy trapping(const Strategy& equilibrium)
{
    return perturbed(equilibrium, [](ActionKind action) {
        const bool bids = action == ActionKind::Bid || action == ActionKind::Bluff;
        return action == ActionKind::Skull ? Perturbation{2.0F, 1.0F}
                                           : Perturbation{bids ? 0.4F : 1.0F, 0.0F};
    });
}

} // namespace

Model::Model(const Strategy& equilibrium, const Strategy& exploitative, const Strategy& medium,
             const Strategy& easy, const std::vector<Strategy>& strangers, const MatchValue& among)
    : strategies{equilibrium,           medium,      easy, bluffing(equilibrium),
                 trapping(equilibrium), exploitative}
    , value(among)
{
    strategies.insert(strategies.end(), strangers.begin(), strangers.end());
    assert(strategies.size() == opponentTypes);
}

void addTo(Training& training, const Model& model)
{
    training.tables[equilibriumTable] = packed(model.of(OpponentType::Equilibrium).weights());
    training.tables[exploitativeTable] = packed(model.of(OpponentType::Exploitative).weights());
    training.tables[mediumTable] = packed(model.of(OpponentType::Medium).weights());
    training.tables[easyTable] = packed(model.of(OpponentType::Easy).weights());
    for (std::size_t kind = 0; kind < strangerTables.size(); ++kind)
        training.tables[strangerTables[kind]] =
            packed(model.strategies[static_cast<std::size_t>(OpponentType::Shy) + kind].weights());
    const auto& strengths = model.value.strengths();
    training.tables[strengthsTable] = {strengths.begin(), strengths.end()};
}

const Model& shippedModel()
{
    static const Model model = [] {
        const auto& tables = shipped(skull::Skull::id).tables;
        const auto strategy = [&tables](const char* name) {
            return Strategy(unpacked(tables.at(name)));
        };
        std::vector<Strategy> strangers;
        for (const char* table : strangerTables)
            strangers.push_back(strategy(table));
        const auto& strengths = tables.at(strengthsTable);
        return Model(strategy(equilibriumTable), strategy(exploitativeTable), strategy(mediumTable),
                     strategy(easyTable), strangers,
                     MatchValue({strengths.begin(), strengths.end()}));
    }();
    return model;
}

std::vector<double> packed(const std::vector<float>& weights)
{
    std::vector<double> numbers;
    for (int at = 0; at < infosetColumns(); at += infosetWidth(at)) {
        const auto row = std::span(weights).subspan(static_cast<std::size_t>(at),
                                                    static_cast<std::size_t>(infosetWidth(at)));
        const float most = *std::max_element(row.begin(), row.end());
        if (most > 0.0F)
            for (const float weight : row)
                numbers.push_back(std::round(finest * static_cast<double>(weight / most)));
        else if (!numbers.empty() && numbers.back() < 0.0)
            numbers.back() -= 1.0;
        else
            numbers.push_back(-1.0);
    }
    return numbers;
}

std::vector<float> unpacked(const std::vector<double>& numbers)
{
    std::vector<float> weights(static_cast<std::size_t>(infosetColumns()));
    int at = 0;
    for (auto number = numbers.begin(); number != numbers.end() && at < infosetColumns();) {
        if (*number < 0.0) {
            for (double rows = -*number++; rows > 0.0 && at < infosetColumns(); rows -= 1.0)
                at += infosetWidth(at);
            continue;
        }
        for (const int end = at + infosetWidth(at); at < end && number != numbers.end(); ++at)
            weights[static_cast<std::size_t>(at)] = static_cast<float>(*number++);
    }
    assert(at == infosetColumns());
    return weights;
}

} // namespace facedown::bots::skull_bot
