// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/notice_bar.h"

#include <algorithm>

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include "views/common/announcer.h"
#include "views/common/fonts.h"
#include "views/common/plain_text.h"

namespace views {

namespace {

constexpr int kSignSize = 22; ///< at the usual size of fonts

/// The sign of a kind: told by its shape, drawn in the colour of text.
class NoticeSign : public QWidget {
public:
    explicit NoticeSign(QWidget *parent) : QWidget(parent)
    {
        const int size = qRound(kSignSize * fontScale());
        setFixedSize(size, size);
    }
    void setKind(NoticeKind kind)
    {
        m_kind = kind;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(width() / 22.0, height() / 22.0);
        const QColor ink = palette().color(QPalette::WindowText);
        painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const bool warns = m_kind == NoticeKind::Warning;
        if (warns)
            painter.drawPolygon(QPolygonF({{11, 2.5}, {20.5, 19.5}, {1.5, 19.5}}));
        else
            painter.drawEllipse(QPointF(11, 11), 9, 9);
        painter.drawLine(QPointF(11, warns ? 8.5 : 10.5), QPointF(11, warns ? 13 : 15.5));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(QPointF(11, warns ? 16.3 : 6.8), 1.2, 1.2);
    }

private:
    NoticeKind m_kind = NoticeKind::Warning;
};

} // namespace

/// One notice: sign, words, buttons.
class Notice : public QFrame {
public:
    Notice(QString id, QWidget *parent);

    const QString &id() const { return m_id; }
    void set(NoticeKind kind, std::function<QString()> text, std::vector<NoticeAction> actions);
    /// Asks for all words again.
    void refresh();

private:
    void addButton(std::size_t action);

    QString m_id;
    NoticeKind m_kind = NoticeKind::Warning;
    std::function<QString()> m_text;
    std::vector<NoticeAction> m_actions;
    NoticeSign *m_sign;
    QLabel *m_sentence;
    std::vector<QPushButton *> m_buttons; ///< one for each action
};

namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *notice = dynamic_cast<Notice *>(object);
    return notice ? new QAccessibleWidget(notice, QAccessible::AlertMessage) : nullptr;
}

} // namespace

Notice::Notice(QString id, QWidget *parent)
    : QFrame(parent), m_id(std::move(id)), m_sign(new NoticeSign(this)), m_sentence(new QLabel(this))
{
    setObjectName(QStringLiteral("notice-") + m_id);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setTextFormat(Qt::PlainText); // it may hold the name of a file
    m_sentence->setWordWrap(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->setSpacing(10);
    layout->addWidget(m_sign);
    layout->addWidget(m_sentence, 1);
}

void Notice::set(NoticeKind kind, std::function<QString()> text, std::vector<NoticeAction> actions)
{
    Q_ASSERT(actions.size() <= NoticeBar::kMostActions);
    m_kind = kind;
    m_text = std::move(text);
    m_actions = std::move(actions);
    m_sign->setKind(kind);
    setProperty("notice", kind == NoticeKind::Warning ? QStringLiteral("warning") : QStringLiteral("information"));
    style()->unpolish(this); // the style sheet asks for the property
    style()->polish(this);
    while (m_buttons.size() > m_actions.size()) {
        m_buttons.back()->hide();
        m_buttons.back()->deleteLater(); // it may be the one that was pressed
        m_buttons.pop_back();
    }
    while (m_buttons.size() < m_actions.size())
        addButton(m_buttons.size());
    refresh();
}

void Notice::addButton(std::size_t action)
{
    auto *button = new QPushButton(this);
    button->setProperty("small", true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
    button->setAutoDefault(true);         // Enter presses it
    connect(button, &QPushButton::clicked, this, [this, action] {
        const std::function<void()> run = m_actions[action].run; // it may replace the actions
        run();
    });
    layout()->addWidget(button);
    button->show(); // at once, not with the next turn of the event loop
    m_buttons.push_back(button);
}

void Notice::refresh()
{
    const QString text = m_text();
    m_sentence->setText(breakable(text));
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setText(m_actions[i].text());
    const QString name =
        (m_kind == NoticeKind::Warning ? NoticeBar::tr("Warning: %1") : NoticeBar::tr("Note: %1")).arg(text);
    if (name == accessibleName())
        return;
    setAccessibleName(name);
    announce(*this, name);
}

NoticeBar::NoticeBar(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

Notice *NoticeBar::find(const QString &id) const
{
    const auto found =
        std::find_if(m_notices.begin(), m_notices.end(), [&id](const Notice *notice) { return notice->id() == id; });
    return found == m_notices.end() ? nullptr : *found;
}

void NoticeBar::post(const QString &id, NoticeKind kind, std::function<QString()> text,
                     std::vector<NoticeAction> actions)
{
    Notice *notice = find(id);
    if (!notice) {
        notice = new Notice(id, this);
        m_layout->addWidget(notice);
        m_notices.push_back(notice);
    }
    notice->show();
    show();
    notice->set(kind, std::move(text), std::move(actions));
}

void NoticeBar::withdraw(const QString &id)
{
    Notice *notice = find(id);
    if (!notice)
        return;
    m_notices.erase(std::find(m_notices.begin(), m_notices.end(), notice));
    m_layout->removeWidget(notice);
    notice->hide();
    notice->deleteLater(); // it may be one of its own buttons that was pressed
    setVisible(!m_notices.empty());
}

void NoticeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        for (Notice *notice : m_notices)
            notice->refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace views
