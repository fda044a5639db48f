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

/// "skull or geschenkt", however many there are.
QString anyOf(QStringList words)
{
    const QString last = words.takeLast();
    return words.join(QStringLiteral(", ")) + QStringLiteral(" or ") + last;
}

QString anyGame()
{
    QStringList games;
    for (const std::string_view id : match::gameIds)
        games << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    return anyOf(games);
}

QString anyLanguage()
{
    QStringList codes;
    for (const Language& language : languages)
        codes << QString::fromUtf8(language.code);
    return anyOf(codes);
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
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* line, const char* sentence) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(sentence);
        };
        for (const char* option : {"--new", "--demo"})
            QTest::addRow("%s chess", option)
                << QStringLiteral("%1 chess%2").arg(option, option[2] == 'd' ? " --shots d" : "")
                << QStringLiteral("%1 is %2, not 'chess'.").arg(option, anyGame());
        row("--new skull --players 2", "--players is a number from 3 to 12 for Skull, not '2'.");
        row("--new skull --players 13", "--players is a number from 3 to 12 for Skull, not '13'.");
        row("--new skull --players four",
            "--players is a number from 3 to 12 for Skull, not 'four'.");
        row("--new skull --players 4.5",
            "--players is a number from 3 to 12 for Skull, not '4.5'.");
        row("--new skull --players 99999999999",
            "--players is a number from 3 to 12 for Skull, not '99999999999'.");
        row("--new skull --humans 5",
            "--humans is a number from 0 to 4 with these players, not '5'.");
        row("--new skull --humans x",
            "--humans is a number from 0 to 4 with these players, not 'x'.");
        row("--new geschenkt --players 8",
            "--players is a number from 3 to 7 for Geschenkt, not '8'.");
        row("--new geschenkt --option variant=open --players 6",
            "Geschenkt cannot be played like this: players must be 3 to 5 in the open variant "
            "(GE-30), not 6.");
        row("--demo geschenkt --shots d --option variant=open --players 7",
            "Geschenkt cannot be played like this: players must be 3 to 5 in the open variant "
            "(GE-30), not 7.");
        row("--new geschenkt --option variant=closed", {});
        row("--new geschenkt --option open_chips=1", {});
        row("--new geschenkt --option tribes=2", {});
        row("--new skull --option open_chips=true", {});
        for (const char* level : {"grand", "Hard", "exec:", "exec"})
            QTest::addRow("--level %s", level)
                << QStringLiteral("--new skull --level %1").arg(level)
                << QStringLiteral("--level is easy, medium, hard or exec:COMMAND, not '%1'.")
                       .arg(level);
        row("--new skull --option tribes",
            "--option is NAME=VALUE, such as tribes=2, not 'tribes'.");
        row("--new skull --option =2", "--option is NAME=VALUE, such as tribes=2, not '=2'.");
        row("--new skull --option tribes=",
            "--option is NAME=VALUE, such as tribes=2, not 'tribes='.");
        row("--new skull --option tribes=2 --option tribes=1", "--option tribes is given twice.");
        row("--new skull --players 4 --option players=5",
            "--players and --option players say the same thing: give one of them.");
        row("--new skull --option tribes=3", {});
        row("--new skull --option tribes=two", {});
        row("--new skull --option colour=red", {});
        row("--new skull --option reveal=maybe", {});
        row("--new skull --option players=13", {});
        row("--new skull --players 7 --option tribes=2", {});
        row("--seed x", "--seed is a whole number from 0 to 18446744073709551615, not 'x'.");
        row("--seed 18446744073709551616",
            "--seed is a whole number from 0 to 18446744073709551615, not "
            "'18446744073709551616'.");
        QTest::newRow("--language fr")
            << "--language fr" << QStringLiteral("--language is %1, not 'fr'.").arg(anyLanguage());
        row("--pace slow", "--pace is relaxed, normal, fast or instant, not 'slow'.");
        row("--theme blue", "--theme is system, light or dark, not 'blue'.");
        row("--renderer vulkan", "--renderer is software or opengl, not 'vulkan'.");
        row("--size big", "--size is a width and a height, such as 1280x800, not 'big'.");
        row("--size 1280", "--size is a width and a height, such as 1280x800, not '1280'.");
        row("--size x800", "--size is a width and a height, such as 1280x800, not 'x800'.");
        row("--size 1280x800x2",
            "--size is a width and a height, such as 1280x800, not '1280x800x2'.");
        for (const char* where : {"40404", "192.168.1.20", "localhost:80", "192.168.1.20:70000",
                                  "192.168.1.20:", ":40404", "[fe80::1]", "1.2.3.4:-1"})
            row((QByteArray("--listen ") + where).constData(),
                (QByteArray("--listen is an address of this computer and a port, such as "
                            "192.168.1.20:40404, not '") +
                 where + "'.")
                    .constData());
        row("--size 320x200", "--size is from 960x600 to 7680x4320, not '320x200'.");
        row("--size 99999x800", "--size is from 960x600 to 7680x4320, not '99999x800'.");
        row("--demo skull", "--demo needs --shots DIR, where its pictures go.");
        row("--shots d", "--shots needs --demo GAME, the game to make pictures of.");
        row("--demo skull --shots d --new skull",
            "--demo plays a game of its own: leave out --new and the saved game.");
        row("--demo skull --shots d a.facedown",
            "--demo plays a game of its own: leave out --new and the saved game.");
        row("--demo skull --shots d --humans 1",
            "--humans does not go with --demo, where bots play.");
        row("--new skull a.facedown",
            "--new and a saved game cannot both be at the table: leave one of them out.");
        row("--players 5", "--players needs --new GAME, the game that it is for.");
        row("--humans 2", "--humans needs --new GAME, the game that it is for.");
        row("--level easy", "--level needs --new GAME, the game that it is for.");
        row("--option tribes=2", "--option needs --new GAME, the game that it is for.");
        row("--new", "--new needs one value.");
        row("--pace", "--pace needs one value.");
        row("--option", "--option needs one value.");
        row("--unknown", {});
        row("-x", {});
        row("one.facedown two.facedown", {});
        row("--seed 1 --seed 2", {});
    }

    void wrongUsage()
    {
        QFETCH(QString, line);
        QFETCH(QString, sentence);
        const Answer answer = answered(line);
        const QString text = QString::fromStdString(answer.text);
        QCOMPARE(answer.status, 2);
        if (!sentence.isEmpty())
            QCOMPARE(text, sentence);
        QVERIFY2(text.endsWith(QLatin1Char('.')) && !text.endsWith(QStringLiteral("..")),
                 qPrintable(text));
        QVERIFY2(!text.contains(QLatin1Char('\n')), qPrintable(text));
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
