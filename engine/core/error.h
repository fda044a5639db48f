#pragma once

#include <string>

#include <tl/expected.hpp>

namespace facedown::core {

/// The codes of the text protocol: what kind of thing went wrong.
enum class ErrorCode {
    BadJson,
    BadCommand,
    BadOption,
    BadEvent,
    Illegal,
    NoGame,
    BadRecord,
    NewerRecord, ///< a BadRecord of a version that is not known here yet
    NothingToUndo,
};

/// What went wrong, for a person who plays or writes a bot: one plain English sentence, citing the
/// rule (SK-13) where one decides.
struct Error
{
    ErrorCode code;
    std::string message;
};

template <class T>
using Expected = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(ErrorCode code, std::string message)
{
    return tl::unexpected(Error{code, std::move(message)});
}

/// The code as the protocol writes it: "bad_event".
const char* name(ErrorCode code);

} // namespace facedown::core
