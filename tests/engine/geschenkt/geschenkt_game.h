#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/text_game.h"
#include "geschenkt/geschenkt.h"

namespace facedown::geschenkt {

/// So that QCOMPARE says which phase, and which cards, it was.
inline char* toString(Phase phase)
{
    return QTest::toString(static_cast<int>(phase));
}
inline char* toString(Cards cards)
{
    std::string all;
    for (const int card : cards)
        all += std::to_string(card) + ' ';
    return qstrdup(all.c_str());
}

inline Options players(int count, Variant variant = Variant::Base)
{
    return {count, variant, false};
}

using test::Texts;

/// A game for a test: events as text.
class Game : public test::TextGame<Geschenkt>
{
public:
    using TextGame::TextGame;

    /// Turns a card and lets all others pay until the seat takes it.
    Game& give(Seat seat, int card)
    {
        play("turn " + std::to_string(card));
        while (actor() != seat)
            play("pay");
        play("take");
        return *this;
    }
    Game& give(Seat seat, std::initializer_list<int> cards)
    {
        for (const int card : cards)
            give(seat, card);
        return *this;
    }

    const Table& table() const { return state().table; }
    Phase phase() const { return table().phase; }
    Cards cards(Seat seat) const { return table().cards(seat); }
    int chips(Seat seat) const { return state().chipsOf(seat); }

    std::vector<int> allChips() const
    {
        return {state().chips.begin(), state().chips.begin() + table().players};
    }
    std::vector<int> winners() const
    {
        const auto winners = Geschenkt::winners(state());
        return {winners.begin(), winners.end()};
    }
    std::vector<int> scores() const
    {
        const auto scores = Geschenkt::scores(state());
        return {scores.begin(), scores.end()};
    }
};

} // namespace facedown::geschenkt
