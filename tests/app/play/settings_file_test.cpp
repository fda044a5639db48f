#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "play/settings_file.h"

using namespace facedown;
using namespace facedown::play;

class SettingsFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    QString named(const char* name) const { return folder_.filePath(name); }

    QString written(const QByteArray& text) const
    {
        QFile file(named("in.json"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("no file");
        return file.fileName();
    }

    static std::string asText(const Preferences& preferences)
    {
        return settingsOf(preferences).dump();
    }

    static void setEverythingElse(Preferences& preferences)
    {
        preferences.setLanguage("gl");
        preferences.setPace(Preferences::Fast);
        preferences.setTheme(Preferences::Light);
        preferences.setCloth(Preferences::Plum);
        preferences.setSharing(Preferences::Peek);
        preferences.setRenderer(Preferences::Automatic);
        preferences.setReduceMotion(true);
        preferences.setSafeColours(true);
        preferences.setMuted(true);
        preferences.setPlayForced(false);
        preferences.setBotsTalk(false);
        preferences.setVolume(15);
        preferences.setTextSize(130);
        preferences.setSoundKinds({});
        // One that is forgotten here would be tested by nothing below.
        const Preferences usual;
        for (const QMetaProperty& property : Preferences::settable())
            QVERIFY2(property.read(&preferences) != property.read(&usual), property.name());
    }

private slots:
    void whatIsExportedCanBeImported()
    {
        Preferences set(named("set.ini"));
        setEverythingElse(set);
        QVERIFY(exportSettings(set, named("out.json")));
        {
            Preferences other(named("settings.ini"));
            QVERIFY(importSettings(other, named("out.json")));
            QCOMPARE(asText(other), asText(set));
        }
        QCOMPARE(asText(Preferences(named("settings.ini"))), asText(set));
        // It is written for people.
        QFile out(named("out.json"));
        QVERIFY(out.open(QIODevice::ReadOnly));
        const QByteArray text = out.readAll();
        QVERIFY2(text.contains("\"theme\": \"Light\""), text);
        QVERIFY2(text.contains("\"volume\": 15"), text);

        resetSettings(set);
        Preferences usual;
        usual.setLanguage(set.language());
        QCOMPARE(asText(set), asText(usual));
        QCOMPARE(set.language(), QString("gl"));
    }

    void whatHoldsForThisStartOnlyIsNotExported()
    {
        Preferences set(named("kept.ini"));
        set.setLanguage("gl");
        set.setPace(Preferences::Relaxed);
        const auto chosen = asText(set);
        set.overrideLanguage("ja");
        set.overridePace(Preferences::Fast);
        set.overrideTheme(Preferences::Dark);
        QVERIFY(exportSettings(set, named("chosen.json")));
        Preferences other;
        QVERIFY(importSettings(other, named("chosen.json")));
        QCOMPARE(asText(other), chosen);
    }

    void whatAFileDoesNotNameStays()
    {
        Preferences preferences;
        preferences.setVolume(20);
        QVERIFY(importSettings(preferences,
                               written(R"({"format": "facedown settings", "version": 1, "more": 1,
            "settings": {"theme": "Light", "futureSetting": {"x": [1]}}})")));
        QCOMPARE(preferences.theme(), Preferences::Light);
        QCOMPARE(preferences.volume(), 20);
    }

    void badFilesChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& text, const char* said) {
            QTest::newRow(name) << text << QString::fromUtf8(said);
        };
        const char* foreign = "is not a settings file";
        const auto file = [](const QByteArray& settings, const QByteArray& version = "1") {
            return "{\"format\": \"facedown settings\", \"version\": " + version +
                   ", \"settings\": {" + settings + "}}";
        };
        row("nothing", "", foreign);
        row("no text", QByteArray("\0\xff\xfe{", 4), foreign);
        row("half of one", file("\"theme\": \"Light\"").left(60), foreign);
        row("an array", "[1]", foreign);
        row("another program's", R"({"format": "kitchen", "version": 1, "settings": {}})", foreign);
        row("no format", R"({"version": 1, "settings": {"theme": "Light"}})", foreign);
        row("format of no text", R"({"format": 1, "version": 1, "settings": {}})", foreign);
        row("no settings", R"({"format": "facedown settings", "version": 1})", foreign);
        row("settings of no kind", R"({"format": "facedown settings", "version": 1,
                                       "settings": ["theme"]})",
            foreign);
        row("no version", R"({"format": "facedown settings", "settings": {}})", foreign);
        row("version of no number", file("\"theme\": \"Light\"", "\"1\""), foreign);
        row("version nought", file("\"theme\": \"Light\"", "0"), foreign);
        row("newer", file("\"theme\": \"Light\"", "2"), "newer version of facedown");
        row("much newer", file("", "18446744073709551615"), "newer version of facedown");
        row("deep", QByteArray(100000, '['), foreign);
        for (const char* bad : {"\"theme\": \"Purple\"",
                                "\"theme\": 1",
                                "\"theme\": null",
                                "\"theme\": [\"Light\"]",
                                "\"volume\": 101",
                                "\"volume\": -1",
                                "\"volume\": 1.5",
                                "\"volume\": \"15\"",
                                "\"volume\": true",
                                "\"volume\": 99999999999999999999",
                                "\"volume\": 4294967311",
                                "\"textSize\": 79",
                                "\"textSize\": 1e9",
                                "\"language\": \"tlh\"",
                                "\"language\": \"\"",
                                "\"language\": \"zh_CN\"",
                                "\"muted\": 1",
                                "\"muted\": \"true\"",
                                "\"soundKinds\": \"TurnSounds\"",
                                "\"soundKinds\": [\"TurnSounds\", \"Drums\"]",
                                "\"soundKinds\": [1]"})
            // Whatever else is there, before it and after it, does not count either.
            row(bad, file("\"cloth\": \"Plum\", " + QByteArray(bad) + ", \"sharing\": \"Peek\""),
                "has a value that facedown does not know");
    }

    void badFilesChangeNothing()
    {
        QFETCH(QByteArray, text);
        Preferences preferences;
        preferences.setVolume(20);
        const auto before = asText(preferences);
        QSignalSpy changed(&preferences, &Preferences::changed);
        const auto done = importSettings(preferences, written(text));
        QVERIFY(!done);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(asText(preferences), before);
        const auto sentence = QString::fromStdString(done.error().message);
        QFETCH(QString, said);
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
        QVERIFY2(sentence.endsWith("Your settings are unchanged."), qPrintable(sentence));
    }

    void whatIsNoFileIsRefused()
    {
        Preferences preferences;
        QVERIFY(!importSettings(preferences, folder_.path()));
        QVERIFY(!importSettings(preferences, named("nowhere/in.json")));
        const auto done = exportSettings(preferences, named("nowhere/out.json"));
        QVERIFY(!done);
        QVERIFY(QString::fromStdString(done.error().message).contains("could not be written"));
    }
};

QTEST_GUILESS_MAIN(SettingsFileTest)
#include "settings_file_test.moc"
