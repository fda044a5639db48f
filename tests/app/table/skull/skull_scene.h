#pragma once

#include "app/table/scene.h"
#include "engine/skull/skull_game.h"
#include "table/skull/skull_table.h"

namespace facedown::table {

using SkullPlay = core::Play<skull::Skull>;

struct SkullShown : ShownTo<skull::Skull, SkullTable>
{
    using ShownTo::ShownTo;

    /// The row of the disc that lies there; -1 if none does.
    int row(PieceModel::Zone zone, core::Seat seat, int place)
    {
        return ShownTo::row(PieceModel::Disc, zone, seat, place);
    }
};

/// Any event that may come now. With care a game gets far: bids are low, few go on bidding.
inline skull::Skull::Event anyEvent(const skull::State& state, bool careful, core::Random& random)
{
    if (skull::Skull::actor(state) == core::chance)
        return skull::Skull::sample(state, random);
    const auto legal = skull::Skull::legal(state);
    const auto any = legal[static_cast<std::size_t>(random.below(int(legal.size())))];
    if (!careful || any.kind != skull::Decision::Kind::Bid)
        return any;
    if (state.table.phase == skull::Phase::Turn)
        return skull::bid(1);
    return random.below(3) == 0 ? skull::bid(state.table.bid + 1) : skull::pass();
}

inline skull::Options anySkullOptions(core::Random& random)
{
    const int tribes = 1 + random.below(2);
    return {3 + random.below(tribes == 1 ? 10 : 4), tribes, random.below(2) == 0};
}

} // namespace facedown::table
