# Read by cpack before it begins: what this machine alone can say of a Debian package.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()

if(NOT "$ENV{DEBFULLNAME}" STREQUAL "" AND NOT "$ENV{DEBEMAIL}" STREQUAL "")
  set(CPACK_DEBIAN_PACKAGE_MAINTAINER "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()

# Without the libraries of a plugin the program goes without that plugin: they are recommended.
include(${CPACK_FACEDOWN_LINKED})
set(source ${CPACK_PACKAGE_DIRECTORY}/_CPack_Packages/source)
file(WRITE ${source}/debian/control "Source: facedown\n\nPackage: facedown\nArchitecture: any\n")
execute_process(COMMAND dpkg-shlibdeps -O ${programs} -dRecommends ${plugins}
  WORKING_DIRECTORY ${source}
  OUTPUT_VARIABLE said
  COMMAND_ERROR_IS_FATAL ANY)
if(said MATCHES "shlibs:Depends=([^\n]+)")
  list(PREPEND CPACK_DEBIAN_PACKAGE_DEPENDS ${CMAKE_MATCH_1})
endif()
if(said MATCHES "shlibs:Recommends=([^\n]+)")
  list(PREPEND CPACK_DEBIAN_PACKAGE_RECOMMENDS ${CMAKE_MATCH_1})
endif()
list(JOIN CPACK_DEBIAN_PACKAGE_DEPENDS ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
list(JOIN CPACK_DEBIAN_PACKAGE_RECOMMENDS ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS)
