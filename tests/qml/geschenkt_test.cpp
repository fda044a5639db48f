#include <map>
#include <set>

#include "app/play/session_play.h"
#include "geschenkt/geschenkt.h"
#include "qml/screen.h"
#include "ring.h"

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;
using play::someGeschenkt;
using table::PieceModel;

/// Geschenkt's table as it is seen: whose chips can be counted, and by whom.
class GeschenktTest : public ScreenTest
{
    Q_OBJECT

    static const core::Play<geschenkt::Geschenkt>& playOf(Screen& screen)
    {
        return std::get<core::Play<geschenkt::Geschenkt>>(screen.session().match().play());
    }

    static const geschenkt::State& stateOf(Screen& screen) { return playOf(screen).state(); }

    static std::vector<QQuickItem*> chipsSeen(Screen& screen)
    {
        std::vector<QQuickItem*> chips;
        for (QQuickItem* item : screen.items())
            if (isA(item, "GeschenktPiece") && item->property("kind").toInt() == PieceModel::Chip &&
                isSeen(item))
                chips.push_back(item);
        return chips;
    }

    /// How many chips lie in hands: to be counted, or vanishing with whoever took them.
    static int chipsInHands(Screen& screen, bool vanishing)
    {
        const auto chips = chipsSeen(screen);
        return static_cast<int>(std::count_if(chips.begin(), chips.end(), [&](QQuickItem* chip) {
            return chip->property("zone").toInt() == PieceModel::Hand &&
                   (chip->property("seat").toInt() < 0) == vanishing;
        }));
    }

    static int chipsInHands(Screen& screen) { return chipsInHands(screen, false); }

    static QQuickItem* plateOf(Screen& screen, int seat)
    {
        for (QQuickItem* plate : screen.seen("SeatPlate"))
            if (plate->property("index").toInt() == seat)
                return plate;
        return nullptr;
    }

    /// Where chips are hidden, if they are.
    static QQuickItem* eyeOnTheBoard(Screen& screen)
    {
        for (QQuickItem* icon : screen.seen("Icon"))
            if (isWithin(icon, "Board") && icon->property("name") == "hide")
                return icon;
        return nullptr;
    }

    /// Whose chips lie before whoever looks, as the settings have it; nobody's if several may look.
    static int eyes(Screen& screen, bool opened)
    {
        const auto& entries = screen.session().match().playerEntries();
        const auto people =
            std::count_if(entries.begin(), entries.end(),
                          [](const match::PlayerEntry& entry) { return !entry.bot; });
        if (screen.session().peeking() || (opened && screen.yourTurn()))
            return stateOf(screen).table.actor;
        // In these tests the first seats are people.
        return people == 1 && screen.preferences.sharing() != Preferences::Peek ? 0 : core::nobody;
    }

    /// The chips that came with the card taken last, if nothing was decided since.
    static int justTaken(Screen& screen)
    {
        const auto& play = playOf(screen);
        for (std::size_t i = play.events().size(); i-- > 0;)
            if (const auto* decision = std::get_if<geschenkt::Decision>(&play.events()[i]))
                return *decision == geschenkt::Decision::Take ? play.stateAfter(i).table.pot : 0;
        return 0;
    }

    /// What is to be seen that may not be counted now. Empty if all is well.
    static QString betrayed(Screen& screen, bool opened)
    {
        if (screen.controller.session() == nullptr || screen.session().match().over())
            return {};
        const geschenkt::State& state = stateOf(screen);
        const int viewer = eyes(screen, opened);
        const auto known = [&](int seat) { return seat == viewer || state.table.openChips; };
        int onCard = 0;
        int fading = 0;
        std::map<int, int> inHand;
        for (const QQuickItem* chip : chipsSeen(screen)) {
            const int seat = chip->property("seat").toInt();
            if (chip->property("zone").toInt() == PieceModel::Board)
                ++onCard;
            else if (seat < 0)
                ++fading;
            else if (!known(seat))
                return QString("chips of seat %1").arg(seat);
            else if (++inHand[seat] > state.chipsOf(seat))
                return QString("more chips than seat %1 has").arg(seat);
        }
        if (onCard > state.table.pot)
            return "more chips on the card than were paid";
        // Chips that everybody saw on the card vanish in the hand of who took it.
        if (fading > justTaken(screen))
            return QString("%1 chips that nobody may count").arg(fading);
        for (const QQuickItem* plate : screen.seen("SeatPlate"))
            if (!known(plate->property("index").toInt()) &&
                plate->property("status").toString().contains('='))
                return plate->property("status").toString();
        return {};
    }

private slots:
    void nobodysChipsAreOnTheScreen_data()
    {
        QTest::addColumn<int>("people");
        QTest::addColumn<int>("sharing");
        QTest::addColumn<bool>("open");
        QTest::newRow("one person") << 1 << int(Preferences::Curtain) << false;
        QTest::newRow("one person, covered") << 1 << int(Preferences::Peek) << false;
        QTest::newRow("two people") << 2 << int(Preferences::Curtain) << false;
        QTest::newRow("two people, covered") << 2 << int(Preferences::Peek) << false;
        QTest::newRow("two people, a curtain each turn")
            << 2 << int(Preferences::EveryTurn) << false;
        QTest::newRow("open chips") << 2 << int(Preferences::Curtain) << true;
    }

    void nobodysChipsAreOnTheScreen()
    {
        QFETCH(int, people);
        QFETCH(int, sharing);
        QFETCH(bool, open);
        qInfo("seed 3");
        core::Random random(3);
        Screen screen(QSize(1024, 640));
        screen.preferences.overridePace(Preferences::Fast);
        screen.preferences.setSharing(static_cast<Preferences::Sharing>(sharing));
        int frames = 0;
        int counted = 0;
        bool opened = false;
        QString secret;
        const auto look = [&] {
            if (screen.controller.session() == nullptr)
                return;
            ++frames;
            if (secret.isEmpty())
                secret = betrayed(screen, opened);
            counted = std::max(counted, chipsInHands(screen));
        };
        connect(&screen.view, &QQuickWindow::afterAnimating, this, look);
        connect(&screen.view, &QQuickWindow::frameSwapped, this, look);
        screen.controller.play(
            play::matchOf("geschenkt", {{"players", 3}, {"open_chips", open}}, people, 3));
        connect(screen.controller.session(), &play::Session::changed, this, look);
        while (screen.session().length() < 12) {
            QVERIFY(screen.waitForTurn());
            if (screen.session().curtain()) {
                QCOMPARE(chipsInHands(screen), 0);
                opened = true;
                QVERIFY(screen.openCurtain());
            }
            look();
            // What may be known is to be seen, and all of it.
            const int viewer = eyes(screen, opened);
            const geschenkt::State& state = stateOf(screen);
            const int mine = viewer >= 0 ? state.chipsOf(viewer) : 0;
            const int all = state.chipsOf(0) + state.chipsOf(1) + state.chipsOf(2);
            QTRY_COMPARE(chipsInHands(screen), open ? all : mine);
            QTRY_COMPARE(chipsInHands(screen, true), 0);
            const auto length = static_cast<std::size_t>(screen.session().length());
            const bool asked = std::exchange(opened, false);
            const QString fault = screen.decideByClicking(random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            // Whoever takes a card turns the next one, and goes on without a curtain.
            opened = asked && screen.session().match().event(length) == "take";
            screen.draw(); // the first frame after
            QVERIFY2(secret.isEmpty(), qPrintable(secret));
        }
        QVERIFY(frames > 30);
        const bool seesNothing = !open && (people > 1 ? sharing != Preferences::EveryTurn
                                                      : sharing == Preferences::Peek);
        QCOMPARE(counted == 0, seesNothing);
    }

    /// GE-11: while the card is on its way nothing is said of refusing it any more.
    void whoTakesNoLongerSaysNo()
    {
        Screen screen;
        match::Match match = someGeschenkt(3, 1, 5);
        for (const char* event : {"first 0", "turn 20", "pay", "pay", "pay"})
            QVERIFY2(match.apply(event).has_value(), event);
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        const auto refusing = [&screen] {
            std::set<int> seats;
            for (const QQuickItem* text : screen.seen("QQuickText"))
                for (int seat = 0; seat < 3; ++seat)
                    if (text->property("text") == "No thanks" &&
                        plateOf(screen, seat)->isAncestorOf(text))
                        seats.insert(seat);
            return seats;
        };
        QCOMPARE(refusing(), (std::set{0, 1, 2}));
        screen.preferences.overridePace(Preferences::Relaxed);
        QTest::keyClick(&screen.view, Qt::Key_T);
        QCOMPARE(screen.session().table()->property("taker").toInt(), 0);
        QCOMPARE(refusing(), (std::set{1, 2}));
    }

    void aKeyHeldShowsOnesChips()
    {
        qInfo("seed 4");
        core::Random random(4);
        Screen screen(QSize(1024, 640));
        screen.preferences.overridePace(Preferences::Fast);
        screen.controller.play(someGeschenkt(3, 3, 4));
        QVERIFY(screen.waitForTurn());
        std::set<int> looked;
        for (int turn = 0; turn < 7 || (turn < 30 && looked.size() < 3); ++turn) {
            QVERIFY(screen.waitForTurn());
            QCOMPARE(chipsInHands(screen), 0);
            QTest::keyPress(&screen.view, Qt::Key_V);
            QVERIFY(screen.session().peeking());
            screen.draw();
            const int actor = stateOf(screen).table.actor;
            QCOMPARE(chipsInHands(screen), int(stateOf(screen).chipsOf(actor)));
            // They lie where their owner sits: below, where whoever is to act has turned the table.
            QCOMPARE(screen.session().table()->bottom(), actor);
            looked.insert(actor);
            QQuickItem* plate = plateOf(screen, actor);
            QVERIFY(plate != nullptr);
            for (QQuickItem* chip : chipsSeen(screen)) {
                if (chip->property("zone").toInt() != PieceModel::Hand)
                    continue;
                QCOMPARE(chip->property("seat").toInt(), actor);
                const auto* ring = plate->parentItem()->findChild<Ring*>();
                QVERIFY(ring != nullptr);
                const QRectF home = plate->parentItem()->mapRectToScene(ring->place(actor).hand);
                QVERIFY(home.adjusted(-1, -4, 1, 1).contains(onScreen(chip)));
            }
            const bool counts = stateOf(screen).table.cards(actor).cost() > 0;
            QCOMPARE(plate->property("status").toString().contains('='), counts);
            if (turn % 2 == 0)
                QTest::keyRelease(&screen.view, Qt::Key_V);
            else // decided while one looks
                QVERIFY(screen.press(
                    screen.session().table()->actions()->actions().back().choices.front().text));
            // Gone with the very next frame, not faded away.
            QCOMPARE(chipsInHands(screen), 0);
            if (turn % 2 == 0)
                QCOMPARE(chipsInHands(screen, true), 0);
            QVERIFY(!screen.session().peeking());
            screen.draw();
            QVERIFY2(betrayed(screen, false).isEmpty(), qPrintable(betrayed(screen, false)));
            if (turn % 2 == 0)
                QVERIFY(screen.decideByClicking(random).isEmpty());
            else
                QTest::keyRelease(&screen.view, Qt::Key_V);
        }
        QCOMPARE(looked.size(), std::size_t(3));
    }

    void theButtonPressedShowsOnesChipsUntilPressedAgain()
    {
        Screen screen;
        screen.controller.play(someGeschenkt(4, 2, 1));
        QVERIFY(screen.waitForTurn());
        const int mine = stateOf(screen).chipsOf(stateOf(screen).table.actor);
        for (int again = 0; again < 2; ++again) {
            QVERIFY(screen.press("Peek at your own pieces"));
            QVERIFY(screen.session().peeking());
            QCOMPARE(chipsInHands(screen), mine);
            QVERIFY(screen.button("Peek at your own pieces") == nullptr);
            QVERIFY(screen.press("Hide them again"));
            QVERIFY(!screen.session().peeking());
            QCOMPARE(chipsInHands(screen), 0);
            screen.draw();
        }
        // So does the eye where they are hidden.
        QQuickItem* eye = eyeOnTheBoard(screen);
        QVERIFY(eye != nullptr);
        screen.click(eye);
        QCOMPARE(chipsInHands(screen), mine);
        QVERIFY(screen.press("Hide them again"));
        // Nobody's turn, nothing to peek at: with one person all is open to them already.
        screen.controller.play(someGeschenkt(4, 1, 1));
        QVERIFY(screen.waitForTurn());
        QVERIFY(!screen.press("Peek at your own pieces"));
    }

    void nothingIsSaidUnderTheQuestionBeforeAnUndo()
    {
        Screen screen;
        screen.controller.play(someGeschenkt(3, 3, 1));
        QVERIFY(screen.waitForTurn());
        screen.session().choose("pay");
        QVERIFY(screen.waitForTurn());
        QQuickItem* eye = eyeOnTheBoard(screen);
        QVERIFY(eye != nullptr);
        screen.session().askToUndo();
        QVERIFY(!screen.session().undoQuestion().isEmpty());
        QVERIFY(!isSeen(eye));
        screen.click(eye);
        QVERIFY(!screen.session().peeking());
    }

    void theButtonHeldShowsOnesChipsWhileItIsHeld()
    {
        Screen screen;
        screen.controller.play(someGeschenkt(3, 3, 1));
        QVERIFY(screen.waitForTurn());
        const int mine = stateOf(screen).chipsOf(stateOf(screen).table.actor);
        QQuickItem* button = screen.button("Peek at your own pieces");
        QVERIFY(button != nullptr);
        const QPoint there = onScreen(button).center().toPoint();
        // Let go where it was pressed, and beside it.
        for (const QPoint& end : {there, there - QPoint(0, 200)}) {
            QTest::mousePress(&screen.view, Qt::LeftButton, {}, there);
            QVERIFY(screen.session().peeking());
            QCOMPARE(chipsInHands(screen), mine);
            QTRY_VERIFY(!button->property("brief").toBool());
            QVERIFY(screen.session().peeking());
            QTest::mouseMove(&screen.view, end);
            QTest::mouseRelease(&screen.view, Qt::LeftButton, {}, end);
            QVERIFY(!screen.session().peeking());
            QCOMPARE(chipsInHands(screen), 0);
        }
        // And no less so after it was held once: a press is a press again.
        QVERIFY(screen.press("Peek at your own pieces"));
        QVERIFY(screen.session().peeking());
    }
};

QTEST_MAIN(GeschenktTest)
#include "geschenkt_test.moc"
