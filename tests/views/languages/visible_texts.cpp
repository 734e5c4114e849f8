// SPDX-License-Identifier: GPL-3.0-or-later
#include "visible_texts.h"

#include <algorithm>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QTextEdit>

#include "views/board/board_view.h"
#include "views/panels/panel_view.h"
#include "views/timeline/timeline_bar.h"

namespace {

/// Words without their marking, and without the folder of a test, which is another one each time.
QString plain(const QString &text)
{
    static const QRegularExpression folder(QRegularExpression::escape(QDir::tempPath()) + QStringLiteral("/[^/]+"));
    QString words = Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    return words.remove(folder);
}

class Reader {
public:
    void read(const QWidget &widget, const QString &path);
    void readAccessible(QAccessibleInterface *object, const QString &path, int depth = 0);
    QList<VisibleText> take();

private:
    void add(const QString &path, const char *what, const QString &text);
    void readOwn(const QWidget &widget, const QString &path);
    void readField(const QWidget &widget, const QString &path);
    void readPainted(const QWidget &widget, const QString &path);
    void readActions(const QWidget &widget, const QString &path);
    void readModel(QAbstractItemModel &model, const QModelIndex &parent, const QString &path);

    QList<VisibleText> m_texts;
};

void Reader::add(const QString &path, const char *what, const QString &text)
{
    if (!text.isEmpty())
        m_texts.append({path + QLatin1Char('.') + QLatin1String(what), plain(text)});
}

QList<VisibleText> Reader::take()
{
    std::sort(m_texts.begin(), m_texts.end());
    return m_texts;
}

QString nameOf(const QObject &object)
{
    const QString name = object.objectName();
    const QString kind = QString::fromLatin1(object.metaObject()->className()).remove(QStringLiteral("views::"));
    return name.isEmpty() ? kind : QStringLiteral("%1(%2)").arg(kind, name);
}

void Reader::read(const QWidget &widget, const QString &path)
{
    const QString here = path.isEmpty() ? nameOf(widget) : path + QLatin1Char('/') + nameOf(widget);
    readOwn(widget, here);
    readField(widget, here);
    readPainted(widget, here);
    readActions(widget, here);
    const auto *list = qobject_cast<const QAbstractItemView *>(&widget);
    // What a dialogue for files lists is not the program's.
    if (list && list->model() && !qobject_cast<const QFileDialog *>(list->window()))
        readModel(*list->model(), list->rootIndex(), here);
    for (const QObject *object : widget.children()) {
        const auto *child = qobject_cast<const QWidget *>(object);
        if (child && !child->isWindow() && !child->isHidden())
            read(*child, here);
    }
}

/// What every widget may have.
void Reader::readOwn(const QWidget &widget, const QString &path)
{
    if (widget.isWindow())
        add(path, "title", widget.windowTitle());
    add(path, "toolTip", widget.toolTip());
    add(path, "whatsThis", widget.whatsThis());
    add(path, "statusTip", widget.statusTip());
    add(path, "accessibleName", widget.accessibleName());
    add(path, "accessibleDescription", widget.accessibleDescription());
}

void Reader::readField(const QWidget &widget, const QString &path)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        add(path, "text", label->text());
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        add(path, "text", button->text());
        add(path, "key", button->shortcut().toString(QKeySequence::NativeText));
    } else if (const auto *group = qobject_cast<const QGroupBox *>(&widget)) {
        add(path, "text", group->title());
    } else if (const auto *line = qobject_cast<const QLineEdit *>(&widget)) {
        add(path, "text", line->displayText());
        add(path, "placeholder", line->placeholderText());
    } else if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(&widget)) {
        add(path, "text", spin->text());
    } else if (const auto *edit = qobject_cast<const QPlainTextEdit *>(&widget)) {
        add(path, "text", edit->toPlainText());
        add(path, "placeholder", edit->placeholderText());
    } else if (const auto *rich = qobject_cast<const QTextEdit *>(&widget)) {
        add(path, "text", rich->toPlainText());
        add(path, "placeholder", rich->placeholderText());
    } else if (const auto *progress = qobject_cast<const QProgressBar *>(&widget)) {
        add(path, "text", progress->text());
    } else if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        for (int i = 0; i < box->count(); ++i) {
            add(path, "item", box->itemText(i));
            add(path, "itemToolTip", box->itemData(i, Qt::ToolTipRole).toString());
        }
        add(path, "placeholder", box->placeholderText());
    } else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i) {
            add(path, "tab", tabs->tabText(i));
            add(path, "tabToolTip", tabs->tabToolTip(i));
        }
    }
}

void Reader::readPainted(const QWidget &widget, const QString &path)
{
    if (const auto *board = qobject_cast<const views::BoardView *>(&widget)) {
        for (const views::ElementItem *item : board->boardScene().elementItems()) {
            const views::ElementStyle &look = item->element().look;
            if (look.form == views::ElementStyle::Form::Words)
                add(path + QLatin1Char('/') + item->element().key, "words", look.id);
        }
    } else if (const auto *panel = qobject_cast<const views::PanelView *>(&widget)) {
        for (const views::Element &element : panel->picture().elements) {
            if (element.look.form == views::ElementStyle::Form::Words)
                add(path + QLatin1Char('/') + element.key, "words", element.look.id);
        }
        for (const views::PanelCell &cell : panel->picture().cells)
            add(path, "toolTip", cell.tip);
    } else if (const auto *bar = qobject_cast<const views::TimelineBar *>(&widget)) {
        for (int step = 0; step <= bar->lastStep(); ++step)
            add(path + QLatin1Char('/') + QString::number(step), "toolTip", bar->inWords(step));
    }
}

void Reader::readActions(const QWidget &widget, const QString &path)
{
    const QList<QAction *> actions = widget.actions();
    for (const QAction *action : actions) {
        const QString here = path + QStringLiteral("/action");
        add(here, "text", action->text());
        add(here, "key", action->shortcut().toString(QKeySequence::NativeText));
        add(here, "toolTip", action->toolTip());
        add(here, "statusTip", action->statusTip());
        add(here, "whatsThis", action->whatsThis());
        if (QMenu *menu = action->menu()) {
            emit menu->aboutToShow(); // some are filled then
            readActions(*menu, here);
        }
    }
}

void Reader::readModel(QAbstractItemModel &model, const QModelIndex &parent, const QString &path)
{
    constexpr std::pair<int, const char *> kRoles[] = {{Qt::DisplayRole, "display"},
                                                       {Qt::ToolTipRole, "toolTip"},
                                                       {Qt::StatusTipRole, "statusTip"},
                                                       {Qt::WhatsThisRole, "whatsThis"},
                                                       {Qt::AccessibleTextRole, "accessibleText"},
                                                       {Qt::AccessibleDescriptionRole, "accessibleDescription"}};
    while (model.canFetchMore(parent)) // all that can be scrolled to
        model.fetchMore(parent);
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QString here = path + QLatin1Char('/') + QString::number(row);
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const auto &[role, what] : kRoles)
                add(here, what, index.data(role).toString());
        }
        readModel(model, model.index(row, 0, parent), here);
    }
    for (int column = 0; !parent.isValid() && column < model.columnCount(); ++column)
        add(path, "header", model.headerData(column, Qt::Horizontal).toString());
}

void Reader::readAccessible(QAccessibleInterface *object, const QString &path, int depth)
{
    constexpr int kDeepest = 40;
    constexpr std::pair<QAccessible::Text, const char *> kTexts[] = {{QAccessible::Name, "name"},
                                                                     {QAccessible::Description, "description"},
                                                                     {QAccessible::Value, "value"},
                                                                     {QAccessible::Help, "help"}};
    const auto *widget = object ? qobject_cast<QWidget *>(object->object()) : nullptr;
    if (!object || depth > kDeepest || (depth > 0 && (object->state().invisible || (widget && widget->isHidden()))))
        return;
    // How far one has scrolled is nothing that is said; what was said before was in the language of then.
    if (object->role() == QAccessible::ScrollBar || object->role() == QAccessible::StatusBar)
        return;
    const QString own = widget ? nameOf(*widget) : QString::number(object->role());
    const QString here = path + QLatin1Char('/') + own;
    for (const auto &[text, what] : kTexts)
        add(here, what, object->text(text));
    if (auto *actions = object->actionInterface()) {
        for (const QString &name : actions->actionNames()) {
            add(here, "action", actions->localizedActionName(name));
            add(here, "actionDescription", actions->localizedActionDescription(name));
        }
    }
    // The rows say what the model says, which is read already; what a dialogue for files lists is not the program's.
    if (qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QFileDialog *>(widget))
        return;
    for (int i = 0; i < object->childCount(); ++i)
        readAccessible(object->child(i), here, depth + 1);
}

} // namespace

QList<VisibleText> visibleTexts(QWidget &window)
{
    Reader reader;
    reader.read(window, {});
    reader.readAccessible(QAccessible::queryAccessibleInterface(&window), QStringLiteral("spoken:"));
    return reader.take();
}

QStringList linesOf(const QList<VisibleText> &texts)
{
    QStringList lines;
    for (const VisibleText &text : texts)
        lines << QString(text.path + QStringLiteral(": ") + text.text).replace(QLatin1Char('\n'), QLatin1Char('|'));
    return lines;
}
