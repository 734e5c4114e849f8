// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QRadioButton;

namespace views {

/// A choice of few that are all in sight, side by side, of which one is chosen. For the keyboard it is one stop, with
/// arrows from one to the next; screen readers meet radio buttons.
class SegmentedRow : public QWidget {
    Q_OBJECT

public:
    /// Choices with these ids, at least one; the first is chosen.
    explicit SegmentedRow(const QStringList &ids, QWidget *parent = nullptr);

    /// What the choices say, what more there is to say of each, and what is heard in place of the short text, in their
    /// order.
    void setTexts(const QStringList &texts, const QStringList &abouts = {}, const QStringList &spoken = {});
    /// What the choice is about; each of the buttons says it before its text.
    void setAbout(const QString &about);
    int count() const { return static_cast<int>(m_buttons.size()); }
    int currentIndex() const;
    void setCurrentIndex(int index);
    QString currentId() const { return m_ids.value(currentIndex()); }
    /// The place of that id, or -1.
    int indexOf(const QString &id) const { return static_cast<int>(m_ids.indexOf(id)); }
    /// What can have the keyboard, in its order: only the one that is chosen is a stop.
    QList<QWidget *> fields() const;
    /// Where it gets less room than for one row it takes several. At first it asks for one.
    void setWrapping(bool isWrapping);
    bool hasHeightForWidth() const override { return m_isWrapping; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return m_isWrapping ? QWidget::minimumSizeHint() : sizeHint(); }

signals:
    /// Another one is chosen, by whomever.
    void currentIndexChanged(int index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QStringList m_ids;
    QStringList m_spoken;
    bool m_isWrapping = false;
    QButtonGroup *m_group;
    std::vector<QRadioButton *> m_buttons;
};

} // namespace views
