// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/pause_overlay.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/common/fonts.h"
#include "views/common/side_measure.h"
#include "views/screen/screen.h"

namespace views {

PauseOverlay::PauseOverlay(QWidget *board)
    : QFrame(board->parentWidget()), m_board(board), m_heading(new QLabel(this)), m_text(new QLabel(this)),
      m_button(new QPushButton(this))
{
    setObjectName(QStringLiteral("pause"));
    m_heading->setFont(fontFor(FontRole::Heading));
    m_text->setFont(fontFor(FontRole::Text));
    m_button->setProperty("main", true);
    m_button->setAutoDefault(true); // Enter presses it too
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addStretch();
    for (QLabel *label : {m_heading, m_text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch();
    new SideText(this);
    board->installEventFilter(this);
    connect(m_button, &QPushButton::clicked, this, &PauseOverlay::uncovered);
    hide();
}

void PauseOverlay::show(const std::optional<CoverShown> &cover)
{
    if (!cover)
        return hide();
    m_heading->setText(cover->heading);
    m_text->setText(cover->text);
    m_button->setText(cover->button);
    m_button->setAccessibleDescription(cover->heading + QLatin1String(". ") + cover->text);
    if (isVisible())
        return;
    setGeometry(m_board->geometry());
    raise();
    show();
    m_button->setFocus();
}

bool PauseOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        setGeometry(m_board->geometry());
    return QFrame::eventFilter(watched, event);
}

} // namespace views
