#include "play/scene.h"

#include <utility>

namespace facedown::play {

void show(table::Table& table, const match::Match& match, const Look& look)
{
    std::visit(
        [&]<class G>(const core::Play<G>& play) {
            table::Scene<G> scene;
            scene.past = look.past;
            scene.glance = look.glance;
            const auto count = static_cast<std::size_t>(look.moment);
            for (std::size_t i = 0; i <= count; ++i)
                scene.views.push_back(G::view(play.stateAfter(i), look.eyes));
            for (std::size_t i = 0; i < count; ++i)
                scene.events.push_back(G::seen(play.stateAfter(i), play.events()[i], look.eyes));
            scene.deed = count == 0 ? scene.views.back()
                                    : G::deed(play.stateAfter(count - 1), play.events()[count - 1],
                                              look.eyes);
            if (look.decides)
                for (const auto& decision : G::legal(play.state()))
                    if (const core::Event<G> event = decision;
                        G::seen(play.state(), event, look.eyes) == event)
                        scene.offered.push_back(decision);
            std::vector<table::Asked> hints;
            for (const std::size_t moment : match.hints())
                if (const core::Seat seat = G::actor(play.stateAfter(moment)); seat >= 0)
                    hints.push_back({static_cast<int>(moment), seat});
            table.setHints(std::move(hints));
            dynamic_cast<table::Stage<G>&>(table).show(std::move(scene), look.beat);
        },
        match.play());
}

int suspense(const table::Table& table, const match::Match& match)
{
    return std::visit(
        [&]<class G>(const core::Play<G>& play) {
            return dynamic_cast<const table::Stage<G>&>(table).suspense(play.events().back());
        },
        match.play());
}

} // namespace facedown::play
