#pragma once

#include <QStringList>
#include <QTest>

#include "core/random.h"
#include "engine/text_game.h"
#include "table/table.h"

namespace facedown::table {

/// What a session gives a table to show: the last `past` events as the viewer saw them. Whoever
/// looks is offered what may be decided now, but for what that seat may not know.
template <core::Game G>
Scene<G> sceneOf(const core::Play<G>& play, core::Seat viewer, std::size_t past = 10000)
{
    const std::size_t count = play.events().size();
    Scene<G> scene;
    for (std::size_t i = count - std::min(past, count); i <= count; ++i) {
        scene.views.push_back(G::view(play.stateAfter(i), viewer));
        if (i < count)
            scene.events.push_back(G::seen(play.stateAfter(i), play.events()[i], viewer));
    }
    scene.deed = count == 0 ? scene.view()
                            : G::deed(play.stateAfter(count - 1), play.events().back(), viewer);
    for (const auto& decision : G::legal(play.state()))
        if (const core::Event<G> event = decision; G::seen(play.state(), event, viewer) == event)
            scene.offered.push_back(decision);
    return scene;
}

/// Names that are no word of the games. From the fourth seat on there are bots.
inline std::vector<Sitter> someSitters(int seats)
{
    static const QStringList names = {"Ana", "Bruno", "Cora", "Dan", "Eva",  "Fil",
                                      "Gil", "Hal",   "Ida",  "Jo",  "Kurt", "Lea"};
    std::vector<Sitter> sitters;
    for (int seat = 0; seat < seats; ++seat) {
        Sitter sitter{names[seat], "faces/person-0"};
        if (seat >= 3)
            sitter = {names[seat], "faces/bot-0", true, "medium", 2, "medium, bold"};
        sitters.push_back(sitter);
    }
    return sitters;
}

/// A table of some game, T, that shows it to one seat.
template <core::Game G, class T>
struct ShownTo
{
    explicit ShownTo(core::Seat seat)
        : viewer(seat)
    {
    }

    T& show(Scene<G> scene, Beat beat = Beat::Settled)
    {
        table.show(std::move(scene), beat);
        return table;
    }
    T& show(const core::Play<G>& play, Beat beat = Beat::Settled)
    {
        table.setSitters(someSitters(G::seats(play.options())));
        return show(sceneOf(play, viewer), beat);
    }
    T& show(const test::TextGame<G>& game, Beat beat = Beat::Settled)
    {
        return show(game.record(), beat);
    }

    const std::vector<PieceModel::Piece>& pieces() { return table.pieces()->pieces(); }
    const PieceModel::Piece& piece(int row) { return pieces().at(static_cast<std::size_t>(row)); }

    /// The row of the piece that lies there; -1 if none does.
    int row(PieceModel::Kind kind, PieceModel::Zone zone, core::Seat seat, int place)
    {
        for (std::size_t row = 0; row < pieces().size(); ++row) {
            const PieceModel::Piece& piece = pieces()[row];
            if (piece.kind == kind && piece.zone == zone && piece.seat == seat &&
                piece.place == place)
                return static_cast<int>(row);
        }
        return -1;
    }

    const SeatModel::Row& seat(core::Seat seat)
    {
        return table.seats()->rows().at(static_cast<std::size_t>(seat));
    }

    core::Seat viewer;
    T table;
};

/// A number from the environment, to try more or others.
inline int setting(const char* name, int otherwise)
{
    return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : otherwise;
}

} // namespace facedown::table
