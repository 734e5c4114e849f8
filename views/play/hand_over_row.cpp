// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/hand_over_row.h"

#include <algorithm>

#include <QLabel>
#include <QPushButton>

#include "views/board/board_view.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/plain_text.h"
#include "views/common/side_measure.h"
#include "views/screen/screen.h"

namespace views {

HandOverRow::HandOverRow(BoardView &board, QVBoxLayout &under)
    : QFrame(board.parentWidget()), m_board(board), m_under(under), m_sign(new QLabel(this)),
      m_heading(wrappedLabel({}, FontRole::Heading, this)), m_text(wrappedLabel({}, FontRole::Text, this)),
      m_button(new QPushButton(this))
{
    setObjectName(QStringLiteral("cover"));
    m_button->setProperty("main", true);
    m_button->setAutoDefault(true); // Enter presses it too
    for (QLabel *label : {m_heading, m_text})
        label->setTextFormat(Qt::PlainText); // it may hold a player's name
    QHBoxLayout *row = makeRow(this, {16, 6, 16, 6}, 16, {m_sign});
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch();
    words->addWidget(m_heading);
    words->addWidget(m_text);
    words->addStretch();
    row->addLayout(words, 1);
    row->addWidget(m_button);
    new SideText(this);
    connect(m_button, &QPushButton::clicked, this, &HandOverRow::uncovered);
    hide();
}

void HandOverRow::show(const std::optional<CoverShown> &cover, const QPixmap &sign)
{
    if (!cover)
        return hide();
    m_sign->setPixmap(sign);
    m_heading->setText(cover->heading);
    m_text->setText(cover->text);
    m_button->setText(withoutMnemonic(cover->button));
    m_button->setAccessibleDescription(cover->heading + QLatin1String(". ") + cover->text);
    if (!isHidden())
        return;
    place();
    show();
    takeFocus();
}

void HandOverRow::place()
{
    const QRect strip = m_board.stripRect();
    const bool isBelow = m_under.indexOf(this) >= 0;
    if (strip.isEmpty() != isBelow) {
        if (isBelow)
            m_under.removeWidget(this);
        else
            m_under.addWidget(this);
    }
    if (strip.isEmpty())
        return;
    const QRect at = strip.translated(m_board.pos());
    const int height = std::max({at.height(), heightForWidth(at.width()), minimumSizeHint().height()});
    setGeometry(at.left(), at.bottom() + 1 - height, at.width(), height);
}

void HandOverRow::takeFocus() { m_button->setFocus(); }

} // namespace views
