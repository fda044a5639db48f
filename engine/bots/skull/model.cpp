#include "bots/skull/model.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <stdexcept>

namespace facedown::bots::skull_bot {

namespace {

constexpr double finest = 99.0;

constexpr const char* evenTable = "round-even";
constexpr const char* keenTable = "round-keen";
constexpr const char* plainTable = "round-plain";
constexpr const char* naiveTable = "round-naive";
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
        return core::failure(core::ErrorCode::BadRecord, "the table " + name + " is no strategy");
    return Strategy(std::move(weights));
}

/// The same strategy with some deeds more likely: so many times, and by so much of a row's greatest
/// weight, for a habit shows most where good players would not think of it.
struct Bend
{
    float times = 1.0F;
    float more = 0.0F;
};

Strategy bent(const Strategy& strategy, auto&& bendOf)
{
    std::vector<float> weights = strategy.weights();
    for (int at = 0; at < situationColumns(); at += situationWidth(at)) {
        const auto row = std::span(weights).subspan(static_cast<std::size_t>(at),
                                                    static_cast<std::size_t>(situationWidth(at)));
        const float most = *std::max_element(row.begin(), row.end());
        for (std::size_t column = 0; column < row.size(); ++column) {
            const Bend bend = bendOf(deedAt(at, static_cast<int>(column)));
            row[column] = bend.times * row[column] + bend.more * most;
        }
    }
    return Strategy(std::move(weights));
}

Strategy bluffing(const Strategy& even)
{
    return bent(even, [](Deed deed) {
        return deed == Deed::Bluff   ? Bend{3.0F, 0.4F}
               : deed == Deed::Skull ? Bend{1.5F, 0.2F}
                                     : Bend{};
    });
}

Strategy trapping(const Strategy& even)
{
    return bent(even, [](Deed deed) {
        const bool bids = deed == Deed::Bid || deed == Deed::Bluff;
        return deed == Deed::Skull ? Bend{2.0F, 1.0F} : Bend{bids ? 0.4F : 1.0F, 0.0F};
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

Model::Model(const Strategy& even, const Strategy& keen, const Strategy& plain,
             const Strategy& naive, const MatchValue& among)
    : strategies{even, plain, naive, bluffing(even), trapping(even), keen}
    , value(among)
{
}

core::Expected<Model> modelFrom(const Training& training)
{
    const auto even = strategyOf(training, evenTable);
    const auto keen = strategyOf(training, keenTable);
    const auto plain = strategyOf(training, plainTable);
    const auto naive = strategyOf(training, naiveTable);
    for (const auto* strategy : {&even, &keen, &plain, &naive})
        if (!*strategy)
            return tl::unexpected(strategy->error());
    const auto value = valueOf(training);
    if (!value)
        return tl::unexpected(value.error());
    return Model(*even, *keen, *plain, *naive, *value);
}

void addTo(Training& training, const Model& model)
{
    training.tables[evenTable] = packed(model.of(Habit::Even).weights());
    training.tables[keenTable] = packed(model.of(Habit::Keen).weights());
    training.tables[plainTable] = packed(model.of(Habit::Plain).weights());
    training.tables[naiveTable] = packed(model.of(Habit::Naive).weights());
    const auto& strengths = model.value.strengths();
    training.tables[strengthsTable] = {strengths.begin(), strengths.end()};
}

const Model& shippedModel()
{
    static const Model model = [] {
        auto read = modelFrom(shipped("skull"));
        if (!read)
            throw std::logic_error("built with an unsound training: " + read.error().message);
        return std::move(*read);
    }();
    return model;
}

std::vector<double> packed(const std::vector<float>& weights)
{
    std::vector<double> numbers;
    for (int at = 0; at < situationColumns(); at += situationWidth(at)) {
        const auto row = std::span(weights).subspan(static_cast<std::size_t>(at),
                                                    static_cast<std::size_t>(situationWidth(at)));
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
    std::vector<float> weights(static_cast<std::size_t>(situationColumns()));
    int at = 0;
    for (std::size_t index = 0; index < numbers.size();) {
        if (numbers[index] < 0.0) {
            for (double rows = -numbers[index]; rows > 0.0 && at < situationColumns(); rows -= 1.0)
                at += situationWidth(at);
            ++index;
            continue;
        }
        const auto width = static_cast<std::size_t>(situationWidth(at));
        if (at >= situationColumns() || index + width > numbers.size())
            return {};
        for (std::size_t column = 0; column < width; ++column)
            weights[static_cast<std::size_t>(at) + column] =
                static_cast<float>(std::max(0.0, numbers[index + column]));
        at += static_cast<int>(width);
        index += width;
    }
    return at == situationColumns() ? weights : std::vector<float>{};
}

} // namespace facedown::bots::skull_bot
