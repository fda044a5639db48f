#include "bots/nyet/medium.h"

#include "bots/nyet/team.h"
#include "bots/nyet/veto.h"

namespace facedown::bots::nyet_bot {

Values mediumValues(const nyet::View& view, Nyet::Past past, const Decisions& legal)
{
    const MediumManner& manner = mediumManner;
    const nyet::Table& table = view.table;
    const Cards hand = view.hand(view.viewer);
    switch (table.phase) {
    case nyet::Phase::Veto: {
        const auto values = Outlook(table.players, hand).ofVetoes(table.board, view.viewer);
        return {values.begin(), values.end()};
    }
    case nyet::Phase::Team:
        return valuesOfTeams(manner, table, hand, legal);
    case nyet::Phase::Bonus:
        return valuesOfBonus(manner, table, hand, legal);
    default:
        return CardPlay(manner, view, past).values(legal);
    }
}

} // namespace facedown::bots::nyet_bot
