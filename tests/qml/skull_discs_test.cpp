#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <QFile>

#include "app/play/session_play.h"
#include "qml/screen.h"
#include "ring.h"

using namespace facedown;
using namespace facedown::qml;
using play::someMatch;

/// What Skull's discs and plates show, and whose disc is flipped.
class SkullDiscsTest : public ScreenTest
{
    Q_OBJECT

    /// Somebody has bid as many discs as lie on the own mat, the lowest of them the skull, and has
    /// flipped them all; nothing has gone home yet.
    static match::Match ownSkullFlipped(int players, int tribes, int discs, int first)
    {
        match::Match match = someMatch(players, 0, 1, tribes, true);
        const auto apply = [&match](const QString& event) {
            if (!match.apply(event.toStdString()))
                qFatal("%s cannot come now", qPrintable(event));
        };
        const int seats = players * tribes;
        apply(QStringLiteral("first %1").arg(first));
        for (int disc = 0; disc < discs; ++disc)
            for (int seat = 0; seat < seats; ++seat)
                apply(disc == 0 ? "place skull" : "place flower");
        const int challenger = match.actor();
        apply(QStringLiteral("bid %1").arg(discs));
        for (int seat = 1; seat < seats; ++seat)
            apply("pass");
        for (int disc = 0; disc < discs; ++disc)
            apply(QStringLiteral("flip %1").arg(challenger));
        return match;
    }

    /// The face of a disc, without its thickness.
    static QRectF face(const QQuickItem* disc)
    {
        const QRectF all = onScreen(disc);
        return {all.x() + 0.07 * all.width(), all.y() + 0.03 * all.height(), 0.86 * all.width(),
                0.86 * all.height()};
    }

    static bool covers(const QRectF& face, QPointF point)
    {
        const QPointF away = point - face.center();
        return std::hypot(away.x(), away.y()) < face.width() / 2;
    }

    /// How much of a disc's face no other one lies upon.
    static qreal shareSeen(const QQuickItem* disc, const QList<QQuickItem*>& all)
    {
        const QRectF own = face(disc);
        int points = 0;
        int seen = 0;
        for (int i = 0; i < 400; ++i) {
            const QPointF point = own.topLeft() + QPointF((i % 20 + 0.5) / 20 * own.width(),
                                                          (i / 20 + 0.5) / 20 * own.height());
            if (!covers(own, point))
                continue;
            ++points;
            seen += std::none_of(all.begin(), all.end(), [&](const QQuickItem* other) {
                return other != disc && other->z() >= disc->z() &&
                       !other->property("isMat").toBool() && covers(face(other), point);
            });
        }
        return qreal(seen) / points;
    }

private slots:
    /// Whoever may show what they have is asked with the keys that then do it.
    void theKeyOnShowShows()
    {
        match::Match match = ownSkullFlipped(3, 1, 1, 0);
        auto entries = match.playerEntries();
        for (match::PlayerEntry& entry : entries)
            entry.bot = false;
        match.setPlayerEntries(entries);
        const std::size_t before = match.length();
        Screen screen;
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        screen.session().openCurtain();
        // The page before goes with its keys, as it does whenever the program waits.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(screen.button("Show") != nullptr);
        screen.draw();
        QTest::keyClick(&screen.view, Qt::Key_S);
        QTRY_COMPARE(screen.session().match().length(), before + 1);
        QCOMPARE(screen.session().match().event(before), std::string("show"));
    }

    /// Twelve tribes are told apart by shapes alone, in whatever colours.
    void everyTribeHasAnEmblemOfItsOwn()
    {
        static const QRegularExpression colour(QStringLiteral("#[0-9a-f]{6}"));
        for (const char* kind : {"emblem", "disc-back", "mat"})
            for (const char* palette : {"", "safe/"}) {
                std::set<QString> shapes;
                for (int tribe = 0; tribe < 12; ++tribe) {
                    QFile file(
                        QStringLiteral(":/assets/skull/%1%2-%3.svg").arg(palette, kind).arg(tribe));
                    QVERIFY(file.open(QIODevice::ReadOnly));
                    shapes.insert(QString::fromUtf8(file.readAll()).remove(colour));
                }
                QCOMPARE(shapes.size(), std::size_t(12));
            }
    }

    /// Whose disc is flipped is chosen by the person alone.
    void enterFlipsNobodysDiscUnchosen()
    {
        Screen screen;
        match::Match match = someMatch(4, 1, 1);
        for (const char* event : {"first 0", "place flower", "place flower", "place flower",
                                  "place flower", "bid 2", "pass", "pass", "pass"})
            QVERIFY2(match.apply(event).has_value(), event);
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        const int length = screen.session().length();
        QTest::keyClick(&screen.view, Qt::Key_Return); // one's own comes first
        QVERIFY(screen.waitForTurn());
        QCOMPARE(screen.session().length(), length + 1);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            QTest::keyClick(&screen.view, key);
        QCOMPARE(screen.session().length(), length + 1);
        QVERIFY(screen.view.activeFocusItem() != nullptr);
        QVERIFY(isWithin(screen.view.activeFocusItem(), "ActionBar"));
        QTest::keyClick(&screen.view, Qt::Key_Right);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(screen.session().length() >= length + 2); // who wins goes on at once
        QCOMPARE(screen.session().match().event(static_cast<std::size_t>(length) + 1).substr(0, 4),
                 std::string("flip"));
    }

    void whatOneHasIsDrawnOnOnesOwnPlateToo()
    {
        Screen screen;
        match::Match match = someMatch(3, 1, 1);
        for (const char* event : {"first 0", "place flower", "place flower", "place flower",
                                  "bid 1", "pass", "pass", "flip 0", "place flower"})
            QVERIFY2(match.apply(event).has_value(), event);
        screen.controller.play(std::move(match));
        screen.session().stop();
        screen.draw();
        std::map<int, int> backs; // in hand, as drawn on a plate
        std::map<int, int> rings; // places for discs
        std::map<int, int> successes;
        for (const QQuickItem* item : screen.seen("Standing")) {
            const int seat = item->property("seat").toInt();
            QList<QQuickItem*> all;
            collect(const_cast<QQuickItem*>(item), all);
            for (const QQuickItem* one : std::as_const(all)) {
                const QString source = one->property("source").toString();
                backs[seat] += isSeen(one) && source.contains("disc-back");
                successes[seat] +=
                    isSeen(one) && one->opacity() == 1 && source.contains("mat-flower");
                rings[seat] += isSeen(one) && one->property("lost").isValid();
            }
        }
        QCOMPARE(rings.size(), std::size_t(3));
        const auto& table =
            std::get<core::Play<skull::Skull>>(screen.session().match().play()).state().table;
        const int near = screen.session().table()->bottom();
        QCOMPARE(rings[near], 4);
        QCOMPARE(backs[near], table.hand(near));
        for (int seat = 0; seat < 3; ++seat)
            QCOMPARE(successes[seat], int(table.tribe(seat).wins));
    }

    void whatOthersHaveWonAndLostIsOnTheirPlates()
    {
        Screen screen;
        match::Match match = someMatch(3, 1, 1);
        for (const char* event :
             {"first 1", "place flower", "place flower", "place flower", "bid 1", "pass", "pass",
              "flip 1", "place skull", "place flower", "place flower", "bid 1", "bid 2", "pass",
              "pass", "flip 2", "discard flower"})
            QVERIFY2(match.apply(event).has_value(), event);
        screen.controller.play(std::move(match));
        screen.session().stop();
        screen.draw();
        QCOMPARE(screen.session().table()->bottom(), 0);
        std::map<int, std::pair<int, int>> standings; // successes, crosses for what was lost
        for (QQuickItem* standing : screen.seen("Standing")) {
            auto& [won, lost] = standings[standing->property("seat").toInt()];
            QList<QQuickItem*> below;
            collect(standing, below);
            for (const QQuickItem* item : std::as_const(below)) {
                won += isSeen(item) && item->property("reached").toBool() && item->width() > 8;
                lost += isSeen(item) && isA(item, "Cross") && item->width() > 3;
            }
        }
        QCOMPARE(standings,
                 (std::map<int, std::pair<int, int>>{{0, {0, 0}}, {1, {1, 0}}, {2, {0, 1}}}));
    }

    void discsInHandLieFreeOnTheTable_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            for (const int players : {3, 4, 6, 12})
                QTest::addRow("%d players, %d", players, size.width()) << players << size;
    }

    /// The ring round each of them is seen whole: beside the next one, and within the rim.
    void discsInHandLieFreeOnTheTable()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        Screen screen(size);
        match::Match match = someMatch(players, 1, 1);
        QVERIFY(match.apply(QStringLiteral("first %1").arg(players - 1).toStdString()));
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        const Ring* ring = nullptr;
        QList<QRectF> rings;
        for (const QQuickItem* disc : screen.seen("SkullPiece")) {
            if (disc->property("event").toString().isEmpty())
                continue;
            ring = disc->property("ring").value<Ring*>();
            QRectF round(0, 0, 0.96 * disc->width(), 0.96 * disc->width());
            round.moveCenter(disc->parentItem()->mapFromScene(onScreen(disc).center()) -
                             QPointF(0, 0.04 * disc->height()));
            for (const QRectF& other : rings) {
                const QPointF away = round.center() - other.center();
                QVERIFY(std::hypot(away.x(), away.y()) >= round.width());
            }
            rings << round;
        }
        QCOMPARE(rings.size(), 4);
        const QRectF table = ring->table();
        const qreal rim = 7;
        for (const QRectF& round : rings) {
            QVERIFY(table.adjusted(rim, rim, -rim, -rim).contains(round));
            // Where the table is rounded, from the middle of its corner.
            const QPointF middle(table.right() - ring->corner(), table.bottom() - ring->corner());
            const QPointF away = round.center() - middle;
            if (away.x() > 0 && away.y() > 0)
                QVERIFY(std::hypot(away.x(), away.y()) + round.width() / 2 <= ring->corner() - rim);
        }
    }

    /// Nothing is anywhere else at once, and all arrives where it belongs then.
    void whatLiesThereTurnsWithTheTable()
    {
        Screen screen({1280, 800});
        match::Match match = someMatch(3, 0, 1);
        QVERIFY(match.apply("first 0"));
        screen.controller.play(std::move(match));
        screen.session().stop();
        screen.draw();
        const auto places = [&screen] {
            std::vector<QPointF> points;
            for (const char* type : {"SeatPlate", "SkullPiece"})
                for (const QQuickItem* item : screen.seen(type))
                    points.push_back(onScreen(item).topLeft());
            return points;
        };
        table::Table* table = screen.session().table();
        const int bottom = table->bottom();
        const auto turnTo = [table](int seat) {
            table->setBottom(seat % 3);
            emit table->shown();
        };
        const auto before = places();
        turnTo(bottom + 1);
        const auto after = places();
        QVERIFY(after != before);
        turnTo(bottom);
        QCOMPARE(places(), before);

        screen.preferences.overridePace(play::Preferences::Relaxed);
        turnTo(bottom + 1);
        QCOMPARE(places(), before);
        QTRY_COMPARE(places(), after);
    }

    /// SK-31: whoever takes one has not followed it with their eyes.
    void shuffledDiscsCross()
    {
        Screen screen;
        match::Match match = someMatch(3, 1, 1);
        for (const char* event : {"first 0", "place flower", "place skull", "place flower", "bid 2",
                                  "pass", "pass", "flip 0"})
            QVERIFY(match.apply(event).has_value());
        screen.preferences.overridePace(play::Preferences::Fast);
        std::set<std::vector<int>> orders; // of the discs in the row, from the left
        connect(&screen.view, &QQuickWindow::afterAnimating, this, [&] {
            std::map<qreal, int> row;
            for (const QQuickItem* disc : screen.seen("SkullPiece"))
                if (disc->property("shuffled").toBool() && disc->property("way").toReal() == 1)
                    row.emplace(onScreen(disc).center().x(), disc->property("place").toInt());
            if (std::vector<int> order; row.size() == 4) {
                for (const auto& [x, place] : row)
                    order.push_back(place);
                orders.insert(order);
            }
        });
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        screen.session().choose("flip 2"); // the skull
        QTRY_VERIFY_WITH_TIMEOUT(orders.contains({3, 2, 1, 0}), 20000);
    }

    void everyFlippedDiscIsSeen_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("tribes");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("discs");
        QTest::addColumn<int>("first");
        for (const QSize size : {QSize(1024, 640), QSize(1920, 1080)})
            for (const auto& [players, tribes] : {std::pair(3, 1), {12, 1}, {6, 2}})
                for (const auto& [discs, first] : {std::pair(4, 0), {3, players * tribes - 1}})
                    QTest::addRow("%d discs, %d by %d, %d", discs, players, tribes, size.width())
                        << players << tribes << size << discs << first;
        QTest::newRow("2 discs, 6 by 1, 1280") << 6 << 1 << QSize(1280, 800) << 2 << 0;
    }

    /// A skull may lie anywhere below flowers: all that is turned up is seen, and the skull whole.
    void everyFlippedDiscIsSeen()
    {
        QFETCH(int, players);
        QFETCH(int, tribes);
        QFETCH(QSize, size);
        QFETCH(int, discs);
        QFETCH(int, first);
        Screen screen(size);
        screen.controller.play(ownSkullFlipped(players, tribes, discs, first));
        screen.session().stop();
        screen.draw();
        const QList<QQuickItem*> all = screen.seen("SkullPiece");
        int open = 0;
        for (const QQuickItem* disc : all) {
            if (!disc->property("onMat").toBool() || !disc->property("faceUp").toBool())
                continue;
            ++open;
            const qreal shown = shareSeen(disc, all);
            const bool skull = disc->property("face").toString() == "skull";
            QVERIFY2(shown >= (skull ? 1 : 0.8), qPrintable(QString::number(shown)));
            for (const QQuickItem* plate : screen.seen("SeatPlate"))
                QVERIFY(!onScreen(plate).intersects(face(disc)));
        }
        QCOMPARE(open, discs);
    }

    void whatIsSaidOfACoveredHandHidesNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("players");
        for (const QSize size : {QSize(960, 570), QSize(1280, 800), QSize(1920, 1060)})
            for (const int players : {3, 6, 12})
                QTest::addRow("%d at %d", players, size.width()) << size << players;
    }

    void whatIsSaidOfACoveredHandHidesNothing()
    {
        QFETCH(QSize, size);
        QFETCH(int, players);
        Screen screen(size);
        screen.preferences.setSharing(play::Preferences::Peek);
        screen.controller.play(play::matchOf("skull", {{"players", players}}, 2, 3));
        QVERIFY(screen.waitForTurn());
        const QQuickItem* note = screen.seen("PeekNote").value(0);
        QVERIFY(note != nullptr);
        QVERIFY(onScreen(screen.seen("Board").front()).contains(onScreen(note)));
        for (const char* kind : {"SkullPiece", "SeatPlate"})
            for (const QQuickItem* item : screen.seen(kind))
                QVERIFY2(!onScreen(item).intersects(onScreen(note)), kind);
    }

    void nothingIsSaidUnderTheQuestionBeforeAnUndo()
    {
        Screen screen;
        screen.preferences.setSharing(play::Preferences::Peek);
        screen.controller.play(play::matchOf("skull", {{"players", 3}}, 2, 3));
        QVERIFY(screen.waitForTurn());
        screen.session().peek(true);
        screen.session().choose(QString::fromStdString(screen.session().match().legal().front()));
        QVERIFY(screen.waitForTurn());
        const auto note = screen.seen("PeekNote").first();
        screen.session().askToUndo();
        QCOMPARE(screen.seen("PeekNote").size(), 0);
        screen.click(note);
        QVERIFY(!screen.session().peeking());
    }
};

QTEST_MAIN(SkullDiscsTest)
#include "skull_discs_test.moc"
