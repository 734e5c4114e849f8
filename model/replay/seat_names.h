// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/record/record.h"

namespace replay {

/// What the player at that seat is called, in the language of the program, as it is shown; empty where it is
/// not named but for its seat.
QString playerName(const record::SeatEntry &entry);
/// The players' names in seat order, in the language of the program; a seat without a name has that of the seat.
/// Players of one name are told apart by their seats: "Ada (Red)".
QStringList seatNames(const record::Record &record);
/// The same, and behind them that of a rival which is no seat, where it plays: as many as a result has scores.
QStringList figureNames(const record::Record &record);

} // namespace replay
