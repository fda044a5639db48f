#include "bots/nyet/hand_evaluation.h"

#include <algorithm>

namespace facedown::bots::nyet_bot {

namespace {

using nyet::mostSquares;
using nyet::pointsOf;
using nyet::Row;

/// 1 for each free square, by the bits of those that are free.
constexpr auto freeOnes = [] {
    std::array<std::array<float, 8>, 1U << unsigned(mostSquares)> made{};
    for (std::size_t bits = 0; bits < made.size(); ++bits)
        for (std::size_t square = 0; square < mostSquares; ++square)
            made[bits][square] = (bits >> square & 1U) != 0 ? 1.0F : 0.0F;
    return made;
}();

/// The part of each of the free squares, by their bits.
constexpr auto partOf = [] {
    std::array<float, freeOnes.size()> made{};
    for (unsigned bits = 1; bits < made.size(); ++bits)
        made[bits] = 1.0F / static_cast<float>(core::countBits(bits));
    return made;
}();

/// Of the free squares.
constexpr float mean(unsigned free, const std::array<float, 8>& squares)
{
    const std::array<float, 8>& ones = freeOnes[free];
    const float sum = ones[0] * squares[0] + ones[1] * squares[1] + ones[2] * squares[2] +
                      ones[3] * squares[3] + ones[4] * squares[4];
    return sum * partOf[free];
}

/// The points that a round brings on average, and what it costs, by the bits of the free squares.
struct Stakes
{
    std::array<float, freeOnes.size()> gain{};
    std::array<float, freeOnes.size()> loss{};

    constexpr Stakes()
    {
        std::array<float, 8> gains{};
        std::array<float, 8> losses{};
        for (std::size_t i = 0; i < mostSquares; ++i)
            (pointsOf[i] > 0 ? gains : losses)[i] = static_cast<float>(pointsOf[i]);
        for (unsigned free = 0; free < freeOnes.size(); ++free) {
            gain[free] = mean(free, gains);
            loss[free] = mean(free, losses);
        }
    }
};
constexpr Stakes stakes;

} // namespace

/// What a card brings, by its value, as no trump and more as a trump; a 1 more as a super trump.
struct HandEvaluation::CardTable
{
    core::Array<float, nyet::highestValue + 1> plain{};
    core::Array<float, nyet::highestValue + 1> trump{};
    float super = 0.0F;
    Squares discards{};
    // The same of the average card.
    float averagePlain = 0.0F;
    float averageTrump = 0.0F; ///< of one colour
    float averageOnes = 0.0F;  ///< how many
};

HandEvaluation::CardTable HandEvaluation::tableOf(const CardWorths& worths, int players)
{
    CardTable table;
    table.plain[1] = static_cast<float>(worths.plainOne);
    table.trump[1] = static_cast<float>(worths.trumpOne - worths.plainOne);
    table.super = static_cast<float>(worths.superOne - worths.plainOne);
    std::copy(worths.discards.begin(), worths.discards.end(), table.discards.begin());
    const int highest = players == 3 ? 10 : nyet::highestValue;
    for (int value = 2; value <= highest; ++value) {
        const int below = highest - value;
        table.plain[value] = static_cast<float>(worths.plain[below]);
        table.trump[value] = static_cast<float>(worths.trumps[below] - worths.plain[below]);
    }
    constexpr float ones = nyet::onesOfColour;
    float plain = ones * table.plain[1];
    float trump = ones * table.trump[1];
    for (std::size_t at = 2; at < table.plain.size(); ++at) {
        plain += table.plain[at];
        trump += table.trump[at];
    }
    const auto pack = static_cast<float>(nyet::packFor(players).size());
    table.averagePlain = nyet::colours * plain / pack;
    table.averageTrump = trump / pack;
    table.averageOnes = ones / pack;
    return table;
}

HandEvaluation::Worths HandEvaluation::worthsOf(const CardTable& table, Cards hand)
{
    const auto size = static_cast<float>(hand.size());
    Worths worths;
    worths.plain = -size * table.averagePlain;
    worths.discards = table.discards;
    for (std::size_t colour = 0; colour < nyet::colours; ++colour) {
        const Card one = Card::of(static_cast<nyet::Colour>(colour), 1);
        const float ones = static_cast<float>(hand.count(one)) - size * table.averageOnes;
        worths.trump[colour] = -size * table.averageTrump;
        worths.super[colour] = ones * table.super;
        worths.both[colour] = -ones * table.trump[1];
    }
    for (const int single : hand.singles()) {
        const int place = single % 16;
        const int value = place < nyet::onesOfColour ? 1 : place - 1;
        worths.plain += table.plain[value];
        worths.trump[single / 16] += table.trump[value];
    }
    return worths;
}

HandEvaluation::HandEvaluation(int players, Cards hand)
    : starting_(static_cast<float>(mediumParameters.starting[players]))
{
    static const std::array<CardTable, 2> high = {tableOf(mediumParameters.high, 4),
                                                  tableOf(mediumParameters.high, 3)};
    static const std::array<CardTable, 2> low = {tableOf(mediumParameters.low, 4),
                                                 tableOf(mediumParameters.low, 3)};
    const std::size_t pack = players == 3 ? 1 : 0; // NY-12
    high_ = worthsOf(high[pack], hand);
    low_ = worthsOf(low[pack], hand);
    const float usual = static_cast<float>(Cards::allOnes().size() * hand.size()) /
                        static_cast<float>(nyet::packFor(players).size());
    const float ones = static_cast<float>((hand & Cards::allOnes()).size()) - usual;
    for (std::size_t i = 0; i < mediumParameters.rid.size(); ++i)
        rid_[i] = static_cast<float>(mediumParameters.rid[i]) * ones;
}

/// What a hand brings while rows Trump and Super have these free squares.
struct HandEvaluation::Expected
{
    Expected(const Worths& worths, unsigned trumps, unsigned supers)
    {
        const auto when = [](unsigned free, std::size_t square) {
            return freeOnes[free][square] * partOf[free];
        };
        for (std::size_t i = 0; i < trump.size(); ++i) {
            trump[i] = worths.trump[i] + when(supers, i) * worths.both[i];
            super[i] = worths.super[i] + when(trumps, i) * worths.both[i];
        }
        tricks = worths.plain + mean(trumps, trump) + mean(supers, worths.super);
    }

    float tricks;
    Squares trump; ///< more with each
    Squares super;
};

double HandEvaluation::ofTerms(const nyet::Table& table) const
{
    const int points = table.points();
    const Worths& worths = points > 0 ? high_ : low_;
    const int trump = table.trumps().colour;
    const int super = table.trumps().super;
    const float both = trump == super ? worths.both[trump] : 0.0F;
    return points * double(worths.plain + worths.trump[trump] + worths.super[super] + both);
}

VetoValues HandEvaluation::ofVetoes(const nyet::Board& board, Seat seat) const
{
    const auto free = [&](Row row) { return board.freeBits(row); };
    const bool mayStart = board.isFree(Row::Start, seat);
    const float starting = mayStart ? starting_ * partOf[free(Row::Start)] : 0.0F;
    const Expected high(high_, free(Row::Trump), free(Row::Super));
    const Expected low(low_, free(Row::Trump), free(Row::Super));

    core::Array<Squares, nyet::rows> worths{};
    const auto of = [&](Row row) -> Squares& { return worths[row]; };
    for (std::size_t i = 0; i < mostSquares; ++i) {
        const auto points = static_cast<float>(pointsOf[i]);
        of(Row::Points)[i] =
            points > 0.0F ? points * (high.tricks + starting) : points * (low.tricks - starting);
    }
    const float gain = stakes.gain[free(Row::Points)];
    const float loss = stakes.loss[free(Row::Points)];
    for (std::size_t i = 0; i < rid_.size(); ++i) {
        of(Row::Discard)[i] = (gain - loss) * rid_[i] + gain * high.tricks * high_.discards[i] +
                              loss * low.tricks * low_.discards[i];
        of(Row::Trump)[i] = gain * high.trump[i] + loss * low.trump[i];
        of(Row::Super)[i] = gain * high.super[i] + loss * low.super[i];
    }
    of(Row::Start)[seat] = starting_ * (gain - loss);

    for (std::size_t row = 0; row < worths.size(); ++row) {
        const unsigned bits = free(static_cast<Row>(row));
        if (!board.open(static_cast<Row>(row)))
            continue;
        const float usual = mean(bits, worths[row]);
        const float others = partOf[bits & (bits - 1)]; // one less
        for (float& worth : worths[row])
            worth = (usual - worth) * others;
    }
    VetoValues values;
    values.append(core::Bits(board.coverable()),
                  [&](int place) { return of(nyet::rowAt(place))[nyet::squareAt(place)]; });
    return values;
}

} // namespace facedown::bots::nyet_bot
