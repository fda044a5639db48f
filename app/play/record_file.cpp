#include "play/record_file.h"

#include <QFile>

#include "match/read_json.h"

namespace facedown::play {

namespace {

/// A record is small; whatever is larger is no record and is not read into memory.
constexpr qint64 largestRecord = 16 * 1024 * 1024;

} // namespace

core::Expected<match::Json> readRecordText(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return core::failure(core::ErrorCode::BadRecord, file.errorString().toStdString());
    const QByteArray text = file.read(largestRecord + 1);
    if (text.size() > largestRecord)
        return core::failure(core::ErrorCode::BadRecord, "the file is too large for a saved game");
    return match::readJson({text.constData(), static_cast<std::size_t>(text.size())});
}

core::Expected<match::Match> readRecord(const QString& name)
{
    const auto record = readRecordText(name);
    if (!record)
        return tl::unexpected(record.error());
    return match::Match::fromRecord(*record);
}

tl::expected<void, WriteFault> writeRecord(const match::Match& match, const QString& name)
{
    return writeSafely(name, match.record().dump(2) + '\n');
}

} // namespace facedown::play
