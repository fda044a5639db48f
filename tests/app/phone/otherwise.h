#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <QJsonDocument>

#include "app/play/session_play.h"
#include "core/play.h"
#include "phone/page.h"

namespace facedown::phone {

/// A page that shows any moment, as a match that is under way would.
class PageAt : public Page
{
public:
    using Page::Page;
    table::Look look;
    bool toAct = false;

    QByteArray bytes() { return QJsonDocument(state()).toJson(QJsonDocument::Compact); }

protected:
    table::Look present() const override { return look; }
    bool decides() const override { return toAct; }
};

/// An event and what stands where the seat sees none of it, drawn anew: a deal's other hands
/// have two cards swapped, a decision is another that looks the same.
template <core::Game G>
std::optional<core::Event<G>> another(const core::Play<G>& play, const core::Event<G>& event,
                                      core::Seat seat, core::Random& random)
{
    const core::Event<G> seen = G::seen(play.state(), event, seat);
    std::vector<core::Event<G>> others;
    if (std::holds_alternative<typename G::Decision>(event)) {
        for (const auto& decision : G::legal(play.state()))
            if (const core::Event<G> other = decision;
                !(other == event) && G::seen(play.state(), other, seat) == seen)
                others.push_back(other);
    } else {
        std::string text = G::text(event);
        const std::string known = G::text(seen);
        std::vector<std::pair<std::size_t, std::size_t>> hidden; // of words in the text
        std::size_t from = 0;
        std::size_t at = 0;
        for (std::size_t to = 0; to <= text.size(); ++to) {
            if (to < text.size() && text[to] != ' ' && text[to] != '|')
                continue;
            const std::size_t end = std::min(known.find_first_of(" |", at), known.size());
            if (known.substr(at, end - at) == "?")
                hidden.emplace_back(from, to - from);
            at = end + 1;
            from = to + 1;
        }
        if (hidden.size() < 2)
            return std::nullopt;
        auto one = hidden[std::size_t(random.below(int(hidden.size())))];
        auto two = hidden[std::size_t(random.below(int(hidden.size())))];
        if (one > two)
            std::swap(one, two);
        const std::string first = text.substr(one.first, one.second);
        const std::string second = text.substr(two.first, two.second);
        if (first == second)
            return std::nullopt;
        text.replace(two.first, two.second, first);
        text.replace(one.first, one.second, second);
        const auto other = G::parse(text);
        if (other && !G::check(play.state(), *other) && G::seen(play.state(), *other, seat) == seen)
            others.push_back(*other);
    }
    if (others.empty())
        return std::nullopt;
    return others[std::size_t(random.below(int(others.size())))];
}

/// Another match that this seat cannot tell from the first, for as long as that goes.
template <core::Game G>
std::vector<std::string> permuted(const core::Play<G>& play, core::Seat seat, core::Random& random)
{
    core::Play<G> other(play.options());
    std::vector<std::string> events;
    for (std::size_t i = 0; i < play.events().size(); ++i) {
        const core::Event<G>& event = play.events()[i];
        const core::Event<G> seen = G::seen(play.stateAfter(i), event, seat);
        const bool possible =
            !G::check(other.state(), event) && G::seen(other.state(), event, seat) == seen;
        std::optional<core::Event<G>> chosen;
        if (possible)
            chosen = event;
        if (!possible || random.below(2) == 0)
            if (const auto instead = another(other, event, seat, random);
                instead && G::seen(other.state(), *instead, seat) == seen)
                chosen = instead;
        if (!chosen)
            break;
        const auto before = other;
        other.apply(*chosen);
        // What it leads to may be seen: a disc that is lost, a card that comes over.
        if (!(G::view(other.state(), seat) == G::view(play.stateAfter(i + 1), seat))) {
            other = before;
            break;
        }
        events.push_back(G::text(*chosen));
    }
    return events;
}

template <core::Game G>
match::Match from(const match::Match& first, const std::vector<std::string>& events)
{
    match::Match match = *match::Match::start(G::id, first.options(), first.seed());
    match.setPlayerEntries(first.playerEntries());
    const auto noteHint = [&] {
        if (std::ranges::binary_search(first.hints(), match.length()))
            match.noteHint(); // which all are told
    };
    for (const std::string& event : events) {
        noteHint();
        if (!match.apply(event))
            qFatal("not legal: %s", event.c_str());
    }
    noteHint();
    return match;
}

} // namespace facedown::phone
