// SPDX-License-Identifier: GPL-3.0-or-later
// What widgets show is plain text unless they say otherwise.
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QProgressDialog>
#include <QPushButton>
#include <QToolTip>

#include "tests/test_class.h"
#include "views/common/message_box.h"
#include "views/common/plain_text.h"

namespace tests::tst_plain_text {

namespace {

const QString kWords = QStringLiteral("<h1><img src='none.png'>A &amp; B</h1>\nnext");

/// What the tip at the middle of the widget, or at that point, says.
QString tipOf(QWidget &widget, QPoint at)
{
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &event);
    return QToolTip::text();
}

} // namespace

class TestPlainText : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::showTextsPlain(); }

    void labelsAre()
    {
        QLabel label(kWords);
        QLabel rich(QStringLiteral("<b>ours</b>"));
        rich.setTextFormat(Qt::RichText);
        label.show();
        rich.show();
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QCOMPARE(rich.textFormat(), Qt::RichText);
    }

    void labelsOfQtsDialoguesAre()
    {
        QProgressDialog dialog(kWords, QStringLiteral("Cancel"), 0, 10);
        dialog.show();
        QMessageBox box(QMessageBox::Warning, QString(), kWords);
        box.setInformativeText(kWords);
        box.show();
        for (const QWidget *window : {static_cast<QWidget *>(&dialog), static_cast<QWidget *>(&box)}) {
            int count = 0;
            for (const auto *label : window->findChildren<QLabel *>()) {
                if (label->text() != kWords)
                    continue;
                QCOMPARE(label->textFormat(), Qt::PlainText);
                ++count;
            }
            QVERIFY(count > 0);
        }
    }

    /// The box does not wait for that: nothing is loaded while it is made either.
    void messageBoxesAreByThemselves()
    {
        views::MessageBox box(QMessageBox::Warning, kWords, kWords, QMessageBox::Ok, nullptr);
        box.setInformativeText(kWords);
        int count = 0;
        for (const auto *label : box.findChildren<QLabel *>()) {
            if (label->text() != kWords)
                continue;
            QCOMPARE(label->textFormat(), Qt::PlainText);
            ++count;
        }
        QCOMPARE(count, 2);
    }

    void tipsAre()
    {
        QPushButton button;
        button.setToolTip(kWords);
        button.show();
        QCOMPARE(tipOf(button, button.rect().center()), views::tipText(kWords));

        QListWidget list;
        list.addItem(QStringLiteral("item"));
        list.item(0)->setToolTip(kWords);
        list.show();
        const QPoint item = list.visualItemRect(list.item(0)).center();
        QCOMPARE(tipOf(*list.viewport(), item), views::tipText(kWords));

        QMenu menu;
        menu.setToolTipsVisible(true);
        QAction *action = menu.addAction(QStringLiteral("entry"));
        action->setToolTip(kWords);
        menu.popup({});
        QCOMPARE(tipOf(menu, menu.actionGeometry(action).center()), views::tipText(kWords));
    }

    void aTipIsLetterByLetter()
    {
        QCOMPARE(views::tipText(kWords),
                 "<div dir='ltr'>&lt;h1&gt;&lt;img src='none.png'&gt;A &amp;amp; B&lt;/h1&gt;<br>next</div>");
    }

    void longWordsMayBeBroken()
    {
        QCOMPARE(views::breakable(QString(40, u'a') + QStringLiteral(" b")), QString(40, u'a') + QStringLiteral(" b"));
        QCOMPARE(views::breakable(QString(100, u'a')).count(QChar(0x200B)), 2);
        views::MessageBox box(QMessageBox::Warning, {}, QString(10'000, u'W'), QMessageBox::Ok, nullptr);
        box.setInformativeText(QString(200, u'W'));
        box.show();
        QVERIFY2(box.width() < 1000, qPrintable(QString::number(box.width())));
    }

    void marksOfButtonsAndTitlesAreLetters()
    {
        QCOMPARE(views::withoutMnemonic(QStringLiteral("A & B&c")), "A && B&&c");
        QCOMPARE(views::titleText(QStringLiteral("a[*]b")), "a[*][*]b");
        const QString hebrew = QStringLiteral("\u2068\u05de\u2069 – b");
        QCOMPARE(views::titleText(hebrew), u'\u200e' + hebrew);
    }
};

} // namespace tests::tst_plain_text

TEST_CLASS(tst_plain_text, TestPlainText)
#include "tst_plain_text.moc"
