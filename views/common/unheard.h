// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

namespace views {

/// While there is one, screen readers are told of nothing: for boxes of figures that are built anew with every step.
/// Each label that comes and goes would be told three times, and of such a flood a screen reader drops what is said.
class Unheard {
public:
    Unheard() : m_before(QAccessible::installUpdateHandler([](QAccessibleEvent *) {})) {}
    ~Unheard() { QAccessible::installUpdateHandler(m_before); }
    Unheard(const Unheard &) = delete;
    Unheard &operator=(const Unheard &) = delete;

private:
    QAccessible::UpdateHandler m_before;
};

} // namespace views
