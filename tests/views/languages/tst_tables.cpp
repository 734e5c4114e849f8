// SPDX-License-Identifier: GPL-3.0-or-later
// The table for all players and the piles beside it: filled in place, pointed at and chosen like places of the board.
#include <QAccessible>
#include <QDir>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include "cut_off.h"
#include "model/engine/core/panel.h"
#include "pseudo.h"
#include "tests/test_class.h"
#include "tests/views/panels.h"
#include "tests/views/window/table.h"
#include "views/board/board_plan.h"
#include "views/board/piece_renderer.h"
#include "views/common/style_sheet.h"
#include "views/panels/panel_boxes.h"
#include "views/panels/place_button.h"

namespace tests::tst_tables {

using engine::Panel;
using engine::PanelForm;
using engine::PanelRow;
using engine::PlaceIndex;
using views::PlaceButton;

namespace {

const engine::Game &osiris() { return *engine::findGame("osiris"); }

PanelRow valued(const char *id, const char *sign, std::vector<int> counts, int current)
{
    PanelRow row{.id = id, .counts = std::move(counts), .points = {}, .places = {0, 1, 2, 3}, .sign = sign};
    row.scale = {9, 7, 5, 4};
    row.current = current;
    row.left = 3;
    row.value = 2;
    return row;
}

Panel table(int held = 2)
{
    Panel panel{"report-walks", PanelForm::Holdings, {}};
    panel.rows.push_back({.id = "steps-walked", .counts = {9, 8, 0, 5}, .points = {}, .places = {}, .sign = "power"});
    panel.rows.push_back(valued("fights-won", "end-fight", {held, 0, 1, 0}, 1));
    panel.rows.push_back(valued("fights-lost", "god-isis", {1, 2, 0, 0}, 2));
    panel.rows.push_back({.id = "total", .counts = {}, .points = {38, 43, 46, 36}, .places = {}});
    return panel;
}

Panel piles(int left = 3)
{
    Panel panel{"report-followers", PanelForm::Offers, {}};
    const auto pile = [left](const char *id, engine::PlaceIndex place, int gain) {
        PanelRow row{.id = id, .counts = {}, .points = {}, .places = {place}, .sign = "god-isis"};
        row.text = {"panel.of", {{"limit", 4}}};
        row.textSign = "power";
        row.gain = gain;
        row.left = left;
        return row;
    };
    panel.rows = {pile("steps-walked", 4, 6), pile("fights-won", 5, -2), pile("fights-lost", 6, 0)};
    return panel;
}

/// What of a widget is painted from now on.
class Painted : public QObject {
public:
    explicit Painted(QWidget &watched) { watched.installEventFilter(this); }
    const QRegion &region() const { return m_region; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }

private:
    QRegion m_region;
};

} // namespace

class TestTables : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        views::applyTheme(m_theme);
    }
    void init();
    void cleanup() { m_window.reset(); }
    void aColumnASeat();
    void theValueThatHoldsIsFramed();
    void theLeaderHasAStar();
    void whatIsHeldStandsForItsPlace();
    void onlyWhatIsThereHasTheKeyboard();
    void aPileSaysWhatItBrings();
    void pilesStandForTheirPlaces();
    void whatHasTheKeyboardKeepsIt();
    void whatMayBeChosenIsMarked();
    void whatIsPointedAtIsFramed();
    void aLongNameIsCutAtAWord();
    void aHoverPaintsLittle();
    void aTipIsSaid();
    void assistiveTechnologyMeetsTheCells();
    void theyHaveTheirRoom_data();
    void theyHaveTheirRoom();
    void theyGrowAndShrinkWithTheColumn();
    void whatNobodySeesIsFilledLater();
    void theyStandInEveryWay();
    void tabsStayWhereTheyAre();

private:
    void show(const std::vector<Panel> &panels, int width = 614);
    SeenCell cell(const QString &said) { return cellOf(*m_window, said); }
    /// True if that is written in a panel.
    bool isWritten(const QString &words)
    {
        const QList<views::PanelView *> panels = seenPanels(*m_window);
        return std::any_of(panels.begin(), panels.end(),
                           [&](const views::PanelView *each) { return tests::textsOf(*each).contains(words); });
    }
    PlaceButton *button(const QString &said)
    {
        for (PlaceButton *each : m_window->findChildren<PlaceButton *>()) {
            if (each->isVisible() && each->accessibleName().startsWith(said))
                return each;
        }
        return nullptr;
    }

    views::Theme m_theme{QStringLiteral("light"), QStringLiteral("osiris")};
    views::Artwork m_artwork{m_theme};
    views::BoardPlan m_plan;
    QString m_last;       ///< name of the last seat
    words::Words m_words; ///< stays where it is, as that of a page does: what is hidden still refers to it
    std::unique_ptr<QWidget> m_window;
    views::PanelBoxes *m_column = nullptr;
};

void TestTables::init()
{
    speak(QStringLiteral("en"));
    m_plan.holdings.chip = QStringLiteral("rim5");
    m_last = QStringLiteral("Ines");
    m_window = std::make_unique<QWidget>();
    m_column = new views::PanelBoxes(m_window.get());
    auto *layout = new QVBoxLayout(m_window.get());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_column);
}

void TestTables::show(const std::vector<Panel> &panels, int width)
{
    m_words = words::Words(osiris(), QStringList{"Ada", "Noor", "Tomas", m_last});
    views::PanelContext context{.words = &m_words, .artwork = &m_artwork};
    context.plan = &m_plan;
    context.acting = engine::seatBit(1);
    context.seatIds = QStringList{"a", "b", "c", "d"};
    context.roles = QStringList{"you", "computer", "computer", "computer"};
    for (const char *const sign : {"seat-a", "seat-b", "seat-c", "seat-d"})
        context.seatSigns << QLatin1String(sign);
    m_column->show(panels, context);
    m_window->setFixedWidth(width);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QCoreApplication::sendPostedEvents();
    m_window->resize(width, m_window->sizeHint().height());
    QCoreApplication::sendPostedEvents();
}

void TestTables::aColumnASeat()
{
    show({table()});
    const SeenCell first = cell("Steps: Ada 9");
    const SeenCell second = cell("Steps: Noor 8");
    QVERIFY(first && second);
    QCOMPARE(first->rect.y(), second->rect.y());
    QVERIFY(first->rect.right() < second->rect.left());
    QCOMPARE(cell("Steps: Tomas 0").words(), QStringLiteral("–"));
    const auto middle = [this](const char *said) { return cell(QLatin1String(said))->rect.center().x(); };
    QVERIFY(qAbs(middle("Ada, you") - first->rect.center().x()) < 4);
    QVERIFY(qAbs(middle("Fights won: Ada 2") - first->rect.center().x()) < 4);
    QVERIFY(cell("computer"));
}

void TestTables::theValueThatHoldsIsFramed()
{
    show({table()});
    for (const char *const figure : {"9", "7", "5", "4"})
        QVERIFY2(cell(QLatin1String(figure)), figure);
    QList<SeenCell> bold = cellsOf(*m_window, QStringLiteral("7"));
    bold.removeIf([](const SeenCell &each) { return each.look()->text.weight != QFont::Bold; });
    QCOMPARE(bold.size(), 1); // of "fights won"; of the other row the 5 holds
    const std::vector<views::Element> &all = bold.front().view->picture().elements;
    QVERIFY(std::any_of(all.begin(), all.end(), [&](const views::Element &each) {
        return each.look.line == QLatin1String("ink") && each.rect == bold.front()->rect;
    }));
}

void TestTables::theLeaderHasAStar()
{
    show({table()});
    QVERIFY(isWritten(QStringLiteral("46\u2005★")));
    QVERIFY(isWritten("43"));
}

void TestTables::whatIsHeldStandsForItsPlace()
{
    show({table()});
    views::PanelView *box = m_window->findChild<views::PanelView *>();
    QSignalSpy chosen(box, &views::PanelView::placeChosen);
    QSignalSpy pointed(box, &views::PanelView::placePointed);
    QTest::mouseClick(button("Fights won: Tomas 1"), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().at(0).value<engine::PlaceIndex>(), engine::PlaceIndex(2));
    QCOMPARE(chosen.front().at(1).toInt(), 2);
    button("Fights lost: Noor 2")->setFocus();
    QVERIFY(!pointed.isEmpty());
    QCOMPARE(pointed.back().at(0).value<engine::PlaceIndex>(), engine::PlaceIndex(1));
}

void TestTables::onlyWhatIsThereHasTheKeyboard()
{
    show({table()});
    QCOMPARE(button("Fights won: Noor 0")->focusPolicy(), Qt::NoFocus);
    QCOMPARE(button("Fights won: Ada 2")->focusPolicy(), Qt::StrongFocus);
}

void TestTables::aPileSaysWhatItBrings()
{
    show({piles()});
    QCOMPARE(button("Steps")->accessibleName(), QStringLiteral("Steps, 3 left, 4 to win, +6"));
    QVERIFY(isWritten("+6") && isWritten("−2") && !isWritten("0"));
    show({piles(0)});
    QVERIFY(button("Steps, 4 to win")); // the pile is gone: what there is to say of it stands in its place
}

void TestTables::pilesStandForTheirPlaces()
{
    show({piles()});
    views::PanelView *box = m_window->findChild<views::PanelView *>();
    QSignalSpy chosen(box, &views::PanelView::placeChosen);
    QTest::mouseClick(button("Fights won"), Qt::LeftButton);
    QTest::keyClick(button("Fights lost"), Qt::Key_Space);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.at(0).at(0).value<engine::PlaceIndex>(), engine::PlaceIndex(5));
    QCOMPARE(chosen.at(1).at(0).value<engine::PlaceIndex>(), engine::PlaceIndex(6));
}

void TestTables::whatHasTheKeyboardKeepsIt()
{
    show({table(), piles()});
    PlaceButton *chip = button("Fights won: Ada 2");
    chip->setFocus();
    show({table(5), piles(2)});
    QCOMPARE(button("Fights won: Ada 5"), chip);
    QVERIFY(chip->hasFocus());
    PlaceButton *pile = button("Steps, 2 left");
    pile->setFocus();
    show({table(4), piles(1)});
    QVERIFY(pile->hasFocus());
    QVERIFY(pile->accessibleName().contains("1 left"));
}

void TestTables::whatMayBeChosenIsMarked()
{
    show({table(), piles()});
    const engine::Position position = osiris().start({4, {}});
    views::BoardViewState shown{position, position.arrangement()};
    shown.choosable = {2, 5};
    for (views::PanelView *box : m_window->findChildren<views::PanelView *>())
        box->showChoice(shown);
    QVERIFY(button("Fights won: Tomas 1")->isChoosable());
    QVERIFY(!button("Fights won: Ada 2")->isChoosable());
    QVERIFY(button("Fights won, ")->isChoosable());
    QVERIFY(!button("Steps, ")->isChoosable());
}

void TestTables::whatIsPointedAtIsFramed()
{
    show({table(), piles()});
    bool isFramed = false;
    const auto pointAt = [&](PlaceIndex place) {
        isFramed = false;
        for (views::PanelView *box : m_window->findChildren<views::PanelView *>())
            isFramed = box->pointAt(place) || isFramed;
    };
    pointAt(5);
    QVERIFY(isFramed && button("Fights won, ")->isPointed() && !button("Steps, ")->isPointed());
    pointAt(2);
    QVERIFY(isFramed && button("Fights won: Tomas 1")->isPointed() && !button("Fights won, ")->isPointed());
    pointAt(engine::kNowhere);
    QVERIFY(!isFramed && !button("Fights won: Tomas 1")->isPointed());
}

void TestTables::aLongNameIsCutAtAWord()
{
    m_last = QStringLiteral("Schwester Ingeborg");
    show({table()}, 376);
    const SeenCell name = cell("Schwester Ingeborg, computer");
    QVERIFY(name);
    QCOMPARE(name.words(), QStringLiteral("Schwester"));
    QVERIFY(views::PieceRenderer::fitsWhole(*name.look(), name->rect.size()));
}

/// Only what is said of a pile that is pointed at is painted again, and the pile.
void TestTables::aHoverPaintsLittle()
{
    show({table(), piles()}, 376);
    views::PanelView &panel = *panelOf(*m_window, PanelForm::Offers);
    PlaceButton *const pile = button("Fights won, ");
    QCoreApplication::processEvents(); // all is painted
    Painted painted(panel);
    Painted table(*panelOf(*m_window, PanelForm::Holdings));
    emit pile->pointed(true);
    QTRY_VERIFY(!painted.region().isEmpty());
    QVERIFY(isWritten("Fights won: 4 to win"));
    QVERIFY(cell("Fights won: 4 to win"));
    QVERIFY(painted.region().contains(cell("Fights won: 4 to win")->rect.center().toPoint()));
    QVERIFY(!painted.region().intersects(button("Steps, ")->geometry()));
    QVERIFY(table.region().isEmpty());
}

void TestTables::aTipIsSaid()
{
    show({table()}, 520);
    views::PanelView &panel = *panelOf(*m_window, PanelForm::Holdings);
    const auto said = [&panel](const QRectF &at) {
        QHelpEvent help(QEvent::ToolTip, at.center().toPoint(), panel.mapToGlobal(at.center().toPoint()));
        QCoreApplication::sendEvent(&panel, &help);
        return QToolTip::text();
    };
    QVERIFY(said(cell("Ada, you")->rect).contains("Ada, you"));
    QCOMPARE(button("Fights won: Ada 2")->toolTip(), QStringLiteral("Fights won: Ada 2"));
    QToolTip::hideText();
}

/// One after the other as they are read, and where they are seen.
void TestTables::assistiveTechnologyMeetsTheCells()
{
    show({table(), piles()});
    for (views::PanelView *panel : seenPanels(*m_window)) {
        QAccessibleInterface *const read = QAccessible::queryAccessibleInterface(panel);
        const std::vector<views::PanelCell> &cells = panel->picture().cells;
        QCOMPARE(read->childCount(), int(cells.size()));
        for (int i = 0; i < read->childCount(); ++i) {
            QAccessibleInterface *const child = read->child(i);
            QCOMPARE(child->text(QAccessible::Name), cells[i].name);
            QCOMPARE(child->role(), cells[i].isButton()                              ? QAccessible::Button
                                    : cells[i].kind == views::PanelCell::Kind::Words ? QAccessible::StaticText
                                                                                     : QAccessible::Graphic);
            QCOMPARE(child->parent()->object(), panel);
            QCOMPARE(read->indexOfChild(child), i);
            QVERIFY(child->rect().contains(panel->mapToGlobal(cells[i].rect.center().toPoint())));
        }
    }
}

void TestTables::theyHaveTheirRoom_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    for (const char *const language : {"en", "fr", "de"}) {
        QTest::addRow("%s, wide", language) << QString(language) << 600;
        QTest::addRow("%s, narrow", language) << QString(language) << 510;
        QTest::addRow("%s, least", language) << QString(language) << 376;
    }
}

void TestTables::theyHaveTheirRoom()
{
    QFETCH(QString, language);
    QFETCH(int, width);
    speak(language);
    show({table(), piles()}, width);
    const QStringList faults = cutOff(*m_window);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    QCOMPARE(m_window->width(), width);
}

/// What is dragged wider and narrower again is as it was.
void TestTables::theyGrowAndShrinkWithTheColumn()
{
    const auto written = [this](int width) {
        show({table(), piles()}, width);
        return tests::textsOf(*panelOf(*m_window, PanelForm::Holdings))
               + tests::textsOf(*panelOf(*m_window, PanelForm::Offers));
    };
    const QStringList least = written(376), narrow = written(520), usual = written(614);
    QVERIFY(least != narrow && narrow != usual);
    QCOMPARE(written(520), narrow);
    QCOMPARE(written(376), least);
    QVERIFY(m_column->minimumSizeHint().width() <= 376);
}

void TestTables::whatNobodySeesIsFilledLater()
{
    const auto says = [this](const char *said) {
        return tests::textsOf(*panelOf(*m_window, PanelForm::Holdings)).contains(QLatin1String(said));
    };
    show({table()});
    m_column->hide();
    show({table(5)});
    QVERIFY(says("Fights won: Ada 2"));
    m_column->setVisible(true);
    QVERIFY(says("Fights won: Ada 5"));
    m_column->hide();
    m_column->forget(); // now it is wanted how wide they are
    show({table(6)});
    QVERIFY(says("Fights won: Ada 6"));
}

/// One after the other, with the same boxes; the tab that was chosen stays so.
void TestTables::theyStandInEveryWay()
{
    using Form = views::PanelStand::Form;
    m_column->setPage(m_window.get());
    show({table(), piles()});
    const QWidget *holdings = panelOf(*m_window, PanelForm::Holdings), *offers = panelOf(*m_window, PanelForm::Offers);
    QVERIFY(holdings->isVisible() && offers->isVisible());
    m_column->stand({Form::Tabs, 400});
    auto &tabs = *m_column->findChild<QTabBar *>();
    QVERIFY(tabs.isVisible() && tabs.count() == 2 && holdings->isVisible() && !offers->isVisible());
    tabs.setCurrentIndex(1);
    QVERIFY(!holdings->isVisible() && offers->isVisible());
    m_column->stand({Form::Rail, views::kRailWidth});
    QVERIFY(!tabs.isVisible() && !holdings->isVisible() && !offers->isVisible());
    const auto rail = m_column->findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(rail.size(), 2);
    rail[0]->click();
    QVERIFY(holdings->isVisible() && !offers->isVisible());
    rail[1]->click();
    QVERIFY(!holdings->isVisible() && offers->isVisible() && !rail[0]->isChecked());
    QVERIFY(m_column->closeBox() && !m_column->closeBox());
    QVERIFY(!offers->isVisible());
    m_column->stand({Form::Tabs, 400});
    QVERIFY(!rail[0]->isVisible() && !holdings->isVisible() && offers->isVisible());
    m_column->stand({Form::Row, 400, {0, 0, 400, 200}});
    QVERIFY(!m_column->isVisible() && holdings->isVisible() && offers->isVisible());
    QVERIFY(holdings->parentWidget() == offers->parentWidget());
    m_column->stand({Form::Column, 400});
    QVERIFY(!tabs.isVisible() && holdings->isVisible() && offers->isVisible());
    QVERIFY(holdings->parentWidget() == m_column);
}

/// Whichever box is seen, and however little room there is.
void TestTables::tabsStayWhereTheyAre()
{
    m_column->stand({views::PanelStand::Form::Table, 520});
    m_column->setLast(new QFrame, QStringLiteral("Log"));
    show({table(), piles()}, 520);
    auto &tabs = *m_column->findChild<QTabBar *>();
    QVERIFY(tabs.isVisible() && tabs.count() == 2);
    const int least = m_window->minimumSizeHint().height();
    for (const int height : {least, least + 20, least + 300}) {
        m_window->resize(520, height);
        QCoreApplication::processEvents();
        const QRect before = tabs.geometry();
        QVERIFY(panelOf(*m_window, PanelForm::Offers)->isVisible());
        tabs.setCurrentIndex(1);
        QCoreApplication::processEvents();
        QVERIFY(!panelOf(*m_window, PanelForm::Offers)->isVisible());
        QCOMPARE(tabs.geometry(), before);
        tabs.setCurrentIndex(0);
        QCoreApplication::processEvents();
        QCOMPARE(tabs.geometry(), before);
    }
}

} // namespace tests::tst_tables

TEST_CLASS(tst_tables, TestTables)
#include "tst_tables.moc"
