// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the places and kinds of pieces in the tables of the game.
#pragma once

#include "model/engine/core/arrangement.h"
#include "model/engine/tekhenu/rules/material.h"

namespace engine::tekhenu {

inline constexpr PlaceIndex kSegmentPlace = 0;
inline constexpr PlaceIndex kGodPlace = kSegmentPlace + kSegments;
inline constexpr PlaceIndex kSitePlace = kGodPlace + kSegments;
inline constexpr PlaceIndex kFieldPlace = kSitePlace + kSites;
inline constexpr PlaceIndex kTilePlace = kFieldPlace + kFields;
inline constexpr PlaceIndex kCardPlace = kTilePlace + 3;
inline constexpr PlaceIndex kPlacesEnd = kCardPlace + 4 * kSections;

/// Kinds of pieces; dice are a kind a colour, cards a kind a deck.
enum Kind : std::uint8_t { DieKind = 0, StatueKind = kColours, BuildingKind, PillarKind, TileKind, CardKind };

/// The i-th place from a first one.
constexpr PlaceIndex placeAt(int first, int i) { return static_cast<PlaceIndex>(first + i); }

} // namespace engine::tekhenu
