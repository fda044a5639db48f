#include "play/people.h"
#include "play/presenter.h"
#include "play/session.h"

namespace facedown::play {

bool Session::canUndo() const
{
    const int last = guide_ ? -1 : lastHumanDecision(match_).moment;
    return live() && flow_.state() != MatchFlow::State::Turning && !match_.over() && last >= 0 &&
           !presenter_->revealedSince(static_cast<std::size_t>(last));
}

void Session::undo()
{
    if (!canUndo())
        return;
    replay_.pause();
    hint_.close();
    curtain_ = peeking_ = asksToUndo_ = false;
    uncovered_ = atScreen_ = core::nobody;
    flow_.takeBackTo(static_cast<std::size_t>(lastHumanDecision(match_).moment));
}

void Session::askToUndo()
{
    if (!canUndo())
        return;
    const int due = match_.playerOf(match_.actor());
    const bool another =
        isHuman(match_, match_.actor()) && match_.playerOf(lastHumanDecision(match_).seat) != due;
    if (!another || asksToUndo_)
        return undo();
    asksToUndo_ = true;
    emit changed();
}

QString Session::undoQuestion() const
{
    if (!asksToUndo_ || !canUndo())
        return {};
    const int player = match_.playerOf(lastHumanDecision(match_).seat);
    //: %1 is a player, another than whoever is to act.
    return tr("Undo again to take back what %1 did.").arg(playerNames(match_)[player]);
}

} // namespace facedown::play
