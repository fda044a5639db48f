#include "qml/fits.h"
#include "qml/nyet_screen.h"
#include "table/nyet/nyet_table.h"

using namespace facedown;
using namespace facedown::qml;
using namespace facedown::qml::nyet_screen;

/// That every word of Nyet! has its place, in every language.
class FitsNyetTest : public FitsInEveryLanguage
{
    Q_OBJECT

    static const nyet::Table& tableOf(const match::Match& match)
    {
        return std::get<core::Play<nyet::Nyet>>(match.play()).state().table;
    }

    /// Plays on by chance until it has come to this; one square of the board stays free.
    static void playUntil(match::Match& match, core::Random& random, const std::string& free,
                          const Reached& reached)
    {
        while (!match.over() && (match.actor() < 0 || !reached(tableOf(match)))) {
            if (match.actor() == core::chance) {
                (void)match.sample();
                continue;
            }
            const auto legal = match.legal();
            const auto any = [&] { return legal[std::size_t(random.below(int(legal.size())))]; };
            std::string event = any();
            while (event == "veto " + free)
                event = any();
            (void)match.apply(event);
        }
    }

    static int covered(const nyet::Table& table)
    {
        int tokens = 0;
        for (int row = 0; row < nyet::rows; ++row)
            tokens += table.board.squares(nyet::Row(row)) - table.board.freeSquares(nyet::Row(row));
        return tokens;
    }

    static Reached inPhase(nyet::Phase phase)
    {
        return [phase](const nyet::Table& table) { return table.phase == phase; };
    }

    static Reached heldBy(int players, int cards)
    {
        return [=](const nyet::Table& table) {
            int held = 0;
            for (int seat = 0; seat < players; ++seat)
                held += table.seat(seat).held;
            return table.phase == nyet::Phase::Play && held == cards;
        };
    }

    /// Chooses so many cards of the hand, as clicks would.
    static void choose(Screen& screen, int count)
    {
        auto& table = static_cast<table::NyetTable&>(*screen.session().table());
        const auto pieces = table.pieces()->pieces();
        for (auto piece = pieces.rbegin(); piece != pieces.rend() && count > 0; ++piece)
            if (!piece->event.isEmpty() && table.select(piece->event))
                --count;
        QCOMPARE(count, 0);
        QCOMPARE(table.actions()->count(), 1);
    }

private slots:
    void everyWordFits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("players");
        for (const Language& language : languages)
            for (const int players : {2, 3, 4, 5})
                QTest::addRow("%s, %d", language.code, players)
                    << QString::fromUtf8(language.code) << players;
    }

    void everyWordFits()
    {
        QFETCH(QString, language);
        QFETCH(int, players);
        setLanguage(language);
        core::Random random(7);
        Screen screen(QSize(1024, 640));
        Faults faults(screen);
        const auto show = [&](const match::Match& match, bool all = false) {
            screen.controller.play(seenByActor(match, all));
            // The page of the match before goes, as it does whenever the program waits.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(screen.waitForTurn());
            faults.look();
        };
        screen.controller.open("nyet");
        screen.controller.setup()->setPlayers(players);
        faults.look();

        // A round with two cards to discard and with a square more in the row Trump.
        auto match = play::matchOf("nyet", {{"players", players}, {"no_trump", true}}, 0, 7);
        std::vector<int> wins(static_cast<std::size_t>(players));
        wins.back() = 1;
        match.setSeries(match::Series{3, 1, std::move(wins)});
        const std::string two = "discard two";
        playUntil(match, random, two, inPhase(nyet::Phase::Veto));
        show(match);
        QCOMPARE(screen.seen("VetoBoard").size(), 1);
        const double edge = onScreen(screen.seen("VetoBoard").first()).bottom();
        for (const QQuickItem* piece : screen.seen("NyetPiece"))
            if (piece->property("near").toBool())
                QVERIFY2(onScreen(piece).top() > edge, "the hand is clear of the board");
        playUntil(match, random, two, [](const nyet::Table& table) { return covered(table) > 8; });
        show(match);
        if (players > 2) {
            playUntil(match, random, two, inPhase(nyet::Phase::Team));
            show(match);
        }
        if (players == 5) {
            playUntil(match, random, two, inPhase(nyet::Phase::Bonus));
            show(match);
        }
        playUntil(match, random, two, inPhase(nyet::Phase::Discard));
        show(match);
        choose(screen, 2);
        faults.look();
        playUntil(match, random, two, heldBy(players, 3 * players - 1));
        show(match);
        playUntil(match, random, two, heldBy(players, 1));
        show(match, true);
        QVERIFY(screen.session().curtain());
        show(match);
        QVERIFY(screen.decideByClicking(random).isEmpty());
        QTRY_VERIFY(screen.session().tallying());
        faults.look();

        // Another in which cards are passed, the last of a game.
        match = shortNyet(players, 0, 8);
        const std::string left = "discard left";
        playUntil(match, random, left, inPhase(nyet::Phase::Give));
        show(match);
        choose(screen, 1);
        faults.look();
        playUntil(match, random, left, [](const nyet::Table&) { return false; });
        show(match);
        QCOMPARE(screen.seen("EndPanel").size(), 1);
        faults.check(players == 2 ? 10 : players == 5 ? 12 : 11);
    }

    void squaresAreReadInLargeText_data() { addLanguages(); }

    /// Also beside a hint, which takes of the board's width.
    void squaresAreReadInLargeText()
    {
        QFETCH(QString, language);
        setLanguage(language, 2);
        core::Random random(7);
        for (const int players : {2, 5}) {
            auto match = play::matchOf("nyet", {{"players", players}, {"no_trump", true}}, 0, 7);
            playUntil(match, random, "", inPhase(nyet::Phase::Veto));
            Screen screen(QSize(1024, 620));
            screen.controller.play(seenByActor(match, false));
            QVERIFY(screen.waitForTurn());
            QTest::keyClick(&screen.view, Qt::Key_H);
            QTRY_VERIFY(screen.session().hint()->asked());
            screen.draw();
            QCOMPARE(misfits(screen, "SquareFace"), QStringList());
            QList<const QQuickItem*> read;
            for (QQuickItem* text : screen.seen("QQuickText"))
                if (isWithin(text, "SquareFace")) {
                    const QQuickItem* face = text->parentItem();
                    read << face;
                    QVERIFY2(onScreen(face).contains(painted(text)),
                             qPrintable(face->property("label").toString()));
                }
            // Each of them once.
            const auto faces = screen.seen("SquareFace");
            QVERIFY(!faces.isEmpty());
            QCOMPARE(read.size(), faces.size());
            QCOMPARE(QSet(read.begin(), read.end()).size(), faces.size());
        }
    }

    void whoLooksIsNamedBesideAHint_data() { addLanguages(); }
    void whoLooksIsNamedBesideAHint()
    {
        QFETCH(QString, language);
        setLanguage(language);
        core::Random random(7);
        auto match = play::matchOf("nyet", {{"players", 4}}, 0, 7);
        playUntil(match, random, "discard left", inPhase(nyet::Phase::Give));
        Screen screen(QSize(1024, 620));
        screen.controller.play(seenByActor(match, false));
        QVERIFY(screen.waitForTurn());
        QCOMPARE(misfits(screen, "SeatPlate"), QStringList());
        QTest::keyClick(&screen.view, Qt::Key_H);
        QTRY_VERIFY(screen.session().hint()->asked());
        screen.draw();
        QCOMPARE(misfits(screen, "SeatPlate"), QStringList());
    }

    void whatWasVetoedIsReadBesideAHint_data() { addLanguages(); }
    void whatWasVetoedIsReadBesideAHint()
    {
        QFETCH(QString, language);
        setLanguage(language);
        core::Random random(7);
        auto match = play::matchOf("nyet", {{"players", 5}}, 0, 7);
        playUntil(match, random, "", [](const nyet::Table& table) { return covered(table) > 8; });
        for (const QSize size : {QSize(960, 570), QSize(1024, 620)}) {
            Screen screen(size);
            screen.controller.play(seenByActor(match, false));
            QVERIFY(screen.waitForTurn());
            QTest::keyClick(&screen.view, Qt::Key_H);
            QTRY_VERIFY(screen.session().hint()->asked());
            screen.draw();
            int words = 0;
            for (QQuickItem* text : screen.seen("QQuickText")) {
                if (!isWithin(text, "SquareFace"))
                    continue;
                ++words;
                QVERIFY2(pixelSize(text) >= 10, qPrintable(text->property("text").toString()));
                QVERIFY(onScreen(text->parentItem()).contains(painted(text)));
            }
            QCOMPARE(words, screen.seen("SquareFace").size());
            QCOMPARE(misfits(screen, "SquareFace"), QStringList());
        }
    }

    void whatIsPlayedIsReadInLargeText_data() { addLanguages(); }

    /// Of a series too, in the corner above the table.
    void whatIsPlayedIsReadInLargeText()
    {
        QFETCH(QString, language);
        setLanguage(language, 2);
        for (const std::string_view id : match::gameIds) {
            Screen screen(QSize(960, 560));
            auto match = play::matchOf(std::string(id).c_str(), {{"players", 3}}, 1, 7);
            match.setSeries(match::Series{3, 1, {1, 0, 0}});
            screen.controller.play(std::move(match));
            screen.draw();
            int read = 0;
            for (const QQuickItem* words : screen.seen("PartedWords"))
                if (words->property("parts").toString().startsWith(screen.session().occasion())) {
                    ++read;
                    QVERIFY(words->property("contentHeight").toReal() <= words->height() + 1);
                    QVERIFY(words->property("contentWidth").toReal() <= words->width() + 1);
                }
            QCOMPARE(read, 1);
        }
    }
};

QTEST_MAIN(FitsNyetTest)
#include "fits_nyet_test.moc"
