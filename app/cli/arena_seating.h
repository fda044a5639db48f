#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace facedown::cli {

/// Which bot each player has, as indices.
using Seating = std::vector<std::size_t>;

/// The seatings that come of moving everybody on by a place, each once: two if A B A B sit there.
std::vector<Seating> rotations(const Seating& seating);

/// The orders in which these bots can sit around a table, each once however it is turned; nothing
/// if there are more than so many.
std::optional<std::vector<Seating>> orders(Seating seating, std::size_t atMost);

/// Who sits where in each deal of an arena. Who acts before whom matters: the deals go through all
/// orders of the bots, as often through each, and each deal through all rotations of its own.
class Seatings
{
public:
    Seatings() = default;
    Seatings(const Seating& bots, std::uint64_t seed);

    std::vector<Seating> of(std::size_t deal) const;
    /// How many orders there are; nothing if there are so many that each deal has one drawn.
    std::optional<std::size_t> orderCount() const
    {
        return orders_ ? std::optional(orders_->size()) : std::nullopt;
    }

private:
    /// Of more orders than this, no arena could play all: each deal has one that is drawn.
    static constexpr std::size_t mostOrders = 50'000;

    Seating bots_;
    std::uint64_t seed_ = 0;
    std::optional<std::vector<Seating>> orders_;
};

} // namespace facedown::cli
