// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which the boxes of panels stand: each that needs more than a layout is a class of its own.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <tuple>
#include <vector>

#include <QFont>
#include <QIcon>
#include <QPointer>
#include <QRect>
#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QLayout;
class QPushButton;
class QTabBar;
class QToolButton;

namespace views {

class TurnsArea;
enum class PanelRoom : std::uint8_t;

/// How wide a rail of boxes is, and what is left between boxes.
inline constexpr int kRailWidth = 48, kBetweenBoxes = 8;

/// How the boxes of panels stand, and where.
struct PanelStand {
    enum class Form : std::uint8_t {
        Column, ///< below one another
        Folded, ///< the same in still less room, once somebody asks for it or something may be chosen there
        Table,  ///< the first is a table for all players; below it the others, side by side or one at a time behind
                ///< tabs, or, where they are low, below one another
        Tabs,   ///< one at a time; the box that is no panel stands below them where there is room for it
        Rail,   ///< a button for each, which opens it beside the rail until Escape closes it
        Row     ///< side by side over the page
    };

    Form form = Form::Column;
    int width = 0;   ///< 0: the layout's
    QRect room = {}; ///< over the page: of the row, else of the boards of the seats; empty: they are with the others

    friend bool operator==(const PanelStand &, const PanelStand &) = default;
};

/// Puts a box into a layout, at its end or before what stands there at `at`, and shows it.
void putBox(QWidget *box, QBoxLayout &layout, int stretch, int at = -1);
/// Takes all out of a layout; the widgets stay. Null: nothing.
void emptyLayout(QLayout *layout);
/// What a widget is called, set only where that is another name: one that stays the same is told too.
void nameWidget(QWidget &widget, const QString &name);

/// A button above boxes, which hides and shows them.
class PanelFold {
public:
    /// The button is a child of `owner`, and hidden at first; so it is with the other ways.
    explicit PanelFold(QWidget *owner);
    /// At the end of the column; the boxes follow there.
    void take(const std::vector<QWidget *> &boxes, QBoxLayout &column);
    /// The boxes stand in another way, or are gone.
    void leave();
    /// Something may be chosen there, or not: the first time they unfold.
    void offer(bool isOffered);

private:
    void fold(bool isShown);

    QPushButton *m_button;
    std::vector<QWidget *> m_boxes;
    bool m_wasOffered = false;
};

/// Boxes that share what is left of a column: side by side, one at a time behind tabs, or in the least room, where they
/// are low, below one another.
class PanelTurns {
public:
    using TitleOf = std::function<QString(const QWidget *)>;

    explicit PanelTurns(QWidget *owner);
    /// At the end of the column, all that is left of it, but for `last`, the one that is no panel, where that stands
    /// there and not with the others; null: there is none.
    void take(const std::vector<QWidget *> &boxes, const QWidget *last, QBoxLayout &column, PanelRoom room,
              const TitleOf &titleOf);
    void leave();
    void name(const TitleOf &titleOf);
    /// The tabs look otherwise from now on, and are measured anew with the next `fit`.
    void forget() { m_fitted.reset(); }
    /// To the width of the owner: all tabs are side by side, where they are many smaller and closer; and whichever box
    /// is seen has the same room, so that neither the tabs move nor what stands below.
    void fit();
    /// How high the boxes are at least, without the tabs and without `last`, wherever that stands.
    int leastHeight() const;
    /// From now on they are no higher than that where they need not be; 0: as high as they are.
    void limit(int most);
    /// Brings a box that is behind a tab forward.
    void bring(const QWidget *box);

private:
    /// What the size of the tabs follows from: their words, the room, the font that there is and the one they have.
    using TabsKey = std::tuple<QStringList, int, QFont, QFont>;

    TabsKey tabsKey() const;
    void fitTabs();
    void showTurn(int index);

    QTabBar *m_bar;
    TurnsArea *m_area;
    std::vector<QWidget *> m_behind; ///< the tabs
    const QWidget *m_last = nullptr;
    int m_most = 0;
    std::optional<TabsKey> m_fitted; ///< the tabs are to this
};

/// A column of buttons, each of which opens a box beside it.
class PanelRail {
public:
    /// `stand` is that of the owner, and outlives it.
    PanelRail(QWidget *owner, const PanelStand &stand) : m_owner(owner), m_stand(stand) {}
    /// One for each; null: none. The boxes open over `page`; `last` is the one that is as high as it can be, or null.
    void take(const std::vector<QWidget *> &boxes, const QWidget *last, QBoxLayout &column, QWidget *page);
    void leave();
    /// What the button with that number says: a sign, or without one that text.
    void name(std::size_t number, const QString &heading, const QString &text, const QIcon &sign);
    /// That one alone; null: none.
    void open(const QWidget *box);
    bool isOpen() const { return m_open >= 0; }

private:
    QToolButton *newButton();
    void openAt(int index);
    QRect roomOf(const QWidget &box) const;

    QWidget *m_owner;
    const PanelStand &m_stand;
    QWidget *m_page = nullptr;
    const QWidget *m_last = nullptr;
    std::vector<QToolButton *> m_buttons;
    std::vector<QPointer<QWidget>> m_boxes; ///< of the buttons
    int m_open = -1;
};

} // namespace views
