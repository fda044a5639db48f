#include "bots/nyet/medium.h"

#include "bots/nyet/hand_evaluation.h"
#include "bots/nyet/team.h"

namespace facedown::bots::nyet_bot {

Values mediumValues(const nyet::View& view, Nyet::Past history, const Decisions& legal)
{
    const MediumParameters& parameters = mediumParameters;
    const nyet::Table& table = view.table;
    const Cards hand = view.hand(view.viewer);
    switch (table.phase) {
    case nyet::Phase::Veto: {
        const auto values = HandEvaluation(table.players, hand).ofVetoes(table.board, view.viewer);
        return {values.begin(), values.end()};
    }
    case nyet::Phase::Team:
        return valuesOfTeams(parameters, table, hand, legal);
    case nyet::Phase::Bonus:
        return valuesOfBonus(parameters, table, hand, legal);
    default:
        return CardPlay(parameters, view, history).values(legal);
    }
}

} // namespace facedown::bots::nyet_bot
