#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "table/game_log.h"
#include "table/game_moods.h"
#include "table/history.h"
#include "table/showing.h"
#include "table/table.h"
#include "table/table_words.h"

namespace facedown::table {

/// What all tables have in common: they show a seat's history step by step. A game adds how its
/// pieces lie and move, its words, its seats and its scores.
template <core::Game G>
class GameTable : public Table
{
public:
    using Table::Table;
    using View = typename G::View;
    using Step = typename G::Step;
    using Decision = typename G::Decision;
    using Part = typename Happening<G>::Part;

    QString game() const override { return QString::fromUtf8(G::id); }
    int viewer() const override { return shown_.viewer; }
    int actor() const override { return G::actor(shown_); }
    QString announcement() const override { return lastLineAndPrompt(look_); }
    QStringList moments() const override
    {
        const Look said = saidLook();
        if (said.step < 0)
            return momentsOf(shown_);
        const QString one = QString::fromUtf8(
            showing(history_->happenings[said.moment - 1], static_cast<std::size_t>(said.step))
                .picture);
        return one.isEmpty() ? QStringList() : QStringList(one);
    }

    /// Shows a moment of a seat's history, which outlives the table. `offered` is what the viewer
    /// may decide now; empty when somebody else is to act, or while an event is looked at.
    /// Before: as many players as seats are set.
    void show(const History<G>& history, const Look& look, std::vector<Decision> offered = {})
    {
        const View before = shown_;
        const bool otherViewer =
            history_ == nullptr || history_->start.viewer != history.start.viewer;
        history_ = &history;
        look_ = look;
        offered_ = withoutTelling(history.viewAfter(look.moment), std::move(offered));
        if (!look.past)
            told_ = toldBy(look);
        else
            takenBackTo_.reset(); // it has been said
        shown_ = viewOf(saidLook());
        turnToViewer();
        begin(before, otherViewer);
        movePieces(otherViewer);
        showLog(otherViewer);
        showRest();
    }

    /// What came after so many events is taken back.
    void forgetAfter(std::size_t moment)
    {
        for (auto& [viewer, log] : logs_)
            log.forgetAfter(moment);
        moods_.forgetAfter(moment);
        takenBackTo_ = moment;
        if (lying_ && lying_->moment > moment)
            stepBackTo(moment);
        if (told_.moment >= moment)
            told_ = {moment, 0};
        unchangedLines_ = 0;
    }

    /// Says everything anew, after the language has changed.
    void retranslate() override
    {
        logs_.clear();
        moods_ = {};
        unchangedLines_ = 0;
        if (history_ == nullptr)
            return;
        layOutAnew();
        showLog(true);
        showRest();
    }

    /// How a step is shown, by what everybody sees of the happening.
    virtual Showing showing(const Happening<G>& happening, std::size_t part) const = 0;
    /// What is not looked at by itself is told with what comes of it: the last step that is told
    /// together with this one.
    std::size_t toldWith(const Happening<G>& happening, std::size_t part) const
    {
        const auto passes = [](const Showing& one) {
            return one.dwell == 0 && one.roundEnd != Showing::RoundEnd::Counted;
        };
        while (part + 1 < happening.parts.size() && passes(showing(happening, part)) &&
               showing(happening, part + 1).turning == 0)
            ++part;
        return part;
    }
    /// Whether a round ends by the event.
    bool endsRound(const Happening<G>& happening) const
    {
        for (std::size_t part = 0; part < happening.parts.size(); ++part)
            if (showing(happening, part).roundEnd != Showing::RoundEnd::None)
                return true;
        return false;
    }
    /// Whether a decision without a choice is made for a person; `alone`: there is no other.
    virtual bool isRoutine(const typename G::State&, bool) const { return false; }
    /// Whether all that is left is sure to be theirs who is to act, by their own history.
    virtual bool takesRest(const History<G>&) const { return false; }
    /// Who is glad or dismayed at a step, the one that matters most to a seat first: by what
    /// everybody sees of it and of the view that it changed.
    virtual std::vector<Feeling> feelings(const View& before, const Part& part) const = 0;
    /// What a bot of that manner may say of a step that it takes so, one of these; nothing here.
    virtual QStringList remarks(const Step&, const Feeling&, Manner) const { return {}; }

    bool offers(const QString& event) const override { return offered(event) != nullptr; }
    QString headingAfter(std::size_t n) const override { return heading(history_->viewAfter(n)); }
    QStringList reasonsFor(const QStringList& events) const override
    {
        const std::vector<Decision> decisions = decisionsOf(events);
        return decisions.empty() ? QStringList() : TableWords::sentences(reasons(decisions));
    }

protected:
    /// reasonsFor() what is offered, at least one; empty ones are left out.
    virtual QStringList reasons(const std::vector<Decision>& decisions) const = 0;
    /// How the pieces lie in a view; events are offered by what is shown.
    virtual std::vector<PieceModel::Piece> layOut(const View& view) const = 0;
    /// What goes where by a step. Both views are the viewer's, so that nothing is told that the
    /// seat may not know.
    virtual std::vector<PieceModel::Move> moves(const View& before, const Step& step,
                                                const View& after) const = 0;
    virtual std::vector<LogModel::Line> linesOf(const View& before, const Part& part) const = 0;
    virtual QString heading(const View&) const { return {}; } ///< of what is decided there
    /// What is shown when an event is done, as moments() names it.
    virtual QStringList momentsOf(const View& view) const = 0;
    /// Everything besides pieces and log.
    virtual Picture picture() const = 0;
    /// What is offered to whoever looks, which may tell nothing by what it lacks: where that would
    /// be so, more than may be decided. Table::refusal() says then why it may not.
    virtual std::vector<Decision> withoutTelling(const View&, std::vector<Decision> offered) const
    {
        return offered;
    }
    /// Shows what only this game has. Before shown(): QML hears of that before any slot does.
    virtual void showOwn() {}
    /// Told before anything is shown: what was said before, and whether other eyes look now.
    virtual void begin(const View&, bool) {}

    /// How all take the end of a match.
    static std::vector<Feeling> feelingsAtEnd(int seats, const core::Winners& won)
    {
        std::vector<Feeling> all;
        for (core::Seat seat = 0; seat < seats; ++seat)
            all.push_back({seat, won.contains(core::byte(seat)) ? Mood::Glad : Mood::Dismayed});
        return all;
    }

    static QString textOf(const Decision& decision)
    {
        return QString::fromStdString(G::text(decision));
    }

    const History<G>& history() const { return *history_; }
    /// The events up to the moment shown. Before: something is.
    std::vector<core::Event<G>> events() const { return history_->events(look_.moment); }
    /// The event that is shown last; null before the first.
    const Happening<G>* happening() const
    {
        return history_ == nullptr || look_.moment == 0 ? nullptr
                                                        : &history_->happenings[look_.moment - 1];
    }
    /// The step that has just been told; null when the event is done.
    const Step* step() const
    {
        const Look said = saidLook();
        return said.step < 0 ? nullptr : &partOf(said).step;
    }
    /// That of which the pieces move and turn up, while nothing is said of it; null at other times.
    const Part* unsaid() const { return look_.unsaid ? &partOf(look_) : nullptr; }
    /// The steps that have been told, from the newest on, until `see(before, part)` says to stop.
    template <class See>
    void backwards(See see) const
    {
        const Look said = saidLook();
        for (std::size_t moment = said.moment; moment > 0; --moment) {
            const Happening<G>& one = history_->happenings[moment - 1];
            std::size_t part = one.parts.size();
            if (moment == said.moment && said.step >= 0)
                part = static_cast<std::size_t>(said.step) + 1;
            while (part-- > 0)
                if (!see(history_->viewBefore(moment - 1, part), one.parts[part]))
                    return;
        }
    }

    /// The offered decision of which this is the text; null if there is none.
    const Decision* offered(const QString& event) const
    {
        const auto found =
            std::find_if(offered_.begin(), offered_.end(),
                         [&event](const Decision& decision) { return textOf(decision) == event; });
        return found == offered_.end() ? nullptr : &*found;
    }
    /// The offered decisions of which these are the texts.
    std::vector<Decision> decisionsOf(const QStringList& events) const
    {
        std::vector<Decision> decisions;
        for (const QString& event : events)
            if (const Decision* decision = offered(event))
                decisions.push_back(*decision);
        return decisions;
    }
    /// The decision's text if it is offered, else nothing.
    QString offer(const Decision& decision) const
    {
        const bool offered =
            std::find(offered_.begin(), offered_.end(), decision) != offered_.end();
        return offered ? textOf(decision) : QString();
    }
    bool mayDecide() const { return !offered_.empty(); }

    /// Shows again what is shown, after a choice that is no decision yet.
    void refresh()
    {
        layOutAnew();
        showRest();
    }

    View shown_{};                  ///< what is spoken of; the pieces may lie one step further
    std::vector<Decision> offered_; ///< what the viewer may decide now
    Look look_;

private:
    /// Up to which step of which event all has been told, as write() of GameLog counts.
    struct Told
    {
        std::size_t moment = 0;
        std::size_t parts = 0;
    };

    const Part& partOf(const Look& look) const
    {
        return history_->happenings[look.moment - 1].parts[static_cast<std::size_t>(look.step)];
    }
    const View& viewOf(const Look& look) const
    {
        return look.step < 0 ? history_->viewAfter(look.moment) : partOf(look).view;
    }
    /// As far as it is spoken of.
    Look saidLook() const
    {
        Look look = look_;
        if (!look.unsaid)
            return look;
        if (--look.step < 0) {
            --look.moment;
            look.step = Look::settled;
        }
        return look;
    }
    Told toldBy(const Look& look) const
    {
        if (look.step < 0)
            return {look.moment, 0};
        return {look.moment - 1, static_cast<std::size_t>(look.step) + (look.unsaid ? 0 : 1)};
    }

    std::size_t countOf(std::size_t event) const
    {
        return history_->happenings[event].parts.size();
    }

    void layOutAnew() { pieces_.show(layOut(viewOf(look_))); }

    void movePieces(bool otherViewer)
    {
        if (otherViewer || !lying_ || !stepTo(look_))
            pieces_.reset(layOut(viewOf(look_)));
        lying_ = look_;
    }

    /// Moves the pieces step by step until they lie as looked at; false if the way is too long to
    /// be followed.
    bool stepTo(const Look& target)
    {
        constexpr std::size_t longest = 24;
        const Look from = *lying_;
        const std::size_t apart =
            std::max(from.moment, target.moment) - std::min(from.moment, target.moment);
        if (apart > longest)
            return false;
        const auto last = [this](const Look& look) {
            if (look.moment == 0)
                return std::size_t{0};
            return look.step < 0 ? countOf(look.moment - 1)
                                 : static_cast<std::size_t>(look.step) + 1;
        };
        std::size_t moment = from.moment;
        std::size_t part = last(from);
        const std::size_t targetPart = last(target);
        bool arrived = false;
        while (moment < target.moment || (moment == target.moment && part < targetPart)) {
            if (moment == 0 || part == countOf(moment - 1)) {
                ++moment;
                part = 0;
                continue;
            }
            arrived = moment == target.moment && part + 1 == targetPart;
            goStep(moment, part++, false, arrived ? &target : nullptr);
        }
        while (moment > target.moment || (moment == target.moment && part > targetPart)) {
            if (part == 0) {
                --moment;
                part = moment == 0 ? 0 : countOf(moment - 1);
                continue;
            }
            arrived = moment == target.moment && part == targetPart + 1;
            goStep(moment, --part, true, arrived ? &target : nullptr);
        }
        if (!arrived)
            pieces_.show(layOut(viewOf(target)));
        return true;
    }

    /// `arrival`: what is looked at when this is the last step to it.
    void goStep(std::size_t moment, std::size_t part, bool back, const Look* arrival)
    {
        const View& before = history_->viewBefore(moment - 1, part);
        const Part& one = history_->happenings[moment - 1].parts[part];
        std::vector<PieceModel::Move> moves = this->moves(before, one.step, one.view);
        if (back)
            for (PieceModel::Move& move : moves)
                std::swap(move.from, move.to);
        const View& passed = back ? before : one.view;
        pieces_.show(layOut(arrival != nullptr ? viewOf(*arrival) : passed), moves);
    }

    /// While what is taken back is still known.
    void stepBackTo(std::size_t moment)
    {
        look_ = {};
        look_.moment = moment;
        offered_.clear();
        lying_ = stepTo(look_) ? std::optional(look_) : std::nullopt;
    }

    void showLog(bool anew)
    {
        GameLog& log = logs_[history_->start.viewer];
        log.write(
            told_.moment, told_.parts, hints(),
            [this](std::size_t event) { return countOf(event); },
            [this](std::size_t event, std::size_t part) {
                return linesOf(history_->viewBefore(event, part),
                               history_->happenings[event].parts[part]);
            },
            [this](const Asked& asked) { return lineOf(asked); });
        log_.show(log.lines(), anew ? 0 : std::min(unchangedLines_, log.lines().size()));
        unchangedLines_ = log.lines().size();
    }

    void showRest()
    {
        showOwn();
        Picture all = picture();
        const Told told = toldBy(look_);
        moods_.show(all.seats, *this, *history_, told.moment, told.parts);
        present(std::move(all), mayDecide());
    }

    const History<G>* history_ = nullptr;
    std::map<int, GameLog> logs_; ///< of each viewer
    GameMoods moods_;
    Told told_;
    std::optional<Look> lying_; ///< how the pieces lie
    std::size_t unchangedLines_ = 0;
};

} // namespace facedown::table

/// What a game's table names as its base. moc knows no templates: to it that is a Table.
#ifdef Q_MOC_RUN
#define FACEDOWN_GAME_TABLE(GAME) facedown::table::Table
#else
#define FACEDOWN_GAME_TABLE(GAME) facedown::table::GameTable<GAME>
#endif
