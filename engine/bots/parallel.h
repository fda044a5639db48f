#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "bots/bot.h"

namespace facedown::bots {

/// Calls work(index, memory) once for each index below `count`, on so many threads, and returns
/// when all is done. Each thread has a memory of its own; which index comes to which is open.
void inParallel(std::size_t count, int threads, const auto& work)
{
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> workers;
    for (int worker = 0; worker < std::max(1, threads); ++worker)
        workers.emplace_back([&] {
            Memory memory;
            for (std::size_t index = next++; index < count; index = next++)
                work(index, memory);
        });
}

} // namespace facedown::bots
