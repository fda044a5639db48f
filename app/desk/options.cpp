#include "desk/options.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <QDateTime>
#include <QRandomGenerator>
#include <QRegularExpression>

#include "bots/outside.h"
#include "match/read_json.h"
#include "play/setup.h"
#include "table/game_info.h"
#include "translations/languages.h"

namespace facedown::desk {

namespace {

constexpr std::uint64_t demoSeed = 1;

/// What was typed of a match, which is made of all of it together.
struct MatchWords
{
    std::string newGame, demoGame;
    std::string level = "medium";
    std::optional<int> players;
    std::optional<unsigned> humans;
    std::vector<std::string> options;
};

template <class Value>
using Named = std::vector<std::pair<std::string, Value>>;

using play::Preferences;
const Named<Preferences::Pace> paces{{"relaxed", Preferences::Relaxed},
                                     {"normal", Preferences::Normal},
                                     {"fast", Preferences::Fast},
                                     {"instant", Preferences::Instant}};
const Named<Preferences::Theme> themes{
    {"system", Preferences::System}, {"light", Preferences::Light}, {"dark", Preferences::Dark}};
const Named<bool> renderers{{"software", false}, {"opengl", true}};

std::vector<std::string> languageCodes()
{
    std::vector<std::string> codes;
    for (const Language& language : languages)
        codes.emplace_back(language.code);
    return codes;
}

std::vector<std::string> gameNames()
{
    return {match::gameIds.begin(), match::gameIds.end()};
}

std::vector<std::string> levelNames()
{
    std::vector<std::string> names;
    for (const bots::Level level : bots::levels)
        names.emplace_back(bots::name(level));
    return names;
}

QSize sizeFrom(const std::string& typed)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const auto match = form.match(QString::fromStdString(typed));
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (size.boundedTo(largestWindow).expandedTo(smallestWindow) == size)
        return size;
    const auto text = [](QSize known) {
        return std::to_string(known.width()) + "x" + std::to_string(known.height());
    };
    throw CLI::ValidationError("--size", typed + " is no width and height from " +
                                             text(smallestWindow) + " to " + text(largestWindow));
}

QString listenFrom(const std::string& typed)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:((?:\\d{1,3}\\.){3}\\d{1,3})|\\[([0-9a-fA-F:.]+)\\]):(\\d{1,5})$"));
    const auto match = form.match(QString::fromStdString(typed));
    if (!match.hasMatch() || match.captured(3).toUInt() > 65535)
        throw CLI::ValidationError("--listen", typed + " is no address of this computer and a "
                                                       "port, such as 192.168.1.20:40404");
    return match.captured(1) + match.captured(2) + QLatin1Char(':') + match.captured(3);
}

match::Match matchFrom(const MatchWords& words, const QString& id, std::uint64_t seed)
{
    const table::GameInfo game = table::gameInfo(id);
    auto options = match::readOptions(words.options);
    if (!options)
        throw CLI::ValidationError(options.error().message);
    if (words.players && options->contains("players"))
        throw CLI::ExcludesError("--players", "--option players");
    if (!options->contains("players"))
        (*options)["players"] = words.players.value_or(game.usualPlayers);
    auto match = match::Match::start(id.toStdString(), *options, seed);
    if (!match)
        throw CLI::ValidationError(game.name.toStdString() +
                                   " cannot be played like this: " + match.error().message);
    const unsigned people = words.humans.value_or(words.demoGame.empty() ? 1 : 0);
    if (people > static_cast<unsigned>(match->players()))
        throw CLI::ValidationError("--humans", "there are only " +
                                                   std::to_string(match->players()) + " players");
    match->setPlayerEntries(
        play::seatedTwice(play::usualPlayers(match->players(), static_cast<int>(people),
                                             QString::fromStdString(words.level)),
                          match->seats()));
    match->setStarted(QDateTime::currentDateTime().toString(Qt::ISODate).toStdString());
    return std::move(*match);
}

/// The options that there are; what is read goes to `options` and `words`, which live longer.
class Reader
{
public:
    Reader(CLI::App& app, Options& options, MatchWords& words)
        : app_(app)
    {
        app.set_version_flag("--version", "facedown " FACEDOWN_VERSION);
        CLI::Option* record = text("RECORD", options.record, "A saved game to open");
        CLI::Option* played = app.add_option("--new", words.newGame, "Go straight to the table")
                                  ->check(CLI::IsMember(gameNames()))
                                  ->type_name("GAME")
                                  ->excludes(record);
        app.add_option("--players", words.players, "Players of the new game")->type_name("N");
        CLI::Option* humans =
            app.add_option("--humans", words.humans, "How many of them are human (default: 1)")
                ->type_name("N");
        const auto outside = [](const std::string& word) {
            return bots::outsideCommand(word) ? std::string() : word + " is no exec:COMMAND";
        };
        app.add_option("--level", words.level,
                       "How well bots play (default: medium); exec:COMMAND has a program of your "
                       "own play")
            ->check(CLI::IsMember(levelNames()) | CLI::Validator(outside, "exec:COMMAND"))
            ->type_name("LEVEL");
        app.add_option("--option", words.options, "An option of the game, such as tribes=2")
            ->type_name("NAME=VALUE")
            ->expected(1)
            ->take_all();
        const auto whole = [](const std::string& word) {
            return match::Json::parse(word, nullptr, false).is_number_unsigned()
                       ? std::string()
                       : word + " is no whole number from 0 to 18446744073709551615";
        };
        app.add_option("--seed", options.seed, "The seed for everything left to chance")
            ->check(whole)
            ->type_name("N");
        text("--language", options.language, "For this session only")
            ->check(CLI::IsMember(languageCodes()))
            ->type_name("LANGUAGE");
        choice("--pace", options.pace, paces)->type_name("PACE");
        choice("--theme", options.theme, themes)->type_name("THEME");
        choice("--renderer", options.opengl, renderers)->type_name("RENDERER");
        text("--data", options.data, "Where settings and games are kept")->type_name("DIR");
        CLI::Option* listen =
            word(
                "--listen", [&](const std::string& typed) { options.listen = listenFrom(typed); },
                "Where to listen for phones, instead of this computer's addresses in local "
                "networks")
                ->type_name("ADDRESS:PORT");
        word(
            "--size", [&](const std::string& typed) { options.size = sizeFrom(typed); },
            "The window's size, from 960x600 on, for this session only")
            ->type_name("WxH");
        CLI::Option* demo =
            app.add_option("--demo", words.demoGame, "Let bots play a game and make pictures of it")
                ->check(CLI::IsMember(gameNames()))
                ->type_name("GAME");
        for (CLI::Option* other : {record, played, humans, listen})
            demo->excludes(other);
        CLI::Option* shots = text("--shots", options.shots, "Where the pictures go");
        shots->needs(demo)->type_name("DIR");
        demo->needs(shots);
    }

    /// What is said of a match is said of none.
    void refuseWithoutMatch() const
    {
        for (const char* name : {"--players", "--humans", "--level", "--option"})
            if (app_.count(name) > 0)
                throw CLI::RequiresError(name, "--new GAME, the game that it is for");
    }

private:
    CLI::Option* word(const char* name, const std::function<void(const std::string&)>& read,
                      const std::string& help)
    {
        const auto filled = [](const std::string& typed) {
            return typed.empty() ? std::string("its value is empty") : std::string();
        };
        return app_.add_option_function<std::string>(name, read, help)->check(filled);
    }
    CLI::Option* text(const char* name, QString& value, const std::string& help)
    {
        return word(
            name, [&](const std::string& typed) { value = QString::fromStdString(typed); }, help);
    }
    template <class Value>
    CLI::Option* choice(const char* name, std::optional<Value>& value, const Named<Value>& named)
    {
        const auto read = [&](const std::string& typed) {
            value = std::find_if(named.begin(), named.end(), [&](const auto& one) {
                        return one.first == typed;
                    })->second;
        };
        return word(name, read, "For this session only")->check(CLI::IsMember(named));
    }

    CLI::App& app_;
};

/// The library's words made a sentence.
std::string sentence(const CLI::ParseError& error)
{
    std::string text = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        text = text.substr(0, text.find(':')) + " is given once, and needs one value";
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text.back() == '.' ? text : text + ".";
}

} // namespace

std::variant<Options, Answer> parseOptions(const std::vector<std::string>& arguments)
{
    Options options;
    MatchWords words;
    CLI::App app("Board games of hidden cards and secrets, with bots or with people on one screen.",
                 "facedown");
    const Reader reader(app, options, words);
    try {
        // The library takes them from the back.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        options.demo = !words.demoGame.empty();
        const std::string& game = options.demo ? words.demoGame : words.newGame;
        if (game.empty()) {
            reader.refuseWithoutMatch();
            return options;
        }
        // Pictures are the same every time.
        const std::uint64_t chance =
            options.demo ? demoSeed : QRandomGenerator::system()->generate64();
        options.match =
            matchFrom(words, QString::fromStdString(game), options.seed.value_or(chance));
        return options;
    } catch (const CLI::CallForHelp&) {
        return Answer{0, app.help()};
    } catch (const CLI::CallForVersion& wish) {
        return Answer{0, std::string(wish.what()) + '\n'};
    } catch (const CLI::ParseError& error) {
        return Answer{wrongUsage, sentence(error)};
    }
}

} // namespace facedown::desk
