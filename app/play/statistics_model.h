#pragma once

#include <functional>

#include "play/match_store.h"
#include "play/statistics.h"
#include "table/game_info.h"
#include "table/row_model.h"

namespace facedown::play {

/// How everybody fared, a row a person or a level of bots.
class StatisticsModel : public facedown::table::RowModel
{
    Q_OBJECT
    /// Which games count, by their places in the names; 0 for all.
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QStringList gameNames READ gameNames NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(QStringList playersNames READ playersNames NOTIFY changed)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY changed)
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY changed)
    Q_PROPERTY(QStringList columnNames READ columnNames NOTIFY changed)
    /// What is told: results, how everybody plays, or who has climbed how far against bots. The
    /// latter two are told of one game, the last one played unless another is chosen. The notes are
    /// sentences on the columns of the second.
    Q_PROPERTY(View view READ view WRITE setView NOTIFY changed)
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)
    /// What the mark on the bar of wins is.
    Q_PROPERTY(QString parNote READ parNote NOTIFY changed)
    Q_PROPERTY(bool known READ known NOTIFY changed)

public:
    enum View { Results, Style, Ladder };
    Q_ENUM(View)

    /// With no store it is empty; `store` outlives the model.
    explicit StatisticsModel(MatchStore* store, QObject* parent = nullptr);

    void retranslate();

    int game() const { return table::placeOf(filter_.game); }
    void setGame(int place);
    QStringList gameNames() const { return table::gamesToChoose(); }
    int players() const;
    void setPlayers(int place);
    QStringList playersNames() const;
    int level() const { return level_; }
    void setLevel(int place);
    QStringList levelNames() const;
    QStringList columnNames() const;
    View view() const { return view_; }
    void setView(View view);
    QStringList notes() const;
    QString parNote() const;
    bool known() const { return known_; }
    /// All that there are, whatever is shown, in the order in which they were played.
    const QList<MatchResult>& results() const { return results_; }
    /// The game that is chosen; empty if all are.
    QString gameId() const { return filter_.game; }

    /// Reads the results anew.
    void refresh();
    /// All that is shown, a line a row, the columns' names first.
    QString csv() const;
    void exportTo(const QString& file);

    Q_INVOKABLE void chooseExport() { emit exportWanted(); }

signals:
    void changed();
    /// Asks for a file.
    void exportWanted();
    /// They have been written there.
    void exported(const QString& file);
    /// Something went wrong that the player should know, in the language that is set.
    void error(const std::function<QString()>& sentence);

private:
    int size() const override { return static_cast<int>(tallies_.size()); }

    void count();
    /// How a number with a decimal place is written.
    using Written = QString (*)(double);
    QStringList resultsOf(const Tally& tally, Written decimal) const;
    QStringList figuresOf(const Tally& tally, Written decimal) const;
    QStringList cellsOf(const Tally& tally) const;
    QString spokenOf(const Tally& tally) const;
    static QStringList resultNames();

    MatchStore* store_;
    QList<MatchResult> results_;
    QList<Tally> tallies_;
    StatisticsFilter filter_;
    std::vector<table::Figure> figures_; ///< of the game that is chosen; none if all are
    View view_ = Results;
    int level_ = 0;
    bool known_ = false; ///< the results have been read
};

} // namespace facedown::play
