#include "play/match_flow.h"
#include "play/people.h"
#include "play/presenter.h"

// What a person need not be asked.

namespace facedown::play {

bool MatchFlow::isForced() const
{
    // What was taken back is done by hand: it might never be got past otherwise.
    if (tookBack_ || script_ || !isHuman(match_, match_.actor()))
        return false;
    const bool onlyOne = preferences_.playForced() &&
                         presenter_.isRoutine(humanPlayers(match_) == 1) &&
                         match_.legal().size() == 1;
    return onlyOne || (claims_ == match_.actor() && presenter_.takesRest());
}

void MatchFlow::claimRest()
{
    if (state_ != State::Person || !live())
        return;
    claims_ = match_.actor();
    tookBack_ = false;
    settle();
}

void MatchFlow::doWhatMustBe()
{
    emit botAwaited();
    botAnswer_ = QString::fromStdString(match_.legal().front());
    waitForBot();
}

} // namespace facedown::play
