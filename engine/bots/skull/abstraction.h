#pragma once

#include "skull/skull.h"

namespace facedown::bots::skull_bot {

using core::Seat;

/// A decision that the trained policies weigh, and its column in their tables.
struct Option
{
    skull::Decision decision;
    int column = 0;
};

/// A position as the trained policies see it: many that call for the same play are one.
struct Infoset
{
    int at = 0; ///< where its row begins in a policy's table
    core::FixedList<Option, 7> options;
};

/// The option that a decision counts as: itself, or the highest bid below it, which shows as much.
/// Null if it is none.
const Option* optionFor(const Infoset& infoset, skull::Decision decision);

/// How many numbers a policy has: the rows of all infosets, one after the other.
int infosetColumns();
/// How many of them are in the row that begins there.
int infosetWidth(int at);

/// What a column of a row means, as far as opponent types go.
enum class ActionKind { Flower, Skull, Bid, Bluff, Pass };
ActionKind actionKindAt(int at, int column);

/// The player's other tribe, while it is in the game; else nobody (SK-60).
Seat otherTribeOf(const skull::Table& table, Seat seat);

/// What one seat may see of a Prepare, Turn or Bid phase but its own skull. It is made once for all
/// the places where that skull may be.
class Abstraction
{
public:
    /// Before: it is the seat's turn in one of these phases. `otherTribe`: where the skull of the
    /// player's other tribe is, if that is known.
    explicit Abstraction(const skull::Table& table, skull::Whereabouts otherTribe = skull::unknown);
    /// The same with what a full state, or the seat's view, says of the player's other tribe.
    static Abstraction knowing(const auto& state)
    {
        const Seat otherTribe = otherTribeOf(state.table, state.table.actor);
        return Abstraction(state.table,
                           otherTribe == core::nobody ? skull::unknown : state.skull(otherTribe));
    }

    /// Before: `skull` is on the seat's mat, in hand or lost. No heap: it is made in playouts.
    Infoset with(skull::Whereabouts skull) const;

private:
    Infoset placing(skull::Whereabouts skull) const;
    Infoset turn(skull::Whereabouts skull) const;
    Infoset bidding(skull::Whereabouts skull) const;
    void addDiscs(Infoset& infoset, skull::Whereabouts skull) const;

    const skull::Table& table_;
    Seat seat_;
    Seat otherTribe_;
    int mat_;
    int discs_;         ///< on all mats
    int bucket_ = 0;    ///< how many tribes are left, in steps
    int rivals_ = 0;    ///< tribes of others that have not passed
    bool near_ = false; ///< a tribe of others needs just one more success
    double hope_ = 1.0; ///< that the others' discs which the next bid needs are flowers
};

/// The steps in which the tables tell numbers of tribes apart.
inline constexpr int buckets = 7;
int bucketOf(const skull::Table& table);

/// How many discs from the top of an own mat are flowers.
int flowersOnTop(const skull::View& view, Seat seat);

/// What everybody may think of a mat before looking closer: the chance that the top `count` of its
/// face-down discs are flowers.
double looksClear(const skull::Table& table, Seat seat, int count);

/// The mat, not the challenger's own, whose next disc is likeliest a flower by `clear(seat,
/// count)`, the chance of that many from its top, or 0 where none is left; nobody if none is face
/// down.
Seat safest(const skull::Table& table, const auto& clear)
{
    Seat safest = core::nobody;
    double most = -1.0;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        const skull::Tribe& tribe = table.tribe(seat);
        if (seat == table.challenger || tribe.faceDown() == 0)
            continue;
        const double before = clear(seat, tribe.open);
        const double chance = before > 0.0 ? clear(seat, tribe.open + 1) / before : 0.0;
        if (chance > most) {
            most = chance;
            safest = seat;
        }
    }
    return safest;
}
/// The one that looks so to everybody.
Seat safestLooking(const skull::Table& table);

} // namespace facedown::bots::skull_bot
