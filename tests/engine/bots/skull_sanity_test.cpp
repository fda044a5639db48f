#include <QTest>

#include "engine/bots/bot_game.h"
#include "skull/knowledge.h"

using namespace facedown;
using namespace facedown::bots;
using skull::Decision;
using skull::Disc;
using skull::Phase;
using skull::Skull;
using skull::Table;
using skull::View;
using Kind = Decision::Kind;
using SkullGame = BotGame<Skull>;

namespace {

constexpr std::uint64_t sanitySeed = 7007;

/// How many discs from the top of an own mat are flowers.
int topFlowers(const View& view, Seat seat)
{
    const int mat = view.table.tribe(seat).mat;
    int count = 0;
    while (count < mat && view.onMat(seat, mat - 1 - count) == Disc::Flower)
        ++count;
    return count;
}

/// The highest bid that cannot fail: own flowers, and the mats that hold no skull for certain.
int sureBid(const View& view, Skull::History history, Seat seat)
{
    const Table& table = view.table;
    const int own = topFlowers(view, seat);
    if (own < table.tribe(seat).mat)
        return own;
    const skull::Chances hasSkull = skull::chanceOfSkull(view, history);
    int sure = own;
    for (Seat other = 0; other < table.seats(); ++other) {
        if (other == seat)
            continue;
        if (view.owns(other))
            sure += topFlowers(view, other);
        else if (hasSkull[static_cast<std::size_t>(other)] == 0.0)
            sure += table.tribe(other).mat;
    }
    return sure;
}

bool somebodyElseMayRaise(const View& view, int number)
{
    const Table& table = view.table;
    if (number >= table.discsOnMats())
        return false;
    for (Seat seat = 0; seat < table.seats(); ++seat)
        if (!view.owns(seat) && !table.tribe(seat).out() && !table.tribe(seat).passed)
            return true;
    return false;
}

/// Discs that a challenge would reach only through a known skull of the player's other tribe.
int beyondOwnSkulls(const View& view, Seat seat)
{
    int count = 0;
    for (Seat other = 0; other < view.table.seats(); ++other)
        if (other != seat && view.owns(other))
            count += view.table.tribe(other).mat - topFlowers(view, other);
    return count;
}

/// Why a bid is foolish; empty if it is not.
std::string follyOfBid(const View& view, Skull::History history, int number, Level level)
{
    const Table& table = view.table;
    const Seat seat = table.actor;
    const int mat = table.tribe(seat).mat;
    const int own = topFlowers(view, seat);
    const bool mustBid = table.phase == Phase::Turn && table.hand(seat) == 0;
    if (own < std::min(number, mat)) {
        if (!somebodyElseMayRaise(view, number))
            return "a bid on its own skull that nobody can raise";
        if (mustBid && number != 1)
            return "forced to bid on its own skull, and not low";
        if (number > std::max<int>(table.bid + 1, mat))
            return "a bluff that jumps";
        return {};
    }
    if (number > table.discsOnMats() - beyondOwnSkulls(view, seat))
        return "a bid that must flip the skull of its other tribe";
    const int boldest = level == Level::Hard ? 3 : 1; // it may keep others from saying one more
    if (number > std::max<int>(table.bid, mat) + boldest && number > sureBid(view, history, seat))
        return "an absurd jump";
    const bool ownTribeBid =
        table.bid > 0 && table.playerOf(table.challenger) == table.playerOf(seat);
    if (ownTribeBid && table.bid <= topFlowers(view, table.challenger))
        return "a bid over its own other tribe, which cannot fail";
    return {};
}

std::string follyOfPass(const View& view, Skull::History history)
{
    const Table& table = view.table;
    const Seat seat = table.actor;
    // What only memory tells is asked of no bot; what lies in front of it is.
    const bool ownTribeBid = table.playerOf(table.challenger) == table.playerOf(seat);
    if (ownTribeBid && table.bid < sureBid(view, history, table.challenger) + 1)
        return {};
    return topFlowers(view, seat) > table.bid ? "a pass though its own flowers suffice" : "";
}

std::string follyOfFlip(const View& view, Seat flipped)
{
    const Table& table = view.table;
    const int top = table.tribe(flipped).faceDown() - 1;
    if (flipped == table.actor || !view.owns(flipped) || view.onMat(flipped, top) != Disc::Skull)
        return {};
    for (const Decision other : Skull::legal(view))
        if (other.value != flipped)
            return "it flips a skull that it knows of";
    return {};
}

std::string folly(const View& view, Skull::History history, Decision decision, Level level)
{
    const Table& table = view.table;
    switch (decision.kind) {
    case Kind::Bid:
        return follyOfBid(view, history, decision.value, level);
    case Kind::Pass:
        return follyOfPass(view, history);
    case Kind::Flip:
        return follyOfFlip(view, decision.value);
    case Kind::Show: {
        const int skull = view.skull(table.actor);
        return skull < table.tribe(table.actor).faceDown() ? "it shows its skull" : "";
    }
    case Kind::Start:
        for (Seat seat = 0; seat < table.seats(); ++seat)
            if (view.owns(seat) && !table.tribe(seat).out() && !view.owns(decision.value))
                return "it lets a rival start though its other tribe is in the game";
        return {};
    case Kind::Place:
    case Kind::Hide:
    case Kind::Take:
    case Kind::Discard:
        break;
    }
    return {};
}

} // namespace

/// No level ever looks stupid: of nothing foolish is there even a small chance, in games
/// among bots and in games where chance decides for some seats.
class SkullSanityTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingFoolishHasAChance_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("tribes");
        const bool all = gamesEach(1) > 1; // else few: hard bots take their time
        for (int tribes : {1, 2})
            for (int count = 3; count * tribes <= core::maxSeats; ++count)
                if (all || count + tribes <= 5)
                    QTest::addRow("%d players, %d tribes", count, tribes) << count << tribes;
    }
    void nothingFoolishHasAChance()
    {
        QFETCH(int, count);
        QFETCH(int, tribes);
        for (int number = 0; number < gamesEach(2); ++number) {
            const std::uint64_t seed = sanitySeed + static_cast<std::uint64_t>(number);
            SkullGame game({count, tribes, number % 2 == 1}, seed);
            while (!game.over()) {
                for (const Level level : levels)
                    if (const std::string fault = faultOf(game, level); !fault.empty())
                        QFAIL(("seed " + std::to_string(seed) + ": " + fault).c_str());
                const bool wild = number % 3 == 0 && game.random().below(3) == 0;
                const auto bot = static_cast<Bot>(wild ? 0 : 1 + game.random().below(2));
                game.apply(game.decision(bot));
            }
        }
    }

private:
    static std::string faultOf(SkullGame& game, Level level)
    {
        const auto legal = Skull::legal(game.view());
        const Choice choice = game.choice(level);
        for (std::size_t index = 0; index < legal.size(); ++index) {
            if (choice.policy[index] <= 0.0)
                continue;
            const std::string fault = folly(game.view(), game.history(), legal[index], level);
            if (!fault.empty())
                return std::string(name(level)) + ", " + Skull::text(legal[index]) + ": " + fault;
        }
        return {};
    }
};

QTEST_APPLESS_MAIN(SkullSanityTest)
#include "skull_sanity_test.moc"
