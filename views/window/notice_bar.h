// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QFrame>

class QVBoxLayout;

namespace views {

/// A button of a notice.
struct NoticeAction {
    std::function<QString()> text; ///< asked for again when the language changes
    std::function<void()> run;     ///< may withdraw the notice
};

enum class NoticeKind {
    Information, ///< a circle with an i
    Warning      ///< a triangle with an exclamation mark
};

class Notice;

/// Lasting notices on top of a game, one below the other in the order in which they came; hidden while there is none.
/// They never take the focus; screen readers hear of them when they come and when their words become others.
class NoticeBar : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kMostActions = 3;

    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows a notice until it is withdrawn. One with the same id becomes this one, where it stands. `text` is asked
    /// for again when the language changes; at most `kMostActions` actions.
    void post(const QString &id, NoticeKind kind, std::function<QString()> text,
              std::vector<NoticeAction> actions = {});
    /// Takes a notice away; nothing happens where there is none with that id.
    void withdraw(const QString &id);
    /// True while a notice with that id is shown.
    bool has(const QString &id) const { return find(id) != nullptr; }

protected:
    void changeEvent(QEvent *event) override;

private:
    Notice *find(const QString &id) const;

    std::vector<Notice *> m_notices;
    QVBoxLayout *m_layout;
};

} // namespace views
