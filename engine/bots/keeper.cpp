#include "bots/keeper.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <filesystem>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace facedown::bots {

namespace {

constexpr rlim_t mostMemory = 4ULL << 30U;  // bytes, of each process
constexpr rlim_t largestFile = 1ULL << 30U; // bytes, that each may write
constexpr rlim_t mostTasks = 256;           // processes and threads, besides those there are
// None on processor time, which counts from the start on and over all threads: it would end a
// program for having thought in its turns. Who is late is ended anyway.

/// How many tasks of this user run; the limit is set on all of them together.
rlim_t tasksNow()
{
    rlim_t tasks = 0;
    std::error_code fault;
    for (std::filesystem::directory_iterator entry("/proc", fault), end; !fault && entry != end;
         entry.increment(fault)) {
        struct stat folder = {};
        if (::stat((entry->path() / "task").c_str(), &folder) == 0 && folder.st_uid == getuid())
            tasks += folder.st_nlink - 2;
    }
    return tasks;
}

// All below runs in a child of a program with threads: only calls that are safe in a signal
// handler.

void limit(__rlimit_resource what, rlim_t most)
{
    rlimit limits{};
    getrlimit(what, &limits);
    limits.rlim_max = limits.rlim_max < most ? limits.rlim_max : most;
    limits.rlim_cur = limits.rlim_max;
    setrlimit(what, &limits);
}

[[noreturn]] void run(const char* command, int input, int output, rlim_t tasks, pid_t keeper)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper)
        _exit(EXIT_FAILURE);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    close_range(STDERR_FILENO + 1, ~0U, 0);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_DATA, mostMemory);
    limit(RLIMIT_FSIZE, largestFile);
    limit(RLIMIT_NPROC, tasks);
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGXFSZ, SIG_DFL);
    sigset_t none{};
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execl("/bin/sh", "sh", "-c", command, nullptr);
    _exit(127);
}

/// Kills the children there are now.
void killChildren()
{
    std::array<char, 4096> text{};
    const int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    const ssize_t length = file < 0 ? 0 : read(file, text.data(), text.size());
    close(file);
    pid_t child = 0; // each is followed by a space
    for (ssize_t i = 0; i < length; ++i) {
        const char c = text[static_cast<std::size_t>(i)];
        if (c != ' ') {
            child = child * 10 + (c - '0');
            continue;
        }
        kill(child, SIGKILL);
        child = 0;
    }
}

/// Ends the program and what it has started: of whom is killed we get the children. Returns how
/// the program ended.
int endAll(pid_t program, int status)
{
    for (;;) {
        kill(-program, SIGKILL);
        killChildren();
        int how = 0;
        pid_t ended = 0;
        while ((ended = waitpid(-1, &how, WNOHANG)) > 0)
            status = ended == program ? how : status;
        if (ended < 0 && errno == ECHILD)
            return status;
        poll(nullptr, 0, 1);
    }
}

[[noreturn]] void endLike(int status)
{
    if (WIFSIGNALED(status)) {
        limit(RLIMIT_CORE, 0);
        std::signal(WTERMSIG(status), SIG_DFL);
        sigset_t none{};
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, nullptr);
        kill(getpid(), WTERMSIG(status));
    }
    _exit(WEXITSTATUS(status));
}

/// Before: all signals are blocked.
[[noreturn]] void keep(const char* command, int input, int output, int life, rlim_t tasks)
{
    setpgid(0, 0); // what the terminal sends to us is not for it
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    const pid_t keeper = getpid();
    const pid_t program = _Fork();
    if (program == 0)
        run(command, input, output, tasks, keeper);
    if (program < 0)
        _exit(EXIT_FAILURE);
    // Of what we have open, locks and pipes, nothing may live on here.
    dup2(life, STDIN_FILENO);
    close_range(STDIN_FILENO + 1, ~0U, 0);
    sigset_t childEnds{};
    sigemptyset(&childEnds);
    sigaddset(&childEnds, SIGCHLD);
    std::array<pollfd, 2> watched = {
        {{STDIN_FILENO, POLLIN, 0}, {signalfd(-1, &childEnds, SFD_CLOEXEC), POLLIN, 0}}};
    int status = 0;
    pid_t ended = 0;
    while (ended != program && watched[0].revents == 0) {
        poll(watched.data(), watched.size(), -1);
        if (watched[1].revents != 0) {
            signalfd_siginfo signal{};
            [[maybe_unused]] const auto length = read(watched[1].fd, &signal, sizeof signal);
        }
        int how = 0;
        pid_t one = 0;
        while ((one = waitpid(-1, &how, WNOHANG)) > 0)
            if (one == program) {
                ended = one;
                status = how;
            }
    }
    endLike(endAll(program, status));
}

} // namespace

int startKept(const std::string& command, int input, int output, int life, pid_t& process)
{
    const char* text = command.c_str();
    const rlim_t tasks = tasksNow() + mostTasks;
    sigset_t all{};
    sigset_t before{};
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    process = fork();
    const int error = process < 0 ? errno : 0;
    if (process == 0)
        keep(text, input, output, life, tasks);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return error;
}

} // namespace facedown::bots
