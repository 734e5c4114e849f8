// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>

#include <QPushButton>
#include <QTest>

#include "model/record/record.h"
#include "views/board/board_view.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/editor_palette.h"

/// Somebody who sets up a position: a page of the editor on the screen, alone, and what hands do there.
class Editing {
public:
    explicit Editing(const char *game, int players = 0) : Editing(*engine::findGame(game), players) {}
    explicit Editing(const engine::Game &rules, int players = 0) : Editing(newScenario(rules, players)) {}
    explicit Editing(record::Record record)
    {
        const engine::Game &rules = *record.game;
        m_page = std::make_unique<views::EditorPage>(
            *(m_document = std::make_unique<play::Document>(std::move(record), 1)),
            views::Theme(QStringLiteral("light"), words::idOf(rules)), views::PlayStyle{0, false, true});
        m_page->resize(1280, 780);
        m_page->show();
        m_page->activateWindow();
        [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(m_page.get());
        m_page->focusBoard();
    }

    /// Rows for tests with two games, and the desk for the game of the row.
    static void addGames()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("aton") << "aton";
        QTest::newRow("osiris") << "osiris";
    }
    static Editing ofRow()
    {
        QFETCH(QString, game);
        return Editing(game.toLatin1().constData());
    }

    views::EditorPage &page() { return *m_page; }
    editor::Editor &editor() { return m_page->editor(); }
    const engine::Game &game() { return editor().game(); }
    const engine::Arrangement &arrangement() { return editor().arrangement(); }
    views::BoardView &board() { return *m_page->findChild<views::BoardView *>(); }
    QWidget *viewport() { return board().viewport(); }
    const views::BoardViewState &shown() { return *board().boardScene().shown(); }
    views::EditorPalette &palette() { return *m_page->findChild<views::EditorPalette *>(); }
    template <class Control>
    Control &control(const QString &name)
    {
        return *m_page->findChild<Control *>(name);
    }
    QPushButton &button(const char *name) { return control<QPushButton>(QLatin1String(name)); }
    /// All that is saved, as a file has it.
    QByteArray bytes() { return record::write(m_page->play().record()); }

    engine::PlaceIndex place(const char *id) { return game().placeOf(id); }
    QPoint middleOf(engine::PlaceIndex place) { return board().placeRect(place).center(); }
    QPoint middleOf(const char *id) { return middleOf(place(id)); }

    void key(Qt::Key key) { QTest::keyClick(&board(), key); }
    void click(const char *id, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(viewport(), Qt::LeftButton, modifiers, middleOf(id));
    }
    /// The mouse goes with its button pressed over these places.
    void draw(const QList<QPoint> &way)
    {
        QTest::mousePress(viewport(), Qt::LeftButton, {}, way.front());
        for (const QPoint &point : way.mid(1))
            QTest::mouseMove(viewport(), point);
        QTest::mouseRelease(viewport(), Qt::LeftButton, {}, way.back());
    }
    /// The cursor goes there, and Return is pressed.
    void press(const char *id)
    {
        board().setCursorTo(place(id));
        key(Qt::Key_Return);
    }

    /// The sort of pieces of that kind, owner and value in the box.
    engine::Piece sort(const std::string &kind, engine::Seat owner, int value = 0)
    {
        for (const engine::Piece &piece : game().box(arrangement())) {
            if (game().pieceKinds()[piece.kind].id == kind && piece.owner == owner && piece.value == value)
                return piece;
        }
        return {};
    }
    /// A sort of which many may lie on the board, each on a place of its own.
    engine::Piece many() { return game().id() == "aton" ? sort("counter", 0) : sort("power", engine::kNobody); }
    /// The ids of the first three places of one area of the board, which are empty at the start, and of two of another.
    const char *at(std::size_t i)
    {
        static constexpr std::array aton{"temple-1-a", "temple-1-b", "temple-1-c", "temple-2-a", "temple-2-b"};
        static constexpr std::array osiris{"N-1-0", "N-1-1", "N-1-2", "S-1-0", "S-1-1"};
        return game().id() == "aton" ? aton[i] : osiris[i];
    }
    QPoint middleOf(const engine::Piece &sort)
    {
        palette().scrollToItem(palette().item(palette().rowOf(sort)));
        return palette().visualItemRect(palette().item(palette().rowOf(sort))).center();
    }
    void choose(const engine::Piece &sort)
    {
        QTest::mouseClick(palette().viewport(), Qt::LeftButton, {}, middleOf(sort));
    }

    /// How many pieces lie there.
    int countAt(const char *id)
    {
        int count = 0;
        for (const engine::Piece &piece : arrangement().pieces)
            count += piece.place == place(id) ? piece.count : 0;
        return count;
    }
    int steps()
    {
        int count = 0;
        while (page().canUndo()) {
            page().undo();
            ++count;
        }
        for (int i = 0; i < count; ++i)
            page().redo();
        return count;
    }
    void undoAll()
    {
        while (page().canUndo())
            page().undo();
    }
    void redoAll()
    {
        while (page().canRedo())
            page().redo();
    }

private:
    static record::Record newScenario(const engine::Game &rules, int players)
    {
        engine::Setup setup = record::newRecord(rules, {}).setup;
        if (players > 0)
            setup.seats = players;
        return editor::scenarioRecord(rules.start(setup));
    }

    std::unique_ptr<play::Document> m_document;
    std::unique_ptr<views::EditorPage> m_page;
};
