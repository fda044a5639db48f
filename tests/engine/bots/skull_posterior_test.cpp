#include <QTest>

#include <numeric>

#include "bots/skull/posterior.h"
#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using namespace facedown::bots::skull_bot;
using skull::Disc;
using skull::Skull;
using SkullGame = BotGame<Skull>;

namespace {

constexpr std::uint64_t posteriorSeed = 31;

Posterior posteriorOf(const SkullGame& game)
{
    return {shippedModel(), game.view(), game.history()};
}

double skullOnMat(const Posterior& posterior, Seat seat)
{
    const MatPosteriors all = posterior.matPosteriors();
    const auto& at = all[static_cast<std::size_t>(seat)].at;
    return std::accumulate(at.begin(), at.end(), 0.0);
}

/// Everybody lays a flower but for one seat, which lays its skull.
void prepare(SkullGame& game, Seat skullSeat)
{
    while (game.state().table.phase == skull::Phase::Prepare)
        game.apply(skull::place(game.actor() == skullSeat ? Disc::Skull : Disc::Flower));
}

/// A round in which one seat bids on its own skull, is let go on, flips it, and loses a flower.
/// Before: a round begins.
void bluffAndBeCaught(SkullGame& game, Seat bluffer)
{
    prepare(game, bluffer);
    while (game.actor() != bluffer)
        game.apply(skull::place(Disc::Flower));
    game.apply(skull::bid(2));
    while (game.state().table.phase == skull::Phase::Bid)
        game.apply(skull::pass());
    game.apply(skull::flip(bluffer));
    game.apply(skull::discard(Disc::Flower));
}

/// A round in which one seat bids on all discs, flips another's skull, and loses a disc.
/// Before: a round begins.
void failHonestly(SkullGame& game, Seat bidder)
{
    const Seat other = (bidder + 1) % 4;
    prepare(game, other);
    while (game.actor() != bidder)
        game.apply(skull::place(Disc::Flower));
    game.apply(skull::bid(game.state().table.discsOnMats()));
    game.apply(skull::flip(bidder));
    while (game.state().table.phase == skull::Phase::Flip)
        game.apply(skull::flip(other));
    game.apply(skull::take(1));
}

/// How far others who all are such bots are taken for players who leave something to take, after
/// some rounds; the mean over all of several games.
double exploitabilityOf(Bot others)
{
    constexpr int rounds = 5;
    double sum = 0.0;
    int count = 0;
    for (std::uint64_t number = 0; number < 6; ++number) {
        SkullGame game({.players = 6}, posteriorSeed + number);
        while (!game.over() && game.state().table.round <= rounds)
            game.apply(game.decision(others));
        if (game.over())
            continue;
        const Posterior posterior = posteriorOf(game);
        for (Seat seat = 0; seat < 6; ++seat)
            if (!game.view().owns(seat)) {
                sum += posterior.chance(seat, OpponentType::Medium) +
                       posterior.chance(seat, OpponentType::Easy);
                ++count;
            }
    }
    return sum / count;
}

/// The bidder begins the next round, lays something, and bids again; another seat is to act.
void bidAgain(SkullGame& game, Seat bidder)
{
    prepare(game, core::nobody);
    while (game.actor() != bidder)
        game.apply(skull::place(Disc::Flower));
    game.apply(skull::bid(1));
}

} // namespace

/// What a hard bot thinks of the others.
class SkullPosteriorTest : public QObject
{
    Q_OBJECT

private slots:
    void beforeAnyDeedAllAreTakenForWhatIsUsual()
    {
        const SkullGame game({.players = 4}, posteriorSeed);
        const Posterior posterior = posteriorOf(game);
        double sum = 0.0;
        for (int type = 0; type < opponentTypes; ++type) {
            const double usual = Posterior::prior(static_cast<OpponentType>(type));
            for (Seat seat = 0; seat < 4; ++seat)
                if (!game.view().owns(seat))
                    QVERIFY(std::abs(posterior.chance(seat, static_cast<OpponentType>(type)) -
                                     usual) < 1e-9);
            sum += usual;
        }
        QVERIFY(std::abs(sum - 1.0) < 1e-9);
    }

    void mediumBotsAreFoundOutAndHardOnesAreNotTakenForThem()
    {
        const double usual =
            Posterior::prior(OpponentType::Medium) + Posterior::prior(OpponentType::Easy);
        const double mediums = exploitabilityOf(Bot::Medium);
        const double hards = exploitabilityOf(Bot::Hard);
        qInfo("usual %.2f, of mediums %.2f, of hards %.2f", usual, mediums, hards);
        QVERIFY(mediums > usual + 0.15);
        QVERIFY(hards < usual);
    }

    void whoIsCaughtBluffingIsBelievedLess()
    {
        double bluffs = Posterior::prior(OpponentType::Bluffer);
        for (int caught = 1; caught <= 2; ++caught) {
            SkullGame game({.players = 4}, posteriorSeed);
            SkullGame honest({.players = 4}, posteriorSeed);
            for (int round = 0; round < caught; ++round) {
                bluffAndBeCaught(game, 2);
                failHonestly(honest, 2);
            }
            bidAgain(game, 2);
            bidAgain(honest, 2);
            const double before = skullOnMat(posteriorOf(honest), 2);
            const Posterior posterior = posteriorOf(game);
            qInfo("after %d bluffs: %.3f that it lies on its skull, %.3f that it is a bluffer; "
                  "after as many honest bids %.3f that it lies",
                  caught, skullOnMat(posterior, 2), posterior.chance(2, OpponentType::Bluffer),
                  before);
            QVERIFY(skullOnMat(posterior, 2) > before + 0.02);
            QVERIFY(posterior.chance(2, OpponentType::Bluffer) > bluffs);
            bluffs = posterior.chance(2, OpponentType::Bluffer);
        }
        QVERIFY(bluffs > 0.5);
    }

    void whoShowsItsSkullAgainAndAgainIsExpectedToHaveItThere()
    {
        SkullGame game({.players = 4}, posteriorSeed);
        const Seat bidder = game.state().table.starter;
        const Seat trapper = (bidder + 1) % 4;
        double last = 0.0;
        for (int shown = 0; shown < 4; ++shown) {
            prepare(game, trapper);
            const double chance = skullOnMat(posteriorOf(game), trapper);
            qInfo("shown %d times running: %.2f that it lies there again", shown, chance);
            QVERIFY(shown == 0 || chance > last + 0.05);
            last = chance;
            game.apply(skull::bid(4));
            game.apply(skull::flip(bidder));
            game.apply(skull::flip(trapper));
            if (shown < 3)
                game.apply(skull::take(1));
        }
        QVERIFY(last > 0.7);
    }

    void whatIsFlippedIsKnown()
    {
        SkullGame game({.players = 3}, posteriorSeed);
        prepare(game, core::nobody);
        const Seat first = game.actor();
        game.apply(skull::place(Disc::Flower));
        game.apply(skull::place(Disc::Skull));
        game.apply(skull::bid(4));
        game.apply(skull::bid(5));
        QCOMPARE(game.actor(), first);
        game.apply(skull::flip(first));
        game.apply(skull::flip(first));
        const Seat next = (first + 1) % 3;
        const MatPosteriors before = posteriorOf(game).matPosteriors();
        QVERIFY(before[static_cast<std::size_t>(next)].at[0] > 0.0);
        QVERIFY(before[static_cast<std::size_t>(next)].at[1] > 0.0);
        QCOMPARE(before[static_cast<std::size_t>(first)].at[0], 0.0);
        const Seat third = (first + 2) % 3;
        game.apply(skull::flip(third));
        QCOMPARE(skullOnMat(posteriorOf(game), third), 0.0);
    }

    void whoHasShownAllItsDiscsHasNoSkull()
    {
        // It loses down to one disc, a flower, as everybody sees when it is flipped.
        SkullGame game({.players = 3}, posteriorSeed);
        const Seat loser = game.state().table.starter;
        for (int lost = 0; lost < 2; ++lost)
            bluffAndBeCaught(game, loser);
        prepare(game, loser);
        game.apply(skull::bid(1));
        game.apply(skull::pass());
        game.apply(skull::pass());
        game.apply(skull::flip(loser));
        game.apply(skull::discard(Disc::Skull));
        prepare(game, core::nobody);
        QVERIFY(game.actor() == loser);
        game.apply(skull::bid(1));
        QVERIFY(skullOnMat(posteriorOf(game), loser) < 1.0);
        game.apply(skull::pass());
        game.apply(skull::pass());
        game.apply(skull::flip(loser));
        prepare(game, core::nobody);
        game.apply(skull::bid(1));
        QCOMPARE(skullOnMat(posteriorOf(game), loser), 0.0);
    }

    /// SK-35, and what the habit of a first disc learns by it.
    void whatWasShownCounts()
    {
        const auto again = [](bool shows) {
            SkullGame game({.players = 4, .reveal = true}, posteriorSeed);
            const Seat bidder = game.state().table.starter;
            const Seat trapper = (bidder + 1) % 4;
            const Seat other = (bidder + 2) % 4;
            while (game.state().table.phase == skull::Phase::Prepare)
                game.apply(skull::place(
                    game.actor() == other || game.actor() == trapper ? Disc::Skull : Disc::Flower));
            game.apply(skull::bid(4));
            game.apply(skull::flip(bidder));
            game.apply(skull::flip(trapper));
            while (game.state().table.phase == skull::Phase::Reveal)
                game.apply(game.actor() == other && shows ? skull::show() : skull::hide());
            game.apply(skull::take(1));
            prepare(game, core::nobody);
            return skullOnMat(posteriorOf(game), other);
        };
        const double shown = again(true);
        const double hidden = again(false);
        QVERIFY2(shown > hidden + 0.05, qPrintable(QString("%1 %2").arg(shown).arg(hidden)));
    }

    void chancesSumToOneAndWhatIsDrawnMayBe()
    {
        SkullGame game({.players = 5}, posteriorSeed);
        for (int step = 0; !game.over(); ++step) {
            const Posterior posterior = posteriorOf(game);
            const skull::Table& table = game.state().table;
            for (Seat seat = 0; seat < table.seats(); ++seat) {
                if (seat == game.actor() || table.tribe(seat).out() || table.inRow(seat))
                    continue;
                double sum = 0.0;
                for (int type = 0; type < opponentTypes; ++type)
                    sum += posterior.chance(seat, static_cast<OpponentType>(type));
                QVERIFY2(std::abs(sum - 1.0) < 1e-9, qPrintable(QString::number(step)));
                const skull::Whereabouts skull = posterior.draw(seat, game.random()).skull;
                QVERIFY(skull >= skull::inHand || skull < table.tribe(seat).faceDown());
                QVERIFY(skull != skull::inHand || table.hand(seat) > 0);
                QVERIFY(skull != skull::lost || table.tribe(seat).lost > 0);
            }
            game.apply(game.decision(Bot::Medium));
        }
    }
};

QTEST_APPLESS_MAIN(SkullPosteriorTest)
#include "skull_posterior_test.moc"
