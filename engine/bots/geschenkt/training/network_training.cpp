#include "bots/geschenkt/training/network_training.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "bots/parallel.h"

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::Phase;
using geschenkt::State;

/// That the work is shared out in, however many threads there are.
constexpr std::size_t portions = 16;
constexpr double copies = 0.5; ///< of the tables: all others there are the same
constexpr double itself = 0.4; ///< of the others at other tables: the network itself
/// What a point is worth beside the win, so that whoever cannot win any more still plays for it.
constexpr float ofAPoint = 0.0005F;
constexpr float sharpness = 3.0F; ///< how much oftener it meets whom it seldom beats
constexpr float memory = 0.03F;   ///< how fast it forgets how often it beat whom
constexpr float lambda = 0.96F;   ///< of the generalized advantages
constexpr float widest = 0.2F;    ///< how far a chance may go from where it was, as a part of it
constexpr float entropy = 0.003F;
constexpr float ofExpected = 2.0F; ///< what an error of what it expects counts
constexpr int passes = 2;          ///< over the decisions of an iteration
constexpr std::size_t batch = 4096;
constexpr float fastest = 0.005F;  ///< step of learning, at first
constexpr float leastPart = 0.02F; ///< of it that is left in the end
constexpr float steepest = 0.5F;   ///< a gradient that is longer is shortened
constexpr float smoothing = 0.98F; ///< how much of the running mean stays

/// A decision and what became of it.
struct Transition
{
    Inputs inputs;
    Seat seat;
    bool takes;
    float chance;   ///< that it was decided so
    float expected; ///< to come of the game, at that time
    float advantage;
    float outcome; ///< what should have been expected
};

/// How a network fared against one of the field.
struct Meeting
{
    std::size_t who;
    double share;
};

struct Portion
{
    std::vector<Transition> transitions;
    std::vector<Meeting> meetings;
    Network::Weights gradient;
};

float chanceOf(bool takes, float chance)
{
    return std::max(1e-6F, takes ? chance : 1.0F - chance);
}

/// Steps of learning by the moments of the gradient (Kingma and Ba 2015).
class Adam
{
public:
    explicit Adam(std::size_t size)
        : mean_(size)
        , square_(size)
    {
    }

    void step(Network::Weights& weights, const Network::Weights& gradient, float length)
    {
        constexpr float first = 0.9F;
        constexpr float second = 0.999F;
        firstLeft_ *= first;
        secondLeft_ *= second;
        for (std::size_t at = 0; at < weights.size(); ++at) {
            mean_[at] += (1.0F - first) * (gradient[at] - mean_[at]);
            square_[at] += (1.0F - second) * (gradient[at] * gradient[at] - square_[at]);
            weights[at] -= length * (mean_[at] / (1.0F - firstLeft_)) /
                           (std::sqrt(square_[at] / (1.0F - secondLeft_)) + 1e-7F);
        }
    }

private:
    Network::Weights mean_;
    Network::Weights square_;
    float firstLeft_ = 1.0F;
    float secondLeft_ = 1.0F;
};

class Learner
{
public:
    Learner(const Learning& learning, const Rule& start, const Field& field, int players,
            core::Random& random)
        : learning_(learning)
        , field_(field)
        , players_(players)
        , random_(random)
        , network_(players, start, random)
        , adam_(network_.weights().size())
        , shares_(field.size(), 0.5)
    {
    }

    Network learn()
    {
        Network smooth = network_;
        for (int iteration = 0; iteration < learning_.iterations; ++iteration) {
            const float done =
                static_cast<float>(iteration) / static_cast<float>(learning_.iterations);
            playGames();
            improve(fastest * std::max(leastPart, 1.0F - done));
            const auto count = static_cast<float>(iteration + 1);
            const float keep = std::min(smoothing, count / (count + 10.0F));
            for (std::size_t at = 0; at < network_.weights().size(); ++at)
                smooth.weights()[at] +=
                    (1.0F - keep) * (network_.weights()[at] - smooth.weights()[at]);
        }
        return smooth;
    }

private:
    void playGames()
    {
        chances_.clear();
        for (const double share : shares_)
            chances_.push_back(std::pow(1.0 - share, sharpness) +
                               (chances_.empty() ? 0.0 : chances_.back()));
        const auto seed = static_cast<std::uint64_t>(random_.below(1 << 30));
        inParallel(portions, learning_.threads, [&](std::size_t index, Memory&) {
            portions_[index].transitions.clear();
            portions_[index].meetings.clear();
            for (std::size_t game = index; game < static_cast<std::size_t>(learning_.games);
                 game += portions) {
                core::Random random = core::Random::at(seed, game);
                playGame(portions_[index], random);
            }
        });
        for (const Portion& portion : portions_)
            for (const auto& [who, share] : portion.meetings)
                shares_[who] += memory * (share - shares_[who]);
    }

    std::size_t somebody(core::Random& random) const
    {
        const auto at =
            std::lower_bound(chances_.begin(), chances_.end(), random.unit() * chances_.back());
        return std::min(static_cast<std::size_t>(at - chances_.begin()), chances_.size() - 1);
    }

    void playGame(Portion& portion, core::Random& random) const
    {
        const Follower self{.network = &network_};
        const bool areCopies = random.unit() < copies;
        const std::size_t met = somebody(random);
        const Seat own = random.below(players_);
        Followers followers;
        for (Seat seat = 0; seat < players_; ++seat)
            if (seat == own || (!areCopies && random.unit() < itself))
                followers[seat] = self;
            else
                followers[seat] = field_[areCopies ? met : somebody(random)];

        const std::size_t begin = portion.transitions.size();
        const State state = played(followers, portion.transitions, random);
        for (Seat seat = 0; seat < players_; ++seat)
            if (followers[seat].network != nullptr)
                judge(portion.transitions.begin() + static_cast<std::ptrdiff_t>(begin),
                      portion.transitions.end(), seat, reward(state, seat));
        if (areCopies)
            portion.meetings.push_back({met, winShare(state, own)});
    }

    State played(const Followers& followers, std::vector<Transition>& transitions,
                 core::Random& random) const
    {
        State state = Geschenkt::start({.players = players_});
        while (state.table.phase != Phase::Over) {
            if (state.table.phase != Phase::Decide) {
                Geschenkt::apply(state, Geschenkt::sample(state, random));
                continue;
            }
            const FollowedOffer offer(state, followers);
            while (state.chipsOf(state.table.actor) > 0 && // GE-12
                   !(followers[state.table.actor].network != nullptr
                         ? tries(state, offer.offer(), transitions, random)
                         : offer.takes(state, random)))
                Geschenkt::apply(state, Decision::Pay);
            Geschenkt::apply(state, Decision::Take);
        }
        return state;
    }

    /// Decides by chance, as much as it leans to it.
    bool tries(const State& state, const Offer& offer, std::vector<Transition>& transitions,
               core::Random& random) const
    {
        const Inputs looked = inputs(state, offer);
        const Network::Thought thought = network_.think(looked);
        const float chance = chanceToTake(thought.leaning);
        const bool takes = random.unit() < static_cast<double>(chance);
        transitions.push_back({looked, state.table.actor, takes, chanceOf(takes, chance),
                               thought.expected, 0.0F, 0.0F});
        return takes;
    }

    float reward(const State& state, Seat seat) const
    {
        const core::Scores scores = Geschenkt::scores(state);
        const int all = std::accumulate(scores.begin(), scores.end(), 0);
        const float behind = static_cast<float>(scores[seat]) -
                             static_cast<float>(all) / static_cast<float>(players_);
        return static_cast<float>(winShare(state, seat)) - ofAPoint * behind;
    }

    /// What each decision of a seat was better than expected, seen from the end.
    static void judge(auto begin, auto end, Seat seat, float reward)
    {
        float next = reward;
        float advantage = 0.0F;
        while (end != begin) {
            Transition& transition = *--end;
            if (transition.seat != seat)
                continue;
            advantage = next - transition.expected + lambda * advantage;
            transition.advantage = advantage;
            transition.outcome = transition.expected + advantage;
            next = transition.expected;
        }
    }

    void improve(float length)
    {
        std::vector<Transition*> all;
        float sum = 0.0F;
        float squares = 0.0F;
        for (Portion& portion : portions_)
            for (Transition& transition : portion.transitions) {
                all.push_back(&transition);
                sum += transition.advantage;
                squares += transition.advantage * transition.advantage;
            }
        const auto count = static_cast<float>(all.size());
        const float mean = sum / count;
        const float spread = std::sqrt(std::max(0.0F, squares / count - mean * mean)) + 1e-6F;
        for (Transition* transition : all)
            transition->advantage = (transition->advantage - mean) / spread;
        for (int pass = 0; pass < passes; ++pass) {
            core::shuffle(all, random_);
            const std::size_t batches = std::max<std::size_t>(1, all.size() / batch);
            for (std::size_t at = 0; at < batches; ++at)
                adam_.step(
                    network_.weights(),
                    gradient({all.begin() + static_cast<std::ptrdiff_t>(at * all.size() / batches),
                              all.begin() +
                                  static_cast<std::ptrdiff_t>((at + 1) * all.size() / batches)}),
                    length);
        }
    }

    /// Of the mean loss of some transitions. The sums are of fixed portions, so that the threads
    /// make no difference.
    Network::Weights gradient(std::span<Transition* const> some)
    {
        inParallel(portions, learning_.threads, [&](std::size_t index, Memory&) {
            Network::Weights& sum = portions_[index].gradient;
            sum.assign(network_.weights().size(), 0.0F);
            for (std::size_t at = index; at < some.size(); at += portions)
                addGradient(*some[at], sum);
        });
        Network::Weights mean(network_.weights().size());
        float square = 0.0F;
        for (std::size_t at = 0; at < network_.weights().size(); ++at) {
            for (const Portion& portion : portions_)
                mean[at] += portion.gradient[at];
            mean[at] /= static_cast<float>(some.size());
            square += mean[at] * mean[at];
        }
        if (const float total = std::sqrt(square); total > steepest)
            for (float& number : mean)
                number *= steepest / total;
        return mean;
    }

    void addGradient(const Transition& transition, Network::Weights& sum) const
    {
        const Network::Thought thought = network_.think(transition.inputs);
        const float chance = chanceToTake(thought.leaning);
        const float ratio = chanceOf(transition.takes, chance) / transition.chance;
        const bool isFarEnough =
            transition.advantage > 0.0F ? ratio > 1.0F + widest : ratio < 1.0F - widest;
        float byLeaning = entropy * thought.leaning * chance * (1.0F - chance);
        if (!isFarEnough)
            byLeaning -= transition.advantage * ratio * ((transition.takes ? 1.0F : 0.0F) - chance);
        network_.addGradient(transition.inputs, thought, byLeaning,
                             ofExpected * (thought.expected - transition.outcome), sum);
    }

    const Learning& learning_;
    const Field& field_;
    int players_;
    core::Random& random_;
    Network network_;
    Adam adam_;
    std::array<Portion, portions> portions_;
    std::vector<double> shares_;  ///< of the wins, at tables of copies of each of the field
    std::vector<double> chances_; ///< to meet each, summed up
};

} // namespace

Network learnt(const Learning& learning, const Rule& start, const Field& field, int players,
               core::Random& random)
{
    return Learner(learning, start, field, players, random).learn();
}

} // namespace facedown::bots::geschenkt_bot
