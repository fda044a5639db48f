#include "bots/nyet.h"

#include <algorithm>
#include <cmath>

#include "bots/nyet/easy.h"
#include "bots/nyet/hard.h"
#include "bots/nyet/team.h"
#include "bots/nyet/temper.h"
#include "bots/nyet/veto.h"

namespace facedown::bots {

namespace nyet_bot {

namespace {

using nyet::Phase;
using nyet::View;

/// What a decision to one's taste is worth, in parts of the heat; cards differ by far more of it.
double ofTaste(Phase phase)
{
    return phase == Phase::Play ? 6.0 : 1.5;
}

Values mediumValues(const MediumManner& manner, const View& view, Nyet::Past past,
                    const Decisions& legal)
{
    const nyet::Table& table = view.table;
    const Cards hand = view.hand(view.viewer);
    switch (table.phase) {
    case Phase::Veto: {
        const auto values = Outlook(table.players, hand).ofVetoes(table.board, view.viewer);
        return {values.begin(), values.end()};
    }
    case Phase::Team:
        return valuesOfTeams(manner, table, hand, legal);
    case Phase::Bonus:
        return valuesOfBonus(manner, table, hand, legal);
    default:
        return CardPlay(manner, view, past).values(legal);
    }
}

/// Among the heats for squares, for teams and for cards.
double heatOf(const auto& manner, Phase phase)
{
    switch (phase) {
    case Phase::Veto:
        return manner.vetoHeat;
    case Phase::Team:
    case Phase::Bonus:
        return manner.teamHeat;
    default:
        return manner.heat;
    }
}

} // namespace

} // namespace nyet_bot

template <>
Choice choose<nyet::Nyet>(Character character, const nyet::View& view, core::Past<nyet::Nyet> past,
                          core::Random& random, const Budget& budget)
{
    using namespace nyet_bot;
    const Decisions legal = Nyet::legal(view);
    const Phase phase = view.table.phase;
    if (character.level == Level::Hard && legal.size() > 1)
        return hardChoice(character.temper, view, past, random, budget);
    Choice choice;
    if (legal.size() == 1) {
        choice.policy = {1.0};
        return choice;
    }
    const bool easy = character.level == Level::Easy;
    const double heat = easy ? heatOf(easyManner, phase) : heatOf(mediumManner, phase);
    Values values =
        easy ? easyValues(easyManner, view, legal) : mediumValues(mediumManner, view, past, legal);
    for (std::size_t index = 0; index < values.size(); ++index)
        values[index] += ofTaste(phase) * heat * taste(character.temper, view.table, legal[index]);
    choice.policy = policyOf(std::move(values), heat);
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots
