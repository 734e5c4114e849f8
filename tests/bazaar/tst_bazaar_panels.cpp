// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of the seats, cards and a rival: what a game has of these is said by the game alone.
#include "tests/bazaar/bazaar.h"
#include "tests/test_class.h"
#include "tests/views/panels.h"
#include "tests/views/window/table.h"
#include "views/dialogs/new_game.h"
#include "views/export/panels_below.h"
#include "views/play/game_page.h"

namespace tests::tst_bazaar_panels {

using engine::PanelForm;

class TestBazaarPanels : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void allHaveABoard();
    void aCardIsRead();
    void exportsHaveTheBoards();
};

namespace {

/// A window in which Anna plays against a computer.
class Visit {
public:
    Visit()
    {
        m_table.window().resize(1264, 752);
        m_table.activate();
        QVERIFY(
            m_table.window().navigator().beginGame(views::recordOf(bazaar::game(), {{{}, "human"}, {{}, "easy"}}), 3));
        m_table.hurry();
        QVERIFY(m_table.waitReady());
    }
    Table &table() { return m_table; }
    views::PanelView &panel(PanelForm form) { return *panelOf(m_table.page(), form); }

private:
    Table m_table;
};

} // namespace

void TestBazaarPanels::allHaveABoard()
{
    Visit visit;
    views::PanelView &boards = visit.panel(PanelForm::Boards);
    QVERIFY(boards.isVisible());
    QStringList said;
    for (const views::PanelCell &cell : boards.picture().cells) {
        if (cell.card.kind.empty())
            said << cell.name.section(QLatin1Char(','), 0, 0);
    }
    QCOMPARE(said, (QStringList{"Anna", "Bela", "The thief"}));
    QVERIFY(boards.peek(-1).startsWith(QStringLiteral("The thief, place 3.")));
    QCOMPARE(boards.picture().large, 2);
    QVERIFY(textsOf(boards).contains(QStringLiteral("the thief")));
}

void TestBazaarPanels::aCardIsRead()
{
    Visit visit;
    views::PanelView &letters = visit.panel(PanelForm::Cards);
    QCOMPARE(letters.picture().cells.front().name, QStringLiteral("Letter of credit"));
    emit visit.panel(PanelForm::Boards).possessionPointed({"letter", 2, 1, true});
    QCOMPARE(letters.picture().cells.front().name, QStringLiteral("Letter of thanks"));
}

void TestBazaarPanels::exportsHaveTheBoards()
{
    const engine::Position position = bazaar::game().start({});
    QVERIFY(views::PanelsBelow::hasBoards(position));
    const words::Words words(bazaar::game(), QStringList{});
    views::Artwork artwork{views::Theme(QStringLiteral("light"), QStringLiteral("bazaar"))};
    views::PanelsBelow below(words, artwork);
    below.placeBoards({0, 0, 900, 240});
    QStringList written;
    for (const views::Element &element : below.elements(position))
        written << element.look.id;
    QVERIFY(written.contains(QStringLiteral("the thief")) && written.contains(QStringLiteral("seat-thief")));
}

} // namespace tests::tst_bazaar_panels

TEST_CLASS(tst_bazaar_panels, TestBazaarPanels)
#include "tst_bazaar_panels.moc"
