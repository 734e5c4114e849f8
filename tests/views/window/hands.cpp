// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands.h"

#include <algorithm>

#include <QAccessible>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "views/board/board_view_state.h"
#include "views/dialogs/new_game.h"
#include "views/play/game_page.h"

using engine::Action;
using engine::MoveTarget;
using engine::PlaceIndex;
using views::PlaceButton;

Hands::Hands(const engine::Game &game, Way way, int seats, QSize size, std::uint64_t seed) : m_way(way), m_random(seed)
{
    m_table.window().resize(size);
    QVERIFY(m_table.activate());
    QList<views::SeatChoice> people;
    for (int seat = 0; seat < seats; ++seat)
        people << views::SeatChoice{{}, QStringLiteral("human")};
    QVERIFY(m_table.window().navigator().beginGame(views::recordOf(game, people), seed));
    m_table.hurry();
    QVERIFY(waitReady());
}

bool Hands::isFree() { return m_table.page().isReady() && (!m_table.shown().choosable.empty() || !offers().empty()); }

bool Hands::waitReady()
{
    const auto isReady = [this] {
        if (QPushButton *cover = m_table.uncover())
            press(*cover);
        return play().isOver() ? m_table.result() != nullptr : isFree();
    };
    return QTest::qWaitFor(isReady, 10'000);
}

Action Hands::chosen()
{
    const engine::Position position = play().position();
    std::vector<Action> legal = position.legal();
    const std::vector<Action> all = legal;
    legal.erase(std::remove_if(legal.begin(), legal.end(),
                               [&](Action action) { return m_table.seen.count(verb(action)) != 0; }),
                legal.end());
    const std::vector<Action> &from = legal.empty() ? all : legal;
    const Action action = from[m_random.below(static_cast<std::uint32_t>(from.size()))];
    m_table.seen.insert(verb(action));
    return action;
}

PlaceButton *Hands::button(PlaceIndex place)
{
    for (PlaceButton *button : m_table.page().findChildren<PlaceButton *>()) {
        if (button->place() == place && button->isVisible())
            return button;
    }
    return nullptr;
}

QList<QPushButton *> Hands::offers()
{
    QList<QPushButton *> all = m_table.page().findChildren<QPushButton *>(QStringLiteral("second"));
    all.removeIf([](const QPushButton *button) { return !button->isVisible(); });
    return all;
}

std::string Hands::verb(Action action)
{
    const std::string text = play().position().actionText(action);
    const std::size_t begin = text.find(' ') + 1;
    std::size_t end = text.find(' ', begin);
    if (text.compare(begin, end - begin, "recruit") == 0)
        end = text.find(' ', end + 1);
    return text.substr(begin, end - begin);
}

void Hands::press(QWidget &widget)
{
    if (m_way == Way::Mouse) {
        QTest::mouseClick(&widget, Qt::LeftButton);
    } else if (m_way != Way::Accessible) {
        auto *button = qobject_cast<QPushButton *>(&widget);
        const bool isOffer = offers().contains(button);
        const Qt::Key key = m_way == Way::Next && isOffer ? Qt::Key_N : Qt::Key_Tab;
        for (int keys = 0; !widget.hasFocus(); ++keys) {
            QVERIFY2(keys < 120, "The key does not come there");
            QTest::keyClick(QApplication::focusWidget(), key);
        }
        QTest::keyClick(&widget, Qt::Key_Space);
    } else {
        auto *button = qobject_cast<QAbstractButton *>(&widget);
        QSignalSpy clicked(button, &QAbstractButton::clicked);
        QAccessible::queryAccessibleInterface(&widget)->actionInterface()->doAction(
            QAccessibleActionInterface::pressAction());
        QVERIFY(!clicked.isEmpty() || clicked.wait());
    }
}

namespace {

bool isMeant(const views::PieceSpot &spot, const MoveTarget &target)
{
    return views::Picked{spot.piece.place, target.value, target.kind}.isOf(spot.piece);
}

} // namespace

/// Where the mouse meets a target: a piece of its value and kind, or the place.
QPoint Hands::middleOf(PlaceIndex place, const MoveTarget &target)
{
    for (const views::PieceSpot &spot : board().boardScene().piecesOn(place)) {
        if (target.value != 0 && isMeant(spot, target))
            return board().mapFromScene(spot.rect.center());
    }
    return m_table.middleOf(place);
}

/// The number of such a piece among those of which one is chosen at a place; -1 where that is not so.
int Hands::choiceOn(PlaceIndex place, const MoveTarget &target)
{
    const std::vector<views::PieceSpot> choices = board().boardScene().choicesOn(place);
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&target](const views::PieceSpot &spot) { return isMeant(spot, target); });
    return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
}

/// Turns the piece that is being turned by hand: with the wheel, with R, or with the button.
void Hands::turnTo(int turn)
{
    for (int quarters = 0; quarters < 4 && m_table.shown().turning && m_table.shown().turning != turn; ++quarters) {
        if (m_way == Way::Keys || m_way == Way::Next) {
            QTest::keyClick(&board(), Qt::Key_R);
        } else if (m_way == Way::Accessible) {
            press(*offers().front());
        } else {
            QWheelEvent wheel(QPointF(5, 5), board().viewport()->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, {}, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(board().viewport(), &wheel);
        }
    }
}

void Hands::touch(const MoveTarget &target)
{
    turnTo(target.turn);
    const PlaceIndex place = target.choice == engine::kNowhere ? target.to : target.choice;
    if (m_way == Way::Next) {
        const int choice = choiceOn(place, target);
        const auto isThere = [&] {
            return board().cursor() == place && (choice < 0 || board().keyboard().piece() == choice);
        };
        for (int keys = 0; keys == 0 || !isThere(); ++keys) {
            QVERIFY2(keys < 120, qPrintable(board().placeName(place)));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_N);
        }
        QTest::keyClick(&board(), Qt::Key_Return);
    } else if (PlaceButton *beside = button(place)) {
        press(*beside);
    } else if (m_way == Way::Mouse) {
        QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, middleOf(place, target));
    } else if (m_way == Way::Keys) {
        board().setFocus();
        walkTo(board(), place);
        const int choice = choiceOn(place, target);
        while (choice >= 0 && board().keyboard().piece() != choice)
            QTest::keyClick(&board(), board().keyboard().piece() < choice ? Qt::Key_Right : Qt::Key_Left);
        QTest::keyClick(&board(), Qt::Key_Return);
    } else {
        QAccessibleInterface *cell =
            QAccessible::queryAccessibleInterface(&board())->child(board().cells().indexOf(place));
        QVERIFY(cell);
        if (const int choice = choiceOn(place, target); choice >= 0)
            cell = cell->child(choice);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
}

/// What the touches leave open: which of several actions, or the last word.
void Hands::confirm(Action action)
{
    const engine::Message label = play().position().label(action).entry("label.");
    const words::Words &said = m_table.page().words();
    const QString words = said.say(label);
    const QString brief = said.sayBriefly(label);
    for (QPushButton *offer : offers()) {
        if (offer->text() == words || offer->text() == brief)
            return press(*offer);
    }
    QPushButton &main = m_table.button("main");
    QVERIFY2(main.isVisible(), qPrintable(words));
    QCOMPARE(main.text(), words);
    press(main);
}

void Hands::act(Action action)
{
    const int steps = play().stepCount();
    const std::string meant = play().position().actionText(action);
    const std::vector<MoveTarget> targets = play().position().moveTargets(action);
    for (const MoveTarget &target : targets) {
        if (play().stepCount() == steps)
            touch(target);
        if (QTest::currentTestFailed())
            return;
    }
    if (play().stepCount() == steps)
        confirm(action);
    QVERIFY2(play().stepCount() > steps, meant.c_str());
    QVERIFY2(play().step(steps + 1).action == action, meant.c_str());
}

QStringList Hands::said()
{
    QStringList said;
    for (const QWidget *widget : m_table.page().findChildren<QWidget *>()) {
        if (widget->isVisible())
            said << widget->accessibleName() << widget->toolTip() << widget->property("text").toString();
    }
    for (const views::ElementItem *item : board().boardScene().elementItems()) {
        if (item->element().look.form == views::ElementStyle::Form::Words)
            said << item->element().look.id;
    }
    for (std::size_t i = 0; i < play().game().places().size(); ++i)
        said << board().placeName(static_cast<PlaceIndex>(i));
    return said;
}

void Hands::playWholeGame(const QString &folder)
{
    static const QRegularExpression bracketed(QStringLiteral("\\[[a-z][a-z0-9.-]*\\]"));
    while (waitReady() && !play().isOver()) {
        act(chosen());
        if (QTest::currentTestFailed())
            return;
        if (play().stepCount() % 48 == 0) {
            const QStringList without = said().filter(bracketed);
            QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
        }
    }
    QVERIFY(play().isOver());
    QVERIFY(m_table.result());

    const std::vector<engine::Position> positions = play().record().positions();
    QTest::keyClick(m_table.result(), Qt::Key_Escape);
    const int seats = play().position().seatCount(); // a file that is there would be asked about
    const QString path = QStringLiteral("%1/%2-%3.cartouche").arg(folder).arg(seats).arg(static_cast<int>(m_way));
    const Answer save("QFileDialog", [&path](QDialog &dialog) { Table::typeFile(dialog, path); });
    QTest::keyClick(&m_table.window(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(save.came());
    QVERIFY(Table::verifies(path));
    QVERIFY(m_table.window().navigator().openFile(path));
    QVERIFY(play().record().positions() == positions);
}
