#include "play/presenter.h"
#include "play/session.h"

namespace facedown::play {

std::optional<LastDecision> Session::undoable() const
{
    if (guide_ || !live() || flow_.state() == MatchFlow::State::Turning || match_.over())
        return {};
    const LastDecision last = lastHumanDecision(match_);
    if (last.moment < 0 || presenter_->revealedSince(static_cast<std::size_t>(last.moment)))
        return {};
    return last;
}

void Session::undo()
{
    const auto last = undoable();
    if (!last)
        return;
    replay_.pause();
    curtain_ = peeking_ = asksToUndo_ = false;
    // Who takes back what they did themselves has the screen already.
    const bool own = uncovered_ >= 0 && match_.playerOf(uncovered_) == match_.playerOf(last->seat);
    uncovered_ = own ? last->seat : core::nobody;
    atScreen_ = core::nobody;
    flow_.takeBackTo(static_cast<std::size_t>(last->moment));
}

void Session::askToUndo()
{
    const auto last = undoable();
    if (!last)
        return;
    const core::Seat actor = match_.actor();
    const bool another =
        isHuman(match_, actor) && match_.playerOf(last->seat) != match_.playerOf(actor);
    if (!another || asksToUndo_)
        return undo();
    asksToUndo_ = true;
    emit changed();
}

void Session::redo()
{
    if (!canRedo())
        return;
    replay_.pause();
    // As before any decision, but that nobody need have opened the curtain.
    beginDecision();
    curtain_ = false;
    flow_.putForward();
}

QString Session::noUndo() const
{
    if (canUndo())
        return {};
    if (guide_)
        return tr("In a guided game nothing is taken back.");
    if (match_.over())
        return tr("Moves are taken back only while a game is played.");
    if (!live())
        return tr("Nothing is taken back while an earlier moment is looked at.");
    if (lastHumanDecision(match_).moment < 0)
        return tr("No move has been made yet that could be taken back.");
    return tr("What was seen cannot be taken back: something has been revealed since.");
}

QString Session::undoQuestion() const
{
    const auto last = asksToUndo_ ? undoable() : std::nullopt;
    if (!last)
        return {};
    const int player = match_.playerOf(last->seat);
    //: %1 is a player, another than whoever is to act.
    return tr("Undo again to take back what %1 did.").arg(playerNames(match_)[player]);
}

} // namespace facedown::play
