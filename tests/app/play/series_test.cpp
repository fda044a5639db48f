#include <QTest>

#include "app/play/session_play.h"
#include "play/series.h"

namespace facedown::play {

class SeriesTest : public QObject
{
    Q_OBJECT

    static QString said(const std::optional<match::Series>& series)
    {
        match::Match match = someMatch(3, 0, 1);
        match.setSeries(series);
        return seriesNow(match);
    }

private slots:
    void whichGameItIsIsSaid()
    {
        QCOMPARE(said(std::nullopt), QString());
        QCOMPARE(said(match::Series{3, 0, {0, 0, 0}}), QStringLiteral("Best of 3, game 1"));
        QCOMPARE(said(match::Series{5, 2, {2, 0, 1}}),
                 QStringLiteral("Best of 5, game 3: Ana 2, Sora 1"));
    }
};

} // namespace facedown::play

using facedown::play::SeriesTest;
QTEST_GUILESS_MAIN(SeriesTest)
#include "series_test.moc"
