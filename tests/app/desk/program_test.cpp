#include <QTest>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include "engine/every_game.h"

namespace facedown::desk {

namespace {

struct Ended
{
    int status = -1;
    QString out;
    QString errors;
};

QProcessEnvironment withoutDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromUtf8(name));
    // Qt remarks on it when it is missing or open to others.
    static const QTemporaryDir runtime;
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), runtime.path());
    return environment;
}

Ended runFacedown(const QStringList& arguments,
                  const QProcessEnvironment& environment = withoutDisplay())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(FACEDOWN_PROGRAM), arguments);
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

bool isOneSentence(const QString& text)
{
    return text.startsWith(QStringLiteral("facedown")) && text.endsWith(QStringLiteral(".\n")) &&
           text.count(QLatin1Char('\n')) == 1;
}

/// More than one colour, and not only a few: something has been drawn.
bool showsSomething(const QImage& image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            colours.insert(image.pixel(x, y));
    return colours.size() > 200;
}

} // namespace

class ProgramTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir folder_;

private slots:
    void wrongUsageIsASentence()
    {
        const Ended ended = runFacedown({QStringLiteral("--level"), QStringLiteral("grand"),
                                         QStringLiteral("--new"), QStringLiteral("skull")});
        QCOMPARE(ended.status, 2);
        QVERIFY2(isOneSentence(ended.errors) && ended.errors.contains(QStringLiteral("--level")),
                 qPrintable(ended.errors));
        QCOMPARE(ended.out, QString());
    }

    void helpAndVersionNeedNoDisplay()
    {
        QCOMPARE(runFacedown({QStringLiteral("--help")}).status, 0);
        const Ended version = runFacedown({QStringLiteral("--version")});
        QCOMPARE(version.status, 0);
        QCOMPARE(version.out, QStringLiteral("facedown " FACEDOWN_VERSION "\n"));
    }

    void whatCannotBePrintedIsToldOf()
    {
        for (const char* asked : {"--help", "--version"}) {
            QProcess process;
            process.setProcessEnvironment(withoutDisplay());
            process.setStandardOutputFile(QStringLiteral("/dev/full"));
            process.start(QStringLiteral(FACEDOWN_PROGRAM), {QString::fromUtf8(asked)});
            QVERIFY(process.waitForFinished(60000));
            QCOMPARE(process.exitCode(), 1);
            const QString errors = QString::fromUtf8(process.readAllStandardError());
            QVERIFY2(isOneSentence(errors), qPrintable(errors));
        }
    }

    void noDisplay_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::newRow("none") << QString() << QString();
        QTest::newRow("none that answers") << QStringLiteral("DISPLAY") << QStringLiteral(":4711");
        QTest::newRow("no such platform")
            << QStringLiteral("QT_QPA_PLATFORM") << QStringLiteral("nowhere");
    }

    void noDisplay()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QProcessEnvironment environment = withoutDisplay();
        if (!variable.isEmpty())
            environment.insert(variable, value);
        const Ended ended = runFacedown({}, environment);
        QCOMPARE(ended.status, 2);
        QVERIFY2(isOneSentence(ended.errors), qPrintable(ended.errors));
        QVERIFY(ended.errors.contains(QStringLiteral("--demo GAME --shots DIR")));
    }

    void aDemoMakesPicturesAndLeavesNothingElse_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("kinds");
        const QStringList pages{"home", "setup", "start", "end", "own-turn"};
        QTest::newRow("skull") << QStringLiteral("skull")
                               << pages + QStringList{"round-1",        "place",   "bid",
                                                      "pass",           "to-flip", "curtain",
                                                      "success|failure"};
        QTest::newRow("geschenkt")
            << QStringLiteral("geschenkt")
            << pages + QStringList{"first", "turn", "pay", "take", "deck-18", "deck-12", "deck-6"};
        QTest::newRow("nyet") << QStringLiteral("nyet")
                              << pages + QStringList{"veto", "play", "to-play", "trick"};
        const QStringList listed{"skull", "geschenkt", "nyet"};
        for (const std::string_view id : match::gameIds)
            if (const QString game = test::inQt(id); !listed.contains(game))
                QTest::newRow(qPrintable(game)) << game << pages;
    }

    void aDemoMakesPicturesAndLeavesNothingElse()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, kinds);
        QProcessEnvironment environment = withoutDisplay();
        const QString home = folder_.filePath(QStringLiteral("home"));
        QVERIFY(QDir().mkpath(home));
        environment.insert(QStringLiteral("HOME"), home);
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home);
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home);
        const QDir shots(folder_.filePath(QStringLiteral("new/") + game));
        QStringList arguments{QStringLiteral("--demo"),     game,
                              QStringLiteral("--shots"),    shots.path(),
                              QStringLiteral("--players"),  QStringLiteral("3"),
                              QStringLiteral("--size"),     QStringLiteral("1024x640"),
                              QStringLiteral("--language"), QStringLiteral("ja")};
        // A short one: over with a round or a few.
        if (game == QStringLiteral("nyet"))
            arguments << QStringLiteral("--option") << QStringLiteral("target=1");
        const Ended ended = runFacedown(arguments, environment);
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));

        const QStringList pictures = shots.entryList(QDir::Files, QDir::Name);
        QVERIFY(pictures.size() >= kinds.size());
        static const QRegularExpression named(QStringLiteral("^\\d\\d-[a-z0-9-]+\\.png$"));
        for (const QString& picture : pictures) {
            QVERIFY2(named.match(picture).hasMatch(), qPrintable(picture));
            const QImage image(shots.filePath(picture));
            QCOMPARE(image.size(), QSize(1024, 640));
            QVERIFY2(showsSomething(image), qPrintable(picture));
        }
        for (const QString& kind : kinds) {
            const QRegularExpression kept(QStringLiteral("^\\d\\d-(%1)").arg(kind));
            QVERIFY2(!pictures.filter(kept).isEmpty(), qPrintable(kind));
        }
        QVERIFY(QDir(home).entryList({QStringLiteral("*facedown*")}, QDir::AllEntries).isEmpty());
    }

    void aDemoReadsSettingsAndWritesNone()
    {
        const QDir data(folder_.filePath(QStringLiteral("data")));
        QVERIFY(QDir().mkpath(data.path()));
        QFile settings(data.filePath(QStringLiteral("settings.ini")));
        const QByteArray before = "[General]\ntextSize=150\n\n[setup]\nlast=nyet\n";
        QVERIFY(settings.open(QIODevice::WriteOnly) && settings.write(before) > 0);
        settings.close();
        const Ended ended =
            runFacedown({QStringLiteral("--demo"), QStringLiteral("skull"),
                         QStringLiteral("--data"), data.path(), QStringLiteral("--shots"),
                         data.filePath("shots"), QStringLiteral("--players"), QStringLiteral("3")});
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        QVERIFY(settings.open(QIODevice::ReadOnly));
        QCOMPARE(settings.readAll(), before);
    }

    void aDemoWithNowhereToPutItsPictures()
    {
        QFile file(folder_.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const Ended ended =
            runFacedown({QStringLiteral("--demo"), QStringLiteral("skull"),
                         QStringLiteral("--shots"), file.fileName() + QStringLiteral("/shots")});
        QCOMPARE(ended.status, 1);
        QVERIFY2(isOneSentence(ended.errors), qPrintable(ended.errors));
    }
};

} // namespace facedown::desk

using facedown::desk::ProgramTest;
QTEST_GUILESS_MAIN(ProgramTest)
#include "program_test.moc"
