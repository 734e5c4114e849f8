// SPDX-License-Identifier: GPL-3.0-or-later
// Controls are seen in every theme.
#include <QDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "colour_difference.h"
#include "tests/test_class.h"
#include "views/common/style_sheet.h"
#include "views/common/theme.h"

namespace tests::tst_style_sheet {

using namespace views;
using colours::contrast;

namespace {

constexpr double kSign = 3; ///< least contrast of what is no text (WCAG 2, 1.4.11)

} // namespace

class TestStyleSheet : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }
    void cleanup() { qApp->setStyleSheet({}); }
    void scrollBarsAndTabsAreSeen_data();
    void scrollBarsAndTabsAreSeen();
    void spinBoxesHaveAFrame_data() { scrollBarsAndTabsAreSeen_data(); }
    void spinBoxesHaveAFrame();
    void whatIsCheckedLooksOtherThanWhatHasTheKeyboard_data() { scrollBarsAndTabsAreSeen_data(); }
    void whatIsCheckedLooksOtherThanWhatHasTheKeyboard();
    void whatCannotBePressedIsNoMainButton_data() { scrollBarsAndTabsAreSeen_data(); }
    void whatCannotBePressedIsNoMainButton();
    void whatElseCouldBeChosenIsDashed_data() { scrollBarsAndTabsAreSeen_data(); }
    void whatElseCouldBeChosenIsDashed();
};

void TestStyleSheet::scrollBarsAndTabsAreSeen_data()
{
    QTest::addColumn<QString>("theme");
    for (const QString &theme : Theme::themeNames())
        QTest::newRow(qPrintable(theme)) << theme;
}

void TestStyleSheet::scrollBarsAndTabsAreSeen()
{
    QFETCH(const QString, theme);
    applyTheme(Theme(theme));
    QScrollBar bar(Qt::Vertical);
    bar.setRange(0, 100);
    bar.setPageStep(50);
    bar.resize(bar.sizeHint().width(), 300);
    bar.show();
    const QImage drawn = bar.grab().toImage();
    const int middle = drawn.width() / 2;
    QVERIFY(contrast(drawn.pixelColor(middle, 40), drawn.pixelColor(middle, 260)) >= kSign);

    QTabBar tabs;
    tabs.addTab(QStringLiteral("One"));
    tabs.addTab(QStringLiteral("Two"));
    tabs.resize(tabs.sizeHint());
    tabs.show();
    const QImage row = tabs.grab().toImage();
    const auto ground = [&](int tab) { return row.pixelColor(tabs.tabRect(tab).left() + 4, row.height() / 2); };
    const auto foot = [&](int tab) { return row.pixelColor(tabs.tabRect(tab).center().x(), row.height() - 2); };
    QVERIFY(contrast(foot(0), ground(0)) >= kSign);
    QVERIFY(foot(0) != foot(1)); // the chosen one
    QVERIFY(row.pixelColor(tabs.tabRect(0).left(), row.height() / 2) != ground(0));
}

void TestStyleSheet::spinBoxesHaveAFrame()
{
    QFETCH(const QString, theme);
    applyTheme(Theme(theme));
    QSpinBox box;
    box.resize(box.sizeHint());
    box.show();
    box.clearFocus();
    const QImage drawn = box.grab().toImage();
    const int middle = drawn.height() / 2;
    for (const QPoint edge : {QPoint(0, middle), QPoint(drawn.width() - 1, middle), QPoint(drawn.width() / 3, 0),
                              QPoint(drawn.width() / 3, drawn.height() - 1)})
        QVERIFY(contrast(drawn.pixelColor(edge), drawn.pixelColor(drawn.width() / 2, middle)) >= kSign);
}

void TestStyleSheet::whatIsCheckedLooksOtherThanWhatHasTheKeyboard()
{
    QFETCH(const QString, theme);
    applyTheme(Theme(theme));
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    std::array<QAbstractButton *, 4> buttons{new QPushButton(&window), new QPushButton(&window),
                                             new QToolButton(&window), new QToolButton(&window)};
    for (QAbstractButton *button : buttons) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setCheckable(true);
        button->setProperty("rail", true);
        button->setMinimumSize(60, 40);
        layout->addWidget(button);
    }
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (std::size_t kind = 0; kind < buttons.size(); kind += 2) {
        QAbstractButton &checked = *buttons[kind];
        QAbstractButton &focused = *buttons[kind + 1];
        checked.setChecked(true);
        focused.setFocus();
        const auto edge = [](QAbstractButton &button) {
            return button.grab().toImage().pixelColor(1, button.height() / 2);
        };
        const auto ground = [](QAbstractButton &button) {
            return button.grab().toImage().pixelColor(10, button.height() / 2);
        };
        QVERIFY(focused.hasFocus() && !checked.hasFocus());
        QVERIFY(edge(checked) != edge(focused));
        QVERIFY(ground(checked) != ground(focused));
        checked.setFocus(); // both at once are seen as both
        QCOMPARE(edge(checked), Theme(theme).colour(u"accent"));
        QVERIFY(ground(checked) != ground(focused));
    }
}

/// As the default button of a dialogue, too.
void TestStyleSheet::whatCannotBePressedIsNoMainButton()
{
    QFETCH(const QString, theme);
    applyTheme(Theme(theme));
    const QColor accent = Theme(theme).colour(u"accent");
    for (const bool isDefault : {true, false}) {
        QDialog dialog;
        QPushButton button(&dialog);
        button.setDefault(isDefault);
        button.setProperty("main", !isDefault);
        button.resize(80, 34);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const auto ground = [&button] { return button.grab().toImage().pixelColor(10, button.height() / 2); };
        QCOMPARE(ground(), accent);
        button.setEnabled(false);
        QVERIFY(ground() != accent);
    }
}

/// Choices of a game have a whole outline; those of a review, where the game goes on without them, do not.
void TestStyleSheet::whatElseCouldBeChosenIsDashed()
{
    QFETCH(const QString, theme);
    applyTheme(Theme(theme));
    for (const bool isStudied : {false, true}) {
        QWidget page;
        page.setProperty("review", isStudied);
        auto *choices = new QScrollArea(&page);
        choices->setObjectName(QStringLiteral("choices"));
        auto *button = new QPushButton(QStringLiteral("Pay"));
        button->setFocusPolicy(Qt::NoFocus);
        choices->setWidget(button);
        button->resize(160, 34);
        choices->setGeometry(100, 100, 180, 60); // not below the mouse, which begins in the corner
        page.resize(300, 200);
        page.show();
        const QImage drawn = button->grab().toImage();
        int changes = 0; // along the upper edge, without its round corners
        for (int x = 12; x < drawn.width() - 12; ++x)
            changes += drawn.pixelColor(x, 0) != drawn.pixelColor(x - 1, 0) ? 1 : 0;
        QCOMPARE(changes > 4, isStudied);
    }
}

} // namespace tests::tst_style_sheet

TEST_CLASS(tst_style_sheet, TestStyleSheet)
#include "tst_style_sheet.moc"
