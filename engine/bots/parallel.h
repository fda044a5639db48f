#pragma once

#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

#include "bots/bot.h"

namespace facedown::bots {

/// Calls work() on so many threads, of which the caller's is one, and returns when all have ended.
/// Where the system has no more threads it does with those that there are.
void onThreads(int threads, const auto& work)
{
    std::vector<std::jthread> others;
    try {
        for (int other = 1; other < threads; ++other)
            others.emplace_back([&work] { work(); });
    } catch (const std::system_error&) {
        // No more can be started: the work is shared out among these.
    }
    work();
}

/// Calls work(index, memory) once for each index below `count`, on so many threads, and returns
/// when all is done. Each thread has a memory of its own; which index comes to which is open.
void inParallel(std::size_t count, int threads, const auto& work)
{
    std::atomic<std::size_t> next = 0;
    onThreads(threads, [&] {
        Memory memory;
        for (std::size_t index = next++; index < count; index = next++)
            work(index, memory);
    });
}

} // namespace facedown::bots
