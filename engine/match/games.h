#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <variant>

#include "core/play.h"
#include "match/game_list.h"

namespace facedown::match {

template <class>
struct Listed;
template <class... G>
struct Listed<std::tuple<G...>>
{
    using Play = std::variant<core::Play<G>...>;
    static constexpr std::array<std::string_view, sizeof...(G)> ids = {G::id...};
};

/// A game of any kind being played.
using AnyPlay = Listed<Games>::Play;

/// The games' names in the protocol, in the order in which they are shown.
inline constexpr auto gameIds = Listed<Games>::ids;

} // namespace facedown::match
