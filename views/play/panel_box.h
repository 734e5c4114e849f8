// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "views/board/panel_context.h"
#include "views/common/labels.h"

class QGridLayout;
class QLabel;

namespace engine {
struct PanelRow;
struct Possession;
} // namespace engine

namespace views {

struct BoardViewState;

/// A label with a picture of the game as large as fits into `size`; empty where there is no such picture.
QLabel *pictureLabel(const QString &id, qreal size, const PanelContext &context, QWidget *parent);

/// How much room a box has: all is said; what can be asked for is left out; only signs and what holds now.
enum class PanelRoom : std::uint8_t { Usual, Narrow, Least };

/// A box of the side panel. It shows one panel of any game as rows: the words and signs are those of the row ids.
class PanelBox : public QFrame {
    Q_OBJECT

public:
    explicit PanelBox(QWidget *parent = nullptr);
    virtual void show(const engine::Panel &panel, const PanelContext &context) = 0;
    /// The same without a word to screen readers: what happened is told in sentences.
    void showUnheard(const engine::Panel &panel, const PanelContext &context);
    /// Lights the row of that id, or none.
    void light(const std::string &rowId);
    /// What may be chosen and is chosen at the board, and of what a row tells is marked here.
    virtual void showChoice(const BoardViewState &) {}
    /// What is shown from now on; the next `show` makes it so. At first there is the usual room.
    virtual void setRoom(PanelRoom) {}
    /// That place, or that card, is pointed at: true if the box has it to show, and does.
    virtual bool pointAt(engine::PlaceIndex) { return false; }
    virtual bool pointAt(const engine::Possession &) { return false; }
    /// Where choices may stand over its foot, and how much of it they cover.
    virtual QRect choicesRoom() const { return {}; }
    virtual void setChoicesHeight(int) {}
    /// Shows the board of the next seat large, or of the previous one; what is said of it, empty without such boards.
    virtual QString peekNext(bool) { return {}; }
    using QFrame::show;

signals:
    /// What stands for that place was clicked or pressed; `value` is that of the piece meant, or 0.
    void placeChosen(engine::PlaceIndex place, int value);
    /// What stands for that place is pointed at; `kNowhere` where nothing is any more.
    void placePointed(engine::PlaceIndex place);
    /// A card in the box that can be read is pointed at.
    void possessionPointed(const engine::Possession &card);
    /// Where choices may stand has changed.
    void choicesRoomChanged();

protected:
    /// A layout begun anew, with the words of `panel` above it, that many columns wide.
    QGridLayout *begin(const engine::Panel &panel, const PanelContext &context, int columns);
    /// Frames what stands for that place, and nothing else; false if nothing does.
    bool framePlace(engine::PlaceIndex place);
    /// Says what is lit where that row is.
    void setGround(const std::string &rowId, QWidget *ground) { m_grounds.emplace(rowId, ground); }

private:
    QWidget *m_content = nullptr;
    std::multimap<std::string, QWidget *> m_grounds;
};

/// Points by row and seat: the scoring as it would be now.
class PointsBox : public PanelBox {
    Q_OBJECT

public:
    using PanelBox::PanelBox;
    void show(const engine::Panel &panel, const PanelContext &context) override;
    /// Without the sentence below the figures, where there is no room for it.
    void setBrief(bool on);

private:
    void build(const engine::Panel &panel, const PanelContext &context);
    void buildRow(const engine::PanelRow &row, int y, const PanelContext &context);

    /// The cells of a row; `counts` is null where there is no room for them.
    struct ScoreRow {
        QLabel *name = nullptr, *counts = nullptr;
        std::vector<QLabel *> points = {};
    };
    void fill(const engine::PanelRow &row, const ScoreRow &cells, const PanelContext &context);

    QStringList m_built;
    QGridLayout *m_grid = nullptr;
    QLabel *m_note = nullptr;
    bool m_isBrief = false;
    std::vector<ScoreRow> m_rows;
};

/// How far each seat is on each way to win, with a warning where it may be there next turn.
class ProgressBox : public PanelBox {
    Q_OBJECT

public:
    using PanelBox::PanelBox;
    void show(const engine::Panel &panel, const PanelContext &context) override;
};

} // namespace views
