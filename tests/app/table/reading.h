#pragma once

#include <algorithm>
#include <set>

#include <QMetaProperty>
#include <QSignalSpy>
#include <QStringList>

#include "table/table.h"

namespace facedown::table {

/// What a button says and stands for.
struct Offer
{
    QString event;
    QString text;
    QString key;
    bool primary = false;

    bool operator==(const Offer&) const = default;
};

inline std::vector<Offer> offers(Table& table)
{
    std::vector<Offer> all;
    for (const ActionModel::Action& action : table.actions()->actions()) {
        const ActionModel::Choice& choice = action.choices[action.chosen];
        all.push_back({choice.event, choice.text, action.key, action.primary});
    }
    return all;
}

/// The last lines of the log, the newest last.
inline QStringList log(Table& table, int count)
{
    QStringList lines;
    const auto& all = table.log()->lines();
    for (auto line = all.end() - count; line != all.end(); ++line)
        lines << line->text;
    return lines;
}

/// What each seat said last.
inline QStringList said(Table& table)
{
    QStringList all;
    for (const SeatModel::Row& row : table.seats()->rows())
        all << row.said;
    return all;
}

/// The rows whose change was told, each once.
inline std::set<int> told(const QSignalSpy& dataChanged)
{
    std::set<int> rows;
    for (const auto& change : dataChanged) {
        const int first = change[0].toModelIndex().row();
        const int last = change[1].toModelIndex().row();
        for (int row = first; row <= last; ++row)
            if (!rows.insert(row).second)
                qFatal("row %d told twice", row);
    }
    return rows;
}

/// How many lie there; each has a place of its own, and says how many there are.
inline int lying(const std::vector<PieceModel::Piece>& pieces, PieceModel::Kind kind,
                 PieceModel::Zone zone, core::Seat seat)
{
    std::set<int> places;
    int count = 0;
    for (const PieceModel::Piece& piece : pieces) {
        if (piece.kind != kind || piece.zone != zone || piece.seat != seat)
            continue;
        count = piece.count;
        places.insert(piece.place);
    }
    const auto all =
        std::count_if(pieces.begin(), pieces.end(), [&](const PieceModel::Piece& piece) {
            return piece.kind == kind && piece.zone == zone && piece.seat == seat;
        });
    const bool whole = int(all) == count && int(places.size()) == count &&
                       (count == 0 || (*places.begin() == 0 && *places.rbegin() == count - 1));
    return whole ? count : -1;
}

inline QString textOf(const QVariant& value)
{
    if (value.typeId() == QMetaType::QStringList)
        return value.toStringList().join(QLatin1Char('|'));
    if (value.typeId() == QMetaType::QVariantList) {
        QStringList parts;
        for (const QVariant& part : value.toList())
            parts << textOf(part);
        return QLatin1Char('[') + parts.join(QLatin1Char('|')) + QLatin1Char(']');
    }
    const QString text = value.toString();
    return text.isEmpty() && value.isValid() ? QString::fromLatin1(value.typeName()) : text;
}

/// Everything that can be read from a model, row by row.
inline QStringList dump(const QAbstractItemModel& model)
{
    QStringList all;
    const QList<int> roles = model.roleNames().keys();
    for (int row = 0; row < model.rowCount(); ++row)
        for (const int role : roles)
            all << textOf(model.data(model.index(row, 0), role));
    return all;
}

/// Everything that QML can read from an object, a table say, and from the models that it has.
inline QStringList dump(const QObject& object)
{
    QStringList all;
    for (int i = 0; i < object.metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = object.metaObject()->property(i);
        const QVariant value = property.read(&object);
        const auto* model = qobject_cast<QAbstractItemModel*>(value.value<QObject*>());
        all << QString::fromLatin1(property.name());
        if (model != nullptr)
            all << dump(*model);
        else
            all << textOf(value);
    }
    return all;
}

} // namespace facedown::table
