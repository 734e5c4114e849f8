// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include <QAccessible>
#include <QWidget>

namespace views {

/// What a window says to a screen reader without being asked. Qt knows announcements since 6.8 only, and screen readers
/// of its time leave out names that change where the keyboard is not. What they do read is a notification that comes
/// up in a status bar: each sentence is one, in the order in which they were said, and none replaces another. The bar
/// is the last thing of the window and off the screen: who walks along what is shown does not meet it.
class Announcer : public QWidget {
    Q_OBJECT

public:
    /// So many notifications stay up. Others go once a slow screen reader, which drops what has gone meanwhile, has had
    /// `kReadWithinMs` milliseconds.
    static constexpr std::size_t kUp = 8;
    static constexpr int kReadWithinMs = 10'000;
    /// So many sentences are remembered.
    static constexpr std::size_t kKept = 100;

    /// The one of that widget's window; made when first asked for.
    static Announcer &of(QWidget &widget);

    /// Says the sentence when what is done now is done: whatever gets the keyboard meanwhile is read before it. Empty
    /// ones are not said. `isSecret`: it is meant for one of several people at the screen.
    void say(const QString &sentence, bool isSecret = false);
    /// Somebody else looks at the screen now, or will: what was secret is nowhere any more, and what of it waits is not
    /// said.
    void forgetSecrets();
    /// The last sentences, the oldest first, with those that wait to be said.
    QStringList said() const;

private:
    friend class AccessibleAnnouncer;

    struct Sentence {
        QString text;
        bool isSecret = false;
        bool isWaiting = true;
        QAccessible::Id id = 0; ///< of its notification while that is up; Qt's registry owns the interface
    };

    explicit Announcer(QWidget *window);
    ~Announcer() override;
    void utter();
    void takeOneDown();

    std::deque<Sentence> m_sentences;
    bool m_isDue = false;
};

/// Says it in the window of that widget, unless the widget is hidden.
void announce(QWidget &widget, const QString &sentence, bool isSecret = false);

/// Forgets the secrets that were said there.
void forgetSecrets(QWidget &widget);

} // namespace views
