#pragma once

#include <map>
#include <utility>

#include <QStringList>
#include <QTest>

#include "core/random.h"
#include "engine/text_game.h"
#include "table/game_table.h"

namespace facedown::table {

/// Where one stops to look at the last event: at the pieces that it moves and turns up first, at
/// the first steps that are told, or when all is done.
enum class Stop { Turning, Told, Settled };

inline constexpr Stop stops[] = {Stop::Turning, Stop::Told, Stop::Settled};

/// Names that are no word of the games. From the fourth seat on there are bots.
inline std::vector<ShownPlayer> somePlayers(int seats)
{
    static const QStringList names = {"Ana", "Bruno", "Cora", "Dan", "Eva",  "Fil",
                                      "Gil", "Hal",   "Ida",  "Jo",  "Kurt", "Lea"};
    std::vector<ShownPlayer> players;
    for (int seat = 0; seat < seats; ++seat) {
        ShownPlayer player{names[seat], "faces/person-0"};
        if (seat >= 3)
            player = {names[seat], "faces/bot-0", true, "medium", 2, "medium, bold", Manner::Bold};
        players.push_back(player);
    }
    return players;
}

/// The looks at an event, one after another: before anything is said of a step and after, and when
/// all is done.
template <core::Game G>
std::vector<Look> looksAt(const History<G>& history, std::size_t event)
{
    std::vector<Look> looks;
    const int parts = static_cast<int>(history.happenings[event].parts.size());
    for (int part = 0; part < parts; ++part)
        for (const bool unsaid : {true, false})
            looks.push_back({event + 1, part, unsaid});
    looks.push_back({event + 1});
    return looks;
}

/// The match as its pieces lie at a look.
template <core::Game G>
typename G::State asItLies(const core::Play<G>& play, const Look& look)
{
    if (look.step < 0)
        return play.stateAfter(look.moment);
    const auto steps =
        test::stepsOf<G>(play.stateAfter(look.moment - 1), play.events()[look.moment - 1]);
    return steps[static_cast<std::size_t>(look.step)].second;
}

/// The same of the last event: after its first step, or when all is done.
template <core::Game G>
typename G::State asItLies(const core::Play<G>& play, Stop stop)
{
    const bool settled = stop == Stop::Settled || play.events().empty();
    return asItLies(play, Look{play.events().size(), settled ? Look::settled : 0});
}

/// A table of some game, T, that shows it to one seat.
template <core::Game G, class T>
struct ShownTo
{
    explicit ShownTo(core::Seat seat)
        : viewer(seat)
    {
    }

    T& show(const core::Play<G>& play, Stop stop = Stop::Settled)
    {
        follow(play);
        return showLast(play.state(), stop);
    }
    /// A moment of the match, looked at as it is told to; it may be decided only when it is settled
    /// and the last.
    T& show(const core::Play<G>& play, const Look& moment)
    {
        follow(play);
        const bool now = moment.step < 0 && moment.moment == events.size();
        return showAt(moment, now && decides ? offered(play.state()) : Decisions());
    }
    T& show(const test::TextGame<G>& game, Stop stop = Stop::Settled)
    {
        return show(game.record(), stop);
    }
    /// A state by itself, nothing being known of how it came about.
    T& show(const typename G::State& state)
    {
        startAt(state);
        return showLast(state, Stop::Settled);
    }
    /// The same and the event that comes next.
    T& show(const typename G::State& before, std::string_view text, Stop stop = Stop::Settled)
    {
        const core::Event<G> event = *G::parse(text);
        if (const auto error = G::check(before, event))
            qFatal("%s", error->message.c_str());
        startAt(before);
        events.push_back(event);
        typename G::State after = before;
        core::apply<G>(after, event);
        return showLast(after, stop);
    }

    /// The events as the viewer saw them.
    const History<G>& history()
    {
        const auto [entry, isNew] = histories.try_emplace(viewer);
        History<G>& history = entry->second;
        if (isNew)
            history.start = G::view(first, viewer);
        if (history.happenings.size() < events.size()) {
            typename G::State state = first;
            for (std::size_t i = 0; i < events.size(); ++i) {
                if (i >= history.happenings.size())
                    history.happenings.push_back(happening<G>(state, events[i], viewer));
                core::apply<G>(state, events[i]);
            }
        }
        return history;
    }
    const Happening<G>& last() { return history().happenings.back(); }

    std::vector<Look> looksAt(const core::Play<G>& play, std::size_t event)
    {
        follow(play);
        return table::looksAt(history(), event);
    }

    const std::vector<PieceModel::Piece>& pieces() { return table.pieces()->pieces(); }
    const PieceModel::Piece& piece(int row) { return pieces().at(static_cast<std::size_t>(row)); }

    /// The row of the piece that lies there; -1 if none does.
    int row(PieceModel::Kind kind, PieceModel::Zone zone, core::Seat seat, int place)
    {
        for (std::size_t row = 0; row < pieces().size(); ++row) {
            const PieceModel::Piece& piece = pieces()[row];
            if (piece.kind == kind && piece.zone == zone && piece.seat == seat &&
                piece.place == place)
                return static_cast<int>(row);
        }
        return -1;
    }

    const SeatModel::Row& seat(core::Seat seat)
    {
        return table.seats()->rows().at(static_cast<std::size_t>(seat));
    }

    core::Seat viewer;
    T table;
    bool decides = true; ///< whoever looks may decide what may be decided now
    Look look;           ///< how it is looked at besides: a moment that is past

private:
    using Decisions = std::vector<typename G::Decision>;

    T& showLast(const typename G::State& state, Stop stop)
    {
        Look shown = look;
        shown.moment = events.size();
        if (stop == Stop::Settled || events.empty())
            return showAt(shown, decides ? offered(state) : Decisions());
        shown.unsaid = stop == Stop::Turning && table.showing(last(), 0).turning > 0;
        shown.step = shown.unsaid ? 0 : static_cast<int>(table.toldWith(last(), 0));
        return showAt(shown, {});
    }

    T& showAt(const Look& shown, Decisions decisions)
    {
        const int count = G::seats(G::options(first));
        if (std::exchange(players, count) != count)
            table.setShownPlayers(somePlayers(count));
        table.show(history(), shown, std::move(decisions));
        return table;
    }

    /// What may be decided and told to the viewer, whoever is to act.
    Decisions offered(const typename G::State& state) const
    {
        return core::legalToSee<G>(state, viewer);
    }

    void follow(const core::Play<G>& play)
    {
        if (events.empty() || !(first == play.stateAfter(0)))
            startAt(play.stateAfter(0));
        const auto same =
            std::mismatch(events.begin(), events.end(), play.events().begin(), play.events().end());
        forgetAfter(static_cast<std::size_t>(same.first - events.begin()));
        for (std::size_t i = events.size(); i < play.events().size(); ++i)
            events.push_back(play.events()[i]);
    }

    void startAt(const typename G::State& state)
    {
        forgetAfter(0);
        first = state;
        for (auto& [seat, history] : histories)
            history.start = G::view(first, seat);
    }

    void forgetAfter(std::size_t count)
    {
        if (count == events.size())
            return;
        table.forgetAfter(count);
        events.resize(count);
        for (auto& [seat, history] : histories)
            history.happenings.resize(std::min(count, history.happenings.size()));
    }

    typename G::State first{};
    std::vector<core::Event<G>> events;
    std::map<core::Seat, History<G>> histories;
    int players = 0;
};

/// A number from the environment, to try more or others.
inline int setting(const char* name, int otherwise)
{
    return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : otherwise;
}

} // namespace facedown::table
