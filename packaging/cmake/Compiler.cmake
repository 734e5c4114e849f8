# SPDX-License-Identifier: GPL-3.0-or-later
# Language, warnings and sanitizers of every target: `cartouche_flags`. Headers of Qt and other
# libraries are system headers for the compiler and give no warnings.

# Warnings are errors; configure with -DCMAKE_COMPILE_WARNING_AS_ERROR=OFF for a compiler that knows
# warnings which ours did not.
if(NOT DEFINED CMAKE_COMPILE_WARNING_AS_ERROR)
  set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# ccache must be told that precompiled headers are in order.
find_program(CCACHE_PROGRAM ccache)
mark_as_advanced(CCACHE_PROGRAM)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE_PROGRAM}")
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
            # GCC 12 warns falsely of overlapping copies in std::string (GCC bug 105651) and of
            # uninitialised parts of a std::variant or std::optional that is moved.
            $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
            $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
            # ccache and Clang agree on a precompiled header only without its time.
            $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)

if(CARTOUCHE_SANITIZE)
  target_compile_options(
    cartouche_flags
    INTERFACE -fsanitize=${CARTOUCHE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(cartouche_flags INTERFACE -fsanitize=${CARTOUCHE_SANITIZE})
endif()
