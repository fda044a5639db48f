#include "table/action_model.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace facedown::table {

ActionModel::ActionModel(QObject* parent)
    : RowModel(parent)
{
    addRoles(actions_,
             {{"event", [](const Action& action) { return action.choice().event; }},
              {"text", [](const Action& action) { return action.choice().text; }},
              // All that stepping leads to.
              {"texts",
               [](const Action& action) {
                   QStringList texts;
                   for (const Choice& choice : action.choices)
                       texts << choice.text;
                   return texts;
               }},
              {"spoken",
               [](const Action& action) {
                   const Choice& choice = action.choice();
                   return choice.spoken.isEmpty() ? choice.text : choice.spoken;
               }},
              {"key", &Action::key},
              {"primary", &Action::primary},
              {"adjustable", [](const Action& action) { return action.choices.size() > 1; }},
              {"canLower", [](const Action& action) { return action.chosen > 0; }},
              {"canRaise",
               [](const Action& action) { return action.chosen + 1 < action.choices.size(); }}});
}

int ActionModel::preselected() const
{
    if (std::any_of(actions_.begin(), actions_.end(),
                    [](const Action& action) { return action.alike; }))
        return -1;
    const auto calm = std::find_if_not(actions_.begin(), actions_.end(), [](const Action& action) {
        return action.risky || action.keepsPlace();
    });
    return calm == actions_.end() ? 0 : static_cast<int>(calm - actions_.begin());
}

bool ActionModel::safe() const
{
    return std::any_of(actions_.begin(), actions_.end(),
                       [](const Action& action) { return action.safe; });
}

void ActionModel::show(std::vector<Action> actions)
{
    const auto sameEvents = [](const Action& a, const Action& b) {
        return std::equal(a.choices.begin(), a.choices.end(), b.choices.begin(), b.choices.end(),
                          [](const Choice& x, const Choice& y) { return x.event == y.event; });
    };
    // In another language the buttons stay the same: the focus stays with them.
    if (std::equal(actions.begin(), actions.end(), actions_.begin(), actions_.end(), sameEvents)) {
        for (std::size_t row = 0; row < actions.size(); ++row) {
            actions[row].chosen = actions_[row].chosen;
            actions_[row] = std::move(actions[row]);
        }
        return allChanged();
    }
    endTyping();
    beginResetModel();
    actions_ = std::move(actions);
    endResetModel();
    emit changed();
}

void ActionModel::step(int row, int by)
{
    if (row < 0 || row >= rowCount())
        return;
    Action& action = actions_[row];
    const int last = static_cast<int>(action.choices.size()) - 1;
    const int chosen = std::clamp(static_cast<int>(action.chosen) + by, 0, last);
    if (chosen == static_cast<int>(action.chosen))
        return;
    action.chosen = static_cast<std::size_t>(chosen);
    rowChanged(row);
}

std::vector<int> ActionModel::rowsFrom(int first) const
{
    std::vector<int> rows(actions_.size());
    std::iota(rows.begin(), rows.end(), 0);
    if (first >= 0 && first < rowCount())
        std::rotate(rows.begin(), rows.begin() + first, rows.begin() + first + 1);
    return rows;
}

int ActionModel::stepAny(int by, int row)
{
    endTyping();
    for (const int each : rowsFrom(row)) {
        if (actions_[each].choices.size() < 2)
            continue;
        step(each, by);
        return each;
    }
    return -1;
}

int ActionModel::type(int digit, int row)
{
    // What makes no longer number of those before begins another.
    for (const int typed : {10 * typed_ + digit, digit}) {
        typed_ = typed;
        int begun = -1;
        for (const int each : rowsFrom(row)) {
            const Action& action = actions_[each];
            for (std::size_t at = 0; at < action.choices.size(); ++at) {
                const int number = action.choices[at].number;
                if (number > 0 && number == typed) {
                    step(each, static_cast<int>(at) - static_cast<int>(action.chosen));
                    return each;
                }
                if (begun < 0 && typed > 0 && number / 10 == typed)
                    begun = each;
            }
        }
        if (begun >= 0)
            return begun;
    }
    endTyping();
    return -1;
}

void ActionModel::pick(const QString& event)
{
    for (int row = 0; row < rowCount(); ++row) {
        const Action& action = actions_[row];
        for (std::size_t at = 0; at < action.choices.size(); ++at)
            if (action.choices[at].event == event)
                return step(row, static_cast<int>(at) - static_cast<int>(action.chosen));
    }
}

} // namespace facedown::table

#include "moc_action_model.cpp"
