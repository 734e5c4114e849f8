// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/words/words.h"
#include "views/common/page.h"

class QKeyEvent;

namespace views {

class BoardPane;

/// A page with a board on it, of a game in progress, a review, a lesson or the editor.
class BoardPage : public Page {
    Q_OBJECT

public:
    BoardPage(play::Document *document, const Theme &theme, QWidget *parent);

    const words::Words &words() const;
    QStringList seatNames() const override;
    void setTheme(const Theme &theme) override;
    void focusBoard() override;
    QString undoText() const override;

protected:
    BoardPane &pane() { return *m_pane; }
    const BoardPane &pane() const { return *m_pane; }
    QString editText(const engine::Message &label) const override;
    /// Offers `Command::Undo`, which the button beside the prompt asks for too: what is being put together at the board
    /// is taken back first, touch by touch, then what the page has done.
    void offerUndo(const std::function<bool()> &can, const std::function<void()> &run);
    /// A key that means something to this page wherever the keyboard is, and at the board before the board takes it for
    /// its own; false for any other. Without another word the board input's keys.
    virtual bool takeKey(const QKeyEvent &key);
    /// Says again what is to be done now.
    virtual void sayPrompt();
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool takeListenersKey(const QKeyEvent &key);
    void seekChoice(bool forward);

    BoardPane *m_pane;
    bool m_couldTakeBack = false; ///< when it was last said what can be undone
};

} // namespace views
