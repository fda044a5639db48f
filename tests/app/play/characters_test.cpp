#include <QTest>

#include "play/characters.h"
#include "play/setup.h"

using namespace facedown;
using namespace facedown::play;
using bots::Level;
using bots::Temper;

class CharactersTest : public QObject
{
    Q_OBJECT

    static match::Match botsAt(const char* game, int players, const char* level)
    {
        auto match = *match::Match::start(game, {{"players", players}}, 1);
        match.setPlayerEntries(seatedTwice(usualPlayers(players, 0, level), match.seats()));
        return match;
    }

private slots:
    void levelsHaveNames()
    {
        QCOMPARE(levelName("easy"), QString("easy"));
        QCOMPARE(levelName("medium"), QString("medium"));
        QCOMPARE(levelName("hard"), QString("hard"));
        QCOMPARE(levelName("exec:./bot"), QString("external"));
        QCOMPARE(levelName("exec:"), QString("exec:"));
        QCOMPARE(levelName("grand"), QString("grand"));
        QVERIFY(!levelName({}).isNull() || levelName({}).isEmpty());
    }

    void everyLevelHasItsRank()
    {
        int rank = 0;
        for (const Level level : bots::levels) {
            const std::string name(bots::name(level));
            const auto shown = shownPlayers(botsAt("skull", 3, name.c_str()));
            QCOMPARE(shown[0].rank, ++rank);
            QCOMPARE(shown[0].level, levelName(QString::fromStdString(name)));
            QCOMPARE(characterOf(botsAt("skull", 3, name.c_str()), 0).level, level);
        }
        QCOMPARE(shownPlayers(botsAt("skull", 3, "exec:./bot"))[0].rank, 0);
        QCOMPARE(characterOf(botsAt("skull", 3, "exec:./bot"), 0).level, Level::Medium);
        QCOMPARE(characterOf(botsAt("skull", 3, "grand"), 0).level, Level::Medium);
    }

    void usualPortraitsGoWithTheSeats()
    {
        for (const auto& info : table::gameInfos())
            for (int players = info.minPlayers; players <= info.maxPlayers; ++players) {
                const auto match = botsAt(info.id.toStdString().c_str(), players, "hard");
                for (core::Seat seat = 0; seat < players; ++seat)
                    QCOMPARE(characterOf(match, seat).temper, bots::temperAt(seat));
            }
    }

    void theTemperGoesWithThePortrait()
    {
        auto match = botsAt("nyet", 4, "hard");
        auto entries = match.playerEntries();
        entries[0].face = "nyet/face-bear";
        entries[1].face = "nyet/face-tiger";
        entries[2].face = "nyet/face-unicorn"; // there is none: the usual one
        match.setPlayerEntries(entries);
        QCOMPARE(characterOf(match, 0).temper, Temper::Careful);
        QCOMPARE(characterOf(match, 1).temper, Temper::Bold);
        QCOMPARE(characterOf(match, 2).temper, Temper::Bold);
        const auto shown = shownPlayers(match);
        QCOMPARE(shown[0].character, QString("hard, careful"));
        QCOMPARE(shown[1].character, QString("hard, bold"));
        // A record tells the portrait, and so the temper.
        const auto loaded = match::Match::fromRecord(match.record());
        QCOMPARE(shownPlayers(*loaded)[0].character, QString("hard, careful"));
    }

    void bothTribesOfAPlayerAreOfOneTemper()
    {
        auto match = *match::Match::start("skull", {{"players", 3}, {"tribes", 2}}, 1);
        match.setPlayerEntries(seatedTwice(usualPlayers(3, 0, "easy"), 6));
        for (core::Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(characterOf(match, seat), characterOf(match, seat + 3));
    }

    void peopleAndExternalEnginesHaveNone()
    {
        auto match = *match::Match::start("skull", {{"players", 3}}, 1);
        match.setPlayerEntries(usualPlayers(3, 1, "exec:./bot --fast"));
        const auto shown = shownPlayers(match);
        QCOMPARE(shown[0].character, QString());
        QCOMPARE(shown[0].level, QString());
        QCOMPARE(shown[1].character, QString("external"));
    }
};

QTEST_GUILESS_MAIN(CharactersTest)
#include "characters_test.moc"
