#pragma once

#include <array>
#include <span>
#include <string>

#include "bots/geschenkt/medium.h"

namespace facedown::bots::geschenkt_bot {

/// What a seat's chance to win is guessed from, between two cards; each about 1 in size.
enum class Feature {
    Cost,       ///< of its cards as they are (GE-20)
    OneToJoin,  ///< what would be saved where one card closes a gap, times its chance to come
    TwoToJoin,  ///< the same of two cards
    Neighbours, ///< cards to come that would cost it nothing, so that others pay it for them
    HighOnes,   ///< how high they are, and so how much the others dislike them
    Begins,     ///< whether it decides first on the next card
    Chips,
    RootOfChips,
    FewChips, ///< how near it is to its last
    Count,
};

inline constexpr std::size_t featureCount = static_cast<std::size_t>(Feature::Count);
inline constexpr std::size_t cardFeatureCount = static_cast<std::size_t>(Feature::Chips);
using Features = std::array<double, featureCount>;

/// Those that come from the cards alone (the chips' are left as they are). `deck` cards of
/// `unseen` are yet to be turned.
void addCardFeatures(Cards own, Cards unseen, int deck, bool begins, Features& features);
/// The others.
void addChipFeatures(int chips, Features& features);

/// How likely each seat wins, as the cards and chips lie between two cards: its strength's part of
/// all strengths, the logarithm of a strength being linear in the features, with weights of its own
/// for each number of cards left in the deck.
class WinModel
{
public:
    static constexpr std::size_t weightCount = geschenkt::cardsInDeck * featureCount;

    /// For so many players. Before: there are weightCount, from those when the deck is empty.
    WinModel(int players, std::span<const double> weights);

    const Features& weights(int deck) const { return weights_[static_cast<std::size_t>(deck)]; }
    /// The logarithm of the strength that the cards make.
    double ofCards(Cards own, Cards unseen, int deck, bool begins) const;
    /// By what the chips multiply it.
    double ofChips(int chips, int deck) const
    {
        return ofChips_[static_cast<std::size_t>(deck)][static_cast<std::size_t>(chips)];
    }
    /// What they are worth to the medium bot, in points.
    double pointsOfChips(int chips, int deck) const
    {
        return pointsOfChips_[static_cast<std::size_t>(deck)][static_cast<std::size_t>(chips)];
    }

private:
    static constexpr std::size_t mostChips = 80;
    using ByChips = std::array<std::array<double, mostChips>, geschenkt::cardsInDeck>;

    std::array<Features, geschenkt::cardsInDeck> weights_{};
    ByChips ofChips_{};
    ByChips pointsOfChips_{};
};

/// The name of the table that holds the weights for so many players.
std::string winModelTable(int players);

/// What ships for so many players.
const WinModel& shippedWinModel(int players);

} // namespace facedown::bots::geschenkt_bot
