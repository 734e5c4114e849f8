// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QFrame>

#include "views/scenario/lesson_sign.h"

class QLabel;
class QVBoxLayout;

namespace views {

/// What is to be reached, each part with a sign that says whether it is.
class LessonGoal : public QFrame {
    Q_OBJECT

public:
    /// One part of the goal.
    struct Part {
        LessonSign sign = LessonSign::Open; ///< Open, Solved or Item
        QString words;

        friend bool operator==(const Part &, const Part &) = default;
    };

    explicit LessonGoal(QWidget *parent = nullptr);
    /// Signs have that colour.
    void show(const QString &heading, const std::vector<Part> &parts, const QColor &colour);
    using QWidget::show;

private:
    void addPart(const Part &part, const QColor &colour);

    QLabel *m_heading;
    QVBoxLayout *m_rows;
    std::vector<Part> m_parts; ///< that have a row
    QColor m_colour;
};

} // namespace views
