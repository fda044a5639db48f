#pragma once

#include <optional>
#include <vector>

#include "bots/geschenkt/network.h"

namespace facedown::bots::geschenkt_bot {

/// What each seat goes by: a rule, and whether it wavers as a logistic regression does; or what a
/// medium bot of this temper does; or a network, which never wavers.
struct Follower
{
    const Rule* rule = nullptr;
    bool wavers = false;
    std::optional<Temper> medium{};
    const Network* network = nullptr;
};
using Followers = core::Array<Follower, maxSeats>;

/// The card that lies there, and what followers make of it. It is made once for a card.
class FollowedOffer
{
public:
    /// Before: a seat is to decide on a card. The followers outlive it.
    FollowedOffer(const geschenkt::State& state, const Followers& followers);

    const Offer& offer() const { return offer_; }
    /// Before: the card is still the same, and the seat to act may pay.
    bool takes(const geschenkt::State& state, core::Random& random) const;

private:
    Offer offer_;
    const Followers& followers_;
    std::vector<double> gains_; ///< as a medium bot reckons them, by payments from here
    int pot_ = 0;               ///< before them
    core::Array<double, maxSeats> fixed_{};
};

/// Plays on to the end. The cards come in the order given, the first at its end; those of it that
/// are not unseen any more are left out. What the followers do depends beside the state on the seed
/// and the card alone, so that two games that come together go on alike. Before: the order holds
/// all that are unseen.
void playOut(geschenkt::State& state, const Followers& followers, const std::vector<int>& order,
             std::uint64_t seed);

/// The unseen cards in an order drawn at random.
std::vector<int> shuffled(Cards unseen, core::Random& random);

/// What a seat has of the win (GE-22). Before: the game is over.
double winShare(const geschenkt::State& state, Seat seat);

} // namespace facedown::bots::geschenkt_bot
