#pragma once

#include <array>
#include <cstdint>

#include "nyet/board.h"

namespace facedown::nyet {

struct Options
{
    int players = 4;      ///< 2 to 5 (NY-2)
    int target = 0;       ///< 1 to 999: the total that ends the game (NY-14); 0: rounds by NY-11
    bool noTrump = false; ///< row Trump has a square without colour (NY-54)

    bool operator==(const Options&) const = default;
};

enum class Phase : std::int8_t {
    Dealer,  ///< chance chooses the first dealer (NY-10)
    Deal,    ///< chance deals (NY-12, NY-13)
    Veto,    ///< a seat covers a square (NY-21)
    Team,    ///< the start player chooses the teams (NY-30)
    Bonus,   ///< with 5 players he gives the bonus card (NY-31)
    Discard, ///< a seat discards in secret (NY-40)
    Give,    ///< a seat chooses a card for its left neighbour (NY-41)
    Play,    ///< a seat plays a card (NY-50)
    Over,
};

/// As the protocol names it.
const char* name(Phase phase);

/// Of a seat in a set of seats.
constexpr unsigned bit(Seat seat)
{
    return 1U << unsigned(seat);
}

/// What decides tricks in a round: the trump colour, if there is one, and the colour of which the
/// 1s are super trumps, if there is one.
struct Trumps
{
    std::int8_t colour = noColour;
    std::int8_t super = noColour;

    bool operator==(const Trumps&) const = default;

    /// The cards of the trump group (NY-51).
    Cards group() const
    {
        Cards cards;
        if (colour != noColour)
            cards = Cards::ofColour(static_cast<Colour>(colour));
        return cards | supers();
    }
    Cards supers() const
    {
        return super == noColour ? Cards() : Cards::ones(static_cast<Colour>(super));
    }
    bool isSuper(Card card) const { return card == Card::of(static_cast<Colour>(super), 1); }
    /// The cards with which a led card is followed (NY-52, NY-54).
    Cards following(Card led) const
    {
        const Cards trumps = group();
        return trumps.contains(led) ? trumps : Cards::ofColour(led.colour()).without(trumps);
    }
    /// How strong a card is where a colour was led: the last of the strongest wins a trick (NY-53).
    /// Reckoned, as branches would often be guessed wrong.
    int strength(Card card, Colour led) const
    {
        const int rank = 4 * int(isSuper(card)) + 2 * int(int(card.colour()) == colour) +
                         int(card.colour() == led);
        return 16 * rank + card.value();
    }
    /// Whether a card that is played later beats the one that has been winning so far (NY-53).
    bool beats(Card later, Card winning) const
    {
        return strength(later, winning.colour()) >= strength(winning, winning.colour());
    }
};

/// The cards of a trick in the order in which they were played, from its leader on, clockwise.
struct Trick
{
    std::int8_t leader = byte(nobody);
    std::int8_t size = 0;
    core::Array<Card, maxSeats> cards{};

    bool operator==(const Trick&) const = default;
    Card card(int place) const { return cards[place]; }
    void add(Card card) { cards[size++] = card; }
    /// Whose card lies at that place.
    Seat seat(int place, int players) const
    {
        const Seat seat = leader + place;
        return seat < players ? seat : seat - players;
    }
    /// The place of the card that wins, as far as it has been played (NY-53). Before: size > 0.
    int winning(const Trumps& trumps) const;
    /// Whether a card played to it now would win it, as far as it would have been played (NY-53).
    bool wouldWin(Card next, const Trumps& trumps) const
    {
        return size == 0 || trumps.beats(next, card(winning(trumps)));
    }
};

/// A 1 won from the other team (NY-55).
struct Treasure
{
    Card card;
    std::int8_t seat = 0; ///< who won it

    bool operator==(const Treasure&) const = default;
};

/// What everybody sees of one seat.
struct Player
{
    std::int8_t held = 0;      ///< cards in hand
    std::int8_t discarded = 0; ///< cards discarded this round
    bool given = false;        ///< has chosen a card for its neighbour this round (NY-41)
    std::int8_t tricks = 0;
    std::int16_t score = 0; ///< of the rounds finished

    bool operator==(const Player&) const = default;
};

/// What everybody at the table sees: the part that a state and every seat's view share.
struct Table
{
    std::int8_t players = 0;
    std::int16_t target = 0;
    bool noTrump = false;
    Phase phase = Phase::Dealer;
    std::int8_t actor = byte(chance);
    std::int8_t round = 1;
    std::int8_t dealer = byte(nobody);
    std::uint8_t team = 0; ///< a bit for each of the start player's team; 0: no teams yet
    std::int8_t bonus = byte(nobody);      ///< who has the bonus card
    std::int8_t aside = 0;                 ///< cards set aside unseen (NY-12)
    std::int8_t lastWinner = byte(nobody); ///< of the trick before
    std::int8_t treasureCount = 0;
    Trick trick;
    Trick last; ///< the trick before; size 0 if none this round
    Board board;
    core::Array<Treasure, colours * onesOfColour> treasures{}; ///< in the order won
    core::Array<Player, maxSeats> seats{};

    bool operator==(const Table&) const = default;

    const Player& seat(Seat seat) const { return seats[seat]; }
    Player& seat(Seat seat) { return seats[seat]; }
    /// The next seat clockwise: the neighbour on the left.
    Seat next(Seat seat) const { return seat + 1 == players ? 0 : seat + 1; }

    /// Rounds to be played, 0 with a target (NY-11, NY-14).
    int rounds() const;
    /// After so many it ends, whatever the target (NY-14, as ruled).
    static constexpr int mostRounds = 50;
    /// The seat free in row Start; nobody while that is open.
    Seat startPlayer() const { return board.decided(Row::Start).value_or(nobody); }
    /// Before: the row is decided.
    Trumps trumps() const { return {byte(board.fate(Row::Trump)), byte(board.fate(Row::Super))}; }
    /// The place of the card that wins a trick of this round so far; -1 where no card lies.
    int winning(const Trick& cards) const { return cards.size > 0 ? cards.winning(trumps()) : -1; }
    Discarding discarding() const { return static_cast<Discarding>(board.fate(Row::Discard)); }
    int points() const;
    /// Whether teams are chosen, and whether two seats are in the same.
    bool hasTeams() const { return team != 0; }
    bool sameTeam(Seat one, Seat other) const { return teamOf(one) == teamOf(other); }
    /// 1 for the start player's team, 0 for the other.
    unsigned teamOf(Seat seat) const { return team >> unsigned(seat) & 1U; }
    int treasuresOf(Seat seat) const;
    /// Each trick and treasure of a seat, by the bonus card (NY-60).
    int timesCounted(Seat seat) const { return seat == bonus ? 2 : 1; }
    /// Tricks and treasures, doubled with the bonus card (NY-60).
    int counted(Seat seat) const;
    /// The same of the two teams, by teamOf().
    std::array<int, 2> teamCounts() const;
    /// What a seat scores for the round as it stands (NY-60). Before: the row Points is decided.
    int roundScore(Seat seat) const { return teamCounts()[teamOf(seat)] * points(); }

    /// Whether a card that `owner` played to a trick is a treasure for its winner (NY-55).
    bool isTreasure(Card card, Seat owner, Seat winner) const
    {
        return (int(card.value() == 1) & int(!sameTeam(owner, winner))) != 0;
    }

    /// The winner of the trick takes it with its treasures and is to lead the next. Before: every
    /// seat has played to it.
    void takeTrick();
};

} // namespace facedown::nyet
