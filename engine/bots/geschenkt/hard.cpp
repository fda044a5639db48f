#include "bots/geschenkt/hard.h"

#include <algorithm>

#include "bots/geschenkt/trained.h"

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::State;

constexpr int leastIterations = 8;
/// What it takes to draw the last opponents and to choose.
constexpr std::chrono::milliseconds margin{1};
/// Of the difference between both choices where all is open, in win probability:
constexpr double networkGain = 0.03;    ///< what the network means by 1
constexpr double networkGainMost = 2.0; ///< beyond which it means no more
constexpr double networkError = 0.05;   ///< by how much the network errs
constexpr double modelError = 0.01;     ///< by how much what is thought of the others errs
constexpr double gameVariance = 0.2;    ///< of a game's difference, as long as few were played
constexpr double gamesOfVariance = 8.0;

/// How a game ended for the seat that decided.
struct Outcome
{
    double share = 0.0; ///< of the win
    int score = 0;
};

/// The games after either choice, summed up.
class Sample
{
public:
    void add(Outcome taken, Outcome paid)
    {
        const double gain = taken.share - paid.share;
        ++count_;
        taken_ += taken.share;
        paid_ += paid.share;
        squares_ += gain * gain;
        pointsLess_ += paid.score - taken.score;
    }

    int count() const { return count_; }
    double mean() const { return (taken_ + paid_) / (2.0 * count_); }
    double gain() const { return (taken_ - paid_) / count_; }
    double pointsLess() const { return static_cast<double>(pointsLess_) / count_; }
    /// The square of the standard error of the gain.
    double variance() const
    {
        const double squares = squares_ - count_ * gain() * gain();
        const double each = (squares + gamesOfVariance * gameVariance) / (count_ + gamesOfVariance);
        return each / count_;
    }

private:
    int count_ = 0;
    double taken_ = 0.0;
    double paid_ = 0.0;
    double squares_ = 0.0;
    std::int64_t pointsLess_ = 0;
};

double square(double number)
{
    return number * number;
}

/// The gain of taking, by the sample and the network: each counts by how sure it is.
double gainBy(const Sample& sample, double leaning)
{
    const double mean = sample.mean();
    const double open = 4.0 * mean * (1.0 - mean);
    const double byNetwork =
        open * networkGain * std::clamp(leaning, -networkGainMost, networkGainMost);
    const double ofNetwork = 1.0 / square(networkError);
    const double ofSample = 1.0 / (sample.variance() + square(modelError));
    return (ofNetwork * byNetwork + ofSample * sample.gain()) / (ofNetwork + ofSample);
}

/// What is thought of everybody; only what is new is thought about.
Opponents& watched(Memory& memory, const State& state, Geschenkt::History history)
{
    using ByViewer = core::Array<std::optional<Opponents>, maxSeats>;
    const Seat viewer = state.table.actor;
    const geschenkt::Options options = Geschenkt::options(state);
    auto& kept = memory.of<ByViewer>()[viewer];
    if (!kept || !kept->isBegunBy(options, history))
        kept.emplace(trained().prior, trained().network(options.players), options, viewer);
    kept->watch(history);
    return *kept;
}

Outcome outcomeAfter(State state, Decision decision, const Followers& followers,
                     const std::vector<int>& order, std::uint64_t seed)
{
    const Seat seat = state.table.actor;
    Geschenkt::apply(state, decision);
    playOut(state, followers, order, seed);
    return {winShare(state, seat), Geschenkt::scores(state)[seat]};
}

} // namespace

Verdict considered(const State& state, Geschenkt::History history, core::Random& random,
                   const Budget& budget, Memory& memory)
{
    const Spending spending(remaining(budget, std::chrono::steady_clock::now(), margin));
    const Seat own = state.table.actor;
    const Network& network = trained().network(state.table.players);
    Opponents& opponents = watched(memory, state, history);
    std::array<Rule, maxSeats> rules;
    Followers followers;
    followers[own] = {.network = &network};

    Sample sample;
    while (sample.count() < leastIterations || spending.allows(sample.count())) {
        opponents.draw(followers, rules, random);
        const auto order = shuffled(state.table.unseen, random);
        const auto seed = static_cast<std::uint64_t>(random.below(1 << 30));
        sample.add(outcomeAfter(state, Decision::Take, followers, order, seed),
                   outcomeAfter(state, Decision::Pay, followers, order, seed));
    }
    const double gain = gainBy(sample, network.leaning(state, Offer(state)));
    return {.ifTaken = std::clamp(sample.mean() + gain / 2.0, 0.0, 1.0),
            .ifPaid = std::clamp(sample.mean() - gain / 2.0, 0.0, 1.0),
            .pointsLess = sample.pointsLess(),
            .iterations = sample.count()};
}

} // namespace facedown::bots::geschenkt_bot
