#include "table/nyet/nyet_table.h"

#include <algorithm>

#include "nyet/knowledge.h"

// How the steps of a match are shown: for how long, with what sound, and what is worth a picture.

namespace facedown::table {

using core::Seat;
using nyet::Nyet;
using nyet::Phase;
using StepKind = nyet::Step::Kind;

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

int NyetTable::turning(const Happening<Nyet>& happening, std::size_t part) const
{
    switch (happening.parts[part].step.kind) {
    case StepKind::Played:
        return cardTurns;
    case StepKind::TrickTaken:
        return trickGoes;
    case StepKind::BoardDecided:
        return termsGo;
    case StepKind::BonusGiven:
        return bonusGoes;
    default:
        return 0;
    }
}

int NyetTable::dwell(const Happening<Nyet>& happening, std::size_t part) const
{
    const bool last = part + 1 == happening.parts.size();
    switch (happening.parts[part].step.kind) {
    case StepKind::DealerDrawn:
    case StepKind::Dealt:
    case StepKind::BoardDecided:
    case StepKind::HandedOver:
        return moment;
    case StepKind::TeamsChosen:
        return teamsTime;
    case StepKind::Vetoed:
        return last ? look : moment; // the finished board is worth a look
    case StepKind::BonusGiven:
        return look;
    case StepKind::Discarded:
    case StepKind::Gave:
        return glance;
    case StepKind::Played:
        return last ? glance : trickTime;
    case StepKind::RoundScored:
        return tallies(happening, part) ? moment : 0;
    case StepKind::TrickTaken:
    case StepKind::RoundBegun:
    case StepKind::Over:
        break;
    }
    return 0;
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

bool NyetTable::tallies(const Happening<Nyet>& happening, std::size_t part) const
{
    return happening.parts[part].step.kind == StepKind::RoundScored &&
           happening.view.table.phase != Phase::Over;
}

Sound NyetTable::sound(const nyet::Step& step) const
{
    switch (step.kind) {
    case StepKind::Vetoed:
        return Sound::Token;
    case StepKind::TeamsChosen:
        return Sound::Bid;
    case StepKind::BonusGiven:
        return Sound::Gift;
    case StepKind::Discarded:
    case StepKind::Gave:
    case StepKind::HandedOver:
    case StepKind::Played:
        return Sound::Card;
    case StepKind::Dealt:
    case StepKind::TrickTaken:
        return Sound::Trick;
    case StepKind::Over:
        return Sound::End;
    case StepKind::DealerDrawn:
    case StepKind::BoardDecided:
    case StepKind::RoundScored:
    case StepKind::RoundBegun:
        break;
    }
    return Sound::None;
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
        std::vector<int> scores;
        for (Seat seat = 0; seat < table.players; ++seat)
            scores.push_back(table.roundScore(seat));
        const auto [least, most] = std::minmax_element(scores.begin(), scores.end());
        for (Seat seat = 0; seat < table.players && *least < *most; ++seat) {
            const int score = scores[static_cast<std::size_t>(seat)];
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

bool NyetTable::reveals(const nyet::Step& step, bool own) const
{
    switch (step.kind) {
    case StepKind::DealerDrawn:
    case StepKind::Dealt:
    case StepKind::HandedOver:
        return true;
    case StepKind::Played:
        return !own;
    default:
        return false;
    }
}

QString NyetTable::momentOf(const nyet::Step& step) const
{
    switch (step.kind) {
    case StepKind::DealerDrawn:
        return QStringLiteral("dealer");
    case StepKind::Dealt:
        return QStringLiteral("deal");
    case StepKind::Vetoed:
        return QStringLiteral("veto");
    case StepKind::BoardDecided:
        return QStringLiteral("terms");
    case StepKind::TeamsChosen:
        return QStringLiteral("team");
    case StepKind::BonusGiven:
        return QStringLiteral("bonus");
    case StepKind::Discarded:
        return QStringLiteral("discard");
    case StepKind::Gave:
        return QStringLiteral("give");
    case StepKind::HandedOver:
        return QStringLiteral("hand-over");
    case StepKind::Played:
        return shown_.table.trick.size == shown_.table.players ? QStringLiteral("trick")
                                                               : QStringLiteral("play");
    case StepKind::TrickTaken:
        return QStringLiteral("taken");
    case StepKind::RoundScored:
        return QStringLiteral("score");
    case StepKind::RoundBegun:
        return {}; // what it leaves is seen when all is done
    case StepKind::Over:
        return QStringLiteral("over");
    }
    return {};
}

} // namespace facedown::table
