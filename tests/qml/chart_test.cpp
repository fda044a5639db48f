#include <algorithm>

#include <QImage>
#include <QPainter>
#include <QTest>

#include "totals_chart.h"

using facedown::qml::TotalsChart;

/// Where the marks at the ends of a chart's lines stand, of the size that they have.
class ChartTest : public QObject
{
    Q_OBJECT

    struct Marks
    {
        QList<QPointF> middles;
        qreal size;
    };

    static Marks marksOf(const QList<int>& last, int figureSize = 0)
    {
        TotalsChart chart;
        chart.setSize({200, 100});
        chart.setProperty("figureSize", figureSize);
        QVariantList totals;
        for (const int total : last)
            totals << QVariant(QVariantList{0, total / 2, total});
        chart.setProperty("totals", totals);
        chart.setProperty("endSize", 20);
        return {chart.ends(), chart.markSize()};
    }

private slots:
    void marksStandWhereTheirLinesEnd()
    {
        const auto [ends, size] = marksOf({0, 100, 50});
        QCOMPARE(ends.size(), 3);
        QCOMPARE(size, 20);
        QCOMPARE(ends[2], QPointF(190, 50));
        QVERIFY(ends[1].y() < 15 && ends[0].y() > 85);
    }

    void noMarkLiesOnAnother_data()
    {
        QTest::addColumn<QList<int>>("last");
        QTest::newRow("all alike") << QList<int>{7, 7, 7, 7};
        QTest::newRow("near the top") << QList<int>{99, 100, 98, 0};
        QTest::newRow("near the bottom") << QList<int>{100, 1, 0, 2};
        QTest::newRow("below zero") << QList<int>{-30, -31, 20, -29};
        QTest::newRow("smaller ones") << QList<int>(6, 5);
        QTest::newRow("two columns") << QList<int>{1, 2, 3, 3, 3, 2, 1};
        QTest::newRow("two columns of smaller ones") << QList<int>(12, 5);
    }

    void noMarkLiesOnAnother()
    {
        QFETCH(QList<int>, last);
        const auto [ends, size] = marksOf(last);
        QCOMPARE(ends.size(), last.size());
        QVERIFY(size > 15);
        for (qsizetype i = 0; i < ends.size(); ++i) {
            QVERIFY(ends[i].y() >= size / 2 - 0.01 && ends[i].y() <= 100.01 - size / 2);
            QVERIFY(ends[i].x() <= 200.01 - size / 2);
            for (qsizetype j = 0; j < i; ++j) {
                const QPointF apart = ends[i] - ends[j];
                QVERIFY(std::max(qAbs(apart.x()), qAbs(apart.y())) >= size - 0.01);
                QVERIFY(last[i] <= last[j] || ends[i].y() < ends[j].y());
            }
        }
    }

    /// The rounds are written below the lines; no mark is as low as they are.
    void noMarkLiesBelowTheLines()
    {
        const auto [ends, size] = marksOf({100, 10, 5, 0}, 15);
        for (const QPointF& end : ends)
            QVERIFY(end.y() + size / 2 < 100 - 15);
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

    void withoutRoundsThereIsNothingToMark() { QVERIFY(marksOf({}).middles.isEmpty()); }
};

QTEST_MAIN(ChartTest)
#include "chart_test.moc"
