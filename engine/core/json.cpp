#include "core/json.h"

#include <algorithm>

#include "core/text.h"

namespace facedown::core {

OptionReader::OptionReader(const Json& json)
    : json_(json)
{
    if (!json.is_object())
        fail("the options must be an object");
}

void OptionReader::read(const char* name, int& value)
{
    const Json* given = find(name);
    if (given == nullptr)
        return;
    if (const auto number = wholeNumber<std::int16_t>(*given))
        value = *number;
    else
        fail(std::string(name) + " must be a small whole number");
}

void OptionReader::read(const char* name, bool& value)
{
    const Json* given = find(name);
    if (given == nullptr)
        return;
    if (given->is_boolean())
        value = given->get<bool>();
    else
        fail(std::string(name) + " must be true or false");
}

std::optional<Error> OptionReader::fault()
{
    if (json_.is_object())
        for (const auto& [name, value] : json_.items())
            if (std::find(known_.begin(), known_.end(), name) == known_.end())
                fail("there is no option " + inQuotes(name));
    return fault_;
}

const Json* OptionReader::find(const char* name)
{
    known_.emplace_back(name);
    if (!json_.is_object())
        return nullptr;
    const auto place = json_.find(name);
    return place == json_.end() ? nullptr : &*place;
}

void OptionReader::fail(std::string message)
{
    if (!fault_)
        fault_ = Error{ErrorCode::BadOption, std::move(message)};
}

void OptionReader::failWithout(const char* name, const std::vector<std::string_view>& words)
{
    std::string list;
    for (const std::string_view word : words)
        list += (list.empty() ? "" : " or ") + inQuotes(word);
    fail(std::string(name) + " must be " + list);
}

} // namespace facedown::core
