#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>

namespace facedown::core {

/// A list of at most Capacity values, without heap; trivially copyable when T is.
template <class T, std::size_t Capacity>
class FixedList
{
public:
    using value_type = T;

    /// Before: size() < Capacity. A checked build stops at one too many, a release leaves it out.
    constexpr void push_back(const T& value)
    {
        assert(size_ < Capacity);
        if (size_ >= Capacity)
            return;
        items_[size_++] = value;
    }
    /// Adds what is made of each value of a range. Before: there is room for them; if not, as
    /// above.
    constexpr void append(const auto& range, auto make)
    {
        std::size_t size = size_; // not in memory, where each would wait for the one before
        for (const auto value : range) {
            assert(size < Capacity);
            if (size >= Capacity)
                break;
            items_[size++] = make(value);
        }
        size_ = size;
    }
    constexpr void clear() { size_ = 0; }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }

    constexpr const T& operator[](std::integral auto index) const
    {
        assert(static_cast<std::size_t>(index) < size_);
        return items_[index];
    }
    constexpr T& operator[](std::integral auto index)
    {
        assert(static_cast<std::size_t>(index) < size_);
        return items_[index];
    }

    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + size_; }
    constexpr T* begin() { return items_; }
    constexpr T* end() { return items_ + size_; }

    constexpr bool contains(const T& value) const
    {
        for (const T& item : *this)
            if (item == value)
                return true;
        return false;
    }

private:
    // Left as they are beyond size_: clearing them would cost more than a playout's whole move.
    T items_[Capacity];
    std::size_t size_ = 0;
};

} // namespace facedown::core
