#include "play/presenter.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "table/game_info.h"
#include "table/game_table.h"

namespace facedown::play {

namespace {

template <core::Game G>
class GamePresenter : public Presenter
{
public:
    explicit GamePresenter(const match::Match& match)
        : match_(match)
        , table_(table::makeTable<G>())
    {
        follow(history(core::nobody));
    }

    table::Table& table() override { return *table_; }

    void follow() override
    {
        for (auto& [viewer, history] : histories_)
            follow(history);
    }

    void forgetAfter(std::size_t count) override
    {
        table_->forgetAfter(count);
        for (auto& [viewer, history] : histories_)
            history.happenings.erase(history.happenings.begin() +
                                         static_cast<std::ptrdiff_t>(count),
                                     history.happenings.end());
    }

    void show(core::Seat viewer, const table::Look& look, bool decides) override
    {
        std::vector<table::Asked> hints;
        for (const std::size_t moment : match_.hints())
            if (const core::Seat seat = G::actor(play().stateAfter(moment)); seat >= 0)
                hints.push_back({static_cast<int>(moment), seat});
        table_->setHints(std::move(hints));
        table_->show(history(viewer), look,
                     decides ? core::legalToSee<G>(play().stateAfter(look.moment), viewer)
                             : Decisions());
    }

    std::size_t events() const override { return seenByAll().size(); }
    int steps(std::size_t event) const override
    {
        return static_cast<int>(seenByAll()[event].parts.size());
    }
    table::Showing showing(std::size_t event, int step) const override
    {
        return table_->showing(seenByAll()[event], index(step));
    }
    bool isRoutine(bool alone) const override { return table_->isRoutine(play().state(), alone); }
    bool takesRest() override
    {
        return match_.actor() >= 0 && table_->takesRest(history(match_.actor()));
    }
    int toldWith(std::size_t event, int step) const override
    {
        return static_cast<int>(table_->toldWith(seenByAll()[event], index(step)));
    }

    table::Sound sound(std::size_t event, int first, int last) const override
    {
        for (; last >= first; --last)
            if (const auto sound = showing(event, last).sound; sound != table::Sound::None)
                return sound;
        return table::Sound::None;
    }

    bool revealedSince(std::size_t count) const override
    {
        const auto& happenings = seenByAll();
        for (std::size_t i = count; i < happenings.size(); ++i)
            for (std::size_t part = 0; part < happenings[i].parts.size(); ++part)
                if (table_->showing(happenings[i], part).isRevealing(i == count))
                    return true;
        return false;
    }

private:
    using Decisions = std::vector<typename G::Decision>;

    static std::size_t index(int step) { return static_cast<std::size_t>(step); }

    const core::Play<G>& play() const { return std::get<core::Play<G>>(match_.play()); }

    /// What everybody sees of the events: pauses tell nothing else.
    const std::vector<table::Happening<G>>& seenByAll() const
    {
        return histories_.at(core::nobody).happenings;
    }

    table::History<G>& history(core::Seat viewer)
    {
        const auto [entry, isNew] = histories_.try_emplace(viewer);
        if (isNew) {
            entry->second.start = G::view(play().stateAfter(0), viewer);
            follow(entry->second);
        }
        return entry->second;
    }

    void follow(table::History<G>& history)
    {
        for (std::size_t i = history.happenings.size(); i < play().events().size(); ++i)
            history.happenings.push_back(table::happening<G>(
                play().stateAfter(i), play().events()[i], history.start.viewer));
    }

    const match::Match& match_;
    std::unique_ptr<table::GameTable<G>> table_;
    std::map<core::Seat, table::History<G>> histories_;
};

} // namespace

std::unique_ptr<Presenter> Presenter::of(const match::Match& match)
{
    return std::visit(
        [&match]<class G>(const core::Play<G>&) -> std::unique_ptr<Presenter> {
            return std::make_unique<GamePresenter<G>>(match);
        },
        match.play());
}

} // namespace facedown::play
