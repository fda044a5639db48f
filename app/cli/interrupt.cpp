#include "cli/interrupt.h"

#include <cstdlib>

#include <pthread.h>

namespace facedown::cli {

namespace {

/// As for whatever nohup starts.
bool isIgnored(int signal)
{
    struct sigaction now = {};
    return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

} // namespace

Interrupt::Interrupt()
{
    sigemptyset(&signals_);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&signals_, signal);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
    listener_ = std::jthread([this] { listen(); });
}

Interrupt::~Interrupt()
{
    over_ = true;
    pthread_kill(listener_.native_handle(), SIGTERM); // wakes it
    listener_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void Interrupt::listen()
{
    int signal = 0;
    while (!over_) {
        sigwait(&signals_, &signal);
        if (over_ || came() || isIgnored(signal))
            continue;
        signal_ = signal;
        source_.request_stop();
    }
}

void Interrupt::giveWay() const
{
    std::signal(signal_, SIG_DFL);
    std::raise(signal_); // waits, since it is blocked
    pthread_sigmask(SIG_UNBLOCK, &signals_, nullptr);
    std::abort(); // does not come to this
}

} // namespace facedown::cli
