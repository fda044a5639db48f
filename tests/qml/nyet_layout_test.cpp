#include <algorithm>

#include "qml/nyet_screen.h"

using namespace facedown;
using namespace facedown::qml;
using namespace facedown::qml::nyet_screen;

/// Where things lie on Nyet!'s table: nothing hides what is to be seen.
class NyetLayoutTest : public ScreenTest
{
    Q_OBJECT

    static QRectF areaOf(const QQuickItem* item) { return onScreen(item).adjusted(1, 1, -1, -1); }

    /// The items of a type that lie on other ones.
    static QStringList onOthers(const QList<QQuickItem*>& items, const QList<QQuickItem*>& others)
    {
        QStringList found;
        for (const QQuickItem* item : items)
            for (const QQuickItem* other : others)
                if (item != other && areaOf(item).intersects(areaOf(other)))
                    found << QString("%1 on %2")
                                 .arg(item->metaObject()->className(),
                                      other->metaObject()->className());
        return found;
    }

    static QList<QQuickItem*> piecesIn(Screen& screen, PieceModel::Zone zone)
    {
        QList<QQuickItem*> found;
        for (QQuickItem* piece : screen.seen("NyetPiece"))
            if (piece->property("zone").toInt() == zone &&
                piece->property("kind").toInt() == PieceModel::Card)
                found << piece;
        return found;
    }

    /// What seats say, where they say something.
    static QList<QQuickItem*> bubbles(Screen& screen)
    {
        QList<QQuickItem*> found;
        for (QQuickItem* text : screen.seen("QQuickText"))
            if (isA(text->parentItem(), "QQuickRectangle") && isWithin(text, "SeatPlate") &&
                !text->property("text").toString().isEmpty())
                found << text->parentItem();
        return found;
    }

    static void addTables()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QSize>("size");
        for (const int players : {2, 3, 4, 5})
            QTest::addRow("%d players", players) << players << QSize(1024, 640);
        QTest::newRow("4 players, usual window") << 4 << QSize(1280, 800);
    }

private slots:
    void aTokenHidesNoHalfWord_data() { addTables(); }

    void aTokenHidesNoHalfWord()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        Screen screen(size);
        const auto covered = [](const nyet::Table& table) {
            int count = 0;
            for (int row = 0; row < nyet::rows; ++row)
                for (int at = 0; at < table.board.squares(nyet::Row(row)); ++at)
                    count += table.board.isFree(nyet::Row(row), at) ? 0 : 1;
            return count;
        };
        const auto many = [&](const nyet::Table& table) { return covered(table) == 10; };
        screen.controller.play(matchAt(players, 5, many));
        QVERIFY(screen.waitForTurn());
        screen.draw();
        int tokens = 0;
        for (QQuickItem* token : screen.seen("Drawing")) {
            if (!token->property("source").toString().endsWith("nyet/token.svg"))
                continue;
            ++tokens;
            for (const QQuickItem* text : screen.seen("QQuickText")) {
                const qreal wide = text->property("contentWidth").toReal();
                const QRectF letters = text->mapRectToScene(QRectF(0, 0, wide, text->height()));
                QVERIFY2(!isWithin(text, "SquareFace") || !letters.intersects(areaOf(token)),
                         qPrintable(text->property("text").toString()));
            }
        }
        QCOMPARE(tokens, 10);
        // Each vetoed square still says what it was.
        for (const QQuickItem* face : screen.seen("SquareFace"))
            if (face->property("wide").toBool() && face->property("hidden").toReal() > 0) {
                bool said = false;
                for (const QQuickItem* text : face->childItems())
                    said = said || (isA(text, "QQuickText") && isSeen(text));
                QVERIFY2(said, qPrintable(face->property("label").toString()));
            }
    }

    void theLastTrickCoversNothingOfThisOne_data() { addTables(); }

    void theLastTrickCoversNothingOfThisOne()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        Screen screen(size);
        screen.controller.play(matchAt(players, 5, [](const nyet::Table& table) {
            return table.last.size > 0 && table.trick.size == table.players - 1;
        }));
        QVERIFY(screen.waitForTurn());
        const auto teams = [&screen] { return screen.seen("TeamPlate").size(); };
        const auto told = teams();
        QCOMPARE(int(told), players > 2 ? 2 : 0);
        QTest::keyClick(&screen.view, Qt::Key_K);
        screen.draw();
        const auto last = screen.seen("LastTrick");
        QCOMPARE(last.size(), 1);
        const auto trick = piecesIn(screen, PieceModel::Trick);
        QCOMPARE(onOthers(last, trick + screen.seen("TermsBar")), QStringList());
        // The team above it makes room.
        QCOMPARE(onOthers(last, screen.seen("TeamPlate")), QStringList());
        QCOMPARE(teams(), told);
        QTest::keyClick(&screen.view, Qt::Key_K);
        QTRY_COMPARE(teams(), told);
        QTest::keyClick(&screen.view, Qt::Key_K);
        // It closes with the next one.
        core::Random random(5);
        QCOMPARE(screen.decideByClicking(random), QString());
        QTRY_VERIFY(screen.seen("LastTrick").isEmpty());
    }

    /// Whatever it covers: what gives way to it must not come back for having gone.
    void theLastTrickIsSeenInEveryWindow()
    {
        for (const int players : {3, 4}) {
            Screen screen(QSize(1366, 560));
            screen.controller.play(matchAt(players, 5, [](const nyet::Table& table) {
                return table.last.size > 0 && table.trick.size == table.players - 1;
            }));
            QVERIFY(screen.waitForTurn());
            for (int high = 560; high <= 760; high += 20) {
                screen.view.resize(1366, high);
                QTRY_COMPARE(screen.view.rootObject()->height(), high);
                QTest::keyClick(&screen.view, Qt::Key_K);
                screen.draw();
                const auto last = screen.seen("LastTrick");
                QCOMPARE(last.size(), 1);
                QCOMPARE(onOthers(last, screen.seen("TeamPlate")), QStringList());
                QTest::keyClick(&screen.view, Qt::Key_K);
            }
        }
    }

    void cardsAreDealtInTheirOrder()
    {
        Screen screen(QSize(1280, 800));
        screen.preferences.overridePace(play::Preferences::Normal);
        screen.controller.play(shortNyet(4, 1, 5));
        const auto hand = [&] { return piecesIn(screen, PieceModel::Hand); };
        const auto at = [&](int place) {
            for (const QQuickItem* card : hand())
                if (card->property("place").toInt() == place && card->property("near").toBool())
                    return card;
            return static_cast<const QQuickItem*>(nullptr);
        };
        QTRY_VERIFY_WITH_TIMEOUT(at(14) != nullptr, 20000);
        const QQuickItem* last = at(14);
        const QQuickItem* first = at(0);
        QVERIFY(last->property("moving").toBool());
        QTRY_VERIFY_WITH_TIMEOUT(!last->property("moving").toBool(), 20000);
        QVERIFY(!first->property("moving").toBool());
    }

    void theTrickIsWellSeen_data() { addTables(); }

    void theTrickIsWellSeen()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        Screen screen(size);
        screen.controller.play(matchAt(players, 5, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.trick.size == table.players - 1;
        }));
        QVERIFY(screen.waitForTurn());
        const auto trick = piecesIn(screen, PieceModel::Trick);
        QCOMPARE(int(trick.size()), players - 1);
        QCOMPARE(onOthers(trick, trick), QStringList());
        QList<QQuickItem*> marks;
        const auto& seats = screen.session().table()->seats()->rows();
        for (QQuickItem* card : trick) {
            QVERIFY(card->width() > 70);
            const auto seat = static_cast<std::size_t>(card->property("seat").toInt());
            QVERIFY(picturesIn(card).contains("assets/" + seats[seat].face + ".svg"));
            for (QQuickItem* child : card->childItems())
                for (QQuickItem* mark : child->childItems())
                    if (isSeen(mark) && mark->property("source").toString().contains("winning"))
                        marks << mark;
        }
        QCOMPARE(marks.size(), 1); // of the card that would win
        const auto above = screen.seen("TermsBar") + screen.seen("SeatPlate");
        QCOMPARE(onOthers(trick + marks, above), QStringList());
        QCOMPARE(onOthers(trick, piecesIn(screen, PieceModel::Hand)), QStringList());
    }

    void largeTextLeavesRoomForTheTrick_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        for (const int players : {3, 4, 5}) {
            QTest::addRow("%d players, 1.5", players) << players << QSize(1024, 620) << 1.5;
            QTest::addRow("%d players, 2", players) << players << QSize(1366, 740) << 2.0;
        }
    }

    void largeTextLeavesRoomForTheTrick()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        QFETCH(double, text);
        const LargeText large(text);
        for (const bool parted : {false, true}) {
            Screen screen(size);
            screen.controller.play(matchAt(players, 5, [&](const nyet::Table& table) {
                return parted ? table.phase == nyet::Phase::Play &&
                                    table.trick.size == table.players - 1
                              : table.phase == nyet::Phase::Give;
            }));
            QVERIFY(screen.waitForTurn());
            const auto trick = piecesIn(screen, PieceModel::Trick);
            const auto hand = piecesIn(screen, PieceModel::Hand);
            const auto teams = screen.seen("TeamPlate");
            const auto others = screen.seen("SeatPlate") + screen.seen("TermsBar");
            QCOMPARE(int(trick.size()), parted ? players - 1 : 0);
            QVERIFY(!parted || trick.front()->width() > 0.7 * hand.front()->width());
            QCOMPARE(onOthers(trick, others + hand), QStringList());
            QCOMPARE(int(teams.size()), 2);
            QCOMPARE(onOthers(teams, others + trick), QStringList());
        }
    }

    void scoresAndTeamsKeepTheirPlace_data() { addTables(); }

    /// Whatever is told below a name; and teams stand beside the trick, on nothing else.
    void scoresAndTeamsKeepTheirPlace()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        const auto scores = [](Screen& screen) {
            QList<qreal> heights;
            for (QQuickItem* text : screen.seen("QQuickText"))
                if (isWithin(text, "SeatPlate") && text->property("text").toString() == "0")
                    heights << onScreen(text).center().y();
            // Whoever is to act sits nearest.
            std::sort(heights.begin(), heights.end());
            return heights;
        };
        Screen vetoing(size);
        vetoing.controller.play(matchAt(
            players, 5, [](const nyet::Table& table) { return table.phase == nyet::Phase::Veto; }));
        QVERIFY(vetoing.waitForTurn());
        QCOMPARE(int(scores(vetoing).size()), players);
        Screen playing(size);
        playing.controller.play(matchAt(players, 5, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.trick.size == table.players - 1;
        }));
        QVERIFY(playing.waitForTurn());
        QCOMPARE(scores(playing), scores(vetoing));

        const auto teams = playing.seen("TeamPlate");
        QCOMPARE(int(teams.size()), players > 2 ? 2 : 0);
        QCOMPARE(onOthers(teams, piecesIn(playing, PieceModel::Trick) + playing.seen("SeatPlate") +
                                     playing.seen("TermsBar") + playing.seen("ActionButton")),
                 QStringList());
        // Whose team a card was played for is seen on it.
        int badges = 0;
        for (QQuickItem* card : piecesIn(playing, PieceModel::Trick))
            for (const QString& picture : picturesIn(card))
                badges += picture.contains("nyet/team-") ? 1 : 0;
        QCOMPARE(badges, players - 1);
    }

    void teamsAndTermsSayWhatCosts()
    {
        Screen screen(QSize(1366, 740));
        screen.controller.play(matchAt(4, 5, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.points() == -2 && table.last.size > 0;
        }));
        QVERIFY(screen.waitForTurn());
        const auto red = [&](const char* within, const QString& text) {
            for (const QQuickItem* item : screen.seen("QQuickText"))
                if (isWithin(item, within) && item->property("text").toString() == text)
                    return int(item->property("color").value<QColor>().hue() < 20);
            return -1; // it is not said
        };
        auto& table = static_cast<table::NyetTable&>(*screen.session().table());
        QCOMPARE(red("TermsBar", "× −2"), 1);
        for (const QString& title : table.teamTitles())
            QCOMPARE(red("TeamPlate", title), 0);
        for (const QString& sum : table.teamSums())
            QCOMPARE(red("TeamPlate", sum.isEmpty() ? "No tricks yet" : sum), int(!sum.isEmpty()));
    }

    void whatMayNotBePlayedIsDimmedButWhole_data() { addTables(); }

    void whatMayNotBePlayedIsDimmedButWhole()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        Screen screen(size);
        screen.controller.play(matchAt(players, 6, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.trick.size == 1 &&
                   table.seat(table.actor).held > 6;
        }));
        QVERIFY(screen.waitForTurn());
        const auto hand = piecesIn(screen, PieceModel::Hand);
        QVERIFY(!hand.isEmpty());
        QCOMPARE(onOthers(hand, screen.seen("ActionBar")), QStringList());
        for (const QQuickItem* card : hand) {
            QCOMPARE(card->opacity(), 1.0);
            int dimmed = 0;
            for (const QQuickItem* child : card->childItems())
                if (const int alpha = child->property("color").value<QColor>().alpha();
                    isA(child, "QQuickRectangle") && isSeen(child) && alpha > 0 && alpha < 255)
                    ++dimmed;
            QCOMPARE(dimmed, card->property("event").toString().isEmpty() ? 1 : 0);
        }
    }

    void noFrameCrossesAnother_data() { addTables(); }

    /// Cards that can be chosen lie on each other: each is marked where it is seen.
    void noFrameCrossesAnother()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        Screen screen(size);
        screen.controller.play(matchAt(players, 6, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.trick.size == 0;
        }));
        QVERIFY(screen.waitForTurn());
        int frames = 0;
        QList<QQuickItem*> marks;
        for (const QQuickItem* card : piecesIn(screen, PieceModel::Hand))
            for (QQuickItem* child : card->childItems()) {
                if (!isA(child, "QQuickRectangle") || !isSeen(child))
                    continue;
                const auto* pen = child->property("border").value<QObject*>();
                if (child->property("color").value<QColor>().alpha() == 0)
                    frames += pen->property("width").toInt() > 0 ? 1 : 0;
                else if (child->y() < 0)
                    marks << child;
            }
        QVERIFY2(frames <= 1, qPrintable(QString::number(frames))); // of what has the focus
        QCOMPARE(int(marks.size()), int(piecesIn(screen, PieceModel::Hand).size()));
        QCOMPARE(onOthers(marks, marks), QStringList());
    }

    void theCardToBePassedAndTheBonusLieFree_data() { addTables(); }

    void theCardToBePassedAndTheBonusLieFree()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        // All but one have chosen, also the player at the bottom.
        auto match = matchAt(players, 7, [](const nyet::Table& table) {
            int given = 0;
            for (int seat = 0; seat < table.players; ++seat)
                given += table.seat(seat).given ? 1 : 0;
            return table.phase == nyet::Phase::Give && table.actor > 0 &&
                   given == table.players - 1;
        });
        QVERIFY(!match.over());
        auto entries = match.playerEntries();
        for (match::PlayerEntry& entry : entries)
            entry.bot = false;
        match.setPlayerEntries(entries);
        Screen screen(size);
        screen.preferences.setSharing(play::Preferences::Peek);
        screen.controller.play(match);
        QVERIFY(screen.waitForTurn());
        QCOMPARE(screen.session().table()->bottom(), match.actor());
        const auto waiting = piecesIn(screen, PieceModel::Board);
        QCOMPARE(int(waiting.size()), players - 1);
        QCOMPARE(onOthers(waiting, piecesIn(screen, PieceModel::Hand)), QStringList());
        QCOMPARE(onOthers(waiting, screen.seen("TermsBar") + screen.seen("TeamPlate")),
                 QStringList());
        QList<QQuickItem*> bonus;
        for (QQuickItem* piece : screen.seen("NyetPiece"))
            if (piece->property("kind").toInt() == PieceModel::Bonus)
                bonus << piece;
        QCOMPARE(int(bonus.size()), players == 3 || players == 5 ? 1 : 0);
        QVERIFY(bubbles(screen).size() >= players - 1);
        QCOMPARE(onOthers(bonus, bubbles(screen)), QStringList());
    }
};

QTEST_MAIN(NyetLayoutTest)
#include "nyet_layout_test.moc"
