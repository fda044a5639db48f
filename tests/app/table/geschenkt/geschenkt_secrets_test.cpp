#include <array>

#include <QRegularExpression>
#include <QTest>

#include "app/table/geschenkt/geschenkt_scene.h"
#include "app/table/geschenkt/geschenkt_truth.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::Phase;
using geschenkt::State;

namespace {

/// As many events are looked at step by step where two hands of chips are compared.
constexpr std::size_t compared = 4;

/// Only whoever is to act is offered anything, or all who sit at the screen with nothing open.
bool decides(const State& state, Seat viewer)
{
    return viewer == core::nobody || viewer == state.table.actor;
}

/// What is spoken of at a look.
State asItIsSaid(const GeschenktPlay& play, Look look)
{
    if (look.unsaid && look.step == 0)
        return play.stateAfter(look.moment - 1);
    look.step -= look.unsaid ? 1 : 0;
    return asItLies(play, look);
}

/// What a seat sees from a state on, as long as the events can be played.
History<Geschenkt> seenFrom(State state, const std::vector<Geschenkt::Event>& events, Seat viewer)
{
    History<Geschenkt> history{Geschenkt::view(state, viewer), {}};
    for (const Geschenkt::Event& event : events) {
        if (Geschenkt::check(state, event))
            break;
        history.happenings.push_back(happening<Geschenkt>(state, event, viewer));
        core::apply<Geschenkt>(state, event);
    }
    return history;
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
                if (role != model.role("face") && value.typeId() == QMetaType::QString)
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
                const auto counted =
                    QString("cost %1 − %2 = ").arg(cards.cost()).arg(state.chipsOf(seat));
                const bool before = state.table.phase != geschenkt::Phase::Over;
                if (before && state.chipsOf(seat) == 0)
                    QVERIFY(row.status.endsWith("no chips left"));
                else if (before && cards.empty())
                    QCOMPARE(row.status,
                             seat == viewer
                                 ? QString("no cards")
                                 : QString("no cards · %1 chip(s)").arg(state.chipsOf(seat)));
                else
                    QVERIFY(row.status.startsWith(counted));
                continue;
            }
            QCOMPARE(row.score, 0);
            QCOMPARE(row.status, cards.empty() ? QString("no cards")
                                               : QString("cost %1 − ?").arg(cards.cost()));
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
        everyEye([](const GeschenktPlay& play, Seat viewer, core::Random& random) {
            GeschenktShown shown(viewer);
            shown.decides = decides(play.state(), viewer);
            std::vector<Look> looks = shown.looksAt(play, play.events().size() - 1);
            Look earlier;
            earlier.moment = static_cast<std::size_t>(random.below(int(play.events().size())));
            earlier.past = true;
            looks.push_back(earlier);
            for (const Look& look : looks) {
                GeschenktTable& table = shown.show(play, look);
                chipsAreHidden(table, asItLies(play, look), viewer);
                seatsTellNothing(table, asItIsSaid(play, look), viewer);
            }
        });
    }

    /// Payments are open, so that no other course of a match looks the same; but the match as it
    /// is, with other chips in the hands that are hidden, must not show at all.
    void whatIsHiddenChangesNothingShown()
    {
        int differ = 0;
        everyEye([&differ](const GeschenktPlay& play, Seat viewer, core::Random& random) {
            const std::size_t count = play.events().size();
            const std::size_t from = count - std::min(count, compared);
            const State state = play.stateAfter(from);
            const State other = otherwise(state, viewer, random);
            differ += other == state ? 0 : 1;
            const std::vector<Geschenkt::Event> events(
                play.events().begin() + static_cast<std::ptrdiff_t>(from), play.events().end());
            const std::array<History<Geschenkt>, 2> histories{seenFrom(state, events, viewer),
                                                              seenFrom(other, events, viewer)};
            std::array<GeschenktTable, 2> tables;
            for (GeschenktTable& table : tables)
                table.setShownPlayers(somePlayers(state.table.players));
            for (std::size_t event = 0; event < histories[1].happenings.size(); ++event) {
                if (histories[1].happenings[event].view.table.phase == Phase::Over)
                    break; // all chips are shown
                for (const Look& look : looksAt(histories[1], event)) {
                    const State& now = play.stateAfter(from + event + 1);
                    std::vector<Decision> offered;
                    if (look.step < 0 && decides(now, viewer))
                        for (const Decision decision : Geschenkt::legal(now))
                            offered.push_back(decision);
                    for (std::size_t i = 0; i < tables.size(); ++i)
                        tables[i].show(histories[i], look, offered);
                    QCOMPARE(dump(tables[1]), dump(tables[0]));
                }
            }
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
                one.show(play.state());
                two.show(other);
                QCOMPARE(dump(two.table) == dump(one.table), !open && viewer != 2);
            }
        }
    }
};

QTEST_GUILESS_MAIN(GeschenktSecretsTest)
#include "geschenkt_secrets_test.moc"
