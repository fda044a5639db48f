#include "play/statement.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlError>

#include "core/text.h"
#include "match/match.h"

namespace facedown::play {

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
    return tl::unexpected(query_.lastError().databaseText());
}

Done<void> Statement::ended() const
{
    if (query_.lastError().isValid())
        return tl::unexpected(query_.lastError().databaseText());
    return {};
}

bool Statement::unreadable() const
{
    const QString code = query_.lastError().nativeErrorCode();
    return code == QLatin1String("11") || code == QLatin1String("26");
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
