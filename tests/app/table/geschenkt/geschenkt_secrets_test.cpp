#include <QRegularExpression>
#include <QTest>

#include "app/table/geschenkt/geschenkt_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::Phase;
using geschenkt::State;

namespace {

/// The views of the last so many events: what is older was looked at when it was new.
constexpr std::size_t past = 24;

/// By GE-40, said in plain words.
bool mayCount(const State& state, Seat viewer, Seat seat)
{
    return seat == viewer || state.table.openChips || state.table.phase == Phase::Over;
}

/// Only whoever is to act is offered anything, or all who sit at the screen with nothing open.
Scene<geschenkt::Geschenkt> seenBy(const GeschenktPlay& play, Seat viewer)
{
    auto scene = sceneOf(play, viewer, past);
    if (viewer != core::nobody && viewer != play.state().table.actor)
        scene.offered.clear();
    return scene;
}

/// The state with the chips that a seat may not count in other hands: all of them lie about by
/// chance.
State otherwise(State state, Seat viewer, core::Random& random)
{
    std::vector<Seat> hidden;
    int chips = 0;
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        if (mayCount(state, viewer, seat))
            continue;
        hidden.push_back(seat);
        chips += std::exchange(state.chipsOf(seat), core::byte(0));
    }
    for (; !hidden.empty() && chips > 0; --chips)
        ++state.chipsOf(hidden[static_cast<std::size_t>(random.below(int(hidden.size())))]);
    return state;
}

} // namespace

/// No model holds what its seat may not know, in any state of random games. How many is set by
/// FACEDOWN_FUZZ_GAMES, which by FACEDOWN_FUZZ_SEED; where none is set, one state in some is looked
/// at, for the sake of time.
class GeschenktSecretsTest : public QObject
{
    Q_OBJECT

    int games_ = 0;
    std::uint64_t seed_ = 0;
    int oneIn_ = 1;

    static void chipsAreHidden(GeschenktTable& table, const State& state, Seat viewer)
    {
        const PieceModel& model = *table.pieces();
        static const QList<int> roles = model.roleNames().keys();
        int uncounted = 0;
        for (Seat seat = 0; seat < state.table.players; ++seat)
            uncounted += mayCount(state, viewer, seat) ? 0 : state.chipsOf(seat);
        int chips = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const PieceModel::Piece& piece = model.pieces()[static_cast<std::size_t>(row)];
            if (piece.kind != PieceModel::Chip || piece.zone != PieceModel::Hand)
                continue;
            if (piece.seat >= 0) {
                QVERIFY(mayCount(state, viewer, piece.seat));
                continue;
            }
            ++chips;
            QCOMPARE(piece.count, uncounted);
            QCOMPARE(piece.owner, -1);
            for (const int role : roles) {
                const QVariant value = model.data(model.index(row), role);
                if (role != PieceModel::FaceRole && value.typeId() == QMetaType::QString)
                    QCOMPARE(value.toString(), QString());
            }
        }
        QCOMPARE(chips, uncounted);
    }

    static void seatsTellNothing(GeschenktTable& table, const State& state, Seat viewer)
    {
        static const QRegularExpression number("[0-9]+");
        for (Seat seat = 0; seat < state.table.players; ++seat) {
            const SeatModel::Row& row = table.seats()->rows()[static_cast<std::size_t>(seat)];
            const geschenkt::Cards cards = state.table.cards(seat);
            if (mayCount(state, viewer, seat)) {
                // What is known is shown, and it is true.
                const int score = cards.cost() - state.chipsOf(seat);
                QCOMPARE(row.score, score);
                QVERIFY(row.description.contains(
                    QString(", %1 chip(s), score ").arg(state.chipsOf(seat))));
                QVERIFY(row.status.startsWith(
                    QString("%1 − %2 = ").arg(cards.cost()).arg(state.chipsOf(seat))));
                continue;
            }
            QCOMPARE(row.score, 0);
            QCOMPARE(row.status, QString("cost %1").arg(cards.cost()));
            QVERIFY(!row.marked && row.event.isEmpty() && !row.said.contains(number));
            // All the numbers are those of the cards and what they cost.
            std::vector<int> expected;
            for (const int card : cards)
                expected.push_back(card);
            expected.push_back(cards.cost());
            std::vector<int> found;
            for (auto all = number.globalMatch(row.description); all.hasNext();)
                found.push_back(all.next().captured().toInt());
            QCOMPARE(found, expected);
        }
        QCOMPARE(table.sheet()->count() > 0, state.table.phase == Phase::Over);
        const Seat actor = state.table.actor;
        QCOMPARE(!table.warning().isEmpty(),
                 actor >= 0 && actor == viewer && state.chipsOf(actor) == 1);
    }

    template <class Look>
    void everyEye(Look look)
    {
        int looks = 0;
        for (int game = 0; game < games_; ++game, ++seed_) {
            core::Random random(seed_);
            GeschenktPlay play(anyGeschenktOptions(random));
            const int players = play.state().table.players;
            const bool careful = random.below(2) == 0;
            while (Geschenkt::actor(play.state()) != core::nobody) {
                play.apply(anyEvent(play.state(), careful, random));
                if (play.state().table.phase != Phase::Over && random.below(oneIn_) > 0)
                    continue;
                for (int at = 0; at <= players; ++at, ++looks) {
                    const Seat viewer = at == players ? core::nobody : at;
                    look(play, viewer, random);
                    if (!QTest::currentTestFailed())
                        continue;
                    qWarning("after '%s', viewer %d, seed %llu",
                             Geschenkt::text(play.events().back()).c_str(), viewer,
                             static_cast<unsigned long long>(seed_));
                    return;
                }
            }
        }
        qInfo("%d looks", looks);
    }

private slots:
    void initTestCase()
    {
        games_ = setting("FACEDOWN_FUZZ_GAMES", 30);
        oneIn_ = qEnvironmentVariableIsSet("FACEDOWN_FUZZ_GAMES") ? 1 : 16;
        seed_ = static_cast<std::uint64_t>(setting("FACEDOWN_FUZZ_SEED", 1));
        qInfo("%d games from seed %llu", games_, static_cast<unsigned long long>(seed_));
    }

    void noModelHoldsWhatItsSeatMayNotKnow()
    {
        everyEye([](const GeschenktPlay& play, Seat viewer, core::Random&) {
            GeschenktShown shown(viewer);
            shown.table.setSitters(someSitters(play.state().table.players));
            for (const Stop stop : {Stop::Told, Stop::Settled}) {
                GeschenktTable& table = shown.show(seenBy(play, viewer), stop);
                chipsAreHidden(table, play.state(), viewer);
                seatsTellNothing(table, play.state(), viewer);
            }
        });
    }

    /// Payments are open, so that no other course of a match looks the same; but the state as it
    /// is, with other chips in the hands that are hidden, must not show at all.
    void whatIsHiddenChangesNothingShown()
    {
        int differ = 0;
        everyEye([&differ](const GeschenktPlay& play, Seat viewer, core::Random& random) {
            const State other = otherwise(play.state(), viewer, random);
            differ += other == play.state() ? 0 : 1;
            GeschenktShown one(viewer);
            GeschenktShown two(viewer);
            auto scene = seenBy(play, viewer);
            for (GeschenktShown* shown : {&one, &two})
                shown->table.setSitters(someSitters(play.state().table.players));
            one.show(scene);
            scene.views.back() = scene.deed = Geschenkt::view(other, viewer);
            two.show(scene);
            QCOMPARE(dump(two.table), dump(one.table));
        });
        QVERIFY(differ > 0);
    }

    /// The dump does hold what is shown: where chips may be counted it differs.
    void aDumpTellsOneHandFromAnother()
    {
        for (const bool open : {false, true}) {
            GeschenktPlay play({4, geschenkt::Variant::Base, open});
            play.apply(geschenkt::first(0));
            play.apply(geschenkt::turn(9));
            State other = play.state();
            --other.chipsOf(2);
            ++other.chipsOf(3);
            for (const Seat viewer : {Seat(1), Seat(2), core::nobody}) {
                GeschenktShown one(viewer);
                GeschenktShown two(viewer);
                one.table.setSitters(someSitters(4));
                two.table.setSitters(someSitters(4));
                one.show(sceneOf(play.state(), viewer));
                two.show(sceneOf(other, viewer));
                QCOMPARE(dump(two.table) == dump(one.table), !open && viewer != 2);
            }
        }
    }
};

QTEST_GUILESS_MAIN(GeschenktSecretsTest)
#include "geschenkt_secrets_test.moc"
