#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "nyet/nyet.h"

namespace facedown::nyet {

/// The game as somebody writes it down who knows the rules but has no other code of them. It sees
/// all cards.
class Ledger
{
public:
    std::vector<int> scores;
    std::vector<int> tricks; ///< this round, by seat
    std::vector<int> treasures;
    std::vector<Card> played; ///< this round
    /// With two players in even rounds: the cards of the round before (NY-13).
    std::vector<Card> setAsideBefore;
    int round = 1;
    int dealer = nobody;
    int seat = 0; ///< to act

    explicit Ledger(const Options& options)
        : scores(static_cast<std::size_t>(options.players))
        , tricks(scores.size())
        , treasures(scores.size())
        , players_(options.players)
        , target_(options.target)
        , noTrump_(options.noTrump)
        , hands_(scores.size())
    {
    }

    void write(const Nyet::Event& event)
    {
        if (const auto* outcome = std::get_if<Chance>(&event)) {
            if (outcome->kind == Chance::Kind::Dealer)
                dealer = outcome->seat;
            else
                writeDeal(*outcome);
            return;
        }
        const Decision decision = std::get<Decision>(event);
        switch (decision.kind) {
        case Decision::Kind::Veto:
            covered_[decision.value].insert(decision.square);
            seat = next(seat);
            if (covered_[0].size() + covered_[1].size() + covered_[2].size() + covered_[3].size() +
                    covered_[4].size() ==
                static_cast<std::size_t>(players_ - 1 + 4 + (noTrump_ ? 4 : 3) + 4 + 4))
                seat = free(0, players_);
            startTeam_ = {free(0, players_)};
            bonus_ = -1;
            break;
        case Decision::Kind::Team:
            for (int other = 0; other < players_; ++other)
                if ((decision.value >> other) % 2 == 1)
                    startTeam_.insert(other);
            if (players_ == 3)
                for (int one = 0; one < 3; ++one)
                    if ((startTeam_.size() == 1) == isOfStartTeam(one))
                        bonus_ = one;
            break;
        case Decision::Kind::Bonus:
            bonus_ = decision.value;
            break;
        case Decision::Kind::Discard:
            take(seat, decision.card());
            ++discarded_;
            if (free(1, 5) != 1 || discarded_ % 2 == 0)
                seat = next(seat);
            break;
        case Decision::Kind::Give:
            take(seat, decision.card());
            given_.emplace_back(next(seat), decision.card());
            seat = next(seat);
            if (static_cast<int>(given_.size()) == players_)
                for (const auto& [to, card] : given_)
                    hands_[static_cast<std::size_t>(to)].push_back(card);
            break;
        case Decision::Kind::Play:
            writePlay(decision.card());
            break;
        }
    }

    bool holds(int of, Cards cards) const
    {
        int count = 0;
        for (const Card card : hands_[static_cast<std::size_t>(of)])
            count += cards.contains(card) ? 1 : 0;
        return count == cards.size() &&
               count == static_cast<int>(hands_[static_cast<std::size_t>(of)].size());
    }

    /// NY-52, of the seat to act.
    bool mayPlay(Card card) const
    {
        const auto& hand = hands_[static_cast<std::size_t>(seat)];
        if (std::find(hand.begin(), hand.end(), card) == hand.end())
            return false;
        if (trick_.empty() || suit(card) == suit(trick_[0].second))
            return true;
        return std::none_of(hand.begin(), hand.end(),
                            [this](Card other) { return suit(other) == suit(trick_[0].second); });
    }
    int playableKinds() const
    {
        std::set<int> kinds;
        for (const Card card : hands_[static_cast<std::size_t>(seat)])
            if (mayPlay(card))
                kinds.insert(card.code);
        return static_cast<int>(kinds.size());
    }
    bool isOfStartTeam(int of) const { return startTeam_.contains(of); }

private:
    int next(int of) const { return (of + 1) % players_; }

    int free(int row, int squares) const
    {
        for (int square = 0; square < squares; ++square)
            if (!covered_[row].contains(square))
                return square;
        return -1;
    }
    int trump() const { return free(2, noTrump_ ? 5 : 4); }
    int super() const { return free(3, 5); }
    bool isSuper(Card card) const { return card.value() == 1 && int(card.colour()) == super(); }

    /// NY-51, NY-54: a colour, or 9 for the trump group.
    int suit(Card card) const
    {
        return isSuper(card) || int(card.colour()) == trump() ? 9 : int(card.colour());
    }

    void take(int of, Card card)
    {
        auto& hand = hands_[static_cast<std::size_t>(of)];
        hand.erase(std::find(hand.begin(), hand.end(), card));
    }

    void writeDeal(const Chance& deal)
    {
        setAsideBefore = players_ == 2 && round % 2 == 0 ? dealt_ : std::vector<Card>{};
        dealt_.clear();
        for (auto& squares : covered_)
            squares.clear();
        played.clear();
        given_.clear();
        discarded_ = 0;
        std::fill(tricks.begin(), tricks.end(), 0);
        std::fill(treasures.begin(), treasures.end(), 0);
        for (std::size_t of = 0; of < hands_.size(); ++of) {
            hands_[of].clear();
            for (const Card card : deal.hands[of])
                hands_[of].insert(hands_[of].end(),
                                  static_cast<std::size_t>(deal.hands[of].count(card)), card);
            dealt_.insert(dealt_.end(), hands_[of].begin(), hands_[of].end());
        }
        seat = dealer;
    }

    void writePlay(Card card)
    {
        take(seat, card);
        trick_.emplace_back(seat, card);
        played.push_back(card);
        seat = next(seat);
        if (static_cast<int>(trick_.size()) < players_)
            return;
        // NY-53: the strength of a card, where of equal ones the later counts.
        int best = -1;
        for (const auto& [of, one] : trick_) {
            int strength = one.value();
            if (isSuper(one))
                strength = 3000;
            else if (int(one.colour()) == trump())
                strength += 2000;
            else if (suit(one) == suit(trick_[0].second))
                strength += 1000;
            if (strength >= best) {
                best = strength;
                seat = of;
            }
        }
        const auto winner = static_cast<std::size_t>(seat);
        ++tricks[winner];
        for (const auto& [of, one] : trick_)
            if (one.value() == 1 && isOfStartTeam(of) != isOfStartTeam(seat)) // NY-55
                ++treasures[winner];
        trick_.clear();
        if (hands_[winner].empty())
            score();
    }

    /// NY-60, NY-11, NY-14, NY-10.
    void score()
    {
        const int points[] = {1, 2, 3, 4, -2};
        int sums[2] = {0, 0};
        for (std::size_t of = 0; of < hands_.size(); ++of) {
            const int counted = tricks[of] + treasures[of];
            sums[isOfStartTeam(static_cast<int>(of)) ? 1 : 0] +=
                static_cast<int>(of) == bonus_ ? counted * 2 : counted;
        }
        for (std::size_t of = 0; of < hands_.size(); ++of)
            scores[of] += sums[isOfStartTeam(static_cast<int>(of)) ? 1 : 0] * points[free(4, 5)];
        const int usual[] = {0, 0, 8, 9, 8, 10};
        const int best = *std::max_element(scores.begin(), scores.end());
        if (target_ > 0 ? best >= target_ || round == 50 : round == usual[players_])
            return;
        ++round;
        dealer = next(dealer);
    }

    int players_;
    int target_;
    bool noTrump_;
    std::vector<std::vector<Card>> hands_;
    std::vector<Card> dealt_;
    std::set<int> covered_[5];
    std::set<int> startTeam_;
    int bonus_ = -1;
    int discarded_ = 0;
    std::vector<std::pair<int, Card>> given_;
    std::vector<std::pair<int, Card>> trick_;
};

} // namespace facedown::nyet
