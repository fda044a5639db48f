#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"

using namespace facedown;
using namespace facedown::play;

/// Parts of the file are no longer what was written: what can be read is kept, and so is what is
/// played from then on.
class StoreDamagedTest : public FolderTest
{
    Q_OBJECT

    static constexpr int games = 40;
    static constexpr qint64 pageSize = 4096;

    QString file() const { return folder() + "/matches.sqlite"; }

    int stored() const { return play::ask(folder(), {"SELECT count(*) FROM match"}).toInt(); }

    void keepSome() const
    {
        Store store(folder());
        for (MatchId id = 1; id <= games; ++id)
            QVERIFY(store.keep(id, played(std::uint64_t(id))));
    }

    /// Pages are counted from 1.
    void damage(qint64 page) const
    {
        QFile out(file());
        QVERIFY(out.open(QIODevice::ReadWrite) && out.seek((page - 1) * pageSize));
        QVERIFY(page > 1);
        QCOMPARE(out.write(QByteArray(pageSize, '\xAA')), pageSize);
    }

private slots:
    void whatIsPlayedIsSaved_data()
    {
        QTest::addColumn<int>("left");
        QTest::newRow("match") << 0;
        QTest::newRow("event") << 0;
        for (const char* derived : {"unfinished", "latest", "played", "counts", "looked_at"})
            QTest::newRow(derived) << games;
    }

    void whatIsPlayedIsSaved()
    {
        QFETCH(int, left);
        keepSome();
        damage(play::ask(folder(), {QString("SELECT rootpage FROM sqlite_master WHERE name = '%1'")
                                        .arg(QTest::currentDataTag())})
                   .toLongLong());
        const match::Match match = played(99, 5);
        {
            Store store(folder());
            QVERIFY2(store.keep(1000, match), qPrintable(store.why));
            QCOMPARE(store.open(1000), match.record().dump());
            store.store.leave(1000);
            QCOMPARE(store.list(), QList<MatchId>{1000});
            for (const QString& aside : std::as_const(store.aside))
                QVERIFY(QFile::exists(aside));
        }
        QCOMPARE(stored(), left + 1);
        Store store(folder());
        QVERIFY(store.aside.isEmpty() && store.unreachable.isEmpty());
        if (left > 0)
            QCOMPARE(store.open(1), played(1).record().dump());
    }

    void whatCanBeReadIsTakenOver()
    {
        keepSome();
        for (const char* page : {"name = 'event' AND pagetype = 'leaf'", "name = 'counts'"})
            damage(
                play::ask(
                    folder(),
                    {QString("SELECT max(pageno) FROM dbstat WHERE %1").arg(QLatin1String(page))})
                    .toLongLong());
        {
            Store store(folder());
            QVERIFY2(store.keep(1000, played(99, 5)), qPrintable(store.why));
            QCOMPARE(store.aside.size(), 1);
        }
        const int left = stored() - 1;
        QVERIFY2(left > games / 2 && left < games, qPrintable(QString::number(left)));
    }
};

QTEST_GUILESS_MAIN(StoreDamagedTest)
#include "store_damaged_test.moc"
