// SPDX-License-Identifier: GPL-3.0-or-later
// The box of offers.
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/test_class.h"
#include "views/common/fonts.h"
#include "views/common/side_measure.h"
#include "views/screen/choice_box.h"

namespace tests::tst_choice_box {

class ChoiceBox : public QObject {
    Q_OBJECT

private slots:
    void theKeyboardLeavesWhatGoesOnce_data();
    void theKeyboardLeavesWhatGoesOnce();
    void whatDoesNotFitIsSmallerAndCloser();
    void wordsGrowWithTheWindow();
};

void ChoiceBox::theKeyboardLeavesWhatGoesOnce_data()
{
    QTest::addColumn<int>("left");
    QTest::newRow("all go") << 0;
    QTest::newRow("one stays") << 1;
}

/// Were they hidden one by one from the first on, each would take the keyboard for a moment, and a screen reader drops
/// what the program says meanwhile.
void ChoiceBox::theKeyboardLeavesWhatGoesOnce()
{
    QFETCH(int, left);
    QWidget window;
    views::ChoiceBox box(&window);
    QPushButton after(QStringLiteral("after"), &window);
    QWidget::setTabOrder(&box, &after);
    QList<views::Offer> offers;
    for (const char *text : {"one", "two", "three", "four"})
        offers << views::Offer{QString::fromLatin1(text)};
    box.setOffers(offers);
    window.show();
    QApplication::setActiveWindow(&window);
    QVERIFY(QTest::qWaitForWindowActive(&window));
    box.buttons()[1]->setFocus();
    QVERIFY(box.buttons()[1]->hasFocus());

    const QSignalSpy moved(qApp, &QApplication::focusChanged);
    box.setOffers(offers.first(left));
    QCOMPARE(box.buttons().size(), left);
    QCOMPARE(moved.count(), 1);
}

// Beside a board whose words are as large as that they would be hardly seen at 4K.
void ChoiceBox::wordsGrowWithTheWindow()
{
    QWidget window;
    window.resize(3840, 2160);
    views::ChoiceBox box(&window);
    box.setOffers({views::Offer{QStringLiteral("pay")}});
    window.show();
    const double usual = views::fontFor(views::FontRole::Text).pixelSize();
    QVERIFY(views::sideScale(window.size()) > 1.5);
    QCOMPARE(box.buttons().front()->font().pixelSize(), qRound(usual * views::sideScale(window.size())));
    box.setOffers({views::Offer{QStringLiteral("pay")}, views::Offer{QStringLiteral("keep")}});
    QCOMPARE(box.buttons().back()->font().pixelSize(), box.buttons().front()->font().pixelSize());
}

void ChoiceBox::whatDoesNotFitIsSmallerAndCloser()
{
    views::ChoiceBox box;
    QList<views::Offer> offers;
    for (int i = 0; i < 8; ++i)
        offers << views::Offer{QStringLiteral("two bread and a scribe, %1").arg(i)};
    box.setOffers(offers);
    box.fit(250, 1000);
    const int usual = box.height();
    const QFont font = box.buttons().front()->font();
    box.fit(250, usual - 20);
    QVERIFY(box.height() <= usual - 20);
    QVERIFY(box.buttons().front()->font().pixelSize() < font.pixelSize());
    QCOMPARE(box.verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOff); // all of them
    box.fit(250, 1000);
    QCOMPARE(box.height(), usual);
    QCOMPARE(box.buttons().front()->font(), font);
}

} // namespace tests::tst_choice_box

TEST_CLASS(tst_choice_box, ChoiceBox)

#include "tst_choice_box.moc"
