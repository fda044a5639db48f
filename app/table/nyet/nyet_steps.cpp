#include "table/nyet/nyet_table.h"

#include <algorithm>

#include "nyet/knowledge.h"

// How the steps of a match are shown: for how long, with what sound, and what is worth a picture.

namespace facedown::table {

using core::Seat;
using nyet::Nyet;
using nyet::Phase;
using StepKind = nyet::Step::Kind;
using Reveals = Showing::Reveals;

namespace {

/// How long things want to be looked at, in milliseconds at the normal pace.
constexpr int glance = 300;
constexpr int look = 700;
constexpr int cardTurns = 500; ///< and is played
constexpr int moment = 1400;
constexpr int trickTime = 1900;
constexpr int teamsTime = 1900;
constexpr int trickGoes = 600; ///< to whoever has won it
constexpr int termsGo = 1000;  ///< from the board to where they stay
constexpr int bonusGoes = 1100;

} // namespace

Showing NyetTable::showing(const Happening<Nyet>& happening, std::size_t part) const
{
    const auto& [step, view] = happening.parts[part];
    const bool last = part + 1 == happening.parts.size();
    switch (step.kind) {
    case StepKind::DealerDrawn:
        return {.picture = "dealer", .dwell = moment, .reveals = Reveals::All};
    case StepKind::Dealt:
        return {.picture = "deal", .sound = Sound::Trick, .dwell = moment, .reveals = Reveals::All};
    case StepKind::Vetoed: // the finished board is worth a look
        return {.picture = "veto", .sound = Sound::Token, .dwell = last ? look : moment};
    case StepKind::BoardDecided:
        return {.picture = "terms", .turning = termsGo, .dwell = moment};
    case StepKind::TeamsChosen:
        return {.picture = "team", .sound = Sound::Bid, .dwell = teamsTime};
    case StepKind::BonusGiven:
        return {.picture = "bonus", .sound = Sound::Gift, .turning = bonusGoes, .dwell = look};
    case StepKind::Discarded:
        return {.picture = "discard", .sound = Sound::Card, .dwell = glance};
    case StepKind::Gave:
        return {.picture = "give", .sound = Sound::Card, .dwell = glance};
    case StepKind::HandedOver:
        return {
            .picture = "hand-over", .sound = Sound::Card, .dwell = moment, .reveals = Reveals::All};
    case StepKind::Played:
        return {.picture = view.table.trick.size == view.table.players ? "trick" : "play",
                .sound = Sound::Card,
                .turning = cardTurns,
                .dwell = last ? glance : trickTime,
                .reveals = Reveals::AllButDecider};
    case StepKind::TrickTaken:
        return {.picture = "taken", .sound = Sound::Trick, .turning = trickGoes};
    case StepKind::RoundScored:
        if (happening.view.table.phase == Phase::Over)
            return {.picture = "score"};
        return {.picture = "score", .dwell = moment, .roundEnd = Showing::RoundEnd::Counted};
    case StepKind::RoundBegun: // what it leaves is seen when all is done
        return {};
    case StepKind::Over:
        return {.picture = "over", .sound = Sound::End};
    }
    return {};
}

bool NyetTable::takesRest(const History<Nyet>& history) const
{
    const nyet::View& view = history.view();
    if (view.table.phase != nyet::Phase::Play || view.table.trick.size > 0)
        return false;
    const std::vector<Nyet::Event> events = history.events(history.happenings.size());
    const nyet::Knowledge knowledge(view, events);
    for (const nyet::Card card : view.hand(view.viewer))
        if (!knowledge.surelyWins(card))
            return false;
    return true;
}

std::vector<Feeling> NyetTable::feelings(const View&, const Part& part) const
{
    const auto& [step, view] = part;
    const nyet::Table& table = view.table;
    std::vector<Feeling> all;
    switch (step.kind) {
    case StepKind::TeamsChosen:
        for (Seat seat = 0; seat < table.players; ++seat)
            if (seat != step.seat && table.sameTeam(seat, step.seat))
                all.push_back({seat, Mood::Glad});
        break;
    case StepKind::BonusGiven:
        all.push_back({step.seat, table.points() > 0 ? Mood::Glad : Mood::Dismayed});
        break;
    case StepKind::TrickTaken:
        if (table.points() < 0)
            return {{step.seat, Mood::Dismayed}};
        if (step.value > 0)
            all.push_back({step.seat, Mood::Glad});
        for (int place = 0; place < table.last.size; ++place) {
            const Seat owner = table.last.seat(place, table.players);
            if (table.isTreasure(table.last.card(place), owner, step.seat))
                all.push_back({owner, Mood::Dismayed});
        }
        break;
    case StepKind::RoundScored: {
        core::Vector<int> scores;
        for (Seat seat = 0; seat < table.players; ++seat)
            scores.push_back(table.roundScore(seat));
        const auto [least, most] = std::minmax_element(scores.begin(), scores.end());
        for (Seat seat = 0; seat < table.players && *least < *most; ++seat) {
            const int score = scores[seat];
            if (score == *most || score == *least)
                all.push_back({seat, score == *most ? Mood::Glad : Mood::Dismayed});
        }
        break;
    }
    case StepKind::Over:
        return feelingsAtEnd(table.players, nyet::winners(table));
    default:
        break;
    }
    return all;
}

} // namespace facedown::table
