#include <QCoreApplication>

#include "nyet/nyet.h"
#include "table/figures.h"

namespace facedown::table {

using nyet::Nyet;
using nyet::State;
using nyet::Step;

namespace {

class NyetFigures
{
    Q_DECLARE_TR_FUNCTIONS(NyetFigures)

public:
    static std::vector<Figure> of(const core::Play<Nyet>& play);
};

std::vector<Figure> NyetFigures::of(const core::Play<Nyet>& play)
{
    const std::vector<Count> none(std::size_t(play.options().players));
    const auto average = Figure::Kind::Average;
    Figure start{tr("Points as start player"), tr("All figures are averages per round."), average,
                 none};
    Figure mate{tr("Points as team-mate"), tr("Team-mate: on the start player’s team."), average,
                none};
    Figure against{tr("Points as opponent"), tr("Opponent: on the other team."), average, none};
    Figure tricks{tr("Tricks"), tr("Tricks: the player’s own, not the whole team’s."), average,
                  none};
    Figure treasures{tr("Treasures"), tr("Treasures: the 1s won from the other team."), average,
                     none};
    tellSteps(play, [&](const State& state, const Step& step) {
        if (step.kind != Step::Kind::RoundScored)
            return;
        const nyet::Table& table = state.table;
        const core::Seat starter = table.startPlayer();
        for (core::Seat seat = 0; seat < table.players; ++seat) {
            const auto add = [seat](Figure& figure, int sum) {
                Count& count = figure.players[std::size_t(seat)];
                count.sum += sum;
                ++count.cases;
            };
            add(seat == starter                 ? start
                : table.sameTeam(seat, starter) ? mate
                                                : against,
                table.roundScore(seat));
            add(tricks, table.seat(seat).tricks);
            add(treasures, table.treasuresOf(seat));
        }
    });
    return {start, mate, against, tricks, treasures};
}

} // namespace

template <>
int figuresVersion<Nyet>()
{
    return 1;
}

template <>
std::vector<Figure> figuresOf<Nyet>(const core::Play<Nyet>& play)
{
    return NyetFigures::of(play);
}

} // namespace facedown::table
