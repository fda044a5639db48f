#include "bots/nyet/endgame.h"
#include "engine/bots/bot_game.h"
#include "engine/bots/nyet_positions.h"

using namespace facedown;
using namespace facedown::nyet;
using bots::nyet_bot::Endgame;
namespace nyet_bot = bots::nyet_bot;
using bots::nyet_bot::totalsAfter;
using bots::nyet_bot::WinModel;

namespace {

constexpr std::uint64_t endgameSeed = 411;

/// A round played at random until every hand has so few cards.
State endgame(int players, int cards, std::uint64_t seed)
{
    core::Random random(seed);
    State state = Nyet::start({players, 0, seed % 2 == 0});
    for (;;) {
        const Seat actor = Nyet::actor(state);
        if (actor == core::chance) {
            Nyet::apply(state, Nyet::sample(state, random));
            continue;
        }
        const Table& table = state.table;
        if (table.phase == Phase::Play && table.seat(actor).held == cards)
            return state;
        const auto legal = Nyet::legal(state);
        const int index = random.below(static_cast<int>(legal.size()));
        Nyet::apply(state, legal[index]);
    }
}

using Aim = Endgame::Aim;

/// By the rules, every way tried: the viewer's team for its aim, the others against it.
float bruteForce(const State& state, const Table& root, Seat viewer, Aim aim)
{
    if (state.table.round != root.round || state.table.phase == Phase::Over) {
        core::Array<int, nyet::maxSeats> totals{};
        for (Seat seat = 0; seat < root.players; ++seat)
            totals[seat] = state.table.seat(seat).score;
        if (aim == Aim::Points) {
            const auto own = static_cast<std::size_t>(viewer);
            std::size_t other = 0;
            while (root.sameTeam(static_cast<Seat>(other), viewer))
                ++other;
            return static_cast<float>(totals[own] - root.seat(viewer).score - totals[other] +
                                      root.seat(static_cast<Seat>(other)).score);
        }
        return WinModel(root).of(totals)[viewer];
    }
    const bool own = root.sameTeam(state.table.actor, viewer);
    float best = own ? -1000.0F : 1000.0F;
    for (const Decision decision : Nyet::legal(state)) {
        State next = state;
        Nyet::apply(next, decision);
        const float share = bruteForce(next, root, viewer, aim);
        best = own ? std::max(best, share) : std::min(best, share);
    }
    return best;
}

} // namespace

/// The small model of a round, and the end of it solved, against the rules.
class NyetEndgameTest : public QObject
{
    Q_OBJECT

private slots:
    void theSetsOfTrumpsSayWhatTheRulesSay()
    {
        const Cards pack = packFor(4);
        for (int colour = 0; colour <= noColour; ++colour)
            for (int super = 0; super <= noColour; ++super) {
                const Trumps trumps{core::byte(colour), core::byte(super)};
                const nyet_bot::TrumpSets sets(trumps);
                for (const Card winning : pack) {
                    QVERIFY(sets.following(winning) == trumps.following(winning));
                    for (const Card later : pack)
                        if (later != winning || later.value() == 1)
                            QCOMPARE(sets.beating(winning).contains(later),
                                     trumps.beats(later, winning));
                }
            }
    }

    void initTestCase_data() { bots::addPlayers<Nyet>(); }

    void aRoundGoesAsTheRulesSay()
    {
        QFETCH_GLOBAL(int, players);
        for (std::uint64_t seed = endgameSeed; seed < endgameSeed + 20; ++seed) {
            State state = endgame(players, 11, seed);
            const Table root = state.table;
            nyet_bot::Round round(state);
            core::Random random(seed);
            while (!round.over()) {
                QCOMPARE(round.actor(), Nyet::actor(state));
                QCOMPARE(round.legal().kinds(), static_cast<int>(Nyet::legal(state).size()));
                const auto legal = Nyet::legal(state);
                const int index = random.below(static_cast<int>(legal.size()));
                const Decision decision = legal[index];
                QVERIFY(round.legal().contains(decision.card()));
                round.play(decision.card());
                Nyet::apply(state, decision);
            }
            const auto totals = totalsAfter(root, {round.counted(0), round.counted(1)});
            for (Seat seat = 0; seat < players; ++seat)
                QCOMPARE(totals[seat], int(state.table.seat(seat).score));
        }
    }

    void theEndIsSolvedAsByBruteForce()
    {
        QFETCH_GLOBAL(int, players);
        const int cards = players == 2 ? 4 : players == 3 ? 3 : 2;
        for (std::uint64_t seed = endgameSeed; seed < endgameSeed + 25; ++seed) {
            const State state = endgame(players, cards, seed);
            const Seat viewer = static_cast<Seat>(seed % static_cast<unsigned>(players));
            for (const Aim aim : {Aim::Win, Aim::Points}) {
                Endgame endgame(state.table, viewer, aim);
                const float solved = endgame.solve(nyet_bot::Round(state));
                const float expected = bruteForce(state, state.table, viewer, aim);
                QVERIFY2(std::abs(solved - expected) < 1e-5F,
                         qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(NyetEndgameTest)
#include "nyet_endgame_test.moc"
