# Run by cpack on the files that it packs, to put them as Debian has them.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
set(staged ${CPACK_TEMPORARY_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
set(documents ${staged}/share/doc/${CPACK_PACKAGE_NAME})

file(RENAME ${staged}/bin ${staged}/games)

set(ENV{LC_ALL} C)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${documents}/changelog
"${CPACK_PACKAGE_NAME} (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * What is new is in NEWS.md.

 -- ${CPACK_DEBIAN_PACKAGE_MAINTAINER}  ${now}
")
file(GLOB texts ${staged}/share/man/man6/* ${documents}/*)
list(REMOVE_ITEM texts ${documents}/copyright)
execute_process(COMMAND gzip -9n ${texts} COMMAND_ERROR_IS_FATAL ANY)
