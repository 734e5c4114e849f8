// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <QTimer>

#include "views/common/theme.h"
#include "views/handbook/handbook.h"

namespace views {

class HelpDocument;

/// A page of the handbook, in which one reads: in the theme that the program wears, its lines not too long, its
/// pictures as wide as there is room. It knows under which heading one reads and follows no link itself.
class HelpView : public QTextBrowser {
    Q_OBJECT

public:
    explicit HelpView(QWidget *parent = nullptr);

    /// Where one reads: a section, and how much of it is above the view, 0 to 1.
    struct Spot {
        QString section = {};
        double above = 0;
    };

    /// Shows a page at that spot; the page is not needed afterwards.
    void showPage(const HelpPage &page, const Spot &spot);
    void goTo(const Spot &spot);
    const Spot &spot() const { return m_spot; }
    /// Marks these words (folded) wherever they begin a word of the page, now and on further pages.
    void markWords(const QStringList &words);
    /// The text grows by so many steps; 0 is back to its usual size.
    void enlarge(int steps);
    /// Where the paragraph begins that a screen reader reads: one that can be seen.
    int readingPosition() const;
    /// Scrolls to the paragraph at that position and has it read aloud.
    void readFrom(int position);
    /// Reads the next paragraph (1) or the one before (-1); there is none beyond the first and the last.
    void readOn(int step);
    /// Wears the theme of the program. Pictures are drawn anew.
    void applyTheme();
    /// Pictures are drawn anew from the next page on: the program speaks another language.
    void forgetPictures();

signals:
    /// Another heading, by reading on.
    void sectionReached(const QString &section);

protected:
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void write();
    void layOut();
    void sharpen();
    void mark();
    void scrolled();
    double topOf(int section) const;
    double bottomOf(int section) const;
    int indexOf(const QString &section) const;
    int firstSeen() const;

    Theme m_theme;
    HelpDocument *m_document;
    HelpPage m_page;
    std::vector<int> m_headings; ///< numbers of their blocks, one a section
    Spot m_spot;
    QStringList m_words;
    int m_steps = 0;
    int m_turned = 0;      ///< of the wheel, that makes no whole step yet
    QTimer m_atRest;       ///< ends when the size has stood for a moment
    int m_reading = 0;     ///< the paragraph that is read aloud: a block's number
    bool m_moving = false; ///< by itself, not by who reads
};

} // namespace views
