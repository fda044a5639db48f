#include "cli/arena_seating.h"

#include <algorithm>

#include "core/random.h"

namespace facedown::cli {

std::vector<Seating> rotations(const Seating& seating)
{
    std::vector<Seating> all;
    Seating next = seating;
    do {
        all.push_back(next);
        std::rotate(next.begin(), next.begin() + 1, next.end());
    } while (next != seating);
    return all;
}

std::optional<std::vector<Seating>> orders(Seating seating, std::size_t atMost)
{
    std::sort(seating.begin(), seating.end());
    std::vector<Seating> all;
    do {
        // Of an order's rotations the least stands for it; it begins with the least bot.
        const auto turned = rotations(seating);
        if (*std::min_element(turned.begin(), turned.end()) != seating)
            continue;
        if (all.size() == atMost)
            return std::nullopt;
        all.push_back(seating);
    } while (std::next_permutation(seating.begin() + 1, seating.end()));
    return all;
}

Seatings::Seatings(const Seating& bots, std::uint64_t seed)
    : bots_(bots)
    , seed_(~seed) // what chance brings to the tables comes from the seed itself
    , orders_(orders(bots, mostOrders))
{
    core::Random random = core::Random::at(seed_, 0);
    if (orders_)
        core::shuffle(*orders_, random);
}

std::vector<Seating> Seatings::of(std::size_t deal) const
{
    if (orders_)
        return rotations((*orders_)[deal % orders_->size()]);
    Seating drawn = bots_;
    core::Random random = core::Random::at(seed_, deal);
    core::shuffle(drawn, random);
    return rotations(drawn);
}

} // namespace facedown::cli
