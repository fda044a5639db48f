#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/error.h"
#include "core/game.h"

namespace facedown::core {

/// A seat; null where there is none.
inline Json seatOrNull(Seat seat)
{
    return seat < 0 ? Json(nullptr) : Json(seat);
}

/// The number in a Json, if it is a whole one that a T can hold. (Comparing or converting the Json
/// itself would wrap what is too large round to something small.)
template <class T>
std::optional<T> wholeNumber(const Json& json)
{
    if (json.is_number_unsigned()) {
        const auto number = json.get<std::uint64_t>();
        return std::in_range<T>(number) ? std::optional(static_cast<T>(number)) : std::nullopt;
    }
    if (!json.is_number_integer())
        return std::nullopt;
    const auto number = json.get<std::int64_t>();
    return std::in_range<T>(number) ? std::optional(static_cast<T>(number)) : std::nullopt;
}

/// Reads a game's options from an object. What is left out keeps its value; the first fault found
/// is kept until it is asked for.
class OptionReader
{
public:
    /// The Json outlives the reader.
    explicit OptionReader(const Json& json);

    void read(const char* name, int& value);
    void read(const char* name, bool& value);
    /// One of several words, each of which stands for a value.
    template <class T>
    void read(const char* name, T& value,
              std::initializer_list<std::pair<std::string_view, T>> choices)
    {
        const Json* given = find(name);
        if (given == nullptr)
            return;
        std::vector<std::string_view> words;
        for (const auto& [word, meaning] : choices) {
            words.push_back(word);
            if (*given == word) {
                value = meaning;
                return;
            }
        }
        failWithout(name, words);
    }

    /// What is wrong with the options; nothing if all is well. Before: every option was read.
    std::optional<Error> fault();

private:
    const Json* find(const char* name);
    void fail(std::string message);
    void failWithout(const char* name, const std::vector<std::string_view>& words);

    const Json& json_;
    std::vector<std::string_view> known_;
    std::optional<Error> fault_;
};

/// Reads a game's options as `read(reader, options)` does, and checks them; what is left out has
/// its default. Errors: BadOption.
template <class G>
Expected<typename G::Options> readOptions(const Json& json, auto&& read)
{
    typename G::Options options;
    OptionReader reader(json);
    read(reader, options);
    std::optional<Error> fault = reader.fault();
    if (!fault)
        fault = G::check(options);
    if (fault)
        return tl::unexpected(*fault);
    return options;
}

} // namespace facedown::core
