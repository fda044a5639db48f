#include "bots/geschenkt/bot.h"

#include <cmath>

#include "bots/geschenkt/domain.h"

namespace facedown::bots {

namespace geschenkt_bot {

namespace {

using geschenkt::Geschenkt;
using geschenkt::Phase;
using geschenkt::State;

constexpr int usualRounds = 1000;
constexpr int gamesInRound = 400;
constexpr double slowing = 40.0; ///< rounds after which steps are half as long
constexpr double memory = 0.98;  ///< of the rounds before, for the curvature
constexpr double ridge = 1e-4;   ///< keeps what hardly ever comes from running away

using Matrix = std::array<Features, featureCount>;
using Weights = std::array<double, WinModel::weightCount>;

/// The solution of a symmetric, positive system (Gauss).
Features solve(Matrix matrix, Features right)
{
    for (std::size_t row = 0; row < featureCount; ++row)
        for (std::size_t below = row + 1; below < featureCount; ++below) {
            const double part = matrix[below][row] / matrix[row][row];
            for (std::size_t column = row; column < featureCount; ++column)
                matrix[below][column] -= part * matrix[row][column];
            right[below] -= part * right[row];
        }
    for (std::size_t row = featureCount; row-- > 0;) {
        for (std::size_t column = row + 1; column < featureCount; ++column)
            right[row] -= matrix[row][column] * right[column];
        right[row] /= matrix[row][row];
    }
    return right;
}

/// Where the learning begins: points count, the more the fewer cards are left.
Weights firstWeights()
{
    Weights weights{};
    for (std::size_t deck = 0; deck < geschenkt::cardsInDeck; ++deck) {
        double* at = weights.data() + deck * featureCount;
        const auto left = static_cast<double>(deck);
        // With no card left the lowest score wins; a point decides (GE-14).
        const double weight = deck == 0 ? 30.0 : 1.0 + 3.0 / left;
        at[static_cast<std::size_t>(Feature::Cost)] = -weight;
        at[static_cast<std::size_t>(Feature::Chips)] = weight;
        at[static_cast<std::size_t>(Feature::FewChips)] = deck == 0 ? 0.0 : -left / 12.0;
    }
    return weights;
}

/// Softmax regression of who wins on the features, for one number of cards left.
class Regression
{
public:
    /// One position and what came of it.
    void add(const Features& weights, const std::array<Features, maxSeats>& seats, int players,
             const WinProbabilities& won)
    {
        std::array<double, maxSeats> chances{};
        double sum = 0.0;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            double strength = 0.0;
            for (std::size_t feature = 0; feature < featureCount; ++feature)
                strength += weights[feature] * seats[seat][feature];
            sum += chances[seat] = std::exp(strength);
        }
        Features mean{};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            const double chance = chances[seat] / sum;
            for (std::size_t row = 0; row < featureCount; ++row) {
                mean[row] += chance * seats[seat][row];
                slope_[row] += (won[seat] - chance) * seats[seat][row];
                for (std::size_t column = 0; column < featureCount; ++column)
                    curvature_[row][column] += chance * seats[seat][row] * seats[seat][column];
            }
        }
        for (std::size_t row = 0; row < featureCount; ++row)
            for (std::size_t column = 0; column < featureCount; ++column)
                curvature_[row][column] -= mean[row] * mean[column];
        count_ += 1.0;
    }

    /// A part of Newton's step; then the slope is forgotten, and of the curvature a little.
    void step(double* weights, double length)
    {
        Matrix matrix = curvature_;
        for (std::size_t row = 0; row < featureCount; ++row)
            matrix[row][row] += ridge * count_;
        const Features change = solve(matrix, slope_);
        const double scale = length * count_ / gamesInRound;
        for (std::size_t feature = 0; feature < featureCount; ++feature)
            weights[feature] += scale * change[feature];
        slope_ = {};
        count_ *= memory;
        for (Features& row : curvature_)
            for (double& entry : row)
                entry *= memory;
    }

private:
    Features slope_{};
    Matrix curvature_{};
    double count_ = 0.0;
};

/// Trains for one number of players.
class Learner
{
public:
    Learner(int players, const Weights& weights, core::Random& random)
        : players_(players)
        , random_(random)
        , weights_(weights)
    {
    }

    const Weights& weights() const { return weights_; }

    void round()
    {
        const WinModel winModel(players_, weights_);
        for (int game = 0; game < gamesInRound; ++game)
            play(winModel);
        const double length = 1.0 / (1.0 + rounds_++ / slowing);
        for (std::size_t deck = 1; deck < geschenkt::cardsInDeck; ++deck)
            regressions_[deck].step(weights_.data() + deck * featureCount, length);
    }

private:
    void play(const WinModel& winModel)
    {
        Seating seating;
        for (const OpponentType*& type : seating)
            type = &opponentTypes[random_.below(2) == 0
                                      ? 0U
                                      : static_cast<std::size_t>(
                                            random_.below(static_cast<int>(opponentTypes.size())))];
        State state = Geschenkt::start({.players = players_});
        Geschenkt::apply(state, Geschenkt::sample(state, random_));
        while (state.table.phase != Phase::Over) {
            Geschenkt::apply(state, Geschenkt::sample(state, random_));
            playOn(winModel, seating, state, 1, random_);
            if (state.table.deck > 0)
                note(state);
        }
        const WinProbabilities won = shares(winModel, state);
        for (std::size_t deck = 1; deck < geschenkt::cardsInDeck; ++deck)
            regressions_[deck].add(winModel.weights(static_cast<int>(deck)), positions_[deck],
                                   players_, won);
    }

    void note(const State& state)
    {
        const Table& table = state.table;
        auto& position = positions_[static_cast<std::size_t>(table.deck)];
        for (Seat seat = 0; seat < players_; ++seat) {
            Features& features = position[static_cast<std::size_t>(seat)];
            addCardFeatures(table.cards(seat), table.unseen, table.deck, seat == table.starter,
                            features);
            addChipFeatures(state.chipsOf(seat), features);
        }
    }

    int players_;
    core::Random& random_;
    Weights weights_;
    int rounds_ = 0;
    std::array<Regression, geschenkt::cardsInDeck> regressions_{};
    /// The features of every seat at each number of cards left, of the game that is played.
    std::array<std::array<Features, maxSeats>, geschenkt::cardsInDeck> positions_{};
};

} // namespace

} // namespace geschenkt_bot

core::Expected<Training> trainGeschenkt(const TrainingRun& run)
{
    using namespace geschenkt_bot;
    Training training{
        .game = std::string(Geschenkt::id), .seed = run.seed, .made = "", .tables = {}};
    const int rounds = run.rounds > 0 ? run.rounds : usualRounds;
    const int all = rounds * (maxSeats - Geschenkt::minPlayers + 1);
    core::Random random(run.seed);
    int done = 0;
    for (int players = Geschenkt::minPlayers; players <= maxSeats; ++players) {
        const std::string name = winModelTable(players);
        Weights weights = firstWeights();
        if (run.from) {
            const auto table = run.from->tables.find(name);
            if (table == run.from->tables.end() || table->second.size() != weights.size())
                return core::failure(core::ErrorCode::BadRecord,
                                     "the training file has no table \"" + name + "\" of " +
                                         std::to_string(weights.size()) + " numbers");
            std::copy(table->second.begin(), table->second.end(), weights.begin());
        }
        Learner learner(players, weights, random);
        for (int round = 0; round < rounds; ++round) {
            learner.round();
            run.progress(++done, all);
        }
        training.tables[name].assign(learner.weights().begin(), learner.weights().end());
    }
    training.made = "softmax regression of who wins, " + std::to_string(rounds) + " rounds of " +
                    std::to_string(gamesInRound) + " games for each number of players";
    return training;
}

} // namespace facedown::bots
