#pragma once

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QVariantList>

#include "bots/review.h"
#include "match/match.h"
#include "play/engine_worker.h"
#include "play/presenter.h"

namespace facedown::play {

/// What a hard bot makes of a match that is over, by what each player could know when they decided
/// (bots/review.h): how the chances went, and a row for each of the costliest decisions, in their
/// order. It is worked out decision by decision while it is open.
class Review : public QAbstractListModel
{
    Q_OBJECT
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// How many decisions have been looked at, of how many.
    Q_PROPERTY(int judged READ judged NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    /// The players' chances in percent as they went, a list for each; at first the same for all.
    Q_PROPERTY(QVariantList chances READ chances NOTIFY changed)

public:
    enum Role {
        MomentRole = Qt::UserRole, ///< so many events before it
        SeatRole,
        PlayerRole,
        NameRole,
        MadeRole,
        BetterRole,
        ReasonRole,
    };

    /// Both outlive the review.
    Review(const match::Match& match, EngineWorker& engine);
    ~Review() override;

    bool isOpen() const { return open_; }
    int judged() const { return static_cast<int>(judged_); }
    int total() const { return static_cast<int>(decisions_.size()); }
    QVariantList chances() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

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
        QString made{};
        QString better{};
        QString reason{}; ///< for what is better; empty where nothing plain speaks for it
    };

    void judgeNext();
    void take(const bots::ReviewedDecision& decision);
    void say(Row& row);

    const match::Match& match_;
    EngineWorker& engine_;
    EngineWorker::Request job_ = EngineWorker::none; ///< under way
    bool open_ = false;
    std::vector<bots::ReviewedDecision> decisions_; ///< all, of which so many have been judged
    std::size_t judged_ = 0;
    std::vector<Row> rows_;                ///< by their decisions
    std::unique_ptr<Presenter> presenter_; ///< finds the words
};

} // namespace facedown::play
