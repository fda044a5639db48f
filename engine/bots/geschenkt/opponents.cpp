#include "bots/geschenkt/opponents.h"

#include <algorithm>
#include <numbers>

#include "bots/geschenkt/medium.h"

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::Options;

/// How surely anybody may be thought to decide; beyond that it says nothing.
constexpr double surest = 0.005;
/// How often a seat is thought to be somebody who was never met, whatever it did.
constexpr double strangeness = 0.05;
/// Of the variance of all weights, that of those who are alike.
constexpr double likeness = 0.1;
/// How likely those who sit together play alike, before anything was seen; and at most.
constexpr double alikeAtFirst = 0.5;
constexpr double mostAlike = 0.95;
/// How likely anybody is a medium bot of one temper or the other, before anything was seen.
constexpr double mediumAtFirst = 0.1;
/// How likely anybody plays as the network does.
constexpr double networkAtFirst = 0.1;
/// What is no likelier is thought of no more.
constexpr double leastWeight = 2e-3;

} // namespace

double Belief::learn(const Aspects& aspects, bool takes)
{
    Aspects along;
    double leaning = 0.0;
    double variance = 0.0;
    for (std::size_t row = 0; row < aspectCount; ++row) {
        along[row] = product(covariance[row], aspects, 0, aspectCount);
        leaning += mean[row] * aspects[row];
        variance += along[row] * aspects[row];
    }
    const double chance = std::clamp(chanceToTake(leaning), surest, 1.0 - surest);
    const double precision = chance * (1.0 - chance);
    const double scale = 1.0 / (1.0 + precision * variance);
    const double step = scale * ((takes ? 1.0 : 0.0) - chance);
    for (std::size_t row = 0; row < aspectCount; ++row) {
        mean[row] += step * along[row];
        const double part = precision * scale * along[row];
        for (std::size_t column = 0; column < aspectCount; ++column)
            covariance[row][column] -= part * along[column];
    }
    // The mean of the logistic function of a normal number (MacKay 1992).
    const double expected =
        std::clamp(chanceToTake(leaning / std::sqrt(1.0 + std::numbers::pi / 8.0 * variance)),
                   surest, 1.0 - surest);
    return takes ? expected : 1.0 - expected;
}

RuleDraw::RuleDraw(const Belief& belief)
    : mean_(belief.mean)
{
    for (std::size_t row = 0; row < aspectCount; ++row)
        for (std::size_t column = 0; column <= row; ++column) {
            const double left =
                belief.covariance[row][column] - product(root_[row], root_[column], 0, column);
            if (row == column)
                root_[row][row] = std::sqrt(std::max(left, 1e-9));
            else
                root_[row][column] = left / root_[column][column];
        }
}

Rule RuleDraw::operator()(core::Random& random) const
{
    Aspects normal; // nearly: sums of uniform numbers
    for (double& number : normal) {
        number = -2.0;
        for (int part = 0; part < 4; ++part)
            number += random.unit();
        number *= std::numbers::sqrt3;
    }
    Rule rule = mean_;
    for (std::size_t row = 0; row < aspectCount; ++row)
        rule[row] += product(root_[row], normal, 0, row + 1);
    return rule;
}

Belief Prior::like(std::size_t index) const
{
    Belief belief{met[index], anybody.covariance};
    for (Aspects& row : belief.covariance)
        for (double& number : row)
            number *= likeness;
    return belief;
}

Opponent::Opponent(const Prior& prior, const Network& network)
{
    parts_.reserve(prior.met.size() + 2 + std::size(tempers));
    const double each =
        (1.0 - mediumAtFirst - networkAtFirst) / static_cast<double>(prior.met.size() + 1);
    parts_.push_back({prior.anybody, each});
    for (std::size_t index = 0; index < prior.met.size(); ++index)
        parts_.push_back({prior.like(index), each});
    for (const Temper temper : tempers)
        parts_.push_back({{}, mediumAtFirst / std::size(tempers), Follower{.medium = temper}});
    parts_.push_back({{}, networkAtFirst, Follower{.network = &network}});
}

double Opponent::Part::learn(const Observation& observation)
{
    draw.reset();
    if (!bot)
        return belief.learn(observation.aspects, observation.takes);
    const double takes = std::clamp(bot->medium ? mediumTakes(*bot->medium, observation.gain)
                                                : chanceToTake(observation.leaning),
                                    surest, 1.0 - surest);
    return observation.takes ? takes : 1.0 - takes;
}

double Opponent::learn(const Observation& observation)
{
    double sum = 0.0;
    for (Part& part : parts_) {
        part.weight *= part.learn(observation);
        sum += part.weight;
    }
    for (Part& part : parts_)
        part.weight /= sum;
    parts_.front().weight = std::max(parts_.front().weight, 2.0 * leastWeight);
    std::erase_if(parts_, [](const Part& part) { return part.weight < leastWeight; });
    return sum;
}

Follower Opponent::Part::drawFollower(Rule& rule, core::Random& random)
{
    if (bot)
        return *bot;
    if (!draw)
        draw.emplace(belief);
    rule = (*draw)(random);
    return {&rule};
}

Follower Opponent::draw(Rule& rule, core::Random& random)
{
    double left = random.unit();
    for (Part& part : parts_)
        if ((left -= part.weight) < 0.0)
            return part.drawFollower(rule, random);
    return parts_.back().drawFollower(rule, random);
}

Opponents::Opponents(const Prior& prior, const Network& network, const Options& options,
                     Seat viewer)
    : network_(&network)
    , state_(Geschenkt::start(options))
    , anybody_(prior.anybody)
    , viewer_(viewer)
    , opponents_(static_cast<std::size_t>(options.players), Opponent(prior, network))
    , together_(prior, network)
{
    alike_.fill(alikeAtFirst);
}

bool Opponents::isBegunBy(const Options& options, Geschenkt::History history) const
{
    return options == Geschenkt::options(state_) && seen_.size() <= history.size() &&
           std::equal(seen_.begin(), seen_.end(), history.begin());
}

void Opponents::watch(Geschenkt::History history)
{
    for (const auto& event : history.subspan(seen_.size())) {
        const auto* decision = std::get_if<Decision>(&event);
        const Seat seat = state_.table.actor;
        if (decision != nullptr && seat != viewer_ && state_.chipsOf(seat) > 0) // GE-12
            learn(static_cast<std::size_t>(seat), *decision == Decision::Take);
        core::apply<Geschenkt>(state_, event);
        seen_.push_back(event);
    }
}

void Opponents::learn(std::size_t seat, bool takes)
{
    const Offer offer(state_);
    const Observation observation{offer.aspects(state_),
                                  CardRound(mediumParameters, state_).gainOfTaking(),
                                  static_cast<double>(network_->leaning(state_, offer)), takes};
    const double apart = (1.0 - alike_[seat]) * opponents_[seat].learn(observation);
    const double alike = alike_[seat] * together_.learn(observation);
    alike_[seat] = std::clamp(alike / (apart + alike), 1.0 - mostAlike, mostAlike);
}

void Opponents::draw(Followers& followers, std::array<Rule, maxSeats>& rules, core::Random& random)
{
    for (std::size_t seat = 0; seat < opponents_.size(); ++seat) {
        if (static_cast<Seat>(seat) == viewer_)
            continue;
        const double drawn = random.unit();
        if (drawn < strangeness) {
            rules[seat] = anybody_(random);
            followers[seat] = {&rules[seat]};
        } else {
            const bool alike = drawn < strangeness + (1.0 - strangeness) * alike_[seat];
            followers[seat] = (alike ? together_ : opponents_[seat]).draw(rules[seat], random);
        }
    }
}

} // namespace facedown::bots::geschenkt_bot
