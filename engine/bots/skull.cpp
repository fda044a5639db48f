#include "bots/skull.h"

namespace facedown::bots {

template <>
Choice choose<skull::Skull>(Level, const skull::View& view, core::Past<skull::Skull>,
                            core::Random& random, const Budget&)
{
    using Kind = skull::Decision::Kind;
    const auto legal = skull::Skull::legal(view);
    Choice choice;
    double sum = 0.0;
    for (const skull::Decision decision : legal) {
        const double weight =
            decision.kind == Kind::Bid ? (decision.value == view.table.bid + 1 ? 0.4 : 0.0) : 1.0;
        choice.policy.push_back(weight);
        sum += weight;
    }
    for (double& probability : choice.policy)
        probability /= sum;
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots
