#pragma once

#include <cstdint>
#include <vector>

#include <QByteArray>
#include <QString>

#include "match/match.h"

namespace facedown::table {

/// Of a player: so much, in so many cases.
struct Count
{
    std::int64_t sum = 0;
    std::int64_t cases = 0;

    bool operator==(const Count&) const = default;
};

/// Something that statistics tell of how everybody plays a game, beyond who wins.
struct Figure
{
    enum class Kind {
        Share,   ///< of the cases, those counted
        Average, ///< of what there was, in each case
    };

    QString name; ///< a short heading, in the language that is set
    QString note; ///< what is counted, in a sentence
    Kind kind = Kind::Average;
    std::vector<Count> players; ///< one for each
};

/// The figures of a match, read off its steps: always the same ones in the same order, and of a
/// match without events nothing is counted yet. Each game has its own in a folder of its name.
template <core::Game G>
std::vector<Figure> figuresOf(const core::Play<G>& play);

/// What is stored was counted by the same figures if it has the same number; to be raised whenever
/// the game counts other things, or counts them in another way.
template <core::Game G>
int figuresVersion();
/// Before: there is a game of that name.
int figuresVersion(const QString& game);

std::vector<Figure> figures(const match::Match& match);
/// Without any match. Before: there is a game of that name.
std::vector<Figure> figures(const QString& game);

/// The counts of figures, a number after the other, and back. Nothing if the text is not that of so
/// many players.
QByteArray toText(const std::vector<Figure>& figures);
/// A list for each player, of a count for each figure.
std::vector<std::vector<Count>> readCounts(const QByteArray& text, int players);

/// Tells each step of a match, with the state that it leaves.
template <core::Game G, class Sink>
void tellSteps(const core::Play<G>& play, Sink sink)
{
    for (std::size_t i = 0; i < play.events().size(); ++i) {
        typename G::State state = play.stateAfter(i);
        G::apply(state, play.events()[i], sink);
    }
}

} // namespace facedown::table
