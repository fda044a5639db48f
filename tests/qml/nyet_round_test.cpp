#include "qml/nyet_screen.h"

using namespace facedown;
using namespace facedown::qml;
using namespace facedown::qml::nyet_screen;

/// What is looked up in the course of a round: who vetoed what, and which card was passed.
class NyetRoundTest : public ScreenTest
{
    Q_OBJECT

    /// Of one person, who is to play the first card.
    static match::Match atFirstCard(int players)
    {
        return matchAt(players, 7, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.last.size == 0;
        });
    }

    /// Which seats are not framed though they may be chosen, or are though they may not, where the
    /// focus is on all of them.
    static QStringList framedWrongly(Screen& screen)
    {
        const QQuickItem* focus = screen.view.activeFocusItem();
        QStringList wrong;
        for (const QQuickItem* plate : screen.seen("SeatPlate")) {
            int frames = 0;
            for (const QQuickItem* frame : focus->childItems())
                if (frame->property("radius").isValid() &&
                    onScreen(frame).intersects(onScreen(plate)))
                    frames += onScreen(frame).contains(onScreen(plate)) ? 1 : 2;
            if (frames != (plate->property("event").toString().isEmpty() ? 0 : 1))
                wrong << plate->property("name").toString();
        }
        return wrong;
    }

    QStringList fronts_;

public slots:
    /// Of a piece that nobody may know any more, on its way to the deck.
    void noteFront()
    {
        if (sender()->property("zone").toInt() == PieceModel::Deck &&
            sender()->property("face").toString().isEmpty())
            fronts_ << sender()->property("frontSource").toString();
    }

private slots:
    /// Seats that may be chosen do not always lie together.
    void seatsToChooseAreFramedOneByOne()
    {
        for (const nyet::Phase phase : {nyet::Phase::Team, nyet::Phase::Bonus}) {
            Screen screen(QSize(1024, 640));
            screen.controller.play(matchAt(5, 8, inPhase(phase)));
            QVERIFY(screen.waitForTurn());
            QVERIFY(isA(screen.view.activeFocusItem(), "FocusOfAll"));
            QCOMPARE(framedWrongly(screen), QStringList());
        }
    }

    /// Also where the table is shown smaller than it is.
    void theBoardHasNoSeams()
    {
        Screen screen;
        screen.controller.play(shortNyet(4, 1, 3, 60));
        for (const int width : {731, 800, 930, 965, 1013, 1366}) {
            screen.view.resize(width, 700);
            QVERIFY(screen.waitForTurn());
            screen.draw();
            const QImage picture = screen.view.grabWindow();
            const QRect board = onScreen(screen.seen("VetoBoard")[0]).toAlignedRect();
            // Down its left edge, beside all that stands there.
            for (int y = board.top() + 20; y < board.bottom() - 20; ++y)
                QCOMPARE(picture.pixel(board.left() + 4, y),
                         picture.pixel(board.left() + 4, board.center().y()));
        }
    }

    /// Also on the squares of a narrow table, which have their words below.
    void whatIsVetoedIsStillSeen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("narrow") << QSize(730, 740);
        QTest::newRow("wide") << QSize(1366, 740);
    }
    void whatIsVetoedIsStillSeen()
    {
        QFETCH(QSize, size);
        Screen screen(size);
        screen.controller.play(matchAt(4, 7, [](const nyet::Table& table) {
            return table.board.freeSquares(nyet::Row::Points) == 2 &&
                   table.board.freeSquares(nyet::Row::Trump) < 4 && table.board.anyOpen();
        }));
        QVERIFY(screen.waitForTurn());
        int tokens = 0;
        for (QQuickItem* token : screen.items()) {
            if (!isSeen(token) || !isWithin(token, "VetoBoard") ||
                !token->property("source").toString().endsWith("token.svg"))
                continue;
            ++tokens;
            const QQuickItem* square = token->parentItem()->parentItem();
            for (QQuickItem* item : screen.items())
                if (square->isAncestorOf(item) && isWithin(item, "SquareFace") && isSeen(item) &&
                    (item->inherits("QQuickText") || isA(item, "Drawing")))
                    QVERIFY2(!onScreen(item).adjusted(2, 2, -2, -2).intersects(onScreen(token)),
                             qPrintable(square->property("name").toString()));
        }
        QVERIFY(tokens > 0);
    }

    void whoVetoedWhatIsShownOnDemand()
    {
        Screen screen;
        screen.controller.play(atFirstCard(4));
        QVERIFY(screen.waitForTurn());
        QTRY_VERIFY(screen.seen("VetoBoard").isEmpty());
        QTest::keyClick(&screen.view, Qt::Key_B);
        screen.draw();
        QTRY_COMPARE(screen.seen("VetoBoard").size(), 1);
        const QQuickItem* board = screen.seen("VetoBoard")[0];
        QTRY_COMPARE(board->opacity(), 1.0);
        int tokens = 0;
        for (const QQuickItem* item : screen.items())
            tokens += isSeen(item) && isWithin(item, "VetoBoard") &&
                              item->property("source").toString().endsWith("token.svg")
                          ? 1
                          : 0;
        // All but one square of each row.
        QCOMPARE(tokens, 4 - 1 + 4 * (5 - 1) - 1);
        // Esc puts it away and nothing else.
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QTRY_VERIFY(screen.seen("VetoBoard").isEmpty());
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
        for (const bool button : {false, true}) {
            QVERIFY(screen.press("Vetoes"));
            QTRY_COMPARE(screen.seen("VetoBoard").size(), 1);
            if (button)
                QVERIFY(screen.press("Hide the vetoes"));
            else
                screen.click(screen.seen("VetoBoard")[0]);
            QTRY_VERIFY(screen.seen("VetoBoard").isEmpty());
        }
    }

    /// Below what the team has won, and within the seam of the cloth like that.
    void theLastTrickIsAskedForBelowTheTeam()
    {
        for (const QSize size : {QSize(960, 600), QSize(1024, 640), QSize(1920, 1080)}) {
            Screen screen(size);
            screen.controller.play(matchAt(4, 5, [](const nyet::Table& table) {
                return table.last.size > 0 && table.trick.size == table.players - 1;
            }));
            QVERIFY(screen.waitForTurn());
            const QQuickItem* button = screen.button("Last trick");
            QVERIFY(button != nullptr);
            qreal left = size.width();
            for (const QQuickItem* plate : screen.seen("TeamPlate"))
                left = std::min(left, onScreen(plate).left());
            QVERIFY(qAbs(onScreen(button).left() - left) < 1);
        }
    }

    void whatTakesTheTrickIsFramedBelowItsBadges()
    {
        for (const QSize size : {QSize(960, 570), QSize(1920, 1080)}) {
            Screen screen(size);
            screen.controller.play(matchAt(4, 5, [](const nyet::Table& table) {
                return table.phase == nyet::Phase::Play && table.trick.size == table.players - 1;
            }));
            QVERIFY(screen.waitForTurn());
            screen.preferences.overridePace(play::Preferences::Relaxed);
            screen.session().choose(
                QString::fromStdString(screen.session().match().legal().front()));
            const QQuickItem* frame = nullptr;
            const auto framed = [&] {
                for (QQuickItem* item : screen.seen("QQuickRectangle"))
                    if (item->property("framed").toBool())
                        frame = item;
                return frame != nullptr && !frame->parentItem()->property("moving").toBool();
            };
            QTRY_VERIFY_WITH_TIMEOUT(framed(), 20000);
            screen.session().setPaused(true);
            screen.draw();
            QList<QQuickItem*> below;
            collect(frame->parentItem(), below);
            int badges = 0;
            for (const QQuickItem* item : std::as_const(below))
                if (isSeen(item) && isA(item, "Drawing") &&
                    onScreen(item).center().y() < onScreen(frame->parentItem()).top()) {
                    QVERIFY(onScreen(item).bottom() <= onScreen(frame).top());
                    QVERIFY(!onScreen(item).intersects(onScreen(screen.seen("TermsBar")[0])));
                    ++badges;
                }
            QVERIFY(badges > 2); // face, team and cup
        }
    }

    void enterDiscardsTheTwoCardsThatAreAdvised()
    {
        Screen screen;
        screen.controller.play(matchAt(3, 3, inPhase(nyet::Phase::Discard), "discard two"));
        QVERIFY(screen.waitForTurn());
        const auto seat = static_cast<std::size_t>(stateOf(screen).table.actor);
        QTest::keyClick(&screen.view, Qt::Key_H);
        const auto advised = [&screen] {
            return screen.session().hint()->property("marked").toStringList();
        };
        QTRY_COMPARE(advised().size(), 2);
        QStringList named = advised();
        for (int presses = 0; presses < 3; ++presses)
            QTest::keyClick(&screen.view, Qt::Key_Return);
        QStringList discarded;
        for (const nyet::Card card : stateOf(screen).discards[seat])
            discarded << QStringLiteral("discard ") + nameOf(card);
        named.sort();
        discarded.sort();
        QCOMPARE(discarded, named);
    }

    void whoPassedACardStandsOnIt()
    {
        Screen screen;
        screen.controller.play(atFirstCard(4));
        QVERIFY(screen.waitForTurn());
        const core::Seat own = stateOf(screen).table.actor;
        const core::Seat giver = (own + 3) % 4;
        const QString card = nameOf(stateOf(screen).given[std::size_t(giver)]);
        const QString face = screen.session().table()->faces()[giver];
        QStringList marked;
        for (const QQuickItem* item : screen.seen("NyetPiece"))
            for (const QQuickItem* part : item->childItems())
                if (isSeen(part) &&
                    part->property("source").toString() == "qrc:/assets/" + face + ".svg")
                    marked << item->property("face").toString();
        QCOMPARE(marked, QStringList(card));
        QCOMPARE(own, core::Seat(screen.session().table()->bottom()));
    }

    void whereThereIsNoLastTrickYetThatIsSaid()
    {
        Screen screen;
        screen.controller.play(atFirstCard(4));
        QVERIFY(screen.waitForTurn());
        QVERIFY(screen.seen("AskNote").isEmpty());
        QTest::keyClick(&screen.view, Qt::Key_K);
        screen.draw();
        QCOMPARE(screen.seen("AskNote").size(), 1);
    }

    void allFaceUpShowsEveryHand_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QSize>("size");
        for (const int players : {2, 3, 4, 5})
            for (const QSize size : {QSize(1024, 640), QSize(1920, 1080)})
                QTest::addRow("%d, %d", players, size.width()) << players << size;
    }

    void allFaceUpShowsEveryHand()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        match::Match match = matchAt(players, 3, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.treasureCount > 0;
        });
        auto entries = match.playerEntries();
        for (auto& entry : entries)
            entry.bot = true;
        match.setPlayerEntries(entries);
        Screen screen(size);
        screen.controller.play(std::move(match));
        screen.session().setPaused(true);
        screen.session().watchAs(core::everySeat);
        screen.draw();
        const nyet::State state = stateOf(screen);
        for (core::Seat seat = 0; seat < players; ++seat) {
            QList<QQuickItem*> hand;
            for (QQuickItem* card : cards(screen, PieceModel::Hand, seat))
                if (isSeen(card) && card->property("face").toString() != "")
                    hand << card;
            QCOMPARE(int(hand.size()), state.hand(seat).size());
            // Of each so much that its index can be read.
            for (int i = 1; i < hand.size(); ++i)
                QVERIFY(onScreen(hand[i]).left() - onScreen(hand[i - 1]).left() >=
                        0.25 * onScreen(hand[i]).width());
            QVERIFY(QRectF(QPointF(), size).contains(onScreen(hand.back())));
        }
        // What they have won does not lie in their way.
        for (const QQuickItem* piece : screen.seen("NyetPiece"))
            QVERIFY(!piece->property("treasure").toBool() || piece->property("near").toBool());
    }

    void whoCannotBeBeatenTakesTheRestWithOneKey()
    {
        Screen screen;
        const auto offers = [&screen] {
            return screen.button("Take the rest: nobody can beat you any more");
        };
        for (std::uint64_t seed = 1; seed < 300; ++seed) {
            screen.controller.play(matchAt(3, seed, [](const nyet::Table& table) {
                return table.phase == nyet::Phase::Play && table.trick.size == 0 &&
                       table.seat(table.actor).held == 2;
            }));
            QVERIFY(screen.waitForTurn());
            QCOMPARE(offers() != nullptr, screen.session().restOffered());
            if (offers() == nullptr)
                continue;
            QTest::keyClick(&screen.view, Qt::Key_A);
            QTRY_VERIFY(screen.session().tallying());
            QVERIFY(offers() == nullptr);
            return;
        }
        QFAIL("nobody could take the rest");
    }

    /// What was won with its face up is not turned by magic.
    void aTreasureGoesBackToTheDeckAsWhatItIs()
    {
        Screen screen;
        screen.controller.play(matchAt(4, 5, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.treasureCount > 0 &&
                   table.seat(table.actor).held == 1;
        }));
        QVERIFY(screen.waitForTurn());
        screen.preferences.overridePace(play::Preferences::Fast);
        fronts_.clear();
        int treasures = 0;
        for (QQuickItem* piece : screen.items())
            if (isA(piece, "NyetPiece") && piece->property("treasure").toBool()) {
                ++treasures;
                connect(piece, SIGNAL(faceChanged()), this, SLOT(noteFront()));
                connect(piece, SIGNAL(zoneChanged()), this, SLOT(noteFront()));
            }
        QVERIFY(treasures > 0);
        core::Random random(3);
        QCOMPARE(screen.decideByClicking(random), QString());
        QTRY_VERIFY_WITH_TIMEOUT(screen.session().tallying(), 20000);
        screen.session().skip();
        QTRY_VERIFY_WITH_TIMEOUT(fronts_.size() >= treasures, 20000);
        for (const QString& front : fronts_)
            QVERIFY2(front.contains("card-"), qPrintable(front));
    }

    /// However many have won, the words have half of the panel.
    void winnersLeaveTheWordsTheirRoom()
    {
        for (const int players : {3, 4, 5}) {
            auto match =
                play::matchOf("nyet", {{"players", players}, {"target", 1}}, 0, players == 4);
            while (!match.over())
                match.actor() == core::chance ? (void)match.sample()
                                              : (void)match.apply(match.legal().front());
            Screen screen(QSize(1080, 1920));
            screen.controller.play(std::move(match));
            QTRY_VERIFY(!screen.seen("Winner").isEmpty());
            screen.draw();
            const QString outcome = screen.session().table()->outcome();
            const auto winners = screen.seen("Winner");
            QVERIFY(winners.size() > 1);
            qreal left = 0;
            for (const QQuickItem* winner : winners)
                left = std::max(left, onScreen(winner).right());
            for (const QQuickItem* text : screen.seen("QQuickText"))
                if (isWithin(text, "EndPanel") && text->property("text") == outcome) {
                    QVERIFY(onScreen(text).left() > left);
                    QVERIFY(text->width() > screen.seen("ScoreTable").value(0)->width() / 2);
                }
        }
    }
};

QTEST_MAIN(NyetRoundTest)
#include "nyet_round_test.moc"
