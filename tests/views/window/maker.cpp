// SPDX-License-Identifier: GPL-3.0-or-later
#include "maker.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTest>

#include "views/board/board_view_state.h"
#include "views/scenario/editor_goal.h"
#include "views/scenario/editor_palette.h"

namespace {

constexpr int kMostTabs = 60; // stops of a page

QString plain(QString text) { return text.remove(QLatin1Char('&')); }

QAction *actionOf(const QWidget &menu, const QString &text)
{
    for (QAction *action : menu.actions()) {
        if (plain(action->text()) == text)
            return action;
    }
    return nullptr;
}

} // namespace

Maker::Maker(views::MainWindow &window) : m_window(&window)
{
    window.resize(1280, 800);
    rest();
}

QWidget &Maker::front() { return *m_window->findChild<QStackedWidget *>()->currentWidget(); }

QByteArray Maker::record() { return record::write(play().record()); }

QList<QByteArray> Maker::walked()
{
    QList<QByteArray> all{record()};
    int undone = 0;
    for (; page().canUndo(); ++undone) {
        page().undo();
        all << record();
    }
    for (; undone > 0; --undone) {
        page().redo();
        all << record();
    }
    return all;
}

engine::PlaceIndex Maker::place(const char *id)
{
    const engine::Game &game =
        m_window->find<views::LessonPage>() ? lesson().attempt().position().game() : play().game();
    const engine::PlaceIndex place = game.placeOf(id);
    if (place == engine::kNowhere)
        qFatal("There is no place %s", id);
    return place;
}

engine::Piece Maker::find(const Sort &sort)
{
    for (const engine::Piece &piece : play().game().box(editor().arrangement())) {
        const bool isOwners = sort.owner == engine::kNobody || piece.owner == sort.owner;
        if (play().game().pieceKinds()[piece.kind].id == sort.kind && isOwners && piece.value == sort.value)
            return piece;
    }
    qFatal("There is no %s in the box", sort.kind);
}

int Maker::countAt(const char *id)
{
    int count = 0;
    for (const engine::Piece &piece : editor().arrangement().pieces)
        count += piece.place == place(id) ? piece.count : 0;
    return count;
}

QWidget *Maker::notice(const char *name)
{
    for (auto *notice : m_window->findChildren<QWidget *>(QStringLiteral("notice-") + QLatin1String(name))) {
        if (!notice->isHidden())
            return notice;
    }
    return nullptr;
}

QString Maker::sentenceOf(const QWidget &notice)
{
    return notice.findChild<QLabel *>(QStringLiteral("sentence"))->text();
}

engine::Position Maker::positionNow()
{
    if (m_window->find<views::LessonPage>())
        return lesson().attempt().position();
    return page().findChild<views::EditorAnswer *>()->course().last();
}

/// In the order of the places to which pieces go.
std::vector<engine::MoveTarget> Maker::moveTargetsOf(const char *action)
{
    const engine::Position position = positionNow();
    const auto read = position.readAction(action);
    if (!std::holds_alternative<engine::Action>(read))
        qFatal("%s is no action here", action);
    std::vector<engine::MoveTarget> moveTargets = position.moveTargets(std::get<engine::Action>(read));
    std::sort(moveTargets.begin(), moveTargets.end(),
              [](const engine::MoveTarget &a, const engine::MoveTarget &b) { return a.to < b.to; });
    return moveTargets;
}

QPushButton &Maker::buttonNamed(const char *text)
{
    for (auto *button : front().findChildren<QPushButton *>()) {
        const QString wanted = QString::fromUtf8(text);
        if (button->isVisible() && (plain(button->text()) == wanted || button->accessibleName() == wanted))
            return *button;
    }
    qFatal("There is no button %s", text);
}

QTabBar &Maker::tabs() { return *page().findChild<QTabBar *>(); }

int Maker::tabOf(const char *text)
{
    for (int i = 0; i < tabs().count(); ++i) {
        if (plain(tabs().tabText(i)) == QString::fromUtf8(text))
            return i;
    }
    qFatal("There is no tab %s", text);
}

int Maker::choiceOf(const char *name, const char *data)
{
    return control<QComboBox>(name).findData(QString::fromUtf8(data));
}

// ---- by mouse

/// Layouts come to rest: what is clicked on stays where it is.
void Maker::rest() { QCoreApplication::sendPostedEvents(); }

void Maker::click(QWidget &widget)
{
    rest();
    click(widget, widget.rect().center());
}

void Maker::click(QWidget &widget, QPoint at)
{
    QVERIFY2(widget.isVisible() && widget.isEnabled(), qPrintable(widget.objectName()));
    const QWidget *const hit = widget.window()->childAt(widget.mapTo(widget.window(), at));
    QVERIFY2(hit && (hit == &widget || widget.isAncestorOf(hit)), qPrintable(widget.objectName()));
    QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
}

void Maker::clickMenu(const QStringList &texts)
{
    QMenu *menu = nullptr;
    for (const QString &text : texts) {
        QWidget &bar = menu ? static_cast<QWidget &>(*menu) : *m_window->menuBar();
        QAction *const action = actionOf(bar, text);
        QTRY_VERIFY2(bar.isVisible(), qPrintable(text)); // a submenu takes its time
        QVERIFY2(action && action->isEnabled(), qPrintable(text));
        const QRect entry = menu ? menu->actionGeometry(action) : m_window->menuBar()->actionGeometry(action);
        menu = action->menu();
        QTest::mouseClick(&bar, Qt::LeftButton, {}, entry.center());
    }
}

void Maker::reveal(QWidget &widget)
{
    rest();
    for (QWidget *parent = widget.parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *const area = qobject_cast<QScrollArea *>(parent))
            area->ensureWidgetVisible(&widget);
    }
}

void Maker::clickSort(const Sort &sort)
{
    rest();
    auto &palette = *page().findChild<views::EditorPalette *>();
    QListWidgetItem *const entry = palette.item(palette.rowOf(find(sort)));
    palette.scrollToItem(entry);
    click(*palette.viewport(), palette.visualItemRect(entry).center());
}

void Maker::clickPlace(engine::PlaceIndex place)
{
    rest();
    click(*board().viewport(), board().placeRect(place).center());
}

void Maker::clickTab(const char *text)
{
    rest();
    click(tabs(), tabs().tabRect(tabOf(text)).center());
    QCOMPARE(tabs().currentIndex(), tabOf(text));
}

void Maker::clickChoice(const char *name, int index)
{
    QVERIFY(index >= 0);
    auto &box = control<QComboBox>(name);
    reveal(box);
    click(box);
    QAbstractItemView &list = *box.view();
    QVERIFY(list.isVisible());
    const QModelIndex entry = box.model()->index(index, 0);
    list.scrollTo(entry);
    const QPoint at = list.visualRect(entry).center();
    QTest::mouseMove(list.viewport(), at); // else the click still belongs to the opening
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
}

void Maker::clickButton(QAbstractButton &button)
{
    reveal(button);
    click(button);
}

void Maker::clickUp(const char *number, int times)
{
    auto &box = control<QSpinBox>(number);
    reveal(box);
    for (int i = 0; i < times; ++i)
        click(box, {box.width() - 6, box.height() / 4});
}

views::PlaceButton *Maker::tableRow(engine::PlaceIndex place)
{
    for (auto *row : front().findChildren<views::PlaceButton *>()) {
        if (row->place() == place && row->isVisible())
            return row;
    }
    return nullptr;
}

void Maker::clickAction(const char *text)
{
    for (const engine::MoveTarget &target : moveTargetsOf(text)) {
        if (target.choice != engine::kNowhere) {
            if (views::PlaceButton *const row = tableRow(target.choice))
                clickButton(*row);
            else
                clickPlace(target.choice);
            continue;
        }
        const bool isInHand = shown().picked && shown().picked->place == target.from;
        if (!isInHand && target.value != 0)
            click(*board().viewport(), cardOn(board(), target.from, target.value));
        else if (!isInHand)
            clickPlace(target.from);
        clickPlace(target.to);
    }
    if (button("main").isVisible())
        clickButton(button("main"));
}

void Maker::learn(const char *button)
{
    clickButton(buttonNamed(button));
    QVERIFY(m_window->find<views::CoursePage>());
    clickButton(this->button("next"));
    QVERIFY(m_window->find<views::LessonPage>());
}

void Maker::solve()
{
    scenario::Attempt &attempt = lesson().attempt();
    for (const engine::Action action : attempt.answer()) {
        QTRY_VERIFY(!lesson().playback().isPlayingBack());
        if (action.actor() == attempt.seat() && attempt.verdict() == scenario::Verdict::Open)
            clickAction(attempt.position().actionText(action).c_str());
    }
    QTRY_VERIFY(!lesson().playback().isPlayingBack());
    QCOMPARE(attempt.verdict(), scenario::Verdict::Solved);
}

// ---- by keyboard

void Maker::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *const popup = QApplication::activePopupWidget();
    QWidget *const focus = QApplication::focusWidget();
    QTest::keyClick(popup ? popup : focus ? focus : m_window, key, modifiers);
}

void Maker::type(const QString &text)
{
    QVERIFY(QApplication::focusWidget());
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void Maker::tabTo(const QWidget &widget, Qt::Key tab)
{
    for (int keys = 0; !widget.hasFocus(); ++keys) {
        QVERIFY2(keys < kMostTabs, qPrintable(widget.objectName()));
        key(tab, tab == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    }
}

void Maker::keyMenu(Qt::Key letter, const QStringList &texts)
{
    key(letter, Qt::AltModifier);
    for (const QString &text : texts) {
        auto *const menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY2(menu, qPrintable(text));
        for (int keys = 0; !menu->activeAction() || plain(menu->activeAction()->text()) != text; ++keys) {
            QVERIFY2(keys < kMostTabs, qPrintable(text));
            key(Qt::Key_Down);
        }
        key(Qt::Key_Return);
    }
}

void Maker::keySort(const Sort &sort)
{
    auto &palette = *page().findChild<views::EditorPalette *>();
    tabTo(palette, Qt::Key_Backtab);
    const int row = palette.rowOf(find(sort));
    for (int keys = 0; palette.currentRow() != row; ++keys) {
        QVERIFY(keys < palette.count());
        key(palette.currentRow() < row ? Qt::Key_Down : Qt::Key_Up);
    }
    key(Qt::Key_Return);
}

void Maker::keyPlace(const char *id)
{
    walkTo(board(), place(id));
    key(Qt::Key_Return);
}

void Maker::keyTab(const char *text)
{
    tabTo(tabs());
    for (int keys = 0; tabs().currentIndex() != tabOf(text); ++keys) {
        QVERIFY(keys < tabs().count());
        key(tabs().currentIndex() < tabOf(text) ? Qt::Key_Right : Qt::Key_Left);
    }
}

void Maker::keyChoice(const char *name, int index)
{
    tabTo(control<QComboBox>(name));
    // Each choice on the way may build the form anew.
    for (int keys = 0; control<QComboBox>(name).currentIndex() != index; ++keys) {
        QVERIFY(keys < control<QComboBox>(name).count());
        QVERIFY(control<QComboBox>(name).hasFocus());
        key(control<QComboBox>(name).currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
    }
}

void Maker::keyButton(QAbstractButton &button)
{
    tabTo(button);
    key(Qt::Key_Space);
}

void Maker::keyUp(const char *number, int times)
{
    tabTo(control<QSpinBox>(number));
    for (int i = 0; i < times; ++i)
        key(Qt::Key_Up);
}

void Maker::keyAction(const char *text)
{
    const std::vector<engine::MoveTarget> moveTargets = moveTargetsOf(text);
    const auto go = [this](engine::PlaceIndex place) {
        walkTo(board(), place);
        key(Qt::Key_Return);
    };
    if (moveTargets.front().choice != engine::kNowhere) {
        for (const engine::MoveTarget &target : moveTargets) {
            if (views::PlaceButton *const row = tableRow(target.choice)) {
                tabTo(*row);
                key(Qt::Key_Return);
                continue;
            }
            tabTo(board());
            go(target.choice);
        }
        if (!shown().chosen.empty()) // it waits for a last word
            key(Qt::Key_Return);
    } else if (moveTargets.size() > 1) { // cards, by their figures
        for (const engine::MoveTarget &target : moveTargets)
            key(static_cast<Qt::Key>(Qt::Key_0 + target.value));
        key(Qt::Key_Return);
    } else {
        if (!shown().picked)
            go(moveTargets.front().from);
        go(moveTargets.front().to);
    }
}
