#pragma once

#include <memory>
#include <utility>
#include <vector>

#include <QVariantList>

#include "bots/review.h"
#include "match/match.h"
#include "play/engine_worker.h"
#include "play/presenter.h"
#include "table/row_model.h"

namespace facedown::play {

/// What a hard bot makes of a match that is over, by what each player could know when they decided
/// (bots/review.h): how the chances went, and a row for each of the costliest decisions, in their
/// order. It is worked out decision by decision while it is open.
class Review : public facedown::table::RowModel
{
    Q_OBJECT
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// How many decisions have been looked at, of how many.
    Q_PROPERTY(int judged READ judged NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    /// The players' chances in percent, a list for each: at first the same for all, then after each
    /// decision that has been judged, and the result when all have.
    Q_PROPERTY(QVariantList chances READ chances NOTIFY changed)
    /// Where along them the decisions of the rows are: x is the place in the list of player y.
    Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)
    /// All, half and nothing in percent, in words.
    Q_PROPERTY(QStringList scale READ scale NOTIFY changed)
    /// The players, and their portraits below assets.
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QStringList faces READ faces NOTIFY changed)
    /// Whose decisions alone have rows; -1 for everybody's.
    Q_PROPERTY(int only READ only WRITE setOnly NOTIFY changed)

public:
    using Judgements = std::vector<bots::ReviewedDecision>;
    /// What a later review of the same match begins with.
    struct Progress
    {
        Judgements judged;
        int only = -1;
    };

    /// Both outlive the review.
    Review(const match::Match& match, EngineWorker& engine);
    ~Review() override;

    bool isOpen() const { return open_; }
    int judged() const { return static_cast<int>(judged_); }
    int total() const { return static_cast<int>(decisions_.size()); }
    QVariantList chances() const;
    QVariantList marks() const;
    QStringList scale() const;
    QStringList names() const;
    QStringList faces() const;
    int only() const { return only_; }
    void setOnly(int player);

    /// Where along the chances a moment is; a decision that comes next counts as made.
    Q_INVOKABLE int placeOf(int moment) const;

    /// What a row tells to have been decided after so many events; while it is closed, nothing.
    table::Decided decidedAt(std::size_t moment) const;

    Progress progress() const;
    /// Before: it was never open.
    void recall(Progress progress)
    {
        recalled_ = std::move(progress.judged);
        only_ = progress.only;
    }

    /// Says everything anew after a change of language.
    void retranslate();

    /// Goes on where it was left. Nothing happens while the match is not over.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void close();

signals:
    void changed();

private:
    /// A decision that cost something, in words.
    struct Row
    {
        std::size_t decision = 0; ///< among all
        QString when{};
        QString made{};
        QString better{};
        QString reason{}; ///< for what is better; empty for a bot beside people, and where nothing
                          ///< plain speaks for it
    };

    void judgeNext();
    void take(const bots::ReviewedDecision& decision);
    void add(const bots::ReviewedDecision& decision);
    /// Adds what the chances are after a decision, or at the end.
    void addChances(const std::vector<double>& shares);
    /// Gives a judged decision a row if it is among the costliest. Before: none after it has one.
    void consider(std::size_t decision);
    void say(Row& row);

    const match::Match& match_;
    EngineWorker& engine_;
    EngineWorker::Request job_ = EngineWorker::none; ///< under way
    bool open_ = false;
    Judgements recalled_;  ///< until it is opened
    Judgements decisions_; ///< all, of which so many have been judged
    std::size_t judged_ = 0;
    bots::Course course_;
    std::vector<QVariantList> chances_; ///< player by player
    int only_ = -1;
    std::vector<Row> rows_;                ///< by their decisions
    std::unique_ptr<Presenter> presenter_; ///< finds the words
};

} // namespace facedown::play
