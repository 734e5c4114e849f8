// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody at a lesson: small scenarios of both games, the page with one of them, and hands.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "model/engine/core/label.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/common/lesson_progress.h"
#include "views/scenario/lesson_page.h"
#include "views/scenario/lesson_playback.h"

inline record::Record recordAt(const char *text)
{
    const auto read = engine::readPosition(text);
    const auto &position = std::get<engine::Position>(read);
    record::Record record = record::newRecord(position.game(), position.setup());
    record.start = position;
    return record;
}

/// Red removes a counter and places one; both squares are in temple 1. Blue wants the same.
inline record::Record atonRecord()
{
    return recordAt("aton/1 rrb..brbrrb./b...bbr....b/r.........b./.r.......b.. r6 remove:red:1 blue "
                    "red:9,3,x,-,-,1321,-,2334,-,5555,0000 blue:12,4,x,-,-,2244,-,4242,-,5555,0000");
}

/// A priest at home walks two spaces far.
inline record::Record osirisRecord()
{
    return recordAt("osiris/1 abcd tip=priest t5 walk:a .,.,.,E-1-0,.,E-2-2,.,.,.,W-1-0,W-2-1,. "
                    "4,2,2,1,2,3,2,2,2,1,1,2 - 0001/3100/2000/0301/0000/0001/0020/0020/0000/0101/0000/0001/0010 "
                    "isis,hathor,re,osiris,seth,bastet,sobek,ptah,horus,amun,thoth,anubis,nephthys "
                    "a,b,c,d,a,b,c,d,a,b,c,d,-");
}

inline record::Text inThree(const QString &en, const QString &fr, const QString &de)
{
    return {{}, {{QStringLiteral("en"), en}, {QStringLiteral("fr"), fr}, {QStringLiteral("de"), de}}};
}

inline scenario::Scenario withWords(scenario::Scenario scenario)
{
    scenario.title = inThree(QStringLiteral("Two steps"), QStringLiteral("Deux pas"), QStringLiteral("Zwei Schritte"));
    scenario.text = record::Text{{}, {{QStringLiteral("en"), QStringLiteral("Only said in English.")}}};
    scenario.hint = record::Text{QStringLiteral("Look at the left one.")};
    scenario.done = record::Text{QStringLiteral("That is the way.")};
    scenario.difficulty = 2;
    return scenario;
}

inline scenario::Condition holds(const char *place, const char *piece, const char *seat)
{
    scenario::Condition condition;
    condition.kind = scenario::Condition::Kind::Holds;
    condition.place = place;
    condition.piece = piece;
    condition.seat = seat;
    return condition;
}

inline scenario::Scenario atonScenario()
{
    scenario::Scenario scenario;
    scenario.seat = "red";
    scenario.goal.kind = scenario::Goal::Kind::Reach;
    scenario.goal.limit = scenario::Goal::Limit::Actions;
    scenario.goal.actions = 2;
    scenario::Condition empty;
    empty.kind = scenario::Condition::Kind::Empty;
    empty.place = "temple-1-c";
    scenario.goal.conditions = {empty, holds("temple-1-d", "counter", "red")};
    scenario.answer = {QStringLiteral("red remove 1c"), QStringLiteral("red place 1d")};
    scenario.replies = {{QStringLiteral("red remove 2a"), record::Text{QStringLiteral("That is another temple.")}}};
    return withWords(std::move(scenario));
}

inline scenario::Scenario osirisScenario()
{
    scenario::Scenario scenario;
    scenario.seat = "a";
    scenario.goal.kind = scenario::Goal::Kind::Find;
    scenario.answer = {QStringLiteral("a step a0 N-1-0"), QStringLiteral("a step a0 N-2-0")};
    return withWords(std::move(scenario));
}

/// The page with a lesson, on the screen, without motion and pauses, and what is kept of it.
class ContextFixture {
public:
    explicit ContextFixture(const record::Record &record, const scenario::Scenario &scenario,
                            const views::PlayStyle &style = {0, false, true},
                            const QString &id = QStringLiteral("aton/x"))
        : m_store(m_folder.filePath(QStringLiteral("progress.ini")), QSettings::IniFormat), m_progress(m_store),
          m_page(record, scenario, id, m_progress,
                 views::Theme(QStringLiteral("light"), QString::fromStdString(std::string(record.game->id()))), style)
    {
        m_page.resize(1280, 750);
        m_page.show();
        m_page.activateWindow();
        m_page.focusBoard();
        QCoreApplication::processEvents(); // the layouts come to rest
    }

    views::LessonPage &page() { return m_page; }
    views::LessonProgress &progress() { return m_progress; }
    scenario::Attempt &attempt() { return m_page.attempt(); }
    views::BoardView &board() { return *m_page.findChild<views::BoardView *>(); }
    const views::BoardViewState &shown() { return *board().boardScene().shown(); }
    QPushButton &button(const char *name) { return *m_page.findChild<QPushButton *>(QLatin1String(name)); }
    QString said(const char *label) { return m_page.findChild<QLabel *>(QLatin1String(label))->text(); }
    QString prompt() { return m_page.findChild<QLabel *>(QStringLiteral("prompt"))->accessibleName(); }
    void press(const char *name) { QTest::mouseClick(&button(name), Qt::LeftButton); }

    engine::Action action(const char *text) { return std::get<engine::Action>(attempt().position().readAction(text)); }
    engine::MoveTarget target(const char *text) { return attempt().position().moveTargets(action(text)).front(); }

    void click(engine::PlaceIndex place)
    {
        QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, board().placeRect(place).center());
    }

    /// Does an action of one touch with the mouse.
    void act(const char *text)
    {
        const engine::MoveTarget how = target(text);
        if (how.choice != engine::kNowhere) {
            click(how.choice);
            QTest::mouseClick(&button("main"), Qt::LeftButton);
            return;
        }
        if (!shown().picked)
            click(how.from);
        click(how.to);
    }

    /// The same with keys only.
    void actByKeys(const char *text)
    {
        const engine::MoveTarget how = target(text);
        const auto go = [this](engine::PlaceIndex place) {
            board().setCursorTo(place);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        };
        if (how.choice != engine::kNowhere)
            return go(how.choice);
        if (!shown().picked)
            go(how.from);
        go(how.to);
    }

    /// Does any action, as clicks on places and buttons do.
    void perform(engine::Action action)
    {
        const int before = attempt().timeline().stepCount();
        const std::vector<engine::MoveTarget> moveTargets = attempt().position().moveTargets(action);
        for (const engine::MoveTarget &how : moveTargets) {
            for (int quarters = 0; quarters < 4 && shown().turning && shown().turning != how.turn; ++quarters)
                QTest::keyClick(&board(), Qt::Key_R);
            if (how.choice != engine::kNowhere) {
                board().activate(how.choice, how.value, how.kind);
            } else {
                if (shown().picked != views::Picked{how.from, how.value})
                    board().activate(how.from, how.value);
                board().activate(how.to);
            }
        }
        if (attempt().timeline().stepCount() != before)
            return;
        if (QPushButton *const offer = offerOf(action)) // others have the same targets, or there are none
            QTest::mouseClick(offer, Qt::LeftButton);
        else
            press("main");
    }

private:
    QPushButton *offerOf(engine::Action action)
    {
        const engine::Message label = attempt().position().label(action).entry("label.");
        const QString words = m_page.words().say(label);
        const QString brief = m_page.words().sayBriefly(label);
        for (auto *offer : m_page.findChildren<QPushButton *>()) {
            if (offer->isVisible() && (offer->text() == words || offer->text() == brief))
                return offer;
        }
        return nullptr;
    }

    QTemporaryDir m_folder;
    QSettings m_store;
    views::LessonProgress m_progress;
    views::LessonPage m_page;
};
