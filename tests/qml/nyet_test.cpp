#include <bit>
#include <map>

#include "engine/steps.h"
#include "qml/nyet_screen.h"

using namespace facedown;
using namespace facedown::qml;
using namespace facedown::qml::nyet_screen;
using play::Preferences;

/// Nyet!'s table as it is seen and touched, and who may see which card.
class NyetTest : public ScreenTest
{
    Q_OBJECT

    using Counts = std::map<QString, int>;

    /// The card whose face a drawing shows: "R13". Empty if it shows none.
    static QString faceOn(const QQuickItem* item)
    {
        static const QRegularExpression card(
            QStringLiteral("/nyet/(?:safe/)?card-([BRYG]\\d+)\\."));
        return isA(item, "Drawing")
                   ? card.match(item->property("source").toUrl().toString()).captured(1)
                   : QString();
    }

    /// Counts the faces to be seen below an item, but for those below items of another type.
    static void addFaces(Counts& faces, const QQuickItem* item, const char* except)
    {
        if (!item->isVisible() || item->opacity() <= 0.01 || isA(item, except))
            return;
        if (const QString face = faceOn(item); !face.isEmpty())
            ++faces[face];
        for (const QQuickItem* child : item->childItems())
            addFaces(faces, child, except);
    }

    /// How many of each card show their faces, wherever, but for the trick looked at again.
    static Counts facesSeen(Screen& screen)
    {
        Counts faces;
        addFaces(faces, screen.view.contentItem(), "LastTrick");
        return faces;
    }

    static Counts facesOfLastTrick(Screen& screen)
    {
        Counts faces;
        for (const QQuickItem* last : screen.seen("LastTrick"))
            addFaces(faces, last, "NyetPiece");
        return faces;
    }

    /// Adds the cards that lie open for all in a view of the table.
    static void addOpen(Counts& open, const nyet::Table& table)
    {
        for (int place = 0; place < table.trick.size; ++place)
            ++open[nameOf(table.trick.card(place))];
        for (int at = 0; at < table.treasureCount; ++at)
            ++open[nameOf(table.treasures[static_cast<std::size_t>(at)].card)];
    }

    /// Adds what only one seat knows, by the whole truth about a moment (NY-70).
    static void addSecrets(Counts& known, const nyet::State& state, int seat)
    {
        const nyet::Cards hand = state.hand(seat);
        for (const nyet::Card card : hand)
            known[nameOf(card)] += hand.count(card);
        for (const nyet::Card card : state.discards[static_cast<std::size_t>(seat)])
            if (card.known())
                ++known[nameOf(card)];
        if (const nyet::Card given = state.given[static_cast<std::size_t>(seat)]; given.known())
            ++known[nameOf(given)];
    }

    /// What is seen that the eyes that look may not see. Empty if all is well.
    static QString betrayed(Screen& screen, int viewer)
    {
        if (screen.controller.session() == nullptr)
            return {};
        const int shown = screen.session().table()->viewer();
        if (shown >= 0 && shown != viewer)
            return QString("the view of seat %1, not of %2").arg(shown).arg(viewer);
        if (shown >= 0 && screen.session().curtain())
            return QString("the view of seat %1 behind the curtain").arg(shown);
        const auto& play = playOf(screen);
        // A card that is played is in the hand, then in the trick, then won: each view for itself.
        Counts known;
        for (const nyet::State& state : test::momentsOf(play)) {
            Counts moment;
            addOpen(moment, state.table);
            if (shown >= 0)
                addSecrets(moment, state, shown);
            for (const auto& [face, count] : moment)
                known[face] = std::max(known[face], count);
        }
        for (const auto& [face, count] : facesSeen(screen))
            if (count > known[face])
                return QString("%1 of %2").arg(count).arg(face);
        if (screen.session().match().over())
            return {};
        // What is not drawn is not known either, so that no screen reader can tell it.
        for (const PieceModel::Piece& piece : screen.session().table()->pieces()->pieces()) {
            const bool open = piece.zone == PieceModel::Trick || piece.zone == PieceModel::Row ||
                              piece.kind == PieceModel::Bonus;
            if (!open && (shown < 0 || piece.seat != shown) && !piece.face.isEmpty())
                return QString("the face of a card of seat %1 is told").arg(piece.seat);
        }
        return {};
    }

    static QQuickItem* square(Screen& screen, nyet::Row row, int column)
    {
        for (QQuickItem* item : screen.seen("QQuickAbstractButton"))
            if (isWithin(item, "VetoBoard") && item->property("row").toInt() == int(row) &&
                item->property("column").toInt() == column)
                return item;
        return nullptr;
    }

    /// The squares as the state has them: whose face lies where, and what is decided.
    static QString wrongSquare(Screen& screen)
    {
        const nyet::Board& board = stateOf(screen).table.board;
        for (int at = 0; at < nyet::rows; ++at) {
            const auto row = static_cast<nyet::Row>(at);
            for (int column = 0; column < board.squares(row); ++column) {
                QQuickItem* item = square(screen, row, column);
                if (item == nullptr)
                    return "a square is missing";
                const QStringList pictures = picturesIn(item);
                const bool token = pictures.contains("assets/nyet/token.svg");
                if (token == board.isFree(row, column))
                    return QString("token on row %1, square %2").arg(at).arg(column);
                if (token) {
                    const auto seat = static_cast<std::size_t>(board.coveredBy(row, column));
                    const auto& face = screen.session().table()->seats()->rows()[seat].face;
                    if (!pictures.contains("assets/" + face + ".svg"))
                        return "the face on a token: " + pictures.join(", ");
                }
                const auto* ground = item->property("background").value<QQuickItem*>();
                const bool lit = ground->property("color").value<QColor>() == QColor("#f7dfa3");
                if (lit != (board.decided(row) == column))
                    return QString("the colour in row %1, square %2").arg(at).arg(column);
            }
        }
        return {};
    }

private slots:
    void nobodysHandIsOnTheScreen_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("people");
        QTest::addColumn<int>("sharing");
        QTest::addColumn<int>("seed");
        QTest::newRow("three, one person") << 3 << 1 << int(Preferences::Curtain) << 1;
        QTest::newRow("four, one person") << 4 << 1 << int(Preferences::Curtain) << 2;
        QTest::newRow("five, one person") << 5 << 1 << int(Preferences::Curtain) << 3;
        QTest::newRow("two people") << 2 << 2 << int(Preferences::Curtain) << 5;
    }

    // A whole round. Where cards move, every frame is looked at.
    void nobodysHandIsOnTheScreen()
    {
        QFETCH(int, players);
        QFETCH(int, people);
        QFETCH(int, sharing);
        QFETCH(int, seed);
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        Screen screen(QSize(1024, 640));
        screen.preferences.setSharing(static_cast<Preferences::Sharing>(sharing));
        int viewer = people == 1 ? 0 : core::nobody;
        int frames = 0;
        int curtains = 0;
        std::size_t own = 0;
        QString secret;
        const auto look = [&] {
            ++frames;
            if (secret.isEmpty())
                secret = betrayed(screen, viewer);
        };
        connect(&screen.view, &QQuickWindow::afterAnimating, this, look);
        screen.controller.play(shortNyet(players, people, static_cast<std::uint64_t>(seed)));
        connect(screen.controller.session(), &play::Session::changed, this, look);
        int animated = 3;
        while (!screen.session().tallying()) {
            QVERIFY(screen.waitForTurn());
            const nyet::State& state = stateOf(screen);
            if (screen.session().match().over() || screen.session().tallying())
                break;
            // The first of each phase is played with all that moves.
            const bool moves = animated > 0 && (state.table.phase != nyet::Phase::Veto ||
                                                screen.session().length() < 6);
            screen.preferences.overridePace(moves ? Preferences::Fast : Preferences::Instant);
            animated -= moves ? 1 : 0;
            if (screen.session().curtain()) {
                QVERIFY(facesSeen(screen) == Counts() || state.table.phase == nyet::Phase::Play);
                ++curtains;
                viewer = state.table.actor;
            } else if (screen.yourTurn()) {
                // All of one's own hand is to be seen.
                const auto hand = cards(screen, PieceModel::Hand, viewer);
                QCOMPARE(int(hand.size()), int(state.table.seat(viewer).held));
                for (QQuickItem* card : hand)
                    QVERIFY(isSeen(card));
                own = std::max(own, hand.size());
            }
            const int before = frames;
            const QString fault = goOn(screen, random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            screen.draw(); // the first frame after
            if (moves) {
                // All that flies and turns now; the rest is not waited for.
                while (frames < before + 40) {
                    screen.draw();
                    QCoreApplication::processEvents();
                }
                screen.preferences.overridePace(Preferences::Instant);
                screen.session().skip();
            }
            QVERIFY2(secret.isEmpty(), qPrintable(secret));
        }
        QVERIFY(frames > 200);
        QCOMPARE(curtains > 0, people > 1);
        QCOMPARE(int(own), nyet::handSize(players));
        screen.draw();
        const bool over = screen.session().match().over();
        QCOMPARE(screen.seen(over ? "EndPanel" : "RoundPanel").size(), 1);
    }

    void tokensCarryTheFaceOfWhoPlacedThem()
    {
        core::Random random(7);
        Screen screen(QSize(1024, 640));
        screen.controller.play(shortNyet(3, 1, 7));
        int decided = 0;
        for (int turn = 0; turn < 30; ++turn) {
            QVERIFY(screen.waitForTurn());
            if (stateOf(screen).table.phase != nyet::Phase::Veto)
                break;
            const QString wrong = wrongSquare(screen);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            for (int row = 0; row < nyet::rows; ++row)
                decided += stateOf(screen).table.board.decided(nyet::Row(row)) ? 1 : 0;
            const QString fault = goOn(screen, random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        QVERIFY(decided > 0);
        QVERIFY(stateOf(screen).table.phase != nyet::Phase::Veto);
        // The terms stay in sight instead.
        QTRY_VERIFY(screen.seen("VetoBoard").isEmpty());
        QCOMPARE(screen.seen("TermsBar").size(), 1);
    }

    void whatIsFreeAtLastGoesWhereTheTermsStay_data()
    {
        QTest::addColumn<bool>("still");
        QTest::newRow("it glides") << false;
        QTest::newRow("reduced motion") << true;
    }

    void whatIsFreeAtLastGoesWhereTheTermsStay()
    {
        QFETCH(bool, still);
        core::Random random(7);
        Screen screen(QSize(1024, 640));
        screen.preferences.setReduceMotion(still);
        screen.controller.play(shortNyet(3, 3, 7));
        const auto last = [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Veto && std::popcount(table.board.coverable()) == 2;
        };
        const QString fault = playUntil(screen, random, last);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        screen.preferences.overridePace(Preferences::Normal);
        QVERIFY(screen.decideByClicking(random).isEmpty());
        const auto squaresOnTheirWay = [&] {
            int count = 0;
            for (const QQuickItem* face : screen.seen("SquareFace"))
                count += isWithin(face, "TermsBar") ? 1 : 0;
            return count;
        };
        int most = 0;
        connect(&screen.view, &QQuickWindow::afterAnimating, &screen.view,
                [&] { most = std::max(most, squaresOnTheirWay()); });
        // The finished board is looked at first.
        screen.draw();
        QCOMPARE(screen.seen("VetoBoard").size(), 1);
        QVERIFY(screen.seen("TermsBar").isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!screen.seen("TermsBar").isEmpty() &&
                                     screen.seen("VetoBoard").isEmpty() && squaresOnTheirWay() == 0,
                                 30000);
        QCOMPARE(most > 0, !still);
    }

    void everySeatShowsItsTeam_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {3, 4, 5})
            QTest::addRow("%d players", players) << players;
    }

    void everySeatShowsItsTeam()
    {
        QFETCH(int, players);
        Screen screen(QSize(1024, 640));
        const auto show = [&](nyet::Phase phase) {
            screen.controller.play(matchAt(players, 8, inPhase(phase)));
            QVERIFY(screen.waitForTurn());
        };
        const auto badges = [&] {
            QList<int> teams;
            for (QQuickItem* plate : screen.seen("SeatPlate")) {
                const QStringList pictures = picturesIn(plate);
                teams << (pictures.contains("assets/nyet/team-start.svg")   ? 1
                          : pictures.contains("assets/nyet/team-other.svg") ? 2
                                                                            : 0);
            }
            return teams;
        };
        show(nyet::Phase::Team);
        QCOMPARE(badges(), QList<int>(players, 0));
        show(nyet::Phase::Play);
        const nyet::Table& table = stateOf(screen).table;
        QList<int> teams;
        for (int seat = 0; seat < players; ++seat)
            teams << (table.sameTeam(seat, table.startPlayer()) ? 1 : 2);
        QVERIFY(teams.contains(1) && teams.contains(2));
        QCOMPARE(badges(), teams);
        // The bonus card lies with its owner, in games that have one.
        int bonus = 0;
        // What is special about it and about every 1 is said where one asks.
        for (const QQuickItem* piece : screen.seen("NyetPiece")) {
            const bool given = piece->property("kind").toInt() == PieceModel::Bonus &&
                               piece->property("seat").toInt() == table.bonus;
            const QString face = piece->property("face").toString();
            const bool one = face.size() == 2 && face.endsWith('1');
            const QString meaning = piece->property("meaning").toString();
            QCOMPARE(meaning.contains("twice"), given);
            QCOMPARE(meaning.contains("treasure"), given || one);
            bonus += given;
        }
        QCOMPARE(bonus, players == 4 ? 0 : 1);
    }

    void aKeyShowsTheLastTrick()
    {
        core::Random random(11);
        Screen screen(QSize(1024, 640));
        screen.controller.play(shortNyet(3, 1, 11));
        QString fault = playUntil(screen, random, inPhase(nyet::Phase::Play));
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        QTest::keyClick(&screen.view, Qt::Key_K);
        QVERIFY(facesOfLastTrick(screen).empty()); // there is none
        QTest::keyClick(&screen.view, Qt::Key_K);
        fault = playUntil(screen, random, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.last.size > 0;
        });
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        const int length = screen.session().length();
        QVERIFY(facesOfLastTrick(screen).empty());
        QTest::keyClick(&screen.view, Qt::Key_K);
        Counts last;
        const nyet::Trick& trick = stateOf(screen).table.last;
        for (int place = 0; place < trick.size; ++place)
            ++last[nameOf(trick.card(place))];
        QVERIFY(facesOfLastTrick(screen) == last);
        QTest::keyClick(&screen.view, Qt::Key_K);
        QVERIFY(facesOfLastTrick(screen).empty());
        QVERIFY(screen.press("Last trick"));
        QVERIFY(facesOfLastTrick(screen) == last);
        QCOMPARE(screen.session().length(), length);
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(facesOfLastTrick(screen).empty());
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(!screen.seen("TablePage").isEmpty()); // the first was for the trick
    }

    void theFrameRoundFewCardsEndsWithThem()
    {
        Screen screen;
        screen.controller.play(matchAt(3, 9, [](const nyet::Table& table) {
            return table.phase == nyet::Phase::Play && table.trick.size == 0 &&
                   table.seat(table.actor).held == 3;
        }));
        QVERIFY(screen.waitForTurn());
        const QRectF frame = onScreen(screen.view.activeFocusItem());
        QRectF hand;
        for (const QQuickItem* card : cards(screen, PieceModel::Hand, stateOf(screen).table.actor))
            hand |= onScreen(card);
        QVERIFY(frame.contains(hand));
        QVERIFY(frame.width() < hand.width() + 20);
    }
};

QTEST_MAIN(NyetTest)
#include "nyet_test.moc"
