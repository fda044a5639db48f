#include "fuzz/fuzz.h"
#include "phone/message.h"

using namespace facedown;
using namespace facedown::phone;

/// What a page says: no message, or one that keeps its promises.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = fuzz::text(data, size);
    const auto message = readMessage({text.data(), static_cast<qsizetype>(text.size())});
    if (!message)
        return 0;
    const bool decides =
        message->kind == Message::Kind::Event || message->kind == Message::Kind::Select;
    fuzz::expect(!decides || !(message->event.isEmpty() || message->at.isEmpty()),
                 "a decision says what and at which table");
    fuzz::expect(message->kind != Message::Kind::Look || message->moment >= 0,
                 "a moment is looked at that can be");
    return 0;
}
