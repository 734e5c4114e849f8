// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/accessible_panel.h"

namespace views {

namespace {

/// A cell that is no button.
class AccessiblePanelCell final : public QAccessibleInterface {
public:
    AccessiblePanelCell(const AccessiblePanel &panel, std::size_t index) : m_panel(panel), m_index(index) {}

    bool isValid() const override { return m_panel.isValid() && m_index < cells().size(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_panel.window(); }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(&m_panel.view()); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}

    QString text(QAccessible::Text text) const override
    {
        if (!isValid())
            return {};
        const PanelCell &cell = cells()[m_index];
        const bool isAbout = text == QAccessible::Description;
        return text == QAccessible::Name ? cell.name
               : !isAbout                ? QString()
               : cell.about.isEmpty()    ? cell.tip
                                         : cell.about;
    }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect rect = cells()[m_index].rect.toAlignedRect();
        return {m_panel.view().mapToGlobal(rect.topLeft()), rect.size()};
    }

    QAccessible::Role role() const override
    {
        const bool isWords = !isValid() || cells()[m_index].kind == PanelCell::Kind::Words;
        return isWords ? QAccessible::StaticText : QAccessible::Graphic;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invisible = !m_panel.view().isVisible();
        return state;
    }

private:
    const std::vector<PanelCell> &cells() const { return m_panel.view().picture().cells; }

    const AccessiblePanel &m_panel;
    std::size_t m_index;
};

QAccessibleInterface *makePanelInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<PanelView *>(object);
    return view ? new AccessiblePanel(*view) : nullptr;
}

} // namespace

void AccessiblePanel::install()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makePanelInterface);
        return true;
    }();
}

void AccessiblePanel::forget(PanelView &view)
{
    if (auto *known = QAccessible::isActive() ? QAccessible::queryAccessibleInterface(&view) : nullptr)
        static_cast<AccessiblePanel *>(known)->clear();
}

AccessiblePanel::AccessiblePanel(PanelView &view) : QAccessibleWidget(&view, QAccessible::Border), m_view(view) {}

AccessiblePanel::~AccessiblePanel() { clear(); }

void AccessiblePanel::clear()
{
    for (const QAccessible::Id id : m_ids) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
    m_ids.clear();
}

int AccessiblePanel::childCount() const { return static_cast<int>(m_view.picture().cells.size()); }

QAccessibleInterface *AccessiblePanel::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    if (QWidget *widget = m_view.widgetOf(static_cast<std::size_t>(index)))
        return QAccessible::queryAccessibleInterface(widget);
    m_ids.resize(m_view.picture().cells.size());
    QAccessible::Id &id = m_ids[index];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new AccessiblePanelCell(*this, static_cast<std::size_t>(index)));
    return QAccessible::accessibleInterface(id);
}

int AccessiblePanel::indexOfChild(const QAccessibleInterface *child) const
{
    for (int index = 0; index < childCount(); ++index) {
        if (this->child(index) == child)
            return index;
    }
    return -1;
}

QAccessibleInterface *AccessiblePanel::childAt(int x, int y) const
{
    for (int index = childCount() - 1; index >= 0; --index) {
        if (child(index)->rect().contains(x, y))
            return child(index);
    }
    return nullptr;
}

} // namespace views
