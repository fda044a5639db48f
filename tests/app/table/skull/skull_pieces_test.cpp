#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/table/reading.h"
#include "app/table/skull/skull_scene.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using skull::Game;
using Shown = SkullShown;
using Piece = PieceModel::Piece;

/// Which piece becomes which when the table changes.
class PiecesTest : public QObject
{
    Q_OBJECT

    static QString faceAt(Shown& shown, int row)
    {
        return shown.pieces()[static_cast<std::size_t>(row)].face;
    }

    /// A disc as whoever looks can follow it.
    struct Followed
    {
        int row;
        int id;
        QString face;
    };

    static Followed at(Shown& shown, PieceModel::Zone zone, Seat seat, int place)
    {
        const int row = shown.row(zone, seat, place);
        return {row, row < 0 ? -1 : shown.table.pieces()->id(row),
                row < 0 ? QString() : faceAt(shown, row)};
    }

    void followEvent(Shown& shown, const SkullPlay& play)
    {
        const std::size_t event = play.events().size() - 1;
        for (const Look& look : shown.looksAt(play, event)) {
            Followed inRow{};
            const skull::Step* step =
                look.unsaid ? &shown.last().parts[std::size_t(look.step)].step : nullptr;
            const bool taken =
                step != nullptr && step->kind == skull::Step::Kind::Lost && step->value > 0;
            if (taken)
                inRow = at(shown, PieceModel::Row, step->seat, step->value - 1);
            shown.show(play, look);
            if (step == nullptr)
                continue;
            const auto spot = std::pair(step->seat, step->value);
            if (step->kind == skull::Step::Kind::Placed)
                placed_[spot] = at(shown, PieceModel::OnMat, step->seat, step->value);
            if (step->kind == skull::Step::Kind::Flipped) {
                const Followed flipped = at(shown, PieceModel::OnMat, step->seat, step->value);
                const Followed& before = placed_.at(spot);
                QCOMPARE(flipped.row, before.row);
                QCOMPARE(flipped.id, before.id);
                if (!before.face.isEmpty())
                    QCOMPARE(flipped.face, before.face);
            }
            if (taken) {
                const auto before = skull::Skull::view(play.stateAfter(event), shown.viewer);
                int lost = before.table.tribe(step->seat).lost;
                // A skull that is known comes last.
                if (lost > 0 && before.amongLost(step->seat, lost - 1) == skull::Disc::Skull)
                    --lost;
                const Followed out = at(shown, PieceModel::Out, step->seat, lost);
                QCOMPARE(out.row, inRow.row);
                QCOMPARE(out.id, inRow.id);
            }
        }
    }

    std::map<std::pair<std::int8_t, std::int8_t>, Followed> placed_;

private slots:
    void anOwnFlowerKeepsItsRow()
    {
        Game game(skull::players(3));
        Shown shown(1);
        shown.show(game.play("first 0"));
        const int flower = shown.row(PieceModel::Hand, 1, 2);
        const int skull = shown.row(PieceModel::Hand, 1, 3);
        QCOMPARE(faceAt(shown, flower), QString("flower"));
        QCOMPARE(faceAt(shown, skull), QString("skull"));
        shown.show(game.play("place flower"));
        QCOMPARE(shown.row(PieceModel::OnMat, 1, 0), flower);
        QCOMPARE(shown.row(PieceModel::Hand, 1, 2), skull);
        QCOMPARE(faceAt(shown, flower), QString("flower"));
        QCOMPARE(faceAt(shown, skull), QString("skull"));
    }

    void anOwnSkullKeepsItsRow()
    {
        Game game(skull::players(3));
        Shown shown(1);
        shown.show(game.play("first 0"));
        const int skull = shown.row(PieceModel::Hand, 1, 3);
        shown.show(game.play("place skull"));
        QCOMPARE(shown.row(PieceModel::OnMat, 1, 0), skull);
        QCOMPARE(faceAt(shown, skull), QString("skull"));
    }

    void theTouchedOneOfSeveralGoes_data()
    {
        QTest::addColumn<int>("place");
        for (int place = 0; place < 3; ++place)
            QTest::addRow("flower at place %d", place) << place;
    }

    void theTouchedOneOfSeveralGoes()
    {
        QFETCH(int, place);
        Game game(skull::players(3));
        Shown shown(1);
        shown.show(game.play("first 0"));
        const int touched = shown.row(PieceModel::Hand, 1, place);
        shown.table.touch(touched);
        shown.show(game.play("place flower"));
        QCOMPARE(shown.row(PieceModel::OnMat, 1, 0), touched);
    }

    void aTouchCountsForOneMoveOnly()
    {
        Game game(skull::players(3));
        Shown shown(0);
        shown.show(game.play("first 0, place flower, place flower"));
        const int touched = shown.row(PieceModel::Hand, 0, 0);
        shown.table.touch(touched);
        shown.show(game.play("place flower"));
        const int next = shown.row(PieceModel::Hand, 0, 0);
        const int last = shown.row(PieceModel::Hand, 0, 1);
        QCOMPARE(shown.row(PieceModel::OnMat, 0, 0), touched);
        shown.show(game.play("place flower"));
        QCOMPARE(shown.row(PieceModel::OnMat, 0, 0), touched);
        QCOMPARE(shown.row(PieceModel::OnMat, 0, 1), last);
        QCOMPARE(shown.row(PieceModel::Hand, 0, 0), next);
    }

    void touchingWhatCannotGoChangesNothing()
    {
        Game game(skull::players(3));
        Shown touched(1);
        Shown untouched(1);
        touched.show(game.play("first 0"));
        untouched.show(game);
        touched.table.touch(touched.row(PieceModel::Hand, 1, 3)); // the skull
        game.play("place flower");
        QVERIFY(touched.show(game).pieces()->pieces() == untouched.show(game).pieces()->pieces());
        touched.table.touch(-7);
        touched.table.touch(1000);
        game.play("place flower");
        QVERIFY(touched.show(game).pieces()->pieces() == untouched.show(game).pieces()->pieces());
    }

    void anothersDiscComesFromTheEndOfItsHand()
    {
        Game game(skull::players(3));
        Shown shown(0);
        shown.show(game.play("first 0"));
        const int last = shown.row(PieceModel::Hand, 1, 3);
        const int first = shown.row(PieceModel::Hand, 1, 0);
        shown.show(game.play("place skull"));
        QCOMPARE(shown.row(PieceModel::OnMat, 1, 0), last);
        QCOMPARE(shown.row(PieceModel::Hand, 1, 0), first);
        QVERIFY(faceAt(shown, last).isEmpty());
    }

    void theWayOfAnothersDiscTellsNothing()
    {
        Game flower(skull::players(3));
        Game skull(skull::players(3));
        for (const Seat viewer : {Seat(0), Seat(2), core::nobody}) {
            Shown one(viewer);
            Shown other(viewer);
            one.show(flower.play("first 0"));
            other.show(skull.play("first 0"));
            one.show(flower.play("place flower"));
            other.show(skull.play("place skull"));
            QVERIFY(one.pieces() == other.pieces());
            flower = Game(skull::players(3));
            skull = Game(skull::players(3));
        }
    }

    void aDiscIsFlippedWhereItLies()
    {
        Game game(skull::players(3));
        game.play("first 0, place flower, place flower, place flower, place flower");
        game.play("bid 3, pass, pass, flip 1");
        Shown shown(1);
        shown.show(game);
        const int top = shown.row(PieceModel::OnMat, 0, 1);
        shown.show(game.play("flip 0"));
        QCOMPARE(shown.row(PieceModel::OnMat, 0, 1), top);
        const Piece& piece = shown.pieces()[static_cast<std::size_t>(top)];
        QVERIFY(piece.faceUp);
        QCOMPARE(piece.face, QString("flower"));
        QVERIFY(faceAt(shown, shown.row(PieceModel::OnMat, 0, 0)).isEmpty());
    }

    void theTakenDiscOfTheRowGoesOut_data()
    {
        QTest::addColumn<int>("viewer");
        QTest::addColumn<int>("position");
        QTest::addColumn<int>("skull");
        for (const int viewer : {int(core::nobody), 0, 1, 2})
            for (int position = 1; position <= 4; ++position)
                for (int skull = 1; skull <= 4; ++skull)
                    QTest::addRow("viewer %d, taken %d, skull at %d", viewer, position, skull)
                        << viewer << position << skull;
    }

    void theTakenDiscOfTheRowGoesOut()
    {
        QFETCH(int, viewer);
        QFETCH(int, position);
        QFETCH(int, skull);
        Game game(skull::players(3));
        game.play("first 0").play(skull::othersSkullRound);
        std::string shuffle = "shuffle";
        for (int place = 1; place <= 4; ++place)
            shuffle += place == skull ? " skull" : " flower";
        Shown shown(viewer);
        shown.show(game.play(shuffle));
        const int taken = shown.row(PieceModel::Row, 0, position - 1);
        QVERIFY(taken >= 0);
        shown.show(game.play("take " + std::to_string(position)));
        QCOMPARE(shown.row(PieceModel::Out, 0, 0), taken);
        // Its owner knows what it was, and nobody else.
        const QString face = position == skull ? "skull" : "flower";
        QCOMPARE(faceAt(shown, taken), viewer == 0 ? face : QString());
        QVERIFY(!shown.pieces()[static_cast<std::size_t>(taken)].faceUp);
        QCOMPARE(shown.row(PieceModel::Row, 0, 0), -1);
    }

    void theSecondTakenDiscJoinsTheFirst()
    {
        Game game(skull::players(3));
        game.play("first 0").play(skull::othersSkullRound);
        Shown shown(0);
        shown.show(game.play("shuffle flower skull flower flower, take 1"));
        const int first = shown.row(PieceModel::Out, 0, 0);
        shown.show(game.play(skull::othersSkullRound).play("shuffle flower skull flower"));
        QCOMPARE(shown.row(PieceModel::Out, 0, 0), first);
        const int taken = shown.row(PieceModel::Row, 0, 2);
        shown.show(game.play("take 3"));
        QCOMPARE(shown.row(PieceModel::Out, 0, 0), first);
        QCOMPARE(shown.row(PieceModel::Out, 0, 1), taken);
    }

    void takingBackMovesEverythingBack()
    {
        for (const Seat viewer : {Seat(0), Seat(1), core::nobody}) {
            Game game(skull::players(3));
            Shown shown(viewer);
            SkullPlay play = game.play("first 0, place flower").record();
            const std::vector<Piece> before = shown.show(play).pieces()->pieces();
            for (const char* event : {"place skull", "place flower", "place flower", "bid 2"})
                shown.show(game.play(event));
            play = game.record();
            while (play.events().size() > 2) {
                play.undo();
                shown.show(play);
            }
            QVERIFY(shown.pieces() == before);
        }
    }

    void otherViewerStartAnew()
    {
        Game game(skull::players(3));
        Shown shown(1);
        shown.show(game.play("first 0, place flower, place flower"));
        QSignalSpy reset(shown.table.pieces(), &QAbstractItemModel::modelReset);
        QSignalSpy changed(shown.table.pieces(), &QAbstractItemModel::dataChanged);
        shown.show(game);
        QCOMPARE(reset.count(), 0);
        for (const Seat viewer : {core::nobody, Seat(2), Seat(1)}) {
            reset.clear();
            shown.viewer = viewer;
            shown.show(game);
            QCOMPARE(reset.count(), 1);
        }
        QCOMPARE(changed.count(), 0);
        // What was touched with other eyes is forgotten too.
        const int untouched = shown.row(PieceModel::Hand, 1, 1);
        shown.table.touch(shown.row(PieceModel::Hand, 1, 0));
        shown.viewer = core::nobody;
        shown.show(game);
        shown.viewer = 1;
        shown.show(game);
        shown.show(game.play("place flower, place flower"));
        QVERIFY(shown.row(PieceModel::Hand, 1, 1) >= 0);
        shown.show(game.play("place flower"));
        QCOMPARE(shown.row(PieceModel::OnMat, 1, 1), untouched);
    }

    void onlyWhatChangedIsTold()
    {
        const int seed = setting("FACEDOWN_FUZZ_SEED", 1);
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        SkullPlay play(skull::players(4));
        Shown shown(2);
        shown.show(play);
        std::vector<Piece> before = shown.pieces();
        QSignalSpy changed(shown.table.pieces(), &QAbstractItemModel::dataChanged);
        QSignalSpy reset(shown.table.pieces(), &QAbstractItemModel::modelReset);
        while (skull::Skull::actor(play.state()) != core::nobody) {
            play.apply(anyEvent(play.state(), true, random));
            for (const Look& look : shown.looksAt(play, play.events().size() - 1)) {
                changed.clear();
                shown.show(play, look);
                std::set<int> differ;
                for (std::size_t row = 0; row < before.size(); ++row) {
                    if (shown.pieces()[row] != before[row])
                        differ.insert(static_cast<int>(row));
                    QCOMPARE(shown.pieces()[row].kind, before[row].kind);
                    QCOMPARE(shown.pieces()[row].owner, before[row].owner);
                }
                QCOMPARE(told(changed), differ);
                before = shown.pieces();
            }
        }
        QCOMPARE(reset.count(), 0);
    }

    /// What is flipped is what was placed, and what is taken out of the row is lost.
    void everyDiscIsFollowedThroughTheGame()
    {
        const int games = setting("FACEDOWN_FUZZ_GAMES", 30);
        int seed = setting("FACEDOWN_FUZZ_SEED", 1);
        qInfo("%d games from seed %d", games, seed);
        for (int game = 0; game < games && !QTest::currentTestFailed(); ++game, ++seed) {
            core::Random random(static_cast<std::uint64_t>(seed));
            SkullPlay play(anySkullOptions(random));
            const int seats = play.state().table.seats();
            const int at = random.below(seats + 1);
            Shown shown(at == seats ? core::nobody : at);
            shown.show(play);
            QSignalSpy reset(shown.table.pieces(), &QAbstractItemModel::modelReset);
            while (skull::Skull::actor(play.state()) != core::nobody) {
                play.apply(anyEvent(play.state(), true, random));
                followEvent(shown, play);
                if (QTest::currentTestFailed())
                    qWarning("after '%s', viewer %d, seed %d",
                             skull::Skull::text(play.events().back()).c_str(), shown.viewer, seed);
            }
            QCOMPARE(reset.count(), 0);
        }
    }

    void theModelsKeepTheRulesOfModels()
    {
        const int seed = setting("FACEDOWN_FUZZ_SEED", 2);
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        Shown shown(0);
        using Mode = QAbstractItemModelTester::FailureReportingMode;
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (QAbstractItemModel* model : {static_cast<QAbstractItemModel*>(shown.table.pieces()),
                                          static_cast<QAbstractItemModel*>(shown.table.seats()),
                                          static_cast<QAbstractItemModel*>(shown.table.log()),
                                          static_cast<QAbstractItemModel*>(shown.table.actions())})
            testers.push_back(std::make_unique<QAbstractItemModelTester>(model, Mode::QtTest));
        for (int players = 3; players <= 4; ++players) {
            SkullPlay play({players, 1, true});
            while (skull::Skull::actor(play.state()) != core::nobody) {
                play.apply(anyEvent(play.state(), true, random));
                for (const Stop stop : {Stop::Told, Stop::Settled})
                    shown.show(play, stop);
                shown.table.actions()->stepAny(1);
                if (random.below(8) == 0)
                    shown.viewer = random.below(players + 1) - 1;
                if (shown.viewer < 0)
                    shown.viewer = core::nobody;
            }
            for (int back = 0; back < 5; ++back) {
                for (int i = random.below(9); i > 0 && !play.events().empty(); --i)
                    play.undo();
                shown.show(play);
            }
            for (const auto& tester : testers)
                QVERIFY(tester->model()->rowCount() > 0 ||
                        tester->model() == shown.table.actions());
        }
    }
};

QTEST_GUILESS_MAIN(PiecesTest)
#include "skull_pieces_test.moc"
