#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "table/row_model.h"

namespace facedown::table {

/// What the viewer may do now, a row a button, in the order of the rules. A row with several
/// choices (a bid of 3 to 9) is one button whose choice can be stepped up and down.
class ActionModel : public facedown::table::RowModel
{
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Which of them has the focus before anybody chooses: the first that risks little. None, -1,
    /// where they are alike and only a person can prefer one: whose disc is to be flipped.
    Q_PROPERTY(int preselected READ preselected NOTIFY changed)
    /// Whether Enter may press it whoever sits at the screen.
    Q_PROPERTY(bool safe READ safe NOTIFY changed)

public:
    struct Choice
    {
        QString event; ///< empty where it only keeps its place
        QString text;
        QString spoken{}; ///< all of it, where the text says too little by itself
        int number = 0;   ///< what is typed for it; 0 for nothing

        bool operator==(const Choice&) const = default;
    };

    struct Action
    {
        std::vector<Choice> choices; ///< at least one, rising
        QString key;          ///< the letter that presses it, not H, L, M or V; empty for none
        bool primary = false; ///< the one that Enter presses
        bool alike = false;   ///< nothing but a person's choice tells it from the others
        bool risky = false;   ///< nobody wants it done by a stray Enter
        bool safe = false;    ///< chosen piece by piece before, or for all to see the only one
        std::size_t chosen = 0;

        const Choice& choice() const { return choices[chosen]; }
        bool keepsPlace() const { return choices.front().event.isEmpty(); }
        bool operator==(const Action&) const = default;
    };

    explicit ActionModel(QObject* parent = nullptr);

    int count() const { return rowCount(); }
    int preselected() const;
    bool safe() const;
    /// Keeps the choice stepped to in a row whose choices stay the same.
    void show(std::vector<Action> actions);
    const std::vector<Action>& actions() const { return actions_; }

    /// Steps a row's choice by so many, as far as it goes.
    Q_INVOKABLE void step(int row, int by);
    /// The same for this row if it has choices, else for the first that has. The row, or -1 if none
    /// has any.
    Q_INVOKABLE int stepAny(int by, int row = -1);
    /// A digit of the number to step to, in this row if it has that number, else in the first that
    /// has: the digit typed after it makes it a longer number, until endTyping() or another way of
    /// stepping. The row in which it is a number or begins one, or -1.
    Q_INVOKABLE int type(int digit, int row = -1);
    Q_INVOKABLE void endTyping() { typed_ = 0; }
    /// Steps the row that has this choice to it, if there is one.
    void pick(const QString& event);

signals:
    void changed();

private:
    /// All of them in order, but this one first, if there is such a row.
    std::vector<int> rowsFrom(int first) const;

    core::Vector<Action> actions_;
    int typed_ = 0;
};

} // namespace facedown::table
