// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/play/play.h"

namespace views {

/// The players' names in seat order, in the language of the program; a seat without a name has that of the seat.
QStringList seatNames(const play::Play &play);

} // namespace views
