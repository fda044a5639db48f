#include <QFileInfo>

#include "app/play/full_disk.h"
#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"
#include "play/library.h"

using namespace facedown;
using namespace facedown::play;

/// What was played is found again: as much of it as is looked at, in any order.
class LibraryTest : public FolderTest
{
    Q_OBJECT

    void ask(const QStringList& statements) const { (void)play::ask(folder(), statements); }

    /// So many seconds after an evening in May.
    static QString at(int seconds)
    {
        return QString::number(
            QDateTime(QDate(2026, 5, 19), QTime(20, 0)).addSecs(seconds).toMSecsSinceEpoch());
    }

    static bool answers(Library& library)
    {
        QSignalSpy found(&library, &Library::found);
        return found.wait(20000);
    }

    static QStringList column(const Library& library, const char* role)
    {
        QStringList cells;
        for (int row = 0; row < library.rowCount(); ++row)
            cells << library.value(row, role).toString();
        return cells;
    }

    static QList<MatchId> ids(const Library& library)
    {
        QList<MatchId> all;
        for (int row = 0; row < library.rowCount(); ++row)
            all << library.id(row);
        return all;
    }

    /// Four games: of Skull and Geschenkt, finished and not, of people and bots.
    void keepFour(Store& store) const
    {
        match::Match skull = someMatch(3, 1, 1);
        while (skull.length() < 3)
            QVERIFY(skull.actor() == core::chance ? skull.sample().has_value()
                                                  : skull.apply(skull.legal().front()).has_value());
        QVERIFY(store.keep(1, played(1, 5)));
        QVERIFY(store.keep(2, skull));
        QVERIFY(store.keep(3, played(3)));
        match::Match last = played(4);
        auto entries = last.playerEntries();
        for (auto& entry : entries)
            entry = {"Ánxela \"100%\" " + entry.name, false, "", ""};
        last.setPlayerEntries(entries);
        QVERIFY(store.keep(4, last));
        for (int id = 1; id <= 4; ++id)
            ask({QString("UPDATE match SET played = %1 WHERE id = %2")
                     .arg(at(id * 86400))
                     .arg(id)});
    }

private slots:
    void aRowAGame()
    {
        Store store(folder());
        keepFour(store);
        Library library(&store.store);
        QVERIFY(library.summary().isEmpty());
        library.refresh();
        QVERIFY(answers(library));
        QCOMPARE(ids(library), QList<MatchId>({4, 3, 2, 1}));
        QCOMPARE(library.summary(), QString("4 game(s)"));
        QCOMPARE(library.value(1, "game").toString(), QString("Geschenkt"));
        QCOMPARE(library.value(1, "players").toString(), QString("(Ana, Bruno, Sora and Iria)"));
        QCOMPARE(library.value(2, "players").toString(), QString("Ana (Bruno and Sora)"));
        QCOMPARE(library.value(1, "played").toString(), QString("2026-05-22 20:00"));
        const match::Match match = played(3);
        QCOMPARE(library.value(1, "moves").toInt(), int(match.length()));
        const std::string winner = match.playerEntries()[std::size_t(match.winners().front())].name;
        QVERIFY(library.value(1, "result").toString().contains(QString::fromStdString(winner)));
        QVERIFY(library.value(1, "over").toBool());
        QCOMPARE(library.value(2, "result").toString(), QString("Not finished"));
        QVERIFY(!library.value(2, "over").toBool());
        const QString spoken = library.value(2, "spoken").toString();
        QVERIFY2(spoken.startsWith("Skull with Ana, "), qPrintable(spoken));
        QCOMPARE(library.id(-1), noMatch);
        QCOMPARE(library.id(4), noMatch);
    }

    void wordsAreFound_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QList<MatchId>>("found");
        QTest::newRow("nothing") << " " << QList<MatchId>{4, 3, 2, 1};
        QTest::newRow("a player") << "iria" << QList<MatchId>{4, 3, 1};
        QTest::newRow("a game") << "GESCH" << QList<MatchId>{4, 3, 1};
        QTest::newRow("a day") << "05-21" << QList<MatchId>{2};
        QTest::newRow("all of them") << "gesch 05-20 ana" << QList<MatchId>{1};
        QTest::newRow("a space of Japanese keyboards")
            << QString::fromUtf8("gesch\u3000ánxela") << QList<MatchId>{4};
        QTest::newRow("a capital with an accent") << "ánxela" << QList<MatchId>{4};
        QTest::newRow("signs of SQL") << "100%" << QList<MatchId>{4};
        QTest::newRow("one sign is no other") << "1_0" << QList<MatchId>{};
        QTest::newRow("a quotation mark") << "\"" << QList<MatchId>{4};
        QTest::newRow("what stands between names") << "\",\"" << QList<MatchId>{};
        QTest::newRow("nobody") << "Nobody" << QList<MatchId>{};
    }

    void wordsAreFound()
    {
        QFETCH(QString, search);
        Store store(folder());
        keepFour(store);
        Library library(&store.store);
        library.setSearch(search);
        QVERIFY(answers(library));
        QTEST(ids(library), "found");
    }

    void resultsAndGames()
    {
        Store store(folder());
        keepFour(store);
        Library library(&store.store);
        const auto shows = [&](QList<MatchId> wanted) {
            return answers(library) && ids(library) == wanted;
        };
        library.setResult(LibraryQuery::Unfinished);
        QVERIFY(shows({2, 1}));
        library.setResult(LibraryQuery::Finished);
        QVERIFY(shows({4, 3}));
        library.setResult(LibraryQuery::WonByPerson);
        QVERIFY(shows({4}));
        library.setResult(LibraryQuery::WonByBot);
        QVERIFY(shows({3}));
        library.setResult(LibraryQuery::Any);
        library.setGame(1);
        QVERIFY(shows({2}));
        QCOMPARE(library.gameNames()[library.game()], QString("Skull"));
        library.setGame(0);
        QVERIFY(shows({4, 3, 2, 1}));
        QCOMPARE(library.resultNames().size(), 5);
    }

    void byEveryColumn()
    {
        Store store(folder());
        keepFour(store);
        Library library(&store.store);
        library.refresh();
        QVERIFY(answers(library));
        const char* const roles[] = {"played", "game", "players", "result", "moves"};
        QCOMPARE(library.columnNames().size(), qsizetype(std::size(roles)));
        for (int order = 0; order < library.columnNames().size(); ++order)
            for (int way = 0; way < 2; ++way) {
                library.sortBy(order);
                QVERIFY(answers(library));
                QCOMPARE(library.order(), order);
                QStringList cells = column(library, roles[order]);
                cells.replaceInStrings(QRegularExpression("[()]"), QString());
                if (order == LibraryQuery::Moves)
                    for (QString& cell : cells)
                        cell = cell.rightJustified(6);
                if (order == LibraryQuery::Result) // those without one stand last, or first
                    for (QString& cell : cells)
                        cell.replace("Not finished", "\uffff");
                const bool sorted = library.rising() ? std::is_sorted(cells.begin(), cells.end())
                                                     : std::is_sorted(cells.rbegin(), cells.rend());
                QVERIFY2(sorted, qPrintable(cells.join(" | ")));
            }
    }

    void ofTenThousandOnlyAPageIsRead()
    {
        Store store(folder());
        QVERIFY(store.keep(1, played(1)));
        ask({"BEGIN",
             "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) "
             "INSERT INTO match SELECT i, game, players, header, over, played + 60000 * i, "
             "latest + i, '' FROM match, n WHERE id = 1",
             "INSERT INTO event SELECT id, 0, event FROM match, event WHERE id > 1 AND number = 0",
             "COMMIT"});
        int rows = 0;
        int asked = 0;
        const auto find = [&](const LibraryQuery& query, int first) {
            const int before = asked;
            FoundMatches found;
            store.store.find(this, query, first, 100, [&](const Done<FoundMatches>& answer) {
                found = answer.value();
                rows += int(found.matches.size());
                ++asked;
            });
            Store::until([&] { return asked > before; });
            return found;
        };
        QCOMPARE(find({}, 0).count, 10000);
        QCOMPARE(rows, 100);
        const FoundMatches end = find({}, 9950);
        QCOMPARE(end.matches.size(), 50);
        QCOMPARE(end.matches.last().id, MatchId(1));

        Library library(&store.store);
        library.refresh();
        QVERIFY(answers(library));
        QCOMPARE(library.rowCount(), 10000);
        QCOMPARE(library.id(0), MatchId(10000));
        QCOMPARE(library.id(99), MatchId(9901));
        QCOMPARE(library.id(100), noMatch); // until it is looked at
        QSignalSpy changed(&library, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&library, &QAbstractItemModel::modelReset);
        for (int row = 9990; row < 10000; ++row)
            QVERIFY(library.value(row, "game").toString().isEmpty());
        QVERIFY(changed.wait(20000));
        QCOMPARE(changed.count(), 1); // asked for once
        QCOMPARE(reset.count(), 0);
        QCOMPARE(library.id(9999), MatchId(1));
        QCOMPARE(library.id(100), noMatch);
    }

    void whatIsDeletedCanBePutBack()
    {
        Store store(folder());
        keepFour(store);
        const std::string record = store.open(3);
        store.store.leave(3);
        Library library(&store.store);
        library.refresh();
        QVERIFY(answers(library));
        QSignalSpy removed(&library, &Library::matchRemoved);
        QSignalSpy error(&library, &Library::error);
        for (const int row : {4, 1, 1}) // one that there is not, one pressed once too often
            library.remove(row);
        QVERIFY(removed.wait(20000));
        QCOMPARE(ids(library), QList<MatchId>({4, 2, 1}));
        QCOMPARE(library.removed(), "Deleted: Geschenkt with Ana, Bruno, Sora and Iria");
        QVERIFY(store.open(3).empty());
        library.remove(2);
        QVERIFY(removed.wait(20000) && error.isEmpty());
        QCOMPARE(store.list(), QList<MatchId>({2}));
        for (int i = 0; i < 2; ++i) {
            library.putBack();
            QVERIFY(answers(library));
        }
        QVERIFY(library.removed().isEmpty());
        library.putBack(); // nothing is left
        QCOMPARE(ids(library), QList<MatchId>({4, 3, 2, 1}));
        QCOMPARE(column(library, "played")[1], QString("2026-05-22 20:00"));
        QCOMPARE(store.open(3), record);
        QCOMPARE(store.list(), QList<MatchId>({2, 1}));
    }

    void whatCouldNotBeSavedIsPutBackWithAllOfIt()
    {
        Store store(folder());
        keepFour(store);
        {
            const FullDisk full;
            QVERIFY(!store.keep(1, played(1, 30)));
        }
        Library library(&store.store);
        library.refresh();
        QVERIFY(answers(library));
        library.remove(0);
        QTRY_VERIFY(!library.removed().isEmpty());
        library.putBack();
        QVERIFY(answers(library));
        QCOMPARE(store.open(1), played(1, 30).record().dump());
    }

    void whatIsOpenElsewhereIsNotDeleted()
    {
        Store first(folder());
        keepFour(first);
        Store second(folder());
        Library library(&second.store);
        library.refresh();
        QVERIFY(answers(library));
        QSignalSpy error(&library, &Library::error);
        library.remove(0);
        QVERIFY(error.wait(20000));
        const auto sentence = error[0][0].value<std::function<QString()>>();
        QVERIFY2(sentence().contains("open in another window"), qPrintable(sentence()));
        QVERIFY(library.rowCount() == 4 && library.removed().isEmpty());
        QVERIFY(!first.open(4).empty());
    }

    void whateverIsPastedIsLookedFor()
    {
        Store store(folder());
        keepFour(store);
        Library library(&store.store);
        QSignalSpy failed(&library, &Library::error);
        for (const QString& text : {QString("Ana ").repeated(3000), QString(100'000, 'x')}) {
            library.setSearch(text);
            QVERIFY(answers(library));
            QCOMPARE(library.search(), text);
        }
        QVERIFY(failed.isEmpty());
        QCOMPARE(library.rowCount(), 0);
    }

    void outAndInAgain()
    {
        Store store(folder());
        keepFour(store);
        const std::string record = store.open(3);
        Library library(&store.store);
        library.refresh();
        QVERIFY(answers(library));
        QSignalSpy wanted(&library, &Library::exportWanted);
        library.chooseExport(1);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted[0][1].toString(), QString("geschenkt 2026-05-22 20.00.facedown"));
        const QString name = file("out.facedown");
        library.exportTo(3, name);
        QSignalSpy error(&library, &Library::error);
        library.exportTo(3, file("no/such/folder/out.facedown"));
        QVERIFY(error.wait(20000));
        QCOMPARE(readRecord(name)->match.record().dump(), record);

        Store other(file("other"));
        Library empty(&other.store);
        QSignalSpy failed(&empty, &Library::notImported);
        empty.importFrom({file("missing.facedown"), name});
        QVERIFY(answers(empty));
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].value<std::function<QString()>>()().contains("missing.facedown"));
        QCOMPARE(empty.rowCount(), 1);
        QCOMPARE(other.open(empty.id(0)), record);
        // It does not count twice, and leads to what is there.
        QSignalSpy imported(&empty, &Library::imported);
        failed.clear();
        empty.importFrom({name});
        QVERIFY(answers(empty));
        QCOMPARE(imported.front(), QVariantList({"1 game(s) in the library already", true}));
        const auto said = [&failed] {
            return failed.back()[0].value<std::function<QString()>>()();
        };
        // All that did not come in is named, with why not.
        empty.importFrom({name, file("missing.facedown"), file("gone.facedown")});
        QVERIFY(failed.wait(20000));
        QCOMPARE(failed.count(), 1);
        for (const char* named : {"2 file", "missing.facedown", "gone.facedown"})
            QVERIFY2(said().contains(QLatin1String(named)), qPrintable(said()));
        QVERIFY(!said().contains(QFileInfo(name).fileName()));
        QVERIFY(answers(empty));
        QCOMPARE(empty.rowCount(), 1);
        // Nor does what was deleted, and came in again before it was put back: nothing is left to
        // do.
        empty.remove(0);
        QTRY_VERIFY(!empty.removed().isEmpty());
        empty.importFrom({name});
        QTRY_COMPARE(empty.rowCount(), 1);
        failed.clear();
        empty.putBack();
        QVERIFY(answers(empty) && empty.removed().isEmpty());
        QCOMPARE(failed.count(), 0);
        QCOMPARE(empty.rowCount(), 1);
    }

    void whatCouldNotBeSavedStandsFirst()
    {
        Store store(folder());
        keepFour(store);
        const FullDisk full;
        QVERIFY(!store.keep(1, played(1, 30)));
        Library library(&store.store);
        library.refresh();
        QVERIFY(answers(library));
        QCOMPARE(ids(library), QList<MatchId>({1, 4, 3, 2}));
        QCOMPARE(library.value(0, "moves").toInt(), 30);
    }

    void withoutAStoreItIsEmpty()
    {
        Library library(nullptr);
        library.refresh();
        library.setSearch("Ana");
        library.remove(0);
        library.putBack();
        QStringList said;
        connect(&library, &Library::error, this,
                [&said](const std::function<QString()>& sentence) { said << sentence(); });
        library.importFrom({"one.facedown", "two.facedown"});
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().startsWith("No game can be imported"));
        QCOMPARE(library.rowCount(), 0);
        QVERIFY(library.summary().isEmpty());
    }
};

QTEST_GUILESS_MAIN(LibraryTest)
#include "library_test.moc"
