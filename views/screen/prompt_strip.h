// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <tuple>
#include <vector>

#include <QFrame>

#include "views/common/fonts.h"
#include "views/screen/choice_box.h"

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace views {

class PromptLabel;
struct Prompt;

/// The strip on top of a game: who is to do what, the one main button, and beside it whatever else can be done that is
/// no place of the board. Tool bar and status bar in one.
class PromptStrip : public QFrame {
    Q_OBJECT

public:
    explicit PromptStrip(QWidget *parent = nullptr);

    /// Says and offers that. The game's offers stand beside the prompt, where that leaves it too little room in brief,
    /// and where there is none for that either, or above four of them, in a box below, which is as high as the page
    /// has room for. What the page itself offers stands beside the prompt and is numbered after them. `sign`: that of
    /// the prompt's seat.
    void show(const Prompt &prompt, const QPixmap &sign);
    using QFrame::show;
    const QString &sentence() const { return m_text; }
    const QString &more() const { return m_more; }
    /// Both, as one reads them out.
    QString said() const;
    /// The prompt is read out in these words.
    void setHeard(const QString &sentence);

    QPushButton *mainButton() { return m_main; }
    QPushButton *hintButton() { return m_hint; }
    QPushButton *takeBackButton() { return m_takeBack; }
    /// Room of the page, at whose foot the box stands instead, so that nothing else has to move; empty: below the
    /// prompt.
    void setChoicesRoom(const QRect &room);
    /// Where it stands there; empty where it does not.
    QRect choicesAtBottom() const;
    bool hasOffers() const { return !m_given.isEmpty(); }
    /// True if the keyboard is on one of the offers of the game.
    bool isOnOffer() const;
    /// The keyboard goes to the next of them, or the previous one, from the prompt to the first or last; false if there
    /// is none in that direction.
    bool seekOffer(bool forward);

signals:
    /// The button of that offer was pressed.
    void offerChosen(int index);
    /// The mouse or the keyboard is on the button of that offer; -1: on none any more. Until then offers stay where
    /// they are, whatever the prompt says.
    void offerPointed(int index);
    /// So high is the box at the foot of its room now; 0: it is not there.
    void choicesPlaced(int height);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What may stand beside the prompt, with or without the moment.
    struct LayoutRow {
        QList<Offer> offers;
        bool hasHeading;
    };

    /// What the size of the prompt's words follows from: these, the room and the largest font.
    using FittedTo = std::tuple<QString, QString, int, int, QFont>;

    qreal scale() const;
    int rowHeight() const;
    QFont scaledFont(FontRole role) const;
    void forgetWidths();
    void setText(const QPixmap &sign, const QString &sentence, const QString &more);
    void setButton(QPushButton &button, const QString &text, bool isKept);
    void setUndo(const Prompt &prompt);
    void setMainStrength(bool isExpected);
    void setOffers(const QList<Offer> &offers, const QStringList &ofPage);
    void fitPrompt();
    void arrange();
    void showInRow(QList<Offer> offers);
    bool isRoomFor(const LayoutRow &row);
    QList<QPushButton *> gameOffers() const;
    void fitHeight();
    void addOffer();
    void setPointed(int index);

    QLabel *m_sign;
    PromptLabel *m_sentence;
    QLabel *m_heading;
    std::vector<QPushButton *> m_offers; ///< as many as were ever needed; the others are hidden
    int m_inBox = 0;                     ///< how many offers come before those
    QList<Offer> m_given;                ///< by the game
    QStringList m_ofPage;
    int m_pointed = -1;            ///< number of the offer that is pointed at
    std::ptrdiff_t m_firstRow = 0; ///< offers that had to give way to the prompt do not come back while they stay
    bool m_arranging = false;
    qreal m_scale = 1; ///< of all the words, when they were last fitted
    QPushButton *m_hint;
    QPushButton *m_takeBack;
    QPushButton *m_main;
    QPushButton *m_measure; ///< is never shown: how wide an offer would be
    QHBoxLayout *m_layout;
    ChoiceBox *m_choices;
    QRect m_choicesRoom;
    QString m_text;
    QString m_more;
    std::optional<FittedTo> m_fitted; ///< the prompt is to this
};

} // namespace views
