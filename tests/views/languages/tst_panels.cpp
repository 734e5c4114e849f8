// SPDX-License-Identifier: GPL-3.0-or-later
// Panels of five seats have their room in the narrowest column, in each language and with larger text.
#include <QDir>
#include <QFile>
#include <QVBoxLayout>

#include "cut_off.h"
#include "model/engine/core/panel.h"
#include "model/words/languages.h"
#include "pseudo.h"
#include "tests/test_class.h"
#include "tests/views/panels.h"
#include "tests/views/window/table.h"
#include "views/common/fonts.h"
#include "views/common/side_measure.h"
#include "views/common/style_sheet.h"
#include "views/panels/panel_boxes.h"

namespace tests::tst_panels {

using engine::Panel;
using engine::PanelForm;
using engine::PanelRow;

namespace {

constexpr int kColumn = 330;
constexpr int kSeats = 5;

const engine::Game &osiris() { return *engine::findGame("osiris"); }

PanelRow row(const char *id, std::vector<int> counts, std::vector<int> points = {}, const char *sign = "")
{
    return {.id = id, .counts = std::move(counts), .points = std::move(points), .places = {}, .sign = sign};
}

Panel points()
{
    return {"report-followers",
            PanelForm::Points,
            {row("counters-sown", {5, 12, 0, 3, 21}, {0, 6, 0, 3, 2}),
             row("fights-won", {1, 0, 0, 2, 1}, {4, 0, 0, 8, 14}),
             row("blockades-set", {0, 0, 4, 1, 2}, {4, 0, 12, 3, 20}), row("total", {}, {13, 6, 18, 33, 132})}};
}

Panel progress()
{
    Panel panel{"report-power", PanelForm::Progress, {}};
    for (const char *const id : {"counters-kept", "blockades-removed"}) {
        panel.rows.push_back(row(id, {7, 12, 0, 3, 14}));
        panel.rows.back().limit = 14;
        panel.rows.back().near = engine::seatBit(1) | engine::seatBit(2);
    }
    return panel;
}

} // namespace

class TestPanels : public QObject {
    Q_OBJECT

public:
    /// A system whose words are a fifth larger than the design: before there is an application.
    static void initMain()
    {
        QFile screen(QDir::temp().filePath(QStringLiteral("large-text.json")));
        if (!screen.open(QIODevice::WriteOnly)
            || screen.write(R"({"screens": [{"name": "large", "x": 0, "y": 0, "width": 1600, "height": 1000,
                                             "logicalDpi": 144, "logicalBaseDpi": 96, "dpr": 1}]})")
                   < 0)
            qFatal("There is no room for the screen's file");
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toUtf8());
        qputenv("QT_ENABLE_HIGHDPI_SCALING", "0");
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        views::applyTheme(m_theme);
    }
    void init();
    void cleanup() { m_window.reset(); }
    void theyHaveTheirRoom_data();
    void theyHaveTheirRoom();
    void aColumnASeat();
    void theFirstOfARowIsMarked();
    void figuresComeInPlace();
    void aBarASeat();
    void aRowIsLit();
    void theyLookAsTheyAreLaidOut();

private:
    views::PanelContext ofFive();
    void show(const std::vector<Panel> &panels);
    views::PanelView &box() { return *m_window->findChild<views::PanelView *>(); }
    SeenCell cell(const QString &name) { return cellOf(*m_window, name); }
    /// Where a cell stands in the window.
    QPointF at(const QString &name) { return cell(name).in(*m_window).topLeft(); }
    /// True if there is a line under the words of that cell.
    bool isUnderlined(const QString &name)
    {
        const SeenCell under = cell(name);
        const std::vector<views::Element> &all = box().picture().elements;
        return std::any_of(all.begin(), all.end(), [&](const views::Element &each) {
            return each.look.form == views::ElementStyle::Form::Box && each.z == views::layer::kWords
                   && under->rect.contains(each.rect) && each.look.fill == under.look()->text.colour;
        });
    }

    views::Theme m_theme{QStringLiteral("light"), QStringLiteral("osiris")};
    views::Artwork m_artwork{m_theme};
    std::unique_ptr<words::Words> m_words;
    std::unique_ptr<QWidget> m_window;
    views::PanelBoxes *m_column = nullptr;
};

void TestPanels::init()
{
    speak(QStringLiteral("en"));
    m_window = std::make_unique<QWidget>();
    m_column = new views::PanelBoxes(m_window.get());
    auto *layout = new QVBoxLayout(m_window.get());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_column);
}

views::PanelContext TestPanels::ofFive()
{
    m_words = std::make_unique<words::Words>(osiris(), QStringList{"Ada", "Nefertari-Merenmut von Theben", "Zoë", ""});
    views::PanelContext context{.words = m_words.get(), .artwork = &m_artwork};
    context.seatIds = QStringList{"a", "b", "c", "d", "red"};
    for (const char *const sign : {"seat-a", "seat-b", "seat-c", "seat-d", "seat-a"})
        context.seatSigns << QLatin1String(sign);
    return context;
}

void TestPanels::show(const std::vector<Panel> &panels)
{
    m_column->show(panels, ofFive());
    m_window->setFixedWidth(views::scaledPixels(kColumn));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QCoreApplication::sendPostedEvents();
    m_window->resize(m_window->width(), m_window->sizeHint().height());
    QCoreApplication::sendPostedEvents();
}

void TestPanels::theyHaveTheirRoom_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : words::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestPanels::theyHaveTheirRoom()
{
    QVERIFY(views::fontScale() > 1);
    QFETCH(QString, language);
    speak(language);
    const QString folder = qEnvironmentVariable("CARTOUCHE_SCREENSHOTS");
    for (const Panel &panel : {points(), progress()}) {
        show({panel});
        QCOMPARE(m_window->width(), views::scaledPixels(kColumn));
        const QString name = QString::fromStdString(panel.id) + QLatin1Char('-') + language;
        QVERIFY(folder.isEmpty() || m_window->grab().save(QDir(folder).filePath(name + QStringLiteral(".png"))));
        const QStringList faults = cutOff(*m_window);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
}

void TestPanels::aColumnASeat()
{
    show({points()});
    QCOMPARE(at("Fights won: Ada 4").x(), at("Blockades set: Ada 4").x());
    QVERIFY(at("Fights won: Ada 4").x() < at("Fights won: Zoë 0").x());
    QVERIFY(at("Fights won: Ada 4").y() < at("Blockades set: Ada 4").y());
    QCOMPARE(cell("Fights won: Ada 4").look()->text.colour, QStringLiteral("atext"));
    QVERIFY(!cell("1 : 0 : 0 : 2 : 1")); // no room for the counts of five
}

void TestPanels::theFirstOfARowIsMarked()
{
    show({points()});
    QVERIFY(isUnderlined("Fights won: red 14, the most"));
    QVERIFY(!isUnderlined("Fights won: Red 8"));
    QVERIFY(!isUnderlined("Fights won: Zoë 0"));
}

/// A step changes figures, not where they stand.
void TestPanels::figuresComeInPlace()
{
    show({points()});
    const std::vector<views::PanelCell> before = box().picture().cells;
    const QRectF won = cell("Fights won: Ada 4")->rect;
    Panel later = points();
    later.rows[1].points[0] = 15;
    show({later});
    QCOMPARE(box().picture().cells.size(), before.size());
    QCOMPARE(cell("Fights won: Ada 15, the most").words(), QStringLiteral("15"));
    QCOMPARE(cell("Fights won: Ada 15, the most")->rect, won);
    QVERIFY(!isUnderlined("Fights won: red 14"));
}

void TestPanels::aBarASeat()
{
    show({progress()});
    double below = 0;
    for (const char *const row : {"Left over in the town", "Blockades removed"}) {
        for (const char *const seat : {"Ada 7", "Nefertari-Merenmut von Theben 12", "Zoë 0", "Red 3", "red 14"}) {
            const QString said = QStringLiteral("%1: %2, 14 to win").arg(QLatin1String(row), QString::fromUtf8(seat));
            QCOMPARE(cellsOf(*m_window, said).size(), 1);
            QVERIFY(at(said).y() >= below);
            below = cell(said).in(*m_window).bottom();
        }
        const SeenCell warning = cell("Zoë may win next turn");
        QVERIFY(warning && warning->rect.width() > 0);
        below = below + warning->rect.height();
    }
}

void TestPanels::aRowIsLit()
{
    show({points()});
    const QImage before = box().grab().toImage();
    const auto lit = [&] { // rows that look different
        const QImage now = box().grab().toImage();
        return std::count_if(box().picture().rows.begin(), box().picture().rows.end(), [&](const auto &row) {
            return now.copy(row.second.toRect()) != before.copy(row.second.toRect());
        });
    };
    box().light("fights-won");
    QCOMPARE(lit(), 1);
    box().light({});
    QCOMPARE(lit(), 0);
}

/// In any room, also where that is too low for all of it.
void TestPanels::theyLookAsTheyAreLaidOut()
{
    const views::PanelContext context = ofFive();
    Panel noted = points();
    noted.note = {"panel.of", {{"limit", 14}}};
    for (const Panel &panel : {points(), noted, progress()}) {
        views::PanelView view;
        for (const int height : {2000, 320, 240, 160, 40}) {
            view.resize(views::scaledPixels(kColumn), height);
            view.show(panel, context);
            views::PanelSpace space;
            space.width = view.width();
            space.height = view.height();
            space.unit = views::scaledLength(1) * views::sideScale(view.size());
            QVERIFY(view.picture() == views::layOut(panel, context, space));
        }
    }
}

} // namespace tests::tst_panels

TEST_CLASS(tst_panels, TestPanels)
#include "tst_panels.moc"
