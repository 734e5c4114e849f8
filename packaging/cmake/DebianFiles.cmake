# SPDX-License-Identifier: GPL-3.0-or-later
# Run by CPack on what it is about to pack: what Debian asks of every package beside the program.

# What only the plugin for sounds needs is recommended: the program plays without it.
file(WRITE "${CPACK_TEMPORARY_DIRECTORY}/debian/shlibs.local" "libQt6Multimedia 6\n")

cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH packaging)
set(share "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share")
set(documents "${share}/doc/cartouche")
execute_process(COMMAND python3 "${packaging}/changes.py" debian
                OUTPUT_FILE "${documents}/changelog" COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE pages "${share}/man/*.1")
execute_process(COMMAND gzip -9n "${documents}/changelog" ${pages} COMMAND_ERROR_IS_FATAL ANY)
configure_file("${packaging}/../.reuse/dep5" "${documents}/copyright" COPYONLY)
file(CHMOD_RECURSE "${documents}" FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ
     DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
