#include "bots/outside.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bots/keeper.h"

namespace facedown::bots {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds farewellTime{250};
constexpr milliseconds startLook{10};          // nothing tells when the other side begins to read
constexpr milliseconds longestWait{3'600'000}; // at a time, so that an int can hold it

void ignoreBrokenPipes()
{
    // A program that stops reading is seen as a failed write, not as a death by signal.
    [[maybe_unused]] static const auto before = std::signal(SIGPIPE, SIG_IGN);
}

int timeLeft(Clock::time_point end)
{
    const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
    return static_cast<int>(std::clamp(left, milliseconds(0), longestWait).count());
}

/// Both ends of a pipe, closed in whatever is started next: reading, writing.
bool openPipe(std::array<int, 2>& ends)
{
    return pipe2(ends.data(), O_CLOEXEC) == 0;
}

void neverBlock(int descriptor)
{
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

/// A descriptor that can be read from once the token says stop.
class Wake
{
public:
    explicit Wake(const std::stop_token& stop)
        : number_(stop.stop_possible() ? eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK) : -1)
        , callback_(std::in_place, stop, Ring{number_})
    {
    }
    ~Wake()
    {
        callback_.reset(); // waits for one that rings just now
        if (number_ >= 0)
            close(number_);
    }
    Wake(const Wake&) = delete;
    Wake& operator=(const Wake&) = delete;

    int number() const { return number_; }

private:
    struct Ring
    {
        int number;
        void operator()() const { eventfd_write(number, 1); }
    };

    int number_;
    std::optional<std::stop_callback<Ring>> callback_;
};

} // namespace

std::optional<std::string> outsideCommand(std::string_view bot)
{
    constexpr std::string_view mark = "exec:";
    if (!bot.starts_with(mark) || bot.size() == mark.size())
        return std::nullopt;
    return std::string(bot.substr(mark.size()));
}

Outside::Descriptor::~Descriptor()
{
    close();
}

void Outside::Descriptor::set(int number)
{
    if (number_ >= 0)
        ::close(number_);
    number_ = number;
}

Outside::Outside(const std::string& command)
{
    ignoreBrokenPipes();
    if (const int error = start(command); error != 0)
        fault_ = OutsideFault{OutsideFault::Kind::NotStarted,
                              std::string("it could not be started: ") + std::strerror(error)};
}

Outside::~Outside()
{
    kill();
}

int Outside::start(const std::string& command)
{
    std::array<int, 2> ends{};
    Descriptor itsIn;
    Descriptor itsOut;
    Descriptor itsLife;
    if (!openPipe(ends))
        return errno;
    itsIn.set(ends[0]);
    in_.set(ends[1]);
    if (!openPipe(ends))
        return errno;
    out_.set(ends[0]);
    itsOut.set(ends[1]);
    if (!openPipe(ends))
        return errno;
    itsLife.set(ends[0]);
    life_.set(ends[1]);
    neverBlock(in_.number());
    neverBlock(out_.number());
    return startKept(command, itsIn.number(), itsOut.number(), itsLife.number(), process_);
}

tl::expected<std::string, OutsideFault> Outside::ask(std::string_view question, milliseconds time,
                                                     const std::stop_token& stop)
{
    if (fault_)
        return tl::unexpected(*fault_);
    const Wake wake(stop);
    const milliseconds limit = (time + grace) * (1 + owed_);
    const Clock::time_point asked = Clock::now();
    Clock::time_point end = asked + limit;
    unsent_.append(question).push_back('\n');
    ++owed_;
    for (;;) {
        send();
        while (auto line = takeLine())
            if (--owed_ == 0)
                return std::move(*line);
        if (received_.size() > longestAnswer)
            return fail(OutsideFault::Kind::Flooded,
                        "it wrote a line of more than " + std::to_string(longestAnswer) + " bytes");
        if (stop.stop_requested())
            return tl::unexpected(OutsideFault{OutsideFault::Kind::Stopped, "it was stopped"});
        const bool isStarting = this->isStarting();
        if (isStarting)
            end = std::min(Clock::now(), startEnd_) + limit;
        const bool isReady =
            wait(isStarting ? std::min(end, Clock::now() + startLook) : end, wake.number());
        if (!isReady && Clock::now() >= end)
            return fail(OutsideFault::Kind::Late,
                        "it did not answer within " +
                            std::to_string(std::chrono::round<milliseconds>(end - asked).count()) +
                            " ms");
        if (!receive())
            return fail(OutsideFault::Kind::Died, causeOfDeath());
    }
}

void Outside::end(const std::vector<Outside*>& programs, std::string_view farewell)
{
    std::vector<Outside*> running = programs;
    std::erase_if(running, [](const Outside* program) { return program->process_ < 0; });
    for (Outside* program : running) {
        program->unsent_.append(farewell).push_back('\n');
        program->sendLast();
    }
    const Clock::time_point end = Clock::now() + farewellTime;
    for (Outside* program : running) {
        while (Clock::now() < end && program->wait(end, -1) && program->receive()) {
            program->received_.clear();
            program->sendLast();
        }
        program->kill();
    }
}

/// Writes as much as the program will take now.
void Outside::send()
{
    while (!unsent_.empty()) {
        const ssize_t sent = ::write(in_.number(), unsent_.data(), unsent_.size());
        if (sent >= 0) {
            sent_ += static_cast<std::size_t>(sent);
            unsent_.erase(0, static_cast<std::size_t>(sent));
        } else if (errno == EAGAIN)
            return;
        else if (errno != EINTR)
            unsent_.clear(); // it reads no more, but may have written its answer already
    }
}

/// Likewise, until there is nothing more to say.
void Outside::sendLast()
{
    send();
    if (unsent_.empty())
        in_.close();
}

/// Reads some of what is there; false if nothing will ever come again.
bool Outside::receive()
{
    std::array<char, 4096> part; // NOLINT(*-member-init): filled by what is read
    const ssize_t count = ::read(out_.number(), part.data(), part.size());
    if (count > 0)
        received_.append(part.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

std::optional<std::string> Outside::takeLine()
{
    const std::size_t length = received_.find('\n');
    if (length == std::string::npos)
        return std::nullopt;
    std::string line = received_.substr(0, length);
    received_.erase(0, length + 1);
    return line;
}

/// Whether it has read nothing yet of what was sent.
bool Outside::isStarting()
{
    int unread = 0;
    isStarting_ = isStarting_ && Clock::now() < startEnd_ &&
                  ioctl(in_.number(), FIONREAD, &unread) == 0 &&
                  static_cast<std::size_t>(unread) == sent_;
    return isStarting_;
}

/// Until there is something to read, to write, or the wake rings; false if it took too long.
bool Outside::wait(Clock::time_point end, int wake) const
{
    std::array<pollfd, 3> watched = {{{out_.number(), POLLIN, 0},
                                      {unsent_.empty() ? -1 : in_.number(), POLLOUT, 0},
                                      {wake, POLLIN, 0}}};
    for (;;) {
        const int left = timeLeft(end);
        const int ready = ::poll(watched.data(), watched.size(), left);
        if (ready > 0)
            return true;
        if (left == 0)
            return false;
    }
}

tl::unexpected<OutsideFault> Outside::fail(OutsideFault::Kind kind, std::string message)
{
    kill();
    fault_ = OutsideFault{kind, std::move(message)};
    return tl::unexpected(*fault_);
}

/// Before: its output is closed. Whoever dies does that a moment before it is dead.
std::string Outside::causeOfDeath()
{
    const Clock::time_point end = Clock::now() + farewellTime;
    siginfo_t dead{};
    while (Clock::now() < end && dead.si_pid == 0 &&
           waitid(P_PID, static_cast<id_t>(process_), &dead, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           dead.si_pid == 0)
        ::poll(nullptr, 0, 1);
    const bool hasEnded = dead.si_pid != 0;
    const int status = kill();
    if (!hasEnded)
        return "it closed its output";
    if (WIFSIGNALED(status))
        return "it was ended by signal " + std::to_string(WTERMSIG(status));
    return "it ended with status " + std::to_string(WEXITSTATUS(status));
}

/// Ends it and all that it has started. The number is free for others only once it has been waited
/// for.
int Outside::kill()
{
    int status = 0;
    life_.close();
    if (process_ > 0) {
        ::kill(process_, SIGCONT); // it may have been stopped
        while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
        }
    }
    process_ = -1;
    return status;
}

} // namespace facedown::bots
