#include "bots/nyet/policy.h"

#include <bit>

namespace facedown::bots::nyet_bot {

namespace {

const Cards ones = Cards::allOnes();

/// The cards that a seat may play, and what it makes of them.
class Player
{
public:
    Player(const Round& round, Cards legal, core::Random& random)
        : round_(round)
        , legal_(legal)
        , unseen_(round.left().without(round.hand(round.actor()) | ones))
        , random_(random)
    {
    }

    Card lead() const { return round_.good() ? leadToWin() : leadToLose(); }
    Card follow() const
    {
        const Cards wins = legal_ & round_.beatingWinning();
        const Cards loses = legal_.without(wins);
        const unsigned side = round_.sideOf(round_.actor());
        const bool mine = round_.sideOf(round_.winner()) == side;
        const bool last = round_.trickSize() + 1 == round_.players();
        if (!round_.good())
            return followToLose(wins, loses, mine, last);
        const bool sure = last || isSure(round_.winning(), round_.asked());
        if (mine && (sure || wins.empty() || !isSure(wins.last(), round_.asked())))
            return loses.empty() ? cheapest(wins) : sure ? gift(loses) : cheapest(loses);
        if (wins.empty())
            return cheapest(loses);
        return last ? cheapest(wins) : winEarly(wins, loses);
    }

private:
    bool chance(int percent) const { return random_.unit() * 100.0 < percent; }

    /// Whether nothing unseen of what is asked beats it.
    bool isSure(Card card, Cards asked) const
    {
        return (unseen_ & asked & round_.beating(card)).empty();
    }
    Card winEarly(Cards wins, Cards loses) const
    {
        const Cards following = wins & round_.asked();
        if (following.empty())
            return cheapest(wins);
        const Card high = following.last();
        if (loses.empty() || isSure(high, round_.asked()) || chance(40))
            return high;
        return cheapest(loses);
    }
    /// A 1 for the own team's trick, if there is one (NY-55).
    Card gift(Cards cards) const
    {
        const Cards gifts = (cards & ones).without(round_.supers());
        return gifts.empty() ? cheapest(cards) : *gifts.begin();
    }
    /// The lowest of the colour of which the seat has least; trumps and 1s only if it must.
    Card cheapest(Cards cards) const
    {
        Cards from = cards.without(ones | round_.group());
        if (from.empty())
            from = cards.without(ones);
        if (from.empty())
            from = cards.without(round_.supers());
        if (from.empty())
            from = cards;
        return lowestOf(from, [](Cards colour) { return *colour.begin(); });
    }
    /// Of each colour one card: the lowest of these, with an eye on short colours.
    Card lowestOf(Cards from, auto&& pick) const
    {
        Card best;
        int least = 0;
        for (int colour = 0; colour < nyet::colours; ++colour) {
            const Cards some = from & Cards::ofColour(static_cast<nyet::Colour>(colour));
            if (some.empty())
                continue;
            const Card card = pick(some);
            const int price = 2 * card.value() + some.size();
            if (best.known() && price >= least)
                continue;
            best = card;
            least = price;
        }
        return best;
    }
    Card leadToWin() const
    {
        // A sure winner of the colour of which most is out: it is ruffed least.
        Card best;
        int most = round_.players() - 2;
        for (int colour = 0; colour < nyet::colours; ++colour) {
            const Cards asked =
                Cards::ofColour(static_cast<nyet::Colour>(colour)).without(round_.group());
            const Cards own = (legal_ & asked).without(ones);
            const int out = (unseen_ & asked).size();
            if (own.empty() || out <= most || !isSure(own.last(), asked))
                continue;
            most = out;
            best = own.last();
        }
        if (best.known())
            return best;
        const Cards trumps = legal_ & round_.group().without(ones);
        if (trumps.size() >= 3 && (isSure(trumps.last(), round_.group()) || chance(20)))
            return trumps.last();
        return cheapest(legal_);
    }
    Card leadToLose() const
    {
        if (const Cards gifts = (legal_ & ones).without(round_.supers()); !gifts.empty())
            return *gifts.begin();
        const Cards from = legal_.without(round_.group());
        return lowestOf(from.empty() ? legal_ : from, [](Cards colour) { return *colour.begin(); });
    }
    Card followToLose(Cards wins, Cards loses, bool mine, bool last) const
    {
        if (loses.empty()) {
            const Cards others = wins.without(round_.supers());
            return !last ? *wins.begin() : highest(others.empty() ? wins : others);
        }
        if (const Cards gifts = loses & ones; !mine && !gifts.empty())
            return *gifts.begin();
        const Cards from = loses.without(ones);
        return highest(from.empty() ? loses : from);
    }
    /// The highest of all, trumps before others.
    Card highest(Cards cards) const
    {
        const Cards trumps = cards & round_.group();
        if (!trumps.empty())
            return trumps.last();
        Card best = cards.last();
        for (int colour = 0; colour < nyet::colours; ++colour) {
            const Cards some = cards & Cards::ofColour(static_cast<nyet::Colour>(colour));
            if (!some.empty() && some.last().value() > best.value())
                best = some.last();
        }
        return best;
    }

    const Round& round_;
    Cards legal_;
    Cards unseen_;
    core::Random& random_;
};

} // namespace

Card rolloutCard(const Round& round, core::Random& random)
{
    const Cards legal = round.legal();
    if (!legal.firsts().several())
        return *legal.begin();
    const Player player(round, legal, random);
    return round.trickSize() == 0 ? player.lead() : player.follow();
}

} // namespace facedown::bots::nyet_bot
