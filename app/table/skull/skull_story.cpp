#include "table/skull/skull_table.h"

#include <optional>
#include <tuple>

// What is said of a match when it is over.

namespace facedown::table {

using core::Seat;
using StepKind = skull::Step::Kind;

namespace {

/// A challenge that another player's skull ended.
struct Miss
{
    Seat challenger = core::nobody;
    Seat owner = core::nobody;
    int missing = 0; ///< flowers
    int round = 0;
    bool wins = false; ///< its success would have won

    /// The closer to winning, the greater; of two alike the later.
    auto closeness() const { return std::tuple(wins, -missing, round); }
};

} // namespace

QVariantList SkullTable::rounds() const
{
    QVariantList rounds;
    if (!over())
        return rounds;
    const SkullWords in = words();
    backwards([&](const View&, const Part& part) {
        const bool failed = part.step.kind == StepKind::Failed;
        if (!failed && part.step.kind != StepKind::Succeeded)
            return true;
        const skull::Table& table = part.view.table;
        const int drawn = failed ? part.step.value : part.step.seat;
        rounds.prepend(QVariant::fromValue(
            ToldRound{part.step.seat, QString::number(table.bid),
                      QStringLiteral("skull/%1") + (failed ? "disc-skull-" : "disc-flower-") +
                          QString::number(drawn),
                      SkullWords::description({in.round(table.round), in.verdict(part.step)})}));
        return true;
    });
    return rounds;
}

QString SkullTable::story() const
{
    if (!over())
        return {};
    constexpr int farthest = 2; // flowers: with more missing nobody was close
    const skull::Table& end = shown_.table;
    std::optional<Miss> closest;
    int stopped = 0; // by the winner
    backwards([&](const View&, const Part& part) {
        const skull::Table& table = part.view.table;
        const Seat challenger = part.step.seat;
        if (part.step.kind != StepKind::Failed)
            return true;
        const Seat player = table.playerOf(challenger);
        const Seat owner = table.playerOf(part.step.value);
        stopped += owner == end.winner && player != owner;
        if (player == end.winner || player == owner)
            return true;
        // The skull counts among the discs flipped.
        if (table.bid - table.flipped + 1 > farthest)
            return true;
        const Miss miss{challenger, owner, table.bid - table.flipped + 1, table.round,
                        table.tribe(challenger).wins + 1 == skull::winsNeeded};
        if (!closest || closest->closeness() < miss.closeness())
            closest = miss;
        return true;
    });
    const SkullWords in = words();
    const auto say = [&in](const Miss& miss) {
        return in.nearMiss(miss.challenger, miss.owner, miss.missing, miss.round, miss.wins);
    };
    if (closest && closest->wins)
        return say(*closest);
    const auto succeeded = [&end](Seat seat) { return end.tribe(seat).wins > 0; };
    Seat other = core::nobody;
    bool winnerDid = false;
    int others = 0;
    for (Seat seat = 0; seat < end.seats(); ++seat) {
        const bool winners = end.playerOf(seat) == end.winner;
        winnerDid = winnerDid || (winners && succeeded(seat));
        if (!winners && succeeded(seat)) {
            other = seat;
            ++others;
        }
    }
    if (winnerDid && others == 1)
        return in.oneSuccess(other);
    if (closest)
        return say(*closest);
    return stopped > 0 ? in.stopped(end.winner, stopped) : in.lastChallenge(end.bid);
}

} // namespace facedown::table
