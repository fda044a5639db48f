#pragma once

#include <string>
#include <vector>

#include "core/text.h"
#include "engine/text_game.h"
#include "nyet/nyet.h"

namespace facedown::nyet {

/// So that QCOMPARE says which phase, and which cards, it was.
inline char* toString(Phase phase)
{
    return QTest::toString(static_cast<int>(phase));
}
inline char* toString(Cards cards)
{
    std::string all;
    for (const Card card : cards)
        for (int count = cards.count(card); count > 0; --count)
            all += text(card) + ' ';
    return qstrdup(all.c_str());
}
inline char* toString(Card card)
{
    return qstrdup(card == Card::none() ? "none" : text(card).c_str());
}

inline Options players(int count, int target = 0, bool noTrump = false)
{
    return {count, target, noTrump};
}

inline Card card(std::string_view text)
{
    return cardNamed(text).value();
}

/// "B1 B1 R13"
inline Cards cards(std::string_view text)
{
    Cards all;
    if (!text.empty())
        for (const std::string_view word : core::words(text))
            all.add(card(word));
    return all;
}

/// Everybody's hand in full: each as given, and of the rest of the pack in its order what is
/// wanting.
inline std::string dealText(int players, const std::vector<std::string>& some)
{
    std::vector<Cards> hands(static_cast<std::size_t>(players));
    Cards rest = packFor(players);
    for (std::size_t seat = 0; seat < some.size(); ++seat) {
        hands[seat] = cards(some[seat]);
        rest.remove(hands[seat]);
    }
    Chance deal = emptyDeal(players);
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        while (hands[seat].size() < deal.size) {
            const Card next = *rest.begin();
            rest.remove(next);
            hands[seat].add(next);
        }
        deal.hands[seat] = hands[seat];
    }
    return Nyet::text(Nyet::Event(deal));
}

/// The squares left free at the end of the veto phase.
struct Terms
{
    int start = 0;
    const char* discard = "none";
    const char* trump = "yellow";
    const char* super = "none";
    const char* points = "2";

    std::string_view of(Row row) const
    {
        switch (row) {
        case Row::Start:
            return name(Row::Start, start);
        case Row::Discard:
            return discard;
        case Row::Trump:
            return trump;
        case Row::Super:
            return super;
        case Row::Points:
            return points;
        }
        return {};
    }
};

using test::Texts;

/// A game for a test: events as text.
class Game : public test::TextGame<Nyet>
{
public:
    using TextGame::TextGame;

    Game& play(std::string_view events)
    {
        TextGame::play(events);
        return *this;
    }
    /// From the first event on, or from a round's end: the hands, filled up from the rest.
    Game& deal(const std::vector<std::string>& some = {})
    {
        if (phase() == Phase::Dealer)
            play("dealer 0");
        play(dealText(table().players, some));
        return *this;
    }
    /// A deal like any other.
    Game& sample(std::uint64_t seed = 1)
    {
        core::Random random(seed);
        play(Nyet::text(Nyet::sample(state(), random)));
        return *this;
    }
    /// All vetoes, row after row.
    Game& veto(const Terms& terms = {})
    {
        const Board board = table().board; // as it is now
        for (int i = 0; i < rows; ++i) {
            const Row row = static_cast<Row>(i);
            for (int square = 0; square < board.squares(row); ++square)
                if (board.isFree(row, square) && name(row, square) != terms.of(row))
                    play("veto " + std::string(name(row)) + ' ' + std::string(name(row, square)));
        }
        return *this;
    }
    /// The first that is legal, so many times, or until the round is over.
    Game& anything(int times = 1000)
    {
        const int round = table().round;
        while (times-- > 0 && table().round == round && phase() != Phase::Over)
            play(Nyet::text(Nyet::legal(state())[0]));
        return *this;
    }
    /// A round from its deal to its end, anyhow.
    Game& anyRound() { return sample().veto().anything(); }

    const Table& table() const { return state().table; }
    Phase phase() const { return table().phase; }
    const Discards& discards(Seat seat) const
    {
        return state().discards[static_cast<std::size_t>(seat)];
    }

    std::vector<int> scores() const
    {
        std::vector<int> scores;
        for (Seat seat = 0; seat < table().players; ++seat)
            scores.push_back(table().seat(seat).score);
        return scores;
    }
};

/// A round from its tricks on, with hands as a test wants them, though no deal be such.
class Round
{
public:
    /// `team`: a bit for each of the start player's team.
    Round(const Options& options, const Terms& terms, unsigned team,
          const std::vector<std::string>& hands)
        : state(Nyet::start(options))
    {
        Table& table = state.table;
        Nyet::apply(state, dealer(0));
        for (int i = 0; i < rows; ++i) {
            const Row row = static_cast<Row>(i);
            for (int square = 0; square < table.board.squares(row); ++square)
                if (name(row, square) != terms.of(row))
                    table.board.cover(row, square, 0);
        }
        for (Seat seat = 0; seat < table.players; ++seat) {
            state.hand(seat) = cards(hands[static_cast<std::size_t>(seat)]);
            table.seat(seat).held = byte(state.hand(seat).size());
        }
        table.team = static_cast<std::uint8_t>(team);
        table.phase = Phase::Play;
        table.actor = table.trick.leader = byte(terms.start);
    }

    /// Cards in the order in which they are played, parted by spaces.
    Round& play(std::string_view played)
    {
        for (const std::string_view word : core::words(played)) {
            const Nyet::Event event = nyet::play(card(word));
            if (const auto error = Nyet::check(state, event))
                qFatal("%s", error->message.c_str());
            core::apply<Nyet>(state, event);
        }
        return *this;
    }
    /// What the seat to act may play.
    Cards playable() const
    {
        Cards all;
        for (const Decision decision : Nyet::legal(state))
            for (int count = state.hand(state.table.actor).count(decision.card()); count > 0;
                 --count)
                all.add(decision.card());
        return all;
    }
    std::string refusal(std::string_view event) const
    {
        const auto error = Nyet::check(state, *Nyet::parse(event));
        return error ? error->message : "";
    }
    Seat winner() const { return state.table.lastWinner; }
    std::vector<std::string> treasuresOf(Seat seat) const
    {
        std::vector<std::string> texts;
        for (int i = 0; i < state.table.treasureCount; ++i)
            if (const Treasure& one = state.table.treasures[static_cast<std::size_t>(i)];
                one.seat == seat)
                texts.push_back(text(one.card));
        return texts;
    }

    State state;
};

} // namespace facedown::nyet
