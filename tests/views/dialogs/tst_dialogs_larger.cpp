// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogues where text is twice as large on a screen that is no larger.
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "views/common/fonts.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/dialogs/settings_dialog.h"
#include "views/library/library_dialog.h"

namespace tests::tst_dialogs_larger {

class TestDialogsLarger : public QObject {
    Q_OBJECT

public:
    /// The least screen.
    static void initMain()
    {
        QFile screen(QDir::temp().filePath(QStringLiteral("small-screen.json")));
        if (!screen.open(QIODevice::WriteOnly)
            || screen.write(R"({"screens": [{"name": "small", "x": 0, "y": 0, "width": 960, "height": 540,
                                             "logicalDpi": 192, "logicalBaseDpi": 96, "dpr": 1}]})")
                   < 0)
            qFatal("There is no room for the screen's file");
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toUtf8());
        qputenv("QT_ENABLE_HIGHDPI_SCALING", "0"); // else all is larger, and the screen smaller
        qputenv("QT_FONT_DPI", "192");
    }

private slots:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_Use96Dpi, false); }
    void theLibraryStaysOnTheScreen();
    void settingsAreScrolled();
    void aNewGameIsScrolled();
};

void TestDialogsLarger::theLibraryStaysOnTheScreen()
{
    QVERIFY(views::fontScale() > 1.5);
    const QTemporaryDir folder;
    views::LibraryDialog dialog(library::Folders::beside(folder.filePath(QStringLiteral("games"))),
                                QStringLiteral("light"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QSize screen = dialog.screen()->availableSize();
    QVERIFY2(dialog.width() <= screen.width() && dialog.height() < screen.height(),
             qPrintable(QStringLiteral("%1 x %2").arg(dialog.width()).arg(dialog.height())));
}

/// All of them can be reached, and the buttons below stay in sight.
void TestDialogsLarger::settingsAreScrolled()
{
    const QTemporaryDir folder;
    views::Settings settings(folder.filePath(QStringLiteral("settings.conf")));
    views::SettingsDialog dialog(settings);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(dialog.height() < dialog.screen()->availableSize().height());
    const auto *area = dialog.findChild<QScrollArea *>();
    QVERIFY(area->verticalScrollBar()->maximum() > 0);
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    for (const QPushButton *button : dialog.findChildren<QPushButton *>())
        QVERIFY(dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())));
    const QList<QCheckBox *> boxes = dialog.findChildren<QCheckBox *>();
    boxes[boxes.size() - 2]->setFocus();
    for (int fields = 0; fields < 2; ++fields) // how much is spoken, and the last box
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
    QVERIFY(boxes.back()->hasFocus());
    QVERIFY(area->viewport()->rect().contains(boxes.back()->mapTo(area->viewport(), boxes.back()->rect().center())));
}

void TestDialogsLarger::aNewGameIsScrolled()
{
    const QTemporaryDir folder;
    views::Settings settings(folder.filePath(QStringLiteral("settings.conf")));
    views::NewGameDialog dialog(settings, *engine::findGame("osiris"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(dialog.height() < dialog.screen()->availableSize().height());
    QVERIFY(dialog.findChild<QScrollArea *>()->verticalScrollBar()->maximum() > 0);
}

} // namespace tests::tst_dialogs_larger

TEST_CLASS(tst_dialogs_larger, TestDialogsLarger)
#include "tst_dialogs_larger.moc"
