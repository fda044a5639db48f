#include "app/play/controller_start.h"
#include "app/play/store_play.h"
#include "engine/every_game.h"

using namespace facedown;
using namespace facedown::play;

/// What a hard bot makes of a match that is over.
class ReviewTest : public QObject
{
    Q_OBJECT

    static bool judgedUpTo(Review& review, int decisions)
    {
        QSignalSpy changed(&review, &Review::changed);
        while (review.judged() < decisions)
            if (!changed.wait(60000))
                return false;
        return true;
    }

    /// The review of a match that is over, judged to the end; null if it does not come to it.
    static Review* judged(Table& table)
    {
        Review& review = *table.session->review();
        table.session->begin();
        review.begin();
        return judgedUpTo(review, review.total()) ? &review : nullptr;
    }

    static QStringList textsOf(const Review& review)
    {
        QStringList texts;
        for (int row = 0; row < review.rowCount(); ++row)
            for (const char* role : {"made", "better"})
                texts << review.value(row, role).toString();
        return texts;
    }

private slots:
    void whatWasPlayedAtRandomCost_data() { test::addGames(); }
    void whatWasPlayedAtRandomCost()
    {
        QFETCH(QString, game);
        Table table(playedOn(matchOf(game.toStdString().c_str(), core::Json::object(), 1, 3)));
        Session& session = *table.session;
        Review& review = *session.review();
        session.begin();
        review.begin();
        QVERIFY(review.isOpen() && review.total() > 10);
        QVERIFY(judgedUpTo(review, std::min(60, review.total())));
        review.close();
        const int judged = review.judged();
        QVERIFY2(review.rowCount() > 0, "random play must have cost something");
        int before = -1;
        const auto lines = session.table()->log()->lines();
        for (int row = 0; row < review.rowCount(); ++row) {
            const int moment = review.value(row, "moment").toInt();
            QVERIFY(moment > before && moment < session.length());
            before = moment;
            session.lookBack(moment);
            QCOMPARE(session.table()->actor(), review.value(row, "seat").toInt());
            // Where the log tells of it, or of what comes of it.
            const auto told = std::ranges::find_if(
                lines, [moment](const auto& line) { return line.moment > moment; });
            QVERIFY(told != lines.end());
            QCOMPARE(review.value(row, "when").toString(), told->section);
            QVERIFY(review.value(row, "made") != review.value(row, "better"));
            // A reason says "you", which is nobody but a person.
            QVERIFY(isHuman(session.match(), core::Seat(review.value(row, "seat").toInt())) ||
                    review.value(row, "reason").toString().isEmpty());
        }
        // A game that is told in sections has one for each decision.
        session.backToNow();
        const bool inSections = !session.table()->log()->lines().back().section.isEmpty();
        for (int row = 0; row < review.rowCount(); ++row)
            QCOMPARE(!review.value(row, "when").toString().isEmpty(), inSections);
        for (const QString& text : textsOf(review))
            QVERIFY2(text.size() > 5, qPrintable(text)); // words and a percentage
        for (const QVariant& line : review.chances())
            // At first, after each, and the result.
            QCOMPARE(int(line.toList().size()),
                     1 + review.judged() + (review.judged() == review.total()));
        QCOMPARE(review.chances().size(), session.match().players());
        // It goes on where it was left.
        review.begin();
        QVERIFY(review.judged() >= judged);
    }

    void nothingWhileTheMatchGoesOn()
    {
        Table table(someMatch(3, 1, 1));
        table.session->begin();
        QVERIFY(table.wait());
        table.session->review()->begin();
        QVERIFY(!table.session->review()->isOpen());
        QCOMPARE(table.session->review()->total(), 0);
    }

    void onePlayersDecisionsAlone()
    {
        const match::Match match = playedOn(someGeschenkt(3, 1, 4));
        Table table(match);
        QVERIFY(judged(table) != nullptr);
        Review& review = *table.session->review();
        const int all = review.rowCount();
        const QStringList texts = textsOf(review);
        QVERIFY(all > 1);
        int own = 0;
        for (int player = 0; player < match.players(); ++player) {
            review.setOnly(player);
            for (int row = 0; row < review.rowCount(); ++row, ++own)
                QCOMPARE(review.value(row, "player").toInt(), player);
            // Each has a place on that player's line.
            QCOMPARE(int(review.marks().size()), review.rowCount());
            for (const QVariant& mark : review.marks()) {
                QCOMPARE(mark.toPoint().y(), player);
                const QVariantList line = review.chances()[player].toList();
                QVERIFY(mark.toPoint().x() > 0 && mark.toPoint().x() < line.size());
            }
        }
        QVERIFY(own >= all);
        review.setOnly(-1);
        QCOMPARE(textsOf(review), texts);
        QCOMPARE(review.names(), playerNames(match));
        QCOMPARE(review.faces().size(), match.players());
        QCOMPARE(review.scale(), QStringList({"100%", "50%", "0%"}));
    }

    void openedAnewItSaysNothingAnew()
    {
        Table table(playedOn(someGeschenkt(3, 1, 4)));
        QVERIFY(judged(table) != nullptr);
        Review& review = *table.session->review();
        review.close();
        QSignalSpy said(&review, &Review::dataChanged);
        review.begin();
        QCOMPARE(said.count(), 0);
        QVERIFY(review.isOpen() && review.rowCount() > 0);
    }

    /// Also when another game was gone on with from it.
    void whatWasJudgedIsThereAgain()
    {
        QTemporaryDir folder;
        Start start(folder.path());
        {
            Store store(folder.path());
            QVERIFY(store.keep(7, playedOn(someGeschenkt(3, 1, 4))));
        }
        const auto review = [&start] { return start.controller.session()->review(); };
        QVERIFY(start.openLibrary(1));
        QVERIFY(start.openStored(0));
        review()->begin();
        QVERIFY(judgedUpTo(*review(), review()->total()));
        const QStringList texts = textsOf(*review());
        const QVariantList chances = review()->chances();
        start.controller.session()->lookBack(9);
        start.controller.playFromHere();
        start.controller.back();
        QVERIFY(review()->isOpen()); // as it was
        QCOMPARE(review()->judged(), review()->total());
        QCOMPARE(textsOf(*review()), texts);
        QCOMPARE(review()->chances(), chances);

        review()->close();
        start.controller.playFromHere();
        start.controller.back();
        QVERIFY(!review()->isOpen());

        start.controller.playFromHere();
        start.controller.start();
        QVERIFY(!start.controller.session()->finished());
        start.controller.openLibrary();
        Library& library = *start.controller.library();
        QTRY_VERIFY(library.rowCount() > 0);
        QVERIFY(start.openStored(library.rowCount() - 1)); // it was played first
        QVERIFY(start.controller.session()->finished() && !review()->isOpen());
        review()->begin();
        QCOMPARE(review()->judged(), review()->total());
        QCOMPARE(textsOf(*review()), texts);
    }

    void whoseDecisionsAreListedIsKept()
    {
        Start start({});
        start.controller.play(playedOn(someGeschenkt(3, 1, 4)));
        const auto review = [&start] { return start.controller.session()->review(); };
        review()->begin();
        QVERIFY(judgedUpTo(*review(), review()->total()));
        review()->setOnly(0);
        const QStringList texts = textsOf(*review());
        review()->close();
        review()->begin();
        QCOMPARE(review()->only(), 0);
        start.controller.session()->lookBack(9);
        start.controller.playFromHere();
        start.controller.back();
        QCOMPARE(review()->only(), 0);
        QCOMPARE(textsOf(*review()), texts);
        start.controller.play(playedOn(someGeschenkt(3, 1, 5)));
        QCOMPARE(review()->only(), -1); // another match is listed whole
    }

    void theResultComesLast()
    {
        const match::Match match = playedOn(someGeschenkt(3, 1, 4));
        Table table(match);
        QVERIFY(judged(table) != nullptr);
        Review& review = *table.session->review();
        const QVariantList chances = review.chances();
        for (int player = 0; player < match.players(); ++player) {
            const auto winners = match.winners();
            const bool won = std::find(winners.begin(), winners.end(), player) != winners.end();
            QCOMPARE(chances[player].toList().last().toInt(),
                     won ? 100 / static_cast<int>(winners.size()) : 0);
            QCOMPARE(chances[player].toList().first().toInt(), 33);
        }
        QVERIFY(review.rowCount() <= 12);
    }
};

QTEST_GUILESS_MAIN(ReviewTest)
#include "review_test.moc"
