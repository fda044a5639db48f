#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/text.h"
#include "core/whole_number.h"

namespace facedown::core {

/// Reads a game's options from an object of any nlohmann-like Json type. What is left out keeps
/// its value; the first fault found is kept until it is asked for.
template <class Json>
class OptionReader
{
public:
    explicit OptionReader(const Json& json)
        : json_(json)
    {
        if (!json.is_object())
            fail("the options must be an object");
    }

    void read(const char* name, int& value)
    {
        const Json* given = find(name);
        if (given == nullptr)
            return;
        if (const auto number = wholeNumber<std::int16_t>(*given))
            value = *number;
        else
            fail(std::string(name) + " must be a small whole number");
    }

    void read(const char* name, bool& value)
    {
        const Json* given = find(name);
        if (given == nullptr)
            return;
        if (!given->is_boolean())
            fail(std::string(name) + " must be true or false");
        else
            value = given->template get<bool>();
    }

    /// One of several words, each of which stands for a value.
    template <class T>
    void read(const char* name, T& value,
              std::initializer_list<std::pair<std::string_view, T>> choices)
    {
        const Json* given = find(name);
        if (given == nullptr)
            return;
        std::string words;
        for (const auto& [word, meaning] : choices) {
            words += (words.empty() ? "" : " or ") + inQuotes(word);
            if (*given == word) {
                value = meaning;
                return;
            }
        }
        fail(std::string(name) + " must be " + words);
    }

    /// What is wrong with the options; nothing if all is well. Before: every option was read.
    std::optional<Error> fault()
    {
        if (json_.is_object())
            for (const auto& [name, value] : json_.items())
                if (std::find(known_.begin(), known_.end(), name) == known_.end())
                    fail("there is no option " + inQuotes(name));
        return fault_;
    }

private:
    const Json* find(const char* name)
    {
        known_.emplace_back(name);
        if (!json_.is_object())
            return nullptr;
        const auto place = json_.find(name);
        return place == json_.end() ? nullptr : &*place;
    }

    void fail(std::string message)
    {
        if (!fault_)
            fault_ = Error{ErrorCode::BadOption, std::move(message)};
    }

    const Json& json_;
    std::vector<std::string_view> known_;
    std::optional<Error> fault_;
};

} // namespace facedown::core
