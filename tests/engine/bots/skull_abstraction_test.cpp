#include <QTest>

#include "bots/skull/playout.h"
#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using namespace facedown::bots::skull_bot;
using skull::Skull;
using skull::State;
using Kind = skull::Decision::Kind;

namespace {

constexpr std::uint64_t abstractionSeed = 20261;

/// Whether who bids this would flip its own skull.
bool onOwnSkull(const State& state, int number)
{
    const int mat = state.table.tribe(state.table.actor).mat;
    const int skull = state.skull(state.table.actor);
    return skull < mat && mat - 1 - skull < std::min(number, mat);
}

std::string faultOf(const State& state)
{
    const Abstraction abstraction(state.table);
    const Infoset infoset = abstraction.with(state.skull(state.table.actor));
    const int width = infoset.at < infosetColumns() ? infosetWidth(infoset.at) : 0;
    if (infoset.at < 0 || infoset.at + width > infosetColumns())
        return "a row beyond the table";
    if (infoset.options.empty())
        return "nothing to decide";
    const auto legal = Skull::legal(state);
    int before = -1;
    for (const Option& option : infoset.options) {
        if (!legal.contains(option.decision))
            return "an option that is not legal: " + Skull::text(option.decision);
        if (option.column <= before && option.decision.kind != Kind::Pass)
            return "columns out of order";
        before = option.column;
        if (option.column >= width)
            return "a column beyond the row";
        const ActionKind action = actionKindAt(infoset.at, option.column);
        if (option.decision.kind == Kind::Pass && action != ActionKind::Pass)
            return "a pass that counts as something else";
        // One row holds for bids of several heights, so only the lowest of a bluff must be one.
        if (action == ActionKind::Bid && onOwnSkull(state, state.table.bid + 1) &&
            state.table.phase == skull::Phase::Bid)
            return "a bluff that counts as an honest bid";
        if (action == ActionKind::Bluff && state.skull(state.table.actor) >= skull::inHand)
            return "a bluff without a skull on the mat";
    }
    return {};
}

} // namespace

/// Positions as the trained policies of Skull see them.
class SkullAbstractionTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPositionHasARowAndLegalOptions()
    {
        for (int tribes : {1, 2})
            for (int players = 3; players * tribes <= core::maxSeats; ++players)
                for (int number = 0; number < gamesEach(5); ++number) {
                    core::Random random(abstractionSeed + static_cast<std::uint64_t>(number));
                    State state = Skull::start({players, tribes, false});
                    while (Skull::actor(state) != core::nobody) {
                        if (Skull::actor(state) == core::chance) {
                            Skull::apply(state, Skull::sample(state, random));
                            continue;
                        }
                        if (skull::isBeforeChallenge(state.table.phase))
                            if (const std::string fault = faultOf(state); !fault.empty())
                                QFAIL(("game " + std::to_string(number) + ": " + fault).c_str());
                        const auto legal = Skull::legal(state);
                        const int index = random.below(static_cast<int>(legal.size()));
                        Skull::apply(state, legal[static_cast<std::size_t>(index)]);
                    }
                }
    }

    void whoHasBidLooksSaferThanWhoHasPassed()
    {
        State state = Skull::start({.players = 4});
        Skull::apply(state, skull::first(0));
        for (int seat = 0; seat < 4; ++seat)
            Skull::apply(state, skull::place(skull::Disc::Flower));
        Skull::apply(state, skull::bid(1)); // by seat 0
        Skull::apply(state, skull::pass());
        Skull::apply(state, skull::bid(2)); // by seat 2
        const double unheard = looksClear(state.table, 3, 1);
        QVERIFY(looksClear(state.table, 0, 1) > unheard);
        QVERIFY(looksClear(state.table, 1, 1) < unheard);
        // What a bid vouches for stays so where more is to be flipped than that.
        state.table.tribe(0).mat = state.table.tribe(3).mat = 2;
        QVERIFY(looksClear(state.table, 0, 2) > looksClear(state.table, 3, 2));
        QCOMPARE(safestLooking(state.table), 0); // its own mat does not count
    }

    void aChallengeTakesASuccessOrADisc()
    {
        State state = Skull::start({.players = 3});
        Skull::apply(state, skull::first(0));
        for (const skull::Disc disc :
             {skull::Disc::Skull, skull::Disc::Flower, skull::Disc::Flower})
            Skull::apply(state, skull::place(disc)); // seats 1, 2 and 0
        Skull::apply(state, skull::bid(2));
        Skull::apply(state, skull::pass());
        Skull::apply(state, skull::pass());
        const auto flowers = [](const skull::Table&) { return 2; };
        const auto skulls = [](const skull::Table&) { return 1; };
        QCOMPARE(afterChallenge(state, flowers).tribe(0).wins, std::int8_t(1));
        QCOMPARE(afterChallenge(state, flowers).tribe(0).lost, std::int8_t(0));
        QCOMPARE(afterChallenge(state, skulls).tribe(0).wins, std::int8_t(0));
        QCOMPARE(afterChallenge(state, skulls).tribe(0).lost, std::int8_t(1));
    }
};

QTEST_APPLESS_MAIN(SkullAbstractionTest)
#include "skull_abstraction_test.moc"
