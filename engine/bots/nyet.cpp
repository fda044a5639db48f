#include "bots/nyet.h"

namespace facedown::bots {

template <>
Choice choose<nyet::Nyet>(Level, const nyet::View& view, core::Past<nyet::Nyet>,
                          core::Random& random, const Budget&)
{
    const std::size_t count = nyet::Nyet::legal(view).size();
    Choice choice;
    choice.policy.assign(count, 1.0 / static_cast<double>(count));
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots
