// SPDX-License-Identifier: GPL-3.0-or-later
// The column beside the board of a lesson, and its parts.
#pragma once

#include <optional>
#include <vector>

#include <QPixmap>
#include <QPushButton>
#include <QScrollArea>

#include "views/common/document_area.h"
#include "views/screen/lesson_shown.h"

class QLabel;
class QPainter;
class QVBoxLayout;

namespace words {
class Words;
}

namespace views {

class PanelBoxes;

/// Draws the sign into that square.
void paintLessonSign(QPainter &painter, const QRectF &square, LessonSign sign, const QColor &colour);
/// The sign as a picture of that size, sharp at that device ratio.
QPixmap lessonSign(LessonSign sign, int size, const QColor &colour, qreal ratio);

/// What is to be reached, each part with a sign that says whether it is.
class LessonGoal : public QFrame {
    Q_OBJECT

public:
    explicit LessonGoal(QWidget *parent = nullptr);
    /// Signs have that colour. `words` read them out.
    void show(const QString &heading, const std::vector<LessonPart> &parts, const words::Words &words,
              const QColor &colour);
    using QWidget::show;

private:
    void addPart(const LessonPart &part, const words::Words &words, const QColor &colour);

    QLabel *m_heading;
    QVBoxLayout *m_rows;
    std::vector<LessonPart> m_parts; ///< that have a row
    QColor m_colour;
};

/// What a lesson says to what was done: the verdict with its sign, words to it, and what happened. As high as its words
/// are, up to its maximum height; then it scrolls.
class LessonMessage : public QScrollArea {
    Q_OBJECT

public:
    explicit LessonMessage(QWidget *parent = nullptr);

    /// Shows that, signs in that colour; without any words there is nothing to be seen. A screen reader hears heading
    /// and words when they change, as `words` read them out. While it is running the last of what happened is kept in
    /// sight.
    void say(const LessonReply &reply, const words::Words &words, const QColor &colour);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {0, heightForWidth(width())}; }
    QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintSign();
    void fitBar();

    QLabel *m_sign;
    QLabel *m_heading;
    QLabel *m_words;
    QLabel *m_happened;
    LessonReply m_reply;
    QColor m_colour = Qt::black;
};

/// The buttons of a lesson in rows: as many beside one another as there is room for, however long their words are.
class LessonButtons : public QWidget {
    Q_OBJECT

public:
    explicit LessonButtons(QWidget *parent = nullptr);

    QPushButton *button(LessonButton which) const { return m_buttons[static_cast<std::size_t>(which)]; }
    /// Shows the buttons with these texts, one of them or none as the main one; hides those without a text.
    void show(const std::array<QString, kLessonButtons> &texts, std::optional<LessonButton> main);
    using QWidget::show;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void pressed(views::LessonButton which);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    using Row = std::vector<QPushButton *>;
    std::vector<Row> rows(int width) const;
    void arrange();

    std::vector<QPushButton *> m_buttons; ///< in the order of LessonButton
};

/// The column beside the board of a lesson: what it is about, its goal, what came of it, the tables of the game, and
/// the buttons. It says what it is told.
class LessonSide : public QWidget {
    Q_OBJECT

public:
    explicit LessonSide(QWidget *parent = nullptr);

    /// Shows that, signs in that colour. `words` read it out.
    void show(const LessonShown &lesson, const words::Words &words, const QColor &colour);
    using QWidget::show;
    /// What the lesson says, for who has it read: a paragraph each.
    void setRead(const QStringList &paragraphs) { m_scroll->setParagraphs(paragraphs); }
    /// Scrolls to the hint.
    void scrollToHint();

    PanelBoxes *tables() { return m_tables; }
    LessonButtons *buttons() { return m_buttons; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();

    DocumentArea *m_scroll;
    QLabel *m_title;
    QLabel *m_difficulty;
    QLabel *m_text;
    LessonGoal *m_goal;
    QFrame *m_hint;
    QLabel *m_hintHeading;
    QLabel *m_hintText;
    PanelBoxes *m_tables;
    LessonMessage *m_message;
    LessonButtons *m_buttons;
    int m_stars = 0;
};

} // namespace views
