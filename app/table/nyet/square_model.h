#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "table/row_model.h"

namespace facedown::table {

/// A board of rows and squares on which tokens are placed, a row of the model a square, row by row
/// of the board.
class SquareModel : public facedown::table::RowModel
{
    Q_OBJECT
    Q_PROPERTY(int rows READ rows NOTIFY changed)
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    /// What each row of the board is about, in a word and in a few.
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed)
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)

public:
    struct Square
    {
        int row = 0;
        int column = 0;
        QString drawing;      ///< below assets: "nyet/suit-red"; empty where a word says it all
        QString label;        ///< in a word
        QString meaning;      ///< what it would mean, as a sentence
        QString token;        ///< the portrait of who covered it, below assets; empty while free
        bool decided = false; ///< the only free square of its row
        QString event;        ///< what a click on it stands for; empty when nothing
        QString refusal;      ///< why it stands for nothing while tokens are placed
        QString name;         ///< all that there is to say of it, for a screen reader

        bool operator==(const Square&) const = default;
    };

    explicit SquareModel(QObject* parent = nullptr);

    int rows() const { return static_cast<int>(titles_.size()); }
    int columns() const;
    const QStringList& titles() const { return titles_; }
    const QStringList& notes() const { return notes_; }
    /// The square to begin with when a token is to be placed; -1 when none is.
    int first() const;

    void show(QStringList titles, QStringList notes, std::vector<Square> squares);
    const std::vector<Square>& squares() const { return squares_; }

    /// The square beside another, in a direction (one of right and down is 1 or -1, the other 0);
    /// to the right and left also past the ends of rows, up and down in a shorter row its last.
    /// The same if there is none.
    Q_INVOKABLE int toward(int square, int right, int down) const;
    /// The next in a direction on which a token can be placed; where none is, the first of all.
    Q_INVOKABLE int entry(int square, int right, int down) const;

signals:
    void changed();

private:
    QStringList titles_;
    QStringList notes_;
    core::Vector<Square> squares_;
};

} // namespace facedown::table
