#include "play/older_matches.h"

#include <algorithm>
#include <utility>

#include "table/game_info.h"
#include "table/table_words.h"

namespace facedown::play {

int OlderMatches::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant OlderMatches::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const WaitingMatch& match = rows_[index.row()];
    switch (role) {
    case SentenceRole:
        return sentence(match.game, match.players);
    case PlayedRole:
        // The same for all languages, in none of which day and month are taken for one another.
        return match.played.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
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

void OlderMatches::show(QList<WaitingMatch> matches)
{
    // The same once more leaves whoever stands on a row there.
    const auto same = [](const WaitingMatch& one, const WaitingMatch& other) {
        return one.id == other.id && one.played == other.played;
    };
    if (std::equal(rows_.begin(), rows_.end(), matches.begin(), matches.end(), same))
        return;
    beginResetModel();
    rows_ = std::move(matches);
    endResetModel();
}

MatchId OlderMatches::id(int row) const
{
    return row >= 0 && row < rowCount() ? rows_[row].id : noMatch;
}

QString OlderMatches::sentence(const QString& game, const QStringList& players)
{
    //: %1 is the game's name, %2 the players' names.
    return tr("Continue: %1 with %2")
        .arg(table::gameInfo(game).name, table::TableWords::names(players));
}

} // namespace facedown::play

#include "moc_older_matches.cpp"
