#include "play/older_matches.h"

#include <utility>

#include <QDir>

#include "table/game_info.h"

namespace facedown::play {

namespace {

constexpr std::size_t mostShown = 4;
// The folder may hold the games of years, or things that are none.
constexpr int mostFilesRead = 50;
constexpr qint64 largestFileRead = 256 * 1024;

/// Most are finished and say so, and need not be played through to know it.
bool tellsResult(const match::Json& record)
{
    return record.is_object() && !record.value("result", match::Json()).is_null();
}

} // namespace

int OlderMatches::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant OlderMatches::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SentenceRole:
        return sentence(row.game.match);
    case PlayedRole:
        // The same for all languages, in none of which day and month are taken for one another.
        return row.played.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    default:
        return {};
    }
}

QHash<int, QByteArray> OlderMatches::roleNames() const
{
    return {{SentenceRole, "sentence"}, {PlayedRole, "played"}};
}

void OlderMatches::retranslate()
{
    if (!rows_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void OlderMatches::load(const QString& folder)
{
    std::vector<Row> found;
    QFileInfoList files;
    if (!folder.isEmpty())
        files = QDir(folder).entryInfoList({QStringLiteral("*.facedown")}, QDir::Files, QDir::Time);
    int read = 0;
    for (const QFileInfo& file : files) {
        if (found.size() == mostShown || read == mostFilesRead)
            break;
        if (file.size() > largestFileRead)
            continue;
        ++read;
        const auto record = readRecordText(file.filePath());
        if (!record || tellsResult(*record))
            continue;
        auto game = savedGame(*record);
        if (game && !game->match.over())
            found.push_back({std::move(*game), file.filePath(), file.lastModified()});
    }
    beginResetModel();
    rows_ = std::move(found);
    endResetModel();
}

QString OlderMatches::file(int row) const
{
    return row >= 0 && row < rowCount() ? rows_[static_cast<std::size_t>(row)].file : QString();
}

QString OlderMatches::sentence(const match::Match& match)
{
    QStringList names;
    for (int player = 0; player < match.players(); ++player)
        names << QString::fromStdString(match.sitters()[static_cast<std::size_t>(player)].name);
    const std::string_view game = match.game();
    //: %1 is the game's name, %2 the players' names.
    return tr("Go on: %1 with %2")
        .arg(table::gameInfo(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())))
                 .name,
             names.join(tr(", ", "between names")));
}

} // namespace facedown::play

#include "moc_older_matches.cpp"
