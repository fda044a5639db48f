#include <algorithm>

#include "app/play/full_disk.h"
#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"
#include "play/library.h"
#include "play/record_file.h"

using namespace facedown;
using namespace facedown::play;

/// Many files are imported: how far that is, and who waits for it.
class ImportTest : public FolderTest
{
    Q_OBJECT

private slots:
    void closingDoesNotWaitForThousandsOfFiles()
    {
        const QString name = root() + "/one.facedown";
        const QString last = root() + "/last.facedown";
        QVERIFY(writeRecord(played(2), name));
        QVERIFY(writeRecord(played(3), last));
        {
            Store store(folder());
            store.store.importFrom(this, QStringList(100'000, name) << last, [](const auto&) {});
            QVERIFY(store.keep(1, played(1, 5)));
        }
        QCOMPARE(ask(folder(), {"SELECT count(*) FROM match"}), QVariant(2));
    }

    void howFarAnImportIsIsTold()
    {
        Store store(folder());
        QList<qsizetype> told;
        connect(&store.store, &MatchStore::importing, this, [&](qsizetype read, qsizetype all) {
            QCOMPARE(all, 1000);
            told << read;
        });
        bool done = false;
        store.store.importFrom(this, QStringList(1000, root() + "/none.facedown"),
                               [&](const auto&) {
                                   QCOMPARE(told.size(), 100);
                                   done = true;
                               });
        Store::until([&] { return done; });
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QCOMPARE(told.back(), 1000);
    }

    void whatSeveralHideIsNotExportedWithoutAWord()
    {
        Store store(folder());
        const QList<std::pair<MatchId, match::Match>> games = {
            {1, someMatch(3, 1, 1)}, {2, someMatch(3, 2, 1)}, {3, someMatch(3, 2, 1)}};
        for (const auto& [id, match] : games)
            QVERIFY(store.keep(id, id == 3 ? playedOn(match) : playedOn(match, 4)));
        Library library(&store.store);
        library.refresh();
        QTRY_VERIFY(library.rowCount() == 3 && library.id(2) != noMatch);
        QSignalSpy exported(&library, &Library::exported);
        for (const auto& [id, match] : games) {
            library.exportTo(id, root() + "/one.facedown");
            QTRY_COMPARE(exported.count(), int(id));
            QCOMPARE(exported.last()[1].toBool(), id == 2);
        }
    }

    void whatWasNotSavedAndIsDeletedAndImportedIsNotPutBackBesides()
    {
        Store store(folder());
        int done = 0;
        const auto wait = [&](int count) { Store::until([&] { return done == count; }); };
        {
            const FullDisk full;
            QVERIFY(!store.keep(1, played(1, 30)));
            store.store.leave(1);
            store.store.remove(this, 1, [&](const auto& removed) { done += removed ? 1 : 0; });
            wait(1);
        }
        const QString file = root() + "/one.facedown";
        QVERIFY(writeRecord(played(1, 30), file));
        store.store.importFrom(this, {file},
                               [&](const Imported& all) { done += int(all.added.size()); });
        wait(2);
        store.store.putBack(this, 1, [&](const auto& back) { done += back ? 1 : 0; });
        wait(3);
        QCOMPARE(ask(folder(), {"SELECT count(*) FROM match"}), QVariant(1));
    }

    void whatIsStillToBeSavedAndIsImportedIsThereOnce()
    {
        {
            Store store(folder());
            {
                const FullDisk full;
                QVERIFY(!store.keep(1, played(1, 30)));
            }
            const QString file = root() + "/one.facedown";
            QVERIFY(writeRecord(played(1, 30), file));
            Imported done;
            store.store.importFrom(this, {file, file}, [&](const Imported& all) { done = all; });
            Store::until([&] { return !done.added.isEmpty() || !done.known.isEmpty(); });
            QCOMPARE(done.known, QList<MatchId>{1});
        }
        QCOMPARE(ask(folder(), {"SELECT count(*) FROM match"}), QVariant(1));
    }

    void howFarAnImportIsIsSaid()
    {
        Store store(folder());
        Library library(&store.store);
        QStringList shown;
        QStringList spoken;
        connect(&library, &Library::importingChanged, this, [&] {
            shown << library.importing();
            spoken << library.importingSpoken();
        });
        QSignalSpy found(&library, &Library::found);
        library.importFrom(QStringList(500, root() + "/none.facedown"));
        QVERIFY(found.wait(20000));
        QVERIFY(shown.contains("Importing: 255 of 500 file(s)"));
        spoken.removeDuplicates();
        QCOMPARE(spoken.size(), 12); // every tenth, none and the end
        QCOMPARE(spoken[1], QString("Importing: 50 of 500 file(s)"));
        QCOMPARE(library.importing(), QString());
        // Of one there is nothing to be said.
        shown.clear();
        library.importFrom({root() + "/none.facedown"});
        QVERIFY(found.wait(20000));
        QCOMPARE(shown.join(""), QString());
    }
};

QTEST_GUILESS_MAIN(ImportTest)
#include "import_test.moc"
