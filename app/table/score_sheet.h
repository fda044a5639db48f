#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "table/mood.h"
#include "table/row_model.h"

namespace facedown::table {

/// How the scores at the end come about, a row a player: under each heading one figure, the last
/// of them the score. The figures are to be shown heading by heading. Where nothing is counted
/// there are no headings, and words say what each has come to.
class ScoreSheet : public facedown::table::RowModel
{
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// How many have won.
    Q_PROPERTY(int winners READ winners NOTIFY changed)
    Q_PROPERTY(QStringList headings READ headings NOTIFY changed)
    /// What the figures are of; empty where that is plain.
    Q_PROPERTY(QString caption READ caption NOTIFY changed)
    /// Whether it is told of any player what is counted.
    Q_PROPERTY(bool detailed READ detailed NOTIFY changed)

public:
    struct Line
    {
        QString name;
        QStringList figures; ///< as many as there are headings
        bool won = false;
        QString description; ///< all of this, for a screen reader
        int seat = 0;
        QString start;      ///< the score before what is counted
        QString sign{};     ///< of its team, below assets; empty without teams
        QString standing{}; ///< in words, where there are no figures
        QString details{};  ///< what is counted, in few letters
        QString face{};     ///< the portrait, below assets; the table knows it
        Mood mood = Mood::Calm;

        bool operator==(const Line&) const = default;
    };

    explicit ScoreSheet(QObject* parent = nullptr);

    int count() const { return rowCount(); }
    int winners() const;
    const QStringList& headings() const { return headings_; }

    const QString& caption() const { return caption_; }
    bool detailed() const;

    void show(QStringList headings, std::vector<Line> lines, QString caption = {});
    const std::vector<Line>& lines() const { return lines_; }

signals:
    void changed();

private:
    QString caption_;
    QStringList headings_;
    std::vector<Line> lines_;
};

} // namespace facedown::table
