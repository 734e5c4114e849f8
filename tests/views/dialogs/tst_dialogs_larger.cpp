// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogues where text is twice as large on a screen that is no larger.
#include <QScreen>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "views/common/fonts.h"
#include "views/dialogs/finished_games_dialog.h"

namespace tests::tst_dialogs_larger {

class TestDialogsLarger : public QObject {
    Q_OBJECT

public:
    static void initMain()
    {
        qputenv("QT_ENABLE_HIGHDPI_SCALING", "0"); // else all is larger, and the screen smaller
        qputenv("QT_FONT_DPI", "192");
    }

private slots:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_Use96Dpi, false); }
    void finishedGamesStayOnTheScreen();
};

void TestDialogsLarger::finishedGamesStayOnTheScreen()
{
    QVERIFY(views::fontScale() > 1.5);
    const QTemporaryDir folder;
    views::FinishedGamesDialog dialog(play::FinishedGames(folder.path()), QStringLiteral("light"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QSize screen = dialog.screen()->availableSize();
    QVERIFY(dialog.width() <= screen.width() && dialog.height() < screen.height());
}

} // namespace tests::tst_dialogs_larger

TEST_CLASS(tst_dialogs_larger, TestDialogsLarger)
#include "tst_dialogs_larger.moc"
