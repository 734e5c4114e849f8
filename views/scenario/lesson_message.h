// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "views/scenario/lesson_sign.h"

class QLabel;

namespace views {

/// What a lesson says to what was done: the verdict with its sign, words to it, and what happened. As high as its words
/// are, up to its maximum height; then it scrolls.
class LessonMessage : public QScrollArea {
    Q_OBJECT

public:
    explicit LessonMessage(QWidget *parent = nullptr);

    /// Shows that; without any words there is nothing to be seen. A screen reader hears heading and words when they
    /// change. `isRunning`: more will follow what happened, the last of which is kept in sight.
    void say(LessonSign sign, const QString &heading, const QString &words, const QStringList &happened,
             bool isRunning);
    /// What signs are painted with.
    void setColour(const QColor &colour);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {0, heightForWidth(width())}; }
    QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintSign();
    void fitBar();
    void fitFocus();

    QLabel *m_sign;
    QLabel *m_heading;
    QLabel *m_words;
    QLabel *m_happened;
    LessonSign m_kind = LessonSign::Note;
    QColor m_colour = Qt::black;
};

} // namespace views
