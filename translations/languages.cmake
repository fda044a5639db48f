# Reads languages.json into language_codes and language_entries (for languages.h.in); a language of
# which a part is missing is an error. A test runs this by itself:
# cmake -D root=FOLDER -P languages.cmake
cmake_minimum_required(VERSION 3.25)
file(READ ${root}/translations/languages.json json)
string(JSON count LENGTH ${json})
math(EXPR last "${count} - 1")
set(language_codes)
set(language_entries)

# require_of_language(gl assets/rules/skull.gl.md)
function(require_of_language code part)
  if(NOT EXISTS ${root}/${part})
    message(FATAL_ERROR "translations/languages.json names ${code}, but there is no ${part}")
  endif()
endfunction()

foreach(index RANGE ${last})
  string(JSON code GET ${json} ${index} code)
  string(JSON name GET ${json} ${index} name)
  string(JSON plurals GET ${json} ${index} plurals) # only for the lints
  string(JSON font ERROR_VARIABLE without_font GET ${json} ${index} font)

  require_of_language(${code} translations/facedown_${code}.ts)
  list(APPEND language_codes ${code})
  list(GET language_codes 0 of_sources)
  file(GLOB rules RELATIVE ${root} ${root}/assets/rules/*.${of_sources}.md)
  foreach(text IN LISTS rules)
    string(REPLACE ".${of_sources}.md" ".${code}.md" text ${text})
    require_of_language(${code} ${text})
  endforeach()

  set(quoted_font nullptr)
  if(NOT without_font)
    set(quoted_font "\"${font}\"")
    string(REPLACE " " "" file ${font})
    require_of_language(${code} assets/fonts/${file}-Regular.otf)
    require_of_language(${code} assets/fonts/${file}-Bold.otf)
  endif()
  string(APPEND language_entries "\n    Language{\"${code}\", \"${name}\", ${quoted_font}},")
endforeach()

file(GLOB written RELATIVE ${root} ${root}/translations/*.ts)
foreach(file IN LISTS written)
  string(REGEX REPLACE ".*facedown_(.*)\\.ts" "\\1" code ${file})
  if(NOT code IN_LIST language_codes)
    message(FATAL_ERROR "There is ${file}, but translations/languages.json does not name ${code}")
  endif()
endforeach()
