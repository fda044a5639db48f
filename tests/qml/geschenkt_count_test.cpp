#include "app/play/session_play.h"
#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;
using play::playedOn;

/// Where chips lie when all are counted, at every number of players and size of text; and what is
/// said of them while they are hidden.
class GeschenktCountTest : public FitsInEveryLanguage
{
    Q_OBJECT

    /// A game of Geschenkt that is over, in which one player took what the others refused.
    static match::Match mostChipsAt(int player, int players)
    {
        match::Match match = play::someGeschenkt(players, 0, 1);
        for (int refused = 0; !match.over();) {
            const std::vector<std::string> legal = match.legal();
            if (match.actor() == core::chance) {
                (void)match.sample();
                continue;
            }
            const bool takes =
                legal.back() == "pay" ? match.actor() == player && refused >= 8 : true;
            refused = takes ? 0 : refused + 1;
            (void)match.apply(takes ? "take" : "pay");
        }
        return match;
    }

private slots:
    void theNoteOnHiddenChipsHasTwoLinesAtMost_data() { addLanguages(); }
    void theNoteOnHiddenChipsHasTwoLinesAtMost()
    {
        QFETCH(QString, language);
        setLanguage(language);
        for (const core::Seat person : {0, 1}) { // whose turn it is, and who waits for it
            match::Match match = play::someGeschenkt(4, 0, 1);
            QVERIFY(match.apply("first 0").has_value());
            QVERIFY(match.sample().has_value());
            auto entries = match.playerEntries();
            entries[static_cast<std::size_t>(person)].bot = false;
            match.setPlayerEntries(entries);
            Screen screen(QSize(960, 570));
            screen.preferences.setSharing(play::Preferences::Peek);
            screen.preferences.overridePace(play::Preferences::Relaxed);
            screen.controller.play(std::move(match));
            screen.session().setPaused(true);
            screen.draw();
            QCOMPARE(screen.session().canPeek(), person == 0);
            int notes = 0;
            for (const QQuickItem* icon : screen.seen("Icon"))
                if (isWithin(icon, "Board") && icon->property("name") == "hide")
                    for (const QQuickItem* words : icon->parentItem()->childItems())
                        if (isA(words, "Words")) {
                            ++notes;
                            QVERIFY(words->property("lineCount").toInt() <= 2);
                        }
            QCOMPARE(notes, 1);
        }
    }

    void countedChipsCoverNothing_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<double>("text");
        for (const int players : {4, 5, 6, 7})
            for (const double text : {1.0, 2.0})
                QTest::addRow("%d, %.0f", players, text) << players << text;
    }

    void countedChipsCoverNothing()
    {
        QFETCH(int, players);
        QFETCH(double, text);
        const LargeText large(text);
        for (const int seed : {2, 5}) {
            Screen screen(QSize(1366, 740));
            screen.controller.play(playedOn(play::someGeschenkt(players, 0, std::uint64_t(seed))));
            screen.draw();
            // Cards, and plates with their bubbles.
            QList<QRectF> others;
            for (const QQuickItem* item : screen.items())
                if (isSeen(item) &&
                    (isA(item, "SeatPlate") ||
                     (isA(item, "Words") && isWithin(item, "SeatPlate")) ||
                     (isA(item, "GeschenktPiece") && !item->property("isChip").toBool())))
                    others << onScreen(item);
            int chips = 0;
            for (const QQuickItem* piece : screen.seen("GeschenktPiece"))
                if (piece->property("counted").toBool()) {
                    ++chips;
                    // Its drawing is round.
                    const QRectF round = onScreen(piece).adjusted(1, 1, -1, -1);
                    for (const QRectF& other : others)
                        QVERIFY2(!other.intersects(round), qPrintable(QString::number(seed)));
                }
            QVERIFY(chips > 0);
        }
    }

    void countedChipsLieWithTheirOwners_data() { countedChipsCoverNothing_data(); }

    void countedChipsLieWithTheirOwners()
    {
        QFETCH(int, players);
        QFETCH(double, text);
        const LargeText large(text);
        const match::Match few = playedOn(play::someGeschenkt(players, 0, 7));
        for (const QSize size : {QSize(1024, 640), QSize(1920, 1052)})
            for (const bool most : {true, false}) {
                Screen screen(size);
                screen.controller.play(most ? mostChipsAt(0, players) : few);
                screen.draw();
                const QList<QQuickItem*> pieces = screen.seen("GeschenktPiece");
                QMap<int, QRectF> cards; // of a seat
                for (const QQuickItem* piece : pieces)
                    if (piece->property("zone").toInt() == table::PieceModel::Taken)
                        cards[piece->property("seat").toInt()] |= onScreen(piece);
                QRectF own;
                int count = 0;
                for (const QQuickItem* piece : pieces) {
                    const QRectF place = onScreen(piece);
                    const int seat = piece->property("seat").toInt();
                    if (piece->property("isChip").toBool() && piece->property("near").toBool()) {
                        QVERIFY(place.left() > cards[seat].right());
                        own |= place;
                        ++count;
                    }
                    // Its lowest chips lie before a seat's cards, or on their lower end.
                    if (piece->property("counted").toBool() && cards.contains(seat) &&
                        piece->property("place").toInt() % 5 == 0)
                        QVERIFY(place.bottom() > cards[seat].bottom() - 2);
                }
                // One's own follow one's cards, before anything else.
                const QRectF nearest = cards[screen.session().table()->bottom()];
                QVERIFY(own.left() - nearest.right() < 0.2 * nearest.height());
                QVERIFY(own.top() > nearest.top() - 1 && own.bottom() < nearest.bottom() + 1);
                QVERIFY(most ? count > 25 : count > 0);
            }
    }

    void stacksOfOneSeatDoNotJoinAnothers_data() { countedChipsCoverNothing_data(); }

    void stacksOfOneSeatDoNotJoinAnothers()
    {
        QFETCH(int, players);
        QFETCH(double, text);
        const LargeText large(text);
        for (const QSize size : {QSize(1024, 640), QSize(1920, 1052)})
            for (const int rich : {1, 2}) {
                Screen screen(size);
                screen.controller.play(mostChipsAt(rich, players));
                screen.draw();
                QMap<int, QRectF> heaps;
                qreal chip = 0;
                for (const QQuickItem* piece : screen.seen("GeschenktPiece"))
                    if (piece->property("counted").toBool()) {
                        heaps[piece->property("seat").toInt()] |= onScreen(piece);
                        chip = piece->width();
                    }
                QVERIFY(heaps.contains(rich));
                const QRectF most = heaps.take(rich).adjusted(-chip, 0, chip, 0);
                for (const QRectF& heap : heaps)
                    QVERIFY(!heap.intersects(most));
            }
    }

    void theSeatWithMostCardsHasThemInTwoLinesWhereTheyAreLargerSo_data()
    {
        countedChipsCoverNothing_data();
    }

    void theSeatWithMostCardsHasThemInTwoLinesWhereTheyAreLargerSo()
    {
        QFETCH(int, players);
        QFETCH(double, text);
        const LargeText large(text);
        int parted = 0;
        for (const int seed : {1, 2}) {
            Screen screen(QSize(1366, 740));
            screen.controller.play(playedOn(play::someGeschenkt(players, 0, std::uint64_t(seed))));
            screen.draw();
            const QList<QQuickItem*> pieces = screen.seen("GeschenktPiece");
            QMap<int, QSet<int>> lines; // of a seat, how high
            QList<QRectF> others;
            for (const QQuickItem* piece : pieces) {
                const int seat = piece->property("seat").toInt();
                if (seat == screen.session().table()->bottom() || seat < 0)
                    continue;
                others << onScreen(piece);
                if (!piece->property("isChip").toBool())
                    lines[seat] << qRound(piece->y());
            }
            for (const QSet<int>& heights : lines) {
                QVERIFY(heights.size() <= 2);
                parted += heights.size() == 2 ? 1 : 0;
            }
            // What the chips are worth is said where nothing lies.
            const QQuickItem* says = nullptr;
            for (const QQuickItem* words : screen.seen("Words"))
                if (words->property("text") == "Each chip takes off a point")
                    says = words;
            QVERIFY(says != nullptr);
            for (const QRectF& piece : others)
                QVERIFY2(!piece.adjusted(1, 1, -1, -1).intersects(onScreen(says)),
                         qPrintable(QString::number(seed)));
        }
        // Below those at the sides of a table of more there may be no room.
        QVERIFY(parted > 0 || players > 5);
    }
};

QTEST_MAIN(GeschenktCountTest)
#include "geschenkt_count_test.moc"
