#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include <tl/expected.hpp>

namespace facedown::bots {

/// The command of a bot that is a program from outside, "exec:COMMAND"; nothing of any other.
std::optional<std::string> outsideCommand(std::string_view bot);

/// Why a program from outside gave no answer.
struct OutsideFault
{
    enum class Kind {
        NotStarted, ///< the system would not start it
        Died,       ///< it ended, or closed its output
        Late,       ///< it did not answer in time
        Flooded,    ///< it wrote a line longer than any answer
        Stopped,    ///< nobody wants the answer any more: no fault of the program
    };

    Kind kind = Kind::Died;
    std::string message; ///< for people: "it ended with status 3"
};

/// A program that plays one seat of one match: it is asked in lines of text and answers each with
/// a line (the text protocol). Its n-th line answers the n-th question, whenever it is written.
/// To be used from one thread at a time, not always the same one.
///
/// It never outlives its Outside, nor us, however we end: it is ended at the first fault but
/// Stopped, and in the end, with all that it has started. What it writes to standard error goes to
/// ours. Each of its processes may have 4 GB of memory and write files of at most 1 GB, and there
/// are at most 256 of them.
class Outside
{
public:
    /// How much later than its time an answer may come.
    static constexpr std::chrono::milliseconds grace{500};
    /// How long a program may take to start; an interpreter on a busy machine needs a while. No
    /// time runs until it begins to read the first question, but for no longer than this.
    static constexpr std::chrono::milliseconds startTime{2000};
    /// A longer line is no answer.
    static constexpr std::size_t longestAnswer = 64U << 10U;

    /// Starts the command in a shell. SIGPIPE is ignored from then on in the whole process.
    explicit Outside(const std::string& command);
    ~Outside();
    Outside(const Outside&) = delete;
    Outside& operator=(const Outside&) = delete;

    /// The program's answer to a line, without its end. Waits `time` and the grace at most, and as
    /// long again for each answer that is still owed to a question that was stopped; returns at
    /// once when told to stop. After a fault, all further questions have the same.
    tl::expected<std::string, OutsideFault> ask(std::string_view question,
                                                std::chrono::milliseconds time,
                                                const std::stop_token& stop = {});

    /// Tells the programs a last line, and gives them a moment to end by themselves: a quarter of a
    /// second at most, for all of them together.
    static void end(const std::vector<Outside*>& programs, std::string_view farewell);

private:
    using Clock = std::chrono::steady_clock;

    /// An end of a pipe, closed with it.
    class Descriptor
    {
    public:
        Descriptor() = default;
        ~Descriptor();
        Descriptor(const Descriptor&) = delete;
        Descriptor& operator=(const Descriptor&) = delete;
        void set(int number);
        void close() { set(-1); }
        int number() const { return number_; }

    private:
        int number_ = -1;
    };

    int start(const std::string& command);
    void send();
    void sendLast();
    bool receive();
    std::optional<std::string> takeLine();
    bool isStarting();
    bool wait(Clock::time_point end, int wake) const;
    tl::unexpected<OutsideFault> fail(OutsideFault::Kind kind, std::string message);
    std::string causeOfDeath();
    int kill();

    pid_t process_ = -1; ///< its keeper; -1 once it has been ended
    Clock::time_point startEnd_ = Clock::now() + startTime;
    std::size_t sent_ = 0; ///< while it is starting
    bool isStarting_ = true;
    Descriptor in_;   ///< its standard input
    Descriptor out_;  ///< its standard output
    Descriptor life_; ///< until this is closed it may live
    std::string unsent_;
    std::string received_;
    int owed_ = 0; ///< answers that have not come yet
    std::optional<OutsideFault> fault_;
};

} // namespace facedown::bots
