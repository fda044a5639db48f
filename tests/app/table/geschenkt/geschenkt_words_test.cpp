#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "app/table/geschenkt/geschenkt_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using geschenkt::Game;
using Shown = GeschenktShown;

/// Geschenkt's log, bubbles, seats, end and scores.
class GeschenktWordsTest : public QObject
{
    Q_OBJECT

    /// A match that is over.
    struct Over : Shown
    {
        explicit Over(const std::vector<std::pair<geschenkt::Cards, int>>& seats)
            : ShownTo(core::nobody)
        {
            show(overWith(seats));
        }
    };

private slots:
    void theTitleCountsToTheLastCard()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        game.play("first 1");
        for (int card = 3; card < 26; ++card)
            game.play("turn " + std::to_string(card) + ", take");
        QCOMPARE(shown.show(game).title(),
                 QString("Geschenkt · 1 card(s) left · lowest score wins"));
        QCOMPARE(shown.show(game.play("turn 26")).title(),
                 QString("Geschenkt · last card · lowest score wins"));
        QCOMPARE(shown.show(game.play("take")).title(), QString("Geschenkt · lowest score wins"));
    }

    void theLogTellsWhatHappened()
    {
        Game game(geschenkt::players(3));
        game.play("first 1, turn 20, pay, pay, take, turn 21, take, turn 5");
        Shown shown(core::nobody);
        shown.show(game);
        const auto& lines = shown.table.log()->lines();
        QStringList texts;
        QStringList sections;
        std::vector<int> seats;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            texts << lines[i].text;
            sections << lines[i].section;
            seats.push_back(lines[i].seat);
            QCOMPARE(lines[i].moment, static_cast<int>(i) + 1);
            QCOMPARE(lines[i].highlighted, lines[i].text.contains("took"));
        }
        QCOMPARE(texts, (QStringList{"Bruno is the first player", "Bruno turned up the 20",
                                     "Bruno paid a chip to refuse", "Cora paid a chip to refuse",
                                     "Ana took the 20 and 2 chip(s)", "Ana turned up the 21",
                                     "Ana took the 21", "Ana turned up the 5"}));
        QCOMPARE(seats, (std::vector<int>{-1, -1, 1, 2, 0, -1, 0, -1}));
        const QString one = "Card 1 of 24";
        const QString two = "Card 2 of 24";
        QCOMPARE(sections, (QStringList{"Start", one, one, one, one, two, two, "Card 3 of 24"}));
    }

    void whatIsNewIsAnnounced()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        QCOMPARE(shown.show(game).announcement(), QString("Choosing the first player…"));
        shown.show(game.play("first 1, turn 20, pay"));
        QCOMPARE(shown.table.announcement(),
                 QString("Bruno paid a chip to refuse\nCora: take the 20 and its 1 chip(s), or pay "
                         "one chip to refuse it"));
        // At an earlier moment the log's last line is not what happened last.
        Look earlier;
        earlier.moment = 2;
        earlier.past = true;
        QCOMPARE(shown.show(game.record(), earlier).announcement(),
                 QString("Bruno: take the 20, or pay one chip to refuse it"));
        QCOMPARE(shown.table.log()->rowCount(), 3);
    }

    void bubblesAreAboutOneCard()
    {
        const QString no = "No thanks";
        const QString take = "I’ll take it";
        Game game(geschenkt::players(4));
        Shown shown(0);
        const auto after = [&](const char* events) { return said(shown.show(game.play(events))); };
        QCOMPARE(after("first 1, turn 20"), (QStringList{"", "", "", ""}));
        QCOMPARE(after("pay"), (QStringList{"", no, "", ""}));
        QCOMPARE(after("pay"), (QStringList{"", no, no, ""}));
        QCOMPARE(after("take"), (QStringList{"", no, no, "Ouch!"}));
        // Nobody has said anything about the next card.
        QCOMPARE(after("turn 6"), (QStringList{"", "", "", ""}));
        QCOMPARE(after("pay"), (QStringList{"", "", "", no}));
        QCOMPARE(after("pay, pay, pay, pay, take"), (QStringList{take, no, no, no}));
        // A card taken at once was spoken about too.
        QCOMPARE(after("turn 9, take"), (QStringList{take, "", "", ""}));
        QCOMPARE(after("turn 12"), (QStringList{"", "", "", ""}));
        QCOMPARE(after("take"), (QStringList{take, "", "", ""}));
        // What belongs to one's cards costs nothing.
        QCOMPARE(after("turn 13, take"), (QStringList{"Mine!", "", "", ""}));
    }

    void theSeatsTellWhatTheyHold()
    {
        Game game(geschenkt::players(4));
        game.play("first 0");
        game.give(1, {20, 21, 7}).play("turn 9, pay");
        Shown shown(1);
        shown.show(game);
        for (Seat seat = 0; seat < 4; ++seat) {
            const SeatModel::Row& row = shown.seat(seat);
            QCOMPARE(row.own, seat == 1);
            QCOMPARE(row.toAct, seat == 2);
            QCOMPARE(row.bot, seat == 3);
            QCOMPARE(row.status.startsWith("cost 27 − "), seat == 1);
            QVERIFY(!row.out && !row.dimmed && !row.marked && row.event.isEmpty());
        }
    }

    void theSeatsInWords()
    {
        Game game(geschenkt::players(4));
        game.play("first 0, turn 20, pay, take, turn 21, take, turn 7, take, turn 9, pay, pay");
        Shown shown(1);
        shown.show(game);
        QCOMPARE(shown.seat(1).status, QString("cost 27 − 11 = 16"));
        QCOMPARE(shown.seat(1).score, 16);
        QCOMPARE(shown.seat(1).description,
                 QString("Bruno, cards 7, 20, 21, cost 27, 11 chip(s), score 16"));
        QCOMPARE(shown.seat(0).status, QString("no cards"));
        QCOMPARE(shown.seat(0).score, 0);
        QCOMPARE(shown.seat(0).description, QString("Ana, no cards, cost 0, chips hidden"));
        QCOMPARE(shown.seat(3).description,
                 QString("Dan, bot, medium, bold, no cards, cost 0, chips hidden, current player"));
        // Below nothing there is a minus that typographers know.
        shown.viewer = 0;
        shown.show(game);
        QCOMPARE(shown.seat(0).status, QString("no cards"));
        QVERIFY(shown.seat(0).description.endsWith("10 chip(s), score −10"));
        QCOMPARE(shown.seat(1).status, QString("cost 27 − ?"));
        // Open chips are everybody's to see.
        Game open({4, geschenkt::Variant::Base, true});
        shown.viewer = core::nobody;
        shown.show(open.play("first 0, turn 20, pay"));
        QCOMPARE(shown.seat(0).status, QString("no cards · 10 chip(s)"));
        QCOMPARE(shown.seat(3).status, QString("no cards · 11 chip(s)"));
        shown.viewer = 0; // whose own lie before them
        shown.show(open);
        QCOMPARE(shown.seat(0).status, QString("no cards"));
        QCOMPARE(shown.seat(3).status, QString("no cards · 11 chip(s)"));
    }

    void oneHasWon()
    {
        Over shown({{{3, 7, 10, 14, 25}, 8}, {{4, 6, 10, 21}, 11}, {{13, 14, 15}, 14}});
        QVERIFY(shown.table.over());
        QVERIFY(!shown.table.yourTurn());
        QCOMPARE(shown.table.actor(), int(core::nobody));
        QCOMPARE(shown.table.outcome(), QString("Cora wins!"));
        QCOMPARE(shown.table.reason(), QString("−1 is the lowest score."));
        QCOMPARE(shown.table.prompt(), shown.table.outcome());
        QCOMPARE(shown.table.announcement(), QString("Cora wins!\n−1 is the lowest score."));
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(shown.seat(seat).marked, seat == 2);
        QCOMPARE(shown.seat(0).status, QString("cost 59 − 8 = 51"));
        QCOMPARE(shown.seat(2).score, -1);
        QCOMPARE(shown.table.effect(), QString());
        QVERIFY(!shown.table.bargain());
    }

    void severalShareTheWin() // GE-22
    {
        Over two({{{20}, 9}, {{30}, 5}, {{11}, 0}});
        QCOMPARE(two.table.outcome(), QString("Ana and Cora share the win"));
        QCOMPARE(two.table.reason(), QString("Tied for the lowest score: 11."));
        Over three({{{20}, 9}, {{30}, 5}, {{11}, 0}, {{12, 13}, 1}});
        QCOMPARE(three.table.outcome(), QString("Ana, Cora and Dan share the win"));
        for (Seat seat = 0; seat < 4; ++seat) {
            QCOMPARE(three.seat(seat).marked, seat != 1);
            const auto& line = three.table.sheet()->lines()[std::size_t(seat)];
            QCOMPARE(line.won, line.seat != 1);
        }
    }

    void theScoresAreCountedUp()
    {
        Over shown({{{3, 7, 10, 14, 25}, 8}, {{4, 10, 11, 12, 27}, 0}, {{}, 14}});
        ScoreSheet& sheet = *shown.table.sheet();
        QCOMPARE(sheet.headings(), (QStringList{"Cards", "Chips", "Score"}));
        QCOMPARE(sheet.count(), 3);
        using Lines = std::vector<ScoreSheet::Line>;
        Lines lines = {
            {"Cora", {"0", "−14", "−14"}, true, "Cora: cards 0, chips 14, score −14", 2, {}},
            {"Bruno",
             {"41", "0", "41"},
             false,
             "Bruno: cards 41, chips 0, score 41, cards 4, 10–\u206012, 27",
             1,
             {}},
            {"Ana",
             {"59", "−8", "51"},
             false,
             "Ana: cards 59, chips 8, score 51, cards 3, 7, 10, 14, 25",
             0,
             {}}};
        lines[1].details = "4, 10–\u206012, 27";
        lines[2].details = "3, 7, 10, 14, 25";
        for (auto& line : lines) {
            line.face = shown.seat(line.seat).face;
            line.mood = shown.seat(line.seat).mood;
        }
        QVERIFY(sheet.lines() == lines);
        for (int row = 0; row < 3; ++row) {
            const ScoreSheet::Line& line = lines[std::size_t(row)];
            const auto at = [&](const char* role) { return sheet.value(row, role); };
            QCOMPARE(at("name").toString(), line.name);
            QCOMPARE(at("figures").toStringList(), line.figures);
            QCOMPARE(at("won").toBool(), line.won);
            QCOMPARE(at("description").toString(), line.description);
            QCOMPARE(at("seat").toInt(), line.seat);
            QCOMPARE(at("sign").toString(), line.sign);
            QCOMPARE(at("details").toString(), line.details);
            QVERIFY(!sheet.data(sheet.index(row), Qt::DisplayRole).isValid());
        }
        QCOMPARE(sheet.rowCount(sheet.index(0)), 0);
        QCOMPARE(sheet.roleNames().size(), 11);
    }

    void untilTheEndThereAreNoScores()
    {
        core::Random random(4);
        GeschenktPlay play(geschenkt::players(3));
        Shown shown(0);
        ScoreSheet& sheet = *shown.table.sheet();
        QAbstractItemModelTester tester(&sheet,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&sheet, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&sheet, &ScoreSheet::changed);
        while (geschenkt::Geschenkt::actor(play.state()) != core::nobody) {
            QCOMPARE(shown.show(play).sheet()->count(), 0);
            play.apply(anyEvent(play.state(), true, random));
        }
        const auto count = reset.count();
        QVERIFY(count <= 1); // the headings may be there before
        QCOMPARE(shown.show(play).sheet()->count(), 3);
        QCOMPARE(reset.count(), count + 1);
        QCOMPARE(changed.count(), reset.count());
        shown.show(play); // the same once more is no change
        QCOMPARE(reset.count(), count + 1);
        int winners = 0;
        const auto scores = geschenkt::Geschenkt::scores(play.state());
        for (const ScoreSheet::Line& line : sheet.lines()) {
            QString figure = line.figures.last();
            QCOMPARE(figure.replace("−", "-").toInt(), int(scores[std::size_t(line.seat)]));
            winners += line.won ? 1 : 0;
        }
        QCOMPARE(winners, int(geschenkt::Geschenkt::winners(play.state()).size()));
        // Taken back they are gone.
        play.undo();
        QCOMPARE(shown.show(play).sheet()->count(), 0);
    }

    /// Names are the players' own: whatever they are, each sentence keeps all its parts.
    void anyNameFitsAnySentence()
    {
        core::Random random(6);
        const std::vector<ShownPlayer> plain = somePlayers(4);
        std::vector<ShownPlayer> odd = plain;
        const QStringList names{"%4", "%1", "%n", "%L2"};
        for (std::size_t seat = 0; seat < odd.size(); ++seat)
            odd[seat].name = names[static_cast<int>(seat)];
        // What is said with plain names, those put in the odd ones' places.
        const auto renamed = [&](QString text) {
            for (std::size_t seat = 0; seat < odd.size(); ++seat)
                text.replace(plain[seat].name, QString(QChar(0xE000 + int(seat))));
            for (std::size_t seat = 0; seat < odd.size(); ++seat)
                text.replace(QChar(0xE000 + int(seat)), odd[seat].name);
            return text;
        };
        GeschenktPlay play({4, geschenkt::Variant::Open, true});
        Shown one(0);
        Shown other(0);
        one.show(play);
        other.show(play).setShownPlayers(odd);
        while (geschenkt::Geschenkt::actor(play.state()) != core::nobody) {
            play.apply(anyEvent(play.state(), false, random));
            one.viewer = other.viewer = random.below(4);
            const QString expected = renamed(dump(one.show(play)).join('\n'));
            QCOMPARE(dump(other.show(play)).join('\n'), expected);
        }
    }

    void theCostliestCardCostsNoMoreThanItsRun()
    {
        const QRegularExpression sentence("^The costliest card was the (\\d+): it cost (\\w+) "
                                          "(?:(\\d+)\\W+(\\d+)\\W+)?(\\d+) point");
        int told = 0;
        int lowest = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            core::Random random(seed);
            GeschenktPlay play(geschenkt::players(4));
            while (geschenkt::Geschenkt::actor(play.state()) != core::nobody)
                play.apply(anyEvent(play.state(), true, random));
            Shown shown(0);
            const auto match = sentence.match(shown.show(play).story());
            if (!match.hasMatch())
                continue;
            ++told;
            const int card = match.captured(1).toInt();
            for (Seat seat = 0; seat < 4; ++seat) {
                const Cards cards = play.state().table.cards(seat);
                if (!cards.contains(card))
                    continue;
                QCOMPARE(match.captured(2), shown.seat(seat).name);
                int first = card;
                while (cards.contains(first - 1))
                    --first;
                lowest += first == card;
                const QByteArray where =
                    QString("seed %1: %2").arg(seed).arg(match.captured()).toUtf8();
                const int points = match.captured(5).toInt();
                if (match.capturedLength(3) == 0) {
                    QVERIFY2(points == first, where);
                    continue;
                }
                QVERIFY2(match.captured(3).toInt() == first, where);
                QVERIFY2(match.captured(4).toInt() > 0, where);
                QVERIFY2(points == first - match.captured(4).toInt(), where);
            }
        }
        QVERIFY(told > 5);
        QVERIFY(lowest < told);
    }

    void allWhoCameClosestAreNamed()
    {
        Over one({{{20}, 9}, {{11}, 0}, {{13}, 1}, {{30}, 5}});
        QCOMPARE(one.table.story(), QString("Cora was only 1 point(s) behind."));
        Over two({{{14}, 2}, {{11}, 0}, {{13}, 1}, {{30}, 5}});
        QCOMPARE(two.table.story(), QString("Ana and Cora were only 1 point(s) behind."));
    }

    void everythingHasItsWords()
    {
        const int seed = setting("FACEDOWN_FUZZ_SEED", 5);
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        for (int game = 0; game < 4; ++game) {
            GeschenktPlay play(anyGeschenktOptions(random));
            Shown shown(random.below(4) - 1);
            if (shown.viewer < 0)
                shown.viewer = core::nobody;
            bool over = false;
            while (!over) {
                over = geschenkt::Geschenkt::actor(play.state()) == core::nobody;
                shown.show(play);
                GeschenktTable& table = shown.table;
                QVERIFY(!table.prompt().isEmpty() && !table.title().isEmpty());
                QVERIFY(!table.announcement().isEmpty());
                QCOMPARE(!table.outcome().isEmpty(), over);
                QCOMPARE(!table.reason().isEmpty(), over);
                const bool card = table.card() != 0;
                QCOMPARE(!table.effect().isEmpty(), card);
                for (const SeatModel::Row& row : table.seats()->rows())
                    QVERIFY(!row.status.isEmpty() && !row.description.isEmpty());
                for (const LogModel::Line& line : table.log()->lines())
                    QVERIFY(!line.text.isEmpty() && !line.section.isEmpty());
                for (const Offer& offer : offers(table))
                    QVERIFY(!offer.text.isEmpty() && offer.key.size() == 1);
                for (const QString& text : dump(table)) // no place in a sentence stays empty
                    QVERIFY2(!text.contains('%'), qPrintable(text));
                if (!over)
                    play.apply(anyEvent(play.state(), true, random));
            }
        }
    }
};

QTEST_GUILESS_MAIN(GeschenktWordsTest)
#include "geschenkt_words_test.moc"
