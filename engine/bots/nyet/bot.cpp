#include "bots/bots.h"

#include "bots/nyet/hard.h"
#include "bots/nyet/levels.h"
#include "bots/sampling.h"

namespace facedown::bots {

namespace nyet_bot {

namespace {

using nyet::Phase;

/// What a decision to one's taste is worth, in parts of the temperature; cards differ by far more
/// of it.
double ofTaste(Phase phase)
{
    return phase == Phase::Play ? 6.0 : 1.5;
}

/// Among the temperatures for squares, for teams and for cards.
double temperatureOf(const auto& parameters, Phase phase)
{
    switch (phase) {
    case Phase::Veto:
        return parameters.vetoTemperature;
    case Phase::Team:
    case Phase::Bonus:
        return parameters.teamTemperature;
    default:
        return parameters.temperature;
    }
}

} // namespace

} // namespace nyet_bot

template <>
Choice choose<nyet::Nyet>(Character character, const nyet::View& view,
                          core::History<nyet::Nyet> history, core::Random& random,
                          const Budget& budget, Memory&)
{
    using namespace nyet_bot;
    const Decisions legal = Nyet::legal(view);
    const Phase phase = view.table.phase;
    if (character.level == Level::Hard && legal.size() > 1)
        return hardChoice(character.temper, view, history, random, budget);
    Choice choice;
    if (legal.size() == 1) {
        choice.policy = {1.0};
        return choice;
    }
    const bool easy = character.level == Level::Easy;
    const double temperature =
        easy ? temperatureOf(easyParameters, phase) : temperatureOf(mediumParameters, phase);
    Values values = easy ? easyValues(view, legal) : mediumValues(view, history, legal);
    for (std::size_t index = 0; index < values.size(); ++index)
        values[index] +=
            ofTaste(phase) * temperature * taste(character.temper, view.table, legal[index]);
    choice.policy = softmax(std::move(values), temperature);
    choice.chosen = draw(choice.policy, random);
    return choice;
}

template <>
std::vector<nyet::Options> signatureTables<nyet::Nyet>()
{
    return {{2}, {3}, {4}, {4, 60, true}, {5}};
}

} // namespace facedown::bots
