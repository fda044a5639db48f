#include <algorithm>

#include <QImage>
#include <QPainter>
#include <QTest>

#include "totals_chart.h"

using facedown::qml::TotalsChart;

/// Where the marks at the ends of a chart's lines stand.
class ChartTest : public QObject
{
    Q_OBJECT

    static QList<qreal> endsOf(const QList<int>& last, qreal endSize)
    {
        TotalsChart chart;
        chart.setSize({200, 100});
        QVariantList totals;
        for (const int total : last)
            totals << QVariant(QVariantList{0, total / 2, total});
        chart.setProperty("totals", totals);
        chart.setProperty("endSize", endSize);
        return chart.ends();
    }

private slots:
    void marksStandWhereTheirLinesEnd()
    {
        const QList<qreal> ends = endsOf({0, 100, 50}, 20);
        QCOMPARE(ends.size(), 3);
        QCOMPARE(ends[2], 50.0);
        QVERIFY(ends[1] < 15 && ends[0] > 85);
    }

    void noMarkLiesOnAnother_data()
    {
        QTest::addColumn<QList<int>>("last");
        QTest::newRow("all alike") << QList<int>{7, 7, 7, 7};
        QTest::newRow("near the top") << QList<int>{99, 100, 98, 0};
        QTest::newRow("near the bottom") << QList<int>{100, 1, 0, 2};
        QTest::newRow("below zero") << QList<int>{-30, -31, 20, -29};
        QTest::newRow("more than there is room for") << QList<int>(12, 5);
    }

    void noMarkLiesOnAnother()
    {
        QFETCH(QList<int>, last);
        QList<qreal> ends = endsOf(last, 20);
        QCOMPARE(ends.size(), last.size());
        const qreal apart = std::min(20.0, 100.0 / double(last.size())) - 0.01;
        for (qsizetype i = 0; i < ends.size(); ++i) {
            QVERIFY(ends[i] >= apart / 2 && ends[i] <= 100 - apart / 2);
            for (qsizetype j = 0; j < i; ++j) {
                QVERIFY(qAbs(ends[i] - ends[j]) >= apart);
                QVERIFY(last[i] <= last[j] || ends[i] < ends[j]);
            }
        }
    }

    /// Where more is still to come the rest of the width is kept for it.
    void whatIsStillToComeHasItsRoom()
    {
        const auto broad = [](int rounds) {
            TotalsChart chart;
            chart.setSize({200, 100});
            chart.setProperty("totals", QVariantList{QVariant(QVariantList{50, 50, 50})});
            chart.setProperty("colours", QVariant::fromValue(QList<QColor>{Qt::red}));
            chart.setProperty("levels", QVariant::fromValue(QList<int>{0, 100}));
            chart.setProperty("rounds", rounds);
            QImage image(200, 100, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            chart.paint(&painter);
            int right = image.width() - 1;
            while (right > 0 && image.pixelColor(right, 50) == QColor(Qt::white))
                --right;
            return right;
        };
        QVERIFY(broad(0) > 190);
        QVERIFY(broad(2) > 190);
        QVERIFY(broad(4) > 90 && broad(4) < 110);
        QVERIFY(broad(20) > 15 && broad(20) < 35);
    }

    void withoutRoundsThereIsNothingToMark() { QVERIFY(endsOf({}, 20).isEmpty()); }
};

QTEST_MAIN(ChartTest)
#include "chart_test.moc"
