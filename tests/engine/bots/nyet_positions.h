#pragma once

#include "bots/bots.h"
#include "engine/nyet/nyet_game.h"

/// Positions for the tests of what bots do in them.
namespace facedown::nyet {

using bots::Level;

/// How likely the seat to act decides in one of the ways that `asked` names. Only what the hard bot
/// does depends on the seed.
double likelihood(Level level, const Game& game, auto&& asked, std::uint64_t seed)
{
    const auto history = game.record().seenBy(game.actor());
    const View view = game.view(game.actor());
    const auto legal = Nyet::legal(view);
    core::Random random(seed);
    const auto choice = bots::choose<Nyet>({level}, view, history, random, {.iterations = 200});
    double sum = 0.0;
    for (std::size_t index = 0; index < legal.size(); ++index)
        sum += asked(legal[index]) ? choice.policy[index] : 0.0;
    return sum;
}

/// That it discards, gives or plays one of these.
inline double takes(Level level, const Game& game, Cards cards, std::uint64_t seed = 0)
{
    const auto asked = [cards](Decision one) { return cards.contains(one.card()); };
    return likelihood(level, game, asked, seed);
}
inline double takes(Level level, const Game& game, std::string_view some, std::uint64_t seed = 0)
{
    return takes(level, game, cards(some), seed);
}

/// Anything else, as it is written.
inline double does(Level level, const Game& game, std::string_view text, std::uint64_t seed = 0)
{
    const auto asked = [text](Decision one) { return Nyet::text(Nyet::Event(one)) == text; };
    return likelihood(level, game, asked, seed);
}

/// Of four seats 0 and 2 play against 1 and 3; seat 0 starts. Yellow is trump, as a rule. What is
/// wanting in the hands is filled up from blue to green, so that only the last have more greens.
inline Game pairs(const std::vector<std::string>& hands, const Terms& terms = {})
{
    Game game(players(4));
    game.deal(hands).veto(terms).play("team 2");
    return game;
}

/// The same up to the cards that some seats play to the first trick; this is the next one's hand.
inline Game toPlay(const std::string& hand, std::string_view trick, const Terms& terms = {})
{
    const auto words = core::words(trick);
    std::vector<std::string> hands;
    for (const std::string_view word : words)
        hands.emplace_back(word);
    hands.push_back(hand);
    Game game = pairs(hands, terms);
    for (const std::string_view word : words)
        game.play("play " + std::string(word));
    return game;
}

/// At a table of four, when all rows but one are decided; the seat to act holds this hand.
inline Game onlyRowOpen(Row open, const std::string& hand, const Terms& terms = {})
{
    Game game(players(4));
    const int others = 18 - (game.table().board.squares(open) - 1); // NY-22
    std::vector<std::string> hands(static_cast<std::size_t>(others % 4 + 1));
    hands.back() = hand;
    game.deal(hands);
    for (int i = 0; i < rows; ++i) {
        const Row row = static_cast<Row>(i);
        for (int square = 0; square < game.table().board.squares(row); ++square)
            if (row != open && name(row, square) != terms.of(row))
                game.play("veto " + std::string(name(row)) + ' ' + std::string(name(row, square)));
    }
    return game;
}

/// Five players, seats 0 and 1 against the others, and seat 0 is to give the bonus card.
inline Game bonusDue(const std::string& hand, const char* points)
{
    Game game(players(5));
    game.deal({hand}).veto({.points = points}).play("team 1");
    return game;
}

/// Of four: seat 1 covers what a weak hand fears, seat 2 what a strong one does, the others
/// neither. Four squares are left to be covered.
inline constexpr const char* firstVetoes =
    "veto start 1, veto points 4, veto points -2, veto start 2, "
    "veto start 3, veto points 3, veto points 1, veto discard one, "
    "veto discard two, veto super blue, veto super red, veto discard not1, "
    "veto discard left, veto super yellow";
/// The same of five, to the end.
inline constexpr const char* vetoesOfFive =
    "veto start 1, veto points 4, veto points -2, veto start 2, veto start 3, "
    "veto start 4, veto points 3, veto points 1, veto discard one, veto discard two, "
    "veto trump blue, veto super blue, veto super red, veto discard not1, veto discard left, "
    "veto trump red, veto super yellow, veto super green, veto trump green";

/// For the hard bot, whose search is a matter of luck where choices are nearly equal.
inline constexpr std::uint64_t seeds[] = {1, 2, 3, 4, 5, 6, 7, 8};

inline constexpr Level every[] = {Level::Easy, Level::Medium, Level::Hard};
inline constexpr Level sound[] = {Level::Medium, Level::Hard};
inline const Cards yellow = Cards::ofColour(Colour::Yellow);

inline constexpr const char* strong = "B11 B12 B13 R11 R12 R13 Y9 Y10 Y11 Y12 Y13 G11 G12 G13 G2";
inline constexpr const char* weak = "B1 B2 B3 B4 R1 R2 R3 R4 Y2 Y3 G1 G2 G3 G4 G5";
inline constexpr const char* withoutGreen = "Y2 Y5 Y6 R2 R3 R4 R5 R6 R7 B2 B3 B4 B5 B6 B7";
inline constexpr const char* withGreens = "G6 G10 G12 R2 R3 R4 R5 R6 R7 B2 B3 B4 B5 B6 B7";

} // namespace facedown::nyet
