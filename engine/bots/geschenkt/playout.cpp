#include "bots/geschenkt/playout.h"

#include <algorithm>
#include <cmath>

#include "bots/geschenkt/medium.h"

namespace facedown::bots::geschenkt_bot {

using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::Phase;
using geschenkt::State;

namespace {

bool wavering(double leaning, core::Random& random)
{
    constexpr double sure = 7.0; // beyond it is not worth the working out
    const double drawn = random.unit();
    return std::abs(leaning) < sure ? drawn < chanceToTake(leaning) : leaning > 0.0;
}

} // namespace

FollowedOffer::FollowedOffer(const State& state, const Followers& followers)
    : offer_(state)
    , followers_(followers)
    , pot_(state.table.pot)
{
    const auto begin = followers.begin();
    if (state.chipsOf(state.table.actor) > 0 &&
        std::any_of(begin, begin + state.table.players,
                    [](const Follower& follower) { return follower.medium.has_value(); }))
        gains_ = CardRound(mediumParameters, state).gainsOfTaking();
    for (Seat seat = 0; seat < state.table.players; ++seat)
        if (const Rule* rule = followers[seat].rule)
            fixed_[seat] = offer_.fixedPart(*rule, seat);
}

bool FollowedOffer::takes(const State& state, core::Random& random) const
{
    const Seat seat = state.table.actor;
    const Follower& follower = followers_[seat];
    if (follower.medium)
        return random.unit() <
               mediumTakes(*follower.medium,
                           gains_[static_cast<std::size_t>(state.table.pot - pot_)]);
    if (follower.network != nullptr)
        return follower.network->leaning(state, offer_) > 0.0F;
    const double leaning = fixed_[seat] + offer_.changingPart(*follower.rule, state);
    return follower.wavers ? wavering(leaning, random) : leaning > 0.0;
}

void playOut(State& state, const Followers& followers, const std::vector<int>& order,
             std::uint64_t seed)
{
    auto next = order.size();
    while (state.table.phase != Phase::Over) {
        if (state.table.phase == Phase::Turn) {
            int card = order[--next];
            while (!state.table.unseen.contains(card))
                card = order[--next];
            Geschenkt::apply(state, geschenkt::turn(card));
        }
        core::Random random = core::Random::at(seed, static_cast<std::uint64_t>(state.table.card));
        const FollowedOffer offer(state, followers);
        while (state.chipsOf(state.table.actor) > 0 && !offer.takes(state, random)) // GE-12
            Geschenkt::apply(state, Decision::Pay);
        Geschenkt::apply(state, Decision::Take);
    }
}

std::vector<int> shuffled(Cards unseen, core::Random& random)
{
    std::vector<int> order;
    order.reserve(static_cast<std::size_t>(unseen.size()));
    for (const int card : unseen)
        order.push_back(card);
    core::shuffle(order, random);
    return order;
}

double winShare(const State& state, Seat seat)
{
    const core::Winners winners = Geschenkt::winners(state);
    return winners.contains(core::byte(seat)) ? 1.0 / static_cast<double>(winners.size()) : 0.0;
}

} // namespace facedown::bots::geschenkt_bot
