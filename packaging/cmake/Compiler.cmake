# SPDX-License-Identifier: GPL-3.0-or-later
# Language, warnings, sanitizers and tools of every target: `cartouche_flags`. Headers of Qt and other
# libraries are system headers for the compiler and give no warnings.

set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# ccache must be told that precompiled headers are in order. What was compiled in one work tree may serve the next: paths
# below it are relative to the build folder, which does not count.
find_program(CCACHE_PROGRAM ccache)
mark_as_advanced(CCACHE_PROGRAM)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}"
      CCACHE_NOHASHDIR=1 "${CCACHE_PROGRAM}")
endif()

add_library(cartouche_flags INTERFACE)
target_compile_features(cartouche_flags INTERFACE cxx_std_20)
target_compile_definitions(
  cartouche_flags INTERFACE QT_DISABLE_DEPRECATED_BEFORE=0x060400
                            $<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)
target_compile_options(
  cartouche_flags
  INTERFACE -Wall
            -Wextra
            -Wpedantic
            -Wshadow
            -Wconversion
            -Wno-sign-conversion # std and Qt containers disagree on the sign of an index
            -Wold-style-cast
            -Wcast-align
            -Wnon-virtual-dtor
            -Woverloaded-virtual
            -Wextra-semi
            -Wformat=2
            # Products and sums are rounded one by one on every machine: the computer players' figures,
            # and what they learn, are the same everywhere.
            -ffp-contract=off
            # In files that are compiled together GCC takes all but the first for headers.
            $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>
            # GCC 12 warns falsely of overlapping copies in std::string (GCC bug 105651) and of
            # uninitialised parts of a std::variant or std::optional that is moved.
            $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
            $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)

# Else Clang would not take a precompiled header that ccache has from another work tree.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  target_compile_options(cartouche_flags INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
endif()

# The fastest linker that is there now.
include(CheckLinkerFlag)
foreach(linker IN ITEMS mold lld)
  unset(CARTOUCHE_HAS_${linker} CACHE)
  check_linker_flag(CXX -fuse-ld=${linker} CARTOUCHE_HAS_${linker})
  if(CARTOUCHE_HAS_${linker})
    target_link_options(cartouche_flags INTERFACE -fuse-ld=${linker})
    break()
  endif()
endforeach()

if(CARTOUCHE_SANITIZE)
  target_compile_options(
    cartouche_flags
    INTERFACE -fsanitize=${CARTOUCHE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  # Some checks cost much time and find little that the others do not.
  if(CARTOUCHE_SANITIZE_LESS)
    target_compile_options(cartouche_flags INTERFACE -fno-sanitize=${CARTOUCHE_SANITIZE_LESS})
  endif()
  target_link_options(cartouche_flags INTERFACE -fsanitize=${CARTOUCHE_SANITIZE})
endif()

if(CARTOUCHE_COVERAGE)
  # Whether a line runs is asked, not how often: counts that threads lose do no harm, and exact ones take long.
  target_compile_options(cartouche_flags INTERFACE --coverage -fprofile-update=single)
  target_link_options(cartouche_flags INTERFACE --coverage)
endif()

# What moc and CMake write into the build folder is not ours to put right; other checks mean another build.
if(CMAKE_CXX_CLANG_TIDY)
  set(no_checks "Checks: '-*,llvm-twine-local'\n") # one there must be
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/.clang-tidy" CONTENT "${no_checks}")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/.clang-tidy")
  file(SHA256 "${PROJECT_SOURCE_DIR}/.clang-tidy" checks)
  target_compile_definitions(cartouche_flags INTERFACE CARTOUCHE_CHECKS="${checks}")
endif()
