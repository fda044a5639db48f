#include "bots/skull/abstraction.h"

#include <algorithm>
#include <array>

namespace facedown::bots::skull_bot {

namespace {

using skull::Phase;
using skull::Table;
using skull::Tribe;
using skull::Whereabouts;

constexpr int placeColumns = 2;
constexpr int turnColumns = 7;
constexpr int bidColumns = 4;

constexpr int placeRows = buckets * 4 * 2 * 2 * 2 * 2;
constexpr int turnRows = buckets * 16 * 4 * 3 * 2 * 2 * 3;
constexpr int bidRows = buckets * 11 * 3 * 4 * 2 * 2 * 3;

constexpr int turnBegin = placeRows * placeColumns;
constexpr int bidBegin = turnBegin + turnRows * turnColumns;

/// Numbers a row of a table with several headings.
class Row
{
public:
    void add(int value, int values) { row_ = row_ * values + value; }
    int number() const { return row_; }

private:
    int row_ = 0;
};

/// In which step of a rising scale a value lies: the number of marks that it reaches.
template <std::size_t Marks>
int step(double value, const std::array<double, Marks>& marks)
{
    const auto reached = std::upper_bound(marks.begin(), marks.end(), value);
    return static_cast<int>(reached - marks.begin());
}

/// How many discs from the top are flowers.
int clearDiscs(int mat, Whereabouts skull)
{
    return skull < mat ? mat - 1 - skull : mat;
}

/// Three steps of what a tribe can still lose.
int wealth(const Tribe& tribe)
{
    return std::min(tribe.owned(), 3) - 1;
}

/// The mat of the player's other tribe, and where its skull is if that is known.
struct OtherTribe
{
    Seat seat = core::nobody;
    Whereabouts skull = skull::unknown;
};

/// The chance that the likeliest `count` discs on others' mats are flowers, taken one at a time.
double hopeFor(const Table& table, Seat challenger, int count, const OtherTribe& otherTribe)
{
    core::Array<int, core::maxSeats> taken{};
    core::Array<double, core::maxSeats> clear{};
    core::Array<double, core::maxSeats> next{};
    const auto look = [&](Seat seat) {
        const int mat = table.tribe(seat).faceDown();
        if (taken[seat] >= mat)
            next[seat] = -1.0;
        else if (seat == otherTribe.seat && otherTribe.skull != skull::unknown)
            next[seat] = taken[seat] < clearDiscs(mat, otherTribe.skull) ? 1.0 : -1.0;
        else
            next[seat] = looksClear(table, seat, taken[seat] + 1);
    };
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        clear[seat] = 1.0;
        if (seat == challenger)
            next[seat] = -1.0;
        else
            look(seat);
    }
    double hope = 1.0;
    for (; count > 0; --count) {
        Seat best = 0;
        double most = -1.0;
        for (Seat seat = 0; seat < table.seats(); ++seat) {
            const double chance = next[seat] / clear[seat];
            if (chance > most) {
                most = chance;
                best = seat;
            }
        }
        hope *= std::max(0.0, most);
        if (most <= 0.0)
            return 0.0;
        clear[best] = next[best];
        ++taken[best];
        look(best);
    }
    return hope;
}

} // namespace

const Option* optionFor(const Infoset& infoset, skull::Decision decision)
{
    const bool bid = decision.kind == skull::Decision::Kind::Bid;
    const Option* found = nullptr;
    for (const Option& option : infoset.options)
        if (option.decision.kind == decision.kind &&
            (bid ? option.decision.value <= decision.value : option.decision == decision))
            found = &option;
    return found;
}

int infosetColumns()
{
    return bidBegin + bidRows * bidColumns;
}

int infosetWidth(int at)
{
    return at < turnBegin ? placeColumns : at < bidBegin ? turnColumns : bidColumns;
}

ActionKind actionKindAt(int at, int column)
{
    if (at >= bidBegin) {
        constexpr int after = 3 * 4 * 2 * 2 * 3; // the headings after the hand
        const int hand = (at - bidBegin) / bidColumns / after % 11;
        return column == 0 ? ActionKind::Pass : hand >= 8 ? ActionKind::Bluff : ActionKind::Bid;
    }
    if (column < 2)
        return column == 0 ? ActionKind::Flower : ActionKind::Skull;
    constexpr int after = 4 * 3 * 2 * 2 * 3; // the headings after the mat
    const int status = (at - turnBegin) / turnColumns / after % 4;
    return status >= 2 ? ActionKind::Bluff : ActionKind::Bid;
}

int bucketOf(const Table& table)
{
    constexpr core::Array<int, core::maxSeats + 1> steps{0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6};
    return steps[table.tribesLeft()];
}

int flowersOnTop(const skull::View& view, Seat seat)
{
    return clearDiscs(view.table.tribe(seat).mat, view.skull(seat));
}

double looksClear(const Table& table, Seat seat, int count)
{
    // How many times as likely the skull is there: under discs that the tribe bid to flip, and on
    // the mat of one that only passed. About what holds among bots of every level.
    constexpr double vouchedFor = 0.25;
    constexpr double ofPassed = 2.5;
    const Tribe& tribe = table.tribe(seat);
    const double hasSkull = tribe.owned() / 4.0;
    // Each disc is the skull with about the same chance; one that is laid a little more often.
    const double lean = tribe.owned() == 1 ? 1.0 : 1.15;
    const double each = hasSkull * lean / tribe.owned();
    double all = std::max(0.0, 1.0 - each * tribe.mat);
    double here = 0.0;
    for (int fromTop = 0; fromTop < tribe.mat; ++fromTop) {
        const double odds = fromTop < tribe.bid              ? vouchedFor
                            : tribe.bid == 0 && tribe.passed ? ofPassed
                                                             : 1.0;
        all += each * odds;
        here += fromTop < count ? each * odds : 0.0;
    }
    return 1.0 - here / all;
}

Seat safestLooking(const Table& table)
{
    return safest(table, [&](Seat seat, int count) {
        return count == 0 ? 1.0 : std::max(looksClear(table, seat, count), 1e-9);
    });
}

Seat otherTribeOf(const Table& table, Seat seat)
{
    if (table.tribesEach == 1)
        return core::nobody;
    const Seat otherTribe = (seat + table.players) % table.seats();
    return table.tribe(otherTribe).out() ? core::nobody : otherTribe;
}

Abstraction::Abstraction(const Table& table, Whereabouts otherTribe)
    : table_(table)
    , seat_(table.actor)
    , otherTribe_(otherTribeOf(table, table.actor))
    , mat_(table.tribe(table.actor).mat)
    , discs_(table.discsOnMats())
    , bucket_(bucketOf(table))
{
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        const Tribe& tribe = table.tribe(seat);
        if (seat == seat_ || seat == otherTribe_ || tribe.out())
            continue;
        rivals_ += tribe.passed ? 0 : 1;
        near_ = near_ || tribe.wins > 0;
    }
    if (table.phase == Phase::Turn)
        hope_ = hopeFor(table, seat_, 2, {otherTribe_, otherTribe});
    else if (table.phase == Phase::Bid)
        hope_ = hopeFor(table, seat_, std::max(0, table.bid + 1 - mat_), {otherTribe_, otherTribe});
}

Infoset Abstraction::with(Whereabouts skull) const
{
    if (table_.phase == Phase::Prepare)
        return placing(skull);
    return table_.phase == Phase::Turn ? turn(skull) : bidding(skull);
}

void Abstraction::addDiscs(Infoset& infoset, Whereabouts skull) const
{
    const bool hasSkull = skull == skull::inHand;
    if (table_.hand(seat_) > (hasSkull ? 1 : 0))
        infoset.options.push_back({skull::place(skull::Disc::Flower), 0});
    if (hasSkull)
        infoset.options.push_back({skull::place(skull::Disc::Skull), 1});
}

Infoset Abstraction::placing(Whereabouts skull) const
{
    const Tribe& own = table_.tribe(seat_);
    Row row;
    row.add(bucket_, buckets);
    row.add(own.owned() - 1, 4);
    row.add(skull == skull::inHand ? 1 : 0, 2);
    row.add(own.wins > 0 ? 1 : 0, 2);
    row.add(near_ ? 1 : 0, 2);
    row.add(seat_ == table_.starter ? 1 : 0, 2);
    Infoset infoset;
    infoset.at = row.number() * placeColumns;
    addDiscs(infoset, skull);
    return infoset;
}

Infoset Abstraction::turn(Whereabouts skull) const
{
    const Tribe& own = table_.tribe(seat_);
    const int status = skull == skull::inHand ? 0
                       : skull == skull::lost ? 1
                       : skull == mat_ - 1    ? 2
                                              : 3;
    const int others = std::max(1, rivals_ + (otherTribe_ == core::nobody ? 0 : 1));
    Row row;
    row.add(bucket_, buckets);
    row.add((mat_ - 1) * 4 + status, 16);
    row.add(step(hope_, std::array{0.35, 0.45, 0.55}), 4);
    row.add(step(static_cast<double>(discs_ - mat_) / others, std::array{1.2, 1.8}), 3);
    row.add(own.wins > 0 ? 1 : 0, 2);
    row.add(near_ ? 1 : 0, 2);
    row.add(wealth(own), 3);
    Infoset infoset;
    infoset.at = turnBegin + row.number() * turnColumns;
    addDiscs(infoset, skull);
    if (mat_ > 1)
        infoset.options.push_back({skull::bid(1), 2});
    for (int more = 0; more < 4 && mat_ + more <= discs_; ++more)
        infoset.options.push_back({skull::bid(mat_ + more), 3 + more});
    return infoset;
}

Infoset Abstraction::bidding(Whereabouts skull) const
{
    const Tribe& own = table_.tribe(seat_);
    const int next = table_.bid + 1;
    const Tribe& challenger = table_.tribe(table_.challenger);
    // The own skull is in the way: then the part of all discs that the bid is; else the hope.
    const bool bluff = clearDiscs(mat_, skull) < std::min(next, mat_);
    const double part = static_cast<double>(next) / discs_;
    const int hand = bluff ? 8 + step(part, std::array{0.4, 0.62})
                           : step(hope_, std::array{0.1, 0.18, 0.28, 0.39, 0.5, 0.65, 0.9});
    Row row;
    row.add(bucket_, buckets);
    row.add(hand, 11);
    row.add(std::clamp(rivals_, 1, 3) - 1, 3);
    row.add(std::clamp(table_.bid - challenger.mat, 0, 3), 4);
    row.add(own.wins > 0 ? 1 : 0, 2);
    row.add(challenger.wins > 0 ? 1 : 0, 2);
    row.add(wealth(own), 3);
    Infoset infoset;
    infoset.at = bidBegin + row.number() * bidColumns;
    infoset.options.push_back({skull::pass(), 0});
    if (table_.challenger == otherTribe_)
        return infoset; // it would only take from the player's other hand
    for (int more = 1; more < bidColumns && table_.bid + more <= discs_; ++more)
        infoset.options.push_back({skull::bid(table_.bid + more), more});
    return infoset;
}

} // namespace facedown::bots::skull_bot
