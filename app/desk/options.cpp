#include "desk/options.h"

#include <algorithm>
#include <charconv>

#include <CLI/CLI.hpp>
#include <QDateTime>
#include <QRandomGenerator>
#include <QRegularExpression>

#include "bots/outside.h"
#include "play/setup.h"
#include "table/game_info.h"
#include "translations/languages.h"

namespace facedown::desk {

namespace {

constexpr std::uint64_t demoSeed = 1;

/// What is wrong, as a sentence for a person.
struct Wrong
{
    std::string sentence;
};

/// The words as they were typed, before anything is made of them.
struct Typed
{
    std::string record, newGame, demoGame, players, humans, level, seed, language, pace, theme;
    std::string renderer, data, size, shots, listen;
    std::vector<std::string> options;
};

template <class Value>
struct Named
{
    const char* name;
    Value value;
};

using play::Preferences;
constexpr Named<Preferences::Pace> paces[] = {{"relaxed", Preferences::Relaxed},
                                              {"normal", Preferences::Normal},
                                              {"fast", Preferences::Fast},
                                              {"instant", Preferences::Instant}};
constexpr Named<Preferences::Theme> themes[] = {
    {"system", Preferences::System}, {"light", Preferences::Light}, {"dark", Preferences::Dark}};
constexpr Named<bool> renderers[] = {{"software", false}, {"opengl", true}};

/// "easy or medium", "en, ja or gl".
std::string listed(const std::vector<std::string>& words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return text;
}

[[noreturn]] void refuse(const char* option, const std::string& typed,
                         const std::vector<std::string>& words)
{
    throw Wrong{std::string(option) + " is " + listed(words) + ", not '" + typed + "'."};
}

template <class Value, std::size_t size>
Value named(const char* option, const std::string& typed, const Named<Value> (&choices)[size])
{
    std::vector<std::string> names;
    for (const auto& choice : choices) {
        if (typed == choice.name)
            return choice.value;
        names.emplace_back(choice.name);
    }
    refuse(option, typed, names);
}

std::vector<std::string> languageCodes()
{
    std::vector<std::string> codes;
    for (const Language& language : languages)
        codes.emplace_back(language.code);
    return codes;
}

QString languageFrom(const std::string& typed)
{
    const auto codes = languageCodes();
    if (std::find(codes.begin(), codes.end(), typed) == codes.end())
        refuse("--language", typed, codes);
    return QString::fromStdString(typed);
}

template <class Number>
std::optional<Number> wholeNumber(const std::string& typed)
{
    Number number = 0;
    const char* const end = typed.data() + typed.size();
    const auto [rest, error] = std::from_chars(typed.data(), end, number);
    if (error != std::errc() || rest != end || typed.empty())
        return std::nullopt;
    return number;
}

int numberWithin(const char* option, const std::string& typed, int least, int most,
                 const std::string& why)
{
    const auto number = wholeNumber<int>(typed);
    if (!number || *number < least || *number > most)
        throw Wrong{std::string(option) + " is a number from " + std::to_string(least) + " to " +
                    std::to_string(most) + why + ", not '" + typed + "'."};
    return *number;
}

QSize sizeFrom(const std::string& typed)
{
    const auto cross = typed.find('x');
    const auto width = wholeNumber<int>(typed.substr(0, cross));
    const auto height =
        cross == std::string::npos ? std::nullopt : wholeNumber<int>(typed.substr(cross + 1));
    const auto text = [](QSize size) {
        return std::to_string(size.width()) + "x" + std::to_string(size.height());
    };
    if (!width || !height)
        throw Wrong{"--size is a width and a height, such as 1280x800, not '" + typed + "'."};
    const QSize size(*width, *height);
    if (size.boundedTo(largestWindow).expandedTo(smallestWindow) != size)
        throw Wrong{"--size is from " + text(smallestWindow) + " to " + text(largestWindow) +
                    ", not '" + typed + "'."};
    return size;
}

QString listenFrom(const std::string& typed)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:((?:\\d{1,3}\\.){3}\\d{1,3})|\\[([0-9a-fA-F:.]+)\\]):(\\d{1,5})$"));
    const auto match = form.match(QString::fromStdString(typed));
    if (!match.hasMatch() || match.captured(3).toUInt() > 65535)
        throw Wrong{"--listen is an address of this computer and a port, such as "
                    "192.168.1.20:40404, not '" +
                    typed + "'."};
    return match.captured(1) + match.captured(2) + QLatin1Char(':') + match.captured(3);
}

std::vector<std::string> gameNames()
{
    return {match::gameIds.begin(), match::gameIds.end()};
}

table::GameInfo gameNamed(const char* option, const std::string& typed)
{
    const QString id = QString::fromStdString(typed);
    if (table::placeOf(id) > 0)
        return table::gameInfo(id);
    refuse(option, typed, gameNames());
}

/// The game's options as the protocol has them; a value that is no JSON is a plain word.
match::Json gameOptions(const std::vector<std::string>& typed)
{
    match::Json json = match::Json::object();
    for (const std::string& option : typed) {
        const auto equals = option.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == option.size())
            throw Wrong{"--option is NAME=VALUE, such as tribes=2, not '" + option + "'."};
        const std::string name = option.substr(0, equals);
        if (json.contains(name))
            throw Wrong{"--option " + name + " is given twice."};
        const std::string word = option.substr(equals + 1);
        const match::Json value = match::Json::parse(word, nullptr, false);
        json[name] = value.is_discarded() ? match::Json(word) : value;
    }
    return json;
}

std::string levelFrom(const std::string& typed)
{
    if (bots::levelNamed(typed) || bots::outsideCommand(typed))
        return typed;
    std::vector<std::string> names;
    for (const bots::Level level : bots::levels)
        names.emplace_back(bots::name(level));
    names.emplace_back("exec:COMMAND");
    refuse("--level", typed, names);
}

match::Match matchFrom(const Typed& typed, const table::GameInfo& game, std::uint64_t seed)
{
    match::Json json = gameOptions(typed.options);
    if (!typed.players.empty() && json.contains("players"))
        throw Wrong{"--players and --option players say the same thing: give one of them."};
    if (!typed.players.empty())
        json["players"] = numberWithin("--players", typed.players, game.minPlayers, game.maxPlayers,
                                       " for " + game.name.toStdString());
    else if (!json.contains("players"))
        json["players"] = game.usualPlayers;

    auto match = match::Match::start(game.id.toStdString(), json, seed);
    if (!match)
        throw Wrong{game.name.toStdString() +
                    " cannot be played like this: " + match.error().message + "."};
    const int people =
        !typed.demoGame.empty() ? 0
        : typed.humans.empty()
            ? 1
            : numberWithin("--humans", typed.humans, 0, match->players(), " with these players");
    const std::string level = levelFrom(typed.level.empty() ? "medium" : typed.level);
    match->setPlayerEntries(play::seatedTwice(
        play::usualPlayers(match->players(), people, QString::fromStdString(level)),
        match->seats()));
    match->setStarted(QDateTime::currentDateTime().toString(Qt::ISODate).toStdString());
    return std::move(*match);
}

/// Refuses what would have no effect, rather than leave somebody waiting for it.
void checkTogether(const Typed& typed)
{
    const bool demo = !typed.demoGame.empty();
    if (demo && typed.shots.empty())
        throw Wrong{"--demo needs --shots DIR, where its pictures go."};
    if (!typed.shots.empty() && !demo)
        throw Wrong{"--shots needs --demo GAME, the game to make pictures of."};
    if (demo && (!typed.newGame.empty() || !typed.record.empty()))
        throw Wrong{"--demo plays a game of its own: leave out --new and the saved game."};
    if (demo && !typed.humans.empty())
        throw Wrong{"--humans does not go with --demo, where bots play."};
    if (demo && !typed.listen.empty())
        throw Wrong{"--listen does not go with --demo, where bots play."};
    if (!typed.newGame.empty() && !typed.record.empty())
        throw Wrong{"--new and a saved game cannot both be at the table: leave one of them out."};
    if (demo || !typed.newGame.empty())
        return;
    const std::pair<const char*, bool> forMatch[] = {{"--players", !typed.players.empty()},
                                                     {"--humans", !typed.humans.empty()},
                                                     {"--level", !typed.level.empty()},
                                                     {"--option", !typed.options.empty()}};
    for (const auto& [name, given] : forMatch)
        if (given)
            throw Wrong{std::string(name) + " needs --new GAME, the game that it is for."};
}

Options made(const Typed& typed)
{
    checkTogether(typed);
    Options options;
    options.record = QString::fromStdString(typed.record);
    options.demo = !typed.demoGame.empty();
    options.shots = QString::fromStdString(typed.shots);
    options.data = QString::fromStdString(typed.data);
    if (!typed.seed.empty()) {
        options.seed = wholeNumber<std::uint64_t>(typed.seed);
        if (!options.seed)
            throw Wrong{"--seed is a whole number from 0 to 18446744073709551615, not '" +
                        typed.seed + "'."};
    }
    if (!typed.language.empty())
        options.language = languageFrom(typed.language);
    if (!typed.pace.empty())
        options.pace = named("--pace", typed.pace, paces);
    if (!typed.theme.empty())
        options.theme = named("--theme", typed.theme, themes);
    if (!typed.renderer.empty())
        options.opengl = named("--renderer", typed.renderer, renderers);
    if (!typed.size.empty())
        options.size = sizeFrom(typed.size);
    if (!typed.listen.empty())
        options.listen = listenFrom(typed.listen);
    return options;
}

void describe(CLI::App& app, Typed& typed)
{
    app.set_version_flag("--version", "facedown " FACEDOWN_VERSION);
    const auto filled = [](const std::string& word) {
        return word.empty() ? std::string("its value is empty") : std::string();
    };
    const auto add = [&app, filled](const char* name, std::string& word, const char* value,
                                    const std::string& help) {
        app.add_option(name, word, help)->check(filled)->type_name(value);
    };
    app.add_option("RECORD", typed.record, "A saved game to open")->check(filled);
    add("--new", typed.newGame, "GAME", "Go straight to the table: " + listed(gameNames()));
    add("--players", typed.players, "N", "Players of the new game");
    add("--humans", typed.humans, "N", "How many of them are human (default: 1)");
    add("--level", typed.level, "LEVEL",
        "How well bots play: easy, medium, hard (default: medium); exec:COMMAND has a program of "
        "your own play");
    app.add_option("--option", typed.options, "An option of the game, such as tribes=2")
        ->type_name("NAME=VALUE")
        ->expected(1)
        ->take_all();
    add("--seed", typed.seed, "N", "The seed for everything left to chance");
    add("--language", typed.language, "LANGUAGE",
        listed(languageCodes()) + ", for this session only");
    add("--pace", typed.pace, "PACE", "relaxed, normal, fast, instant, for this session only");
    add("--theme", typed.theme, "THEME", "system, light, dark, for this session only");
    add("--renderer", typed.renderer, "RENDERER", "software, opengl, for this session only");
    add("--data", typed.data, "DIR", "Where settings and games are kept");
    add("--listen", typed.listen, "ADDRESS:PORT",
        "Where to listen for phones, instead of this computer's addresses in local networks");
    add("--size", typed.size, "WxH", "The window's size, for this session only");
    add("--demo", typed.demoGame, "GAME", "Let bots play a game and make pictures of it");
    add("--shots", typed.shots, "DIR", "Where the pictures go");
}

/// The library's words made a sentence.
std::string sentence(const CLI::ParseError& error)
{
    std::string text = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        text = text.substr(0, text.find(':')) + " needs one value";
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text.back() == '.' ? text : text + ".";
}

} // namespace

std::variant<Options, Answer> parseOptions(const std::vector<std::string>& arguments)
{
    Typed typed;
    CLI::App app("Board games of hidden cards and secrets, with bots or with people on one screen.",
                 "facedown");
    describe(app, typed);
    try {
        // The library takes them from the back.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        Options options = made(typed);
        const std::string& game = options.demo ? typed.demoGame : typed.newGame;
        if (game.empty())
            return options;
        // Pictures are the same every time.
        const std::uint64_t chance =
            options.demo ? demoSeed : QRandomGenerator::system()->generate64();
        options.match = matchFrom(typed, gameNamed(options.demo ? "--demo" : "--new", game),
                                  options.seed.value_or(chance));
        return options;
    } catch (const CLI::CallForHelp&) {
        return Answer{0, app.help()};
    } catch (const CLI::CallForVersion& wish) {
        return Answer{0, std::string(wish.what()) + '\n'};
    } catch (const CLI::ParseError& error) {
        return Answer{wrongUsage, sentence(error)};
    } catch (const Wrong& wrong) {
        return Answer{wrongUsage, wrong.sentence};
    }
}

} // namespace facedown::desk
