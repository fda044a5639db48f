#include <bit>
#include <set>

#include <QQmlProperty>

#include "qml/nyet_screen.h"

using namespace facedown;
using namespace facedown::qml;
using namespace facedown::qml::nyet_screen;
using play::Preferences;

/// Nyet! by keys, and what can be played at all.
class NyetKeysTest : public ScreenTest
{
    Q_OBJECT

private slots:
    /// What may not be played says what may, when it is clicked.
    void aCardThatMayNotBePlayedAnswers()
    {
        core::Random random(7);
        Screen screen;
        screen.controller.play(shortNyet(4, 1, 3, 500));
        QQuickItem* held = nullptr;
        for (int turn = 0; turn < 200 && held == nullptr; ++turn) {
            QVERIFY(screen.waitForTurn());
            for (QQuickItem* card : screen.seen("NyetPiece"))
                if (card->property("heldBack").toBool())
                    held = card;
            if (held == nullptr) {
                const QString fault = goOn(screen, random);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
        QVERIFY(held != nullptr);
        const int length = screen.session().length();
        const QString prompt = screen.session().table()->prompt();
        QCOMPARE(screen.timesRead(prompt), 1); // above the table
        screen.click(held);
        QTRY_COMPARE(screen.timesRead(prompt), 2);
        QCOMPARE(screen.session().length(), length);
    }

    void onlyOneCardStandsOutOfTheHand()
    {
        core::Random random(6);
        Screen screen;
        screen.controller.play(shortNyet(3, 1, 6));
        const auto mayChoose = [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.trick.size == 0;
        };
        QCOMPARE(playUntil(screen, random, mayChoose), QString());
        QList<QQuickItem*> cards;
        for (QQuickItem* card : screen.seen("NyetPiece"))
            if (card->property("choosable").toBool())
                cards << card;
        QVERIFY(cards.size() > 3);
        std::sort(cards.begin(), cards.end(),
                  [](const auto* one, const auto* other) { return one->x() < other->x(); });
        const auto standing = [&] {
            QList<QQuickItem*> out;
            for (QQuickItem* card : cards)
                if (card->property("touched").toBool())
                    out << card;
            return out;
        };
        const auto pointAt = [&](const QQuickItem* card) {
            QTest::mouseMove(&screen.view, onScreen(card).topLeft().toPoint() + QPoint(8, 30));
        };
        pointAt(cards[1]);
        QTRY_COMPARE(standing(), QList<QQuickItem*>{cards[1]});
        // The pointer rests, the arrows lead elsewhere.
        for (int step = 0; step < 3; ++step)
            QTest::keyClick(&screen.view, Qt::Key_Right);
        const QList<QQuickItem*> chosen = standing();
        QVERIFY(chosen.size() == 1 && chosen[0]->hasActiveFocus() && chosen[0] != cards[1]);
        // A card that comes to lie under it does not take the focus.
        const QPoint beside = onScreen(cards[0]).topLeft().toPoint() + QPoint(-6, 60);
        QTest::mouseMove(&screen.view, beside);
        screen.view.resize(1200, 740);
        QTRY_VERIFY(onScreen(cards[0]).contains(beside));
        screen.draw();
        QCOMPARE(standing(), chosen);
        // And what the pointer then comes to is what Enter would play.
        pointAt(cards[0]);
        QTRY_COMPARE(standing(), QList<QQuickItem*>{cards[0]});
        QVERIFY(cards[0]->hasActiveFocus());
    }

    void arrowsReachEverySquare()
    {
        core::Random random(6);
        Screen screen(QSize(1024, 640));
        screen.controller.play(shortNyet(4, 1, 6));
        for (const int covered : {0, 7, 13}) {
            const QString fault = playUntil(screen, random, [covered](const nyet::Table& table) {
                int tokens = 0;
                for (int row = 0; row < nyet::rows; ++row)
                    for (int at = 0; at < table.board.squares(nyet::Row(row)); ++at)
                        tokens += table.board.isFree(nyet::Row(row), at) ? 0 : 1;
                return table.phase == nyet::Phase::Veto && tokens >= covered;
            });
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            // Whose turn it is has the focus on the board as a whole at once: Enter vetoes nothing.
            const int before = screen.session().length();
            QTest::keyClick(&screen.view, Qt::Key_Return);
            QCOMPARE(screen.session().length(), before);
            QTest::keyClick(&screen.view, Qt::Key_Right);
            QQuickItem* first = screen.view.activeFocusItem();
            QVERIFY(first != nullptr && isWithin(first, "VetoBoard"));
            std::set<QQuickItem*> reached{first};
            std::vector<QQuickItem*> due{first};
            while (!due.empty()) {
                QQuickItem* from = due.back();
                due.pop_back();
                for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                    from->forceActiveFocus();
                    QTest::keyClick(&screen.view, key);
                    QQuickItem* to = screen.view.activeFocusItem();
                    QVERIFY(to != nullptr && isWithin(to, "VetoBoard"));
                    const QRectF there = onScreen(to);
                    const QRectF here = onScreen(from);
                    if (key == Qt::Key_Up)
                        QVERIFY(to == from || there.bottom() <= here.top());
                    if (key == Qt::Key_Down)
                        QVERIFY(to == from || there.top() >= here.bottom());
                    if (reached.insert(to).second)
                        due.push_back(to);
                }
            }
            const nyet::Board& board = stateOf(screen).table.board;
            int squares = 0;
            for (int row = 0; row < nyet::rows; ++row)
                squares += board.squares(nyet::Row(row));
            QCOMPARE(int(reached.size()), squares);
            std::vector<QQuickItem*> coverable;
            for (QQuickItem* item : reached)
                if (!item->property("event").toString().isEmpty())
                    coverable.push_back(item);
            QCOMPARE(int(coverable.size()), std::popcount(board.coverable()));
            const int length = screen.session().length();
            QQuickItem* last = coverable.back();
            const int row = last->property("row").toInt();
            const int column = last->property("column").toInt();
            last->forceActiveFocus();
            screen.holdDown(Qt::Key_Return, "\r");
            QCOMPARE(screen.session().length(), length);
            QTest::keyClick(&screen.view, Qt::Key_Return);
            QVERIFY(screen.session().length() > length);
            QVERIFY(!stateOf(screen).table.board.isFree(nyet::Row(row), column));
        }
    }

    void whatEnterWouldCoverIsSeenBeforeItIsPressed()
    {
        core::Random random(6);
        Screen screen(QSize(1024, 640));
        screen.controller.play(shortNyet(4, 1, 6));
        const auto framed = [&screen] {
            std::vector<QQuickItem*> squares;
            for (QQuickItem* item : screen.items())
                if (const auto* frame = item->property("background").value<QQuickItem*>();
                    frame != nullptr && isWithin(item, "VetoBoard") &&
                    QQmlProperty(const_cast<QQuickItem*>(frame), "border.width").read() == 3)
                    squares.push_back(item);
            return squares;
        };
        for (int veto = 0; veto < 2; ++veto) {
            const QString fault = playUntil(screen, random, inPhase(nyet::Phase::Veto));
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            QVERIFY(framed().empty());
            QVERIFY(isA(screen.view.activeFocusItem(), "FocusOfAll"));
            QTest::keyClick(&screen.view, veto == 0 ? Qt::Key_Right : Qt::Key_Down);
            QVERIFY(isWithin(screen.view.activeFocusItem(), "VetoBoard"));
            QCOMPARE(framed(), std::vector{screen.view.activeFocusItem()});
            // Nor does a window in between take the ring away and leave the focus.
            QFocusEvent back(QEvent::FocusIn, Qt::ActiveWindowFocusReason);
            QCoreApplication::sendEvent(screen.view.activeFocusItem(), &back);
            QCOMPARE(framed(), std::vector{screen.view.activeFocusItem()});
            QTest::keyClick(&screen.view, Qt::Key_Right);
            QCOMPARE(framed(), std::vector{screen.view.activeFocusItem()});
            QCOMPARE(screen.decideByClicking(random), QString());
        }
    }

    /// From where they were last; a frame round all is there for them alone, and not for the mouse.
    void theArrowsGoOnFromTheLastVeto()
    {
        core::Random random(6);
        Screen screen;
        screen.controller.play(shortNyet(4, 1, 6));
        const auto focused = [&] { return screen.view.activeFocusItem(); };
        const auto row = [&] { return focused()->property("row").toInt(); };
        const auto turn = [&] { return playUntil(screen, random, inPhase(nyet::Phase::Veto)); };
        for (int veto = 0; veto < 2; ++veto) {
            QCOMPARE(turn(), QString());
            QCOMPARE(isSeen(focused()), veto > 0);
            QTest::keyClick(&screen.view, Qt::Key_Return); // which decides nothing yet
            QVERIFY(isSeen(focused()));
            QTest::keyClick(&screen.view, veto == 0 ? Qt::Key_Right : Qt::Key_Down);
            QCOMPARE(row(), veto); // the first of all, and what is below it
            while (focused()->property("event").toString().isEmpty())
                QTest::keyClick(&screen.view, Qt::Key_Right);
            const int length = screen.session().length();
            QTest::keyClick(&screen.view, Qt::Key_Return);
            QVERIFY(screen.session().length() > length);
        }
        QCOMPARE(turn(), QString());
        QCOMPARE(screen.decideByClicking(random), QString());
        QCOMPARE(turn(), QString());
        QVERIFY(!isSeen(focused()));
        QTest::keyClick(&screen.view, Qt::Key_Right);
        QCOMPARE(row(), 0);
    }

    void arrowsGoAlongTheHandAndEnterPlays()
    {
        core::Random random(9);
        Screen screen(QSize(1024, 640));
        screen.controller.play(shortNyet(3, 1, 9));
        std::set<std::size_t> sizes; // of what could be chosen from
        for (int turn = 0; turn < 8; ++turn) {
            const QString fault = playUntil(screen, random, inPhase(nyet::Phase::Play));
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            std::vector<QQuickItem*> playable;
            for (QQuickItem* card : cards(screen, PieceModel::Hand, 0))
                if (!card->property("event").toString().isEmpty())
                    playable.push_back(card);
            std::sort(playable.begin(), playable.end(),
                      [](const QQuickItem* one, const QQuickItem* other) {
                          return onScreen(one).left() < onScreen(other).left();
                      });
            QVERIFY(!playable.empty());
            const auto indexOf = [&](QQuickItem* card) {
                const auto found = std::find(playable.begin(), playable.end(), card);
                return found == playable.end() ? -1 : int(found - playable.begin());
            };
            sizes.insert(playable.size());
            if (playable.size() > 1) { // any of them may be meant
                const int waiting = screen.session().length();
                QTest::keyClick(&screen.view, Qt::Key_Return);
                QCOMPARE(screen.session().length(), waiting);
                QVERIFY(isA(screen.view.activeFocusItem(), "FocusOfAll"));
                QTest::keyClick(&screen.view, Qt::Key_Left);
                QCOMPARE(screen.view.activeFocusItem(), playable.back());
            } else {
                QCOMPARE(indexOf(screen.view.activeFocusItem()), 0);
            }
            playable.front()->forceActiveFocus();
            for (std::size_t i = 1; i <= playable.size(); ++i) {
                QTest::keyClick(&screen.view, Qt::Key_Right);
                QCOMPARE(indexOf(screen.view.activeFocusItem()), int(i % playable.size()));
            }
            QTest::keyClick(&screen.view, Qt::Key_Left);
            QCOMPARE(screen.view.activeFocusItem(), playable.back());
            const QString face = playable.back()->property("face").toString();
            const int length = screen.session().length();
            screen.holdDown(Qt::Key_Return, "\r");
            QCOMPARE(screen.session().length(), length);
            QTest::keyClick(&screen.view, Qt::Key_Return);
            QVERIFY(screen.session().length() > length);
            QCOMPARE(screen.session().match().event(std::size_t(length)),
                     "play " + face.toStdString());
            // Pressed too early they reach nothing else.
            if (stateOf(screen).table.actor != 0) {
                QTest::keyClick(&screen.view, Qt::Key_Right);
                QVERIFY(!isWithin(screen.view.activeFocusItem(), "ActionBar"));
            }
        }
        QVERIFY(sizes.size() > 1);
    }

    void aCardThatMayNotBePlayedIsHeldBack()
    {
        core::Random random(10);
        Screen screen(QSize(1024, 640));
        screen.controller.play(shortNyet(4, 1, 10));
        int checked = 0;
        for (int turn = 0; turn < 12 && checked < 10; ++turn) {
            QString fault = playUntil(screen, random, inPhase(nyet::Phase::Play));
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            const auto legal = screen.session().match().legal();
            const auto hand = cards(screen, PieceModel::Hand, 0);
            const auto mayPlay = [&](const QQuickItem* card) {
                const auto event = "play " + card->property("face").toString().toStdString();
                return std::find(legal.begin(), legal.end(), event) != legal.end();
            };
            const auto isVeiled = [](const QQuickItem* card) {
                for (const QQuickItem* part : card->childItems()) {
                    const int dark = part->property("color").value<QColor>().alpha();
                    if (isA(part, "QQuickRectangle") && part->isVisible() && dark > 0 &&
                        dark < 255 && part->width() > card->width() * 0.9)
                        return true;
                }
                return false;
            };
            for (const QQuickItem* card : hand) {
                const bool held = !mayPlay(card);
                QCOMPARE(card->property("heldBack").toBool(), held);
                QCOMPARE(isVeiled(card), held);
                QCOMPARE(card->property("event").toString().isEmpty(), held);
                if (!held)
                    continue;
                ++checked;
                // It hangs lower than a card beside it that can be played: the fan is flat.
                for (const QQuickItem* other : hand)
                    if (mayPlay(other) && std::abs(other->property("place").toInt() -
                                                   card->property("place").toInt()) == 1)
                        QVERIFY(onScreen(card).top() > onScreen(other).top() + 4);
                const int length = screen.session().length();
                screen.click(const_cast<QQuickItem*>(card));
                QCOMPARE(screen.session().length(), length);
                QVERIFY(screen.yourTurn());
            }
            fault = goOn(screen, random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        QVERIFY(checked >= 10);
    }

    void spaceCountsARoundAndEnterGoesOn()
    {
        core::Random random(12);
        Screen screen(QSize(1024, 640));
        // A target that one round hardly reaches, so that another follows.
        screen.controller.play(shortNyet(3, 1, 12, 500));
        for (int turn = 0; turn < 80 && !screen.session().tallying(); ++turn) {
            QVERIFY(screen.waitForTurn());
            if (screen.session().tallying())
                break;
            const auto& table = stateOf(screen).table;
            // The last trick at a pace at which scores are counted one by one.
            if (table.phase == nyet::Phase::Play && table.seat(0).held == 1)
                screen.preferences.overridePace(Preferences::Fast);
            const QString fault = goOn(screen, random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        QVERIFY(screen.session().tallying());
        QCOMPARE(screen.seen("RoundPanel").size(), 1);
        QQuickItem* scores = screen.seen("ScoreTable").value(0);
        QVERIFY(scores != nullptr);
        QVERIFY(!scores->property("done").toBool());
        const int length = screen.session().length();
        screen.holdDown(Qt::Key_Space, " ");
        QVERIFY(!scores->property("done").toBool());
        QTest::keyClick(&screen.view, Qt::Key_Space);
        QVERIFY(scores->property("done").toBool());
        QVERIFY(screen.session().tallying());
        QCOMPARE(screen.session().length(), length);
        screen.draw();
        const auto figures = [&] {
            QStringList texts;
            for (const QQuickItem* text : screen.seen("QQuickText"))
                if (isWithin(text, "ScoreTable"))
                    texts << text->property("text").toString();
            return texts;
        };
        for (const auto& line : screen.session().table()->sheet()->lines())
            QTRY_VERIFY(figures().contains(line.name) && figures().contains(line.figures.last()));
        screen.holdDown(Qt::Key_Return, "\r");
        QVERIFY(screen.session().tallying());
        // There is nothing beside what goes on.
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Tab, Qt::Key_Backtab})
            for (int i = 0; i < 2; ++i) {
                QTest::keyClick(&screen.view, key);
                QVERIFY(isWithin(screen.view.activeFocusItem(), "RoundPanel"));
            }
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(!screen.session().tallying());
        QCOMPARE(int(stateOf(screen).table.round), 2);
        QVERIFY(screen.seen("RoundPanel").isEmpty());
    }

    void whatASquareMeansIsToldWhenAskedFor()
    {
        Screen screen;
        screen.controller.play(shortNyet(3, 1, 5));
        QVERIFY(screen.waitForTurn());
        const auto tips = [&] { return screen.seen("QQuickPopupItem"); };
        QVERIFY(tips().isEmpty());
        QTest::keyClick(&screen.view, Qt::Key_Right);
        QTRY_COMPARE(tips().size(), 1);
        // In the colours of the table, not of the system.
        QColor plate;
        for (const QQuickItem* seat : screen.seen("SeatPlate"))
            for (const QQuickItem* child : seat->childItems())
                if (isA(child, "QQuickRectangle") && child->width() == seat->width())
                    plate = child->property("color").value<QColor>();
        bool likePlates = false;
        for (const QQuickItem* child : tips()[0]->childItems())
            likePlates = likePlates || child->property("color").value<QColor>() == plate;
        QVERIFY(plate.isValid() && likePlates);
        QTest::keyClick(&screen.view, Qt::Key_Shift);
        QTRY_VERIFY(tips().isEmpty());
    }
};

QTEST_MAIN(NyetKeysTest)
#include "nyet_keys_test.moc"
