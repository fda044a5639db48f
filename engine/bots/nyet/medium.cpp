#include "bots/nyet/levels.h"
#include "bots/nyet/trick.h"

namespace facedown::bots::nyet_bot {

namespace {

/// What the medium bot makes of its cards once the teams are chosen: a card is worth what it does
/// now, less what it would do later. The view must live as long.
class CardPlay
{
public:
    CardPlay(const nyet::View& view, Nyet::History history);

    /// Before: the seat is to discard, to give or to play, and these are its legal decisions.
    Values values(const Decisions& legal) const;

private:
    double played(Card card) const;
    double discarded(Card card) const;
    double given(Card card) const;
    double later(Card card) const;
    double ofBaring(Card card) const;

    const nyet::View& view_;
    Cards hand_;
    Trumps trumps_;
    Cards group_;
    bool good_; ///< whether tricks bring points
    TrickOdds odds_;
};

CardPlay::CardPlay(const nyet::View& view, Nyet::History history)
    : view_(view)
    , hand_(view.hand(view.viewer))
    , trumps_(view.table.trumps())
    , group_(trumps_.group())
    , good_(view.table.points() > 0)
    , odds_(view, nyet::Knowledge(view, history))
{
}

Values CardPlay::values(const Decisions& legal) const
{
    Values values;
    values.reserve(legal.size());
    for (const nyet::Decision decision : legal) {
        const Card card = decision.card();
        switch (decision.kind) {
        case nyet::Decision::Kind::Play:
            values.push_back(played(card));
            break;
        case nyet::Decision::Kind::Discard:
            values.push_back(discarded(card));
            break;
        default:
            values.push_back(given(card));
            break;
        }
    }
    return values;
}

double CardPlay::played(Card card) const
{
    return odds_.worth(view_.table.trick, card) + discarded(card);
}

double CardPlay::discarded(Card card) const
{
    return ofBaring(card) - later(card);
}

/// NY-41: what it is worth to the neighbour counts for or against the seat.
double CardPlay::given(Card card) const
{
    const bool friendly = view_.table.sameTeam(view_.viewer, view_.table.next(view_.viewer));
    const double worth = mediumParameters.giving * later(card);
    return discarded(card) + (friendly ? worth : -worth);
}

double CardPlay::later(Card card) const
{
    const double sign = good_ ? 1.0 : -1.0;
    double worth = mediumParameters.later * odds_.worthOfLeading(card) +
                   sign * mediumParameters.rank * odds_.rank(card);
    if (trumps_.isSuper(card))
        worth += sign * mediumParameters.superOne;
    else if (card.value() == 1)
        worth += good_ ? -mediumParameters.one : mediumParameters.lowOne;
    if (good_ && group_.contains(card))
        worth += mediumParameters.ruff;
    return worth;
}

/// Of the last card of a colour: then the seat may ruff, or get rid of what costs points (NY-52).
double CardPlay::ofBaring(Card card) const
{
    if (group_.contains(card))
        return 0.0;
    const Cards colour = hand_ & trumps_.following(card);
    const bool useful = !good_ || !(hand_ & group_).empty();
    return useful && colour.size() == 1 ? mediumParameters.bare : 0.0;
}

} // namespace

Values mediumValues(const nyet::View& view, Nyet::History history, const Decisions& legal)
{
    const nyet::Table& table = view.table;
    const auto hand = [&] { return HandEvaluation(table.players, view.hand(view.viewer)); };
    switch (table.phase) {
    case nyet::Phase::Veto: {
        const auto values = hand().ofVetoes(table.board, view.viewer);
        return {values.begin(), values.end()};
    }
    case nyet::Phase::Team:
        return valuesOfTeams(table, hand(), legal);
    case nyet::Phase::Bonus:
        return valuesOfBonus(table, hand(), legal);
    default:
        return CardPlay(view, history).values(legal);
    }
}

} // namespace facedown::bots::nyet_bot
