#include <array>

#include <QCoreApplication>

#include "skull/skull.h"
#include "table/figures.h"

namespace facedown::table {

using core::Seat;
using skull::Skull;
using skull::State;
using skull::Step;

namespace {

class SkullFigures
{
    Q_DECLARE_TR_FUNCTIONS(SkullFigures)

public:
    explicit SkullFigures(const core::Play<Skull>& play)
        : bluffed_(std::size_t(play.options().players))
        , challenges_(begun(Figure::Kind::Average))
        , held_(begun(Figure::Kind::Share))
        , bluffs_(begun(Figure::Kind::Share))
        , paid_(begun(Figure::Kind::Share))
        , backfired_(begun(Figure::Kind::Share))
        , hit_(begun(Figure::Kind::Share))
    {
        challenges_.name = tr("Challenges per game");
        challenges_.note = tr("A challenge counts for whoever bid highest.");
        held_.name = tr("Bids that held");
        held_.note = tr("Bids that held: challenges that succeeded.");
        bluffs_.name = tr("Bluffs");
        bluffs_.note = tr("Bluffs: bids made with the player’s own skull on the mat.");
        paid_.name = tr("Bluffs that paid off");
        paid_.note = tr("A bluff pays off when somebody else flips that skull.");
        backfired_.name = tr("Bluffs that backfired");
        backfired_.note = tr("It backfires when the bluffer becomes the challenger.");
        hit_.name = tr("Skulls hit");
        hit_.note = tr("Skulls hit: how often the player’s own skull on the mat ends somebody "
                       "else’s challenge.");
        tellSteps(play, [this](const State& state, const Step& step) { take(state, step); });
        if (play.state().table.phase == skull::Phase::Over)
            for (Count& count : challenges_.players)
                count.cases = 1;
    }

    std::vector<Figure> all() const
    {
        return {challenges_, held_, bluffs_, paid_, backfired_, hit_};
    }

private:
    Figure begun(Figure::Kind kind) const
    {
        return {{}, {}, kind, std::vector<Count>(bluffed_.size())};
    }

    static void add(Figure& figure, int player, bool counted)
    {
        Count& count = figure.players[std::size_t(player)];
        count.sum += counted ? 1 : 0;
        ++count.cases;
    }

    /// Whether a skull of the player lies on a mat.
    static bool onMat(const State& state, int player)
    {
        for (Seat seat = player; seat < state.table.seats(); seat += state.table.players)
            if (state.skull(seat) < state.table.tribe(seat).mat)
                return true;
        return false;
    }

    void take(const State& state, const Step& step)
    {
        const int player = step.seat < 0 ? 0 : state.table.playerOf(step.seat);
        switch (step.kind) {
        case Step::Kind::RoundBegun:
            bluffed_.assign(bluffed_.size(), false);
            break;
        case Step::Kind::Bid: {
            const bool bluff = onMat(state, player);
            add(bluffs_, player, bluff);
            if (bluff)
                bluffed_[std::size_t(player)] = true;
            break;
        }
        case Step::Kind::ChallengeBegun:
            ++challenges_.players[std::size_t(player)].sum;
            break;
        case Step::Kind::Succeeded:
            challenged(state, player, core::nobody);
            break;
        case Step::Kind::Failed:
            challenged(state, player, state.table.playerOf(step.value));
            break;
        default:
            break;
        }
    }

    /// `owner` of the skull that was hit; nobody if none was.
    void challenged(const State& state, int challenger, int owner)
    {
        add(held_, challenger, owner == core::nobody);
        for (int player = 0; player < state.table.players; ++player) {
            const bool hit = player == owner && player != challenger;
            if (player != challenger && onMat(state, player))
                add(hit_, player, hit);
            if (bluffed_[std::size_t(player)]) {
                add(paid_, player, hit);
                add(backfired_, player, player == challenger);
            }
        }
    }

    std::vector<bool> bluffed_; ///< who has bid in this round with a skull on the mat
    Figure challenges_, held_, bluffs_, paid_, backfired_, hit_;
};

} // namespace

template <>
int figuresVersion<Skull>()
{
    return 1;
}

template <>
std::vector<Figure> figuresOf<Skull>(const core::Play<Skull>& play)
{
    return SkullFigures(play).all();
}

} // namespace facedown::table
