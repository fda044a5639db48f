#include "app/play/session_play.h"
#include "engine/every_game.h"
#include "geschenkt/geschenkt.h"
#include "qml/fits.h"
#include <set>
#include <tuple>

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;
using play::someMatch;

/// That every word of Skull and Geschenkt has its place, in every language.
class FitsTest : public FitsInEveryLanguage
{
    Q_OBJECT

    using GeschenktPlay = core::Play<geschenkt::Geschenkt>;

    static const geschenkt::State& stateOf(const match::Match& match)
    {
        return std::get<GeschenktPlay>(match.play()).state();
    }

    /// Plays on by chance, one card in so many taken, until it has come to this, or is over.
    static void playUntil(match::Match& match, core::Random& random, int oneIn,
                          const std::function<bool(const geschenkt::State&)>& reached)
    {
        while (!match.over() && !reached(stateOf(match))) {
            if (match.actor() == core::chance) {
                (void)match.sample();
                continue;
            }
            const auto legal = match.legal();
            const bool pays = legal.size() > 1 && random.below(oneIn) > 0;
            (void)match.apply(legal[pays ? 1 : 0]);
        }
    }

    /// A person's buttons, before and while they peek; with `bidding` there is something to pass.
    static void compareButtons(QSize size, bool bidding)
    {
        Screen screen(size);
        screen.preferences.setSharing(Preferences::Peek);
        const auto free = [&screen] {
            screen.draw();
            return screen.seen("ActionBar").back()->property("free").value<QQuickItem*>()->x();
        };
        match::Match match = someMatch(4, 1, 7);
        (void)match.apply(bidding ? "first 3" : "first 0");
        for (int disc = 0; disc < 4; ++disc)
            (void)match.apply("place flower");
        qreal others = 0;
        if (bidding) {
            screen.controller.play(match);
            screen.session().stop();
            others = free();
            QVERIFY(!screen.session().canPeek());
            QVERIFY(match.apply("bid 1").has_value());
        }
        screen.controller.play(std::move(match));
        QTRY_VERIFY(screen.session().canPeek());
        // The eye has its room on another one's turn, too.
        QVERIFY(!bidding || free() == others);
        const auto places = [&screen] {
            screen.draw();
            QList<QRectF> all;
            for (const QQuickItem* button : screen.seen("QQuickAbstractButton"))
                if (isWithin(button, "ActionBar"))
                    all << onScreen(button);
            return all;
        };
        const auto before = places();
        QVERIFY(before.size() >= 6);
        screen.session().peek(true);
        QVERIFY(screen.yourTurn());
        QCOMPARE(screen.session().match().legal().back() == "pass", bidding);
        const auto peeking = places();
        for (qsizetype i = 0; i < 4; ++i) // undo, log, hint and the eye itself
            QCOMPARE(peeking[i], before[i]);
        QCOMPARE(peeking.back(), before.back());
        for (int step = 0; step < 4; ++step) {
            screen.session().table()->actions()->stepAny(1);
            QCOMPARE(places(), peeking);
        }
        for (const auto pace : {Preferences::Relaxed, Preferences::Normal, Preferences::Fast}) {
            screen.preferences.overridePace(pace);
            QCOMPARE(places(), peeking);
        }
        screen.session().setProperty("paused", true);
        QCOMPARE(places(), peeking);
        screen.session().peek(false);
        QCOMPARE(places(), before);
    }

    /// A match of as many as can play Skull, who seldom raise a bid.
    static match::Match ofTwelve()
    {
        match::Match match = someMatch(12, 0, 1);
        core::Random random(match.seed());
        while (!match.over()) {
            const auto legal = match.legal();
            const bool passes = !legal.empty() && legal.back() == "pass" && random.below(4) > 0;
            match.actor() == core::chance
                ? (void)match.sample()
                : (void)match.apply(passes ? legal.back() : legal.front());
        }
        return match;
    }

private slots:
    void everyWordOfSkullFits_data() { addLanguages(); }

    void everyWordOfSkullFits()
    {
        QFETCH(QString, language);
        setLanguage(language);
        core::Random random(7);
        Screen screen(QSize(1024, 640));
        Faults faults(screen);
        faults.look();
        screen.controller.open("skull");
        screen.controller.setup()->setPlayers(12);
        faults.look();
        screen.controller.play(someMatch(12, 1, 7, 1, true));
        for (int i = 0; i < 12 && !screen.session().match().over(); ++i) {
            QVERIFY(screen.waitForTurn());
            faults.look();
            if (!screen.yourTurn())
                break;
            const QString fault = screen.decideByClicking(random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            faults.look(); // while it is held
        }
        // After a success, beside the log.
        match::Match match = someMatch(12, 1, 7);
        (void)match.apply("first 0");
        for (int disc = 0; disc < 12; ++disc)
            (void)match.apply("place flower");
        (void)match.apply("bid 1");
        for (int pass = 0; pass < 11; ++pass)
            (void)match.apply("pass");
        QVERIFY(match.apply("flip 0").has_value());
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        QTest::keyClick(&screen.view, Qt::Key_L);
        faults.look();
        QTest::keyClick(&screen.view, Qt::Key_L);
        screen.controller.play(someMatch(3, 0, 7));
        QVERIFY(screen.waitForTurn());
        faults.look(); // the end
        match = someMatch(12, 12, 7);
        (void)match.apply("first 0");
        for (int disc = 0; disc < 13; ++disc)
            (void)match.apply("place flower");
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        QCOMPARE(screen.session().missed().size(), 12);
        faults.look(); // the curtain
        screen.seen("Curtain")[0]->setProperty("times", 5);
        faults.look(); // and that there is a lighter way
        faults.check(10);
    }

    void buttonsKeepTheirSize_data() { addLanguages(); }

    /// Whatever there is to decide beside them, a bid to set too.
    void buttonsKeepTheirSize()
    {
        QFETCH(QString, language);
        setLanguage(language);
        Screen screen(QSize(1024, 640));
        match::Match match = someMatch(4, 2, 7);
        QVERIFY(match.apply("first 3").has_value());
        // How tall a button is, how large its text, how tall the bar.
        std::set<std::tuple<qreal, int, qreal>> sizes;
        std::size_t most = 0;
        const auto note = [&] {
            screen.controller.play(match);
            screen.draw();
            screen.session().openCurtain();
            screen.draw();
            const QList<QQuickItem*> bars = screen.seen("ActionBar");
            for (const QQuickItem* button : screen.seen("ActionButton"))
                if (isWithin(button, "ActionBar") &&
                    button->parentItem()->property("event").isValid())
                    sizes.emplace(button->height(),
                                  button->property("font").value<QFont>().pixelSize(),
                                  bars.front()->height());
            most = std::max(most, screen.session().table()->actions()->actions().size());
        };
        note(); // the first disc
        for (int disc = 0; disc < 5; ++disc)
            QVERIFY(match.apply("place flower").has_value());
        note(); // another, or a bid
        QCOMPARE(most, 3U);
        QStringList all;
        for (const auto& [height, text, bar] : sizes)
            all << QStringLiteral("%1 high, text %2, bar %3").arg(height).arg(text).arg(bar);
        QVERIFY2(all.size() == 1, qPrintable(all.join("; ")));
    }

    void buttonsKeepTheirPlace_data() { addLanguages(); }

    /// Whatever is pressed, held or set, no button moves from under the pointer.
    void buttonsKeepTheirPlace()
    {
        QFETCH(QString, language);
        setLanguage(language);
        for (const QSize size : {QSize(1366, 740), QSize(1280, 800)})
            for (const bool bidding : {false, true})
                if (!QTest::currentTestFailed())
                    compareButtons(size, bidding);
    }

    void everyWordOfGeschenktFits_data() { addLanguages(); }

    void everyWordOfGeschenktFits()
    {
        QFETCH(QString, language);
        setLanguage(language);
        core::Random random(7);
        Screen screen(QSize(1024, 640));
        Faults faults(screen);
        const auto show = [&](const match::Match& match, bool all) {
            screen.controller.play(seenByActor(match, all));
            // The page of the match before goes, as it does whenever the program waits.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(screen.waitForTurn());
            faults.look();
        };
        screen.controller.open("geschenkt");
        screen.controller.setup()->setPlayers(7);
        faults.look();
        const std::pair<int, const char*> tables[] = {
            {3, "base"}, {5, "base"}, {5, "open"}, {7, "base"}};
        for (const auto& [players, variant] : tables)
            for (const bool open : {false, true}) {
                auto match = play::matchOf(
                    "geschenkt", {{"players", players}, {"variant", variant}, {"open_chips", open}},
                    0, 7);
                // The second game of a series, which says so.
                std::vector<int> wins(static_cast<std::size_t>(players));
                wins.back() = 1;
                match.setSeries(match::Series{3, 1, std::move(wins)});
                for (const int deck : {23, 11, 0}) {
                    playUntil(match, random, 4, [deck](const geschenkt::State& state) {
                        return state.table.deck == deck && state.table.pot > 1 &&
                               state.table.actor >= 0;
                    });
                    show(match, false);
                }
                show(match, true);
                screen.session().peek(true);
                faults.look();
                playUntil(match, random, 4, [](const geschenkt::State&) { return false; });
                show(match, false);
                QVERIFY(!screen.seen("ScoreTable").isEmpty());
            }
        // One's last chip, and none.
        for (const int chips : {1, 0}) {
            auto match = play::someGeschenkt(5, 0, 7);
            // Everybody pays as long as they can.
            playUntil(match, random, 20, [chips](const geschenkt::State& state) {
                return state.table.actor >= 0 && state.chipsOf(state.table.actor) == chips;
            });
            show(match, false);
            QCOMPARE(screen.session().match().legal().size(), std::size_t(chips + 1));
            QCOMPARE(screen.session().table()->actions()->count(), 2);
        }
        faults.check(50);
    }

    void whatACardCostsFitsInLargeText_data() { addLanguages(); }

    /// However small the cards are, and however many words stand under the deck.
    void whatACardCostsFitsInLargeText()
    {
        QFETCH(QString, language);
        setLanguage(language, 2);
        core::Random random(7);
        for (const QSize size : {QSize(1024, 620), QSize(1366, 740), QSize(1920, 1060)}) {
            Screen screen(size);
            for (const int players : {3, 5, 7}) {
                auto match = play::someGeschenkt(players, 0, 7);
                for (const int pot : {0, 3}) {
                    playUntil(match, random, 9, [pot](const geschenkt::State& state) {
                        return state.table.actor >= 0 && state.table.pot >= pot &&
                               state.chipsOf(state.table.actor) > 0;
                    });
                    screen.controller.play(seenByActor(match, false));
                    QVERIFY(screen.waitForTurn());
                    screen.draw();
                    int told = 0;
                    for (QQuickItem* text : screen.seen("QQuickText"))
                        if (isWithin(text, "Middle")) {
                            const QString words = text->property("text").toString();
                            QCOMPARE(brokenWord(text, words), QString());
                            QVERIFY(
                                onScreen(screen.seen("Board").value(0)).contains(painted(text)));
                            told += words == screen.session().table()->property("effect");
                        }
                    QCOMPARE(told, 1);
                    QCOMPARE(collisions(screen), QStringList());
                }
            }
        }
    }

    void whatAPlateTellsStaysWithinIt_data() { test::addGames(); }

    /// However many sit there, and in the script with the tallest lines.
    void whatAPlateTellsStaysWithinIt()
    {
        QFETCH(QString, game);
        setLanguage("ja", 2);
        const table::GameInfo info = table::gameInfo(game);
        for (const int players :
             {info.minPlayers, (info.minPlayers + info.maxPlayers) / 2, info.maxPlayers}) {
            // The smallest window, less its menu, with the log beside the table.
            Screen screen(QSize(960, 560));
            screen.view.rootObject()->setProperty("logBeside", true);
            const auto begun = play::matchOf(qPrintable(game), {{"players", players}}, 0, 7);
            const auto moment = play::playedOn(begun, play::playedOn(begun).length() / 2);
            screen.controller.play(seenByActor(moment, false));
            QVERIFY(screen.waitForTurn());
            screen.draw();
            QCOMPARE(screen.seen("SeatPlate").size(), players);
            QSet<const QQuickItem*> told;
            for (QQuickItem* text : screen.seen("QQuickText")) {
                const QQuickItem* plate = text->parentItem();
                const QVariant words = text->property("text");
                if (!isA(plate, "SeatPlate") ||
                    (words != plate->property("name") && words != plate->property("status")))
                    continue;
                told << plate;
                QVERIFY2(onScreen(plate).contains(painted(text)), qPrintable(words.toString()));
            }
            QCOMPARE(told.size(), players);
        }
    }
    void theEndOfSkullNeedsNoScrolling_data() { addLanguages(); }

    /// However many have played a match of the usual length, in the window that opens first, less
    /// its menu.
    void theEndOfSkullNeedsNoScrolling()
    {
        QFETCH(QString, language);
        setLanguage(language);
        Screen screen(QSize(1024, 614));
        screen.controller.play(ofTwelve());
        QTRY_VERIFY(!screen.seen("EndPanel").isEmpty());
        screen.draw();
        QCOMPARE(screen.seen("Winner").size(), 1);
        const auto rounds = screen.session().table()->rounds().size();
        QVERIFY2(rounds > 8 && rounds < 16, qPrintable(QString::number(rounds)));
        int views = 0;
        for (const QQuickItem* item : screen.seen("QQuickFlickable")) {
            if (!isWithin(item, "EndPanel"))
                continue;
            const qreal words = item->property("contentHeight").toReal();
            QVERIFY2(words > 100 && words <= item->height() + 1,
                     qPrintable(QString("%1 in %2").arg(words).arg(item->height())));
            ++views;
        }
        QCOMPARE(views, 1);
    }
};

QTEST_MAIN(FitsTest)
#include "fits_test.moc"
#include "moc_fits.cpp"
#include "moc_screen.cpp"
