// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/hint_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "views/common/announcer.h"
#include "views/common/fonts.h"
#include "views/common/side_measure.h"
#include "views/handbook/help_request.h"
#include "views/screen/choice_box.h"

namespace views {

HintRow::HintRow(QWidget *parent)
    : QFrame(parent), m_words(new QLabel(this)), m_do(makeActionButton("doHint", this)),
      m_close(makeActionButton("closeHint", this))
{
    for (QPushButton *button : {m_do, m_close})
        button->setProperty("small", true);
    m_close->show();
    setObjectName(QStringLiteral("hint-row"));
    m_words->setObjectName(QStringLiteral("hintWords"));
    m_words->setFont(fontFor(FontRole::Text));
    m_words->setTextFormat(Qt::RichText);
    m_words->setWordWrap(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 5, 12, 5);
    layout->setSpacing(10);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_do);
    layout->addWidget(m_close);
    new SideText(this);
    hide();
    offerHelp(this, "computer#hint");
}

void HintRow::show(const std::optional<HintShown> &hint)
{
    const QString before = m_hint.heard;
    m_hint = hint.value_or(HintShown());
    write();
    m_do->setVisible(m_hint.canTakeOver);
    setVisible(hint.has_value());
    setAccessibleName(m_hint.heard);
    m_words->setAccessibleName(m_hint.heard);
    if (hint && m_hint.heard != before)
        announce(*this, m_hint.heard, true); // it may name cards of a hand
}

QString HintRow::said() const { return m_hint.said(); }

void HintRow::write()
{
    const QString second = palette().color(QPalette::PlaceholderText).name();
    m_words->setText(QStringLiteral("<div dir='ltr'><span style='font-weight:600'>%1</span> "
                                    "<span style='color:%3'>%2</span></div>")
                         .arg(m_hint.what.toHtmlEscaped(), m_hint.why.toHtmlEscaped(), second));
}

void HintRow::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        write(); // the text holds a colour
}

} // namespace views
