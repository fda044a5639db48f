#include "core/error.h"

namespace facedown::core {

const char* name(ErrorCode code)
{
    switch (code) {
    case ErrorCode::BadJson:
        return "bad_json";
    case ErrorCode::BadCommand:
        return "bad_command";
    case ErrorCode::BadOption:
        return "bad_option";
    case ErrorCode::BadEvent:
        return "bad_event";
    case ErrorCode::Illegal:
        return "illegal";
    case ErrorCode::NoGame:
        return "no_game";
    case ErrorCode::BadRecord:
    case ErrorCode::NewerRecord:
        return "bad_record";
    case ErrorCode::NothingToUndo:
        return "nothing_to_undo";
    }
    return "bad_command";
}

} // namespace facedown::core
