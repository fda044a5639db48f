#include <algorithm>

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
