#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/play/full_disk.h"
#include "play/preferences.h"

using namespace facedown::play;

class PreferencesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    QString file() const { return folder_.filePath("settings.ini"); }
    QByteArray text() const
    {
        QFile in(file());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

private slots:
    void init() { QFile::remove(file()); }

    void whatIsSetIsThereAgain()
    {
        {
            Preferences preferences(file());
            preferences.setLanguage("gl");
            preferences.setPace(Preferences::Fast);
            preferences.setReduceMotion(true);
            preferences.setTheme(Preferences::Light);
            preferences.setSafeColours(true);
            preferences.setSharing(Preferences::Peek);
            preferences.setCloth(Preferences::Plum);
            preferences.setBotsTalk(false);
            preferences.setMuted(true);
            preferences.setVolume(25);
            preferences.setTextSize(150);
            preferences.setRenderer(Preferences::Automatic);
            preferences.setSoundKinds(Preferences::TurnSounds | Preferences::RoomSound);
            preferences.remember("window/size", QSize(800, 600));
        }
        Preferences preferences(file());
        QCOMPARE(preferences.language(), QString("gl"));
        QCOMPARE(preferences.pace(), Preferences::Fast);
        QVERIFY(preferences.reduceMotion());
        QCOMPARE(preferences.theme(), Preferences::Light);
        QVERIFY(preferences.safeColours());
        QCOMPARE(preferences.sharing(), Preferences::Peek);
        QCOMPARE(preferences.cloth(), Preferences::Plum);
        QVERIFY(!preferences.botsTalk());
        QVERIFY(preferences.muted());
        QCOMPARE(preferences.volume(), 25);
        QCOMPARE(preferences.textSize(), 150);
        QCOMPARE(preferences.renderer(), Preferences::Automatic);
        QCOMPARE(preferences.soundKinds(), Preferences::TurnSounds | Preferences::RoomSound);
        QCOMPARE(preferences.remembered("window/size").toSize(), QSize(800, 600));
        QCOMPARE(preferences.remembered("window/place", 7).toInt(), 7);
    }

    void manyChangesAreWrittenAtOnce()
    {
        Preferences preferences(file());
        QSignalSpy kept(&preferences, &Preferences::kept);
        for (int volume = 0; volume < 50; ++volume) {
            preferences.setVolume(volume);
            preferences.remember("window/place", volume);
        }
        QVERIFY(text().isEmpty());
        QTRY_VERIFY(!kept.isEmpty());
        QCOMPARE(kept.size(), 1);
        QVERIFY(text().contains("volume=49") && text().contains("place=49"));
        QCOMPARE(Preferences(file()).volume(), 49);
        QCOMPARE(QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{"settings.ini"});
    }

    void onAFullDiskWhatWasKeptStays()
    {
        {
            Preferences preferences(file());
            preferences.setVolume(25);
        }
        {
            Preferences preferences(file());
            QSignalSpy kept(&preferences, &Preferences::kept);
            {
                const FullDisk full;
                QSignalSpy notKept(&preferences, &Preferences::notKept);
                preferences.setVolume(50);
                QTRY_COMPARE(notKept.size(), 1);
                QVERIFY(!notKept[0][0].toString().isEmpty());
                QVERIFY(text().contains("volume=25"));
                preferences.remember("window/place", 7);
                QCOMPARE(preferences.remembered("window/place").toInt(), 7);
                QTRY_VERIFY(notKept.size() >= 2);
                QVERIFY(kept.isEmpty());
            }
            QVERIFY(text().contains("volume=25"));
            // There is room again, which is found out by itself.
            QTRY_COMPARE_WITH_TIMEOUT(kept.size(), 1, 60000);
            QVERIFY(text().contains("volume=50"));
        }
        QCOMPARE(Preferences(file()).volume(), 50);
        QCOMPARE(Preferences(file()).remembered("window/place").toInt(), 7);
    }

    void whatCannotBeReadIsNotWrittenOver_data()
    {
        QTest::addColumn<bool>("atTheEnd");
        QTest::newRow("after a moment") << false;
        QTest::newRow("at the end") << true;
    }

    void whatCannotBeReadIsNotWrittenOver()
    {
        QFETCH(bool, atTheEnd);
        const QByteArray before(2 * 1024 * 1024, '#');
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(before), before.size());
        out.close();
        {
            Preferences preferences(file());
            QSignalSpy notKept(&preferences, &Preferences::notKept);
            preferences.setVolume(25);
            if (!atTheEnd)
                QTRY_COMPARE(notKept.size(), 1);
            QCOMPARE(preferences.remembered("volume").toInt(), 25);
        }
        QCOMPARE(text(), before);
    }

    void twoCopiesKeepWhatTheOtherHasSet()
    {
        {
            Preferences one(file());
            Preferences other(file());
            one.setVolume(25);
            other.setTheme(Preferences::Light);
        }
        QCOMPARE(Preferences(file()).volume(), 25);
        QCOMPARE(Preferences(file()).theme(), Preferences::Light);
    }

    void nobodyElseCanReadThem()
    {
        for (const bool there : {false, true}) {
            if (there)
                QVERIFY(QFile::setPermissions(file(), QFile::ReadOwner | QFile::WriteOwner |
                                                          QFile::ReadOther));
            Preferences(file()).setVolume(25 + int(there));
            struct stat now = {};
            QCOMPARE(::stat(QFile::encodeName(file()).constData(), &now), 0);
            QCOMPARE(now.st_mode & 0777U, 0600U);
        }
    }

    void nobodyWaitsForALockThatNeverGoes()
    {
        const QString lock = file() + ".lock";
        QVERIFY(QDir().mkpath(lock + "/within"));
        {
            Preferences preferences(file());
            preferences.setVolume(25);
            QCOMPARE(preferences.volume(), 25);
        }
        QCOMPARE(Preferences(file()).volume(), 25);
        QVERIFY(QDir(lock).removeRecursively());
        QFile empty(lock);
        QVERIFY(empty.open(QIODevice::WriteOnly));
        empty.close();
        QVERIFY(empty.open(QIODevice::ReadWrite));
        QVERIFY(empty.setFileTime(QDateTime::currentDateTime().addSecs(-5),
                                  QFileDevice::FileModificationTime));
        empty.close();
        Preferences(file()).setVolume(50);
        QCOMPARE(Preferences(file()).volume(), 50);
    }

    void whatIsNoFileOfSettingsIsLeftAlone()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(file()).constData(), 0600), 0);
        {
            Preferences preferences(file());
            preferences.setVolume(25);
            QCOMPARE(preferences.volume(), 25);
        }
        QVERIFY(QFileInfo::exists(file()) && !QFileInfo(file()).isFile());
        QVERIFY(QFile::remove(file()));
        QVERIFY(QFile::link("/dev/zero", file()));
        QCOMPARE(Preferences(file()).volume(), Preferences().volume());
    }

    void everyWayOfSharingIsKept()
    {
        for (const auto sharing :
             {Preferences::EveryTurn, Preferences::Peek, Preferences::Curtain}) {
            Preferences(file()).setSharing(sharing);
            QCOMPARE(Preferences(file()).sharing(), sharing);
        }
    }

    void overridesAreForThisStartOnly()
    {
        {
            Preferences preferences(file());
            preferences.setLanguage("ja");
            preferences.setPace(Preferences::Relaxed);
            preferences.setTheme(Preferences::Dark);
            QSignalSpy spoken(&preferences, &Preferences::languageChanged);
            preferences.overrideLanguage("en");
            preferences.overridePace(Preferences::Instant);
            preferences.overrideTheme(Preferences::Light);
            QCOMPARE(preferences.language(), QString("en"));
            QCOMPARE(preferences.pace(), Preferences::Instant);
            QCOMPARE(preferences.theme(), Preferences::Light);
            QCOMPARE(spoken.count(), 1);
        }
        Preferences preferences(file());
        QCOMPARE(preferences.language(), QString("ja"));
        QCOMPARE(preferences.pace(), Preferences::Relaxed);
        QCOMPARE(preferences.theme(), Preferences::Dark);
    }

    void whatIsChosenOverAnOverrideIsKept()
    {
        {
            Preferences preferences(file());
            preferences.overridePace(Preferences::Fast);
            preferences.setPace(Preferences::Fast);
        }
        QCOMPARE(Preferences(file()).pace(), Preferences::Fast);
    }

    void whatCannotBeSetStaysAsItIs()
    {
        Preferences preferences(file());
        const auto take = [&preferences](const char* name, const QVariant& value) {
            for (const QMetaProperty& property : Preferences::settable())
                if (property.name() == QByteArray(name))
                    return preferences.take(property, value);
            return false;
        };
        QVERIFY(take("volume", 30) && take("theme", int(Preferences::Dark)));
        QVERIFY(take("soundKinds", 0) && take("language", "ja") && take("muted", true));
        for (const auto& [name, value] :
             std::initializer_list<std::pair<const char*, QVariant>>{{"volume", 101},
                                                                     {"theme", 3},
                                                                     {"soundKinds", 16},
                                                                     {"language", "zh_CN"},
                                                                     {"language", QVariant()},
                                                                     {"dark", true}})
            QVERIFY2(!take(name, value), name);
        QCOMPARE(preferences.volume(), 30);
        QCOMPARE(preferences.theme(), Preferences::Dark);
        QCOMPARE(preferences.soundKinds(), Preferences::SoundKinds());
        QCOMPARE(preferences.language(), QString("ja"));
        QVERIFY(preferences.muted());
        QTRY_COMPARE(Preferences(file()).volume(), 30);
    }

    void withoutAFileNothingIsKept()
    {
        Preferences preferences;
        preferences.setPace(Preferences::Instant);
        preferences.remember("key", 1);
        QCOMPARE(preferences.remembered("key", 2).toInt(), 2);
        QCOMPARE(Preferences().pace(), Preferences::Normal);
    }

    void languageFor_data()
    {
        QTest::addColumn<QStringList>("system");
        QTest::addColumn<QString>("language");
        const auto row = [](const QStringList& system, const char* language) {
            QTest::newRow(qPrintable(system.join(','))) << system << QString(language);
        };
        row({"zh_HK"}, "zh_TW");
        row({"zh-HK", "zh-Hant-HK", "zh"}, "zh_TW");
        row({"zh-Hant"}, "zh_TW");
        row({"zh_TW"}, "zh_TW");
        row({"zh-MO"}, "zh_TW");
        row({"zh_CN"}, "en");
        row({"zh-Hans-HK"}, "en");
        row({"zh"}, "en");
        row({"ja_JP"}, "ja");
        row({"ja"}, "ja");
        row({"gl_ES"}, "gl");
        row({"en_GB"}, "en");
        row({"fr_FR"}, "en");
        row({"fr_FR", "gl_ES"}, "gl");
        row({"en_US", "ja_JP"}, "en");
        row({"C"}, "en");
        row({""}, "en");
        row({}, "en");
        row({"glv_IM"}, "en");
        row({"jam_JM"}, "en");
    }

    void languageFor()
    {
        QFETCH(QStringList, system);
        QTEST(Preferences::languageFor(system), "language");
    }

    void nonsenseInTheFileFallsBack_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("out of range")
            << QByteArray("[General]\npace=17\ntheme=-1\nsharing=99\ncloth=-7\nlanguage=xx\n");
        QTest::newRow("just out of range")
            << QByteArray("[General]\npace=4\ntheme=3\nsharing=3\ncloth=3\n"
                          "volume=101\nsoundKinds=16\ntextSize=201\nrenderer=2\n");
        QTest::newRow("flags of none")
            << QByteArray("[General]\nsoundKinds=-1\nvolume=-1\ntextSize=79\n");
        QTest::newRow("no numbers")
            << QByteArray("[General]\npace=quick\ntheme=\nsharing=0x1\nlanguage=12\n"
                          "reduceMotion=perhaps\nsafeColours=[]\nmuted=1\n"
                          "volume=loud\nsoundKinds=all\n");
        QTest::newRow("no settings") << QByteArray("\x00\xff\xfe{]\n=\n[[[", 12);
        QTest::newRow("lists") << QByteArray("[General]\npace=1, 2\ntheme=1, 1\nlanguage=ja, gl\n"
                                             "reduceMotion=true, true\nsafeColours=@Invalid()\n");
    }

    void nonsenseInTheFileFallsBack()
    {
        QFETCH(QByteArray, text);
        {
            QFile out(file());
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(text);
        }
        Preferences preferences(file());
        QCOMPARE(preferences.pace(), Preferences::Normal);
        QCOMPARE(preferences.theme(), Preferences::System);
        QCOMPARE(preferences.sharing(), Preferences::Curtain);
        QCOMPARE(preferences.cloth(), Preferences::Classic);
        QVERIFY(!preferences.reduceMotion());
        QVERIFY(!preferences.safeColours());
        QVERIFY(!preferences.muted());
        QCOMPARE(preferences.textSize(), 100);
        QCOMPARE(preferences.renderer(), Preferences::Software);
        QCOMPARE(preferences.volume(), Preferences().volume());
        QCOMPARE(preferences.soundKinds(), Preferences().soundKinds());
        QCOMPARE(preferences.language(), Preferences::languageFor({preferences.language()}));
    }

    void theSystemsThemeAndOnes()
    {
        Preferences preferences;
        QSignalSpy changed(&preferences, &Preferences::themeChanged);
        preferences.setSystemDark(false);
        QVERIFY(!preferences.dark());
        preferences.setSystemDark(false);
        QCOMPARE(changed.count(), 1);
        preferences.setTheme(Preferences::Dark);
        QVERIFY(preferences.dark());
        preferences.setTheme(Preferences::Light);
        preferences.setSystemDark(true);
        QVERIFY(!preferences.dark());
    }

    void paces()
    {
        Preferences preferences;
        int last = 10000;
        for (const auto pace :
             {Preferences::Relaxed, Preferences::Normal, Preferences::Fast, Preferences::Instant}) {
            preferences.setPace(pace);
            QVERIFY(preferences.paced(1000) < last);
            last = preferences.paced(1000);
            QVERIFY(preferences.travelTime() <= 400);
            // A bot at the table is never late.
            QVERIFY(preferences.thinkingTime() >= std::chrono::milliseconds(50));
            QVERIFY(preferences.thinkingTime() <= std::chrono::milliseconds(1000));
        }
        QCOMPARE(last, 0);
        QCOMPARE(preferences.travelTime(), 0);
        // What is to be read is hurried less.
        preferences.setPace(Preferences::Fast);
        QVERIFY(preferences.paced(2600) >= 1500);
        QVERIFY(preferences.paced(700) <= 300);
        preferences.setPace(Preferences::Normal);
        QCOMPARE(preferences.paced(1000), 1000);
        QVERIFY(preferences.travelTime() >= 250);
    }
};

QTEST_GUILESS_MAIN(PreferencesTest)
#include "preferences_test.moc"
