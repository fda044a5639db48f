#include "qml/nyet_screen.h"

using namespace facedown;
using namespace facedown::qml;
using namespace facedown::qml::nyet_screen;
using play::matchOf;
using play::playedOn;
using play::playedUntil;
using play::someMatch;

/// With the system's text at 150 and 200 % what matters stays in sight and can be read.
class LargeTextTest : public ScreenTest
{
    Q_OBJECT

    /// All four have placed a disc, and the first has bid.
    static match::Match afterBid(const char* bid)
    {
        match::Match match = someMatch(4, 1, 1);
        for (const char* event :
             {"first 0", "place flower", "place flower", "place flower", "place flower", bid})
            if (!match.apply(event).has_value())
                qFatal("%s", event);
        return match;
    }

private slots:
    void theButtonsStayInSight()
    {
        const LargeText large(1.5);
        Screen screen(QSize(1024, 640));
        screen.controller.play(playedOn(matchOf("nyet", {{"players", 5}}, 0, 5)));
        QVERIFY(screen.waitForTurn());
        screen.draw();
        const QQuickItem* panel = screen.seen("EndPanel").value(0);
        QVERIFY(panel != nullptr);
        int buttons = 0;
        for (const QQuickItem* button : screen.seen("ActionButton"))
            if (isWithin(button, "EndPanel")) {
                ++buttons;
                QVERIFY(onScreen(panel).contains(onScreen(button)));
            }
        QCOMPARE(buttons, 5); // again, review, replay, the table, home
    }

    void allScoresAreInSight_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("geschenkt") << QByteArray("geschenkt");
        QTest::newRow("nyet") << QByteArray("nyet");
    }

    void allScoresAreInSight()
    {
        QFETCH(QByteArray, game);
        const LargeText large(2);
        Screen screen(QSize(1366, 740));
        screen.controller.play(playedOn(matchOf(game, {{"players", 4}}, 0, 5)));
        QVERIFY(screen.waitForTurn());
        screen.draw();
        const QQuickItem* scores = screen.seen("ScoreTable").value(0);
        QVERIFY(scores != nullptr);
        for (const QQuickItem* button : screen.seen("ActionButton"))
            if (isWithin(button, "EndPanel"))
                QVERIFY(onScreen(scores).bottom() < onScreen(button).top());
    }

    void aRoundIsCountedInSight_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("1024 wide") << QSize(1024, 620) << 1.5;
        QTest::newRow("1366 wide") << QSize(1366, 740) << 2.0;
        QTest::newRow("1920 wide") << QSize(1920, 1060) << 2.0;
    }

    /// Also of a later round, with the course of the game.
    void aRoundIsCountedInSight()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        const LargeText large(text);
        Screen screen(size);
        screen.controller.play(matchAt(5, 5, [](const nyet::Table& table) {
            return table.round == 2 && table.phase == nyet::Phase::Play && table.trick.size == 4 &&
                   table.seat(table.actor).held == 1;
        }));
        core::Random random(5);
        QVERIFY(screen.waitForTurn());
        QVERIFY(screen.decideByClicking(random).isEmpty());
        QTRY_VERIFY(screen.session().tallying());
        screen.draw();
        const QQuickItem* panel = screen.seen("RoundPanel").value(0);
        QVERIFY(panel != nullptr);
        int inside = 0;
        for (const QQuickItem* item : screen.items())
            if (isWithin(item, "RoundPanel") && isSeen(item) &&
                (isA(item, "ScoreTable") || isA(item, "ActionButton"))) {
                ++inside;
                QVERIFY(onScreen(panel).adjusted(0, 20, 0, -20).contains(onScreen(item)));
            }
        QCOMPARE(inside, 2);
    }

    void piecesKeepTheirSize_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("old");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        const auto rows = [](const char* game, int players, int old) {
            const auto row = [&](QSize size, double text) {
                QTest::addRow("%s, %d players, %d events, %d wide, %.1f", game, players, old,
                              size.width(), text)
                    << QByteArray(game) << players << old << size << text;
            };
            row(QSize(1024, 620), 1.5);
            row(QSize(1366, 740), 2);
            row(QSize(1920, 1050), 2);
        };
        for (const int players : {3, 4, 5}) {
            for (const char* game : {"skull", "geschenkt", "nyet"})
                rows(game, players, 40);
            rows("nyet", players, 3);       // vetoes
            rows("geschenkt", players, 60); // many cards before all
        }
    }

    /// Whoever needs large text does not want smaller pieces.
    void piecesKeepTheirSize()
    {
        QFETCH(QByteArray, game);
        QFETCH(int, players);
        QFETCH(int, old);
        QFETCH(QSize, size);
        QFETCH(double, text);
        core::Random random(players);
        match::Match match = playedUntil(
            matchOf(game, {{"players", players}}, 0, 5), random, [old](const match::Match& played) {
                return played.length() >= std::size_t(old) && played.actor() != core::chance;
            });
        auto entries = match.playerEntries();
        entries[std::size_t(match.actor())].bot = false;
        match.setPlayerEntries(entries);
        const auto heights = [&] {
            // By where they lie, the nearest seat's apart.
            std::map<std::pair<int, bool>, double> largest;
            Screen screen(size);
            screen.controller.play(match);
            if (!screen.waitForTurn())
                return decltype(largest)();
            auto* room = screen.seen("TablePage").value(0)->property("room").value<QObject*>();
            room->setProperty("logBeside", false); // which takes more or less of the width
            screen.draw();
            const int bottom = screen.session().table()->bottom();
            for (const QQuickItem* item : screen.items())
                if (item->property("targetX").isValid() && isSeen(item)) {
                    const std::pair where(item->property("zone").toInt(),
                                          item->property("seat").toInt() == bottom);
                    largest[where] = std::max(largest[where], item->height());
                } else if (isA(item, "Drawing") && isWithin(item, "VetoBoard") && isSeen(item)) {
                    // Pictures and tokens.
                    double& height = largest[{-1, isWithin(item, "SquareFace")}];
                    height = std::max(height, item->height());
                }
            return largest;
        };
        const auto usual = heights();
        const LargeText large(text);
        const auto now = heights();
        // But the card that all others are about, if it stays by far the largest, and one's own
        // beside a larger plate, where they fill their row.
        const auto isMiddle = [&](const auto& where) {
            return game == "geschenkt" &&
                   (where.first == PieceModel::Deck || where.first == PieceModel::Board);
        };
        QVERIFY(!usual.empty());
        for (const auto& [where, height] : usual) {
            const auto found = now.find(where);
            // What the others have won is told by their plates.
            if (found == now.end()) {
                QVERIFY(game == "nyet" && !where.second);
                continue;
            }
            const bool fills =
                game == "geschenkt" && where == std::pair(int(PieceModel::Taken), true);
            const double least = isMiddle(where) ? 1.4 * now.at({PieceModel::Taken, true})
                                 : fills         ? 0.92 * height
                                                 : 0.97 * height;
            QVERIFY2(
                found->second > least,
                qPrintable(
                    QString("zone %1: %2 for %3").arg(where.first).arg(found->second).arg(height)));
        }
    }

    void theNumberThatIsBidGetsNoSmaller_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("1024, 1.5") << QSize(1024, 620) << 1.5;
        QTest::newRow("1366, 2") << QSize(1366, 740) << 2.0;
        QTest::newRow("1920, 2") << QSize(1920, 1050) << 2.0;
    }

    void theNumberThatIsBidGetsNoSmaller()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        const auto number = [&] {
            Screen screen(size);
            screen.controller.play(afterBid("bid 3"));
            screen.draw();
            int largest = 0;
            for (const QQuickItem* item : screen.items())
                if (item->inherits("QQuickText") && isSeen(item) && isWithin(item, "Board") &&
                    item->property("text").toString() == "3")
                    largest = std::max(largest, pixelSize(item));
            return largest;
        };
        const int usual = number();
        QVERIFY(usual > 20);
        const LargeText large(text);
        const int now = number();
        QVERIFY2(now >= usual, qPrintable(QString("%1 for %2").arg(now).arg(usual)));
    }

    void whatIsPressedGetsNoSmaller_data() { theNumberThatIsBidGetsNoSmaller_data(); }

    /// Buttons by what they do; the pace's line and its knob.
    void whatIsPressedGetsNoSmaller()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        // Buttons may leave out their keys.
        const auto heights = [&] {
            std::map<QString, double> found;
            Screen screen(size);
            screen.controller.play(afterBid("bid 2"));
            screen.draw();
            for (const QQuickItem* item : screen.items())
                if (item->property("spoken").isValid() && item->property("text").isValid() &&
                    isSeen(item))
                    found[item->property("spoken").toString()] = item->height();
            const QQuickItem* line = screen.seen("SlideBar").value(0);
            found["length"] = line->width();
            found["knob"] = line->property("handle").value<QQuickItem*>()->height();
            return found;
        };
        const auto usual = heights();
        const LargeText large(text);
        const auto now = heights();
        QCOMPARE(usual.size(), std::size_t(8)); // undo, log, hint, rules, pause, skip, the line
        for (const auto& [name, was] : usual)
            QVERIFY2(now.contains(name) && now.at(name) >= was, qPrintable(name));
    }

    void theLastCountIsClearOfAllChips()
    {
        for (const double text : {1.0, 2.0})
            for (const int seed : {1, 2, 3, 4, 5, 6}) {
                const LargeText large(text);
                Screen screen(QSize(1366, 740));
                screen.controller.play(playedOn(play::someGeschenkt(4, 0, std::uint64_t(seed))));
                screen.draw();
                QList<QQuickItem*> shown;
                for (QQuickItem* item : screen.items())
                    if (isA(item, "Drawing") && isWithin(item, "Middle") &&
                        item->property("source").toString().endsWith("chip.svg") && isSeen(item))
                        shown << item;
                QCOMPARE(shown.size(), 1);
                const QRectF round = onScreen(shown.first()).adjusted(-6, -6, 6, 6);
                for (const QQuickItem* piece : screen.items())
                    if (piece->property("targetX").isValid() && isSeen(piece))
                        QVERIFY2(!onScreen(piece).intersects(round),
                                 qPrintable(QString::number(seed)));
            }
    }

    void theBarOfAReplayHoldsItsButtons()
    {
        const LargeText large(2);
        Screen screen(QSize(1366, 740));
        screen.controller.play(afterBid("bid 1"));
        QVERIFY(screen.waitForTurn());
        screen.session().lookBack(2);
        screen.draw();
        const QRectF page = onScreen(screen.view.rootObject());
        const QRectF bar = onScreen(screen.seen("ActionBar").value(0));
        const QRectF replay = onScreen(screen.seen("ReplayBar").value(0));
        QVERIFY(page.contains(bar) && bar.contains(replay));
    }

    void whatIsBidIsReadBesideItsCircle()
    {
        const LargeText large(2);
        Screen screen(QSize(1366, 740));
        screen.controller.play(afterBid("bid 1"));
        screen.draw();
        int words = 0;
        for (const QQuickItem* item : screen.items()) {
            const QString text = item->property("text").toString();
            if (!item->inherits("QQuickText") || !isSeen(item) || !isWithin(item, "Board") ||
                (text != "Bid" && !text.startsWith("of 4 disc")))
                continue;
            ++words;
            QVERIFY2(pixelSize(item) > 16, qPrintable(text)); // 13 is usual
        }
        QCOMPARE(words, 2);
    }

    /// Where large text leaves little room, the middle's words go beside its cards, not the size
    /// of these.
    void theCardInTheMiddleStaysLargeBesideLargeText()
    {
        const LargeText large(2);
        Screen screen(QSize(960, 600));
        screen.controller.play(play::matchOf("geschenkt", {{"players", 7}}, 7, 1));
        QVERIFY(screen.waitForTurn());
        screen.session().openCurtain();
        screen.draw();
        QList<QRectF> cards;
        for (const QQuickItem* piece : screen.seen("GeschenktPiece"))
            if (piece->property("turned").toBool() && piece->property("ratio").toReal() > 1)
                cards << onScreen(piece);
        QCOMPARE(cards.size(), 1);
        QVERIFY(cards[0].width() > 60);
        QRectF left;
        QRectF effect;
        for (const QQuickItem* item : screen.seen("QQuickText")) {
            if (item->property("text") == screen.session().table()->property("effect"))
                effect = onScreen(item);
            if (item->property("text") == "23 left")
                left = onScreen(item);
        }
        QVERIFY(!effect.isEmpty() && !left.isEmpty());
        QVERIFY(left.bottom() <= effect.top() || left.right() + 10 < effect.left());
    }
};

QTEST_MAIN(LargeTextTest)
#include "large_text_test.moc"
