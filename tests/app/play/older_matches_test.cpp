#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "app/play/session_play.h"
#include "play/lobby.h"
#include "play/record_file.h"

using namespace facedown;
using namespace facedown::play;

/// What has been left unfinished is offered, and gone on with.
class OlderMatchesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> temporary_;

    QString folder() const { return temporary_->path(); }
    QString games() const { return folder() + "/games/"; }
    QStringList kept() const { return QDir(games()).entryList(QDir::Files, QDir::Name); }

    static void age(const QString& name, int days)
    {
        QFile file(name);
        const QDateTime time(QDate(2026, 5, 20).addDays(-days), QTime(21, 5));
        if (!file.open(QIODevice::ReadWrite) ||
            !file.setFileTime(time, QFileDevice::FileModificationTime))
            qFatal("no time can be set");
    }

    void write(const QString& name, const QByteArray& text, int days) const
    {
        QFile out(games() + name);
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write");
        out.close();
        age(out.fileName(), days);
    }

    void keep(const QString& name, const match::Match& match, int days) const
    {
        if (!writeRecord(match, games() + name))
            qFatal("cannot write");
        age(games() + name, days);
    }

    /// With an event, so that it is worth keeping.
    static match::Match begun(std::uint64_t seed)
    {
        match::Match match = someMatch(3, 1, seed);
        (void)match.sample();
        return match;
    }

    static match::Match finished(std::uint64_t seed)
    {
        match::Match match = someGeschenkt(3, 0, seed);
        while (!match.over())
            if (match.actor() == core::chance)
                (void)match.sample();
            else
                (void)match.apply(match.legal().front());
        return match;
    }

    static QStringList files(const OlderMatches& older)
    {
        QStringList names;
        for (int row = 0; row < older.rowCount(); ++row)
            names << QFileInfo(older.file(row)).baseName();
        return names;
    }

private slots:
    void init()
    {
        temporary_ = std::make_unique<QTemporaryDir>();
        QDir().mkpath(games());
    }

    void theLastPlayedIsFirst()
    {
        keep("a.facedown", begun(1), 3);
        keep("b.facedown", someNyet(3, 1, 1), 1);
        keep("c.facedown", begun(3), 2);
        keep("finished.facedown", finished(1), 0);
        write("damaged.facedown", "{\"format\": \"face", 0);
        write("empty.facedown", {}, 0);
        write("large.facedown", QByteArray(300 * 1024, ' '), 0);
        write("notes.txt", "no match", 0);
        const QStringList before = kept();
        OlderMatches older;
        older.load(games());
        QCOMPARE(files(older), QStringList({"b", "c", "a"}));
        QCOMPARE(older.index(0).data(OlderMatches::SentenceRole).toString(),
                 QString("Go on: Nyet! with Ana, Bruno, Sora"));
        QCOMPARE(older.index(0).data(OlderMatches::PlayedRole).toString(),
                 QString("2026-05-19 21:05"));
        QVERIFY(older.index(1).data(OlderMatches::SentenceRole).toString().contains("Skull"));
        QVERIFY(older.file(-1).isEmpty());
        QVERIFY(older.file(3).isEmpty());
        QCOMPARE(kept(), before);
    }

    void onlyAFewAreOffered()
    {
        for (int i = 0; i < 6; ++i)
            keep(QString("%1.facedown").arg(i), begun(1), i);
        OlderMatches older;
        older.load(games());
        QCOMPARE(files(older), QStringList({"0", "1", "2", "3"}));
        older.load(folder() + "/missing");
        QCOMPARE(older.rowCount(), 0);
        older.load({});
        QCOMPARE(older.rowCount(), 0);
    }

    void onlySoManyFilesAreRead()
    {
        for (int i = 0; i < 60; ++i)
            write(QString("%1.facedown").arg(i), "nothing", i);
        keep("before.facedown", begun(1), 40);
        keep("long before.facedown", begun(1), 100);
        OlderMatches older;
        older.load(games());
        QCOMPARE(files(older), QStringList({"before"}));
    }

    void goingOnTheTwoChangePlaces()
    {
        Preferences preferences;
        keep("old.facedown", begun(7), 3);
        QVERIFY(writeRecord(begun(8), folder() + "/unfinished.facedown").has_value());
        {
            Lobby lobby(&preferences, folder());
            QVERIFY(!lobby.unfinished().isEmpty());
            QCOMPARE(lobby.older()->rowCount(), 1);
            lobby.resumeOlder(1); // there is none
            QCOMPARE(lobby.page(), Lobby::Home);
            lobby.resumeOlder(0);
            QCOMPARE(lobby.page(), Lobby::TablePage);
            QCOMPARE(lobby.session()->match().seed(), std::uint64_t(7));
            lobby.home();
            QCOMPARE(lobby.older()->rowCount(), 1);
        }
        QCOMPARE(kept().size(), 1);
        QVERIFY(kept().front() != "old.facedown");
        QCOMPARE(readRecord(games() + kept().front())->match.seed(), std::uint64_t(8));
        // It was the last one at the table, and is at the next start.
        Lobby lobby(&preferences, folder());
        lobby.resume();
        QCOMPARE(lobby.session()->match().seed(), std::uint64_t(7));
    }

    void whatIsGoneIsSaid()
    {
        Preferences preferences;
        keep("old.facedown", begun(7), 3);
        QVERIFY(writeRecord(begun(8), folder() + "/unfinished.facedown").has_value());
        Lobby lobby(&preferences, folder());
        QVERIFY(QFile::remove(games() + "old.facedown"));
        lobby.resumeOlder(0);
        QCOMPARE(lobby.page(), Lobby::Home);
        QVERIFY(lobby.trouble().contains("old.facedown could not be opened"));
        QCOMPARE(lobby.older()->rowCount(), 0);
        QVERIFY(!lobby.unfinished().isEmpty());
        QVERIFY(QFile::exists(folder() + "/unfinished.facedown"));
    }

    void aCopyKeptElsewhereStays()
    {
        Preferences preferences;
        const QString saved = folder() + "/saved.facedown";
        QVERIFY(writeRecord(begun(9), saved).has_value());
        keep("finished.facedown", finished(1), 1);
        Lobby lobby(&preferences, folder());
        QVERIFY(lobby.openRecord(saved).has_value());
        QVERIFY(lobby.openRecord(games() + "finished.facedown").has_value());
        QVERIFY(QFile::exists(saved));
        QVERIFY(QFile::exists(games() + "finished.facedown"));
    }
};

QTEST_GUILESS_MAIN(OlderMatchesTest)
#include "older_matches_test.moc"
