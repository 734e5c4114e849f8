// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/prompt_label.h"

#include <QPainter>
#include <QTextLayout>
#include <QtMath>

namespace views {

struct PromptLabel::Lines {
    QTextLayout layout;
    int width = 0; ///< in pixels, into which they are broken now
    int height = 0;
    int longest = 0;     ///< of all words on one line
    int longestWord = 0; ///< which cannot be broken

    void breakInto(int newWidth)
    {
        width = newWidth;
        height = 0;
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            line.setPosition({0, qreal(height)});
            height += qCeil(line.height());
        }
        layout.endLayout();
    }
};

PromptLabel::PromptLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText); // they may hold a player's name
    setWordWrap(true);
}

PromptLabel::~PromptLabel() = default;

void PromptLabel::say(const QString &sentence, const QString &more)
{
    m_strong = sentence.size();
    m_lines.clear();
    setText(more.isEmpty() ? sentence : sentence + QStringLiteral("\u00a0 ") + more);
}

/// The words in that font, broken in some way.
PromptLabel::Lines &PromptLabel::measured(const QFont &font) const
{
    const auto [found, isNew] = m_lines.try_emplace(font);
    Lines &lines = found->second;
    if (isNew) {
        QString words = text();
        lines.layout.setText(words.replace(QLatin1Char('\n'), QLatin1Char(' ')));
        lines.layout.setFont(font);
        QTextOption option;
        option.setTextDirection(Qt::LeftToRight);
        option.setWrapMode(QTextOption::WordWrap);
        lines.layout.setTextOption(option);
        lines.layout.setCacheEnabled(true);
        QTextCharFormat strong;
        strong.setFontWeight(QFont::DemiBold);
        lines.layout.setFormats({{0, static_cast<int>(m_strong), strong}});
        lines.breakInto(QWIDGETSIZE_MAX);
        lines.longest = qCeil(lines.layout.maximumWidth());
        lines.longestWord = qCeil(lines.layout.minimumWidth());
    }
    return lines;
}

/// The words in that font, broken into that width.
PromptLabel::Lines &PromptLabel::linesIn(const QFont &font, int width) const
{
    Lines &lines = measured(font);
    // Each time that words are broken they are shaped.
    if (const int needed = width >= lines.longest ? QWIDGETSIZE_MAX : width; needed != lines.width)
        lines.breakInto(needed);
    return lines;
}

bool PromptLabel::fits(const QFont &font, QSize room) const
{
    const Lines &lines = linesIn(font, room.width());
    return lines.height <= room.height() && lines.longestWord <= room.width();
}

bool PromptLabel::isOneLine(const QFont &font, int width) const { return measured(font).longest <= width; }

int PromptLabel::heightForWidth(int width) const { return linesIn(font(), width).height; }

QSize PromptLabel::minimumSizeHint() const { return {measured(font()).longestWord, fontMetrics().height()}; }

void PromptLabel::paintEvent(QPaintEvent *)
{
    const Lines &lines = linesIn(font(), width());
    QTextCharFormat first;
    first.setForeground(palette().color(foregroundRole()));
    QPainter painter(this);
    painter.setPen(parentWidget()->palette().color(QPalette::PlaceholderText));
    lines.layout.draw(&painter, {0, (height() - lines.height) / 2.0}, {{0, static_cast<int>(m_strong), first}});
}

} // namespace views
