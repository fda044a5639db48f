#include "bots/geschenkt.h"

#include <cmath>

#include "bots/geschenkt_round.h"

namespace facedown::bots {

namespace geschenkt_bot {

namespace {

using geschenkt::Geschenkt;
using geschenkt::View;
using Past = core::Past<Geschenkt>;

/// How likely it is to choose what is this much better than the other.
double preference(double gain, double heat)
{
    return 1.0 / (1.0 + std::exp(-gain / heat));
}

double easyTakes(const View& view)
{
    const Table& table = view.table;
    const int cost = table.cards(table.actor).costOfTaking(table.card) - table.pot;
    if (cost <= 0)
        return 1.0; // a present
    const double line = easyManner.line + easyManner.lastChip / view.chipsOf(table.actor);
    return preference(line - cost, easyManner.vagueness);
}

double mediumTakes(const View& view, Past past, core::Random& random)
{
    // GE-3: it has watched every payment, so it knows all chips. Nothing is left to be drawn.
    const geschenkt::State counted = Geschenkt::complete(view, past, random);
    return preference(CardRound(mediumManner, counted).gainOfTaking(), mediumManner.heat);
}

} // namespace

} // namespace geschenkt_bot

template <>
Choice choose<geschenkt::Geschenkt>(Character character, const geschenkt::View& view,
                                    core::Past<geschenkt::Geschenkt> past, core::Random& random,
                                    const Budget&)
{
    using namespace geschenkt_bot;
    Choice choice;
    if (Geschenkt::legal(view).size() == 1) {
        choice.policy = {1.0}; // GE-12
    } else {
        const double takes =
            character.level == Level::Easy ? easyTakes(view) : mediumTakes(view, past, random);
        choice.policy = {takes, 1.0 - takes};
    }
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots
