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

private slots:
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
        QVERIFY(screen.press("Vetoes"));
        QTRY_COMPARE(screen.seen("VetoBoard").size(), 1);
        screen.click(screen.seen("VetoBoard")[0]);
        QTRY_VERIFY(screen.seen("VetoBoard").isEmpty());
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
};

QTEST_MAIN(NyetRoundTest)
#include "nyet_round_test.moc"
