// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/announcer.h"

#include <algorithm>
#include <utility>

#include <QAccessibleWidget>
#include <QTimer>

namespace views {

/// The status bar in which sentences come up.
class AccessibleAnnouncer final : public QAccessibleWidget {
public:
    explicit AccessibleAnnouncer(Announcer &announcer)
        : QAccessibleWidget(&announcer, QAccessible::StatusBar), m_announcer(announcer)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.offscreen = true;
        return state;
    }
    int childCount() const override { return static_cast<int>(ids().size()); }
    QAccessibleInterface *child(int index) const override
    {
        const std::vector<QAccessible::Id> all = ids();
        return index >= 0 && index < static_cast<int>(all.size()) ? QAccessible::accessibleInterface(all[index])
                                                                  : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (this->child(i) == child)
                return i;
        }
        return -1;
    }

private:
    std::vector<QAccessible::Id> ids() const
    {
        std::vector<QAccessible::Id> all;
        for (const Announcer::Sentence &sentence : m_announcer.m_sentences) {
            if (sentence.id != 0)
                all.push_back(sentence.id);
        }
        return all;
    }

    Announcer &m_announcer;
};

namespace {

/// A screen reader drops what comes up while it still works through some fifty events of what else has changed.
constexpr int kBetweenMs = 200;

/// A sentence that was said. It says nothing else, and stays what it is.
class AccessibleSentence final : public QAccessibleInterface {
public:
    AccessibleSentence(Announcer &announcer, QString text) : m_announcer(announcer), m_text(std::move(text)) {}

    bool isValid() const override { return true; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(&m_announcer); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text text) const override { return text == QAccessible::Name ? m_text : QString(); }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override { return {m_announcer.mapToGlobal(QPoint()), m_announcer.size()}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.offscreen = true;
        return state;
    }

private:
    Announcer &m_announcer;
    QString m_text;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *announcer = qobject_cast<Announcer *>(object);
    return announcer ? new AccessibleAnnouncer(*announcer) : nullptr;
}

} // namespace

Announcer &Announcer::of(QWidget &widget)
{
    QWidget *window = widget.window();
    auto *announcer = window->findChild<Announcer *>(QString(), Qt::FindDirectChildrenOnly);
    return announcer ? *announcer : *new Announcer(window);
}

Announcer::Announcer(QWidget *window) : QWidget(window)
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 1, 1); // what has no size is not there for others; nothing is drawn in it
    show();
}

namespace {

/// The notification with that number, if there is one, goes.
void takeDown(QAccessible::Id &id)
{
    if (id != 0)
        QAccessible::deleteAccessibleInterface(std::exchange(id, QAccessible::Id(0)));
}

} // namespace

Announcer::~Announcer()
{
    for (Sentence &sentence : m_sentences)
        takeDown(sentence.id);
}

void Announcer::say(const QString &sentence, bool isSecret)
{
    if (sentence.isEmpty())
        return;
    m_sentences.push_back({sentence, isSecret});
    if (!std::exchange(m_isDue, true))
        QTimer::singleShot(kBetweenMs, this, &Announcer::utter); // whatever changes with it has been told by then
}

void Announcer::forgetSecrets()
{
    std::erase_if(m_sentences, [](Sentence &sentence) {
        if (sentence.isSecret)
            takeDown(sentence.id);
        return sentence.isSecret;
    });
}

QStringList Announcer::said() const
{
    QStringList all;
    for (const Sentence &sentence : m_sentences)
        all << sentence.text;
    return all;
}

/// One at a time: of a flood of events a screen reader drops those that tell what comes up.
void Announcer::utter()
{
    const auto next = std::find_if(m_sentences.begin(), m_sentences.end(),
                                   [](const Sentence &sentence) { return sentence.isWaiting; });
    m_isDue = next != m_sentences.end();
    if (!m_isDue)
        return;
    auto *notification = new AccessibleSentence(*this, next->text);
    next->id = QAccessible::registerAccessibleInterface(notification);
    next->isWaiting = false;
    QAccessibleEvent event(notification, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
    QTimer::singleShot(kReadWithinMs, this, &Announcer::takeOneDown);
    for (; m_sentences.size() > kKept && !m_sentences.front().isWaiting; m_sentences.pop_front())
        takeDown(m_sentences.front().id);
    QTimer::singleShot(kBetweenMs, this, &Announcer::utter);
}

/// The oldest one, if there are more than stay.
void Announcer::takeOneDown()
{
    const auto isUp = [](const Sentence &sentence) { return sentence.id != 0; };
    if (std::count_if(m_sentences.begin(), m_sentences.end(), isUp) > static_cast<std::ptrdiff_t>(kUp))
        takeDown(std::find_if(m_sentences.begin(), m_sentences.end(), isUp)->id);
}

void announce(QWidget &widget, const QString &sentence, bool isSecret)
{
    if (widget.isVisible())
        Announcer::of(widget).say(sentence, isSecret);
}

void forgetSecrets(QWidget &widget)
{
    if (auto *announcer = widget.window()->findChild<Announcer *>(QString(), Qt::FindDirectChildrenOnly))
        announcer->forgetSecrets();
}

} // namespace views
