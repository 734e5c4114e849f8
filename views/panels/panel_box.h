// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "views/panels/panel_layout.h"

namespace engine {
struct Possession;
} // namespace engine

namespace views {

struct BoardViewState;

/// A box that shows one panel of any game: the words and signs are those of its ids.
class PanelBox : public QFrame {
    Q_OBJECT

public:
    explicit PanelBox(QWidget *parent = nullptr);
    virtual void show(const engine::Panel &panel, const PanelContext &context) = 0;
    /// The same without a word to screen readers: what happened is told in sentences.
    void showUnheard(const engine::Panel &panel, const PanelContext &context);
    /// Lights the row of that id, or none.
    virtual void light(const std::string &) {}
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
};

} // namespace views
