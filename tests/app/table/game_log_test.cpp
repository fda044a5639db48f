#include <QTest>

#include "table/game_log.h"

using namespace facedown::table;

namespace {

/// A match whose events have so many steps each, with a line a step, and what was asked of it.
struct Match
{
    void write(std::size_t moment, std::size_t parts = 0)
    {
        log.write(
            moment, parts, hints, [this](std::size_t event) { return steps.at(event); },
            [this](std::size_t event, std::size_t part) {
                ++written;
                LogModel::Line line;
                line.text = QString("%1.%2").arg(event).arg(part);
                line.section = QString("Round %1").arg(event / 3);
                return std::vector{line};
            },
            [](const Asked& asked) {
                LogModel::Line line;
                line.text = "hint";
                line.moment = asked.moment;
                line.hint = true;
                return line;
            });
    }

    QStringList texts() const
    {
        QStringList all;
        for (const LogModel::Line& line : log.lines())
            all << line.text;
        return all;
    }

    GameLog log;
    std::vector<std::size_t> steps{1, 3, 1, 2, 1};
    std::vector<Asked> hints;
    int written = 0;
};

} // namespace

/// The lines of a match are written once.
class GameLogTest : public QObject
{
    Q_OBJECT

private slots:
    void eachLineIsWrittenOnce()
    {
        Match match;
        match.write(1);
        QCOMPARE(match.texts(), QStringList("0.0"));
        match.write(1, 1);
        match.write(1, 3);
        match.write(2);
        match.write(2);
        QCOMPARE(match.texts(), (QStringList{"0.0", "1.0", "1.1", "1.2"}));
        match.write(5);
        QCOMPARE(match.texts(),
                 (QStringList{"0.0", "1.0", "1.1", "1.2", "2.0", "3.0", "3.1", "4.0"}));
        QCOMPARE(match.written, 8);
        for (const LogModel::Line& line : match.log.lines())
            QCOMPARE(line.moment, line.text.section('.', 0, 0).toInt() + 1);
    }

    void whatIsTakenBackIsForgotten()
    {
        Match match;
        match.write(4);
        match.log.forgetAfter(2);
        QCOMPARE(match.texts(), (QStringList{"0.0", "1.0", "1.1", "1.2"}));
        QCOMPARE(match.written, 7);
        // Another match goes on from there.
        match.steps = {1, 3, 2};
        match.write(3);
        QCOMPARE(match.texts(), (QStringList{"0.0", "1.0", "1.1", "1.2", "2.0", "2.1"}));
        QCOMPARE(match.written, 9);
        match.log.forgetAfter(0);
        QVERIFY(match.texts().isEmpty());
    }

    /// As where somebody looks at the past while more happens.
    void whatWasNotToldYetMayBeTakenBack()
    {
        Match match;
        match.write(1, 2);
        match.log.forgetAfter(2);
        match.write(2);
        QCOMPARE(match.texts(), (QStringList{"0.0", "1.0", "1.1", "1.2"}));
        QCOMPARE(match.written, 4);
    }

    void anEventHalfToldIsTakenBackWhole()
    {
        Match match;
        match.write(1, 2);
        match.log.forgetAfter(1);
        QCOMPARE(match.texts(), QStringList("0.0"));
        match.write(1, 1);
        QCOMPARE(match.texts(), (QStringList{"0.0", "1.0"}));
    }

    void whatIsToldLessFarIsForgottenToo()
    {
        Match match;
        match.write(5);
        match.write(1, 1);
        QCOMPARE(match.texts(), (QStringList{"0.0", "1.0"}));
        match.write(1, 3);
        match.write(1, 2);
        QCOMPARE(match.texts(), (QStringList{"0.0", "1.0", "1.1"}));
    }

    void hintsStandWhereTheyWereAsked()
    {
        Match match;
        match.hints = {{0, 0}};
        match.write(0);
        QCOMPARE(match.texts(), QStringList("hint"));
        match.hints.push_back({2, 1});
        match.write(1, 2); // not yet
        QCOMPARE(match.texts(), (QStringList{"hint", "0.0", "1.0", "1.1"}));
        match.write(4);
        QCOMPARE(match.texts(),
                 (QStringList{"hint", "0.0", "1.0", "1.1", "1.2", "hint", "2.0", "3.0", "3.1"}));
        // One who asks after an event was shown.
        match.hints.push_back({4, 0});
        match.write(4);
        QCOMPARE(match.texts().last(), QString("hint"));
        match.write(5);
        QCOMPARE(match.texts().mid(8), (QStringList{"3.1", "hint", "4.0"}));
        // What was asked stays where it was asked, and goes with what it was asked after.
        match.log.forgetAfter(4);
        match.write(4);
        QCOMPARE(match.texts().count("hint"), 3);
        match.hints.pop_back();
        match.log.forgetAfter(3);
        match.write(5);
        QCOMPARE(match.texts(), (QStringList{"hint", "0.0", "1.0", "1.1", "1.2", "hint", "2.0",
                                             "3.0", "3.1", "4.0"}));
    }
};

QTEST_GUILESS_MAIN(GameLogTest)
#include "game_log_test.moc"
