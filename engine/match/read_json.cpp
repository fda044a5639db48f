#include "match/read_json.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"

namespace facedown::match {

namespace {

using Json = nlohmann::json;

/// Far more than a record needs, far less than what copying and writing, which recurse, can bear.
constexpr std::size_t deepest = 32;
/// Values and names; each costs a hundred bytes or so. A long game has some thousands.
constexpr std::size_t mostParts = 1U << 18U;
/// The same where there is a state and everybody's view of it after every event.
constexpr std::size_t mostPartsOfLong = 1U << 23U;

std::string faultAt(std::size_t byte)
{
    return "not JSON: the fault is at byte " + std::to_string(byte);
}

/// Sees every part of a text before anything is built of it, and stops at the first that is amiss.
class Checker final : public nlohmann::json_sax<Json>
{
public:
    explicit Checker(std::size_t most)
        : most_(most)
    {
    }

    const std::string& fault() const { return fault_; }

    bool null() override { return count(); }
    bool boolean(bool) override { return count(); }
    bool number_integer(number_integer_t) override { return count(); }
    bool number_unsigned(number_unsigned_t) override { return count(); }
    bool number_float(number_float_t, const string_t&) override { return count(); }
    bool string(string_t&) override { return count(); }
    bool binary(binary_t&) override { return count(); }
    bool start_object(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        if (!names_.back().insert(name).second)
            return fail("the field " + core::inQuotes(name) + " appears twice in one object");
        return count();
    }

    bool parse_error(std::size_t byte, const std::string&, const Json::exception& error) override
    {
        const bool isNoJson = dynamic_cast<const Json::parse_error*>(&error) != nullptr;
        return fail(isNoJson ? faultAt(byte) : "a number in the JSON is too large");
    }

private:
    bool fail(std::string fault)
    {
        fault_ = std::move(fault);
        return false;
    }
    bool count() { return ++parts_ <= most_ || fail("the JSON has too many parts"); }
    bool open()
    {
        if (names_.size() == deepest)
            return fail("the JSON is nested too deeply");
        names_.emplace_back();
        return count();
    }
    bool close()
    {
        names_.pop_back();
        return true;
    }

    std::vector<std::set<std::string>> names_; ///< of the objects that are open, none of an array
    std::size_t most_;
    std::size_t parts_ = 0;
    std::string fault_;
};

core::Expected<Json> read(std::string_view text, std::size_t most)
{
    // The parser takes a zero byte for the end, whatever may follow.
    if (const auto zero = text.find('\0'); zero != std::string_view::npos)
        return core::failure(core::ErrorCode::BadJson, faultAt(zero + 1));
    Checker checker(most);
    if (!Json::sax_parse(text, &checker))
        return core::failure(core::ErrorCode::BadJson, checker.fault());
    return Json::parse(text);
}

} // namespace

core::Expected<Json> readJson(std::string_view text)
{
    return read(text, mostParts);
}

core::Expected<Json> readLongJson(std::string_view text)
{
    return read(text, mostPartsOfLong);
}

core::Expected<nlohmann::json> readOptions(const std::vector<std::string>& typed)
{
    auto json = nlohmann::json::object();
    for (const std::string& option : typed) {
        const auto equals = option.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == option.size())
            return core::failure(core::ErrorCode::BadOption,
                                 "--option is NAME=VALUE, such as tribes=2, not " +
                                     core::inQuotes(option));
        const std::string name = option.substr(0, equals);
        if (json.contains(name))
            return core::failure(core::ErrorCode::BadOption,
                                 "--option " + core::plain(name, 40) + " is given twice");
        const std::string word = option.substr(equals + 1);
        const auto value = nlohmann::json::parse(word, nullptr, false);
        json[name] = value.is_discarded() || value.is_structured() ? nlohmann::json(word) : value;
    }
    return json;
}

std::string writeJson(const Json& json, int indent)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace facedown::match
