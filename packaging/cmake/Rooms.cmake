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

# Where CMAKE_UNITY_BUILD is on, neighbours in a folder are compiled together: so few that a change of
# one is soon compiled.
function(cartouche_neighbours target)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(SORT sources)
  set(count 0)
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    if(NOT folder STREQUAL last_folder)
      set(count 0)
      set(last_folder "${folder}")
    endif()
    math(EXPR group "${count} / 8")
    math(EXPR count "${count} + 1")
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE room)
    string(MAKE_C_IDENTIFIER "${room}_${group}" group)
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${group}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# cartouche_room(NAME [QT] FOLDERS folder... HEADERS headers LINKS library...): the static library NAME
# of all sources under the folders but a program's main.cpp, with these precompiled headers. QT: they
# may declare QObjects. Includes are written from the root of the repository.
function(cartouche_room name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "QT" "HEADERS" "FOLDERS;LINKS")
  set(patterns "")
  foreach(folder IN LISTS arg_FOLDERS)
    cmake_path(ABSOLUTE_PATH folder NORMALIZE)
    list(APPEND patterns "${folder}/*.cpp" "${folder}/*.h")
  endforeach()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  add_library(${name} STATIC ${sources})
  cartouche_neighbours(${name})
  if(arg_QT)
    cartouche_automoc(${name})
  endif()
  target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PUBLIC cartouche_flags ${arg_LINKS})
  target_precompile_headers(${name} REUSE_FROM ${arg_HEADERS})
endfunction()
