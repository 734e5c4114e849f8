// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "model/replay/worker.h"
#include "views/common/own_engines.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace views {

/// The programs of a person's own that can play, to add, change, remove and try. What is typed holds at once; a name
/// that cannot be is what it was before. A program runs here only while it is tried. Texts follow the language.
class EnginesDialog : public QDialog {
    Q_OBJECT

public:
    /// The engines outlive the dialogue.
    explicit EnginesDialog(OwnEngines &engines, QWidget *parent = nullptr);
    ~EnginesDialog() override;

private:
    void makeParts();
    void add();
    void remove();
    void choose();
    void typed();
    void tryOut();
    void say(const QString &sentence);
    void refreshList(int current);
    void refresh();
    void retranslate();
    int current() const;

    OwnEngines &m_engines;
    QListWidget *m_list;
    QPushButton *m_add;
    QPushButton *m_remove;
    QLineEdit *m_name;
    QLabel *m_nameLabel;
    QLineEdit *m_command;
    QLabel *m_commandLabel;
    QPushButton *m_choose;
    QPushButton *m_try;
    QLabel *m_about;
    QLabel *m_said;
    replay::Worker m_worker; ///< of what is being tried
};

} // namespace views
