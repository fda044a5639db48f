#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

#include <csignal>

namespace facedown::cli {

/// While it lives, Ctrl-C or a polite kill asks for a stop instead of ending the process, so that
/// no program started from here is left behind. Only threads started meanwhile take part in it.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return source_.get_token(); }
    bool came() const { return source_.stop_requested(); }
    /// Ends the process as the signal that came would have done. Before: came().
    [[noreturn]] void giveWay() const;

private:
    void listen();

    sigset_t signals_{};
    sigset_t before_{};
    std::stop_source source_;
    std::atomic<bool> over_ = false;
    int signal_ = 0; ///< that came; written before the stop is asked for
    std::jthread listener_;
};

} // namespace facedown::cli
