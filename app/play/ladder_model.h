#pragma once

#include "play/ladder.h"
#include "table/row_model.h"

namespace facedown::play {

/// The ladder of bots of a game, a row a rung, the highest first, and who has climbed how far.
class LadderModel : public facedown::table::RowModel
{
    Q_OBJECT
    /// Who has played, and whose next rung is offered, by the place among them.
    Q_PROPERTY(QStringList people READ people NOTIFY changed)
    Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed)
    /// The row of the next rung, and the invitation to climb it; none and empty at the top.
    Q_PROPERTY(int nextRow READ nextRow NOTIFY changed)
    Q_PROPERTY(QString invitation READ invitation NOTIFY changed)
    /// How one climbs, and how far the person has come.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString progress READ progress NOTIFY changed)

public:
    explicit LadderModel(QObject* parent = nullptr);

    void retranslate();

    /// The ladder of a game by these results; `usual` plays if nobody has yet. Before: there is
    /// such a game.
    void show(const QList<MatchResult>& results, const QString& game, const QString& usual);
    /// The next show() is for them, whether they have played or not.
    void climbAs(const QString& name);

    QStringList people() const { return people_; }
    int person() const { return static_cast<int>(people_.indexOf(person_)); }
    void setPerson(int place);
    QString game() const { return info_.id; }
    QString personName() const { return person_; }
    int nextRow() const { return rowCount() - 1 - reached_.value(person_); }
    QString invitation() const;
    QString note() const;
    QString progress() const;
    /// The match for the next rung. Before: there is one.
    match::Match make(std::uint64_t seed, const QString& face = {}) const;

signals:
    void changed();

private:
    int size() const override { return static_cast<int>(rungs_.size()); }

    /// From the lowest on.
    int rungOf(int row) const { return rowCount() - 1 - row; }
    const Rung& rungAt(int row) const { return rungs_[rungOf(row)]; }
    QString nameAt(int row) const;
    QString characterAt(int row) const;
    bool beaten(int row) const { return rungOf(row) < reached_.value(person_); }
    /// Those who have come so far and no further, in words.
    QString hereAt(int row) const;
    QString spokenAt(int row) const;

    table::GameInfo info_;
    core::Vector<Rung> rungs_;
    QMap<QString, int> reached_;
    QStringList people_;
    QString person_;
    QString climber_; ///< who is among the people anyway
};

} // namespace facedown::play
