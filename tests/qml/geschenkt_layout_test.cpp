#include <map>
#include <optional>
#include <set>

#include "app/play/session_play.h"
#include "geschenkt/geschenkt.h"
#include "qml/screen.h"
#include "ring.h"

using namespace facedown;
using namespace facedown::qml;
using play::someGeschenkt;
using table::PieceModel;

/// Where things lie on Geschenkt's table, and where they go when it turns.
class GeschenktLayoutTest : public ScreenTest
{
    Q_OBJECT

    /// Whoever is to act has one chip left, and is the only person.
    static match::Match atTheLastChip()
    {
        auto match = someGeschenkt(3, 0, 7);
        const auto due = [&] {
            const auto& play = std::get<core::Play<geschenkt::Geschenkt>>(match.play());
            return match.actor() >= 0 && play.state().chipsOf(match.actor()) == 1;
        };
        while (!due())
            match.actor() == core::chance ? (void)match.sample()
                                          : (void)match.apply(match.legal().back());
        auto entries = match.playerEntries();
        entries[static_cast<std::size_t>(match.actor())].bot = false;
        match.setPlayerEntries(entries);
        return match;
    }

    static QQuickItem* plateOf(Screen& screen, int seat)
    {
        for (QQuickItem* plate : screen.seen("SeatPlate"))
            if (plate->property("index").toInt() == seat)
                return plate;
        return nullptr;
    }

    static QList<QQuickItem*> cardsTaken(Screen& screen)
    {
        QList<QQuickItem*> cards;
        for (QQuickItem* piece : screen.seen("GeschenktPiece"))
            if (piece->property("zone").toInt() == PieceModel::Taken)
                cards << piece;
        return cards;
    }

    /// Late in a match of bots, with so many cards left, shown to its first seat.
    static void showLate(Screen& screen, int players, int left = 2)
    {
        auto match = someGeschenkt(players, 0, 7);
        core::Random random(7);
        const auto& play = std::get<core::Play<geschenkt::Geschenkt>>(match.play());
        while (play.state().table.deck > left)
            match.actor() == core::chance
                ? (void)match.sample()
                : (void)match.apply(
                      match.legal()[random.below(3) > 0 ? match.legal().size() - 1 : 0]);
        screen.controller.play(match);
        screen.session().stop();
        screen.session().watchAs(0);
        screen.draw();
    }

private slots:
    void allLiesOnTheCloth_data() { theNumberOfTheCardIsNeverCovered_data(); }

    void allLiesOnTheCloth()
    {
        QFETCH(QSize, size);
        QFETCH(int, players);
        Screen screen(size);
        showLate(screen, players);
        const QQuickItem* board = screen.seen("Middle").value(0)->parentItem();
        const QRectF cloth = board->mapRectToScene(board->findChild<Ring*>()->table());
        int all = 0;
        for (const QQuickItem* piece : screen.seen("GeschenktPiece")) {
            QVERIFY(cloth.adjusted(0, 0, 0, -7).contains(onScreen(piece)));
            ++all;
        }
        QVERIFY(all > 24);
    }

    void theCardsOfAllOthersAreEquallyLarge_data() { theNumberOfTheCardIsNeverCovered_data(); }

    void theCardsOfAllOthersAreEquallyLarge()
    {
        QFETCH(QSize, size);
        QFETCH(int, players);
        Screen screen(size);
        showLate(screen, players);
        const int bottom = screen.session().table()->bottom();
        const QQuickItem* board = screen.seen("Middle").value(0)->parentItem();
        const auto* ring = board->findChild<Ring*>();
        std::set<int> widths;
        for (const QQuickItem* card : cardsTaken(screen)) {
            const int seat = card->property("seat").toInt();
            const QRectF row = board->mapRectToScene(ring->place(seat).row);
            QVERIFY(row.adjusted(-1, -1, 1, 1).contains(onScreen(card)));
            if (seat != bottom)
                widths.insert(qRound(10 * card->width()));
        }
        QCOMPARE(widths.size(), std::size_t(1));
    }

    void runsStandApart_data() { theNumberOfTheCardIsNeverCovered_data(); }

    void runsStandApart()
    {
        QFETCH(QSize, size);
        QFETCH(int, players);
        Screen screen(size);
        showLate(screen, players);
        const QList<QQuickItem*> cards = cardsTaken(screen);
        int pairs = 0;
        for (const QQuickItem* one : cards)
            for (const QQuickItem* other : cards) {
                const auto both = [&](const char* role) {
                    return other->property(role).toInt() - one->property(role).toInt();
                };
                if (both("seat") != 0 || both("place") != 1)
                    continue;
                const qreal between = onScreen(other).left() - onScreen(one).right();
                QVERIFY(both("group") > 0 ? between > 0.08 * one->width()
                                          : between < -0.5 * one->width());
                ++pairs;
            }
        QVERIFY(pairs > 0);
    }

    void eachStackOfManyOwnChipsIsSeen()
    {
        Screen screen(QSize(1280, 800));
        // One who refuses nothing gathers the chips of all others.
        auto match = someGeschenkt(5, 0, 7);
        const auto& play = std::get<core::Play<geschenkt::Geschenkt>>(match.play());
        while (play.state().table.phase != geschenkt::Phase::Over && play.state().chipsOf(0) < 30)
            match.actor() == core::chance
                ? (void)match.sample()
                : (void)match.apply(match.actor() == 0 && play.state().table.pot > 0
                                        ? std::string("take")
                                        : match.legal().back());
        QVERIFY(play.state().chipsOf(0) >= 30);
        screen.controller.play(match);
        screen.session().stop();
        screen.session().watchAs(0);
        screen.draw();
        std::map<int, QRectF> stacks; // from the left
        qreal width = 0;
        for (const QQuickItem* piece : screen.seen("GeschenktPiece"))
            if (piece->property("inHand").toBool() && piece->property("near").toBool()) {
                stacks[piece->property("stack").toInt()] |= onScreen(piece);
                width = piece->width();
            }
        QCOMPARE(int(stacks.size()), (play.state().chipsOf(0) + 4) / 5);
        for (std::size_t at = 1; at < stacks.size(); ++at) {
            QVERIFY(stacks[int(at)].left() - stacks[int(at) - 1].left() > 0.3 * width);
            QVERIFY(std::abs(stacks[int(at)].bottom() - stacks[0].bottom()) < 1);
        }
    }

    void aCardIsTakenBeforeItsChipsFollowOneByOne()
    {
        Screen screen(QSize(1280, 800));
        screen.preferences.overridePace(play::Preferences::Relaxed);
        auto match = someGeschenkt(3, 1, 7);
        const auto pot = [&match] {
            return std::get<core::Play<geschenkt::Geschenkt>>(match.play()).state().table.pot;
        };
        while (pot() < 4 || match.actor() != 0)
            match.actor() == core::chance ? (void)match.sample()
                                          : (void)match.apply(match.legal().back());
        const auto chips = std::size_t(pot());
        screen.controller.play(match);
        QVERIFY(screen.waitForTurn());
        screen.session().setPaused(true); // else it goes on once all have arrived
        screen.session().choose("take");
        const QQuickItem* middle = screen.seen("Middle").value(0);
        QTRY_COMPARE(middle->property("taker").toInt(), 0);
        std::set<int> chipsWait;
        int cardWaits = 0;
        for (const QQuickItem* piece : screen.seen("GeschenktPiece"))
            if (piece->property("moving").toBool()) {
                const int delay = piece->property("delay").toInt();
                if (piece->property("isChip").toBool())
                    chipsWait.insert(delay);
                else
                    cardWaits = delay;
            }
        QVERIFY(cardWaits > 0);
        QCOMPARE(chipsWait.size(), chips);
        QVERIFY(*chipsWait.begin() > cardWaits);
    }

    void aRunWhoseGapIsClosedShinesAsAWhole()
    {
        Screen screen(QSize(1024, 640));
        screen.preferences.overridePace(play::Preferences::Relaxed);
        auto match = someGeschenkt(7, 1, 7);
        for (const char* event : {"first 0", "turn 24", "take", "turn 26", "take", "turn 25"})
            QVERIFY2(match.apply(event).has_value(), event);
        screen.controller.play(match);
        QVERIFY(screen.waitForTurn());
        screen.session().choose("take");
        const QQuickItem* middle = screen.seen("Middle").value(0);
        QTRY_COMPARE_WITH_TIMEOUT(middle->property("joinedSeat").toInt(), 0, 20000);
        screen.session().setPaused(true); // else it goes on once it has been seen
        screen.draw();
        QRectF run;
        for (const QQuickItem* card : cardsTaken(screen))
            run |= onScreen(card);
        const auto told = [&screen]() -> const QQuickItem* {
            for (const QQuickItem* item : screen.seen("QQuickText"))
                if (item->property("text").toString().startsWith("Joins 24 and 26: saves 26 point"))
                    return item;
            return nullptr;
        };
        QTRY_VERIFY(told() != nullptr); // it comes up
        const QQuickItem* pill = told()->parentItem();
        const QRectF shine = onScreen(pill->parentItem());
        QVERIFY(shine.contains(run) && shine.width() < run.width() * 1.3);
        QCOMPARE(int(cardsTaken(screen).size()), 3);
        // What it saves stands beside the cards, within the window.
        QVERIFY(!onScreen(pill).intersects(run));
        QVERIFY(onScreen(screen.view.rootObject()).contains(onScreen(pill)));
    }

    void whatIsEmptySaysWhatWillLieThere()
    {
        Screen screen(QSize(1280, 800));
        auto match = someGeschenkt(3, 0, 7);
        const auto says = [&screen](const char* text) {
            for (const QQuickItem* item : screen.seen("QQuickText"))
                if (item->property("text").toString() == text)
                    return true;
            return false;
        };
        const auto show = [&](const match::Match& shown) {
            screen.controller.play(shown);
            screen.session().stop();
            screen.draw();
        };
        (void)match.sample();
        (void)match.sample();
        show(match);
        QVERIFY(says("Chips paid to refuse"));
        QVERIFY(!says("The next card") && !says("No cards left"));
        QVERIFY(match.apply("pay").has_value());
        show(match);
        QVERIFY(!says("Chips paid to refuse"));
        showLate(screen, 3, 1);
        QVERIFY(says("1 left") && !says("No cards left"));
        showLate(screen, 3, 0);
        QVERIFY(!says("0 left") && says("No cards left"));
    }

    void theNumberOfTheCardIsNeverCovered_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("players");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            for (const int players : {3, 5, 7})
                QTest::addRow("%d x %d, %d players", size.width(), size.height(), players)
                    << size << players;
    }

    void theNumberOfTheCardIsNeverCovered()
    {
        QFETCH(QSize, size);
        QFETCH(int, players);
        Screen screen(size);
        for (const int chips : {6, 49}) {
            auto match = someGeschenkt(players, 0, 7);
            const auto pot = [&match] {
                return std::get<core::Play<geschenkt::Geschenkt>>(match.play()).state().table.pot;
            };
            while (pot() < chips && !(match.actor() >= 0 && match.legal().size() == 1))
                match.actor() == core::chance ? (void)match.sample()
                                              : (void)match.apply(match.legal().back());
            auto entries = match.playerEntries();
            entries[static_cast<std::size_t>(match.actor())].bot = false;
            match.setPlayerEntries(entries);
            screen.controller.play(match);
            QVERIFY(screen.waitForTurn());
            QRectF card;
            QList<QRectF> heap;
            for (const QQuickItem* piece : screen.seen("GeschenktPiece")) {
                if (!piece->property("turned").toBool())
                    continue;
                if (piece->property("kind").toInt() == PieceModel::Chip)
                    heap << onScreen(piece);
                else
                    card = onScreen(piece);
            }
            QCOMPARE(int(heap.size()), pot());
            const QQuickItem* board = screen.seen("Middle").value(0)->parentItem();
            QVERIFY(std::abs(card.center().x() - onScreen(board).center().x()) < 2);
            for (const QQuickItem* text : screen.seen("QQuickText"))
                if (text->property("text").toString() == QString("+%1").arg(pot())) {
                    heap << onScreen(text);
                    for (const QRectF& chip : heap.mid(0, pot()))
                        QVERIFY(!chip.intersects(heap.back()));
                }
            QCOMPARE(int(heap.size()), pot() + 1);
            for (const QRectF& one : std::as_const(heap)) {
                QVERIFY(!one.intersects(card));
                QVERIFY(one.left() > card.right() &&
                        one.right() < card.right() + card.width() * 1.4);
                QVERIFY(one.top() >= card.top() && one.bottom() <= card.bottom() + 1);
            }
        }
    }

    void theTableTurnsToWhoeverIsToAct_data()
    {
        QTest::addColumn<bool>("moving");
        QTest::newRow("on its way") << true;
        QTest::newRow("with reduced motion, at once") << false;
    }

    void theTableTurnsToWhoeverIsToAct()
    {
        QFETCH(bool, moving);
        Screen screen(QSize(1280, 800));
        screen.preferences.overridePace(play::Preferences::Normal);
        screen.preferences.setReduceMotion(!moving);
        screen.controller.play(someGeschenkt(3, 3, 4));
        QVERIFY(screen.waitForTurn());
        const int first = screen.session().match().actor();
        const int next = (first + 1) % 3;
        const QQuickItem* plate = plateOf(screen, next);
        const auto* ring = plate->parentItem()->findChild<Ring*>();
        const auto home = [&] { return ring->place(next).plate.topLeft(); };
        QTRY_COMPARE_WITH_TIMEOUT(plate->position(), home(), 20000);
        const QPointF before = home();
        std::optional<QPointF> setsOut;
        connect(&screen.session(), &play::Session::changed, this, [&] {
            if (!setsOut && screen.session().table()->bottom() == next)
                setsOut = plate->position();
        });
        QTest::keyClick(&screen.view, Qt::Key_N);
        QTRY_VERIFY_WITH_TIMEOUT(setsOut.has_value(), 20000);
        QVERIFY(home().y() > before.y() + 200);
        QCOMPARE(*setsOut, moving ? before : home());
        QTRY_COMPARE_WITH_TIMEOUT(plate->position(), home(), 20000);
        // Nothing lags behind where the window changes.
        screen.view.resize(1024, 640);
        QTRY_COMPARE(screen.view.rootObject()->size(), QSizeF(1024, 640));
        QCOMPARE(plate->position(), home());
    }

    void whatItCostsStandsUnderTheCardOrBesideItsChips_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("hint");
        QTest::newRow("small") << QSize(1024, 640) << false;
        QTest::newRow("small, with a hint") << QSize(1024, 640) << true;
        QTest::newRow("usual") << QSize(1280, 800) << false;
    }

    void whatItCostsStandsUnderTheCardOrBesideItsChips()
    {
        QFETCH(QSize, size);
        QFETCH(bool, hint);
        Screen screen(size);
        screen.controller.play(atTheLastChip());
        QVERIFY(screen.waitForTurn());
        if (hint)
            QTest::keyClick(&screen.view, Qt::Key_H);
        screen.draw();
        QRectF card;
        QRectF heap;
        for (const QQuickItem* piece : screen.seen("GeschenktPiece"))
            if (piece->property("turned").toBool() && piece->property("ratio").toReal() > 1)
                card = onScreen(piece);
            else if (piece->property("turned").toBool())
                heap |= onScreen(piece);
        int lines = 0;
        for (const char* text : {"effect", "warning"})
            for (const QQuickItem* item : screen.seen("QQuickText"))
                if (item->property("text") == screen.session().table()->property(text)) {
                    const QRectF words = onScreen(item);
                    const bool under = std::abs(words.center().x() - card.center().x()) < 2;
                    const bool beside = words.left() > heap.right() && card.top() < words.top() &&
                                        words.bottom() < card.bottom();
                    QVERIFY2(under || beside, text);
                    ++lines;
                }
        QCOMPARE(lines, 2);
    }
};

QTEST_MAIN(GeschenktLayoutTest)
#include "geschenkt_layout_test.moc"
