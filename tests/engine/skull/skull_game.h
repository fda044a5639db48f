#pragma once

#include <set>
#include <string>
#include <string_view>

#include "core/play.h"
#include "engine/show.h"
#include "skull/skull.h"

namespace facedown::skull {

/// So that QCOMPARE says which phase it was.
inline char* toString(Phase phase)
{
    return QTest::toString(static_cast<int>(phase));
}

inline Options players(int count)
{
    return {count, 1, false};
}

/// A game for a test: events as text, discs as letters (F a flower, S a skull, ? not to be seen).
class Game
{
public:
    explicit Game(const Options& options = {})
        : play_(options)
    {
    }

    /// Applies events, parted by ", ". One that is not legal ends the test program.
    Game& play(std::string_view events)
    {
        while (!events.empty()) {
            const std::size_t comma = events.find(", ");
            const std::string event(events.substr(0, comma));
            if (const std::string error = refusal(event); !error.empty())
                qFatal("%s", error.c_str());
            play_.apply(*Skull::parse(event));
            events = comma == std::string_view::npos ? "" : events.substr(comma + 2);
        }
        return *this;
    }

    Game& times(int count, std::string_view events)
    {
        for (int i = 0; i < count; ++i)
            play(events);
        return *this;
    }

    /// Why the event may not come now, as the player reads it; empty if it may.
    std::string refusal(std::string_view text) const
    {
        const auto event = Skull::parse(text);
        if (!event)
            return event.error().message;
        const auto error = Skull::check(state(), *event);
        return error ? error->message : std::string{};
    }

    /// What may come now, whoever is to act.
    std::set<std::string> legal() const
    {
        std::set<std::string> texts;
        for (const Decision decision : Skull::legal(state()))
            texts.insert(Skull::text(decision));
        const Skull::Outcomes outcomes = *Skull::outcomes(state());
        for (const Chance outcome : outcomes)
            texts.insert(Skull::text(outcome));
        return texts;
    }

    const State& state() const { return play_.state(); }
    const Table& table() const { return play_.state().table; }
    const Tribe& tribe(Seat seat) const { return table().tribe(seat); }
    const core::Play<Skull>& record() const { return play_; }
    Seat actor() const { return Skull::actor(state()); }
    Phase phase() const { return table().phase; }
    View view(Seat viewer) const { return Skull::view(state(), viewer); }

    /// A seat's discs as its owner knows them, flowers first; a mat's from the bottom.
    std::string hand(Seat seat) const { return handSeenBy(seat, seat); }
    std::string mat(Seat seat) const { return matSeenBy(seat, seat); }
    std::string lost(Seat seat) const { return lostSeenBy(seat, seat); }

    std::string handSeenBy(Seat viewer, Seat seat) const
    {
        return letters(table().hand(seat), [&](int at) { return view(viewer).inHand(seat, at); });
    }
    std::string matSeenBy(Seat viewer, Seat seat) const
    {
        return letters(tribe(seat).mat, [&](int at) { return view(viewer).onMat(seat, at); });
    }
    std::string lostSeenBy(Seat viewer, Seat seat) const
    {
        return letters(tribe(seat).lost, [&](int at) { return view(viewer).amongLost(seat, at); });
    }

private:
    static std::string letters(int count, auto&& discAt)
    {
        std::string text;
        for (int place = 0; place < count; ++place)
            text += "FS?"[static_cast<int>(discAt(place))];
        return text;
    }

    core::Play<Skull> play_;
};

using Texts = std::set<std::string>;

/// Three players, seat 0 first. In each round seat 0 turns up its own skull and gives up a flower.
constexpr std::string_view ownSkullRound = "place flower, place flower, place skull, "
                                           "bid 1, pass, pass, flip 0";
/// Three players, seat 0 first. Seat 0 turns up a flower of its own and then seat 1's skull.
constexpr std::string_view othersSkullRound = "place skull, place flower, place flower, "
                                              "bid 2, pass, pass, flip 0, flip 1";

/// Three players; seat 0 is out by its own skull and is to name the next first player.
inline Game outByOwnSkull()
{
    Game game(players(3));
    game.play("first 0");
    for (int round = 0; round < 4; ++round)
        game.play(ownSkullRound).play(round < 3 ? "discard flower" : "discard skull");
    return game;
}

/// Three players; seat 0 is out by the skull of seat 1, the next first player.
inline Game outByOthersSkull()
{
    Game game(players(3));
    game.play("first 0").play(othersSkullRound);
    game.play("shuffle flower skull flower flower, take 2");
    game.play(othersSkullRound).play("shuffle flower flower flower, take 3");
    game.play(othersSkullRound).play("shuffle flower flower, take 1");
    game.play(othersSkullRound).play("shuffle flower, take 1");
    return game;
}

} // namespace facedown::skull
