#pragma once

#include "bots/nyet/endgame.h"
#include "bots/nyet/weigh.h"
#include "bots/worlds.h"

namespace facedown::bots::nyet_bot {

/// What the house's search needs to know of Nyet!: it looks to the end of the round. Everybody else
/// follows the quick policy, by what it sees: others that did their best in the tree would act upon
/// hands that they cannot see.
class Guide
{
public:
    static constexpr double exploration = 0.15;

    /// Before: the view's seat is to act and past is all that led there. All outlive the guide.
    Guide(const nyet::View& view, Nyet::Past past, core::Random& random);

    const nyet::State& world()
    {
        outlooks_.clear();
        return worlds_.draw();
    }
    bool ends(const nyet::State& state) const;
    static bool follows(const nyet::State&) { return true; }
    void prior(const nyet::State& state, const Nyet::Decisions& legal, Priors<Nyet>& priors);
    Shares finish(nyet::State& state, core::Random& random);

private:
    nyet::Table table_;
    Seat viewer_;
    bool solves_; ///< so few cards are left that the end is solved after each decision
    WinShares shares_;
    Endgame endgame_;
    Weigh weigh_;
    Worlds<Nyet, Weigh> worlds_;
    Outlooks outlooks_; ///< in the last world drawn
};

} // namespace facedown::bots::nyet_bot
