// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include "model/engine/core/label.h"
#include "model/engine/core/panel.h"
#include "page.h"
#include "tests/views/panels.h"
#include "views/board/board_view_state.h"
#include "views/dialogs/new_game.h"

inline const QString kHuman = QStringLiteral("human");
inline const QString kEasy = QStringLiteral("easy");

inline record::Record gameOf(const QStringList &players)
{
    QList<views::SeatChoice> seats;
    for (const QString &player : players)
        seats << views::SeatChoice{{}, player};
    return views::recordOf(*engine::findGame("osiris"), seats);
}

/// Somebody at the page who does one action after the other.
class Chooser {
public:
    explicit Chooser(Page &page) : m_page(page) {}

    /// The action that looks best to the seat that a person has to play for now.
    engine::Action chosen()
    {
        const engine::Seat seat = m_page.play().humanToAct();
        const engine::Position view = m_page.play().position().seenBy(seat);
        const std::vector<engine::Action> legal = view.legal();
        return *std::max_element(legal.begin(), legal.end(), [&](engine::Action a, engine::Action b) {
            return view.evaluateAction(a) < view.evaluateAction(b);
        });
    }

    QPushButton *offer(engine::Action action)
    {
        return button(m_page.page().words().say(m_page.play().position().label(action).entry("label.")));
    }

    QPushButton *button(const QString &text)
    {
        for (auto *button : m_page.page().findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return button;
        }
        return nullptr;
    }

    /// The middle of a piece of that value on that place, or of the place.
    QPoint middleOf(engine::PlaceIndex place, int value)
    {
        for (const views::PieceSpot &spot : m_page.board().boardScene().piecesOn(place)) {
            if (value != 0 && spot.piece.value == value)
                return m_page.board().mapFromScene(spot.rect.center());
        }
        return m_page.middleOf(place);
    }

    void click(engine::PlaceIndex place, int value = 0)
    {
        QTest::mouseClick(m_page.viewport(), Qt::LeftButton, {}, middleOf(place, value));
    }

    /// Does it with the mouse.
    void act(engine::Action action)
    {
        const std::vector<engine::MoveTarget> moveTargets = m_page.play().position().moveTargets(action);
        if (moveTargets.empty()) {
            QPushButton *button = offer(action);
            QVERIFY(button);
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
        const engine::MoveTarget &target = moveTargets.front();
        if (target.choice != engine::kNowhere) {
            click(target.choice);
            return;
        }
        if (m_page.shown().picked != views::Picked{target.from, target.value})
            click(target.from, target.value);
        QCOMPARE(m_page.shown().picked.value_or(views::Picked{}).place, target.from);
        click(target.to);
    }

    /// Does it with keys only, the cursor of the board being where the page lets it.
    void actByKeys(engine::Action action)
    {
        const std::vector<engine::MoveTarget> moveTargets = m_page.play().position().moveTargets(action);
        if (moveTargets.empty()) {
            QPushButton *button = offer(action);
            QVERIFY(button);
            for (int keys = 0; !button->hasFocus(); ++keys) {
                QVERIFY(keys < 20);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            }
            QTest::keyClick(button, Qt::Key_Return);
            return;
        }
        const engine::MoveTarget &target = moveTargets.front();
        const auto press = [&](engine::PlaceIndex place) {
            m_page.board().setCursorTo(place);
            QTest::keyClick(&m_page.board(), Qt::Key_Return);
        };
        if (target.choice != engine::kNowhere) {
            press(target.choice);
            return;
        }
        const views::Picked piece{target.from, target.value};
        m_page.board().setCursorTo(target.from);
        for (int presses = 0; m_page.shown().picked != piece; ++presses) {
            QVERIFY(presses < 9);
            QTest::keyClick(&m_page.board(), Qt::Key_Return);
            if (m_page.shown().picked != piece)
                QTest::keyClick(&m_page.board(), Qt::Key_Right); // the next of several pieces of one place
            if (m_page.board().cursor() != target.from)
                m_page.board().setCursorTo(target.from);
        }
        press(target.to);
    }

    /// Plays until a person begins a turn with a piece to choose.
    bool playToWalk()
    {
        while (m_page.waitReady() && !m_page.play().isOver()) {
            if (m_page.play().position().prompt().front().id == "prompt.choose-priest")
                return true;
            act(chosen());
        }
        return false;
    }

    /// Plays until a piece is in hand that has ways of several steps to go.
    bool playToRoute()
    {
        const auto isLong = [](const engine::Route &route) { return route.actions.size() > 1; };
        while (playToWalk()) {
            const engine::Position position = m_page.play().position();
            for (const engine::Action action : position.legal()) {
                const engine::MoveTarget target = position.moveTargets(action).front();
                if (m_page.shown().picked != views::Picked{target.from, target.value})
                    click(target.from, target.value);
                const std::vector<engine::Route> &routes = m_page.shown().routes;
                if (std::any_of(routes.begin(), routes.end(), isLong))
                    return true;
            }
            act(chosen());
        }
        return false;
    }

private:
    Page &m_page;
};

/// All that eyes and ears can meet in the boxes beside the board.
inline QString saidInBoxes(Page &page)
{
    QStringList texts;
    for (const auto *label : page.page().findChildren<QLabel *>()) {
        if (label->objectName() != QLatin1String("prompt"))
            texts << label->text() << label->accessibleName() << label->toolTip();
    }
    for (const auto *panel : page.page().findChildren<views::PanelView *>())
        texts << tests::textsOf(*panel);
    for (int row = 0; row < page.log().rowCount(); ++row)
        texts << page.log().index(row).data().toString();
    return texts.join(QLatin1Char('\n'));
}

/// The names of what only that seat knows.
inline QStringList secretsOf(Page &page, engine::Seat seat)
{
    QStringList names;
    for (const engine::Panel &panel : page.play().position().seenBy(seat).panels()) {
        for (const engine::PanelRow &row : panel.rows) {
            if (panel.form == engine::PanelForm::Secrets && !row.text.id.empty())
                names << page.page().words().say(row.text);
        }
    }
    return names;
}

inline bool saysAny(const QString &text, const QStringList &names)
{
    return std::any_of(names.begin(), names.end(), [&](const QString &name) {
        return text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(name)));
    });
}

inline bool saysAll(const QString &text, const QStringList &names)
{
    return std::all_of(names.begin(), names.end(),
                       [&](const QString &name) { return saysAny(text, QStringList{name}); });
}
