#include "play/record_file.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "bots/outside.h"
#include "match/read_json.h"
#include "play/external_engines.h"
#include "play/match_database.h"
#include "play/names.h"

namespace facedown::play {

namespace {

/// What is kept in a file is small; whatever is larger is something else and is not read into
/// memory.
constexpr qint64 largestFile = 16 * 1024 * 1024;

/// Whoever has no name, as in a record of the console, has one of the house that nobody else has.
match::Match withNames(match::Match match)
{
    auto entries = match.playerEntries();
    const auto isTaken = [&entries](const std::string& name) {
        return std::any_of(entries.begin(), entries.end(),
                           [&name](const auto& entry) { return entry.name == name; });
    };
    for (auto& entry : entries)
        if (QString::fromStdString(entry.name).trimmed().isEmpty())
            entry.name.clear();
    for (core::Seat seat = 0; seat < match.seats(); ++seat) {
        const int player = match.playerOf(seat);
        std::string& name = entries[seat].name;
        if (name.empty() && seat != player)
            name = entries[player].name + " II";
        for (auto row = static_cast<std::size_t>(player); name.empty(); ++row)
            if (std::string usual = usualName(row).toStdString(); !isTaken(usual))
                name = std::move(usual);
    }
    match.setPlayerEntries(std::move(entries));
    return match;
}

} // namespace

Reason whyNoMatch(const core::Error& error)
{
    return error.code == core::ErrorCode::NewerRecord
               ? QT_TRANSLATE_NOOP("MatchStore", "it was written by a newer version of facedown")
               : QT_TRANSLATE_NOOP("MatchStore", "it is damaged or not a saved game");
}

Done<match::Json> readJsonFile(const QString& name)
{
    // Nobody waits for what may come out of a pipe.
    QFile file(name);
    if (QFileInfo::exists(name) && !QFileInfo(name).isFile())
        return tl::unexpected(Reason(QT_TRANSLATE_NOOP("MatchStore", "%1 is not a file"),
                                     QDir::toNativeSeparators(name)));
    // To close the store's own files would take away SQLite's locks on them (fcntl).
    const QString path = QFileInfo(name).canonicalFilePath();
    if (path.startsWith(MatchDatabase::fileIn(QFileInfo(path).path())))
        return tl::unexpected(whyNoMatch({}));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(file.errorString());
    const QByteArray text = file.read(largestFile + 1);
    if (text.size() > largestFile)
        return tl::unexpected(Reason(QT_TRANSLATE_NOOP("MatchStore", "it is too large")));
    return match::readJson({text.constData(), static_cast<std::size_t>(text.size())})
        .map_error(whyNoMatch);
}

Done<match::Match> matchFrom(const match::Json& record)
{
    return match::Match::fromRecord(record).map_error(whyNoMatch).map(withNames);
}

Done<match::Match> readMatch(const QString& name)
{
    return readJsonFile(name).and_then(matchFrom);
}

SavedGame savedGame(match::Match match)
{
    SavedGame game{std::move(match), {}, {}};
    if (const auto& forfeit = game.match.forfeit())
        game.forfeited = QString::fromStdString(game.match.playerEntry(forfeit->player).name);
    for (core::Seat seat = 0; seat < game.match.seats(); ++seat)
        if (bots::outsideCommand(game.match.playerEntry(seat).level))
            game.programs << replaceExternalEngine(game.match, seat);
    return game;
}

Done<SavedGame> readRecord(const QString& name)
{
    return readMatch(name).map(savedGame);
}

tl::expected<void, WriteFault> writeRecord(const match::Match& match, const QString& name,
                                           const QString& dataFolder)
{
    return writeSafely(name, match::writeJson(match.record(), 2) + '\n', dataFolder);
}

} // namespace facedown::play
