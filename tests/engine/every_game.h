#pragma once

#include <QTest>

#include <string>

#include "match/games.h"

/// Tests of all games: rows over the one list of them.
namespace facedown::test {

inline QString inQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Where the data of the games are, the house's own and the sample's.
inline QStringList dataFolders()
{
    QStringList folders{FACEDOWN_TEST_DATA, FACEDOWN_SAMPLE_DATA};
    folders.removeAll(QString());
    return folders;
}

/// A row for each game, with its name in the column `game`.
inline void addGames()
{
    QTest::addColumn<QString>("game");
    for (const std::string_view id : match::gameIds)
        QTest::newRow(std::string(id).c_str()) << inQt(id);
}

/// match::withGame for a name in Qt.
template <class Call>
void withGame(const QString& game, const Call& call)
{
    match::withGame(game.toStdString(), call);
}

} // namespace facedown::test
