// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace views {

/// A message box that shows its words letter by letter: they may hold what stands in a file, or its name, which Qt
/// would take for HTML and load what that names. There is no other in the program (`tests/house`).
class MessageBox : public QMessageBox {
    Q_OBJECT

public:
    MessageBox(Icon icon, const QString &title, const QString &text, StandardButtons buttons, QWidget *parent);

    void setText(const QString &text);
    void setInformativeText(const QString &text);

    /// Says it and waits until it is closed; `more` stands below in usual type.
    static void inform(QWidget *parent, Icon icon, const QString &title, const QString &text, const QString &more = {});
    /// Asks and waits; the answer, of which `suggested` is Return's. Escape is Cancel, or No.
    static StandardButton ask(QWidget *parent, const QString &title, const QString &question,
                              StandardButtons answers = Yes | No, StandardButton suggested = NoButton);
};

} // namespace views
