#pragma once

#include "core/array.h"
#include "core/fixed_list.h"
#include "core/random.h"
#include "nyet/cards.h"

namespace facedown::nyet {

/// Somewhere out of sight where cards lie.
struct Place
{
    int room = 0; ///< how many cards lie there
    Cards barred; ///< of which none can be among them
};

/// Cards out of sight put into places at random, so that no place has any that is barred from it.
class Assignment
{
public:
    static constexpr std::size_t mostPlaces = 16;
    using Places = core::FixedList<Place, mostPlaces>;

    Assignment() = default;
    /// Before: the places have room for just these cards.
    Assignment(Cards cards, const Places& places);

    /// Whether it could be done; if there is a way it finds one. Every way has about the same
    /// chance; just the same if nothing is barred.
    bool draw(core::Random& random);
    /// Two cards at random change places, if both may. Before: draw() was done. Often enough
    /// repeated it leads to every way alike.
    void swap(core::Random& random);
    /// What lies there. Before: draw() was done.
    Cards in(std::size_t place) const { return drawn_[place]; }

private:
    using Mask = std::uint16_t; ///< a bit for each place

    struct Lying
    {
        Card card;
        std::int8_t place = -1; ///< -1: nowhere yet
        Mask allowed = 0;
    };

    bool put(Lying& lying, core::Random& random);
    bool makeRoom(Lying& lying);

    core::FixedList<Lying, cardsInPack> cards_;
    /// Their places in that list: the fewer places a card may go to the sooner it comes.
    core::FixedList<std::uint8_t, cardsInPack> order_;
    core::FixedList<int, mostPlaces> room_;
    core::Array<Cards, mostPlaces> drawn_{};
    bool anyBarred_ = false;
};

} // namespace facedown::nyet
