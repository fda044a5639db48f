#include "play/option_model.h"

#include <algorithm>

namespace facedown::play {

OptionModel::OptionModel(QObject* parent)
    : RowModel(parent)
{
    addRoles(options_,
             {{"text", &table::OptionInfo::text}, {"detail", &table::OptionInfo::detail}});
    addRoles({{"on", [this](int row) { return on(row); }}});
}

void OptionModel::show(std::vector<table::OptionInfo> options)
{
    if (options.size() == options_.size()) {
        options_ = std::move(options);
        return allChanged();
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
    rowChanged(row);
    emit toggled();
}

} // namespace facedown::play

#include "moc_option_model.cpp"
