#include "play/statement.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlDatabase>

#include "core/text.h"
#include "match/match.h"

namespace facedown::play {

namespace {

/// As SQLite numbers them.
enum Code {
    NoPermission = 3,
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    InputOrOutput = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NoDatabase = 26,
};

/// Without the details that SQLite may add.
int codeOf(const QSqlError& error)
{
    return error.nativeErrorCode().toInt() & 0xff;
}

} // namespace

Reason diskFull()
{
    return QT_TRANSLATE_NOOP("MatchStore", "the disk is full");
}

Reason damaged()
{
    return {
        QT_TRANSLATE_NOOP("MatchStore", "the saved games are damaged"), {}, Reason::Kind::Damaged};
}

Reason faultOf(const QSqlError& error)
{
    switch (codeOf(error)) {
    case Busy:
    case Locked:
        return QT_TRANSLATE_NOOP("MatchStore", "another program is using the saved games");
    case NoPermission:
    case ReadOnly:
    case CannotOpen:
        return QT_TRANSLATE_NOOP("MatchStore", "the saved games cannot be written to");
    case InputOrOutput:
        return QT_TRANSLATE_NOOP("MatchStore", "the disk reported an error");
    case Corrupt:
    case NoDatabase:
        return damaged();
    case Full:
        return diskFull();
    default:
        //: %1 is a number, for whoever looks for the reason.
        return {QT_TRANSLATE_NOOP("MatchStore", "error number %1"), QString::number(codeOf(error))};
    }
}

Statement::Statement(const QString& connection, const QString& text)
    : query_(QSqlDatabase::database(connection, false))
    , sound_(query_.prepare(text))
{
    query_.setForwardOnly(true);
}

Done<void> Statement::run(const QVariantList& values)
{
    for (qsizetype i = 0; sound_ && i < values.size(); ++i) {
        // No string is an empty one here, not SQL's NULL.
        const bool none = values[i].typeId() == QMetaType::QString && values[i].toString().isNull();
        query_.bindValue(static_cast<int>(i), none ? QStringLiteral("") : values[i]);
    }
    if (sound_ && query_.exec())
        return {};
    return tl::unexpected(faultOf(query_.lastError()));
}

Done<void> Statement::ended() const
{
    if (query_.lastError().isValid())
        return tl::unexpected(faultOf(query_.lastError()));
    return {};
}

Done<void> run(const QString& connection, const char* text, const QVariantList& values)
{
    return Statement(connection, QString::fromLatin1(text)).run(values);
}

Done<void> inTransaction(const QString& connection, const std::function<Done<void>()>& work)
{
    auto done = run(connection, "BEGIN IMMEDIATE");
    if (!done)
        return done;
    done = work();
    if (done)
        done = run(connection, "COMMIT");
    if (!done)
        (void)run(connection, "ROLLBACK");
    return done;
}

QString toColumn(const QStringList& names)
{
    return QString::fromUtf8(
        QJsonDocument(QJsonArray::fromStringList(names)).toJson(QJsonDocument::Compact));
}

QStringList fromColumn(const QString& names)
{
    QStringList list;
    const QJsonArray array = QJsonDocument::fromJson(names.toUtf8()).array();
    for (const auto& name : array)
        list << QString::fromStdString(
            core::plain(name.toString().toStdString(), match::longestName));
    return list;
}

} // namespace facedown::play
