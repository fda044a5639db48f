#include "bots/nyet/training/rule.h"

#include "bots/nyet/levels.h"
#include "bots/sampling.h"

namespace facedown::bots::nyet_bot {

namespace {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Decision;
using nyet::Nyet;
using nyet::Row;
using nyet::Table;
using nyet::View;
using Kind = Decision::Kind;

constexpr double usualValue = 6.5;

/// The sum of a rule over the aspects of a decision.
class Leaning
{
public:
    Leaning(const Rule& rule, const View& view)
        : rule_(rule)
        , view_(view)
        , table_(view.table)
        , hand_(view.hand(view.viewer))
    {
    }

    double of(Decision decision) const
    {
        switch (decision.kind) {
        case Kind::Veto:
            return -ofSquare(decision.row(), decision.square);
        case Kind::Team:
            return ofTeam(static_cast<unsigned>(decision.value));
        case Kind::Bonus:
            return decision.value == view_.viewer ? weight(Aspect::OwnBonus) : 0.0;
        case Kind::Discard:
        case Kind::Give:
            return ofCard(decision.card());
        case Kind::Play:
            return ofCard(decision.card()) + ofPlay(decision.card());
        }
        return 0.0;
    }

private:
    double weight(Aspect aspect) const { return rule_[aspect]; }
    double cardWeight(Aspect aspect) const
    {
        constexpr int low = int(Aspect::LowPrice) - int(Aspect::Price);
        return rule_[int(aspect) + (table_.points() > 0 ? 0 : low)];
    }

    double ofSquare(Row row, int square) const
    {
        if (row == Row::Start)
            return square == view_.viewer ? weight(Aspect::OwnStart) : 0.0;
        if (row == Row::Points) {
            double sum = 0.0;
            for (const Card card : hand_)
                sum += hand_.count(card) * (card.value() - usualValue);
            return weight(Aspect::PointsHeld) * sum / hand_.size() * nyet::pointsOf[square] / 2.0;
        }
        if (row == Row::Discard || square == nyet::noColour)
            return weight(Aspect::Terms);
        const auto colour = static_cast<nyet::Colour>(square);
        if (row == Row::Super)
            return weight(Aspect::SuperHeld) * (hand_ & Cards::ones(colour)).size();
        return weight(Aspect::TrumpHeld) * (hand_ & Cards::ofColour(colour)).size() / 4.0;
    }

    double ofTeam(unsigned mates) const
    {
        double ahead = 0.0;
        for (Seat seat = 0; seat < table_.players; ++seat)
            if ((mates & nyet::bit(seat)) != 0)
                ahead += table_.seat(seat).score - table_.seat(view_.viewer).score;
        return weight(Aspect::Mates) * core::countBits(mates) +
               weight(Aspect::MatesAhead) * ahead / 10.0;
    }

    double ofCard(Card card) const
    {
        const nyet::Trumps trumps = table_.trumps();
        const bool isTrump = trumps.group().contains(card);
        double sum = cardWeight(Aspect::Price) * plainPrice(trumps, card) / 10.0;
        if (isTrump)
            sum += cardWeight(Aspect::Trump);
        if (trumps.isSuper(card))
            sum += cardWeight(Aspect::Super);
        else if (card.value() == 1)
            sum += cardWeight(Aspect::One);
        if (!isTrump && (hand_ & trumps.following(card)).size() == 1)
            sum += cardWeight(Aspect::Bares);
        return sum;
    }

    double ofPlay(Card card) const
    {
        const nyet::Trumps trumps = table_.trumps();
        const nyet::Trick& trick = table_.trick;
        if (trick.size == 0)
            return cardWeight(Aspect::Leads) * plainPrice(trumps, card) / 10.0 +
                   (trumps.group().contains(card) ? cardWeight(Aspect::LeadsTrump) : 0.0);
        const Seat holder = trick.seat(trick.winning(trumps), table_.players);
        const bool own = table_.sameTeam(holder, view_.viewer);
        const bool wins = trick.wouldWin(card, trumps);
        double sum = 0.0;
        if (wins)
            sum +=
                own ? cardWeight(Aspect::Overtakes)
                    : cardWeight(Aspect::Wins) +
                          (trick.size + 1 == table_.players ? cardWeight(Aspect::WinsLast) : 0.0);
        if (card.value() == 1 && !trumps.isSuper(card) && !wins)
            sum += cardWeight(own ? Aspect::HelpsOne : Aspect::LosesOne);
        return sum;
    }

    const Rule& rule_;
    const View& view_;
    const Table& table_;
    Cards hand_;
};

} // namespace

std::vector<double> leanings(const Rule& rule, const View& view)
{
    const Leaning leaning(rule, view);
    std::vector<double> all;
    for (const Decision decision : Nyet::legal(view))
        all.push_back(leaning.of(decision));
    return all;
}

Decision decisionBy(const Rule& rule, const View& view, core::Random& random)
{
    return Nyet::legal(view)[draw(softmax(leanings(rule, view), 1.0), random)];
}

} // namespace facedown::bots::nyet_bot
