# SPDX-License-Identifier: GPL-3.0-or-later
# What CPack makes of a build, which packaging/package.sh starts: a package for Debian.

foreach(name IN ITEMS homepage mail)
  file(STRINGS "${PROJECT_SOURCE_DIR}/packaging/contact" ${name} REGEX "^${name}=")
  string(REPLACE "${name}=" "" ${name} "${${name}}")
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cartouche)
set(CPACK_PACKAGE_CONTACT "The Cartouche developers <${mail}>")
set(CPACK_PACKAGE_HOMEPAGE_URL "${homepage}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board games of ancient Egypt, to play, learn and review")
set(CPACK_PACKAGE_DESCRIPTION
    "Cartouche is a table for Aton, Osiris, Nefertiti and Tekhenu: against the
computer at four levels, or together at one screen. Lessons teach the games on
the board, an editor makes new ones, and a review parts luck from errors.

All of it is there in English, French and German, with a handbook and the
rules of each game. The command line of cartouche-cli plays, checks and
analyses games without a window.")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/DebianFiles.cmake")

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
file(STRINGS "${PROJECT_SOURCE_DIR}/packaging/dependencies" recommends REGEX "^recommended_packages=")
string(REGEX REPLACE "^.*=\"(.*)\"$" "\\1" recommends "${recommends}")
string(REPLACE " " ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS "${recommends}")
file(STRINGS "${PROJECT_SOURCE_DIR}/packaging/dependencies" needed REGEX "^needed_packages=")
string(REGEX REPLACE "^.*=\"(.*)\"$" "\\1" needed "${needed}")
string(REPLACE " " ", " CPACK_DEBIAN_PACKAGE_DEPENDS "${needed}")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/packaging/dependencies")
include(CPack)
