// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QStringList>

namespace views {

/// Words that are scrolled, which assistive technology meets as one document: it has the keyboard in its turn, and Up
/// and Down, Home and End read it paragraph by paragraph.
class DocumentArea : public QScrollArea {
    Q_OBJECT

public:
    explicit DocumentArea(QWidget *parent = nullptr);

    /// What is read there: the words that it shows, in their order. Who reads stays at the same paragraph.
    void setParagraphs(const QStringList &paragraphs);
    /// All of it, a paragraph a line.
    QString document() const { return m_paragraphs.join(QLatin1Char('\n')); }
    /// Where the paragraph that is read begins in it.
    int readingPosition() const;
    /// Goes to the paragraph to which that character belongs.
    void readFrom(int position);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void readParagraph(int number);

    QStringList m_paragraphs;
    int m_reading = 0;
};

} // namespace views
