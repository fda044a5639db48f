#pragma once

#include <string>

#include <sys/types.h>

namespace facedown::bots {

/// Starts a command in a shell with these as its standard input and output and nothing else of ours
/// open, with no signal ignored or blocked, and with limits on its memory, files and processes.
///
/// `process` is its keeper: a process between it and us that ends, as the shell did, once the shell
/// has ended or the other end of the pipe `life` is closed, which it is when we die, however that
/// happens. The keeper ends all that the command has started first, even in sessions of their own.
/// Returns an error number, 0 if all went well.
int startKept(const std::string& command, int input, int output, int life, pid_t& process);

} // namespace facedown::bots
