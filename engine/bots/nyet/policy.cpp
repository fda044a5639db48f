#include "bots/nyet/policy.h"

#include <array>
#include <cmath>
#include <cstdint>

#include "bots/nyet/levels.h"
#include "bots/sampling.h"
#include "core/random.h"

namespace facedown::bots::nyet_bot {

namespace {

using nyet::Phase;
using nyet::State;

constexpr float oddChance = 0.03F; ///< that a decision is any of those that are legal

/// Numbers of the Gumbel distribution, coarse and quick: of scores with `temperature` times one
/// added to each the highest is drawn as by a softmax of that temperature (Gumbel 1954).
class Noise
{
public:
    explicit Noise(core::Random& random)
        : random_(random)
    {
    }

    float draw()
    {
        if (left_ == 0) { // four numbers out of one of the generator's
            bits_ = static_cast<std::uint32_t>(random_.unit() * 0x1p32);
            left_ = 4;
        }
        --left_;
        const float quantile = quantiles[bits_ & 0xFFU];
        bits_ >>= 8U;
        return quantile;
    }

private:
    static inline const std::array<float, 256> quantiles = [] {
        std::array<float, 256> made{};
        for (std::size_t step = 0; step < made.size(); ++step) {
            const float part = (static_cast<float>(step) + 0.5F) / static_cast<float>(made.size());
            made[step] = -std::log(-std::log(part));
        }
        return made;
    }();

    core::Random& random_;
    std::uint32_t bits_ = 0;
    int left_ = 0;
};

/// Where the highest score is after chance has had its say.
std::size_t drawn(const auto& scores, float temperature, core::Random& random)
{
    Noise noise(random);
    std::size_t best = 0;
    float most = 0.0F;
    for (std::size_t index = 0; index < scores.size(); ++index) {
        const float score = scores[index] + temperature * noise.draw();
        if (index > 0 && score <= most)
            continue;
        best = index;
        most = score;
    }
    return best;
}

constexpr float teamTemperature = static_cast<float>(mediumParameters.teamTemperature);
constexpr float vetoTemperature = 0.15F;

float ofCard(const CardScores& play, const nyet::Table& table, nyet::Decision decision)
{
    const Card card = decision.card();
    if (decision.kind == nyet::Decision::Kind::Play)
        return play.ofPlaying(card);
    const float keeping = play.ofKeeping(card);
    if (decision.kind == nyet::Decision::Kind::Discard)
        return -keeping;
    const bool friendly = table.sameTeam(table.actor, table.next(table.actor));
    return (friendly ? scoreParameters.giving : -scoreParameters.giving) * keeping - keeping;
}

} // namespace

Scores policyScores(const State& state, const Nyet::Decisions& legal, HandEvaluations& evaluations)
{
    const nyet::Table& table = state.table;
    Scores scores;
    switch (table.phase) {
    case Phase::Veto:
        scores.temperature = vetoTemperature;
        scores.of = evaluations.of(state, table.actor).ofVetoes(table.board, table.actor);
        break;
    case Phase::Team:
    case Phase::Bonus: {
        scores.temperature = teamTemperature;
        const HandEvaluation& hand = evaluations.of(state, table.actor);
        const auto values = table.phase == Phase::Team ? valuesOfTeams(table, hand, legal)
                                                       : valuesOfBonus(table, hand, legal);
        scores.of.append(values, [](double value) { return static_cast<float>(value); });
        break;
    }
    default: {
        scores.temperature = scoreParameters.temperature;
        const Round round(state);
        const CardScores play(round);
        scores.of.append(legal,
                         [&](nyet::Decision decision) { return ofCard(play, table, decision); });
        break;
    }
    }
    return scores;
}

void addChances(Scores scores, Priors<Nyet>& priors)
{
    const float odd = oddChance / static_cast<float>(scores.of.size());
    const float sum = toWeights(scores.of, scores.temperature);
    priors.append(scores.of,
                  [&](float weight) { return odd + (1.0F - oddChance) * (weight / sum); });
}

void playToTricks(State& state, HandEvaluations& evaluations, core::Random& random)
{
    nyet::Table& table = state.table;
    while (table.phase == Phase::Veto) {
        const HandEvaluation& evaluation = evaluations.of(state, table.actor);
        const VetoValues values = evaluation.ofVetoes(table.board, table.actor);
        const core::Bits squares(table.board.coverable());
        const auto place = static_cast<int>(drawn(values, vetoTemperature, random));
        Nyet::apply(state, nyet::vetoOf(squares.at(place)));
    }
    while (table.phase != Phase::Play) {
        const auto legal = Nyet::legal(state);
        const Scores scores = policyScores(state, legal, evaluations);
        Nyet::apply(state, legal[drawn(scores.of, scores.temperature, random)]);
    }
}

} // namespace facedown::bots::nyet_bot
