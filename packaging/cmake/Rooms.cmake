# SPDX-License-Identifier: GPL-3.0-or-later
# How a room of the house becomes a library. Files are found by themselves, so nobody edits a list.

# Runs moc and rcc for a target. CMake 3.25 runs moc again when a file changes or one of the folder's
# CMake files does, but not when a file is added: so the list of files is written down as a CMake
# file, which changes with it.
function(cartouche_automoc target)
  get_target_property(sources ${target} SOURCES)
  list(JOIN sources "\n# " sources)
  file(CONFIGURE OUTPUT ${target}_files.cmake CONTENT "# ${sources}\n")
  include("${CMAKE_CURRENT_BINARY_DIR}/${target}_files.cmake")
  set_target_properties(${target} PROPERTIES AUTOMOC ON AUTORCC ON)
endfunction()

# cartouche_room(NAME [QT] FOLDERS folder... LINKS library...): the static library NAME of all sources
# under the folders. QT: they may declare QObjects. Includes are written from the root of the
# repository.
function(cartouche_room name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "QT" "" "FOLDERS;LINKS")
  set(patterns "")
  foreach(folder IN LISTS arg_FOLDERS)
    cmake_path(ABSOLUTE_PATH folder NORMALIZE)
    list(APPEND patterns "${folder}/*.cpp" "${folder}/*.h")
  endforeach()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  if(NOT sources MATCHES "\\.cpp(;|$)")
    # A library needs one source; this one steps back as soon as the room has its own.
    file(CONFIGURE OUTPUT ${name}_empty.cpp CONTENT "")
    list(APPEND sources "${CMAKE_CURRENT_BINARY_DIR}/${name}_empty.cpp")
  endif()
  add_library(${name} STATIC ${sources})
  if(arg_QT)
    cartouche_automoc(${name})
  endif()
  target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PUBLIC cartouche_flags ${arg_LINKS})
endfunction()
