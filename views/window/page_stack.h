// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QStackedWidget>

#include "model/play/document.h"
#include "views/common/page.h"

namespace views {

/// The pages of a window, one above the other; the top one is shown, the lowest never goes. Owns the documents that
/// they show.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    /// With the keys of commands that count, which outlive it.
    explicit PageStack(const CommandKeys &keys, QWidget *parent = nullptr);
    ~PageStack() override;

    /// On top of the others; `document` is that which it shows, unless a page below shows it already.
    void push(Page *page, std::unique_ptr<play::Document> document = {});
    /// All pages above that one go, once the present event is over.
    void popTo(const Page *page);
    /// All pages but the lowest go.
    void popToStart() { popTo(m_pages.front().page); }
    /// The same where another page comes at once: until then what is shown stays.
    void clear() { drop(m_pages.front().page); }

    Page *top() const { return m_pages.empty() ? nullptr : m_pages.back().page; }
    /// The page under the top one; null if there is none.
    Page *below() const { return m_pages.size() < 2 ? nullptr : m_pages[m_pages.size() - 2].page; }
    /// The topmost page that shows a document, or null.
    Page *documentPage() const;
    /// The document of the window, or null.
    play::Document *document() const;
    /// The topmost page of that kind, or null.
    template <class Kind>
    Kind *find() const
    {
        for (std::size_t i = m_pages.size(); i-- > 0;) {
            if (auto *page = qobject_cast<Kind *>(m_pages[i].page))
                return page;
        }
        return nullptr;
    }
    template <class Call>
    void forEach(Call call)
    {
        for (const Entry &entry : m_pages)
            call(*entry.page);
    }

signals:
    /// Another page is shown, or a page says that something has changed.
    void changed();
    void wanted(views::Command command);
    void sounded(views::Cue cue);

private:
    struct Entry {
        Page *page;
        std::shared_ptr<play::Document> document;
    };
    void drop(const Page *above);
    void showTop();

    const CommandKeys &m_keys;
    std::vector<Entry> m_pages;
};

} // namespace views
