#include <QSignalSpy>
#include <QTest>

#include "table/log_model.h"

using namespace facedown::table;

/// What happened, a line each, of which some are said together.
class LogModelTest : public QObject
{
    Q_OBJECT

    static QStringList told(const LogModel& log)
    {
        QStringList lines;
        for (int row = 0; row < log.rowCount(); ++row)
            if (!log.value(row, "folded").toBool())
                lines << log.value(row, "text").toString();
        return lines;
    }

    static void lookAt(LogModel& log, int moment) { QVERIFY(log.setProperty("looked", moment)); }

private slots:
    /// Of the past only what had happened by then is told as if it were one.
    void whatIsStillToComeIsToldApart()
    {
        LogModel log;
        log.show({{"turned", -1, "Card", 1},
                  {"a", 0, "Card", 2, false, "a"},
                  {"b", 1, "Card", 3, false, "a, b"},
                  {"c", 2, "Card", 5, false, "a, b, c"},
                  {"taken", 0, "Card", 6}});
        const QStringList whole{"turned", "a, b, c", "taken"};
        QCOMPARE(told(log), whole);
        QSignalSpy changed(&log, &LogModel::dataChanged);
        lookAt(log, 3);
        QCOMPARE(told(log), QStringList({"turned", "a, b", "c", "taken"}));
        QCOMPARE(log.rowOf(3), 2);
        QVERIFY(!changed.isEmpty());
        lookAt(log, 2);
        QCOMPARE(told(log), QStringList({"turned", "a", "a, b, c", "taken"}));
        lookAt(log, 4);
        QCOMPARE(told(log), QStringList({"turned", "a, b", "c", "taken"}));
        for (const int moment : {0, 1, 5, 6, -1}) {
            lookAt(log, moment);
            QCOMPARE(told(log), whole);
        }
    }

    /// Whoever shows the lines hears of each that reads differently.
    void whatReadsDifferentlyIsMadeKnown()
    {
        LogModel log;
        log.show({{"a", 0, "Card", 1, false, "a"},
                  {"b", 1, "Card", 2, false, "a, b"},
                  {"c", 2, "Card", 3, false, "a, b, c"},
                  {"taken", 0, "Card", 4}});
        const auto rows = [&log] {
            QList<QVariantList> all;
            for (int row = 0; row < log.rowCount(); ++row) {
                all.emplace_back();
                for (const char* role : {"text", "folded", "since", "seat", "heading"})
                    all.back() << log.value(row, role);
            }
            return all;
        };
        auto before = rows();
        QSet<int> heard;
        connect(&log, &LogModel::dataChanged, &log,
                [&heard](const QModelIndex& first) { heard << first.row(); });
        for (const int moment : {1, 2, 3, 1, -1}) {
            heard.clear();
            lookAt(log, moment);
            const auto after = rows();
            for (int row = 0; row < log.rowCount(); ++row)
                QVERIFY(before[row] == after[row] || heard.contains(row));
            before = after;
        }
    }
};

QTEST_GUILESS_MAIN(LogModelTest)
#include "log_model_test.moc"
