#include <QCoreApplication>

#include "geschenkt/geschenkt.h"
#include "table/figures.h"

namespace facedown::table {

using geschenkt::Geschenkt;
using geschenkt::State;
using geschenkt::Step;

namespace {

class GeschenktFigures
{
    Q_DECLARE_TR_FUNCTIONS(GeschenktFigures)

public:
    static std::vector<Figure> of(const core::Play<Geschenkt>& play);
};

std::vector<Figure> GeschenktFigures::of(const core::Play<Geschenkt>& play)
{
    const State& end = play.state();
    const std::vector<Count> none(std::size_t(end.table.players));
    Figure taken{tr("Cards per game"), tr("Cards per game: how many cards a player takes."),
                 Figure::Kind::Average, none};
    Figure chips{tr("Chips per card"),
                 tr("Chips per card: how many chips are on a card when a player takes it."),
                 Figure::Kind::Average, none};
    Figure joined{tr("Cards in runs"),
                  tr("Cards in runs: cards that cost nothing because the player also has the next "
                     "lower one."),
                  Figure::Kind::Share, none};
    Figure paid{tr("Chips paid"), tr("Chips paid: how often a player refuses a card, per game."),
                Figure::Kind::Average, none};
    Figure left{tr("Chips left"), tr("Chips left: those in hand at the end."),
                Figure::Kind::Average, none};
    tellSteps(play, [&](const State&, const Step& step) {
        const auto seat = std::size_t(step.seat);
        if (step.kind == Step::Kind::Paid) {
            ++paid.players[seat].sum;
        } else if (step.kind == Step::Kind::Took) {
            chips.players[seat].sum += step.chips;
            ++chips.players[seat].cases;
        }
    });
    const int games = end.table.phase == geschenkt::Phase::Over ? 1 : 0;
    for (core::Seat seat = 0; seat < end.table.players; ++seat) {
        const auto player = std::size_t(seat);
        const geschenkt::Cards cards = end.table.cards(seat);
        taken.players[player] = {cards.size(), games};
        joined.players[player] = {cards.size() - cards.runStarts().size(), cards.size()};
        paid.players[player].cases = games;
        left.players[player] = {games > 0 ? end.chipsOf(seat) : 0, games};
    }
    return {taken, chips, joined, paid, left};
}

} // namespace

template <>
int figuresVersion<Geschenkt>()
{
    return 1;
}

template <>
std::vector<Figure> figuresOf<Geschenkt>(const core::Play<Geschenkt>& play)
{
    return GeschenktFigures::of(play);
}

} // namespace facedown::table
