#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"
#include "table/figures.h"

using namespace facedown;
using namespace facedown::play;

/// What statistics tell of finished matches is counted by itself, once, whoever wrote them.
class StoreFiguresTest : public FolderTest
{
    Q_OBJECT

    QVariant ask(const QString& statement) const { return play::ask(folder(), {statement}); }

    QList<MatchResult> results(Store& store)
    {
        std::optional<QList<MatchResult>> results;
        store.store.results(
            this, [&](const Done<QList<MatchResult>>& answer) { results = answer.value(); });
        Store::until([&] { return results.has_value(); });
        return *results;
    }

    /// The figures of all, as soon as so many are known.
    QList<QByteArray> figures(Store& store, qsizetype known)
    {
        QList<QByteArray> all;
        Store::until([&] {
            all.clear();
            for (const MatchResult& result : results(store))
                if (!result.figures.isEmpty())
                    all << result.figures;
            return all.size() >= known;
        });
        return all;
    }

private slots:
    void whatIsKeptIsCounted()
    {
        Store store(folder());
        QSignalSpy counted(&store.store, &MatchStore::counted);
        QVERIFY(store.keep(1, played(1, 12)));
        const match::Match match = played(1);
        QVERIFY(store.keep(1, match, 12));
        QTRY_COMPARE_WITH_TIMEOUT(counted.count(), 1, 30000);
        QCOMPARE(figures(store, 1), QList{table::toText(table::figures(match))});
    }

    /// Whatever the clock does; but what comes from elsewhere is where its date puts it.
    void resultsAreInTheOrderInWhichTheyWerePlayed()
    {
        Store store(folder());
        for (int id = 1; id <= 5; ++id) {
            QVERIFY(store.keep(id, played(std::uint64_t(id))));
            // Told apart by their players.
            (void)ask(QString("UPDATE match SET players = json_array('%1', '', '', ''), "
                              "played = %1 * 1000 WHERE id = %1")
                          .arg(id));
        }
        const auto order = [&] {
            QString names;
            for (const MatchResult& result : results(store))
                names += result.players[0].name;
            return names;
        };
        QCOMPARE(order(), QString("12345"));
        (void)ask("UPDATE match SET played = 9000 WHERE id = 2");
        QCOMPARE(order(), QString("12345"));
        (void)ask("UPDATE match SET played = 0 WHERE id = 4");
        QCOMPARE(order(), QString("12345"));
        (void)ask("UPDATE match SET played = id * 1000");
        (void)ask("UPDATE match SET latest = -1 WHERE id = 3");
        (void)ask("UPDATE match SET played = 9000 WHERE id = 2");
        QCOMPARE(order(), QString("13245"));
    }

    void whatIsTakenBackIsCountedAnew()
    {
        Store store(folder());
        match::Match match = played(1);
        QVERIFY(store.keep(1, match));
        (void)figures(store, 1);
        QVERIFY(match.undo().has_value());
        QVERIFY(store.keep(1, match));
        QVERIFY(results(store).isEmpty());
        const match::Match other = played(2);
        QVERIFY(store.keep(1, other));
        QCOMPARE(figures(store, 1), QList{table::toText(table::figures(other))});
    }

    void whatEarlierVersionsWroteIsCounted()
    {
        for (const char* const before : {"DROP TABLE counts", "UPDATE counts SET version = 0"}) {
            renew();
            {
                Store store(folder());
                for (int id = 1; id <= 30; ++id)
                    QVERIFY(store.keep(id, played(std::uint64_t(id))));
                (void)figures(store, 30);
            }
            (void)ask(before);
            Store store(folder());
            const auto all = figures(store, 30);
            for (int id = 1; id <= 30; ++id)
                QVERIFY(all.contains(table::toText(table::figures(played(std::uint64_t(id))))));
            Store::until(
                [&] { return ask("SELECT count(*) FROM counts WHERE version > 0").toInt() == 30; });
        }
    }

    void whatCannotBeCountedIsTriedOnce()
    {
        {
            Store store(folder());
            for (int id = 1; id <= 4; ++id)
                QVERIFY(store.keep(id, played(std::uint64_t(id))));
            (void)figures(store, 4);
        }
        (void)ask("DELETE FROM counts");
        const QString event =
            ask("SELECT event FROM event WHERE match = 1 AND number = 3").toString();
        (void)ask("UPDATE event SET event = 'take everything' WHERE match = 1 AND number = 3");
        (void)ask("UPDATE match SET header = replace(header, 'geschenkt', 'chess') WHERE id = 2");
        (void)ask("DELETE FROM event WHERE match = 3");
        {
            Store store(folder());
            QCOMPARE(figures(store, 1), QList{table::toText(table::figures(played(4)))});
            Store::until([&] { return ask("SELECT count(*) FROM counts").toInt() == 4; });
            QCOMPARE(ask("SELECT count(*) FROM counts WHERE counts = ''").toInt(), 3);
            QCOMPARE(results(store).size(), 4); // they came out somehow all the same
        }
        // It could be counted now, if it were tried again.
        (void)ask("UPDATE event SET event = '" + event + "' WHERE match = 1 AND number = 3");
        Store store(folder());
        QVERIFY(store.keep(5, played(5)));
        (void)figures(store, 2);
        QCOMPARE(ask("SELECT count(*) FROM counts WHERE counts = ''").toInt(), 3);
    }

    /// As a program does that counts other things: neither undoes what the other has counted.
    void twoVersionsShareAFolder()
    {
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1)));
            (void)figures(store, 1);
        }
        (void)ask("INSERT INTO counts SELECT match, version + 1, 'other' FROM counts");
        Store store(folder());
        QSignalSpy counted(&store.store, &MatchStore::counted);
        QVERIFY(store.keep(2, played(2)));
        QTRY_COMPARE_WITH_TIMEOUT(counted.count(), 1, 30000);
        QCOMPARE(figures(store, 2).size(), 2);
        QCOMPARE(ask("SELECT count(*) FROM counts WHERE counts = 'other'").toInt(), 1);
        QCOMPARE(ask("SELECT count(*) FROM counts").toInt(), 3);
    }

    void whatIsRemovedGoesAndComesBack()
    {
        Store store(folder());
        QVERIFY(store.keep(1, played(1)));
        store.store.leave(1);
        const auto before = figures(store, 1);
        bool done = false;
        const auto note = [&](const Done<void>& answer) { done = answer.has_value(); };
        store.store.remove(this, 1, note);
        Store::until([&] { return done; });
        QCOMPARE(ask("SELECT count(*) FROM counts").toInt(), 0);
        done = false;
        store.store.putBack(this, 1, note);
        Store::until([&] { return done; });
        QCOMPARE(figures(store, 1), before);
    }

    void whatOthersWroteThereIsNoHarm()
    {
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1)));
            (void)figures(store, 1);
        }
        (void)ask("UPDATE counts SET counts = '1 2 many'");
        Store store(folder());
        const auto tallies = statistics(results(store), {"geschenkt", 0, {}});
        QCOMPARE(tallies.size(), 1);
        QVERIFY(tallies[0].figures.empty());
    }
};

QTEST_GUILESS_MAIN(StoreFiguresTest)
#include "store_figures_test.moc"
