# A game is a set of folders with one name; facedown_game(NAME) makes of them
#   engine/NAME         its rules: name::Name in NAME.h (core/game.h says what that is)
#   engine/bots/NAME    its bots: bot.cpp, and trained.cbor if they were trained; what they are
#                       trained and measured by is in its folder training: training.h tells of it
#   app/table/NAME      its table: NAME_table.h, its guided first game: NAME_lesson.cpp, what
#                       statistics tell of it: NAME_figures.cpp
#   qml/NAME            its views, the module Facedown.NAME: Board.qml, Picture.qml, and
#                       NAME_types.h if they know more of it than its table
#   assets/NAME         its drawings
#   assets/rules         its rules in every language: NAME.en.md
#   tests/engine/NAME   its tests; those of other rooms may have such a folder too
#   tests/e2e/NAME.py   what its table offers, for the tests that play it from outside
# parts of the house. Every list of games that there is follows from these lines, in their order.
# The table's, the views' and what players see are needed where the desktop program is built.
# FOLDER is where the folders are, if that is not the project's own; its words are there too, in
# translations/NAME_LANGUAGE.ts.
set_property(GLOBAL PROPERTY FACEDOWN_GAMES)

function(facedown_game name)
  cmake_parse_arguments(GAME "" "FOLDER" "" ${ARGN})
  set(folder ${PROJECT_SOURCE_DIR})
  if(GAME_FOLDER)
    string(APPEND folder /${GAME_FOLDER})
  endif()
  set(parts
    "rules|engine/${name}/${name}.h"
    "bots|engine/bots/${name}/bot.cpp"
    "tests|tests/engine/${name}")
  if(FACEDOWN_DESKTOP)
    list(APPEND parts
      "table|app/table/${name}/${name}_table.h"
      "guided first game|app/table/${name}/${name}_lesson.cpp"
      "figures for its statistics|app/table/${name}/${name}_figures.cpp"
      "board|qml/${name}/Board.qml"
      "picture|qml/${name}/Picture.qml"
      "drawings|assets/${name}"
      "names of its actions|tests/e2e/${name}.py")
    foreach(language IN LISTS language_codes)
      list(APPEND parts "rules in the language ${language}|assets/rules/${name}.${language}.md")
    endforeach()
  endif()
  foreach(part IN LISTS parts)
    string(REPLACE "|" ";" part "${part}")
    list(POP_FRONT part what file)
    if(NOT EXISTS ${folder}/${file})
      message(SEND_ERROR "The game ${name} has no ${what}: there is no ${folder}/${file}")
      set(incomplete TRUE)
    endif()
  endforeach()
  if(incomplete)
    message(FATAL_ERROR "${name} is not built before it has all of these.")
  endif()
  set_property(GLOBAL APPEND PROPERTY FACEDOWN_GAMES ${name})
  set_property(GLOBAL PROPERTY FACEDOWN_FOLDER_OF_${name} ${folder})
endfunction()

# facedown_games(games) gives the names of all games.
function(facedown_games games)
  get_property(names GLOBAL PROPERTY FACEDOWN_GAMES)
  set(${games} ${names} PARENT_SCOPE)
endfunction()

# facedown_folder_of(folder NAME) gives where a game's folders are; of anything else the project's.
function(facedown_folder_of folder name)
  get_property(own GLOBAL PROPERTY FACEDOWN_FOLDER_OF_${name})
  if(NOT own)
    set(own ${PROJECT_SOURCE_DIR})
  endif()
  set(${folder} ${own} PARENT_SCOPE)
endfunction()

# facedown_game_files(files NAME engine/NAME *.cpp) gives the files of a folder of a game.
function(facedown_game_files files game folder)
  facedown_folder_of(root ${game})
  list(TRANSFORM ARGN PREPEND ${root}/${folder}/)
  file(GLOB found CONFIGURE_DEPENDS ${ARGN})
  set(${files} ${found} PARENT_SCOPE)
endfunction()

# facedown_class_of(class NAME) gives what a game's classes are called by: Name.
function(facedown_class_of class name)
  string(SUBSTRING ${name} 0 1 first)
  string(SUBSTRING ${name} 1 -1 rest)
  string(TOUPPER ${first} first)
  set(${class} ${first}${rest} PARENT_SCOPE)
endfunction()

# The headers that list the games to the engine: match/game_list.h, bots/bots.h, bots/training.h.
function(facedown_list_games)
  facedown_games(games)
  unset(rules)
  unset(bots)
  unset(training)
  unset(types)
  foreach(game IN LISTS games)
    facedown_class_of(class ${game})
    string(APPEND rules "#include \"${game}/${game}.h\"\n")
    list(APPEND types "${game}::${class}")
    string(APPEND bots "
template <>
Choice choose<${game}::${class}>(Character, const ${game}::View&, core::History<${game}::${class}>,
    core::Random&, const Budget&, Memory&);
template <>
std::vector<${game}::Options> signatureTables<${game}::${class}>();
")
    facedown_game_files(header ${game} engine/bots/${game}/training training.h)
    if(header)
      string(APPEND training "#include \"bots/${game}/training/training.h\"\n")
    endif()
  endforeach()
  list(JOIN types ", " types)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/games/match/game_list.h @ONLY CONTENT
"#pragma once

#include <tuple>

@rules@
namespace facedown::match {

/// The games of this house, in the order in which they are shown. The one place that lists them.
using Games = std::tuple<@types@>;

} // namespace facedown::match
")
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/games/bots/bots.h @ONLY CONTENT
"#pragma once

#include \"bots/bot.h\"
@rules@
/// The bots of every game: whoever calls choose() includes this, so that each game's own is known
/// to be there.
namespace facedown::bots {
@bots@
} // namespace facedown::bots
")
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/games/bots/training.h @ONLY CONTENT
"#pragma once

/// What each game has of a league, of training and of the like.
#include \"bots/training/blunders.h\"
#include \"bots/training/exploit.h\"
#include \"bots/training/league.h\"
#include \"bots/training/trainer.h\"
@training@")
endfunction()
