#include <map>
#include <set>

#include "app/play/session_play.h"
#include "app/table/skull/skull_truth.h"
#include "engine/steps.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;
using play::someMatch;

/// Skull's table as it is seen.
class SkullTest : public ScreenTest
{
    Q_OBJECT

    static const core::Play<skull::Skull>& playOf(Screen& screen)
    {
        return std::get<core::Play<skull::Skull>>(screen.session().match().play());
    }

    /// The pictures of discs' faces that can be seen: "flower-3". A verdict's is no disc.
    static QStringList facesSeen(Screen& screen)
    {
        static const QRegularExpression disc(QStringLiteral("/disc-((?:flower|skull)-\\d+)\\.svg"));
        QStringList faces;
        for (QQuickItem* item : screen.items()) {
            const auto match = disc.match(item->property("source").toUrl().toString());
            if (!match.hasMatch() || !isSeen(item))
                continue;
            if (!isWithin(item, "SkullVerdict"))
                faces << match.captured(1);
        }
        return faces;
    }

    /// The faces on the screen that nobody may see now. Empty if all is well.
    static QString betrayed(Screen& screen)
    {
        if (screen.controller.session() == nullptr || screen.session().match().over())
            return {};
        const auto& table = *screen.session().table();
        const int players = screen.session().match().players();
        for (const QString& face : facesSeen(screen)) {
            const int owner = face.section('-', 1).toInt();
            if (table.viewer() >= 0 && !screen.session().curtain() &&
                owner % players == table.viewer() % players)
                continue;
            bool open = false;
            for (const skull::State& state : test::momentsOf(playOf(screen))) {
                const skull::Tribe& tribe = state.table.tribe(owner);
                for (int place = tribe.faceDown(); place < tribe.mat; ++place)
                    open = open || (state.skull(owner) == place) == face.startsWith("skull");
            }
            if (!open)
                return face;
        }
        return {};
    }

private slots:
    void nobodysSecretIsOnTheScreen_data()
    {
        QTest::addColumn<int>("sharing");
        QTest::addColumn<int>("tribes");
        QTest::newRow("curtain") << int(Preferences::Curtain) << 1;
        QTest::newRow("curtain, two tribes") << int(Preferences::Curtain) << 2;
        QTest::newRow("peek") << int(Preferences::Peek) << 1;
    }

    void nobodysSecretIsOnTheScreen()
    {
        QFETCH(int, sharing);
        QFETCH(int, tribes);
        qInfo("seed 3");
        core::Random random(3);
        Screen screen(QSize(1024, 640));
        screen.preferences.overridePace(Preferences::Fast);
        screen.preferences.setSharing(static_cast<Preferences::Sharing>(sharing));
        int frames = 0;
        int own = 0;
        QString secret;
        const auto look = [&] {
            ++frames;
            if (secret.isEmpty())
                secret = betrayed(screen);
            if (screen.controller.session() != nullptr && screen.session().table()->viewer() >= 0)
                own += static_cast<int>(facesSeen(screen).size());
        };
        connect(&screen.view, &QQuickWindow::afterAnimating, this, look);
        connect(&screen.view, &QQuickWindow::frameSwapped, this, look);
        screen.controller.play(someMatch(3, 2, 3, tribes));
        const auto* session = screen.controller.session();
        connect(session, &play::Session::changed, this, look);
        while (screen.session().length() < 12) {
            const bool peeks =
                screen.session().canPeek() && !screen.session().holding() && !screen.yourTurn();
            if (peeks)
                screen.session().peek(true);
            QVERIFY(screen.waitForTurn());
            if (screen.session().curtain()) {
                look();
                QQuickItem* open = nullptr;
                for (QQuickItem* item : screen.seen("ActionButton"))
                    if (item->hasActiveFocus())
                        open = item;
                QVERIFY(open != nullptr); // Enter opens it
                QVERIFY(screen.openCurtain());
            }
            if (screen.yourTurn()) {
                const QString fault = screen.decideByClicking(random);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
                screen.draw(); // the first frame after
            }
            QVERIFY2(secret.isEmpty(), qPrintable(secret));
        }
        QVERIFY(frames > 30);
        QVERIFY(own > 0); // one's own are to be seen
    }

    void discsToTakeAreNamedInOneRow()
    {
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
            Screen screen(size);
            match::Match match = someMatch(3, 1, 1);
            for (const char* event :
                 {"first 1", "place flower", "place skull", "place flower", "bid 2", "pass", "pass",
                  "flip 1", "flip 0", "shuffle flower flower flower skull"})
                QVERIFY(match.apply(event).has_value());
            screen.controller.play(std::move(match));
            QVERIFY(screen.waitForTurn());
            std::set<qreal> rows;
            for (const char* disc : {"Take disc 1", "Take disc 2", "Take disc 3", "Take disc 4"}) {
                QQuickItem* button = screen.button(disc);
                QVERIFY2(button != nullptr, disc);
                rows.insert(onScreen(button).top());
            }
            QCOMPARE(rows.size(), std::size_t(1));
            QVERIFY(screen.button("4") == screen.button("Take disc 4"));
        }
    }

    /// Passing moves no mat: it would lie under its plate, and askew.
    void matsOfThoseWhoPassedStayInLine()
    {
        Screen screen;
        match::Match match = someMatch(7, 0, 1);
        QVERIFY(match.apply("first 0").has_value());
        for (int seat = 0; seat < 7; ++seat)
            QVERIFY(match.apply("place flower").has_value());
        for (const char* event : {"bid 1", "pass", "pass", "pass", "pass", "pass"})
            QVERIFY(match.apply(event).has_value());
        screen.controller.play(std::move(match));
        screen.session().stop();
        screen.draw();
        const QList<QQuickItem*> plates = screen.seen("SeatPlate");
        QCOMPARE(plates.size(), 7);
        std::map<int, qreal> tops;
        for (QQuickItem* mat : screen.seen("SkullPiece")) {
            if (!mat->property("isMat").toBool())
                continue;
            const QRectF there = onScreen(mat);
            tops[mat->property("owner").toInt()] = there.top();
            QCOMPARE(mat->opacity() < 1, mat->property("pushed").toBool());
            for (const QQuickItem* plate : plates)
                QVERIFY(!there.intersects(onScreen(plate)));
        }
        QCOMPARE(tops[1], tops[6]); // across from each other; the second has not passed
    }

    void theWayBackToTheResultCoversNothing()
    {
        Screen screen(QSize(1024, 640));
        screen.controller.play(someMatch(3, 0, 1));
        QTRY_VERIFY_WITH_TIMEOUT(screen.session().match().over() && !screen.session().holding(),
                                 20000);
        QTRY_VERIFY_WITH_TIMEOUT(screen.button("Look at the table") != nullptr, 20000);
        QVERIFY(screen.press("Look at the table"));
        screen.draw();
        const QQuickItem* result = screen.button("Result");
        QVERIFY(result != nullptr);
        for (const char* type : {"SkullPiece", "SeatPlate", "PaceControl"})
            for (const QQuickItem* item : screen.seen(type))
                QVERIFY2(!onScreen(item).intersects(onScreen(result)), type);
    }

    void aFlagTellsWhoGoesFirst()
    {
        Screen screen;
        match::Match match = someMatch(3, 0, 1);
        QVERIFY(match.apply("first 1").has_value());
        const auto flagged = [&screen](const match::Match& shown) {
            screen.controller.play(shown);
            screen.session().stop();
            screen.draw();
            QList<int> seats;
            for (const QQuickItem* icon : screen.seen("Icon"))
                if (icon->property("name").toString() == "first")
                    for (const QQuickItem* plate = icon; plate != nullptr;
                         plate = plate->parentItem())
                        if (isA(plate, "SeatPlate"))
                            seats << plate->property("index").toInt();
            return seats;
        };
        QCOMPARE(flagged(match), QList<int>{}); // who goes first places last
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(match.apply("place flower").has_value());
        QCOMPARE(flagged(match), QList<int>{1});
    }

    /// At the sides, too, where a mat stands above its plate.
    void whatTheChallengerBidIsSeen()
    {
        Screen screen;
        for (int challenger = 0; challenger < 6; ++challenger) {
            match::Match match = someMatch(6, 0, 1);
            const std::string first = "first " + std::to_string(challenger);
            QVERIFY(match.apply(first).has_value());
            for (int seat = 0; seat < 6; ++seat)
                QVERIFY(match.apply("place flower").has_value());
            for (const char* event : {"bid 2", "pass", "pass", "pass", "pass", "pass"})
                QVERIFY(match.apply(event).has_value());
            screen.controller.play(std::move(match));
            screen.session().stop();
            screen.draw();
            QList<QRectF> bids;
            for (const QQuickItem* text : screen.seen("QQuickText"))
                if (text->property("text").toString() == "2!")
                    bids << onScreen(text->parentItem());
            QCOMPARE(bids.size(), 1);
            for (const QQuickItem* piece : screen.seen("SkullPiece"))
                if (piece->property("isMat").toBool())
                    QVERIFY2(!onScreen(piece).intersects(bids[0]), first.c_str());
        }
    }

    /// On the small plates of many, too, one sees who is near to winning (SK-20).
    void discsOnAPlateCoverNoSuccess()
    {
        Screen screen(QSize(1366, 768));
        for (const int tribes : {1, 2}) {
            screen.controller.play(someMatch(12 / tribes, 1, 5, tribes));
            QVERIFY(screen.waitForTurn());
            int successes = 0;
            for (const QQuickItem* place : screen.seen("Drawing")) {
                if (place->objectName() != "success")
                    continue;
                ++successes;
                for (const QQuickItem* piece : screen.seen("SkullPiece"))
                    QVERIFY(!piece->property("inHand").toBool() ||
                            !onScreen(piece).intersects(onScreen(place)));
            }
            // But for a second tribe of one's own, whose faces need the room.
            QCOMPARE(successes, 2 * (12 - (tribes - 1)));
        }
    }

    void aVerdictStaysAsItIsUntilItHasFaded_data()
    {
        QTest::addColumn<QString>("disc");
        for (const char* disc : {"flower", "skull"})
            QTest::newRow(disc) << disc;
    }

    void aVerdictStaysAsItIsUntilItHasFaded()
    {
        QFETCH(QString, disc);
        Screen screen;
        match::Match match = someMatch(3, 1, 1);
        for (const QString& event :
             {QString("first 0"), QString("place flower"), QString("place flower"), "place " + disc,
              QString("bid 1"), QString("pass"), QString("pass")})
            QVERIFY(match.apply(event.toStdString()).has_value());
        screen.preferences.overridePace(Preferences::Fast);
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        screen.session().choose("flip 0");
        QTRY_VERIFY(!screen.seen("SkullVerdict").isEmpty());
        QQuickItem* verdict = screen.seen("SkullVerdict").front();
        // What it says, and whether in the frame of a failure or without one.
        const auto look = [verdict] {
            QList<QQuickItem*> below;
            collect(verdict, below);
            QStringList seen;
            for (const QQuickItem* item : std::as_const(below))
                if (item->inherits("QQuickText") && isSeen(item))
                    seen << item->property("text").toString();
            return seen << verdict->property("success").toString();
        };
        const QStringList shown = look();
        QCOMPARE(shown.size(), 2);
        QVERIFY(!shown[0].isEmpty());
        QCOMPARE(shown[1], disc == "flower" ? "true" : "false");
        QList<QStringList> fading;
        connect(verdict, &QQuickItem::opacityChanged, &screen.view, [&] {
            if (!verdict->property("shown").toBool() && isSeen(verdict))
                fading << look();
        });
        QTRY_VERIFY_WITH_TIMEOUT(!verdict->isVisible(), 20000);
        QVERIFY(!fading.isEmpty());
        QCOMPARE(fading, QList<QStringList>(fading.size(), shown));
    }

    /// Own discs come first (SK-16): whoever presses another is told so.
    void aDiscThatMayNotBeFlippedYetAnswers()
    {
        Screen screen;
        match::Match match = someMatch(3, 1, 1);
        for (const char* event :
             {"first 0", "place flower", "place flower", "place flower", "bid 2", "pass", "pass"})
            QVERIFY(match.apply(event).has_value());
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        QQuickItem* other = nullptr;
        for (QQuickItem* item : screen.seen("SkullPiece"))
            if (item->property("onMat").toBool() && item->property("owner").toInt() == 1)
                other = item;
        QVERIFY(other != nullptr && other->property("event").toString().isEmpty());
        const QString prompt = screen.session().table()->prompt();
        QCOMPARE(screen.timesRead(prompt), 1);
        screen.click(other);
        QTRY_COMPARE(screen.timesRead(prompt), 2);
        QCOMPARE(screen.piece("flip 0")->property("refusal").toString(), QString());
    }

    void whoWouldPlaceADiscAfterABidIsToldWhyNot()
    {
        Screen screen;
        match::Match match = someMatch(3, 1, 1);
        for (const char* event :
             {"first 1", "place flower", "place flower", "place flower", "bid 1", "pass"})
            QVERIFY(match.apply(event).has_value());
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn() && screen.yourTurn());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the home page's keys
        const int length = screen.session().length();
        for (const auto key : {Qt::Key_F, Qt::Key_S}) {
            QSignalSpy said(&screen.session(), &play::Session::said);
            QTest::keyClick(&screen.view, key);
            QCOMPARE(said.count(), 1);
            QCOMPARE(screen.timesRead(said[0][0].toString()), 1);
        }
        QCOMPARE(screen.session().length(), length);
    }

    /// The disc that decides lies open before anything is said of it: header, log, mat and card.
    void theDiscTurnsBeforeTheVerdict()
    {
        Screen screen;
        match::Match match = someMatch(3, 1, 1);
        for (const char* event :
             {"first 0", "place flower", "place flower", "place flower", "bid 1", "pass", "pass"})
            QVERIFY(match.apply(event).has_value());
        screen.preferences.overridePace(Preferences::Relaxed);
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        QQuickItem* disc = screen.piece("flip 0");
        QQuickItem* mat = nullptr;
        for (QQuickItem* item : screen.seen("SkullPiece"))
            if (item->property("isMat").toBool() && item->property("owner").toInt() == 0)
                mat = item;
        QVERIFY(disc != nullptr && mat != nullptr);
        const QString header = screen.session().table()->prompt();
        const int lines = screen.session().table()->log()->rowCount();
        screen.session().setPaused(true); // else it goes on when the disc has turned
        screen.session().choose("flip 0");
        QTRY_COMPARE(disc->property("angle").toReal(), 180.0);
        QCOMPARE(mat->property("angle").toReal(), 0.0);
        QVERIFY(screen.seen("SkullVerdict").isEmpty());
        QCOMPARE(screen.session().table()->prompt(), header);
        QCOMPARE(screen.session().table()->log()->rowCount(), lines);
        screen.session().setPaused(false);
        QTRY_VERIFY(!screen.seen("SkullVerdict").isEmpty());
        QVERIFY(screen.session().table()->prompt() != header);
        QVERIFY(screen.session().table()->log()->rowCount() > lines);
        QTRY_COMPARE(mat->property("angle").toReal(), 180.0);
    }

    void smallMatsSayHowManyDiscsLieThere()
    {
        for (const int players : {12, 3}) {
            match::Match match = play::someMatch(players, 0, 1);
            QVERIFY(match.apply("first 0"));
            for (int disc = 0; disc < 2 * players; ++disc)
                QVERIFY(match.apply("place flower"));
            Screen screen(QSize(1024, 620));
            screen.controller.play(match);
            screen.session().stop();
            QCOMPARE(screen.timesRead("2"), players == 12 ? 11 : 0); // one's own mat is larger
        }
    }
};

QTEST_MAIN(SkullTest)
#include "skull_test.moc"
