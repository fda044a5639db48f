#include <QTemporaryDir>

#include "app/play/controller_start.h"
#include "play/record_file.h"
#include "play/translator.h"

using namespace facedown;
using namespace facedown::play;

/// Programs from outside at a table, good ones and bad ones, in the shell's own language.
class ExternalEnginesTest : public QObject
{
    Q_OBJECT

    /// Of three players the last two are programs, or the last alone.
    static match::Match withEngines(const QString& command, int engines = 1)
    {
        auto match = someGeschenkt(3, 1, 4);
        auto entries = match.playerEntries();
        for (int engine = 0; engine < engines; ++engine)
            entries[static_cast<std::size_t>(2 - engine)].level = ("exec:" + command).toStdString();
        match.setPlayerEntries(entries);
        return match;
    }

    /// Takes whatever it is asked about, and keeps all that it was told.
    static QString taking(const QString& file)
    {
        return QStringLiteral(
                   "while read -r line; do echo \"$line\" >> '%1'; "
                   "case \"$line\" in *choose*) echo '{\"event\":\"take\"}';; esac; done")
            .arg(file);
    }

    static QStringList linesOf(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly)
                   ? QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)
                   : QStringList();
    }

private slots:
    void aProgramPlays()
    {
        QTemporaryDir folder;
        const QString told = folder.filePath("told");
        Table table(withEngines(taking(told)));
        QSignalSpy error(table.session.get(), &Session::error);
        QCOMPARE(table.session->table()->seats()->rows()[2].level, QString("external"));
        table.session->begin();
        QVERIFY(table.playToTheEnd());
        QCOMPARE(error.count(), 0);
        // It took whatever came to it.
        const match::Match& match = table.session->match();
        const auto& play = std::get<core::Play<geschenkt::Geschenkt>>(match.play());
        int asked = 0;
        for (std::size_t i = 0; i < play.events().size(); ++i)
            if (geschenkt::Geschenkt::actor(play.stateAfter(i)) == 2) {
                QCOMPARE(match.event(i), std::string("take"));
                ++asked;
            }
        QVERIFY(asked > 0);
        // And was told how it ended, by one program all through.
        QTRY_COMPARE(linesOf(told).size(), asked + 1);
        QVERIFY(linesOf(told).back().contains("\"end\""));
        QVERIFY(linesOf(told).front().contains("\"seat\":2"));
    }

    void aBadProgramLosesItsSeat_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("why");
        QTest::newRow("is none") << "exit 3"
                                 << "rematou antes de tempo";
        QTest::newRow("answers nonsense") << "while read -r line; do echo nonsense; done"
                                          << "non se entendeu a súa resposta";
        QTest::newRow("cheats") << "while read -r line; do echo '{\"event\":\"turn 3\"}'; done"
                                << "a súa xogada ía contra as regras";
        QTest::newRow("talks much") << "while read -r line; do printf "
                                       "'{\"event\":\"%045000d\\\\u2028\\\\u202e\"}\\n' 0; done"
                                    << "a súa xogada ía contra as regras";
        QTest::newRow("floods") << "yes | tr -d '\\n'"
                                << "a súa resposta foi longa de máis";
    }

    void aBadProgramLosesItsSeat()
    {
        QFETCH(QString, command);
        QFETCH(QString, why);
        Table table(withEngines(command));
        QSignalSpy error(table.session.get(), &Session::error);
        const QSignalSpy another(table.session.get(), &Session::playerEntriesChanged);
        table.session->begin();
        QVERIFY(table.playToTheEnd());
        QCOMPARE(error.count(), 1);
        QCOMPARE(another.count(), 1);
        const auto said = error[0][0].value<std::function<QString()>>();
        const QString sentence = said();
        QVERIFY2(sentence.startsWith("The program playing for Sora has failed ("),
                 qPrintable(sentence));
        QVERIFY2(sentence.endsWith("continues."), qPrintable(sentence));
        {
            // All of it is in the player's language.
            Translator translator;
            translator.setLanguage("gl");
            QVERIFY2(said().contains(" (" + why + "). "), qPrintable(said()));
        }
        // Whatever it said, there is room for the table.
        QVERIFY2(sentence.size() < 250, qPrintable(sentence));
        QCOMPARE(table.session->match().playerEntries()[2].level, std::string("medium"));
        QCOMPARE(table.session->table()->seats()->rows()[2].level, QString("medium"));
    }

    void aTableLeftEndsAProgramThatHangs()
    {
        Table table(withEngines("sleep 1000", 2));
        table.session->begin();
        while (table.session->match().actor() < 1) {
            if (table.yourTurn())
                table.session->choose(table.anyOffer());
            QVERIFY(table.changed->wait(20000) || table.session->match().actor() >= 1);
        }
        letHappen();
        table.session->stop();
        table.session.reset(); // at once, or the test would hang
    }

    void whoForfeitedASavedGameIsTold()
    {
        QTemporaryDir folder;
        auto match = withEngines("exit 3");
        QVERIFY(match.sample());
        match.setForfeit(match::Forfeit{2, "it ended with status 3"});
        const QString file = folder.filePath("forfeited.facedown");
        QVERIFY(writeRecord(match, file).has_value());
        Start start(folder.filePath("data"));
        QVERIFY(start.controller.openRecord(file));
        const QString told = start.controller.error();
        QVERIFY2(told.startsWith("This game ended here: the program playing for Sora had failed."),
                 qPrintable(told));
    }

    void aMatchLeftUnfinishedStartsNoProgram_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("the last") << "unfinished.facedown";
        QTest::newRow("an older one") << "games/old.facedown";
    }

    void aMatchLeftUnfinishedStartsNoProgram()
    {
        QFETCH(QString, name);
        QTemporaryDir folder;
        const QString told = folder.filePath("told");
        QVERIFY(QDir(folder.path()).mkpath("games"));
        auto match = withEngines(taking(told), 2);
        while (match.length() == 0 || match.actor() != 0)
            QVERIFY((match.actor() == core::chance ? match.sample().has_value()
                                                   : match.apply("pay").has_value()));
        QVERIFY(writeRecord(match, folder.filePath(name)).has_value());
        // It is looked at and left before anything is played, which must not make it trusted.
        for (int again = 0; again < 3; ++again) {
            Start start(folder.path());
            QTRY_VERIFY(!start.controller.unfinished().isEmpty());
            QVERIFY(start.resume());
            QVERIFY2(start.controller.error().contains("Bruno and Sora"),
                     qPrintable(start.controller.error()));
            for (const std::size_t seat : {1U, 2U})
                QCOMPARE(start.controller.session()->match().playerEntries()[seat].level,
                         std::string("medium"));
        }
        {
            Start start(folder.path());
            QVERIFY(start.resume());
            QVERIFY(start.decide());
            QVERIFY(!QFile::exists(told));
        }
        // Once it is written anew there is nothing to tell.
        Start start(folder.path());
        QVERIFY(start.resume());
        QCOMPARE(start.controller.error(), QString());
    }

    void aFileStartsNoProgram()
    {
        QTemporaryDir folder;
        const QString told = folder.filePath("told");
        const QString file = folder.filePath("match.facedown");
        Preferences preferences;
        preferences.overridePace(Preferences::Instant);
        {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QByteArray::fromStdString(withEngines(taking(told), 2).record().dump()));
        }
        Controller controller(&preferences, {});
        QVERIFY(controller.openRecord(file).has_value());
        const QString error = controller.error();
        QVERIFY2(error.contains("Bruno and Sora") && error.endsWith('.'), qPrintable(error));
        for (const std::size_t seat : {1U, 2U})
            QCOMPARE(controller.session()->match().playerEntries()[seat].level,
                     std::string("medium"));
        QSignalSpy changed(controller.session(), &Session::changed);
        while (controller.session()->length() < 4 && !controller.session()->table()->yourTurn())
            QVERIFY(changed.wait(20000));
        QVERIFY(!QFile::exists(told));
    }
};

QTEST_GUILESS_MAIN(ExternalEnginesTest)
#include "external_engines_test.moc"
