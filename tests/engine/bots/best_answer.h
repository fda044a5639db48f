#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "bots/skull/duel_values.h"
#include "skull/knowledge.h"

/// The best that one of two players left can do in a round of Skull against a known policy of the
/// other, found by going through the rules themselves.
namespace facedown::bots {

/// One way how it may have come so far, as chance, the policy and what is hidden have it.
struct Line
{
    skull::State state;
    double weight = 1.0;
    std::vector<skull::Skull::Event> seen; ///< by the seat that plays by the policy
};

class BestAnswer
{
public:
    using Skull = skull::Skull;
    using Phase = skull::Phase;
    using History = core::History<Skull>;
    /// What a seat does, along what is legal.
    using Policy = std::function<std::vector<double>(const skull::View&, History)>;

    /// What follows on the round is worth what the values say. What is given outlives this.
    BestAnswer(const Policy& policy, const duel::Values& values, duel::Losses losses, Seat seat)
        : policy_(policy)
        , values_(values)
        , losses_(losses)
        , seat_(seat)
    {
    }

    /// The seat's win probability, each line counting by its weight. Before: a round begins.
    double share(const std::vector<Line>& lines)
    {
        round_ = lines.front().state.table.round;
        begin_ = lines.front().seen.size();
        return onwards(lines);
    }

private:
    using Lines = std::vector<Line>;

    /// Parts what the seat can tell apart from now on.
    double onwards(const Lines& lines)
    {
        std::vector<Lines> groups;
        for (const Line& line : lines) {
            const auto same = [&](const Lines& group) {
                return Skull::view(group.front().state, seat_) == Skull::view(line.state, seat_);
            };
            const auto group = std::find_if(groups.begin(), groups.end(), same);
            if (group != groups.end())
                group->push_back(line);
            else
                groups.push_back({line});
        }
        double sum = 0.0;
        for (const Lines& group : groups)
            sum += best(group);
        return sum;
    }

    /// Before: the seat cannot tell the lines from one another.
    double best(const Lines& lines)
    {
        const skull::Table& table = lines.front().state.table;
        double sum = 0.0;
        if (table.phase == Phase::Over || table.round != round_) {
            for (const Line& line : lines)
                sum += line.weight * settled(line);
            return sum;
        }
        // SK-31: once the row is shuffled, one place is like another.
        if (table.actor != seat_ || table.phase == Phase::Take)
            return onwards(continued(lines));
        for (const skull::Decision decision : Skull::legal(lines.front().state)) {
            Lines next;
            for (const Line& line : lines)
                next.push_back(after(line, decision, 1.0));
            sum = std::max(sum, onwards(next));
        }
        return sum;
    }

    /// By chance or the policy.
    Lines continued(const Lines& lines)
    {
        Lines next;
        for (const Line& line : lines) {
            if (Skull::actor(line.state) == core::chance) {
                const auto outcomes = *Skull::outcomes(line.state);
                for (const skull::Chance outcome : outcomes)
                    next.push_back(
                        after(line, outcome, 1.0 / static_cast<double>(outcomes.size())));
                continue;
            }
            const auto legal = Skull::legal(line.state);
            const bool free = legal.size() > 1 && line.state.table.phase != Phase::Take;
            const std::vector<double> policy = free ? policyAt(line) : std::vector{1.0};
            for (std::size_t index = 0; index < policy.size(); ++index)
                if (policy[index] > 0.0)
                    next.push_back(after(line, legal[index], policy[index]));
        }
        return next;
    }

    const std::vector<double>& policyAt(const Line& line)
    {
        std::string key = std::to_string(Skull::view(line.state, 1 - seat_).skull(1 - seat_));
        for (std::size_t index = begin_; index < line.seen.size(); ++index)
            key += ',' + Skull::text(line.seen[index]);
        const auto found = known_.find(key);
        if (found != known_.end())
            return found->second;
        return known_[key] = policy_(Skull::view(line.state, 1 - seat_), line.seen);
    }

    Line after(Line line, const Skull::Event& event, double probability) const
    {
        line.weight *= probability;
        line.seen.push_back(Skull::seen(line.state, event, 1 - seat_));
        core::apply<Skull>(line.state, event);
        return line;
    }

    double settled(const Line& line) const
    {
        const skull::Table& table = line.state.table;
        if (table.phase == Phase::Over)
            return table.winner == seat_ ? 1.0 : 0.0;
        return atNextRound(line);
    }

    double atNextRound(const Line& line) const
    {
        const skull::Table& table = line.state.table;
        skull::View spectator = Skull::view(line.state, core::nobody);
        const skull::Chances chances = skull::chanceOfSkull(spectator, line.seen);
        duel::MatchState matchState;
        duel::Skulls skulls{};
        Seat seat = table.starter;
        for (std::size_t side = 0; side < 2; ++side, seat = table.next(seat)) {
            skulls[side] = line.state.skull(seat) != skull::lost;
            const double truth = skulls[side] ? 1.0 : 0.0;
            const double thought = chances[static_cast<std::size_t>(seat)];
            matchState.wins[side] = table.tribe(seat).wins;
            matchState.tribes[side] = {table.tribe(seat).owned(),
                                       losses_ == duel::Losses::Seen ? truth : thought};
        }
        const double first = values_.winProbability(matchState, skulls);
        return table.starter == seat_ ? first : 1.0 - first;
    }

    const Policy& policy_;
    const duel::Values& values_;
    duel::Losses losses_;
    Seat seat_;
    int round_ = 0;
    std::size_t begin_ = 0; ///< of the round's events in what was seen
    std::map<std::string, std::vector<double>> known_;
};

} // namespace facedown::bots
