#include <QSignalSpy>
#include <QTest>

#include "play/older_matches.h"

using namespace facedown::play;

/// What has been left unfinished, in sentences.
class OlderMatchesTest : public QObject
{
    Q_OBJECT

private slots:
    void aRowAMatch()
    {
        OlderMatches older;
        QSignalSpy reset(&older, &QAbstractItemModel::modelReset);
        const QList<WaitingMatch> matches = {
            {7, "nyet", {"Ana", "Bruno", "Sora"}, QDateTime({2026, 5, 19}, {21, 5})},
            {8, "skull", {"Iria", "Ana"}, QDateTime({2026, 5, 18}, {9, 30})}};
        older.show(matches);
        older.show(matches); // nothing new
        QCOMPARE(reset.count(), 1);
        QCOMPARE(older.rowCount(), 2);
        QCOMPARE(older.index(0).data(OlderMatches::SentenceRole).toString(),
                 QString("Continue: Nyet! with Ana, Bruno and Sora"));
        QCOMPARE(older.index(0).data(OlderMatches::PlayedRole).toString(),
                 QString("2026-05-19 21:05"));
        QCOMPARE(older.index(1).data(OlderMatches::SentenceRole).toString(),
                 QString("Continue: Skull with Iria and Ana"));
        QCOMPARE(older.id(0), MatchId(7));
        QCOMPARE(older.id(1), MatchId(8));
        QCOMPARE(older.id(-1), noMatch);
        QCOMPARE(older.id(2), noMatch);
        older.show({});
        QCOMPARE(older.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(OlderMatchesTest)
#include "older_matches_test.moc"
