#pragma once

#include <QStringList>
#include <QTest>

#include "core/random.h"
#include "engine/skull/skull_game.h"
#include "table/skull_table.h"

namespace facedown::table {

using SkullPlay = core::Play<skull::Skull>;

/// What a session gives a table to show: the last `past` events as the viewer saw them. Whoever
/// looks is offered what may be decided now, but for what that seat may not know.
inline Scene<skull::Skull> sceneOf(const SkullPlay& play, core::Seat viewer,
                                   std::size_t past = 10000)
{
    using G = skull::Skull;
    const std::size_t count = play.events().size();
    Scene<G> scene;
    for (std::size_t i = count - std::min(past, count); i <= count; ++i) {
        scene.views.push_back(G::view(play.stateAfter(i), viewer));
        if (i < count)
            scene.events.push_back(G::seen(play.stateAfter(i), play.events()[i], viewer));
    }
    scene.deed = count == 0 ? scene.view()
                            : G::deed(play.stateAfter(count - 1), play.events().back(), viewer);
    for (const skull::Decision decision : G::legal(play.state()))
        if (const core::Event<G> event = decision; G::seen(play.state(), event, viewer) == event)
            scene.offered.push_back(decision);
    return scene;
}

/// Names that are no word of the game. From the fourth seat on there are bots.
inline std::vector<Sitter> someSitters(int seats)
{
    static const QStringList names = {"Ana", "Bruno", "Cora", "Dan", "Eva",  "Fil",
                                      "Gil", "Hal",   "Ida",  "Jo",  "Kurt", "Lea"};
    std::vector<Sitter> sitters;
    for (int seat = 0; seat < seats; ++seat) {
        const bool bot = seat >= 3;
        sitters.push_back({names[seat], bot ? "bot-0" : "person-0", bot, bot ? "medium" : ""});
    }
    return sitters;
}

/// A table that shows a game to one seat.
struct Shown
{
    explicit Shown(core::Seat seat)
        : viewer(seat)
    {
    }

    SkullTable& show(const SkullPlay& play, Beat beat = Beat::Settled)
    {
        table.setSitters(someSitters(play.state().table.seats()));
        table.show(sceneOf(play, viewer), beat);
        return table;
    }
    SkullTable& show(const skull::Game& game, Beat beat = Beat::Settled)
    {
        return show(game.record(), beat);
    }
    const std::vector<PieceModel::Piece>& pieces() { return table.pieces()->pieces(); }

    /// The row of the disc that lies there; -1 if none does.
    int row(PieceModel::Zone zone, core::Seat seat, int place)
    {
        for (std::size_t row = 0; row < pieces().size(); ++row) {
            const PieceModel::Piece& piece = pieces()[row];
            if (piece.kind == PieceModel::Disc && piece.zone == zone && piece.seat == seat &&
                piece.place == place)
                return static_cast<int>(row);
        }
        return -1;
    }

    core::Seat viewer;
    SkullTable table;
};

/// Any event that may come now. With care a game gets far: bids are low, few go on bidding.
inline skull::Skull::Event anyEvent(const skull::State& state, bool careful, core::Random& random)
{
    if (skull::Skull::actor(state) == core::chance)
        return skull::Skull::sample(state, random);
    const auto legal = skull::Skull::legal(state);
    const auto any = legal[static_cast<std::size_t>(random.below(int(legal.size())))];
    if (!careful || any.kind != skull::Decision::Kind::Bid)
        return any;
    if (state.table.phase == skull::Phase::Turn)
        return skull::bid(1);
    return random.below(3) == 0 ? skull::bid(state.table.bid + 1) : skull::pass();
}

inline skull::Options anyOptions(core::Random& random)
{
    const int tribes = 1 + random.below(2);
    return {3 + random.below(tribes == 1 ? 10 : 4), tribes, random.below(2) == 0};
}

/// A number from the environment, to try more or others.
inline int setting(const char* name, int otherwise)
{
    return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : otherwise;
}

} // namespace facedown::table
