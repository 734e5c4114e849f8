// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/command_finder.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>

#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/quiet_tree.h"

namespace views {

namespace {

enum Column { Path, Keys };

/// Without capitals and accents.
QString folded(const QString &text)
{
    QString letters = text.normalized(QString::NormalizationForm_D);
    letters.removeIf([](QChar letter) { return letter.category() == QChar::Mark_NonSpacing; });
    return letters.toCaseFolded();
}

/// How well a command has the words, which are folded: best where it begins with them; below 0: it lacks one.
int rankOf(const MenuEntry &entry, const QStringList &words)
{
    const QString path = folded(entry.path);
    if (!std::all_of(words.begin(), words.end(), [&](const QString &word) { return path.contains(word); }))
        return -1;
    const QString text = folded(entry.text);
    const QString first = words.value(0);
    return text.startsWith(first) ? 2 : text.contains(first) ? 1 : 0;
}

} // namespace

CommandFinder::CommandFinder(QWidget *parent)
    : QWidget(parent), m_field(new QLineEdit(this)), m_list(new QuietTree<QTreeWidget>(this)),
      m_none(wrappedLabel({}, FontRole::Second, this))
{
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setHeaderHidden(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Path, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Keys, QHeaderView::ResizeToContents);
    makeColumn(this, {}, 8, {m_field, m_none, m_list});
    setFocusProxy(m_field);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandFinder::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CommandFinder::showCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, &CommandFinder::chosen);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void CommandFinder::setEntries(std::vector<MenuEntry> entries)
{
    const QPointer<QAction> before = current() ? current()->action : QPointer<QAction>();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        m_entries = std::move(entries);
        for (const MenuEntry &entry : m_entries)
            new QTreeWidgetItem(m_list, {entry.path});
        refreshKeys();
    }
    filter();
    setCurrent(before);
}

void CommandFinder::refreshKeys()
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(static_cast<int>(i));
        const QString keys = m_entries[i].action ? keysText(m_entries[i].action->shortcuts()) : QString();
        item->setText(Keys, keys);
        // Read as a whole, not cell by cell.
        const QStringList whole{m_entries[i].path, keys};
        for (const Column column : {Path, Keys})
            item->setData(column, Qt::AccessibleTextRole,
                          whole.mid(0, keys.isEmpty() ? 1 : 2).join(QStringLiteral(", ")));
    }
}

const MenuEntry *CommandFinder::current() const
{
    QTreeWidgetItem *item = m_list->currentItem();
    return item && !item->isHidden() ? &m_entries[m_list->indexOfTopLevelItem(item)] : nullptr;
}

void CommandFinder::setCurrent(const QAction *action)
{
    for (std::size_t i = 0; action && i < m_entries.size(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(static_cast<int>(i));
        if (m_entries[i].action == action && !item->isHidden())
            m_list->setCurrentItem(item);
    }
}

/// Shows the commands with the words that are typed; the one that has them best becomes the current one.
void CommandFinder::filter()
{
    const QStringList words = folded(m_field->text()).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QTreeWidgetItem *best = nullptr;
    int bestRank = -1;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(static_cast<int>(i));
        const int rank = rankOf(m_entries[i], words);
        item->setHidden(rank < 0);
        if (rank > bestRank) {
            best = item;
            bestRank = rank;
        }
    }
    m_list->setCurrentItem(best);
    m_none->setVisible(!best);
    if (!best)
        announce(*this, m_none->text());
}

void CommandFinder::showCurrent()
{
    if (m_field->hasFocus())
        readCurrent();
    emit currentChanged();
}

void CommandFinder::readCurrent()
{
    if (current())
        announce(*this, m_list->currentItem()->data(Path, Qt::AccessibleTextRole).toString());
}

bool CommandFinder::eventFilter(QObject *watched, QEvent *event)
{
    // It was chosen before anybody could hear it. A dialogue that is shown sends one before there is a focus, too.
    if (watched == m_field && event->type() == QEvent::FocusIn && m_field->hasFocus())
        readCurrent();
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QCoreApplication::sendEvent(m_list, event); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current())
            emit chosen();
        return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

void CommandFinder::retranslate()
{
    m_field->setPlaceholderText(tr("Words of a command"));
    m_field->setAccessibleName(tr("Words of a command"));
    m_field->setAccessibleDescription(tr("Up and Down choose among the commands that have them."));
    m_list->setAccessibleName(tr("Commands"));
    m_none->setText(tr("No command has these words."));
}

} // namespace views
