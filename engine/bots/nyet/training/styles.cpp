#include "bots/nyet/training/styles.h"

#include <algorithm>

#include "bots/bots.h"
#include "bots/nyet/training/training.h"

namespace facedown::bots {

namespace nyet_bot {

namespace {

using core::Seat;
using nyet::Card;
using nyet::Decision;
using nyet::Nyet;
using nyet::Row;
using nyet::Table;
using nyet::View;
using Member = Stranger<Nyet>;
using History = Nyet::History;
using Kind = Decision::Kind;

/// Which of its cards somebody plays.
enum class Playing {
    Highest,
    Lowest,
    Grabs,       ///< whatever wins the trick, the least that does; else the lowest
    GrabsOthers, ///< the same, but not from its own team
    Ducks,       ///< the highest that does not win
    Trumps,      ///< trumps as long as it has any
    OnesFirst,   ///< its 1s before all else
    Follows,     ///< what is nearest to the last card played, as the crowd does
    Anything,
};

/// Which squares it covers.
enum class Vetoing {
    First,  ///< the first that is free: always the same opening
    Short,  ///< colours that it has little of
    High,   ///< high points
    Small,  ///< low points
    Leader, ///< whoever is ahead shall not start; else anything
    Anything,
};

/// With whom it plays.
enum class Teaming { Alone, WithAhead, WithBehind, Anything };

/// How somebody plays who has a few fixed ideas.
struct Habits
{
    Playing playing = Playing::GrabsOthers;
    Vetoing vetoing = Vetoing::Short;
    Teaming teaming = Teaming::Anything;
    bool mindsPoints = true; ///< with points below 0 it plays to lose tricks
};

class Habitual
{
public:
    Habitual(const Habits& habits, const View& view, core::Random& random)
        : habits_(habits)
        , view_(view)
        , table_(view.table)
        , random_(random)
    {
    }

    Decision decision() const
    {
        const auto legal = Nyet::legal(view_);
        // Where several are as good, any of them.
        std::vector<double> scores;
        for (const Decision decision : legal)
            scores.push_back(scoreOf(decision) + 1e-3 * random_.unit());
        return legal[std::max_element(scores.begin(), scores.end()) - scores.begin()];
    }

private:
    double scoreOf(Decision decision) const
    {
        switch (decision.kind) {
        case Kind::Veto:
            return ofSquare(decision.row(), decision.square);
        case Kind::Team:
            return ofTeam(static_cast<unsigned>(decision.value));
        case Kind::Bonus:
            return (decision.value == view_.viewer) == (table_.points() > 0) ? 1.0 : 0.0;
        case Kind::Discard:
        case Kind::Give:
            return ofThrowing(decision.card());
        case Kind::Play:
            return habits_.mindsPoints && table_.points() < 0 ? ofDucking(decision.card())
                                                              : ofPlaying(decision.card());
        }
        return 0.0;
    }

    double ofSquare(Row row, int square) const
    {
        switch (habits_.vetoing) {
        case Vetoing::First:
            return -double(nyet::mostSquares * int(row) + square);
        case Vetoing::Short:
            return (row == Row::Trump || row == Row::Super) && square != nyet::noColour
                       ? 10.0 - heldOf(row, static_cast<nyet::Colour>(square))
                       : 6.0 * random_.unit();
        case Vetoing::High:
        case Vetoing::Small: {
            const double high = habits_.vetoing == Vetoing::High ? 1.0 : -1.0;
            return row == Row::Points ? 10.0 + high * nyet::pointsOf[square] : random_.unit();
        }
        case Vetoing::Leader:
            return row == Row::Start ? 10.0 + table_.seat(square).score : random_.unit();
        case Vetoing::Anything:
            break;
        }
        return random_.unit();
    }

    int heldOf(Row row, nyet::Colour colour) const
    {
        const nyet::Cards hand = view_.hand(view_.viewer);
        return row == Row::Trump ? (hand & nyet::Cards::ofColour(colour)).size()
                                 : 3 * (hand & nyet::Cards::ones(colour)).size();
    }

    double ofTeam(unsigned mates) const
    {
        double ahead = 0.0;
        for (Seat seat = 0; seat < table_.players; ++seat)
            if ((mates & nyet::bit(seat)) != 0)
                ahead += table_.seat(seat).score;
        const double mean = ahead / std::max(1, core::countBits(mates));
        switch (habits_.teaming) {
        case Teaming::Alone:
            return -core::countBits(mates);
        case Teaming::WithAhead:
            return mates == 0 ? -99.0 : mean;
        case Teaming::WithBehind:
            return mates == 0 ? -99.0 : -mean;
        case Teaming::Anything:
            break;
        }
        return random_.unit();
    }

    double ofThrowing(Card card) const
    {
        if (habits_.playing == Playing::Anything)
            return random_.unit();
        const double price = plainPrice(table_.trumps(), card);
        const bool keepsHigh = table_.points() > 0 || !habits_.mindsPoints;
        return habits_.playing == Playing::Highest ? price : keepsHigh ? -price : price;
    }

    bool wins(Card card) const { return table_.trick.wouldWin(card, table_.trumps()); }

    double ofDucking(Card card) const
    {
        const double price = plainPrice(table_.trumps(), card);
        return table_.trick.size > 0 && !wins(card) ? 100.0 + price : -price;
    }

    double ofPlaying(Card card) const
    {
        const nyet::Trumps trumps = table_.trumps();
        const nyet::Trick& trick = table_.trick;
        const double price = plainPrice(trumps, card);
        const bool leads = trick.size == 0;
        const bool own =
            !leads &&
            table_.sameTeam(trick.seat(trick.winning(trumps), table_.players), view_.viewer);
        switch (habits_.playing) {
        case Playing::Highest:
            return price;
        case Playing::Lowest:
            return -price;
        case Playing::Grabs:
            return leads ? price : (wins(card) ? 100.0 : 0.0) - price;
        case Playing::GrabsOthers:
            return leads ? price : (wins(card) && !own ? 100.0 : 0.0) - price;
        case Playing::Ducks:
            return ofDucking(card);
        case Playing::Trumps:
            return trumps.group().contains(card) ? 100.0 + price : price;
        case Playing::OnesFirst:
            return card.value() == 1 && !trumps.isSuper(card) ? 100.0 : leads ? price : -price;
        case Playing::Follows:
            return leads ? random_.unit()
                         : -std::abs(trick.card(trick.size - 1).value() - card.value());
        case Playing::Anything:
            break;
        }
        return random_.unit();
    }

    const Habits& habits_;
    const View& view_;
    const Table& table_;
    core::Random& random_;
};

Member habitual(std::string name, bool isHeldOut, const Habits& habits)
{
    return stranger<Nyet>(std::move(name), isHeldOut,
                          [habits](const View& view, History, core::Random& random) {
                              return Habitual(habits, view, random).decision();
                          });
}

/// Plays as one level and covers squares as another.
Member halved(std::string name, bool isHeldOut, Character character, const Habits& habits)
{
    return stranger<Nyet>(
        std::move(name), isHeldOut, [=](const View& view, History history, core::Random& random) {
            if (view.table.phase < nyet::Phase::Discard)
                return Habitual(habits, view, random).decision();
            return Nyet::legal(view)[choose<Nyet>(character, view, history, random, {}).chosen];
        });
}

Member linear(std::string name, bool isHeldOut, const Rule& rule)
{
    return stranger<Nyet>(std::move(name), isHeldOut,
                          [rule](const View& view, History, core::Random& random) {
                              return decisionBy(rule, view, random);
                          });
}

/// A linear rule with weights drawn at random, that rather wins tricks that are worth something.
Rule randomRule(std::uint64_t seed)
{
    core::Random random = core::Random::at(seed, 0);
    Rule rule;
    for (double& weight : rule)
        weight = 6.0 * random.unit() - 3.0;
    rule[Aspect::Wins] = 6.0 * random.unit();
    rule[Aspect::LosesOne] = -6.0 * random.unit();
    return rule;
}

std::vector<Rule> randomRules(std::uint64_t seed)
{
    return {randomRule(seed), randomRule(seed + 1), randomRule(seed + 2)};
}

} // namespace

std::vector<Member> league()
{
    constexpr Character easy{Level::Easy, Temper::Careful};
    constexpr Character medium{Level::Medium, Temper::Bold};
    constexpr Character hard{Level::Hard, Temper::Bold};
    std::vector<Member> all{
        habitual("plain", false, {}),
        habitual("highest", false, {.playing = Playing::Highest, .vetoing = Vetoing::Anything}),
        habitual("grabs", false, {.playing = Playing::Grabs, .teaming = Teaming::WithAhead}),
        habitual("ducks", false, {.playing = Playing::Ducks, .vetoing = Vetoing::High}),
        habitual("trumps-first", false, {.playing = Playing::Trumps}),
        habitual("alone", false, {.teaming = Teaming::Alone}),
        habitual("same-opening", false, {.vetoing = Vetoing::First}),
        habitual("follows", false, {.playing = Playing::Follows, .vetoing = Vetoing::Small}),
        slipping<Nyet>("slipping-easy", false, easy, 0.1),
        slipping<Nyet>("slipping-medium", false, medium, 0.1),
        halved("medium-high-stakes", false, medium, {.vetoing = Vetoing::Small}),
        habitual("lowest", true, {.playing = Playing::Lowest}),
        habitual(
            "grabs-alone", true,
            {.playing = Playing::Grabs, .vetoing = Vetoing::Anything, .teaming = Teaming::Alone}),
        habitual("plain-leader", true,
                 {.vetoing = Vetoing::Leader, .teaming = Teaming::WithBehind}),
        habitual("ones-first", true, {.playing = Playing::OnesFirst}),
        habitual("never-minds", true, {.mindsPoints = false}),
        slipping<Nyet>("slipping-hard", true, hard, 0.15),
        halved("medium-vetoes-anything", true, medium,
               {.vetoing = Vetoing::Anything, .teaming = Teaming::Anything}),
    };
    addStrangers(all, "random", false, randomRules(1), linear);
    addStrangers(all, "random-held-out", true, randomRules(101), linear);
    return all;
}

} // namespace nyet_bot

template <>
const std::vector<Stranger<nyet::Nyet>>& strangers<nyet::Nyet>()
{
    static const auto all = nyet_bot::league();
    return all;
}

} // namespace facedown::bots
