#include "play/people.h"

#include <set>

namespace facedown::play {

using core::Seat;

namespace {

/// The last decision that was made in such a seat.
template <class InSeat>
LastDecision lastDecision(const match::Match& match, InSeat isIt)
{
    return std::visit(
        [&isIt]<class G>(const core::Play<G>& play) {
            for (std::size_t i = play.events().size(); i-- > 0;)
                if (const Seat seat = G::actor(play.stateAfter(i)); isIt(seat))
                    return LastDecision{static_cast<int>(i), seat};
            return LastDecision{};
        },
        match.play());
}

} // namespace

QString gameOf(const match::Match& match)
{
    return QString::fromUtf8(match.game());
}

bool isHuman(const match::Match& match, Seat seat)
{
    return seat >= 0 && !match.playerEntry(seat).bot;
}

QStringList playerNames(const match::Match& match)
{
    QStringList names;
    for (int player = 0; player < match.players(); ++player)
        names << QString::fromStdString(match.playerEntry(player).name);
    return names;
}

int humanPlayers(const match::Match& match)
{
    std::set<int> players;
    for (Seat seat = 0; seat < match.seats(); ++seat)
        if (isHuman(match, seat))
            players.insert(match.playerOf(seat));
    return static_cast<int>(players.size());
}

Seat firstHuman(const match::Match& match)
{
    Seat seat = 0;
    while (!isHuman(match, seat))
        ++seat;
    return seat;
}

LastDecision lastHumanDecision(const match::Match& match)
{
    return lastDecision(match, [&match](Seat seat) { return isHuman(match, seat); });
}

int lastDecided(const match::Match& match, int player)
{
    const auto last = lastDecision(
        match, [&match, player](Seat seat) { return seat >= 0 && match.playerOf(seat) == player; });
    return last.moment + 1;
}

} // namespace facedown::play
