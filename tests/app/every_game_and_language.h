#pragma once

#include "engine/every_game.h"
#include "translations/languages.h"

namespace facedown::test {

/// A row for each game in each language, with their names in the columns `game` and `language`.
inline void addGamesAndLanguages()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const std::string_view id : match::gameIds)
        for (const Language& language : languages)
            QTest::addRow("%s %s", std::string(id).c_str(), language.code)
                << inQt(id) << QString::fromUtf8(language.code);
}

} // namespace facedown::test
