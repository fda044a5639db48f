#include "play/match_flow.h"

// Earlier moments, looked back at while the match waits.

namespace facedown::play {

using table::Look;

void MatchFlow::lookBack(std::size_t moment)
{
    if (moment >= match_.length())
        return backToNow();
    Look look;
    look.moment = moment;
    lookBack(look);
}

void MatchFlow::lookBack(const Look& look)
{
    past_ = look;
    past_->past = true;
    clock_.stop();
    emit changed();
}

void MatchFlow::backToNow()
{
    past_.reset();
    if (state_ == State::Person || state_ == State::Over || state_ == State::Saving)
        return settle();
    emit changed();
    if (waits_ && !paused_ && !waitsForWord())
        clock_.start(0);
}

} // namespace facedown::play
