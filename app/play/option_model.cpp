#include "play/option_model.h"

#include <algorithm>

namespace facedown::play {

int OptionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(options_.size());
}

QVariant OptionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case TextRole:
        return options_[row].text;
    case DetailRole:
        return options_[row].detail;
    case OnRole:
        return bool(on_[row]);
    default:
        return {};
    }
}

QHash<int, QByteArray> OptionModel::roleNames() const
{
    return {{TextRole, "text"}, {DetailRole, "detail"}, {OnRole, "on"}};
}

void OptionModel::show(std::vector<table::OptionInfo> options)
{
    const bool same = options.size() == options_.size();
    if (same) {
        options_ = std::move(options);
        if (!options_.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    options_ = std::move(options);
    on_.assign(options_.size(), false);
    endResetModel();
}

match::Json OptionModel::json() const
{
    match::Json json = match::Json::object();
    for (std::size_t row = 0; row < options_.size(); ++row)
        json[options_[row].name] = on_[row] ? options_[row].on : options_[row].off;
    return json;
}

std::optional<int> OptionModel::mostPlayers() const
{
    std::optional<int> most;
    for (std::size_t row = 0; row < options_.size(); ++row)
        if (on_[row] && options_[row].mostPlayers > 0)
            most = std::min(most.value_or(core::maxSeats), options_[row].mostPlayers);
    return most;
}

void OptionModel::toggle(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    const auto at = static_cast<std::size_t>(row);
    on_[at] = !on_[at];
    emit dataChanged(index(row), index(row));
    emit toggled();
}

} // namespace facedown::play

#include "moc_option_model.cpp"
