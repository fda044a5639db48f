#pragma once

#include <vector>

#include <QString>

#include "table/row_model.h"

namespace facedown::play {

/// Choices that a hint weighs up, a row a choice, the best first.
class ChoiceModel : public facedown::table::RowModel
{
    Q_OBJECT
    Q_PROPERTY(int count READ rowCount NOTIFY changed)

public:
    struct Row
    {
        QString text;
        QString figure; ///< what it costs, or how often it is made
        bool chosen = false;

        bool operator==(const Row&) const = default;
    };

    explicit ChoiceModel(QObject* parent = nullptr);

    void show(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return rows_; }

signals:
    void changed();

private:
    std::vector<Row> rows_;
};

} // namespace facedown::play
