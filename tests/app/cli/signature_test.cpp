#include "app/cli/cli.h"

#include <QFile>

using namespace facedown::cli;

/// `facedown-cli signature`.
class SignatureTest : public QObject
{
    Q_OBJECT

private slots:
    void botsPlayAsRecorded() // if they are to play otherwise, its output is the new record
    {
        QFile record(FACEDOWN_TEST_DATA "/signature.txt");
        QVERIFY(record.open(QFile::ReadOnly));
        const Outcome outcome = runCli({"signature"});
        QCOMPARE(outcome.out, record.readAll());
        QCOMPARE(outcome.status, 0);
    }
};

QTEST_GUILESS_MAIN(SignatureTest)
#include "signature_test.moc"
