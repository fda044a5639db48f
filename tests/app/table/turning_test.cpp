#include <QTest>

#include "app/table/geschenkt/geschenkt_scene.h"
#include "app/table/nyet/nyet_scene.h"
#include "app/table/reading.h"
#include "app/table/skull/skull_scene.h"

using namespace facedown;
using namespace facedown::table;

/// First a piece moves and turns up; then it is said what it is and what comes of it.
class TurningTest : public QObject
{
    Q_OBJECT

    /// All that can be read from a table but for its pieces.
    static QStringList told(Table& table)
    {
        QStringList all = dump(table);
        all.remove(all.indexOf("pieces") + 1, dump(*table.pieces()).size());
        // How it moves, and where what has moved lies, follows from what everybody has seen.
        for (const char* staged :
             {"suspense", "lastFlip", "dealing", "sweeping", "gathering", "teaming", "parting",
              "rewarding", "teamsShown", "teamsApart", "taker", "counting", "chips"})
            if (const auto at = all.indexOf(staged); at >= 0)
                all.remove(at, 2);
        return all;
    }

    /// Plays to the end. Of no step anything is said while its pieces only move and turn up.
    template <core::Game G, class T, class Any>
    static void play(core::Play<G> play, Any anyEvent)
    {
        ShownTo<G, T> shown(core::nobody);
        shown.decides = false;
        QStringList before = told(shown.show(play));
        int awaited = 0;
        while (G::actor(play.state()) != core::nobody) {
            play.apply(anyEvent(play.state()));
            for (const Look& look : shown.looksAt(play, play.events().size() - 1)) {
                const QStringList now = told(shown.show(play, look));
                if (!look.unsaid) {
                    before = now;
                    continue;
                }
                QCOMPARE(now, before);
                shown.table.retranslate();
                QCOMPARE(told(shown.table), before);
                const auto part = static_cast<std::size_t>(look.step);
                awaited += shown.table.showing(shown.last(), part).turning > 0 ? 1 : 0;
            }
        }
        QVERIFY(awaited > 0);
    }

private slots:
    void nothingIsSaidBeforeADiscLiesOpen()
    {
        core::Random random(5);
        for (const bool reveal : {false, true})
            play<skull::Skull, SkullTable>(SkullPlay({3, 1, reveal}), [&](const auto& state) {
                return anyEvent(state, true, random);
            });
    }

    void norBeforeACardOfGeschenkt()
    {
        core::Random random(5);
        play<geschenkt::Geschenkt, GeschenktTable>(
            GeschenktPlay(geschenkt::players(3)),
            [&](const auto& state) { return anyEvent(state, false, random); });
    }

    void norBeforeACardOfNyet()
    {
        core::Random random(5);
        play<nyet::Nyet, NyetTable>(NyetPlay({3, 1, false}),
                                    [&](const auto& state) { return anyEvent(state, random); });
    }

    void theFlippedDiscAloneLiesOpen()
    {
        skull::Game game(skull::players(3));
        game.play("first 0").times(
            2, "place flower, place skull, place flower, bid 1, pass, pass, flip 0");
        SkullShown shown(1);
        const auto faceUp = [&] {
            QStringList faces;
            for (const PieceModel::Piece& piece : shown.pieces())
                if (piece.kind == PieceModel::Disc && piece.faceUp && piece.owner != 1)
                    faces << piece.face + QString::number(piece.owner);
            return faces;
        };
        // The flip that wins: the others' discs are shown when all is done.
        shown.show(game, Stop::Turning);
        QCOMPARE(faceUp(), QStringList("flower0"));
        QCOMPARE(shown.table.verdict(), SkullTable::None);
        QCOMPARE(shown.seat(0).score, 1);
        shown.show(game, Stop::Told);
        QCOMPARE(faceUp(), QStringList("flower0"));
        QCOMPARE(shown.table.verdict(), SkullTable::Success);
        QCOMPARE(shown.seat(0).score, 2);
        QVERIFY(!shown.table.over());
        shown.show(game);
        QVERIFY(faceUp().size() > 1 && shown.table.over());

        skull::Game failed(skull::players(3));
        failed.play("first 0").play(skull::othersSkullRound);
        shown.viewer = 2;
        shown.show(failed, Stop::Turning);
        const int skull = shown.row(PieceModel::OnMat, 1, 0);
        QCOMPARE(shown.piece(skull).face, QString("skull"));
        QVERIFY(shown.piece(skull).faceUp);
        QCOMPARE(shown.table.verdict(), SkullTable::None);
    }

    void noCardLeadsTheTrickBeforeItLiesOpen()
    {
        nyet::Round round(nyet::players(3, 0, true), {0, "none", "yellow", "none", "2"}, 1,
                          {"R3 G13", "R9 G13", "R5 G13"});
        round.play("R3");
        NyetShown shown(1);
        const auto leading = [&] {
            QStringList faces;
            for (const PieceModel::Piece& piece : shown.pieces())
                if (piece.zone == PieceModel::Trick)
                    faces << piece.face + (piece.pushed ? " leads" : "");
            return faces;
        };
        shown.show(round.state, "play R9", Stop::Turning);
        QCOMPARE(leading(), (QStringList{"R3 leads", "R9"}));
        shown.show(round.state, "play R9", Stop::Told);
        QCOMPARE(leading(), (QStringList{"R3", "R9 leads"}));
    }
};

QTEST_GUILESS_MAIN(TurningTest)
#include "turning_test.moc"
