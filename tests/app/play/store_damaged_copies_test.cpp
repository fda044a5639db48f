#include <iostream>

#include <QProcess>
#include <QRandomGenerator>

#include "app/play/store_damage.h"

using namespace facedown;
using namespace facedown::play;

namespace {

/// Plays a match into a folder, from each line of the standard input so many events, and tells of
/// each that is kept. It stays open until the input ends.
int playWhenTold(const QString& folder, MatchId id)
{
    const auto seed = static_cast<std::uint64_t>(id);
    Store store(folder, std::chrono::milliseconds(10));
    const match::Match whole = played(seed);
    match::Match match = played(seed, 0);
    int count = 0;
    while (std::cin >> count)
        for (; count > 0 && match.length() < whole.length(); --count) {
            const std::size_t length = match.length();
            if (!match.apply(whole.event(length)))
                return 1;
            const quint64 request = store.store.keep(id, match, length);
            Store::until([&] { return store.kept >= request; });
            std::cout << match.length() << std::endl;
        }
    return 0;
}

} // namespace

/// Several copies of the program meanwhile, and some that are killed.
class StoreDamagedCopiesTest : public DamageTest
{
    Q_OBJECT

    void start(QProcess& copy, MatchId id) const
    {
        copy.start(QCoreApplication::applicationFilePath(),
                   {"--play-when-told", folder(), QString::number(id)});
        if (!copy.waitForStarted())
            qFatal("no copy can be started");
    }
    /// The last event that is kept.
    static std::size_t play(QProcess& copy, int events)
    {
        copy.write(QByteArray::number(events) + '\n');
        QByteArray told;
        for (int line = 0; line < events; ++line) {
            while (!copy.canReadLine())
                if (!copy.waitForReadyRead(30000))
                    qFatal("a copy does not answer");
            told = copy.readLine();
        }
        return told.trimmed().toULongLong();
    }
    static void end(QProcess& copy)
    {
        copy.closeWriteChannel();
        QVERIFY(copy.waitForFinished());
        QCOMPARE(copy.exitCode(), 0);
    }

private slots:
    void twoPlayAtOnce()
    {
        keepSome();
        for (int round = 0; round < 3; ++round) {
            damage(root("latest"));
            QProcess copies[2];
            MatchId ids[] = {1000 + 2 * round, 1001 + 2 * round};
            for (int i = 0; i < 2; ++i) {
                start(copies[i], ids[i]);
                copies[i].write("1000\n");
            }
            for (QProcess& copy : copies)
                end(copy);
            QCOMPARE(aside().size(), round + 1);
            Store store(folder());
            QCOMPARE(found(store), games);
            for (const MatchId id : ids)
                QCOMPARE(store.open(id), played(std::uint64_t(id)).record().dump());
        }
        checkSound();
    }

    void whatIsOpenInAnotherIsNotLost_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("more");
        for (const char* table : {"match", "event"})
            for (const int more : {0, 1, 20})
                QTest::addRow("%s, %d", table, more) << table << more;
    }

    /// It had been kept before a part of it was damaged and the file renewed by somebody else; in
    /// that copy it is known.
    void whatIsOpenInAnotherIsNotLost()
    {
        QFETCH(QString, table);
        QFETCH(int, more);
        QProcess one;
        QProcess other;
        start(one, 1);
        start(other, 2);
        QCOMPARE(play(one, 5), std::size_t(5));
        QCOMPARE(play(other, 15), std::size_t(15));
        play::ask(folder(), {"PRAGMA wal_checkpoint(TRUNCATE)"});
        damage(root(table));
        play::ask(folder(), {"PRAGMA user_version = 1"});
        QCOMPARE(play(one, 1), std::size_t(6));
        QCOMPARE(stored(), 1);
        if (more > 0)
            QCOMPARE(play(other, more), std::size_t(15 + more));
        end(other);
        // It is not the last one that has the file open.
        QCOMPARE(play(one, 3), std::size_t(9));
        QCOMPARE(ask("SELECT count(*) FROM event WHERE match = 1"), QVariant(9));
        end(one);
        QCOMPARE(aside().size(), 1);
        Store store(folder());
        QCOMPARE(store.open(1), played(1, 9).record().dump());
        QCOMPARE(store.open(2), played(2, std::size_t(15 + more)).record().dump());
        checkSound();
    }

    void whoIsKilledMeanwhileLosesNothing()
    {
        keepSome();
        const auto seed = QRandomGenerator::system()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        const int kills = std::max(20, qEnvironmentVariableIntValue("FACEDOWN_KILLS"));
        for (MatchId id = 1000; id < 1000 + kills; ++id) {
            damage(root("latest"));
            QProcess copy;
            start(copy, id);
            copy.write("3\n");
            (void)copy.waitForFinished(random.bounded(150));
            copy.kill();
            QVERIFY(copy.waitForFinished());
            const auto told = std::size_t(copy.readAllStandardOutput().count('\n'));
            Store store(folder());
            QVERIFY2(store.keep(id + 10'000, played(99, 1)), qPrintable(store.why));
            QVERIFY(store.unreachable.isEmpty() && store.aside.isEmpty());
            QCOMPARE(found(store), games);
            if (told > 0) {
                QVERIFY2(!store.open(id).empty(), qPrintable(store.why));
                QVERIFY(store.opened->match.length() >= told);
            }
        }
        // What whoever was killed left unused the next renewal takes away.
        damage(root("latest"));
        QProcess last;
        start(last, 900);
        QCOMPARE(play(last, 3), std::size_t(3));
        end(last);
        checkSound();
        const QStringList stray =
            QDir(folder()).entryList({".facedown-*"}, QDir::Files | QDir::Hidden);
        QVERIFY(stray.isEmpty());
    }
};

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--play-when-told")
        return playWhenTold(arguments.value(2), arguments.value(3).toLongLong());
    StoreDamagedCopiesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "moc_temporary_folder.cpp"
#include "store_damaged_copies_test.moc"
