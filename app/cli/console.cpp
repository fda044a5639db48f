#include <istream>
#include <optional>
#include <ostream>

#include "bots/bots.h"
#include "cli/commands.h"
#include "core/text.h"
#include "core/whole_number.h"
#include "match/match.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

using core::ErrorCode;
using core::Expected;
using core::failure;
using match::Json;
using match::Match;

/// The fields that a command's answer has beside `ok`.
using Answer = Expected<Json>;

constexpr std::uint64_t longestThought = 24ULL * 3600 * 1000; // ms
constexpr std::uint64_t mostIterations = 1'000'000'000;

/// A whole number from `least` to `most` that a command may come with.
Expected<std::optional<std::uint64_t>> number(const Json& command, const char* name,
                                              std::uint64_t least, std::uint64_t most)
{
    const auto place = command.find(name);
    if (place == command.end())
        return std::nullopt;
    const auto given = core::wholeNumber<std::uint64_t>(*place);
    if (!given || *given < least || *given > most)
        return failure(ErrorCode::BadOption, std::string(name) + " must be a whole number from " +
                                                 std::to_string(least) + " to " +
                                                 std::to_string(most));
    return given;
}

/// A text that a command must come with.
Expected<std::string> text(const Json& command, const char* name)
{
    const auto place = command.find(name);
    if (place == command.end())
        return failure(ErrorCode::BadCommand, std::string("the command lacks ") + name);
    if (!place->is_string())
        return failure(ErrorCode::BadOption, std::string(name) + " must be a text");
    return place->get<std::string>();
}

Expected<std::vector<std::string>> events(const Json& command)
{
    const auto one = command.find("event");
    const auto many = command.find("events");
    if ((one == command.end()) == (many == command.end()))
        return failure(ErrorCode::BadCommand, "the command must have either event or events");
    const Json list = one != command.end() ? Json::array({*one}) : *many;
    if (!list.is_array())
        return failure(ErrorCode::BadEvent, "events must be a list");
    std::vector<std::string> texts;
    for (const Json& event : list) {
        if (!event.is_string())
            return failure(ErrorCode::BadEvent, "an event must be a text");
        texts.push_back(event.get<std::string>());
    }
    return texts;
}

Expected<bots::Budget> budget(const Json& command)
{
    bots::Budget budget;
    const auto time = number(command, "ms", 0, longestThought);
    const auto iterations = number(command, "iterations", 1, mostIterations);
    if (!time || !iterations)
        return tl::unexpected(time ? iterations.error() : time.error());
    if (*time)
        budget.time = std::chrono::milliseconds(**time);
    if (*iterations)
        budget.iterations = static_cast<int>(**iterations);
    return budget;
}

/// What a bot would do for the seat to act, told only what that seat may know.
Json botAnswer(const Match& match, bots::Character character, const bots::Budget& budget)
{
    const core::Seat seat = match.actor();
    auto random = bots::randomFor(match.seed(), match.length());
    return std::visit(
        [&]<core::Game G>(const core::Play<G>& play) {
            const auto view = G::view(play.state(), seat);
            const auto past = play.seenBy(seat);
            const auto choice =
                bots::choose<G>(character, view, core::Past<G>(past), random, budget);
            const auto legal = G::legal(view);
            Json answer;
            for (std::size_t i = 0; i < legal.size(); ++i) {
                const std::string event = G::text(core::Event<G>(legal[i]));
                answer["policy"][event] = choice.policy[i];
                if (!choice.values.empty())
                    answer["values"][event] = choice.values[i];
                if (i == choice.chosen)
                    answer["event"] = event;
            }
            return answer;
        },
        match.play());
}

class Console
{
public:
    std::string answerTo(const std::string& line)
    {
        Answer answer =
            match::readJson(line).and_then([this](const Json& json) { return run(json); });
        if (answer)
            (*answer)["ok"] = true;
        else
            answer = {
                {"ok", false},
                {"error",
                 {{"code", core::name(answer.error().code)}, {"message", answer.error().message}}}};
        return answer->dump(-1, ' ', false, Json::error_handler_t::replace);
    }

private:
    struct Command
    {
        std::string_view name;
        Answer (Console::*run)(const Json&);
        bool needsGame;
    };
    static const Command commands[];

    Answer run(const Json& json);

    Answer stateNow() const { return Json{{"state", match_->state()}}; }

    Answer takeOver(Expected<Match> match)
    {
        if (!match)
            return tl::unexpected(match.error());
        match_ = std::move(*match);
        return stateNow();
    }

    Answer newGame(const Json& json)
    {
        const auto game = text(json, "game");
        if (!game)
            return tl::unexpected(game.error());
        const auto seed = number(json, "seed", 0, UINT64_MAX);
        if (!seed)
            return tl::unexpected(seed.error());
        return takeOver(
            Match::start(*game, json.value("options", Json::object()), seed->value_or(0)));
    }

    Answer load(const Json& json)
    {
        const auto record = json.find("record");
        if (record == json.end())
            return failure(ErrorCode::BadCommand, "the command lacks record");
        return takeOver(Match::fromRecord(*record));
    }

    Answer apply(const Json& json)
    {
        return events(json)
            .and_then([this](const auto& list) { return match_->apply(list); })
            .and_then([this] { return stateNow(); });
    }

    Answer state(const Json& json)
    {
        const auto last = static_cast<std::uint64_t>(match_->seats() - 1);
        return number(json, "seat", 0, last).map([this](const auto& seat) {
            return Json{
                {"state", seat ? match_->view(static_cast<core::Seat>(*seat)) : match_->state()}};
        });
    }

    Answer sample(const Json&)
    {
        return match_->sample().map([this](const std::string& event) {
            return Json{{"event", event}, {"state", match_->state()}};
        });
    }

    Answer bot(const Json& json)
    {
        const auto name = text(json, "level");
        if (!name)
            return tl::unexpected(name.error());
        const auto level = bots::levelNamed(*name);
        if (!level)
            return failure(ErrorCode::BadOption, "there is no level " + core::inQuotes(*name));
        const auto limits = budget(json);
        if (!limits)
            return tl::unexpected(limits.error());
        if (match_->actor() < 0)
            return failure(ErrorCode::Illegal,
                           match_->over() ? "the game is over" : "it is for chance to act now");
        return botAnswer(*match_, {*level, bots::temperAt(match_->actor())}, *limits);
    }

    Answer undo(const Json&)
    {
        return match_->undo().and_then([this] { return stateNow(); });
    }

    Answer record(const Json&) { return Json{{"record", match_->record()}}; }

    std::optional<Match> match_;
};

const Console::Command Console::commands[] = {
    {"new", &Console::newGame, false},  {"apply", &Console::apply, true},
    {"state", &Console::state, true},   {"sample", &Console::sample, true},
    {"bot", &Console::bot, true},       {"undo", &Console::undo, true},
    {"record", &Console::record, true}, {"load", &Console::load, false},
};

Answer Console::run(const Json& json)
{
    if (!json.is_object())
        return failure(ErrorCode::BadCommand, "a command is a JSON object");
    const auto name = json.find("cmd");
    if (name == json.end() || !name->is_string())
        return failure(ErrorCode::BadCommand, "cmd must name a command");
    const auto& wanted = name->get_ref<const std::string&>();
    for (const Command& command : commands) {
        if (command.name != wanted)
            continue;
        if (command.needsGame && !match_)
            return failure(ErrorCode::NoGame, "there is no game yet");
        return (this->*command.run)(json);
    }
    return failure(ErrorCode::BadCommand, "there is no command " + core::inQuotes(wanted));
}

} // namespace

int console(std::istream& in, std::ostream& out)
{
    Console console;
    std::string line;
    while (out && std::getline(in, line))
        out << console.answerTo(line) << std::endl;
    return out ? 0 : 1;
}

} // namespace facedown::cli
