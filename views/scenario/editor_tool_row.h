// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QFrame>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace views {

class EditorTool;

/// The strip on top of the editor: its tools, what changes the whole position, what can be done with it, and a line
/// that says what the tool does or why something could not be done.
class EditorToolRow : public QFrame {
    Q_OBJECT

public:
    /// The tools outlive the row.
    EditorToolRow(const std::vector<std::unique_ptr<EditorTool>> &tools, QWidget *parent = nullptr);

    void retranslate();
    /// Shows which tool is chosen.
    void setTool(const EditorTool &tool);
    /// What is to be read beside the buttons. `isRemark`: it says what has just happened, and is read out.
    void setHint(const QString &text, bool isRemark);
    /// What keeps the scenario from being tried; empty where nothing does.
    void setTryProblem(const QString &why);
    void setCanPlay(bool can);
    void setCanMirror(bool can);

signals:
    void toolChosen(int index);
    void standardWanted();
    void clearWanted();
    void mirrorWanted();
    void tryWanted();
    void playWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QPushButton *addButton(const char *name);
    void drawIcons();

    const std::vector<std::unique_ptr<EditorTool>> &m_tools;
    QButtonGroup *m_group;
    std::vector<QPushButton *> m_buttons; ///< one a tool
    QPushButton *m_standard;
    QPushButton *m_clear;
    QPushButton *m_mirror;
    QPushButton *m_try;
    QPushButton *m_play;
    QLabel *m_hint;
};

} // namespace views
