#include <QTest>

#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"
#include "play/library.h"
#include "play/line_breaks.h"
#include "play/statistics_model.h"
#include "play/translator.h"
#include "table/game_info.h"
#include "translations/languages.h"

using namespace facedown;
using namespace facedown::play;

/// What holds lines together on the screen is in nothing that is typed or taken elsewhere.
class PlainWordsTest : public FolderTest
{
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages)
            QTest::newRow(language.code) << QString::fromUtf8(language.code);
    }

    void aGameIsFoundByItsName()
    {
        QFETCH_GLOBAL(QString, language);
        Translator translator;
        translator.setLanguage(language);
        Store store(folder());
        QVERIFY(store.keep(1, playedOn(someMatch(3, 1, 1), 3)));
        const QString name = unbroken(table::gameInfo("skull").name);
        Library library(&store.store);
        library.setSearch(name);
        QTRY_COMPARE(library.id(0), MatchId(1));
    }

    void aSpreadsheetReadsWhatIsTyped()
    {
        QFETCH_GLOBAL(QString, language);
        Translator translator;
        translator.setLanguage(language);
        Store store(folder());
        QVERIFY(store.keep(1, played(1)));
        StatisticsModel statistics(&store.store);
        statistics.setGame(table::placeOf("geschenkt"));
        statistics.refresh();
        QTRY_VERIFY(statistics.rowCount() > 0);
        const QString csv = statistics.csv();
        QCOMPARE(csv, unbroken(csv));
    }
};

QTEST_GUILESS_MAIN(PlainWordsTest)
#include "plain_words_test.moc"
