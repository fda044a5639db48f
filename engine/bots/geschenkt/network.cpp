#include "bots/geschenkt/network.h"

#include <algorithm>

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::State;

constexpr float ofTen = 0.1F;
constexpr float ofPoints = 1.0F / 30.0F;

/// Eight sums at once, so that none waits for another.
float sumOfProducts(const float* one, const float* two, std::size_t count)
{
    constexpr std::size_t lanes = 8;
    static_assert(ofTheSeat % lanes == 0 && ofEachOther % lanes == 0 &&
                  Network::unitCount % lanes == 0);
    std::array<float, lanes> sums{};
    for (std::size_t at = 0; at < count; at += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums[lane] += one[at + lane] * two[at + lane];
    float sum = 0.0F;
    for (const float part : sums)
        sum += part;
    return sum;
}

void add(float factor, const float* numbers, std::size_t count, float* sums)
{
    for (std::size_t at = 0; at < count; ++at)
        sums[at] += factor * numbers[at];
}

float asFloat(bool truth)
{
    return truth ? 1.0F : 0.0F;
}

/// What is saved once the cards come that part a seat's runs by one.
int savedByGaps(Cards own, Cards unseen)
{
    int saved = 0;
    for (const int card : own)
        if (unseen.contains(card - 1) && own.contains(card - 2))
            saved += card;
    return saved;
}

} // namespace

Inputs inputs(const State& state, const Offer& offer)
{
    const Table& table = state.table;
    const Seat seat = table.actor;
    const int card = table.card;
    const int pot = table.pot;
    const Cards own = table.cards(seat);
    const Cards unseen = table.unseen;
    const int cost = own.costOfTaking(card);
    const int chips = state.chipsOf(seat);
    const int score = own.cost() - chips;
    const float comes =
        static_cast<float>(table.deck) / static_cast<float>(std::max(1, unseen.size()));

    Inputs inputs{};
    auto next = inputs.begin();
    const auto put = [&next](float number) { *next++ = number; };
    const auto scaled = [](int number, float scale) { return static_cast<float>(number) * scale; };
    for (const double aspect : offer.aspects(state))
        put(static_cast<float>(aspect));
    put(scaled(pot - cost, ofTen));
    put(scaled(pot, 0.5F) / static_cast<float>(std::max(1, cost + 1)));
    put(scaled(score, ofPoints));
    put(scaled(savedByGaps(own, unseen), ofTen * comes));
    put(asFloat(unseen.contains(card - 1) || own.contains(card - 1)));
    put(asFloat(unseen.contains(card + 1) || own.contains(card + 1)));
    put(asFloat(chips == 1));
    put(scaled(pot, 0.2F) / static_cast<float>(table.players));
    Seat other = seat;
    for (int turns = 1; turns < table.players; ++turns) {
        other = table.next(other);
        const Cards cards = table.cards(other);
        const int costToIt = cards.costOfTaking(card);
        const int chipsOfIt = state.chipsOf(other);
        put(scaled(chipsOfIt, ofTen));
        put(1.0F / static_cast<float>(1 + chipsOfIt));
        put(scaled(costToIt, ofTen));
        put(asFloat(costToIt <= 0));
        put(scaled(savedByGap(cards, unseen, card), ofTen) * comes);
        put(scaled(cards.cost() - chipsOfIt - score, ofPoints));
        put(std::clamp(scaled(pot + turns - costToIt, ofTen), -2.0F, 1.0F));
        put(asFloat(chipsOfIt < turns));
    }
    assert(next == inputs.begin() + static_cast<std::ptrdiff_t>(inputCount(table.players)));
    return inputs;
}

Network::Network(int players, const Rule& rule, core::Random& random)
    : inputCount_(inputCount(players))
    , weights_(size())
{
    for (std::size_t at = 0; at < leaningHead(); ++at)
        weights_[at] = 0.45F * static_cast<float>(random.unit() - 0.5);
    std::copy(rule.begin(), rule.end(),
              weights_.begin() + static_cast<std::ptrdiff_t>(leaningHead()));
    for (std::size_t unit = 0; unit < unitCount; ++unit)
        weights_[leaningHead() + inputCount_ + unit] =
            0.02F * static_cast<float>(random.unit() - 0.5);
}

Network::Thought Network::think(const Inputs& inputs) const
{
    Thought thought;
    const float* weights = weights_.data();
    for (float& unit : thought.units) {
        unit = std::max(0.0F, sumOfProducts(weights, inputs.data(), inputCount_));
        weights += inputCount_;
    }
    const auto head = [&](std::size_t begin) {
        const float* past = weights_.data() + begin;
        return sumOfProducts(past, inputs.data(), inputCount_) +
               sumOfProducts(past + inputCount_, thought.units.data(), unitCount);
    };
    thought.leaning = head(leaningHead());
    thought.expected = head(expectedHead());
    return thought;
}

void Network::addGradient(const Inputs& inputs, const Thought& thought, float byLeaning,
                          float byExpected, Weights& gradient) const
{
    const auto addHead = [&](std::size_t begin, float by) {
        add(by, inputs.data(), inputCount_, gradient.data() + begin);
        add(by, thought.units.data(), unitCount, gradient.data() + begin + inputCount_);
    };
    addHead(leaningHead(), byLeaning);
    addHead(expectedHead(), byExpected);
    for (std::size_t unit = 0; unit < unitCount; ++unit)
        if (thought.units[unit] > 0.0F) {
            const float by = byLeaning * weights_[leaningHead() + inputCount_ + unit] +
                             byExpected * weights_[expectedHead() + inputCount_ + unit];
            add(by, inputs.data(), inputCount_, gradient.data() + unit * inputCount_);
        }
}

} // namespace facedown::bots::geschenkt_bot
