#pragma once

#include <functional>

#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QVariant>

#include <tl/expected.hpp>

#include "play/reason.h"

namespace facedown::play {

/// What was asked of the disk, or why it was not done.
template <class T>
using Done = tl::expected<T, Reason>;

/// Why the database did not do what was asked of it, as a player can be told.
Reason faultOf(const QSqlError& error);
Reason diskFull();
Reason damaged();

/// A statement of a connection that is open.
class Statement
{
public:
    Statement(const QString& connection, const QString& text);

    /// Before: a value for each of its marks.
    Done<void> run(const QVariantList& values = {});
    bool next() { return query_.next(); }
    QVariant value(int column) const { return query_.value(column); }
    int columns() const { return query_.record().count(); }
    int changed() const { return query_.numRowsAffected(); }
    /// Rows may end because they cannot be read.
    Done<void> ended() const;

private:
    QSqlQuery query_;
    bool sound_;
};

/// Runs a statement that brings no rows.
Done<void> run(const QString& connection, const char* text, const QVariantList& values = {});

/// Does all of some work, or nothing if there is a fault.
Done<void> inTransaction(const QString& connection, const std::function<Done<void>()>& work);

/// A list of names in a column, and back.
QString toColumn(const QStringList& names);
QStringList fromColumn(const QString& names);

} // namespace facedown::play
