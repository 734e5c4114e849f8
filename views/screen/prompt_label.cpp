// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/prompt_label.h"

#include <QPainter>
#include <QtMath>

namespace views {

namespace {

/// Breaks them into lines of that width; their height together.
int brokenAt(QTextLayout &words, int width)
{
    int height = 0;
    words.beginLayout();
    for (QTextLine line = words.createLine(); line.isValid(); line = words.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, qreal(height)});
        height += qCeil(line.height());
    }
    words.endLayout();
    return height;
}

} // namespace

PromptLabel::PromptLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText); // they may hold a player's name
    setWordWrap(true);
}

void PromptLabel::say(const QString &sentence, const QString &more)
{
    m_strong = sentence.size();
    m_shaped.clear();
    setText(more.isEmpty() ? sentence : sentence + QStringLiteral("\u00a0 ") + more);
}

QTextLayout &PromptLabel::shaped(const QFont &font) const
{
    std::unique_ptr<QTextLayout> &found = m_shaped[font];
    if (!found) {
        QString words = text();
        words.replace(QLatin1Char('\n'), QLatin1Char(' '));
        found = std::make_unique<QTextLayout>(words, font);
        QTextOption option;
        option.setTextDirection(Qt::LeftToRight);
        option.setWrapMode(QTextOption::WordWrap);
        found->setTextOption(option);
        found->setCacheEnabled(true);
        QTextCharFormat strong;
        strong.setFontWeight(QFont::DemiBold);
        found->setFormats({{0, static_cast<int>(m_strong), strong}});
    }
    return *found;
}

bool PromptLabel::fits(const QFont &font, QSize room) const
{
    QTextLayout &words = shaped(font);
    return brokenAt(words, room.width()) <= room.height() && words.minimumWidth() <= room.width();
}

int PromptLabel::heightForWidth(int width) const { return brokenAt(shaped(font()), width); }

QSize PromptLabel::minimumSizeHint() const
{
    QTextLayout &words = shaped(font());
    brokenAt(words, 0);
    return {qCeil(words.minimumWidth()), fontMetrics().height()};
}

void PromptLabel::paintEvent(QPaintEvent *)
{
    QTextLayout &words = shaped(font());
    const int height = brokenAt(words, width());
    QTextCharFormat first;
    first.setForeground(palette().color(foregroundRole()));
    QPainter painter(this);
    painter.setPen(parentWidget()->palette().color(QPalette::PlaceholderText));
    words.draw(&painter, {0, (this->height() - height) / 2.0}, {{0, static_cast<int>(m_strong), first}});
}

} // namespace views
