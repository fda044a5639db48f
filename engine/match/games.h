#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <variant>

#include "core/play.h"
#include "geschenkt/json.h"
#include "nyet/json.h"
#include "skull/json.h"

namespace facedown::match {

/// The games of this house, in the order in which they are shown. The one place that lists them.
using Games = std::tuple<skull::Skull, geschenkt::Geschenkt, nyet::Nyet>;

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

/// The games' names in the protocol, in the same order.
inline constexpr auto gameIds = Listed<Games>::ids;

} // namespace facedown::match
