#pragma once

#include <vector>

#include "bots/bot.h"
#include "bots/nyet/hand_evaluation.h"
#include "nyet/nyet.h"

namespace facedown::bots::nyet_bot {

using nyet::Nyet;
using nyet::Trumps;
using Decisions = Nyet::Decisions;
/// Along the legal decisions; more is better.
using Values = std::vector<double>;

/// What the easy bot makes of its decisions, in every phase. It remembers nothing.
Values easyValues(const nyet::View& view, const Decisions& legal);

/// What a card is worth at first sight: its value, and more for a trump.
int plainPrice(const nyet::Trumps& trumps, nyet::Card card);

/// What the medium bot makes of each legal decision of the seat to act; more is better. In points
/// until the teams are chosen, then in tricks and treasures. Before: history is all that led there.
Values mediumValues(const nyet::View& view, Nyet::History history, const Decisions& legal);

/// What the seat to act, with this hand, makes of each way to choose the teams (NY-30), in points.
Values valuesOfTeams(const nyet::Table& table, const HandEvaluation& hand, const Decisions& legal);
/// And of each seat that may get the bonus card (NY-31).
Values valuesOfBonus(const nyet::Table& table, const HandEvaluation& hand, const Decisions& legal);

/// How much a decision is to the taste of this temper, from -1 to 1. The bold want high stakes, few
/// team-mates and to draw trumps early; the careful the opposite.
double taste(Temper temper, const nyet::Table& table, nyet::Decision decision);

/// For each legal decision the place of the one among them that does the same and leaves the better
/// hand; its own, most often. Of cards of a colour that do the same to the trick that is the
/// lowest, with points of -2 the highest: to part with another is a waste that a partner sees,
/// however little it costs. Before: the view's seat is to act.
std::vector<std::size_t> dominators(const nyet::View& view, const Decisions& legal);

} // namespace facedown::bots::nyet_bot
