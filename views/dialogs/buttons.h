// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QDialogButtonBox>

namespace views {

/// The row of buttons that ends a dialogue.
inline QDialogButtonBox *makeButtons(QDialog &dialog, QDialogButtonBox::StandardButtons which = {})
{
    auto *buttons = new QDialogButtonBox(which, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

} // namespace views
