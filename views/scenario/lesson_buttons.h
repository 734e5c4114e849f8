// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QPushButton>

namespace views {

/// What somebody at a lesson may press.
enum class LessonButton { Hint, Answer, Again, Play, Back, Next };
inline constexpr int kLessonButtons = 6;

/// The buttons of a lesson in rows: as many beside one another as there is room for, however long their words are.
class LessonButtons : public QWidget {
    Q_OBJECT

public:
    explicit LessonButtons(QWidget *parent = nullptr);

    QPushButton *button(LessonButton which) const { return m_buttons[static_cast<std::size_t>(which)]; }
    /// Shows the button with that text, or hides it where there is none.
    void setText(LessonButton which, const QString &text);
    /// The one main button, or none.
    void setMain(std::optional<LessonButton> which);

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

} // namespace views
