// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/message_box.h"

namespace views {

/// Says what the program is: version, licence, Qt, address, and whose names the games have.
class AboutBox : public MessageBox {
    Q_OBJECT

public:
    explicit AboutBox(QWidget *window);

    /// Shows it over that window, waits, and does what was asked there.
    static void present(QWidget *window);
    /// What somebody must know who reads a report of a mistake: versions, system, screen, language and theme. It is
    /// English in every language, and holds nothing of the person or of files.
    static QString report();
    /// Where the program is found, which main() says as the application's property `homepage`; empty where that is
    /// a placeholder.
    static QString homepage();

private:
    QPushButton *m_copy;
    QPushButton *m_visit;
};

} // namespace views
