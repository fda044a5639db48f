#include "table/figures.h"
#include "table/tally/tally_words.h"

namespace facedown::table {

using tally::Step;
using tally::Tally;

template <>
int figuresVersion<Tally>()
{
    return 1;
}

template <>
std::vector<Figure> figuresOf<Tally>(const core::Play<Tally>& play)
{
    std::vector<Count> piles(std::size_t(play.options().players));
    tellSteps(play, [&](const tally::State& state, const Step& step) {
        if (step.kind == Step::Kind::Took)
            ++piles[std::size_t(step.seat)].sum;
        if (state.table.phase == tally::Phase::Over)
            for (Count& count : piles)
                count.cases = 1;
    });
    return {{TallyWords::tr("Piles taken"), TallyWords::tr("One pile, and nobody wants it."),
             Figure::Kind::Average, piles}};
}

} // namespace facedown::table
