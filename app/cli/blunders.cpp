#include <array>
#include <iostream>

#include "bots/training.h"
#include "cli/commands.h"
#include "match/games.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

struct KindName
{
    const char* id;
    const char* text;
};

/// Along bots::Blunder::Kind.
constexpr std::array<KindName, 3> kinds = {{{"trick", "a partner's trick taken"},
                                            {"treasure", "a treasure thrown away"},
                                            {"other", "other cards"}}};

const KindName& nameOf(bots::Blunder::Kind kind)
{
    return kinds[static_cast<std::size_t>(kind)];
}

/// Null if there is none for the game.
bots::BlunderCounter counterOf(std::string_view game)
{
    bots::BlunderCounter counter = nullptr;
    match::withGame(game, [&]<core::Game G>() { counter = bots::blunderCounter<G>; });
    return counter;
}

void printJson(const BlunderOptions& options, const bots::Blunders& blunders, std::ostream& out)
{
    auto found = core::Json::array();
    for (const bots::Blunder& one : blunders.found)
        found.push_back({{"deal", one.deal},
                         {"seat", one.seat},
                         {"kind", nameOf(one.kind).id},
                         {"made", one.made},
                         {"better", one.better},
                         {"points", one.points}});
    out << match::writeJson({{"game", options.game},
                             {"players", options.players},
                             {"level", options.level},
                             {"seed", options.seed},
                             {"deals", options.deals},
                             {"decisions", blunders.decisions},
                             {"blunders", std::move(found)}})
        << '\n';
}

void printList(const BlunderOptions& options, const bots::Blunders& blunders, std::ostream& out)
{
    std::array<int, kinds.size()> counts{};
    for (const bots::Blunder& one : blunders.found) {
        ++counts[static_cast<std::size_t>(one.kind)];
        out << "deal " << one.deal << ", seat " << one.seat << ": " << one.made << ", better by "
            << one.points << ": " << one.better << " (" << nameOf(one.kind).text << ")\n";
    }
    out << options.game << ", " << options.level << ", " << options.players
        << " players: " << blunders.found.size() << " of " << blunders.decisions << " decisions in "
        << options.deals << (options.deals == 1 ? " deal" : " deals")
        << " cost points in every deal drawn";
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        out << (kind == 0 ? ": " : ", ") << kinds[kind].text << ' ' << counts[kind];
    out << '\n';
}

} // namespace

int blunders(const BlunderOptions& options, std::ostream& out)
{
    const bots::BlunderCounter counter = counterOf(options.game);
    const auto level = bots::levelNamed(options.level);
    if (counter == nullptr || !level)
        return complain(std::cerr, options.game + " has no partners to judge", wrongUsage);
    const bots::BlunderRun run{.players = options.players,
                               .level = *level,
                               .budget = {.iterations = options.iterations},
                               .deals = options.deals,
                               .seed = options.seed,
                               .cards = options.cards,
                               .threads = options.threads};
    const bots::Blunders blunders = counter(run);
    if (options.json)
        printJson(options, blunders, out);
    else
        printList(options, blunders, out);
    return done;
}

} // namespace facedown::cli
