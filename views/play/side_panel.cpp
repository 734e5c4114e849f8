// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/side_panel.h"

#include <QAbstractItemModel>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "views/board/fonts.h"

namespace views {

namespace {

constexpr int kRailWidth = 48;
constexpr int kOpenWidth = 280;

} // namespace

SidePanel::SidePanel(QAbstractItemModel *log, QWidget *overlayParent)
    : QFrame(overlayParent), m_logBox(new QFrame), m_log(new QListView(m_logBox)), m_overlay(overlayParent),
      m_column(new QVBoxLayout(this))
{
    m_boxes = {new PointsBox(this), new ProgressBox(this)};
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);

    m_logBox->setParent(this);
    m_logBox->setProperty("box", true);
    auto *heading = new QLabel(m_logBox);
    heading->setFont(fontFor(FontRole::Heading));
    m_logHeading = heading;
    m_log->setModel(log);
    m_log->setObjectName(QStringLiteral("log"));
    m_log->setFrameShape(QFrame::NoFrame);
    m_log->setWordWrap(true);
    m_log->setIconSize({18, 18});
    m_log->setSelectionMode(QAbstractItemView::SingleSelection);
    m_log->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_log->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_log->setResizeMode(QListView::Adjust);
    m_log->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    // The newest line stays in sight, also when lines wrap anew and the list grows by that.
    QScrollBar *bar = m_log->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, bar, [bar](int, int end) { bar->setValue(end); });
    auto *layout = new QVBoxLayout(m_logBox);
    layout->setContentsMargins(12, 10, 6, 8);
    layout->addWidget(heading);
    layout->addWidget(m_log, 1);

    for (int i = 0; i < 3; ++i) {
        auto *tab = new QToolButton(this);
        tab->setProperty("rail", true);
        tab->setCheckable(true);
        tab->setFixedSize(40, 40);
        // Not `clicked`: assistive technology toggles such a button.
        connect(tab, &QToolButton::toggled, this, [this, i](bool on) {
            if (on != (m_open == i))
                openBox(on ? i : -1);
        });
        m_tabs.push_back(tab);
    }
    arrange();
}

void SidePanel::showPanels(const std::vector<engine::Panel> &panels, const PanelContext &context)
{
    for (std::size_t i = 0; i < m_boxes.size() && i < panels.size(); ++i) {
        m_boxes[i]->show(panels[i], context);
        const QString heading = context.words.text("panel." + panels[i].id);
        m_boxes[i]->setAccessibleName(heading);
        m_tabs[i]->setAccessibleName(heading);
        m_tabs[i]->setToolTip(heading);
        // The sign of a panel on the rail is that of its last row that has one.
        for (const engine::PanelRow &row : panels[i].rows) {
            const QString sign = QStringLiteral("sign-") + QString::fromStdString(row.id);
            if (context.artwork.has(sign))
                m_tabs[i]->setIcon(QIcon(context.artwork.pixmap(sign, {22, 22}, devicePixelRatioF())));
        }
    }
}

void SidePanel::light(const std::string &rowId)
{
    for (PanelBox *box : m_boxes)
        box->light(rowId);
}

void SidePanel::setLogHeading(const QString &text)
{
    static_cast<QLabel *>(m_logHeading)->setText(text);
    m_log->setAccessibleName(text);
    m_tabs.back()->setText(QStringLiteral("≡"));
    m_tabs.back()->setAccessibleName(text);
    m_tabs.back()->setToolTip(text);
}

void SidePanel::setRail(bool rail, int width)
{
    setFixedWidth(rail ? kRailWidth : width);
    if (rail == m_rail)
        return;
    m_rail = rail;
    m_open = -1;
    for (QToolButton *tab : m_tabs)
        tab->setChecked(false);
    arrange();
}

void SidePanel::arrange()
{
    const std::vector<QWidget *> all{m_boxes[0], m_boxes[1], m_logBox};
    while (QLayoutItem *item = m_column->takeAt(0))
        delete item;
    for (QToolButton *tab : m_tabs) {
        tab->setVisible(m_rail);
        if (m_rail)
            m_column->addWidget(tab, 0, Qt::AlignHCenter);
    }
    for (QWidget *box : all) {
        box->setParent(m_rail ? m_overlay : this);
        box->setVisible(!m_rail);
        if (!m_rail) {
            box->setMinimumSize(0, 0);
            box->setMaximumWidth(QWIDGETSIZE_MAX);
            m_column->addWidget(box, box == m_logBox ? 1 : 0);
        }
    }
    if (m_rail)
        m_column->addStretch();
}

void SidePanel::openBox(int index)
{
    const std::vector<QWidget *> all{m_boxes[0], m_boxes[1], m_logBox};
    m_open = index;
    for (int i = 0; i < 3; ++i) {
        QWidget *box = all[static_cast<std::size_t>(i)];
        m_tabs[static_cast<std::size_t>(i)]->setChecked(i == index);
        box->setVisible(i == index);
        if (i != index)
            continue;
        const QPoint corner = m_overlay->mapFromGlobal(mapToGlobal(QPoint(0, 0)));
        const int height = box == m_logBox ? this->height() : std::min(box->sizeHint().height(), this->height());
        box->setGeometry(corner.x() - kOpenWidth - 4, corner.y(), kOpenWidth, height);
        box->raise();
    }
}

bool SidePanel::closeBox()
{
    if (!m_rail || m_open < 0)
        return false;
    openBox(-1);
    return true;
}

} // namespace views
