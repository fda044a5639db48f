#include <QSignalSpy>
#include <QTest>

#include "app/table/geschenkt/geschenkt_scene.h"
#include "app/table/reading.h"
#include "app/table/skull/skull_scene.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;

namespace {

/// Counts what a table is asked to lay out and to say.
class CountingTable : public SkullTable
{
public:
    mutable int layOuts = 0;
    mutable int lines = 0;

protected:
    std::vector<PieceModel::Piece> layOut(const skull::View& view) const override
    {
        ++layOuts;
        return SkullTable::layOut(view);
    }
    std::vector<LogModel::Line> linesOf(const skull::View& before, const Part& part) const override
    {
        ++lines;
        return SkullTable::linesOf(before, part);
    }
};

using Counted = ShownTo<skull::Skull, CountingTable>;

SkullPlay someGame(int seed)
{
    core::Random random(static_cast<std::uint64_t>(seed));
    SkullPlay play({4, 1, true});
    while (skull::Skull::actor(play.state()) != core::nobody)
        play.apply(anyEvent(play.state(), true, random));
    return play;
}

SkullPlay beginningOf(const SkullPlay& play, std::size_t count)
{
    SkullPlay until(play.options());
    for (std::size_t i = 0; i < count; ++i)
        until.apply(play.events()[i]);
    return until;
}

Look pastMoment(std::size_t moment)
{
    Look look;
    look.moment = moment;
    look.past = true;
    return look;
}

/// What is to be seen but for which piece is which.
QStringList seen(Table& table)
{
    QStringList all = dump(table);
    all.remove(all.indexOf("pieces") + 1, dump(*table.pieces()).size());
    auto pieces = table.pieces()->pieces();
    std::sort(pieces.begin(), pieces.end(),
              [](const auto& one, const auto& other) { return one.spot() < other.spot(); });
    for (const PieceModel::Piece& piece : pieces)
        all << QString::number(piece.kind) << QString::number(piece.zone)
            << QString::number(piece.seat) << QString::number(piece.place)
            << QString::number(piece.count) << QString::number(piece.pushed) << piece.face
            << QString::number(piece.faceUp) << piece.event << piece.name;
    return all;
}

} // namespace

/// How any table shows a history: on, back, anew.
class GameTableTest : public QObject
{
    Q_OBJECT

    /// From look to look at random, the table is as if nothing else had ever been looked at.
    template <core::Game G, class T>
    static void anyWayIsTheSame(const core::Play<G>& play, core::Random& random)
    {
        ShownTo<G, T> shown(random.below(2));
        const std::size_t count = play.events().size();
        shown.show(play);
        for (int i = 0; i < 60 && !QTest::currentTestFailed(); ++i) {
            const auto event = static_cast<std::size_t>(random.below(int(count)));
            const auto looks = shown.looksAt(play, event);
            Look look = looks[static_cast<std::size_t>(random.below(int(looks.size())))];
            look.past = true;
            ShownTo<G, T> anew(shown.viewer);
            anew.show(play);
            QCOMPARE(seen(shown.show(play, look)), seen(anew.show(play, look)));
        }
    }

private slots:
    void anEventIsNotMoreWorkTheLongerTheMatchIs()
    {
        const SkullPlay play = someGame(3);
        const std::size_t count = play.events().size();
        QVERIFY(count > 50);
        Counted shown(0);
        shown.show(beginningOf(play, 1));
        for (std::size_t event = 1; event < count; ++event) {
            shown.table.layOuts = shown.table.lines = 0;
            const SkullPlay until = beginningOf(play, event + 1);
            shown.show(until);
            const int steps = static_cast<int>(shown.last().parts.size());
            QCOMPARE(shown.table.lines, steps);
            QVERIFY(shown.table.layOuts <= steps + 1);
            // Looked at once more nothing is written.
            shown.show(until);
            QCOMPARE(shown.table.lines, steps);
        }
    }

    void takingBackWritesNothingAnew()
    {
        const SkullPlay play = someGame(4);
        Counted shown(1);
        shown.show(play);
        const QStringList all = seen(shown.table);
        const SkullPlay until = beginningOf(play, play.events().size() - 5);
        shown.table.lines = 0;
        shown.show(until);
        QCOMPARE(shown.table.lines, 0);
        Counted anew(1);
        QStringList expected = seen(anew.show(until));
        const QString said = shown.table.announcement();
        QVERIFY2(said.startsWith("Undone."), qPrintable(said));
        expected.replace(expected.indexOf(anew.table.announcement()), said);
        QCOMPARE(seen(shown.table), expected);
        // And on again.
        int steps = 0;
        shown.table.lines = 0;
        shown.show(play);
        for (std::size_t i = until.events().size(); i < play.events().size(); ++i)
            steps += static_cast<int>(shown.history().happenings[i].parts.size());
        QCOMPARE(shown.table.lines, steps);
        QCOMPARE(seen(shown.table), all);
    }

    void takenBackAndPlayedOtherwiseAllIsSoOnly()
    {
        skull::Game game(skull::players(3));
        game.play("first 0, place flower, place skull, place flower");
        skull::Game other = game;
        game.play("place flower, place flower");
        other.play("bid 1, pass, pass, flip 0");
        for (const Seat viewer : {Seat(0), Seat(2), core::nobody}) {
            SkullShown shown(viewer);
            SkullShown anew(viewer);
            shown.show(game);
            QCOMPARE(seen(shown.show(other)), seen(anew.show(other)));
        }
    }

    void lookingBackKeepsTheLogOfNow()
    {
        const SkullPlay play = someGame(5);
        Counted shown(2);
        const auto lines = shown.show(play).log()->lines();
        QSignalSpy inserted(shown.table.log(), &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(shown.table.log(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy changed(shown.table.log(), &QAbstractItemModel::dataChanged);
        shown.table.lines = 0;
        for (const std::size_t moment :
             {play.events().size() - 1, std::size_t(7), std::size_t(0)}) {
            shown.show(play, pastMoment(moment));
            QVERIFY(shown.table.log()->lines() == lines);
        }
        QCOMPARE(shown.table.lines, 0);
        QCOMPARE(inserted.count() + removed.count() + changed.count(), 0);
        // Said anew, it still is that of now.
        shown.table.retranslate();
        QVERIFY(shown.table.log()->lines() == lines);
        QVERIFY(shown.table.lines > 0);
    }

    void anotherLanguageSaysAllAnew()
    {
        const SkullPlay play = someGame(6);
        Counted shown(0);
        shown.show(play);
        const QStringList all = dump(shown.table);
        shown.table.lines = 0;
        shown.table.retranslate();
        QCOMPARE(dump(shown.table), all);
        int steps = 0;
        for (const auto& happening : shown.history().happenings)
            steps += static_cast<int>(happening.parts.size());
        QCOMPARE(shown.table.lines, steps);
    }

    void otherViewerHaveALogOfTheirOwn()
    {
        const SkullPlay play = someGame(7);
        Counted shown(0);
        for (std::size_t event = 1; event < play.events().size(); ++event) {
            shown.viewer = static_cast<Seat>(event % 3);
            shown.show(beginningOf(play, event));
        }
        shown.viewer = core::nobody;
        Counted anew(core::nobody);
        shown.show(play);
        anew.show(play);
        QVERIFY(shown.table.log()->lines() == anew.table.log()->lines());
    }

    void hintsStandBetweenTheEvents()
    {
        const SkullPlay play = someGame(8);
        SkullShown shown(0);
        const auto before = SkullShown(0).show(beginningOf(play, 6)).log()->lines();
        shown.show(beginningOf(play, 4)).setHints({{4, 0}});
        shown.show(beginningOf(play, 6)).setHints({{4, 0}, {6, 0}});
        shown.show(beginningOf(play, 8));
        std::vector<int> moments;
        for (const LogModel::Line& line : shown.table.log()->lines())
            if (line.hint)
                moments.push_back(line.moment);
        QCOMPARE(moments, (std::vector<int>{4, 6}));
        // Taken back to where it was asked, it has been asked; to before, it has not.
        shown.show(beginningOf(play, 6));
        QCOMPARE(shown.table.log()->lines().size(), before.size() + 2);
        shown.table.setHints({{4, 0}});
        shown.show(beginningOf(play, 5));
        shown.show(beginningOf(play, 6));
        QCOMPARE(shown.table.log()->lines().size(), before.size() + 1);
    }

    void anyWayToAMomentIsTheSame()
    {
        const int seed = setting("FACEDOWN_FUZZ_SEED", 1);
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        for (int game = 0; game < 3; ++game) {
            anyWayIsTheSame<skull::Skull, SkullTable>(someGame(seed + game), random);
            GeschenktPlay play(anyGeschenktOptions(random));
            while (geschenkt::Geschenkt::actor(play.state()) != core::nobody)
                play.apply(anyEvent(play.state(), true, random));
            anyWayIsTheSame<geschenkt::Geschenkt, GeschenktTable>(play, random);
        }
    }

    /// What is moved on a step is moved back when the step is taken back.
    void backwardsThePiecesGoAsTheyCame()
    {
        const SkullPlay play = someGame(9);
        SkullShown shown(3);
        shown.show(beginningOf(play, 0));
        QSignalSpy reset(shown.table.pieces(), &QAbstractItemModel::modelReset);
        std::vector<std::vector<PieceModel::Spot>> spots;
        const auto spotsNow = [&] {
            std::vector<PieceModel::Spot> all;
            for (const PieceModel::Piece& piece : shown.pieces())
                all.push_back(piece.spot());
            return all;
        };
        for (std::size_t count = 0; count <= play.events().size(); ++count) {
            shown.show(beginningOf(play, count));
            spots.push_back(spotsNow());
        }
        for (std::size_t count = play.events().size(); count-- > 0;) {
            shown.show(play, pastMoment(count));
            QCOMPARE(spotsNow() == spots[count], true);
        }
        QCOMPARE(reset.count(), 0);
    }
};

QTEST_GUILESS_MAIN(GameTableTest)
#include "game_table_test.moc"
