// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/page_stack.h"

#include <algorithm>
#include <utility>

#include <QAccessibleWidget>

#include "views/common/play_log.h"

namespace views {

namespace {

/// Says nothing of itself: of a stack Qt makes a layered pane, and a screen reader tells each time that one has come
/// into it.
class AccessiblePages final : public QAccessibleWidget {
public:
    explicit AccessiblePages(QStackedWidget &pages) : QAccessibleWidget(&pages, QAccessible::Client) {}
};

QAccessibleInterface *makePagesInterface(const QString &, QObject *object)
{
    auto *pages = qobject_cast<QStackedWidget *>(object); // those behind tabs, too
    return pages ? new AccessiblePages(*pages) : nullptr;
}

} // namespace

PageStack::PageStack(const CommandKeys &keys, QWidget *parent) : QStackedWidget(parent), m_keys(keys)
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makePagesInterface);
        return true;
    }();
}

PageStack::~PageStack()
{
    // From the top: a page may look at what the one below it shows. What is still being typed becomes part of the
    // record when its field goes; nobody is left to hear of it.
    while (!m_pages.empty()) {
        m_pages.back().page->disconnect(this);
        delete m_pages.back().page;
        m_pages.pop_back();
    }
}

void PageStack::push(Page *page, std::unique_ptr<play::Document> document)
{
    page->setKeys(&m_keys);
    connect(page, &Page::changed, this, &PageStack::changed);
    connect(page, &Page::wanted, this, &PageStack::wanted);
    connect(page, &Page::sounded, this, &PageStack::sounded);
    if (Page *below = top())
        below->setBelow(true);
    m_pages.push_back({page, std::move(document)});
    addWidget(page);
    showTop();
    qCDebug(playLog, "%s is shown", page->metaObject()->className());
}

/// Later: it may be one of their own buttons that asked for another page.
void PageStack::drop(const Page *above)
{
    while (top() != above) {
        const Entry gone = std::move(m_pages.back());
        m_pages.pop_back();
        gone.page->commit();
        gone.page->disconnect(this);
        // The document goes with the last connection of its page.
        connect(gone.page, &QObject::destroyed, [document = gone.document] { Q_UNUSED(document) });
        gone.page->deleteLater();
    }
}

void PageStack::popTo(const Page *page)
{
    drop(page);
    top()->setBelow(false);
    showTop();
    top()->focusBoard();
}

/// Only then go those that were dropped: without the one that is shown another would come in its place for a moment.
void PageStack::showTop()
{
    setCurrentWidget(top());
    for (int i = count(); i-- > 0;) {
        if (std::none_of(m_pages.begin(), m_pages.end(), [&](const Entry &entry) { return entry.page == widget(i); }))
            removeWidget(widget(i));
    }
}

Page *PageStack::documentPage() const
{
    for (std::size_t i = m_pages.size(); i-- > 0;) {
        if (m_pages[i].page->document())
            return m_pages[i].page;
    }
    return nullptr;
}

play::Document *PageStack::document() const { return documentPage() ? documentPage()->document() : nullptr; }

} // namespace views
