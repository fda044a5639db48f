#include "engine/geschenkt/every_event.h"
#include "engine/geschenkt/geschenkt_game.h"
#include "engine/notation.h"

using namespace facedown;
using namespace facedown::geschenkt;

/// Events as text, and the words that refuse them.
class NotationTest : public QObject
{
    Q_OBJECT

private slots:
    void everyEventReadsBackAsItWasWritten()
    {
        test::everyEventReadsBackAsItWasWritten<Geschenkt>(everyEvent());
    }

    void differentTextsAreDifferentEvents()
    {
        test::differentTextsAreDifferentEvents<Geschenkt>(everyEvent());
    }

    void eventsAreWhatTheirTextSays()
    {
        QVERIFY(*Geschenkt::parse("take") == Geschenkt::Event(Decision::Take));
        QVERIFY(*Geschenkt::parse("pay") == Geschenkt::Event(Decision::Pay));
        QVERIFY(*Geschenkt::parse("first 2") == Geschenkt::Event(geschenkt::first(2)));
        QVERIFY(*Geschenkt::parse("turn 35") == Geschenkt::Event(geschenkt::turn(35)));
    }

    void whatIsNotInTheNotationIsRefused_data()
    {
        test::rowsOf({"",
                      " ",
                      "  ",
                      "tak",
                      "takee",
                      "Take",
                      "TAKE",
                      " take",
                      "take ",
                      "take take",
                      "take 1",
                      "take 3",
                      "pay 1",
                      "pay ",
                      " pay",
                      "Pay",
                      "payment",
                      "first",
                      "first ",
                      "first -1",
                      "first x",
                      "first 0 1",
                      "first  0",
                      "First 0",
                      "first 0 ",
                      " first 0",
                      "turn",
                      "turn ",
                      "turn x",
                      "turn -3",
                      "turn +3",
                      "turn 03",
                      "turn 00",
                      "turn 3.0",
                      "turn 3e0",
                      "turn 0x3",
                      "turn 3 4",
                      "turn  3",
                      "turn\t3",
                      "turn 3\n",
                      "turn three",
                      "turn 0100",
                      "pay 100",
                      "turn ?",
                      "Turn 3",
                      "turn3",
                      "3",
                      "pass",
                      "place flower",
                      "bid 1",
                      "dealer 0",
                      "deal B1",
                      "undo",
                      "\xff\xfe",
                      "t\u00e1ke",
                      QByteArray("take\0", 5),
                      QByteArray("\0", 1),
                      QByteArray(100000, 'x'),
                      QByteArray(100000, ' ')});
    }
    void whatIsNotInTheNotationIsRefused()
    {
        QFETCH(QByteArray, text);
        test::isNoEvent<Geschenkt>(text, "is not a Geschenkt event");
    }

    void whatMayNeverComeIsIllegal_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const QByteArray& text, const char* rule) {
            QTest::addRow("%.40s", text.constData()) << text << QByteArray(rule);
        };
        for (const char* event : {"turn 100", "turn 259", "turn 4294967299",
                                  "turn 99999999999999999999", "first 100", "first 4294967296"})
            row(event, "GE-1");
    }
    void whatMayNeverComeIsIllegal()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, rule);
        test::mayNeverCome<Geschenkt>(text, rule);
    }

    void theRuleIsCitedInEveryPhase_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("why");
        const auto row = [](const QString& before, const char* wrong, const char* why) {
            QTest::addRow("%s / %s", qPrintable(before), wrong)
                << before << QString(wrong) << QString(why);
        };
        const char* first = "chance chooses the first player now (GE-5)";
        for (const char* wrong : {"take", "pay", "turn 3", "turn 99"})
            row("", wrong, first);
        for (const char* wrong : {"first 3", "first 99"})
            row("", wrong, "there is no such seat (GE-1)");

        const char* turned = "the next card is turned up now (GE-10)";
        for (const char* wrong : {"take", "pay", "first 0"})
            row("first 0", wrong, turned);
        for (const char* wrong : {"turn 0", "turn 2", "turn 36", "turn 64", "turn 67", "turn 99"})
            row("first 0", wrong, "the cards are 3 to 35 (GE-1)");
        row("first 0, turn 7, take", "turn 7", "that card was turned up before (GE-4)");
        row("first 0, turn 7, take", "pay", turned);

        const char* decide = "a seat takes the card or pays a chip now (GE-11)";
        for (const char* wrong : {"turn 8", "turn 7", "turn 99", "first 0"})
            row("first 0, turn 7, pay", wrong, decide);
    }
    void theRuleIsCitedInEveryPhase()
    {
        QFETCH(QString, before);
        QFETCH(QString, wrong);
        QFETCH(QString, why);
        Game game(players(3));
        game.play(before.toStdString());
        QCOMPARE(QString::fromStdString(game.refusal(wrong.toStdString())), wrong + ": " + why);
        const auto error = Geschenkt::check(game.state(), *Geschenkt::parse(wrong.toStdString()));
        QCOMPARE(error->code, core::ErrorCode::Illegal);
    }

    void aSeatWithoutAChipIsToldSo()
    {
        Game game(players(7));
        game.play("first 0, turn 7").times(49, "pay");
        QCOMPARE(game.refusal("pay"), "pay: a seat with no chips must take the card (GE-12)");
        QVERIFY(game.refusal("turn 8").ends_with("(GE-11)"));
        QCOMPARE(game.refusal("take"), "");
    }
};

QTEST_APPLESS_MAIN(NotationTest)
#include "notation_test.moc"
