// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/shares/course.h"

namespace train::nefertiti {

/// The three tables of weights of evaluator_weights.cpp.
shares::Course course();

} // namespace train::nefertiti
