// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QList>
#include <QPixmap>
#include <QScrollArea>

class QPushButton;

namespace views {

class FlowLayout;

/// What can be done with a button.
struct Offer {
    QString text;
    QPixmap picture = {}; ///< beside the words; may be none
    QString brief = {};   ///< what stands there where the text has no room; may be none, or the same

    /// Pictures of one size beside the same words are the same.
    friend bool operator==(const Offer &one, const Offer &other)
    {
        return one.text == other.text && one.brief == other.brief && one.picture.size() == other.picture.size();
    }
};

/// A button where people act at a board: a click leaves the keyboard there, and Enter presses the one that has the
/// focus. Hidden at first.
QPushButton *makeActionButton(const char *name, QWidget *parent);
/// What that event makes of a button: pointed at, no more, or neither.
std::optional<bool> isPointedBy(const QPushButton &button, const QEvent &event);
/// Shows such a button with that offer, or hides it where there are no words.
void setOffer(QPushButton &button, const Offer &offer);
/// Gives such a button the words and the picture of that offer.
void fillOffer(QPushButton &button, const Offer &offer);

/// Many offers: buttons with their pictures in as many rows as they need. What finds no room is scrolled to. Tab and
/// the left and right arrows go from one to the next, up and down to the row above and below.
class ChoiceBox : public QScrollArea {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget *parent = nullptr);

    /// Shows a button for each; hidden without any.
    void setOffers(const QList<Offer> &offers);
    /// Makes it as high as all rows are at that width, or as many as there is `room` for, but never less than one. What
    /// does not fit otherwise is smaller and closer.
    void fit(int width, int room);

    QSize minimumSizeHint() const override;
    QList<QPushButton *> buttons() const; ///< that are shown, in order

signals:
    /// The button of that offer was pressed.
    void offerChosen(int index);
    /// The mouse or the keyboard is on the button of that offer; -1: on none any more.
    void offerPointed(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addButton();
    void applyStyle(QPushButton &button) const;
    void setDense(bool isDense);
    void retranslate();
    QPushButton *next(const QPushButton &from, int key) const;

    QWidget *m_content;
    FlowLayout *m_rows;
    std::vector<QPushButton *> m_buttons; ///< as many as were ever needed; the others are hidden
    bool m_isDense = false;
};

} // namespace views
