#include "bots/nyet.h"

#include <algorithm>
#include <cmath>

#include "bots/nyet_easy.h"
#include "bots/nyet_team.h"
#include "bots/nyet_veto.h"

namespace facedown::bots {

namespace nyet_bot {

namespace {

using nyet::Phase;
using nyet::View;

Values mediumValues(const MediumManner& manner, const View& view, Nyet::Past past,
                    const Decisions& legal)
{
    switch (view.table.phase) {
    case Phase::Veto:
        return valuesOfVetoes(manner, view, legal);
    case Phase::Team:
        return valuesOfTeams(manner, view, legal);
    case Phase::Bonus:
        return valuesOfBonus(manner, view, legal);
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

/// The better, the likelier; a difference of `heat` makes it so by a factor of e.
std::vector<double> policyOf(Values values, double heat)
{
    const double best = *std::max_element(values.begin(), values.end());
    double sum = 0.0;
    for (double& value : values) {
        value = std::exp((value - best) / heat);
        sum += value;
    }
    for (double& value : values)
        value /= sum;
    return values;
}

} // namespace

} // namespace nyet_bot

template <>
Choice choose<nyet::Nyet>(Character character, const nyet::View& view, core::Past<nyet::Nyet> past,
                          core::Random& random, const Budget&)
{
    using namespace nyet_bot;
    const Decisions legal = Nyet::legal(view);
    const Phase phase = view.table.phase;
    Choice choice;
    if (legal.size() == 1)
        choice.policy = {1.0};
    else if (character.level == Level::Easy)
        choice.policy = policyOf(easyValues(easyManner, view, legal), heatOf(easyManner, phase));
    else
        choice.policy =
            policyOf(mediumValues(mediumManner, view, past, legal), heatOf(mediumManner, phase));
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots
