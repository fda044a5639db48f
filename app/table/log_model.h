#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "table/row_model.h"

namespace facedown::table {

/// What happened, a row an event that is worth a line, oldest first.
class LogModel : public facedown::table::RowModel
{
    Q_OBJECT
    /// The moment of the past that is looked at, -1 for none: what came after it is not said
    /// together with what came before.
    Q_PROPERTY(int looked MEMBER looked_ WRITE setLooked)

public:
    struct Line
    {
        QString text;
        int seat = -1;            ///< who did it; -1 for nobody
        QString section;          ///< the heading that its first line stands under: "Round 2"
        int moment = 0;           ///< how many events had happened when it was done
        bool highlighted = false; ///< stands out: what decides much
        /// What it says of itself and all lines before it that have this, one right after another;
        /// empty where it stands for itself.
        QString together{};
        bool hint = false; ///< tells that a hint was asked for, not of an event

        bool operator==(const Line&) const = default;
    };

    explicit LogModel(QObject* parent = nullptr);

    /// Changes only what differs, so that a view keeps its place. The first `unchanged` lines are
    /// known to be as they were. Before: as many are shown.
    void show(const std::vector<Line>& lines, std::size_t unchanged = 0);
    const std::vector<Line>& lines() const { return lines_; }
    /// What is said of all that came after so many events, without the hints: what is said together
    /// once.
    QStringList textsAfter(int moment) const;
    /// The last line of what had been done after so many events; the first if there is none.
    Q_INVOKABLE int rowOf(int moment) const;

private:
    int size() const override { return static_cast<int>(lines_.size()); }

    void setLooked(int moment);

    /// Whether a line and the next one are said together while none is looked at.
    bool belongs(std::size_t line) const;
    /// Whether they are said together now.
    bool isFolded(std::size_t line) const;
    /// The first line that is said together with this one.
    std::size_t firstOf(std::size_t line) const;
    const QString& textOf(std::size_t line) const;
    QString headingOf(std::size_t line) const;

    std::vector<Line> lines_;
    int looked_ = -1;
};

} // namespace facedown::table
