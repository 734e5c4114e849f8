// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/shares/course.h"

namespace train::osiris {

/// The four tables of weights of judgement_weights.cpp.
shares::Course course();

} // namespace train::osiris
