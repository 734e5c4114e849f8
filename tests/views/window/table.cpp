// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include <map>
#include <queue>

#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/result_dialog.h"
#include "views/play/game_page.h"
#include "views/play/playback_controller.h"

namespace {

constexpr int kPatience = 10'000; // ms; only a test that fails waits that long
constexpr int kMostKeys = 60;     // from one end of a board to the other

/// The key with which the shortest way from the cursor to that place begins; none where there is no way.
std::optional<Qt::Key> firstKeyTo(const views::BoardView &board, engine::PlaceIndex place)
{
    const bool byPicture = views::BoardPlan::of(board.boardScene().shown()->position).keysByPicture;
    const auto next = [&](engine::PlaceIndex from, Qt::Key key) {
        return byPicture ? board.cells().step(from, key, board.boardScene().placeRects())
                         : board.cells().step(from, key);
    };
    std::map<engine::PlaceIndex, Qt::Key> first; // to reach that cell, begin with this key
    std::queue<engine::PlaceIndex> open;
    open.push(board.cursor());
    while (!open.empty() && !first.count(place)) {
        const engine::PlaceIndex from = open.front();
        open.pop();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right}) {
            const engine::PlaceIndex to = next(from, key);
            if (to != board.cursor() && first.emplace(to, from == board.cursor() ? key : first[from]).second)
                open.push(to);
        }
    }
    return first.count(place) ? std::optional(first[place]) : std::nullopt;
}

} // namespace

Table::Table() : m_own(std::make_unique<views::MainWindow>(m_settings)), m_window(m_own.get())
{
    m_window->resize(1280, 800);
    m_window->show();
}

bool Table::activate()
{
    m_window->activateWindow();
    return QTest::qWaitForWindowActive(m_window);
}

views::GamePage &Table::page() { return *m_window->find<views::GamePage>(); }

play::Play &Table::play() { return page().play(); }

views::BoardView &Table::board() { return *page().findChild<views::BoardView *>(); }

QPushButton &Table::button(const char *name) { return *page().findChild<QPushButton *>(QLatin1String(name)); }

void Table::begin(const QString &red, const QString &blue, std::uint64_t seed)
{
    const engine::Game &game = *engine::findGame("aton");
    m_window->navigator().beginGame(views::recordOf(game, {{{}, red}, {{}, blue}}), seed);
    hurry();
}

void Table::hurry() { page().setStyle({0, false, true}); }

QString Table::prompt() { return page().findChild<QLabel *>(QStringLiteral("prompt"))->accessibleName(); }

QPushButton *Table::uncover()
{
    auto *cover = page().findChild<QWidget *>(QStringLiteral("cover"));
    return cover->isVisible() ? cover->findChild<QPushButton *>() : nullptr;
}

QDialog *Table::result()
{
    for (auto *dialog : m_window->findChildren<views::ResultDialog *>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

QPushButton *Table::buttonOf(const QWidget &dialog, const QString &text)
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (button->text().remove(QLatin1Char('&')) == text || button->accessibleName() == text)
            return button;
    }
    return nullptr;
}

void Table::typeFile(QDialog &dialog, const QString &path)
{
    auto *name = dialog.findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    // Not by keys: Qt's dialogue proposes names of files for them, from a thread that lists folders, and Return would
    // sometimes take the proposal.
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
}

bool Table::isReady() { return uncover() || !shown().choosable.empty() || (play().isOver() && result()); }

bool Table::waitReady()
{
    QSignalSpy settled(page().findChild<views::PlaybackController *>(), &views::PlaybackController::settled);
    while (!isReady()) { // computers among themselves play on without settling
        const int steps = play().stepCount();
        if (!settled.wait(kPatience) && play().stepCount() == steps)
            return false;
    }
    return true;
}

engine::Action Table::chosen()
{
    const engine::Seat seat = play().humanToAct();
    const engine::Position view = play().position().seenBy(seat);
    std::vector<engine::Action> options;
    for (const engine::Action action : view.legal()) {
        if (action.actor() == seat && view.label(action).words.id != "exchange")
            options.push_back(action);
    }
    if (view.label(options.front()).words.id == "lay")
        return options[play().stepCount() * 7 % options.size()];
    return *std::max_element(options.begin(), options.end(), [&](engine::Action a, engine::Action b) {
        return view.evaluateAction(a) < view.evaluateAction(b);
    });
}

std::string Table::verb(engine::Action action) { return *seen.insert(play().position().label(action).words.id).first; }

QPoint cardOn(const views::BoardView &board, engine::PlaceIndex place, int value)
{
    for (const views::PieceSpot &spot : board.boardScene().piecesOn(place)) {
        if (spot.piece.value == value)
            return board.mapFromScene(spot.rect.center());
    }
    return {-1, -1};
}

bool Table::verifies(const QString &path)
{
    QProcess program;
    program.start(qEnvironmentVariable("CARTOUCHE_CLI"), {QStringLiteral("verify"), path});
    return program.waitForFinished(kPatience) && program.exitStatus() == QProcess::NormalExit
           && program.exitCode() == 0;
}

Answer::Answer(const char *className, std::function<void(QDialog &)> answer)
    : m_className(className), m_answer(std::move(answer))
{
    qApp->installEventFilter(this);
}

Answer::Answer(const char *className, const QString &button)
    : Answer(className,
             [button](QDialog &dialog) { QTest::mouseClick(Table::buttonOf(dialog, button), Qt::LeftButton); })
{
}

bool Answer::eventFilter(QObject *watched, QEvent *event)
{
    auto *dialog = event->type() == QEvent::WindowActivate && !m_came ? qobject_cast<QDialog *>(watched) : nullptr;
    if (dialog && dialog->isModal() && dialog->inherits(m_className)) {
        m_came = true;
        // Not inside the event: the dialogue is to run its own loop by then.
        QMetaObject::invokeMethod(
            dialog, [this, dialog] { m_answer(*dialog); }, Qt::QueuedConnection);
    }
    return false;
}

void walkTo(views::BoardView &board, engine::PlaceIndex place)
{
    QVERIFY(board.hasFocus());
    for (int keys = 0; board.cursor() != place; ++keys) {
        QVERIFY(keys < kMostKeys);
        const std::optional<Qt::Key> key = firstKeyTo(board, place);
        QVERIFY(key);
        QTest::keyClick(&board, *key);
    }
}

void failOnWarnings() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
