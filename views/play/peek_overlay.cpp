// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/peek_overlay.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "model/engine/core/panel.h"
#include "views/common/announcer.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/panels/board_words.h"

namespace views {

PeekOverlay::PeekOverlay(QWidget *board)
    : QFrame(board->parentWidget()), m_board(board), m_heading(textLabel({}, FontRole::Heading, this, Qt::AlignCenter)),
      m_text(textLabel({}, FontRole::Text, this, Qt::AlignCenter)), m_rows(new PanelView(this)),
      m_people(new QVBoxLayout), m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("look"));
    m_rows->setProperty("box", false);
    m_rows->setUncovered(true);
    setFocusPolicy(Qt::NoFocus);
    m_text->setWordWrap(true);
    m_close->setAutoDefault(true); // Enter presses it too
    m_people->setAlignment(Qt::AlignCenter);
    m_people->setSpacing(10);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addStretch(1);
    layout->addWidget(m_heading);
    layout->addWidget(m_text);
    layout->addWidget(m_rows, 0, Qt::AlignHCenter);
    layout->addLayout(m_people);
    layout->addWidget(m_close, 0, Qt::AlignHCenter);
    layout->addStretch(1);
    board->installEventFilter(this);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void PeekOverlay::open(const QString &heading, const std::vector<std::pair<engine::Seat, QString>> &people,
                       engine::Seat first)
{
    m_heading->setText(heading);
    m_text->setText(tr("Nobody else should look at the screen while a button is held."));
    m_close->setText(tr("Close"));
    release();
    clearLayout(*m_people);
    setGeometry(m_board->geometry());
    raise();
    show();
    for (const auto &[seat, name] : people) {
        auto *button = new HoldButton(this);
        button->setText(tr("%1: hold to show").arg(QString(name).replace(QLatin1Char('&'), QLatin1String("&&"))));
        connect(button, &HoldButton::held, this, [this, button, seat = seat](bool on) {
            if (on)
                release(button);
            emit held(seat, on);
        });
        m_people->addWidget(button);
        button->show();
        setTabOrder(m_people->count() > 1 ? m_people->itemAt(m_people->count() - 2)->widget() : m_close, button);
        if (seat == first)
            button->setFocus();
    }
}

/// Lets all buttons go but that one: only one of the people looks at a time.
void PeekOverlay::release(const HoldButton *but)
{
    const auto buttons = findChildren<HoldButton *>();
    for (HoldButton *button : buttons) {
        if (button != but)
            button->setHeld(false);
    }
}

void PeekOverlay::show(const engine::Panel &panel, const PanelContext &context)
{
    m_rows->show(panel, context);
    announce(*this, secretsSaid(panel, context), true);
}

void PeekOverlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

void PeekOverlay::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    if (!event->spontaneous())
        emit closed();
}

bool PeekOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        setGeometry(m_board->geometry());
    return QFrame::eventFilter(watched, event);
}

} // namespace views
