#include "bots/geschenkt.h"

namespace facedown::bots {

template <>
Choice choose<geschenkt::Geschenkt>(Level, const geschenkt::View& view,
                                    core::Past<geschenkt::Geschenkt>, core::Random& random,
                                    const Budget&)
{
    Choice choice;
    const auto legal = geschenkt::Geschenkt::legal(view);
    choice.policy.assign(legal.size(), 1.0 / static_cast<double>(legal.size()));
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots
