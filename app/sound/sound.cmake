# SPDX-License-Identifier: GPL-3.0-or-later
# What plays sounds, and the sounds. The program loads the plugin when the first one is to be heard and lives without
# it; both lie in the build folder as they are installed, seen from the program.

set(player "${CMAKE_INSTALL_LIBDIR}/cartouche")
set(sounds "${CMAKE_INSTALL_DATADIR}/cartouche/sounds")
set_property(SOURCE cartouche/main.cpp APPEND PROPERTY COMPILE_DEFINITIONS
             CARTOUCHE_SOUND_PLAYER="../${player}/sound.so" CARTOUCHE_SOUNDS="../${sounds}")
if(NOT Qt6Multimedia_FOUND)
  message(STATUS "Qt Multimedia (qt6-multimedia-dev) is missing or not wanted: no sound")
  return()
endif()

add_library(cartouche_sound MODULE sound/sound_effects.cpp)
target_include_directories(cartouche_sound PRIVATE "${PROJECT_SOURCE_DIR}")
target_link_libraries(cartouche_sound PRIVATE cartouche_flags Qt6::Multimedia)
set_target_properties(cartouche_sound PROPERTIES
  AUTOMOC ON PREFIX "" OUTPUT_NAME sound LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/${player}")
install(TARGETS cartouche_sound LIBRARY DESTINATION "${player}" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)

set(maker "${PROJECT_SOURCE_DIR}/resources/sounds/make_sounds.py")
set(made "${PROJECT_BINARY_DIR}/${sounds}")
find_package(Python3 REQUIRED COMPONENTS Interpreter)
add_custom_command(OUTPUT "${made}/win.wav" DEPENDS "${maker}" VERBATIM COMMENT "Making sounds"
                   COMMAND "${Python3_EXECUTABLE}" "${maker}" "${made}")
add_custom_target(sounds ALL DEPENDS "${made}/win.wav")
install(DIRECTORY "${made}" DESTINATION "${CMAKE_INSTALL_DATADIR}/cartouche" FILES_MATCHING PATTERN "*.wav")
