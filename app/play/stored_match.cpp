#include "play/stored_match.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include "match/read_json.h"
#include "play/people.h"

namespace facedown::play {

MatchId newMatchId()
{
    return static_cast<MatchId>(QRandomGenerator::system()->generate64() >> 1U | 1U);
}

QString contentOf(const StoredMatch& match)
{
    const QByteArray events = match.events.join(QLatin1Char('\n')).toUtf8();
    return QString::fromLatin1(
        QCryptographicHash::hash(match.header + '\n' + events, QCryptographicHash::Sha256).toHex());
}

StoredMatch toStore(const match::Match& match, std::size_t from)
{
    StoredMatch stored;
    stored.game = gameOf(match);
    stored.players = playerNames(match);
    using Handler = match::Json::error_handler_t;
    stored.header =
        QByteArray::fromStdString(match.recordHeader().dump(-1, ' ', false, Handler::replace));
    for (std::size_t index = from; index < match.length(); ++index)
        stored.events << QString::fromStdString(match.event(index));
    stored.over = match.over();
    return stored;
}

core::Expected<match::Json> recordOf(const StoredMatch& stored)
{
    auto record = match::readJson(
        {stored.header.constData(), static_cast<std::size_t>(stored.header.size())});
    if (!record)
        return record;
    if (!record->is_object())
        return core::failure(core::ErrorCode::BadJson, "this is not a facedown record");
    match::Json& events = (*record)["events"] = match::Json::array();
    for (const QString& event : stored.events)
        events.push_back(event.toStdString());
    return record;
}

QStringList winnersOf(const StoredMatch& stored)
{
    QStringList names;
    const QJsonObject result = QJsonDocument::fromJson(stored.header)[u"result"].toObject();
    for (const auto& winner : result[u"winners"].toArray())
        names << stored.players.value(winner.toInt(-1));
    return names;
}

QStringList botsOf(const StoredMatch& stored)
{
    QStringList names;
    const QJsonArray seats = QJsonDocument::fromJson(stored.header)[u"seats"].toArray();
    for (qsizetype player = 0; player < stored.players.size(); ++player)
        if (seats[player][u"kind"].toString() == QLatin1String("bot"))
            names << stored.players[player];
    return names;
}

std::optional<match::Series> seriesOf(const StoredMatch& stored)
{
    const auto header = match::readJson(
        {stored.header.constData(), static_cast<std::size_t>(stored.header.size())});
    if (!header || !header->is_object() || !header->contains("series"))
        return std::nullopt;
    return match::readSeries((*header)["series"], static_cast<int>(stored.players.size()));
}

std::optional<match::Series> seriesToGoOn(const StoredMatch& stored)
{
    auto series = seriesOf(stored);
    if (!series || !stored.over)
        return std::nullopt;
    const QJsonObject result = QJsonDocument::fromJson(stored.header)[u"result"].toObject();
    std::vector<int> won;
    for (const auto& winner : result[u"winners"].toArray())
        if (const int player = winner.toInt(-1); player >= 0 && player < stored.players.size())
            won.push_back(player);
    if (won.empty())
        return std::nullopt;
    series = match::after(*series, won);
    return match::winners(*series).empty() ? series : std::nullopt;
}

QString dateOf(const QDateTime& time)
{
    // The same for all languages, in none of which day and month are taken for one another.
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

} // namespace facedown::play
