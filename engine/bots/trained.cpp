#include "bots/trained.h"

#include <cmath>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "core/text.h"

namespace facedown::bots {

namespace {

using nlohmann::json;

constexpr int version = 2;

tl::unexpected<core::Error> bad(std::string message)
{
    return core::failure(core::ErrorCode::BadRecord, std::move(message));
}

/// Whole numbers take less room as such.
json numberJson(double value)
{
    const bool whole = std::trunc(value) == value && std::abs(value) < 0x1p53;
    return whole ? json(static_cast<std::int64_t>(value)) : json(value);
}

json tablesJson(const Training& training)
{
    json tables = json::object();
    for (const auto& [name, numbers] : training.tables) {
        json& table = tables[name] = json::array();
        for (const double number : numbers)
            table.push_back(numberJson(number));
    }
    return tables;
}

std::uint64_t checksum(const json& object)
{
    std::string bytes;
    json::to_cbor(object, bytes);
    return bots::checksum(bytes);
}

/// Null of what is no CBOR.
json read(std::string_view bytes)
try {
    return json::from_cbor(bytes);
} catch (const json::exception&) {
    return nullptr;
}

/// What a file holds; nothing of one that holds something else.
std::optional<Training> trainingIn(const json& file)
try {
    return Training{file.at("game"), file.at("seed"), file.at("made"), file.at("tables")};
} catch (const json::exception&) {
    return std::nullopt;
}

std::map<std::string_view, Training> readShipped()
{
    std::map<std::string_view, Training> trainings;
    for (const auto& [game, file] : shippedFiles) {
        auto training = fromFile(file, game);
        if (!training)
            throw std::logic_error("built with an unsound file: " + training.error().message);
        trainings.emplace(game, std::move(*training));
    }
    return trainings;
}

} // namespace

std::uint64_t checksum(std::string_view text)
{
    std::uint64_t sum = 0xCBF29CE484222325ULL;
    for (const char byte : text)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
    return sum;
}

std::string toFile(const Training& training)
{
    json file = {{"game", training.game},
                 {"seed", training.seed},
                 {"made", training.made},
                 {"tables", tablesJson(training)}};
    file["checksum"] = checksum(file);
    file["version"] = version;
    std::string bytes;
    json::to_cbor(file, bytes);
    return bytes;
}

core::Expected<Training> fromFile(std::string_view bytes, std::string_view game)
{
    json file = read(bytes);
    if (!file.is_object() || !file.contains("version") || !file.contains("checksum"))
        return bad("this is not a facedown training file, or it is cut short");
    if (file["version"] != version) {
        const auto given = file["version"].dump(-1, ' ', false, json::error_handler_t::replace);
        return bad("the training file is of version " + core::plain(given, 20) +
                   "; this program reads version " + std::to_string(version));
    }
    const json sum = file["checksum"];
    file.erase("checksum");
    file.erase("version");
    if (sum != checksum(file))
        return bad("the training file is damaged: its checksum does not match");
    auto training = trainingIn(file);
    if (!training)
        return bad("the training file lacks a part");
    if (training->game != game)
        return bad("the training file is for " + core::plain(training->game, 20) + ", not for " +
                   std::string(game));
    return std::move(*training);
}

const Training& shipped(std::string_view game)
{
    static const std::map<std::string_view, Training> trainings = readShipped();
    return trainings.at(game);
}

} // namespace facedown::bots
