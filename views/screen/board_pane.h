// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "model/record/record.h"
#include "model/words/words.h"
#include "views/board/board_view.h"
#include "views/common/play_style.h"
#include "views/screen/board_input_controller.h"
#include "views/screen/commentary.h"
#include "views/screen/prompt_strip.h"

class QVBoxLayout;

namespace views {

class PanelBoxes;
struct BoardViewState;
struct PanelContext;
struct Prompt;

/// Board, prompt and board input of a page, joined: what is chosen at the board or offered by the prompt's buttons goes
/// to the input, and the three speak of the same players in the same language. The page lays out `column` and `prompt`
/// where it wants them, says what is shown, and hears from `input` which action was chosen.
class BoardPane : public QObject {
    Q_OBJECT

public:
    /// The widgets are children of `page`, which owns the pane.
    BoardPane(const Theme &theme, QWidget *page);
    ~BoardPane() override;

    BoardView &board() { return *m_board; }
    /// The board, which has all the room, and below it what stands at its foot: whatever is put there comes after what
    /// is there already. The page puts it into a layout of its own.
    QVBoxLayout *column() { return m_column; }
    /// How much of its height is not the board's.
    int footHeight() const;
    PromptStrip &prompt() { return *m_prompt; }
    BoardInputController &input() { return *m_input; }
    const BoardInputController &input() const { return *m_input; }
    /// What is said to who does not see it.
    Commentary &commentary() { return *m_commentary; }
    /// Of the players last given to `setPlayers`, in the language of that time.
    const words::Words &words() const { return m_words; }
    const QStringList &seatNames() const { return m_seatNames; }

    /// From now on those of the record play, in the present language.
    void setPlayers(const record::Record &record);
    /// `isForStudy`: as `Page::isForStudy`.
    void setStyle(const PlayStyle &style, bool isForStudy);
    /// Whether it is said what the rules say: in tips of board and panels, in prompts, and to who listens.
    bool isExplaining() const { return m_isExplaining; }

    /// What stands for places in those panels is chosen, pointed at and marked as these are on the board, and choices
    /// of the prompt stand over the boards of the seats where these have their own room.
    void join(PanelBoxes &panels);
    /// The boards of the seats among them have the room that the board leaves, whenever it leaves some.
    void giveRoom(PanelBoxes &panels);

    /// That picture with the players' names and what the input has chosen or may choose.
    BoardViewState filled(BoardViewState board) const;
    /// The game's own prompt in that position as `viewer` sees it, and behind it what the input explains.
    Prompt promptAt(const engine::Position &position, engine::Seat viewer) const;
    /// To be called when the board shows another picture.
    void boardShown(const BoardViewState &board);
    /// Says a prompt; it is read out when its time has come, also one that stands there already (`isOther` false).
    void showPrompt(const Prompt &prompt, bool isOther);
    /// The seat's sign as a picture of at most that height and width; none for what has no figure.
    QPixmap seatSign(engine::Seat seat, qreal size) const;
    /// The signs of all seats and of a rival, for lines of text beside the board.
    QList<QPixmap> seatSigns() const;
    /// What panels need to be shown, where the game's secrets are kept from nobody (`isOpen`) or from several people.
    PanelContext panelContext(bool isOpen, bool isShared = false) const;

signals:
    /// Another picture is shown, or other choices in it.
    void shown(const BoardViewState &shown);
    /// A button that the page itself has offered beside the prompt was pressed; numbered from 0.
    void pageOfferChosen(int index);

private:
    void point(engine::PlaceIndex place);

    const record::Record *m_record = nullptr;
    QStringList m_seatNames;
    words::Words m_words;
    bool m_isExplaining = true;
    PromptStrip *m_prompt;
    BoardView *m_board;
    QVBoxLayout *m_column;
    BoardInputController *m_input;
    Commentary *m_commentary;
};

} // namespace views
