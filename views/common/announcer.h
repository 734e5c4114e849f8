// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include <QAccessible>
#include <QWidget>

namespace views {

/// What a window says to a screen reader without being asked. Qt knows announcements since 6.8 only, and screen readers
/// of its time leave out names that change where the keyboard is not. What they do read is a notification that comes
/// up in a status bar: each sentence is one, in the order in which they were said, and none replaces another.
class Announcer : public QWidget {
    Q_OBJECT

public:
    /// So many sentences are kept, for whoever reads them later: a slow screen reader drops what has gone meanwhile.
    static constexpr std::size_t kKept = 100;

    /// The one of that widget's window; made when first asked for.
    static Announcer &of(QWidget &widget);

    /// Says the sentence when what is done now is done: whatever gets the keyboard meanwhile is read before it. Empty
    /// ones are not said.
    void say(const QString &sentence);
    /// The last sentences, the oldest first, with those that wait to be said.
    QStringList said() const;

private:
    friend class AccessibleAnnouncer;

    struct Sentence {
        QString text;
        QAccessible::Id id = 0; ///< 0 until it is said; Qt's registry owns the interface
    };

    explicit Announcer(QWidget *window);
    ~Announcer() override;
    void utter();

    std::deque<Sentence> m_sentences;
    bool m_isDue = false;
};

/// Says it in the window of that widget, unless the widget is hidden.
void announce(QWidget &widget, const QString &sentence);

} // namespace views
