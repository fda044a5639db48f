#include <chrono>
#include <csignal>

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTimer>

#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"
#include "engine/every_game.h"

using namespace facedown;
using namespace facedown::play;

namespace {

/// Plays so many events of a match into a folder, as fast as the disk allows, and tells of each
/// that is kept. If it is not over then, it stays open.
int playInto(const QString& folder, MatchId id, std::size_t events)
{
    const auto seed = static_cast<std::uint64_t>(id);
    Store store(folder);
    const match::Match whole = played(seed);
    match::Match match = played(seed, 0);
    for (std::size_t i = 0; i < std::min(events, whole.length()); ++i) {
        if (!match.apply(whole.event(i)) || !store.keep(id, match, i))
            return 1;
        std::printf("%d\n", int(i) + 1);
        std::fflush(stdout);
    }
    return match.over() ? 0 : QCoreApplication::exec();
}

/// Three people play a game until something can be taken back, which is taken back and put forward
/// again by turns, so many times in all; tells the record before and after each. Ends as by a kill,
/// with the last of it on the disk or just on its way there.
int undoIn(const QString& folder, const QByteArray& game, int times, bool kept)
{
    const auto tell = [](const Table& table) {
        std::puts(table.session->match().record().dump().c_str());
        std::fflush(stdout);
    };
    Store store(folder);
    Table table(matchOf(game, {{"players", 3}}, 3, 5), {&store.store, 1}, Preferences::Peek);
    Session& session = *table.session;
    session.begin();
    for (bool found = false; !found; found = session.canUndo() && !session.tallying()) {
        table.wait();
        session.peek(true);
        session.hint()->toggle();
        if (!table.step() || !table.wait())
            return 1;
    }
    tell(table);
    for (int time = 0; time < times; ++time) {
        if (time % 2 == 0)
            session.undo();
        else
            session.redo();
        if ((time + 1 < times || kept) && !table.wait())
            return 1;
        tell(table);
    }
    return std::raise(SIGKILL);
}

} // namespace

/// Copies of the program that are ended at any moment, and several at once.
class StoreKillTest : public FolderTest
{
    Q_OBJECT

    void start(QProcess& copy, MatchId id, int events = 100'000) const
    {
        copy.start(QCoreApplication::applicationFilePath(),
                   {"--play-into", folder(), QString::number(id), QString::number(events)});
        if (!copy.waitForStarted())
            qFatal("no copy can be started");
    }

    static std::size_t toldBy(QProcess& copy)
    {
        const QList<QByteArray> lines = copy.readAllStandardOutput().split('\n');
        return lines.size() < 2 ? 0 : lines[lines.size() - 2].toULongLong();
    }

private slots:
    void whatWasToldIsThereAfterAKill()
    {
        const auto seed = QRandomGenerator::system()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        // More by hand: FACEDOWN_KILLS=1000.
        const int kills = std::max(60, qEnvironmentVariableIntValue("FACEDOWN_KILLS"));
        int kept = 0;
        for (MatchId id = 1; id <= kills; ++id) {
            QProcess copy;
            start(copy, id);
            // Any moment of its life: of its start, and twice as often of its play.
            if (id % 3 > 0)
                QVERIFY(copy.waitForReadyRead());
            (void)copy.waitForFinished(random.bounded(60));
            copy.kill();
            QVERIFY(copy.waitForFinished());
            const std::size_t told = toldBy(copy);
            Store store(folder());
            const match::Match whole = played(std::uint64_t(id));
            if (told == 0 && !store.list().contains(id))
                continue;
            ++kept;
            // At once, and with all that was told.
            QVERIFY(store.list().contains(id) || told == whole.length());
            QVERIFY2(!store.open(id).empty(), qPrintable(store.why));
            const match::Match& found = store.opened->match;
            QVERIFY2(found.length() >= told,
                     qPrintable(QString("%1 of %2").arg(found.length()).arg(told)));
            for (std::size_t i = 0; i < found.length(); ++i)
                QCOMPARE(found.event(i), whole.event(i));
        }
        qInfo("%d of %d had begun", kept, kills);
        QVERIFY(kept > kills / 2);
    }

    void betweenUndoAndRedo_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("times");
        QTest::addColumn<bool>("kept");
        for (const std::string_view id : match::gameIds)
            for (const int times : {1, 2, 3})
                for (const bool kept : {true, false})
                    QTest::addRow("%s, %d, %s", std::string(id).c_str(), times,
                                  kept ? "kept" : "on its way")
                        << test::inQt(id) << times << kept;
    }

    /// What is found is what was seen last, or just before; what had been taken back is gone, and
    /// the match goes on from there.
    void betweenUndoAndRedo()
    {
        QFETCH(QString, game);
        QFETCH(int, times);
        QFETCH(bool, kept);
        QProcess copy;
        copy.start(QCoreApplication::applicationFilePath(),
                   {"--undo-in", folder(), game, QString::number(times), QString::number(kept)});
        QVERIFY(copy.waitForFinished());
        QCOMPARE(copy.exitStatus(), QProcess::CrashExit);
        const QList<QByteArray> told = copy.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(told.size(), times + 1);
        QVERIFY(told[0] != told[1]);
        Store store(folder());
        QCOMPARE(store.list(), QList<MatchId>{1});
        const QByteArray found = QByteArray::fromStdString(store.open(1));
        QVERIFY(found == told[times] || (!kept && found == told[times - 1]));
        Table table(store.opened->match, {&store.store, 1}, Preferences::Peek);
        table.session->begin();
        QVERIFY(table.wait());
        QVERIFY(!table.session->canRedo());
        QCOMPARE(table.session->canUndo(), found == told[0]);
        QVERIFY(table.playToTheEnd());
        QCOMPARE(store.open(1), table.session->match().record().dump());
    }

    void twoPlayAtOnce()
    {
        QProcess copies[2];
        for (int i = 0; i < 2; ++i)
            start(copies[i], i + 1);
        for (QProcess& copy : copies) {
            QVERIFY(copy.waitForFinished(60000));
            QCOMPARE(copy.exitCode(), 0);
        }
        Store store(folder());
        for (const MatchId id : {1, 2})
            QCOMPARE(store.open(id), played(std::uint64_t(id)).record().dump());
    }

    void aLiveOnesMatchIsNotOffered()
    {
        QProcess copy;
        start(copy, 1, 5);
        QByteArray told;
        while (!told.endsWith("5\n")) {
            QVERIFY(copy.waitForReadyRead());
            told += copy.readAllStandardOutput();
        }
        Store store(folder());
        QVERIFY(store.list().isEmpty());
        QVERIFY(store.open(1).empty());
        copy.kill();
        QVERIFY(copy.waitForFinished());
        QCOMPARE(store.list(), QList<MatchId>{1});
        QVERIFY(!store.open(1).empty());
        QVERIFY(QDir(folder() + "/running").entryList(QDir::Files).size() == 1);
    }
};

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--play-into")
        return playInto(arguments.value(2), arguments.value(3).toLongLong(),
                        arguments.value(4).toULongLong());
    if (arguments.value(1) == "--undo-in")
        return undoIn(arguments.value(2), arguments.value(3).toLatin1(), arguments.value(4).toInt(),
                      arguments.value(5).toInt() != 0);
    StoreKillTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "moc_temporary_folder.cpp"
#include "store_kill_test.moc"
