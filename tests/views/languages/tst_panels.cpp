// SPDX-License-Identifier: GPL-3.0-or-later
// Panels of five seats have their room in the narrowest column, in each language and with larger text.
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QVBoxLayout>

#include "cut_off.h"
#include "model/engine/core/panel.h"
#include "model/words/languages.h"
#include "pseudo.h"
#include "tests/test_class.h"
#include "tests/views/window/table.h"
#include "views/common/style_sheet.h"
#include "views/play/panel_column.h"

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

private:
    void show(const std::vector<Panel> &panels);
    views::PanelBox &box() { return *m_window->findChild<views::PanelBox *>(); }
    /// The labels of that text, or that are read out so.
    QList<QLabel *> labels(const QString &text)
    {
        QList<QLabel *> found = m_window->findChildren<QLabel *>();
        found.removeIf([&](const QLabel *each) { return each->text() != text && each->accessibleName() != text; });
        return found;
    }
    /// Where a label stands in the window.
    QPoint at(const QString &text) { return labels(text).front()->mapTo(m_window.get(), QPoint()); }

    views::Theme m_theme{QStringLiteral("light"), QStringLiteral("osiris")};
    views::Artwork m_artwork{m_theme};
    std::unique_ptr<words::Words> m_words;
    std::unique_ptr<QWidget> m_window;
    views::PanelColumn *m_column = nullptr;
};

void TestPanels::init()
{
    speak(QStringLiteral("en"));
    m_window = std::make_unique<QWidget>();
    m_window->setStyleSheet(views::figureSheetFor(m_theme));
    m_column = new views::PanelColumn(m_window.get());
    auto *layout = new QVBoxLayout(m_window.get());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_column);
}

void TestPanels::show(const std::vector<Panel> &panels)
{
    m_words = std::make_unique<words::Words>(osiris(), QStringList{"Ada", "Nefertari-Merenmut von Theben", "Zoë", ""});
    views::PanelContext context{.words = m_words.get(), .artwork = &m_artwork};
    context.seatIds = QStringList{"a", "b", "c", "d", "red"};
    for (const char *const sign : {"seat-a", "seat-b", "seat-c", "seat-d", "seat-a"})
        context.seatSigns << QLatin1String(sign);
    m_column->show(panels, context);
    m_window->setFixedWidth(views::scaledPixels(kColumn));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QCoreApplication::sendPostedEvents();
    m_window->resize(m_window->width(), m_window->layout()->totalHeightForWidth(m_window->width()));
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
    QCOMPARE(labels("Fights won: Ada 4").front()->property("figureOf"), QVariant("a"));
    QVERIFY(labels("1 : 0 : 0 : 2 : 1").isEmpty()); // no room for the counts of five
}

void TestPanels::theFirstOfARowIsMarked()
{
    show({points()});
    QVERIFY(labels("Fights won: red 14, the most").front()->font().underline());
    QVERIFY(!labels("Fights won: Red 8").front()->font().underline());
    QVERIFY(!labels("Fights won: Zoë 0").front()->font().underline());
}

/// A step changes figures, not labels.
void TestPanels::figuresComeInPlace()
{
    show({points()});
    const QList<QLabel *> before = m_window->findChildren<QLabel *>();
    QLabel *const won = labels("Fights won: Ada 4").front();
    Panel later = points();
    later.rows[1].points[0] = 15;
    show({later});
    QCOMPARE(m_window->findChildren<QLabel *>(), before);
    QCOMPARE(won->text(), QStringLiteral("15"));
    QCOMPARE(won->accessibleName(), QStringLiteral("Fights won: Ada 15, the most"));
    QVERIFY(!labels("Fights won: red 14").front()->font().underline());
}

void TestPanels::aBarASeat()
{
    show({progress()});
    int below = 0;
    for (const char *const row : {"Left over in the town", "Blockades removed"}) {
        for (const char *const seat : {"Ada 7", "Nefertari-Merenmut von Theben 12", "Zoë 0", "Red 3", "red 14"}) {
            const QString said = QStringLiteral("%1: %2, 14 to win").arg(QLatin1String(row), QString::fromUtf8(seat));
            QCOMPARE(labels(said).size(), 1);
            QVERIFY(at(said).y() >= below);
            below = at(said).y() + labels(said).front()->height();
        }
        const QLabel *const warning = labels("Zoë may win next turn").front();
        QVERIFY(warning->width() > 0);
        below = below + warning->height();
    }
}

void TestPanels::aRowIsLit()
{
    show({points()});
    const auto lit = [&] {
        const QList<QWidget *> all = m_window->findChildren<QWidget *>();
        return std::count_if(all.begin(), all.end(),
                             [](const QWidget *each) { return each->property("lit").toBool(); });
    };
    box().light("fights-won");
    QCOMPARE(lit(), 1);
    box().light({});
    QCOMPARE(lit(), 0);
}

} // namespace tests::tst_panels

TEST_CLASS(tst_panels, TestPanels)
#include "tst_panels.moc"
