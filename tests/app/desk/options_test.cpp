#include <QTest>

#include "desk/options.h"
#include "translations/languages.h"

namespace facedown::desk {

namespace {

std::vector<std::string> words(const QString& line)
{
    std::vector<std::string> words;
    for (const QString& word : line.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return words;
}

Options parsed(const QString& line)
{
    auto result = parseOptions(words(line));
    if (const auto* answer = std::get_if<Answer>(&result)) {
        qWarning("%s: %s", qPrintable(line), answer->text.c_str());
        return {};
    }
    return std::move(std::get<Options>(result));
}

Answer answered(const std::vector<std::string>& arguments)
{
    auto result = parseOptions(arguments);
    const auto* answer = std::get_if<Answer>(&result);
    return answer != nullptr ? *answer : Answer{-1, "it was accepted"};
}

Answer answered(const QString& line)
{
    return answered(words(line));
}

QStringList games()
{
    QStringList games;
    for (const std::string_view id : match::gameIds)
        games << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    return games;
}

QStringList languageCodes()
{
    QStringList codes;
    for (const Language& language : languages)
        codes << QString::fromUtf8(language.code);
    return codes;
}

} // namespace

class OptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingAskedFor()
    {
        const Options options = parsed({});
        QVERIFY(!options.match);
        QVERIFY(!options.seed);
        QVERIFY(!options.pace);
        QVERIFY(!options.theme);
        QVERIFY(!options.opengl);
        QVERIFY(!options.demo);
        QVERIFY(!options.size.isValid());
        QVERIFY(options.listen.isEmpty());
        QVERIFY(options.record.isEmpty());
        QVERIFY(options.language.isEmpty());
        QVERIFY(options.data.isEmpty());
    }

    void everythingForAWindow()
    {
        const Options options = parsed(QStringLiteral(
            "--language gl --pace fast --renderer opengl --data some/where "
            "--size 1024x640 --listen 192.168.1.20:40404 --seed 7 --theme light game.facedown"));
        QCOMPARE(options.language, QStringLiteral("gl"));
        QCOMPARE(options.pace.value(), play::Preferences::Fast);
        QCOMPARE(options.theme.value(), play::Preferences::Light);
        QVERIFY(options.opengl.value());
        QCOMPARE(options.data, QStringLiteral("some/where"));
        QCOMPARE(options.listen, QString("192.168.1.20:40404"));
        QCOMPARE(options.size, QSize(1024, 640));
        QCOMPARE(options.seed.value(), std::uint64_t(7));
        QCOMPARE(options.record, QStringLiteral("game.facedown"));
    }

    void aNewMatch()
    {
        const Options options =
            parsed(QStringLiteral("--new skull --players 5 --humans 2 --level easy --seed 3 "
                                  "--option tribes=2 --option reveal=true"));
        QVERIFY(options.match);
        QCOMPARE(options.match->players(), 5);
        QCOMPARE(options.match->seats(), 10);
        QCOMPARE(options.match->seed(), std::uint64_t(3));
        QVERIFY(options.match->options()["reveal"].get<bool>());
        const auto& entries = options.match->playerEntries();
        QCOMPARE(entries.size(), std::size_t(10));
        for (std::size_t seat = 0; seat < entries.size(); ++seat) {
            QCOMPARE(entries[seat].bot, seat % 5 >= 2);
            QCOMPARE(entries[seat].level, std::string(entries[seat].bot ? "easy" : ""));
        }
    }

    void levelsOfBots_data()
    {
        QTest::addColumn<QString>("level");
        for (const char* level : {"easy", "medium", "hard", "exec:./bot"})
            QTest::newRow(level) << QString(level);
    }
    void levelsOfBots()
    {
        QFETCH(QString, level);
        const Options options = parsed(QStringLiteral("--new nyet --level ") + level);
        QVERIFY(options.match);
        QCOMPARE(options.match->playerEntries()[1].level, level.toStdString());
    }

    void aNewMatchOfGeschenkt()
    {
        const Options options =
            parsed(QStringLiteral("--new geschenkt --players 5 --humans 5 --seed 3 "
                                  "--option variant=open --option open_chips=true"));
        QVERIFY(options.match);
        QCOMPARE(std::string(options.match->game()), std::string("geschenkt"));
        QVERIFY(options.match->options() ==
                (match::Json{{"players", 5}, {"variant", "open"}, {"open_chips", true}}));
        for (const match::PlayerEntry& entry : options.match->playerEntries())
            QVERIFY(!entry.bot);
        const Options usual = parsed(QStringLiteral("--new geschenkt"));
        QVERIFY(usual.match);
        QVERIFY(usual.match->options() ==
                (match::Json{{"players", 4}, {"variant", "base"}, {"open_chips", false}}));
    }

    void whatIsLeftOut()
    {
        const Options options = parsed(QStringLiteral("--new skull"));
        QVERIFY(options.match);
        QCOMPARE(options.match->players(), 4);
        QVERIFY(!options.match->playerEntries()[0].bot);
        QVERIFY(options.match->playerEntries()[1].bot);
        QCOMPARE(options.match->playerEntries()[1].level, std::string("medium"));
    }

    void playersAsAnOption()
    {
        const Options options = parsed(QStringLiteral("--new skull --option players=6"));
        QVERIFY(options.match);
        QCOMPARE(options.match->players(), 6);
    }

    void aSeedGivesTheSameMatch()
    {
        auto first = parsed(QStringLiteral("--new skull --seed 18446744073709551615"));
        auto second = parsed(QStringLiteral("--new skull --seed 18446744073709551615"));
        QCOMPARE(first.match->sample().value(), second.match->sample().value());
        const auto without = parsed(QStringLiteral("--new skull")).match->seed();
        QVERIFY(without != parsed(QStringLiteral("--new skull")).match->seed());
    }

    void aDemo()
    {
        const Options options =
            parsed(QStringLiteral("--demo skull --shots pictures --players 3 --level easy --size "
                                  "1920x1080 --language ja --option tribes=2 --theme light"));
        QVERIFY(options.demo);
        QCOMPARE(options.shots, QStringLiteral("pictures"));
        QVERIFY(options.match);
        QCOMPARE(options.match->seats(), 6);
        for (const match::PlayerEntry& entry : options.match->playerEntries())
            QVERIFY(entry.bot);
        const auto seedOf = [] {
            return parsed(QStringLiteral("--demo skull --shots pictures")).match->seed();
        };
        QCOMPARE(seedOf(), seedOf());
    }

    void helpNamesEveryOption()
    {
        const Answer help = answered(QStringLiteral("--help"));
        QCOMPARE(help.status, 0);
        for (const char* option :
             {"RECORD", "--new", "--players", "--humans", "--level", "--option", "--seed",
              "--language", "--pace", "--theme", "--renderer", "--data", "--size", "--listen",
              "--demo", "--shots", "--help", "--version"})
            QVERIFY2(help.text.find(option) != std::string::npos, option);
    }

    void version()
    {
        const Answer version = answered(QStringLiteral("--version"));
        QCOMPARE(version.status, 0);
        QCOMPARE(version.text, std::string("facedown " FACEDOWN_VERSION "\n"));
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const QString& line, const QStringList& told) {
            QTest::newRow(qPrintable(line)) << line << told;
        };
        row("--new chess", QStringList{"--new", "chess"} + games());
        row("--demo chess --shots d", QStringList{"--demo", "chess"} + games());
        for (const char* players : {"2", "13"})
            row(QStringLiteral("--new skull --players %1").arg(players),
                {"Skull", "3", "12", players});
        for (const char* players : {"four", "4.5", "99999999999"})
            row(QStringLiteral("--new skull --players %1").arg(players), {"--players", players});
        for (const char* people : {"5", "x", "-1"})
            row(QStringLiteral("--new skull --humans %1").arg(people), {"--humans"});
        row("--new geschenkt --players 8", {"Geschenkt", "3", "7", "8"});
        row("--new geschenkt --option variant=open --players 6", {"3 to 5", "(GE-30)", "not 6"});
        row("--demo geschenkt --shots d --option variant=open --players 7",
            {"3 to 5", "(GE-30)", "not 7"});
        for (const char* option : {"variant=closed", "open_chips=1", "tribes=2"})
            row(QStringLiteral("--new geschenkt --option %1").arg(option), {"Geschenkt"});
        for (const char* level : {"grand", "Hard", "exec:", "exec"})
            row(QStringLiteral("--new skull --level %1").arg(level),
                {"--level", "easy", "medium", "hard", "exec:COMMAND", level});
        for (const char* option : {"tribes", "=2", "tribes="})
            row(QStringLiteral("--new skull --option %1").arg(option),
                {"--option", "NAME=VALUE", option});
        row("--new skull --option tribes=2 --option tribes=1", {"--option", "tribes", "twice"});
        row("--new skull --players 4 --option players=5", {"--option", "players", "--players"});
        for (const char* option : {"tribes=3", "tribes=two", "colour=red", "reveal=maybe",
                                   "players=13", "open_chips=true"})
            row(QStringLiteral("--new skull --option %1").arg(option), {"Skull"});
        row("--new skull --players 7 --option tribes=2", {"Skull"});
        for (const char* seed : {"x", "18446744073709551616", "-1", "010", "1.5", "\"1\""})
            row(QStringLiteral("--seed %1").arg(seed), {"--seed", seed, "18446744073709551615"});
        row("--language fr", QStringList{"--language", "fr"} + languageCodes());
        row("--pace slow", {"--pace", "slow", "relaxed", "normal", "fast", "instant"});
        row("--theme blue", {"--theme", "blue", "system", "light", "dark"});
        row("--renderer vulkan", {"--renderer", "vulkan", "software", "opengl"});
        for (const char* size : {"big", "1280", "x800", "1280x800x2", "320x200", "99999x800",
                                 "1280x", "-1280x800", "999999999999x800"})
            row(QStringLiteral("--size %1").arg(size), {"--size", size, "960x600", "7680x4320"});
        for (const char* where : {"40404", "192.168.1.20", "localhost:80", "192.168.1.20:70000",
                                  "192.168.1.20:", ":40404", "[fe80::1]", "1.2.3.4:-1"})
            row(QStringLiteral("--listen %1").arg(where),
                {"--listen", where, "192.168.1.20:40404"});
        row("--demo skull", {"--demo", "--shots"});
        row("--shots d", {"--demo", "--shots"});
        row("--demo skull --shots d --new skull", {"--demo", "--new"});
        row("--demo skull --shots d a.facedown", {"--demo", "RECORD"});
        row("--demo skull --shots d --humans 1", {"--demo", "--humans"});
        row("--demo skull --shots d --listen 192.168.1.20:40404", {"--demo", "--listen"});
        row("--new skull a.facedown", {"--new", "RECORD"});
        for (const char* option : {"--players 5", "--humans 2", "--level easy", "--option a=2"})
            row(option, {QString(option).section(' ', 0, 0), "--new GAME"});
        for (const char* option : {"--new", "--pace", "--option", "--players", "--seed", "--size"})
            row(option, {option, "one value"});
        row("--unknown", {"--unknown"});
        row("-x", {"-x"});
        row("one.facedown two.facedown", {"two.facedown"});
        row("--seed 1 --seed 2", {"--seed", "once"});
        row("--new skull --new nyet", {"--new", "once"});
    }

    void wrongUsage()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, told);
        const Answer answer = answered(line);
        const QString text = QString::fromStdString(answer.text);
        QCOMPARE(answer.status, 2);
        for (const QString& word : told)
            QVERIFY2(text.contains(word), qPrintable(text + " lacks " + word));
        QVERIFY2(text.endsWith(QLatin1Char('.')) && !text.endsWith(QStringLiteral("..")),
                 qPrintable(text));
        QVERIFY2(!text.contains(QLatin1Char('\n')) && text.size() < 300, qPrintable(text));
    }

    void emptyValues()
    {
        for (const char* option : {"--new", "--data", "--size", "--seed", "--shots", "--language"})
            QCOMPARE(answered(std::vector<std::string>{option, ""}).status, 2);
        QCOMPARE(answered(std::vector<std::string>{""}).status, 2);
    }
};

} // namespace facedown::desk

using facedown::desk::OptionsTest;
QTEST_APPLESS_MAIN(OptionsTest)
#include "options_test.moc"
