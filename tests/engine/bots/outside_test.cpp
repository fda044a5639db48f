#include <QTest>

#include <fstream>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>

#include "bots/outside.h"
#include "engine/show.h"

using namespace facedown::bots;
using namespace std::chrono_literals;
using Kind = OutsideFault::Kind;

namespace {

constexpr auto ample = 30s;                    ///< never used up
constexpr auto little = 50ms - Outside::grace; ///< with the grace, not long to wait

std::string answer(Outside& program, const std::string& question)
{
    const auto answer = program.ask(question, ample);
    return answer ? *answer : "fault: " + answer.error().message;
}

/// The number that a process wrote there.
std::string numberIn(const QString& file)
{
    std::ifstream stream(file.toStdString());
    std::string number;
    stream >> number;
    return number;
}

/// Whether a process runs no more: it is gone, or a zombie that nobody has waited for.
bool hasEnded(const std::string& number)
{
    std::ifstream stream("/proc/" + number + "/stat");
    std::string word;
    while (stream >> word && word.back() != ')') {
    }
    return !number.empty() && (!(stream >> word) || word == "Z");
}

} // namespace

/// Programs that play from outside, good ones and bad ones.
class OutsideTest : public QObject
{
    Q_OBJECT

private slots:
    void theAnswersComeInOrder()
    {
        Outside echo("while read -r line; do echo \"said $line\"; done");
        QCOMPARE(answer(echo, "a b"), "said a b");
        QCOMPARE(answer(echo, "c"), "said c");
    }

    void longQuestionsGetThrough()
    {
        Outside counter("head -c 300000 | wc -c; cat >/dev/null");
        QCOMPARE(answer(counter, std::string(299'999, 'x')), "300000");
    }

    void whoAnswersAndDiesHasAnswered()
    {
        Outside program("echo once; exit 3");
        QCOMPARE(answer(program, "x"), "once");
        QCOMPARE(answer(program, "x"), "fault: it ended with status 3");
        QCOMPARE(answer(program, "x"), "fault: it ended with status 3");
    }

    void faults_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* command, Kind kind, const char* message) {
            QTest::newRow(name) << command << static_cast<int>(kind) << message;
        };
        row("dies at once", "exit 0", Kind::Died, "it ended with status 0");
        row("dies when asked", "read -r line; exit 7", Kind::Died, "it ended with status 7");
        row("dies by a signal", "kill -9 $$", Kind::Died, "it was ended by signal 9");
        row("no such program", "/no/such/program 2>&-", Kind::Died, "it ended with status 127");
        row("dies in the middle of a line", "printf half", Kind::Died, "it ended with status 0");
        row("closes its output", "exec >&-; cat >/dev/null", Kind::Died, "it closed its output");
        row("a line without end", "tr '\\0' x </dev/zero", Kind::Flooded,
            "it wrote a line of more than 65536 bytes");
        row("hangs", "cat >/dev/null", Kind::Late, "it did not answer within 50 ms");
        row("ignores signals", "trap '' TERM INT HUP; while :; do read -r line; done; cat",
            Kind::Late, "it did not answer within 50 ms");
    }
    /// It might have been starting, and is told what it really had.
    void whatReadsNothingHasMoreTime()
    {
        Outside program("exec tail -f /dev/null");
        const auto answer = program.ask("x", little);
        QVERIFY(!answer);
        QCOMPARE(int(answer.error().kind), int(Kind::Late));
        const QString message = QString::fromStdString(answer.error().message);
        const int told = message.section(' ', -2, -2).toInt();
        QVERIFY2(told > Outside::startTime.count() - 500 &&
                     told <= (Outside::startTime + little + Outside::grace).count() + 20,
                 qPrintable(message));
    }

    void faults()
    {
        QFETCH(QString, command);
        QFETCH(int, kind);
        QFETCH(QString, message);
        const bool isLate = static_cast<Kind>(kind) == Kind::Late;
        Outside program(command.toStdString());
        const auto answer = program.ask("x", isLate ? little : ample);
        QVERIFY(!answer);
        QString said = QString::fromStdString(answer.error().message);
        if (isLate) // its start is waited for as well, however long that takes
            said.replace(QRegularExpression("[5-9]\\d|\\d{3,}"), "50");
        QCOMPARE(said, message);
        QCOMPARE(static_cast<int>(answer.error().kind), kind);
    }

    void aFloodOfLinesAnswersManyQuestions()
    {
        Outside program("yes again");
        for (int question = 0; question < 5; ++question)
            QCOMPARE(answer(program, "x"), "again");
        Outside::end({&program}, "over");
    }

    void waitingIsOverWhenToldToStop()
    {
        Outside program("read -r a; read -r b; echo \"$a\"; echo \"$b\"; cat >/dev/null");
        std::stop_source stop;
        std::jthread stopper([&stop] { stop.request_stop(); });
        const auto stopped = program.ask("first", ample, stop.get_token());
        QVERIFY(!stopped);
        QCOMPARE(static_cast<int>(stopped.error().kind), static_cast<int>(Kind::Stopped));
        // What it still says to the first question is no answer to the second.
        QCOMPARE(answer(program, "second"), "second");
    }

    void itIsToldTheEndAndMayEndByItself()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("said");
        Outside program("while read -r line; do echo \"$line\"; done >" + file.toStdString());
        Outside::end({&program}, "farewell");
        std::ifstream stream(file.toStdString());
        std::string said;
        std::getline(stream, said);
        QCOMPARE(said, "farewell");
    }

    /// The first can end only after the second has been told.
    void allAreToldBeforeAnyIsWaitedFor()
    {
        const QTemporaryDir folder;
        const std::string pipe = folder.filePath("pipe").toStdString();
        const std::string file = folder.filePath("said").toStdString();
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        Outside first("read -r line; read -r word <" + pipe + "; echo \"$word\" >" + file);
        Outside second("read -r line; echo \"$line\" >" + pipe);
        Outside::end({&first, &second}, "farewell");
        std::ifstream stream(file);
        std::string said;
        std::getline(stream, said);
        QCOMPARE(said, "farewell");
    }

    void nothingOfItIsLeft_data()
    {
        QTest::addColumn<bool>("told");
        QTest::newRow("told the end") << true;
        QTest::newRow("not told") << false;
    }
    void nothingOfItIsLeft()
    {
        QFETCH(bool, told);
        const QTemporaryDir folder;
        const QString shell = folder.filePath("shell");
        const QString helper = folder.filePath("helper");
        {
            Outside program("trap '' TERM; tail -f /dev/null & echo $! >" + helper.toStdString() +
                            "; echo $$ >" + shell.toStdString() + "; echo ready; wait");
            QCOMPARE(answer(program, "x"), "ready");
            if (told)
                Outside::end({&program}, "over");
        }
        QVERIFY(!numberIn(shell).empty());
        QVERIFY(!QFileInfo::exists(QString::fromStdString("/proc/" + numberIn(shell))));
        QTRY_VERIFY(hasEnded(numberIn(helper)));
    }

    void norOfWhatLeftItsSession()
    {
        const QTemporaryDir folder;
        const QString helper = folder.filePath("helper");
        {
            Outside program("setsid sh -c 'echo $$ >" + helper.toStdString() +
                            "; echo ready; while :; do :; done' & cat >/dev/null");
            QCOMPARE(answer(program, "x"), "ready");
        }
        QVERIFY(!numberIn(helper).empty());
        QVERIFY(hasEnded(numberIn(helper)));
    }

    void itDiesWithUsHoweverThatHappens()
    {
        const QTemporaryDir folder;
        const QString shell = folder.filePath("shell");
        const QString helper = folder.filePath("helper");
        const pid_t us = fork();
        if (us == 0) {
            Outside program("echo $$ >" + shell.toStdString() + "; setsid sh -c 'echo $$ >" +
                            helper.toStdString() +
                            "; echo ready; while :; do :; done' & while :; do :; done");
            (void)program.ask("x", ample);
            raise(SIGKILL);
        }
        int status = 0;
        QCOMPARE(waitpid(us, &status, 0), us);
        QVERIFY(WIFSIGNALED(status));
        QVERIFY(!numberIn(shell).empty() && !numberIn(helper).empty());
        QTRY_VERIFY(hasEnded(numberIn(shell)));
        QTRY_VERIFY(hasEnded(numberIn(helper)));
    }

    void itMayNotTakeEverything()
    {
        Outside program(
            "grep -E 'Max (file size|data size|core file size)' /proc/self/limits | tr -s ' \n'"
            " ' '; echo; cat >/dev/null");
        QCOMPARE(answer(program, "x"), "Max file size 1073741824 1073741824 bytes "
                                       "Max data size 4294967296 4294967296 bytes "
                                       "Max core file size 0 0 bytes ");
        Outside processes("sed -n 's/^Max processes *\\([0-9]*\\) .*/\\1/p' /proc/self/limits;"
                          " cat >/dev/null");
        const int most = std::stoi(answer(processes, "x"));
        QVERIFY2(most > 256 && most < 100'000, std::to_string(most).c_str());
    }

    void itsFilesDoNotGrowWithoutEnd()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("large");
        // There is nothing in it, which takes no room.
        Outside program("truncate -s 1G " + file.toStdString() + "; read line; echo more >>" +
                        file.toStdString() + "; echo went on");
        const auto answer = program.ask("x", ample);
        QVERIFY(!answer.has_value());
        QVERIFY(answer.error().kind == Kind::Died);
        QCOMPARE(QFileInfo(file).size(), qint64(1) << 30);
    }

    void nothingThatIsOpenHereIsOpenThere()
    {
        const int leak = ::open("/dev/null", O_RDONLY); // not close-on-exec
        Outside program("ls /proc/self/fd | tr '\n' ' '; echo; cat >/dev/null");
        QCOMPARE(answer(program, "x"), "0 1 2 3 "); // 3 is the folder that ls reads
        ::close(leak);
    }
};

QTEST_GUILESS_MAIN(OutsideTest)
#include "outside_test.moc"
