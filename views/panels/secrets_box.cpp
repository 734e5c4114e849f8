// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/secrets_box.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/panels/board_words.h"
#include "views/panels/panel_view.h"

namespace views {

namespace {

constexpr int kLeastScrolled = 26; ///< of what is scrolled

/// As high as what it scrolls, where there is room for that.
class RowsArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override { return {widget()->minimumSizeHint().width(), kLeastScrolled}; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QScrollArea::resizeEvent(event);
        QEvent again(QEvent::LayoutRequest); // in another width the rows need another height
        QScrollArea::event(&again);
    }
};

} // namespace

SecretsBox::SecretsBox(QWidget *parent)
    : QFrame(parent), m_heading(new QLabel(this)), m_button(smallButton("showSecrets", this)),
      m_scroll(new RowsArea(this)), m_rows(new PanelView(this))
{
    setProperty("box", true);
    m_heading->setFont(fontFor(FontRole::Heading));
    m_heading->setWordWrap(true);
    m_button->setAutoDefault(true); // Enter presses it too
    auto *top = new QHBoxLayout;
    top->addWidget(m_heading, 1);
    top->addWidget(m_button);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_rows->setObjectName(QStringLiteral("secrets"));
    m_rows->setProperty("box", false); // the box is this one
    m_scroll->setWidget(m_rows);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_rows->setAutoFillBackground(false);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(12, 10, 12, 10);
    all->addLayout(top);
    all->addWidget(m_scroll, 1);
    connect(m_button, &QPushButton::clicked, this, &SecretsBox::lookWanted);
}

void SecretsBox::show(const engine::Panel &panel, const PanelContext &context)
{
    m_panel = panel;
    m_context = context;
    const std::string open = "panel." + panel.id + ".open"; // when they are nobody's own any more
    m_heading->setText(context.words->text(context.isOpen && context.words->has(open) ? open : "panel." + panel.id));
    m_open = context.isOpen || !context.isShared; // who sits alone at the screen keeps them from nobody
    m_button->setVisible(!m_open);
    m_button->setText(tr("Show…"));
    m_button->setAccessibleName(m_heading->text() + QStringLiteral(": ") + m_button->text());
    m_rows->setUncovered(m_open);
    m_rows->show(m_panel, m_context);
    m_scroll->updateGeometry(); // as high as its rows, where there is room
}

void SecretsBox::tell()
{
    if (m_open)
        announce(*window(), secretsSaid(m_panel, m_context));
    else
        emit lookWanted();
}

} // namespace views
