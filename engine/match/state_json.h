#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "match/games.h"

namespace facedown::match {

using core::Json;

template <core::Game G>
std::vector<std::string> texts(const auto& events)
{
    std::vector<std::string> list;
    list.reserve(events.size());
    for (const auto& event : events)
        list.push_back(G::text(core::Event<G>(event)));
    return list;
}

inline Json actorJson(core::Seat actor)
{
    if (actor == core::chance)
        return "chance";
    return actor < 0 ? Json(nullptr) : Json(actor);
}

/// Adds the fields that every game's states and views have to those of its own.
template <core::Game G>
Json withSharedFields(Json json, const typename G::State& state)
{
    const core::Winners winners = G::winners(state);
    json["game"] = G::id;
    json["options"] = G::json(G::options(state));
    json["to_act"] = actorJson(G::actor(state));
    json["winners"] = std::vector<int>(winners.begin(), winners.end());
    return json;
}

/// What a seat sees of a state, as the text protocol has it.
template <core::Game G>
Json seenJson(const typename G::State& state, core::Seat seat)
{
    const auto view = G::view(state, seat);
    Json json = withSharedFields<G>(G::json(view), state);
    if (seat >= 0 && seat == G::actor(state))
        json["legal"] = texts<G>(G::legal(view));
    return json;
}

} // namespace facedown::match
