#include "bots/bots.h"

#include <cmath>

#include "bots/geschenkt/hard.h"
#include "bots/geschenkt/medium.h"
#include "bots/geschenkt/trained.h"
#include "bots/sampling.h"

namespace facedown::bots {

namespace geschenkt_bot {

namespace {

using geschenkt::Geschenkt;
using geschenkt::State;
using geschenkt::View;

double easyTakes(Temper temper, const View& view)
{
    const Table& table = view.table;
    const int cost = table.cards(table.actor).costOfTaking(table.card) - table.pot;
    if (cost <= 0)
        return 1.0; // a present
    const double line = easyParameters.line + easyParameters.lastChip / view.chipsOf(table.actor) +
                        sooner(temper) * easyParameters.lean;
    return preference(line - cost, easyParameters.vagueness);
}

double hardTakes(Temper temper, const Verdict& verdict, const State& counted)
{
    const int players = counted.table.players;
    const double share = (verdict.ifTaken + verdict.ifPaid) / 2.0;
    const double open = players * share * (1.0 - share);
    const double settled = hardParameters.settled / (hardParameters.settled + open);
    const double forAPoint = hardParameters.points * settled * settled;
    const double gain = (verdict.ifTaken - verdict.ifPaid) * players +
                        forAPoint * CardRound(mediumParameters, counted).gainOfTaking();
    return preference(gain + sooner(temper) * hardParameters.lean, hardParameters.temperature);
}

} // namespace

} // namespace geschenkt_bot

template <>
Choice choose<geschenkt::Geschenkt>(Character character, const geschenkt::View& view,
                                    core::History<geschenkt::Geschenkt> history,
                                    core::Random& random, const Budget& budget, Memory& memory)
{
    using namespace geschenkt_bot;
    const auto [level, temper] = character;
    Choice choice;
    if (Geschenkt::legal(view).size() == 1) {
        choice.policy = {1.0}; // GE-12
        return choice;
    }
    double takes = 0.0;
    if (level == Level::Easy) {
        takes = easyTakes(temper, view);
    } else {
        // GE-3: it has watched every payment, so it knows all chips. Nothing is left to be drawn.
        const State counted = Geschenkt::determinize(view, history, random);
        if (level == Level::Medium) {
            takes = mediumTakes(temper, CardRound(mediumParameters, counted).gainOfTaking());
        } else {
            const Verdict verdict = considered(counted, history, random, budget, memory);
            takes = hardTakes(temper, verdict, counted);
            choice.values = {verdict.ifTaken, verdict.ifPaid};
            choice.points = {verdict.pointsLess, 0.0};
            choice.iterations = verdict.iterations;
        }
    }
    choice.policy = {takes, 1.0 - takes};
    choice.chosen = draw(choice.policy, random);
    return choice;
}

template <>
std::vector<geschenkt::Options> signatureTables<geschenkt::Geschenkt>()
{
    return {{3}, {5, geschenkt::Variant::Base, true}, {7}, {4, geschenkt::Variant::Open, false}};
}

} // namespace facedown::bots
