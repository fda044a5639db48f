#include "bots/skull/model.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <span>
#include <stdexcept>

namespace facedown::bots::skull_bot {

namespace {

constexpr double finest = 99.0;

constexpr const char* equilibriumTable = "round-equilibrium";
constexpr const char* exploitativeTable = "round-exploitative";
constexpr const char* mediumTable = "round-medium";
constexpr const char* easyTable = "round-easy";
constexpr std::array strangerTables = {"round-shy", "round-steady", "round-daring"};
constexpr const char* strengthsTable = "strengths";

core::Expected<std::vector<double>> tableOf(const Training& training, const std::string& name)
{
    const auto found = training.tables.find(name);
    if (found == training.tables.end())
        return core::failure(core::ErrorCode::BadRecord, "the training lacks the table " + name);
    return found->second;
}

core::Expected<Strategy> strategyOf(const Training& training, const std::string& name)
{
    const auto table = tableOf(training, name);
    if (!table)
        return tl::unexpected(table.error());
    std::vector<float> weights = unpacked(*table);
    if (weights.empty())
        return core::failure(core::ErrorCode::BadRecord,
                             "the table " + name + " is not a strategy");
    return Strategy(std::move(weights));
}

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

core::Expected<MatchValue> valueOf(const Training& training)
{
    const auto table = tableOf(training, strengthsTable);
    if (!table)
        return tl::unexpected(table.error());
    const bool sound = std::all_of(table->begin(), table->end(), [](double strength) {
        return strength > 1e-6 && strength < 1e6;
    });
    if (!sound || static_cast<int>(table->size()) != MatchValue::count())
        return core::failure(core::ErrorCode::BadRecord,
                             std::string("the table ") + strengthsTable + " is not whole");
    return MatchValue({table->begin(), table->end()});
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

core::Expected<Model> modelFrom(const Training& training)
{
    const auto equilibrium = strategyOf(training, equilibriumTable);
    const auto exploitative = strategyOf(training, exploitativeTable);
    const auto medium = strategyOf(training, mediumTable);
    const auto easy = strategyOf(training, easyTable);
    for (const auto* strategy : {&equilibrium, &exploitative, &medium, &easy})
        if (!*strategy)
            return tl::unexpected(strategy->error());
    std::vector<Strategy> strangers;
    for (const char* table : strangerTables) {
        const auto strategy = strategyOf(training, table);
        if (!strategy)
            return tl::unexpected(strategy.error());
        strangers.push_back(*strategy);
    }
    const auto value = valueOf(training);
    if (!value)
        return tl::unexpected(value.error());
    return Model(*equilibrium, *exploitative, *medium, *easy, strangers, *value);
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
        auto read = modelFrom(shipped(skull::Skull::id));
        if (!read)
            throw std::logic_error("built with unsound training: " + read.error().message);
        return std::move(*read);
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
    for (std::size_t index = 0; index < numbers.size();) {
        if (numbers[index] < 0.0) {
            for (double rows = -numbers[index]; rows > 0.0 && at < infosetColumns(); rows -= 1.0)
                at += infosetWidth(at);
            ++index;
            continue;
        }
        const auto width = static_cast<std::size_t>(infosetWidth(at));
        if (at >= infosetColumns() || index + width > numbers.size())
            return {};
        for (std::size_t column = 0; column < width; ++column)
            weights[static_cast<std::size_t>(at) + column] =
                static_cast<float>(std::max(0.0, numbers[index + column]));
        at += static_cast<int>(width);
        index += width;
    }
    return at == infosetColumns() ? weights : std::vector<float>{};
}

} // namespace facedown::bots::skull_bot
