#include "nyet/assignment.h"

#include <cassert>

namespace facedown::nyet {

namespace {

/// Swaps tried for each card. More do not change what the tests can measure.
constexpr std::size_t swapsPerCard = 3;

} // namespace

Assignment::Assignment(Cards cards, const Places& places)
{
    for (const Place& place : places)
        room_.push_back(place.room);
    const auto all = static_cast<Mask>((1U << places.size()) - 1);
    for (const Card card : cards) {
        Mask allowed = all;
        for (std::size_t i = 0; i < places.size(); ++i)
            if (places[i].barred.contains(card))
                allowed = static_cast<Mask>(allowed & ~(1U << i));
        anyBarred_ = anyBarred_ || allowed != all;
        for (int count = cards.count(card); count > 0; --count)
            cards_.push_back({card, -1, allowed});
    }
    for (int choices = 0; order_.size() < cards_.size(); ++choices)
        for (std::size_t i = 0; i < cards_.size(); ++i)
            if (core::countBits(cards_[i].allowed) == choices)
                order_.push_back(static_cast<std::uint8_t>(i));
}

bool Assignment::draw(core::Random& random)
{
    for (const std::uint8_t index : order_)
        if (Lying& lying = cards_[index]; !put(lying, random) && !makeRoom(lying))
            return false;
    for (const Lying& lying : cards_)
        drawn_[lying.place].add(lying.card);
    // It wears off what the order of putting favours.
    const std::size_t swaps = anyBarred_ ? swapsPerCard * cards_.size() : 0;
    for (std::size_t i = 0; i < swaps; ++i)
        swap(random);
    return true;
}

/// Anywhere that the card may go, with a chance by the room that there is.
bool Assignment::put(Lying& lying, core::Random& random)
{
    int room = 0;
    for (const int place : core::Bits(lying.allowed))
        room += room_[place];
    if (room == 0)
        return false;
    int index = random.below(room);
    for (const int place : core::Bits(lying.allowed)) {
        int& left = room_[place];
        index -= left;
        if (index >= 0)
            continue;
        --left;
        lying.place = static_cast<std::int8_t>(place);
        return true;
    }
    return false;
}

/// Finds by breadth the shortest row of cards that can each move on to the next one's place, the
/// last to one with room: an augmenting path, which exists unless there is no way at all.
bool Assignment::makeRoom(Lying& lying)
{
    core::Array<Lying*, mostPlaces> mover{}; // who would move to the place
    core::FixedList<int, mostPlaces> reached;
    const auto reach = [&](Lying& card) {
        for (const int place : core::Bits(card.allowed)) {
            if (mover[place] != nullptr)
                continue;
            mover[place] = &card;
            reached.push_back(place);
        }
    };
    reach(lying);
    std::size_t next = 0;
    while (next < reached.size()) {
        int place = reached[next++];
        if (room_[place] == 0) {
            for (Lying& card : cards_)
                if (card.place == place)
                    reach(card);
            continue;
        }
        --room_[place];
        for (Lying* card = mover[place]; true; card = mover[place]) {
            const int from = card->place;
            card->place = static_cast<std::int8_t>(place);
            if (card == &lying)
                return true;
            place = from;
        }
    }
    return false;
}

void Assignment::swap(core::Random& random)
{
    const int count = static_cast<int>(cards_.size());
    if (count == 0)
        return;
    const int pair = random.below(count * count);
    Lying& one = cards_[pair / count];
    Lying& other = cards_[pair % count];
    const unsigned both = one.allowed & other.allowed;
    if (one.place == other.place ||
        (both >> unsigned(one.place) & both >> unsigned(other.place) & 1U) == 0)
        return;
    Cards& from = drawn_[one.place];
    Cards& to = drawn_[other.place];
    from.remove(one.card);
    to.remove(other.card);
    from.add(other.card);
    to.add(one.card);
    std::swap(one.place, other.place);
}

} // namespace facedown::nyet
