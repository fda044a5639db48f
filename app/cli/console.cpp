#include <istream>
#include <optional>
#include <ostream>

#include "cli/commands.h"
#include "cli/console_bots.h"
#include "cli/console_fields.h"
#include "core/text.h"
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

class Console
{
public:
    Console() = default;
    ~Console() { leave(); }
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

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
        return match::writeJson(*answer);
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
        leave();
        match_ = std::move(*match);
        return stateNow();
    }

    void leave()
    {
        if (match_)
            bots_.end(*match_);
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

    Answer bot(const Json& json) { return bots_.ask(*match_, json); }

    Answer undo(const Json&)
    {
        return match_->undo().and_then([this] { return stateNow(); });
    }

    Answer record(const Json&) { return Json{{"record", match_->record()}}; }

    std::optional<Match> match_;
    ConsoleBots bots_;
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
