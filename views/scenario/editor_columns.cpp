// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_columns.h"

#include <utility>

#include <QStackedWidget>
#include <QStringList>
#include <QTabWidget>

#include "views/common/fonts.h"
#include "views/common/side_columns.h"
#include "views/common/side_measure.h"
#include "views/common/tall_area.h"
#include "views/scenario/editor_page.h"

namespace views {

namespace {

constexpr int kLeastForm = 230; ///< width of what stands beside the board

// In the order of `EditorColumns::Parts::forms`.
constexpr std::size_t kWords = 1;
constexpr std::size_t kGoal = 2;

/// Its controls have the keyboard, not it.
QWidget *scrolled(QWidget *content)
{
    auto *const area = new TallArea(content, scaledPixels(kLeastForm));
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace

EditorColumns::EditorColumns(const Parts &parts, QWidget *page)
    : QSplitter(page), m_widths(new SideColumns(this)), m_box(new QStackedWidget), m_tabs(new QTabWidget)
{
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        m_forms[i] = scrolled(parts.forms[i]);
        m_tabs->addTab(m_forms[i], {});
    }
    m_tabs->setUsesScrollButtons(false);
    m_box->addWidget(parts.pieces);
    m_box->addWidget(scrolled(parts.tables));
    for (QWidget *const column : std::initializer_list<QWidget *>{m_box, parts.middle, m_tabs})
        addWidget(column);
    setChildrenCollapsible(false);
    setStretchFactor(1, 1); // the board, wherever it stands by then
    new SideText(m_tabs);
}

void EditorColumns::fit()
{
    placeBox(widthClass(parentWidget()->width()) > 0);
    fitWidths();
}

void EditorColumns::fitWidths()
{
    const int all = parentWidget()->width();
    const int ofClass = widthClass(all);
    const qreal scale = sideScale(window()->size());
    const int side = qRound(scaledLength(ofClass >= 2 ? 340 : ofClass == 0 ? 264 : 290) * scale);
    const int pieces = qRound(scaledLength(ofClass >= 2 ? 240 : 208) * scale);
    const int box = m_shown.hasTables ? side : pieces;
    if (ofClass == 0)
        m_widths->fit(all, {all - side, side});
    else
        m_widths->fit(all, {box, all - side - box, side});
}

/// A column of its own, or the first of the tabs where the board needs the room.
void EditorColumns::placeBox(bool beside)
{
    if (beside == (indexOf(m_box) >= 0))
        return;
    if (beside) {
        m_tabs->removeTab(m_tabs->indexOf(m_box));
        insertWidget(0, m_box);
    } else {
        m_tabs->insertTab(0, m_box, {});
        if (!m_shown.hasTables)
            m_tabs->setCurrentIndex(0); // it stays in sight
    }
    show(BoxShown(m_shown));
}

void EditorColumns::show(const BoxShown &box)
{
    const BoxShown before = std::exchange(m_shown, box);
    const bool isOther = before.hasTables != box.hasTables;
    QWidget *const own = m_forms[(box.hasTables ? box : before).isForWords ? kWords : kGoal];
    m_box->setCurrentIndex(box.hasTables ? 1 : 0);
    const int tab = m_tabs->indexOf(m_box);
    for (int other = 0; other < m_tabs->count(); ++other)
        m_tabs->setTabEnabled(other, !box.hasTables || m_tabs->widget(other) == own);
    if (tab < 0) {
        m_box->setVisible(box.isUsed);
    } else {
        m_tabs->setTabText(tab, box.hasTables ? EditorPage::tr("Tables") : EditorPage::tr("Pieces"));
        m_tabs->setTabEnabled(tab, box.isUsed);
        if (isOther)
            m_tabs->setCurrentWidget(box.isOffered ? m_box : own);
    }
    if (isOther)
        fitWidths();
}

void EditorColumns::retranslate()
{
    const QStringList titles{EditorPage::tr("Position"), EditorPage::tr("Words"), EditorPage::tr("Goal")};
    for (std::size_t i = 0; i < m_forms.size(); ++i)
        m_tabs->setTabText(m_tabs->indexOf(m_forms[i]), titles[static_cast<qsizetype>(i)]);
}

} // namespace views
