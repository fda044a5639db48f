#include <QTest>

#include "bots/nyet/domain.h"
#include "bots/nyet/hard.h"
#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using nyet::Nyet;

namespace {

constexpr std::uint64_t openHandSeed = 8100;
constexpr Seat tried = 0;

/// The same search for somebody who looks into all hands.
class OpenDomain : public nyet_bot::Domain
{
public:
    OpenDomain(const BotGame<Nyet>& game, core::Random& random)
        : Domain(game.view(), game.history(), random)
        , real_(game.state())
    {
    }
    const nyet::State& determinize() const { return real_; }

private:
    nyet::State real_;
};

nyet::Decision openChoice(BotGame<Nyet>& game)
{
    const nyet::View view = game.view();
    const auto legal = Nyet::legal(view);
    OpenDomain domain(game, game.random());
    const nyet_bot::Values expected = nyet_bot::expectedOf(view, game.history());
    Search<Nyet, OpenDomain> search(view.viewer, domain, game.random());
    search.run(budget);
    const nyet_bot::Found found{search.visits(legal), search.values(legal), search.iterations()};
    const Temper temper = temperAt(view.viewer);
    return legal[nyet_bot::choiceBy(found, expected, temper, view, game.random()).chosen];
}

/// What one seat wins in some rounds of medium bots.
struct Won
{
    double part = 0.0; ///< its team's part of all that counted, or of what the others had to take
    double points = 0.0;
};

Won play(int players, int deals, auto&& decide)
{
    Won won;
    for (int deal = 0; deal < deals; ++deal) {
        BotGame<Nyet> game({players, 0, false}, openHandSeed + static_cast<std::uint64_t>(deal));
        nyet::Table table = game.state().table;
        while (game.state().table.round == 1) {
            table = game.state().table;
            const nyet::Decision decision =
                game.actor() == tried ? decide(game) : game.decision(Bot::Medium);
            if (table.trick.size + 1 == table.players && table.seat(table.actor).held == 1)
                table.trick.add(decision.card());
            game.apply(decision);
        }
        table.takeTrick();
        double own = 0.0;
        double others = 0.0;
        for (Seat seat = 0; seat < players; ++seat)
            (table.sameTeam(seat, tried) ? own : others) += table.counted(seat);
        won.part += (table.points() > 0 ? own : others) / (own + others) / deals;
        won.points += static_cast<double>(table.roundScore(tried)) / deals;
    }
    return won;
}

} // namespace

/// How much of what an open-hand searcher wins the hard bot wins without looking: a yardstick.
class NyetOpenHandTest : public QObject
{
    Q_OBJECT

private slots:
    void hardReachesMostOfIt_data() { bots::addPlayers<Nyet>(); }

    void hardReachesMostOfIt()
    {
        QFETCH(int, players);
        const int deals = gamesEach(8);
        const auto bot = [](Bot who) {
            return [who](BotGame<Nyet>& game) { return game.decision(who); };
        };
        const Won medium = play(players, deals, bot(Bot::Medium));
        const Won hard = play(players, deals, bot(Bot::Hard));
        const Won open = play(players, deals, [](BotGame<Nyet>& game) { return openChoice(game); });
        qInfo("%d players, %d deals, part won (points): open hands %.3f (%.2f), hard %.3f (%.2f), "
              "medium %.3f (%.2f); hard/open %.3f",
              players, deals, open.part, open.points, hard.part, hard.points, medium.part,
              medium.points, hard.part / open.part);
        QVERIFY(hard.part > 0.8 * open.part);
    }
};

QTEST_APPLESS_MAIN(NyetOpenHandTest)
#include "nyet_open_hand_test.moc"
