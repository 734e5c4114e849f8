// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/page_stack.h"

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

PageStack::PageStack(QWidget *parent) : QStackedWidget(parent)
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
    connect(page, &Page::changed, this, &PageStack::changed);
    connect(page, &Page::wanted, this, &PageStack::wanted);
    if (Page *below = top())
        below->setBelow(true);
    m_pages.push_back({page, std::move(document)});
    addWidget(page);
    setCurrentWidget(page);
    qCDebug(playLog, "%s is shown", page->metaObject()->className());
}

/// Later: it may be one of its own buttons that asked for another page.
void PageStack::remove(const Entry &gone)
{
    gone.page->commit();
    gone.page->disconnect(this);
    removeWidget(gone.page);
    // The document goes with the last connection of its page.
    connect(gone.page, &QObject::destroyed, [document = gone.document] { Q_UNUSED(document) });
    gone.page->deleteLater();
}

void PageStack::popTo(const Page *page)
{
    while (top() != page) {
        const Entry gone = std::move(m_pages.back());
        m_pages.pop_back();
        remove(gone);
    }
    top()->setBelow(false);
    setCurrentWidget(top());
    top()->focusBoard();
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
