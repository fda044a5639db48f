#include <QFile>
#include <QTemporaryDir>

#include "fuzz/fuzz.h"
#include "play/record_file.h"
#include "play/stored_match.h"

using namespace facedown;

namespace {

core::Expected<play::SavedGame> opened(const play::StoredMatch& stored)
{
    return play::recordOf(stored).and_then(match::Match::fromRecord).map(play::savedGame);
}

/// What is stored of a match is the same match when it is opened again, and starts no program.
void storeAndOpen(const play::SavedGame& game)
{
    for (const match::PlayerEntry& entry : game.match.playerEntries())
        fuzz::expect(!entry.level.starts_with("exec:"), "no file starts a program");
    const auto again = opened(play::toStore(game.match));
    fuzz::expect(again && again->match.record() == game.match.record(),
                 "a match is stored as it is");
}

} // namespace

/// A file that the store takes over, and a row of its database.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("match.facedown"));
    const auto* bytes = reinterpret_cast<const char*>(data);
    {
        QFile file(name);
        fuzz::expect(file.open(QFile::WriteOnly) && file.write(bytes, qint64(size)) == qint64(size),
                     "the file is written");
    }
    if (const auto game = play::readRecord(name))
        storeAndOpen(*game);

    const QByteArrayList lines =
        QByteArray::fromRawData(bytes, static_cast<qsizetype>(size)).split('\n');
    play::StoredMatch row;
    row.header = lines.first();
    for (const QByteArray& event : lines.mid(1))
        row.events << QString::fromUtf8(event);
    if (const auto game = opened(row))
        storeAndOpen(*game);
    return 0;
}
