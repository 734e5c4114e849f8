// SPDX-License-Identifier: GPL-3.0-or-later
#include "cut_off.h"

#include <cmath>

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOption>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeView>

#include "everything.h"
#include "painted_texts.h"
#include "views/board/board_view.h"
#include "views/common/fonts.h"
#include "views/common/wrapping_combo.h"
#include "views/panels/panel_view.h"
#include "visible_texts.h"

namespace {

constexpr int kMargins = 24; ///< that a form leaves at its sides

QString nameOf(const QObject &object)
{
    const QString kind = QString::fromLatin1(object.metaObject()->className()).remove(QStringLiteral("views::"));
    return object.objectName().isEmpty() ? kind : QStringLiteral("%1(%2)").arg(kind, object.objectName());
}

int widthOf(const QWidget &widget, const QString &text)
{
    const QFontMetrics metrics(widget.font());
    int width = 0;
    for (const QString &line : text.split(QLatin1Char('\n')))
        width = std::max(width, metrics.size(Qt::TextShowMnemonic, line).width());
    return width;
}

class Measure {
public:
    explicit Measure(bool withBoards) : m_withBoards(withBoards) {}
    void check(QWidget &window);
    QStringList take() const { return m_findings; }

private:
    void tell(const QWidget &widget, const QString &what, const QString &text = {});
    void checkPainted(QWidget &window);
    void checkTypeface(const QWidget &widget);
    void checkTree(QWidget &widget);
    void checkWords(QWidget &widget);
    void checkLabel(const QLabel &label);
    void checkButton(const QAbstractButton &button);
    void checkCombo(QComboBox &box);
    void checkLongestWord(const QWidget &widget, const QString &text, bool isRich, int room);
    void checkTabs(QTabBar &tabs);
    void checkList(const QAbstractItemView &list);
    void checkRow(const QAbstractItemView &list, const QModelIndex &index);
    void checkMenus(const QWidget &widget);
    void checkScroll(const QAbstractScrollArea &area);
    void checkPlace(const QWidget &child);
    void checkOverlaps(const QWidget &parent);
    void checkElement(const QWidget &shown, const views::Element &element);
    void checkBoard(const views::BoardView &board);
    void checkPanel(const views::PanelView &panel);

    bool m_withBoards;
    QStringList m_findings;
};

void Measure::tell(const QWidget &widget, const QString &what, const QString &text)
{
    QString path = nameOf(widget);
    for (const QWidget *parent = widget.parentWidget(); parent && !widget.isWindow(); parent = parent->parentWidget()) {
        path.prepend(nameOf(*parent) + QLatin1Char('/'));
        if (parent->isWindow())
            break;
    }
    m_findings
        << QStringLiteral("%1: %2: %3").arg(path, what, QString(text).replace(QLatin1Char('\n'), QLatin1Char('|')));
}

QString sizes(int needed, int there) { return QStringLiteral("needs %1, has %2").arg(needed).arg(there); }

void Measure::checkLabel(const QLabel &label)
{
    const QString text = label.text();
    if (text.isEmpty())
        return;
    const QRect room = label.contentsRect();
    const bool isRich =
        label.textFormat() == Qt::RichText || (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(text));
    if (!label.wordWrap()) {
        const int needed = isRich ? label.sizeHint().width() : widthOf(label, text);
        if (needed > room.width() + 1)
            tell(label, sizes(needed, room.width()) + QStringLiteral(" wide"), text);
        if (QFontMetrics(label.font()).height() > room.height() + 1)
            tell(label, QStringLiteral("too low"), text);
        return;
    }
    if (const int needed = label.heightForWidth(label.width()); needed > label.height() + 1)
        tell(label, sizes(needed, label.height()) + QStringLiteral(" high"), text);
    checkLongestWord(label, text, isRich, room.width());
}

void Measure::checkButton(const QAbstractButton &button)
{
    const QString text = button.text();
    if (text.isEmpty())
        return;
    QStyle &style = *button.style();
    int room = button.width();
    int icon = 0;
    if (const auto *push = qobject_cast<const QPushButton *>(&button)) {
        QStyleOptionButton option;
        option.initFrom(push);
        room = style.subElementRect(QStyle::SE_PushButtonContents, &option, push).width();
        icon = push->icon().isNull() ? 0 : push->iconSize().width() + 4;
    } else if (qobject_cast<const QCheckBox *>(&button) || qobject_cast<const QRadioButton *>(&button)) {
        QStyleOptionButton option;
        option.initFrom(&button);
        const bool isCheck = qobject_cast<const QCheckBox *>(&button);
        room = style
                   .subElementRect(isCheck ? QStyle::SE_CheckBoxContents : QStyle::SE_RadioButtonContents, &option,
                                   &button)
                   .width();
    } else if (const auto *tool = qobject_cast<const QToolButton *>(&button)) {
        if (tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull())
            return;
    }
    if (const int needed = widthOf(button, text) + icon; needed > room + 1)
        tell(button, sizes(needed, room), text);
    if (QFontMetrics(button.font()).height() > button.height() + 1)
        tell(button, QStringLiteral("too low"), text);
}

void Measure::checkLongestWord(const QWidget &widget, const QString &text, bool isRich, int room)
{
    QTextDocument document;
    document.setDefaultFont(widget.font());
    document.setDocumentMargin(0);
    if (isRich)
        document.setHtml(text);
    else
        document.setPlainText(text);
    document.setTextWidth(1); // as narrow as its longest word
    if (const int needed = static_cast<int>(document.idealWidth()); needed > room + 1)
        tell(widget, sizes(needed, room) + QStringLiteral(" for the longest word"), text);
}

void Measure::checkCombo(QComboBox &box)
{
    if (views::fontScale() > 1 && box.objectName() == QLatin1String("fileTypeCombo"))
        return; // in Qt's own dialogue, where it has what the words beside it leave
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
    const int needed = widthOf(box, box.currentText()) + icon;
    if (const auto *lines = qobject_cast<const views::WrappingCombo *>(&box)) {
        if (const int high = lines->heightFor(lines->width()); high > lines->height() + 1)
            tell(box, sizes(high, lines->height()) + QStringLiteral(" high"), box.currentText());
        checkLongestWord(box, box.currentText(), false, field.width());
    } else if (needed > field.width() + 1)
        tell(box, sizes(needed, field.width()), box.currentText());
    if (!box.isEnabled() || box.count() == 0)
        return;
    box.showPopup();
    const QAbstractItemView &list = *box.view();
    for (const QWidget *scroller : list.window()->findChildren<QWidget *>()) {
        if (scroller->isVisible() && scroller->inherits("QComboBoxPrivateScroller")
            && box.count() <= box.maxVisibleItems())
            tell(box, QStringLiteral("its list opens with an arrow to scroll"), box.currentText());
    }
    for (int row = 0; row < box.count(); ++row) {
        const QModelIndex index = list.model()->index(row, box.modelColumn(), list.rootIndex());
        const int wide = widthOf(list, box.itemText(row));
        if (const int room = list.visualRect(index).width(); wide > room + 1)
            tell(box, sizes(wide, room) + QStringLiteral(" in its list"), box.itemText(row));
    }
    box.hidePopup();
}

void Measure::checkTabs(QTabBar &tabs)
{
    for (int i = 0; i < tabs.count(); ++i) {
        const QRect tab = tabs.tabRect(i);
        if (!tabs.isTabVisible(i))
            continue;
        if (const int needed = widthOf(tabs, tabs.tabText(i)); needed > tab.width())
            tell(tabs, sizes(needed, tab.width()), tabs.tabText(i));
        if (!tabs.rect().adjusted(-1, -1, 1, 1).contains(tab))
            tell(tabs, QStringLiteral("a tab is out of sight"), tabs.tabText(i));
    }
}

void Measure::checkRow(const QAbstractItemView &list, const QModelIndex &index)
{
    const QRect row = list.visualRect(index);
    const QString text = index.data().toString();
    if (row.isEmpty() || text.isEmpty())
        return;
    QStyleOptionViewItem option;
    option.initFrom(&list);
    option.widget = &list;
    option.font = list.font();
    option.rect = row;
    option.decorationSize = list.iconSize();
    const auto *rows = qobject_cast<const QListView *>(&list);
    const auto *tree = qobject_cast<const QTreeView *>(&list);
    const bool wraps = (rows && rows->wordWrap()) || (tree && tree->wordWrap());
    if (wraps)
        option.features |= QStyleOptionViewItem::WrapText;
    const QSize needed = list.itemDelegateForIndex(index)->sizeHint(option, index);
    if (needed.height() > row.height() + 1)
        tell(list, sizes(needed.height(), row.height()) + QStringLiteral(" high"), text);
    if (!wraps && list.itemDelegateForIndex(index)->metaObject() == &QStyledItemDelegate::staticMetaObject
        && needed.width() > row.width() + 1)
        tell(list, sizes(needed.width(), row.width()) + QStringLiteral(" wide"), text);
}

void Measure::checkList(const QAbstractItemView &list)
{
    if (!list.model() || qobject_cast<const QFileDialog *>(list.window()))
        return;
    for (int y = 2; y < list.viewport()->height(); y += 4) {
        const QModelIndex index = list.indexAt({list.viewport()->width() / 2, y});
        if (!index.isValid())
            continue;
        checkRow(list, index);
        y = std::max(y, list.visualRect(index).bottom());
    }
}

void Measure::checkMenus(const QWidget &widget)
{
    const QList<QAction *> actions = widget.actions();
    for (const QAction *action : actions) {
        QMenu *menu = action->menu();
        if (!menu)
            continue;
        emit menu->aboutToShow();
        checkTypeface(*menu);
        const QSize size = menu->sizeHint();
        if (const QSize screen = screenToFit(); size.width() > screen.width() || size.height() > screen.height())
            tell(widget, QStringLiteral("a menu of %1 x %2").arg(size.width()).arg(size.height()), action->text());
        checkMenus(*menu);
    }
    if (const auto *bar = qobject_cast<const QMenuBar *>(&widget)) {
        if (bar->sizeHint().width() > bar->width())
            tell(widget, sizes(bar->sizeHint().width(), bar->width()));
    }
}

/// Beyond its sides nothing may be; lists break their words, and words of people are broken where they end.
void Measure::checkScroll(const QAbstractScrollArea &area)
{
    const QScrollBar &bar = *area.horizontalScrollBar();
    if (qobject_cast<const QFileDialog *>(area.window()) || qobject_cast<const views::BoardView *>(&area))
        return;
    if (bar.maximum() <= bar.minimum())
        return;
    QStringList wide;
    for (const QWidget *child : area.viewport()->findChildren<QWidget *>()) {
        if (child->isVisible() && child->minimumSizeHint().width() > area.viewport()->width() - kMargins)
            wide << nameOf(*child);
    }
    tell(area, QStringLiteral("scrolls sideways by %1").arg(bar.maximum() - bar.minimum()),
         wide.join(QStringLiteral(", ")));
}

void Measure::checkPlace(const QWidget &child)
{
    const QWidget &parent = *child.parentWidget();
    const bool scrolls = parent.parentWidget() && qobject_cast<const QAbstractScrollArea *>(parent.parentWidget())
                         && parent.objectName() == QLatin1String("qt_scrollarea_viewport");
    QRect room = parent.rect().adjusted(-1, -1, 1, 1);
    if (scrolls) {
        room.setTop(-1'000'000);
        room.setBottom(1'000'000);
    }
    if (!child.geometry().isEmpty() && !room.contains(child.geometry()))
        tell(child, QStringLiteral("reaches out of what holds it: %1, %2 to %3, %4 of %5 x %6")
                        .arg(child.geometry().left())
                        .arg(child.geometry().top())
                        .arg(child.geometry().right())
                        .arg(child.geometry().bottom())
                        .arg(parent.width())
                        .arg(parent.height()));
}

bool hasWords(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return !label->text().isEmpty();
    return qobject_cast<const QAbstractButton *>(&widget) || qobject_cast<const QComboBox *>(&widget)
           || qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget);
}

void Measure::checkOverlaps(const QWidget &parent)
{
    std::vector<const QWidget *> words;
    for (const QObject *object : parent.children()) {
        const auto *child = qobject_cast<const QWidget *>(object);
        if (child && child->isVisible() && !child->isWindow() && hasWords(*child))
            words.push_back(child);
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (std::size_t j = i + 1; j < words.size(); ++j) {
            if (words[i]->geometry().adjusted(1, 1, -1, -1).intersects(words[j]->geometry().adjusted(1, 1, -1, -1)))
                tell(*words[i], QStringLiteral("lies over ") + nameOf(*words[j]));
        }
    }
}

/// Words shrink to three quarters and are cut then; only people's names may be.
void Measure::checkElement(const QWidget &shown, const views::Element &element)
{
    if (element.look.form != views::ElementStyle::Form::Words || freeTexts().contains(element.look.id))
        return;
    const views::FittedWords fitted = views::PieceRenderer::fitting(element.look, element.rect.size());
    if (fitted.words != element.look.id)
        tell(shown, QStringLiteral("words are cut to %1").arg(fitted.words),
             element.key + QLatin1Char(' ') + element.look.id);
}

void Measure::checkBoard(const views::BoardView &board)
{
    for (const views::ElementItem *item : board.boardScene().elementItems())
        checkElement(board, item->element());
}

/// Its words, and that all of it has its room.
void Measure::checkPanel(const views::PanelView &panel)
{
    const views::PanelPicture &picture = panel.picture();
    for (const views::Element &element : picture.elements)
        checkElement(panel, element);
    if (picture.size.width() > panel.width() + 1 || picture.size.height() > panel.height() + 1)
        tell(panel, sizes(qRound(picture.size.width()), panel.width()) + QStringLiteral(" wide, ")
                        + sizes(qRound(picture.size.height()), panel.height()) + QStringLiteral(" high"));
}

void Measure::checkWords(QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        checkLabel(*label);
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        checkButton(*button);
    } else if (auto *box = qobject_cast<QComboBox *>(&widget)) {
        checkCombo(*box);
    } else if (auto *tabs = qobject_cast<QTabBar *>(&widget)) {
        checkTabs(*tabs);
    } else if (const auto *group = qobject_cast<const QGroupBox *>(&widget)) {
        if (const int needed = widthOf(*group, group->title()) + 24; needed > group->width())
            tell(*group, sizes(needed, group->width()), group->title());
    } else if (const auto *line = qobject_cast<const QLineEdit *>(&widget)) {
        const QString text = line->text().isEmpty() ? line->placeholderText() : QString();
        if (const int needed = widthOf(*line, text); needed > line->contentsRect().width())
            tell(*line, sizes(needed, line->contentsRect().width()), text);
    } else if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(&widget)) {
        if (spin->width() < spin->minimumSizeHint().width())
            tell(*spin, sizes(spin->minimumSizeHint().width(), spin->width()), spin->text());
    }
    if (const auto *list = qobject_cast<const QAbstractItemView *>(&widget))
        checkList(*list);
    if (const auto *board = qobject_cast<const views::BoardView *>(&widget); board && m_withBoards)
        checkBoard(*board);
    if (const auto *panel = qobject_cast<const views::PanelView *>(&widget); panel && m_withBoards)
        checkPanel(*panel);
    if (const auto *area = qobject_cast<const QAbstractScrollArea *>(&widget))
        checkScroll(*area);
}

void Measure::checkTypeface(const QWidget &widget)
{
    if (widget.font().families() != views::fontFamilies())
        tell(widget, QStringLiteral("is written in another typeface"), widget.font().family());
}

void Measure::checkTree(QWidget &widget)
{
    checkTypeface(widget);
    checkWords(widget);
    checkMenus(widget);
    // What is in a field belongs to it.
    if (qobject_cast<QComboBox *>(&widget) || qobject_cast<QAbstractSpinBox *>(&widget)
        || qobject_cast<QLineEdit *>(&widget) || qobject_cast<QTabBar *>(&widget) || qobject_cast<QMenuBar *>(&widget))
        return;
    checkOverlaps(widget);
    const QObjectList children = widget.children();
    for (QObject *object : children) {
        auto *child = qobject_cast<QWidget *>(object);
        if (!child || !child->isVisible() || child->isWindow())
            continue;
        checkPlace(*child);
        checkTree(*child);
    }
}

/// What comes out with “…” and is no part of a text that has it, was shortened.
void Measure::checkPainted(QWidget &window)
{
    if (!m_withBoards || qobject_cast<const QFileDialog *>(&window))
        return;
    QString whole;
    for (const VisibleText &text : visibleTexts(window))
        whole += QString(text.text).remove(QLatin1Char('&')) + QLatin1Char('\n');
    for (const QString &text : paintedTexts(window)) {
        if (text.contains(QChar(0x2026)) && !whole.contains(QString(text).remove(QLatin1Char('&')).trimmed()))
            tell(window, QStringLiteral("is shortened"), text);
    }
}

void Measure::check(QWidget &window)
{
    const QSize least = window.minimumSizeHint();
    if (least.width() > window.width() || least.height() > window.height())
        tell(window, QStringLiteral("is %1 x %2, needs %3 x %4")
                         .arg(window.width())
                         .arg(window.height())
                         .arg(least.width())
                         .arg(least.height()));
    if (const QSize screen = screenToFit(); window.width() > screen.width() || window.height() > screen.height())
        tell(window, QStringLiteral("is %1 x %2").arg(window.width()).arg(window.height()));
    checkPainted(window);
    checkTree(window);
}

} // namespace

QSize screenToFit()
{
    const QString usual = views::fontScale() > 1 ? QStringLiteral("1280x800") : QStringLiteral("1024x700");
    const QStringList sides = qEnvironmentVariable("CARTOUCHE_SIZE", usual).split(u'x');
    return {sides.front().toInt(), sides.back().toInt()};
}

QStringList cutOff(QWidget &window, bool withBoards)
{
    Measure measure(withBoards);
    measure.check(window);
    QStringList findings = measure.take();
    findings.removeDuplicates();
    return findings;
}
