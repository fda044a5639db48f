#include "match/match.h"

#include "core/text.h"
#include "match/state_json.h"

namespace facedown::match {

namespace {

using core::ErrorCode;
using core::Game;
using core::Play;

template <Game G>
Expected<AnyPlay> startGame(const Json& options)
{
    return G::readOptions(options).map(
        [](const auto& checked) { return AnyPlay(Play<G>(checked)); });
}

template <Game G>
std::vector<int> winnersOf(const Play<G>& play)
{
    const core::Winners winners = G::winners(play.state());
    return {winners.begin(), winners.end()};
}

/// The events that may come now; nothing when there are too many to list.
template <Game G>
std::optional<std::vector<std::string>> legalOf(const Play<G>& play)
{
    if (G::actor(play.state()) != core::chance)
        return texts<G>(G::legal(play.state()));
    const auto outcomes = G::outcomes(play.state());
    if (!outcomes)
        return std::nullopt;
    return texts<G>(*outcomes);
}

} // namespace

Match::Match(AnyPlay play, std::uint64_t seed)
    : play_(std::move(play))
    , seed_(seed)
{
    playerEntries_.resize(static_cast<std::size_t>(seats()));
}

Expected<Match> Match::start(std::string_view game, const Json& options, std::uint64_t seed)
{
    Expected<AnyPlay> play =
        core::failure(ErrorCode::BadOption, "there is no game " + core::inQuotes(game));
    withGame(game, [&]<Game G>() { play = startGame<G>(options); });
    return std::move(play).map([seed](AnyPlay begun) { return Match(std::move(begun), seed); });
}

std::string_view Match::game() const
{
    return std::visit([]<Game G>(const Play<G>&) -> std::string_view { return G::id; }, play_);
}

Json Match::options() const
{
    return std::visit([]<Game G>(const Play<G>& play) { return G::json(play.options()); }, play_);
}

int Match::seats() const
{
    return std::visit([]<Game G>(const Play<G>& play) { return G::seats(play.options()); }, play_);
}

int Match::players() const
{
    return std::visit([](const auto& play) { return play.options().players; }, play_);
}

int Match::playerOf(Seat seat) const
{
    return std::visit(
        [seat]<Game G>(const Play<G>& play) { return G::playerOf(play.options(), seat); }, play_);
}

Seat Match::actor() const
{
    return std::visit([]<Game G>(const Play<G>& play) { return G::actor(play.state()); }, play_);
}

std::vector<int> Match::winners() const
{
    return std::visit([](const auto& play) { return winnersOf(play); }, play_);
}

std::vector<int> Match::scores() const
{
    return std::visit(
        []<Game G>(const Play<G>& play) -> std::vector<int> {
            const core::Scores scores = G::scores(play.state());
            return {scores.begin(), scores.end()};
        },
        play_);
}

std::size_t Match::length() const
{
    return std::visit([](const auto& play) { return play.events().size(); }, play_);
}

std::string Match::event(std::size_t index) const
{
    return std::visit(
        [index]<Game G>(const Play<G>& play) { return G::text(play.events()[index]); }, play_);
}

std::string Match::due() const
{
    return std::visit([]<Game G>(const Play<G>& play) { return G::due(play.state()); }, play_);
}

std::vector<std::string> Match::legal() const
{
    return std::visit(
        [](const auto& play) { return legalOf(play).value_or(std::vector<std::string>{}); }, play_);
}

Expected<void> Match::apply(std::string_view text)
{
    return std::visit(
        [this, text]<Game G>(Play<G>& play) -> Expected<void> {
            const auto event = G::parse(text);
            // Whatever else is wrong with it.
            if (!event && event.error().code == ErrorCode::Illegal && over())
                return core::noEvent(text, G::id, due());
            if (!event)
                return tl::unexpected(event.error());
            if (const auto error = play.apply(*event))
                return tl::unexpected(*error);
            forfeit_.reset();
            return {};
        },
        play_);
}

Expected<void> Match::apply(const std::vector<std::string>& events)
{
    const std::size_t before = length();
    const auto forfeit = forfeit_;
    for (const std::string& event : events) {
        Expected<void> applied = apply(event);
        if (applied)
            continue;
        while (length() > before)
            (void)undo();
        forfeit_ = forfeit;
        return applied;
    }
    return {};
}

Expected<std::string> Match::sample()
{
    if (actor() != core::chance)
        return core::failure(ErrorCode::Illegal, "it is not chance's turn: " + due());
    forfeit_.reset();
    auto random = core::Random::at(seed_, length());
    return std::visit(
        [&random]<Game G>(Play<G>& play) {
            const core::Event<G> outcome = G::sample(play.state(), random);
            play.apply(outcome);
            return G::text(outcome);
        },
        play_);
}

Expected<void> Match::undo()
{
    if (length() == 0)
        return core::failure(ErrorCode::NothingToUndo, "there is no event to take back");
    std::visit([](auto& play) { play.undo(); }, play_);
    forfeit_.reset();
    while (!hints_.empty() && hints_.back() > length())
        hints_.pop_back();
    return {};
}

void Match::noteHint()
{
    if (hints_.empty() || hints_.back() != length())
        hints_.push_back(length());
}

Json Match::state() const
{
    return std::visit(
        []<Game G>(const Play<G>& play) {
            Json json = withSharedFields<G>(G::json(play.state()), play.state());
            const auto legal = legalOf(play);
            json["legal"] = legal ? Json(*legal) : Json(nullptr);
            return json;
        },
        play_);
}

Json Match::view(Seat seat) const
{
    return std::visit(
        [seat]<Game G>(const Play<G>& play) { return seenJson<G>(play.state(), seat); }, play_);
}

void Match::setPlayerEntries(std::vector<PlayerEntry> entries)
{
    playerEntries_ = std::move(entries);
}

} // namespace facedown::match
