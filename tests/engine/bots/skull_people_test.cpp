#include "engine/bots/strength.h"

using namespace facedown;
using namespace facedown::bots;
using skull::Decision;
using skull::Disc;
using skull::Phase;
using skull::Skull;
using SkullGame = BotGame<Skull>;

namespace {

constexpr std::uint64_t firstSeed = 9090;

using Plan = Decision (*)(const SkullGame& game, const Skull::Decisions& legal);

/// The first of these that may come now, else whatever may.
Decision firstOf(const Skull::Decisions& legal, std::initializer_list<Decision> wanted)
{
    for (const Decision decision : wanted)
        if (std::find(legal.begin(), legal.end(), decision) != legal.end())
            return decision;
    return legal[0];
}

/// Lays a flower and bids on all discs at once.
Decision rush(const SkullGame& game, const Skull::Decisions& legal)
{
    const skull::Table& table = game.view().table;
    const skull::Whereabouts skull = game.view().skull(table.actor);
    const bool flowers = skull < 0 || skull >= table.tribe(table.actor).mat;
    if (flowers && table.phase != Phase::Prepare)
        return firstOf(legal, {skull::bid(table.discsOnMats()), skull::pass()});
    return firstOf(legal, {skull::pass(), skull::place(Disc::Flower)});
}

/// Lays the skull, and waits for who comes.
Decision trap(const SkullGame&, const Skull::Decisions& legal)
{
    return firstOf(legal, {skull::place(Disc::Skull), skull::pass(), skull::place(Disc::Flower),
                           skull::discard(Disc::Flower)});
}

/// How many games of as many as there are seats, or a multiple, one such player wins among hard
/// bots.
double winsAmongHard(Plan plan, int players, int games)
{
    const auto follow = [plan](const SkullGame& game) {
        return plan(game, Skull::legal(game.view()));
    };
    const double wins =
        winsOf<Skull>({.players = players}, follow, as(Bot::Hard), games, firstSeed);
    qInfo("seeds from %llu: wins %.0f of %d", static_cast<unsigned long long>(firstSeed), wins,
          games);
    return wins;
}

} // namespace

/// Plans so simple that a person would try them first: against hard bots they must not pay.
class SkullPeopleTest : public QObject
{
    Q_OBJECT

private slots:
    void toBidOnEverythingDoesNotPay()
    {
        for (const int players : {3, 6}) {
            const int games = gamesEach(6);
            QVERIFY(winsAmongHard(rush, players, games) < 0.5 * games);
        }
    }

    void toLayTheSkullAndWaitDoesNotPay()
    {
        for (const int players : {3, 6}) {
            const int games = gamesEach(6);
            QVERIFY(winsAmongHard(trap, players, games) < 0.5 * games);
        }
    }
};

QTEST_APPLESS_MAIN(SkullPeopleTest)
#include "skull_people_test.moc"
