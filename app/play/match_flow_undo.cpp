#include <algorithm>
#include <cassert>
#include <utility>

#include "play/match_flow.h"
#include "play/people.h"

// What is taken back, and put forward again.

namespace facedown::play {

void MatchFlow::takeBackTo(std::size_t count)
{
    dropWhatIsUnderWay();
    presenter_.forgetAfter(count);
    Undone undone{{}, match_.hints()};
    for (std::size_t index = count; index < match_.length(); ++index)
        undone.events.push_back(match_.event(index));
    undone_.push_back(std::move(undone));
    while (match_.length() > count && match_.undo()) {
    }
    past_.reset();
    tookBack_ = true;
    emit takenBack(count);
    emit matchChanged();
    settle();
}

void MatchFlow::putForward()
{
    dropWhatIsUnderWay();
    const Undone undone = std::move(undone_.back());
    undone_.pop_back();
    for (const std::string& event : undone.events) {
        // As at its first time, somebody else may sit down meanwhile.
        if (match_.actor() >= 0 && !isHuman(match_, match_.actor()))
            emit botAwaited();
        [[maybe_unused]] const auto done = match_.apply(event);
        assert(done);
        // Whoever asked still knows the answer.
        if (std::binary_search(undone.hints.begin(), undone.hints.end(), match_.length()))
            match_.noteHint();
    }
    // What would be done by itself now would do away with the rest.
    tookBack_ = canPutForward();
    showLast();
}

} // namespace facedown::play
