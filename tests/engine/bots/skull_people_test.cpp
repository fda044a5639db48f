#include "engine/bots/strength.h"

using namespace facedown;
using namespace facedown::bots;
using skull::Decision;
using skull::Disc;
using skull::Phase;
using skull::Skull;
using SkullGame = BotGame<Skull>;

namespace {

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

/// Whether it is clear that such a player wins less than its part among hard bots.
bool loses(Plan plan, int players)
{
    const auto follow = [plan](const SkullGame& game) {
        return plan(game, Skull::legal(game.view()));
    };
    return compare<Skull>({.players = players}, follow, as(Bot::Hard), 0.8, 1.2) ==
           Sprt::Verdict::Lower;
}

} // namespace

/// Plans so simple that a person would try them first: against hard bots they must not pay.
class SkullPeopleTest : public QObject
{
    Q_OBJECT

private slots:
    void toBidOnEverythingDoesNotPay()
    {
        QVERIFY(loses(rush, 3));
        QVERIFY(loses(rush, 6));
    }

    void toLayTheSkullAndWaitDoesNotPay()
    {
        QVERIFY(loses(trap, 3));
        QVERIFY(loses(trap, 6));
    }
};

QTEST_APPLESS_MAIN(SkullPeopleTest)
#include "skull_people_test.moc"
