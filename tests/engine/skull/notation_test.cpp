#include "engine/notation.h"
#include "engine/skull/every_event.h"
#include "engine/skull/skull_game.h"

using namespace facedown;
using namespace facedown::skull;

/// Events as text, and the words that refuse them.
class NotationTest : public QObject
{
    Q_OBJECT

private slots:
    void everyEventReadsBackAsItWasWritten()
    {
        test::everyEventReadsBackAsItWasWritten<Skull>(everyEvent());
    }

    void differentTextsAreDifferentEvents()
    {
        test::differentTextsAreDifferentEvents<Skull>(everyEvent());
    }

    void whatIsNotInTheNotationIsRefused_data()
    {
        test::rowsOf({"",
                      " ",
                      "  ",
                      "pas",
                      "passs",
                      "Pass",
                      "PASS",
                      " pass",
                      "pass ",
                      "pass pass",
                      "pass 1",
                      "show 1",
                      "hide flower",
                      "place",
                      "place ",
                      "place  flower",
                      "place Flower",
                      "place flower ",
                      "place flower skull",
                      "place ?",
                      "place 1",
                      "discard",
                      "discard ?",
                      "bid",
                      "bid ",
                      "bid x",
                      "bid -1",
                      "bid +1",
                      "bid 01",
                      "bid 00",
                      "bid 1.0",
                      "bid 1e1",
                      "bid 0x1",
                      "bid 1 2",
                      "bid  1",
                      "bid\t1",
                      "bid 1\n",
                      "bid one",
                      "bid 0100",
                      "pass 100",
                      "flip",
                      "flip -1",
                      "flip x",
                      "flip 0 1",
                      "first",
                      "first -1",
                      "first x",
                      "first 0 1",
                      "take",
                      "take -1",
                      "take a",
                      "start",
                      "start -1",
                      "start 0 0",
                      "shuffle",
                      "shuffle ",
                      "shuffle ?",
                      "shuffle ? ? ? ?",
                      "shuffle flower  skull",
                      "shuffle 1",
                      "win",
                      "undo",
                      "turn 3",
                      "pay",
                      "play B1",
                      "veto trump red",
                      "\xff\xfe",
                      "b\u00edd 1",
                      QByteArray("pass\0", 5),
                      QByteArray("\0", 1),
                      QByteArray(100000, 'x'),
                      QByteArray(100000, ' ')});
    }
    void whatIsNotInTheNotationIsRefused()
    {
        QFETCH(QByteArray, text);
        test::isNoEvent<Skull>(text, "is not a Skull event");
    }

    void aLongWrongEventIsQuotedWithoutCuttingACharacterInTwo()
    {
        const QString text = "x" + QString(50, QChar(0x9AB7)); // of three bytes each
        const auto event = Skull::parse(text.toStdString());
        QCOMPARE(QString::fromStdString(event.error().message),
                 '"' + text.left(40) + "…\" is not a Skull event");
    }

    void whatMayNeverComeIsIllegal_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const QByteArray& text, const char* rule) {
            QTest::addRow("%.40s", text.constData()) << text << QByteArray(rule);
        };
        for (const char* bid : {"bid 100", "bid 257", "bid 4294967297", "bid 99999999999999999999"})
            row(bid, "SK-13");
        row("bid 1" + QByteArray(100'000, '0'), "SK-13");
        for (const char* seat : {"first 100", "flip 256", "start 4294967296"})
            row(seat, "SK-3");
        for (const char* place :
             {"take 257", "shuffle skull skull", "shuffle flower flower flower flower flower"})
            row(place, "SK-31");
    }
    void whatMayNeverComeIsIllegal()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, rule);
        test::mayNeverCome<Skull>(text, rule);
    }

    void theRuleIsCitedInEveryPhase_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("rule");
        const QString placed = "first 0, place skull, place flower, place flower";
        const QString failed = placed + ", bid 2, pass, pass, flip 0, flip 1";
        const QString own = "first 0, place flower, place flower, place skull, bid 1, pass, pass";
        const auto row = [](const char* name, const QString& before, const char* wrong,
                            const char* rule) {
            QTest::newRow(name) << before << QString(wrong) << QString(rule);
        };
        row("first", "", "place flower", "SK-5");
        row("first: no such seat", "", "first 3", "SK-3");
        row("prepare", "first 0", "bid 1", "SK-10");
        row("turn", placed, "pass", "SK-11");
        row("turn: too high", placed, "bid 4", "SK-13");
        row("bid", placed + ", bid 1", "place flower", "SK-14");
        row("bid: too low", placed + ", bid 1", "bid 1", "SK-14");
        row("flip", placed + ", bid 2, pass, pass", "pass", "SK-16");
        row("flip: own first", placed + ", bid 2, pass, pass", "flip 1", "SK-16");
        row("shuffle", failed, "take 1", "SK-31");
        row("take", failed + ", shuffle skull flower flower flower", "discard flower", "SK-31");
        row("discard", own + ", flip 0", "shuffle flower", "SK-32");
    }
    void theRuleIsCitedInEveryPhase()
    {
        QFETCH(QString, before);
        QFETCH(QString, wrong);
        QFETCH(QString, rule);
        Game game(players(3));
        game.play(before.toStdString());
        const QString message = QString::fromStdString(game.refusal(wrong.toStdString()));
        QVERIFY2(message.startsWith(wrong + ": "), qPrintable(message));
        QVERIFY2(message.endsWith('(' + rule + ')'), qPrintable(message));
    }

    void theRuleIsCitedWhereTheGameIsLong()
    {
        const Game choosing = outByOwnSkull();
        QVERIFY(choosing.refusal("place flower").ends_with("(SK-42)"));
        QVERIFY(choosing.refusal("start 0").ends_with("(SK-42)"));
        Game asked(Options{3, 1, true});
        asked.play("first 0").play(ownSkullRound);
        QVERIFY(asked.refusal("pass").ends_with("(SK-35)"));
    }
};

QTEST_APPLESS_MAIN(NotationTest)
#include "notation_test.moc"
