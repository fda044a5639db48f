#include "play/record_file.h"

#include <QFile>
#include <QFileInfo>

#include "bots/outside.h"
#include "match/read_json.h"
#include "play/external_engines.h"

namespace facedown::play {

namespace {

/// What is kept in a file is small; whatever is larger is something else and is not read into
/// memory.
constexpr qint64 largestFile = 16 * 1024 * 1024;

} // namespace

core::Expected<match::Json> readJsonFile(const QString& name)
{
    // Nobody waits for what may come out of a pipe.
    QFile file(name);
    if (QFileInfo::exists(name) && !QFileInfo(name).isFile())
        return core::failure(core::ErrorCode::BadRecord, "it is not a file");
    if (!file.open(QIODevice::ReadOnly))
        return core::failure(core::ErrorCode::BadRecord, file.errorString().toStdString());
    const QByteArray text = file.read(largestFile + 1);
    if (text.size() > largestFile)
        return core::failure(core::ErrorCode::BadRecord, "the file is too large");
    return match::readJson({text.constData(), static_cast<std::size_t>(text.size())});
}

core::Expected<SavedGame> savedGame(const match::Json& record)
{
    auto match = match::Match::fromRecord(record);
    if (!match)
        return tl::unexpected(match.error());
    SavedGame game{std::move(*match), {}};
    for (core::Seat seat = 0; seat < game.match.seats(); ++seat)
        if (bots::outsideCommand(game.match.playerEntries()[static_cast<std::size_t>(seat)].level))
            game.programs << replaceExternalEngine(game.match, seat);
    return game;
}

core::Expected<SavedGame> readRecord(const QString& name)
{
    return readJsonFile(name).and_then(savedGame);
}

tl::expected<void, WriteFault> writeRecord(const match::Match& match, const QString& name,
                                           const QString& dataFolder)
{
    return writeSafely(name, match::writeJson(match.record(), 2) + '\n', dataFolder);
}

} // namespace facedown::play
