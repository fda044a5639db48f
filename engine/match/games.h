#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <type_traits>
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

/// Calls `call.operator()<G>()` for each game, in that order.
template <class Call>
void forEachGame(const Call& call)
{
    const auto callAll = [&]<class... G>(std::type_identity<std::tuple<G...>>) {
        (call.template operator()<G>(), ...);
    };
    callAll(std::type_identity<Games>());
}

/// The same for the game of that name alone, if there is one.
template <class Call>
void withGame(std::string_view id, const Call& call)
{
    forEachGame([&]<core::Game G>() {
        if (id == G::id)
            call.template operator()<G>();
    });
}

} // namespace facedown::match
