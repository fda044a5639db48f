#include "play/people.h"

#include <set>

namespace facedown::play {

using core::Seat;

QString gameOf(const match::Match& match)
{
    return QString::fromUtf8(match.game().data(), static_cast<qsizetype>(match.game().size()));
}

bool isHuman(const match::Match& match, Seat seat)
{
    return seat >= 0 && !match.playerEntries()[static_cast<std::size_t>(seat)].bot;
}

QStringList playerNames(const match::Match& match)
{
    QStringList names;
    for (int player = 0; player < match.players(); ++player)
        names << QString::fromStdString(
            match.playerEntries()[static_cast<std::size_t>(player)].name);
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

HumanDecision lastHumanDecision(const match::Match& match)
{
    return std::visit(
        [&match]<class G>(const core::Play<G>& play) {
            for (std::size_t i = play.events().size(); i-- > 0;)
                if (const core::Seat seat = G::actor(play.stateAfter(i)); isHuman(match, seat))
                    return HumanDecision{static_cast<int>(i), seat};
            return HumanDecision{};
        },
        match.play());
}

int lastDecided(const match::Match& match, int player)
{
    return std::visit(
        [&]<class G>(const core::Play<G>& play) {
            for (std::size_t i = play.events().size(); i-- > 0;)
                if (const core::Seat seat = G::actor(play.stateAfter(i));
                    seat >= 0 && match.playerOf(seat) == player)
                    return static_cast<int>(i) + 1;
            return 0;
        },
        match.play());
}

} // namespace facedown::play
