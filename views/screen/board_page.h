// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "model/words/words.h"
#include "views/common/page.h"

class QKeyEvent;

namespace views {

class BoardPane;
struct BoardViewState;
enum class Motion;
struct Screen;

/// A page with a board on it, of a game in progress, a review, a lesson or the editor.
class BoardPage : public Page {
    Q_OBJECT

public:
    BoardPage(play::Document *document, const Theme &theme, QWidget *parent);
    ~BoardPage() override;

    const words::Words &words() const;
    QStringList seatNames() const override;
    void setTheme(const Theme &theme) override;
    void setStyle(const PlayStyle &style) override;
    void focusBoard() override;
    QString undoText() const override;
    /// What is shown.
    const Screen &shown() const;

    /// What is to be seen now: computed from what there is, never from what is shown.
    Screen screen() const;

protected:
    /// The page's part of that: all but what every page can be asked for.
    virtual Screen compute() const = 0;
    /// What holds no longer is dropped, before that is computed.
    virtual void dropOvertaken() {}
    /// Whether nobody may be told how the game stands, as it is covered.
    virtual bool isCovered() const { return false; }
    /// The page's own parts show it, once the board does; without `before` all of it is other than before.
    virtual void showParts(const Screen &, const Screen *) {}
    /// Whether a computer player does what is shown now.
    virtual bool isOthersDoing() const { return false; }
    /// Something may be different: what is to be seen is computed and shown. What asks for it meanwhile has a pass
    /// after this one, but for what asks again each time.
    void refresh();
    /// The same; with `Animate` pieces move to where they lie now.
    void refresh(Motion motion);
    /// Says and draws everything anew: the language, the theme, the size of words or the players are others.
    void retranslate() override;
    /// Counts languages, themes, sizes of words and players: what is remembered of another one holds no longer.
    int look() const;
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
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offerWords();
    void seekChoice(bool forward);
    void hear(const BoardViewState &before, const BoardViewState &now);

    struct Showing;

    BoardPane *m_pane;
    std::unique_ptr<Showing> m_showing;
};

} // namespace views
