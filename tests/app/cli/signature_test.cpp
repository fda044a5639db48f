#include "app/cli/cli.h"

#include <QFile>

#include "engine/every_game.h"

using namespace facedown::cli;

/// `facedown-cli signature`.
class SignatureTest : public QObject
{
    Q_OBJECT

private slots:
    void botsPlayAsRecorded() // if they are to play otherwise, its output is the new record
    {
        QByteArray recorded;
        for (const QString& folder : facedown::test::dataFolders()) {
            QFile record(folder + "/signature.txt");
            QVERIFY(record.open(QFile::ReadOnly));
            recorded += record.readAll();
        }
        const Outcome outcome = runCli({"signature"});
        QCOMPARE(outcome.out, recorded);
        QCOMPARE(outcome.status, 0);
    }
};

QTEST_GUILESS_MAIN(SignatureTest)
#include "signature_test.moc"
