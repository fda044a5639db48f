#include "bots/nyet/levels.h"

namespace facedown::bots::nyet_bot {

namespace {

using nyet::Table;
using Kind = nyet::Decision::Kind;

/// Of covering each square of row Points.
constexpr core::Array<double, nyet::mostSquares> boldToCover = {1.0, 0.5, -0.5, -1.0, 0.0};
constexpr int highTrump = 10;

double boldness(const Table& table, nyet::Decision decision)
{
    switch (decision.kind) {
    case Kind::Veto:
        return decision.row() == nyet::Row::Points ? boldToCover[decision.square] : 0.0;
    case Kind::Team: {
        const int size = 1 + core::countBits(static_cast<unsigned>(decision.value));
        return 2 * size < table.players ? 1.0 : 2 * size > table.players ? -1.0 : 0.0;
    }
    case Kind::Play: {
        const nyet::Card card = decision.card();
        const nyet::Trumps trumps = table.trumps();
        const bool drawsTrumps =
            trumps.group().contains(card) && (card.value() >= highTrump || trumps.isSuper(card));
        return table.trick.size == 0 ? drawsTrumps ? 1.0 : -0.25 : 0.0;
    }
    case Kind::Bonus:
    case Kind::Discard:
    case Kind::Give:
        return 0.0;
    }
    return 0.0;
}

} // namespace

double taste(Temper temper, const Table& table, nyet::Decision decision)
{
    const double bold = boldness(table, decision);
    return temper == Temper::Bold ? bold : -bold;
}

} // namespace facedown::bots::nyet_bot
