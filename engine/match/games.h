#pragma once

#include <tuple>
#include <variant>

#include "core/play.h"
#include "skull/json.h"
#include "skull/skull.h"

namespace facedown::match {

/// The games of this house, in the order in which they are shown. The one place that lists them.
using Games = std::tuple<skull::Skull>;

template <class>
struct PlayOf;
template <class... G>
struct PlayOf<std::tuple<G...>>
{
    using type = std::variant<core::Play<G>...>;
};

/// A game of any kind being played.
using AnyPlay = PlayOf<Games>::type;

} // namespace facedown::match
