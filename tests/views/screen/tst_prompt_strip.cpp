// SPDX-License-Identifier: GPL-3.0-or-later
// The strip with the prompt and its buttons.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "tests/test_class.h"
#include "views/common/fonts.h"
#include "views/screen/prompt_strip.h"
#include "views/screen/screen.h"

namespace tests::tst_prompt_strip {

class PromptStrip : public QObject {
    Q_OBJECT

private slots:
    void aButtonIsAsWideAsBeforeOnlyUnderTheMouse();
    void offersThatGaveWayStayWhereTheyAre();
    void aLongPromptHasTheRoomOfTheMoment();
    void allIsLaidOutOnce();
};

namespace {

void showMain(views::PromptStrip &strip, const QString &words, bool isExpected)
{
    views::Prompt prompt;
    prompt.main = words;
    prompt.isMainExpected = isExpected;
    prompt.areButtonsKept = true;
    strip.show(prompt, {});
}

} // namespace

/// So the second of two clicks presses no other button, and one long word does not take the room of the prompt for the
/// rest of the game.
void PromptStrip::aButtonIsAsWideAsBeforeOnlyUnderTheMouse()
{
    views::PromptStrip strip;
    strip.resize(1200, strip.minimumHeight());
    strip.show();
    QPushButton &main = *strip.mainButton();
    showMain(strip, QStringLiteral("Change the value with two scribes to a six, and take the die"), true);
    const int wide = main.minimumWidth();
    QVERIFY(wide > 300);

    main.setAttribute(Qt::WA_UnderMouse);
    showMain(strip, QStringLiteral("Skip"), false);
    QCOMPARE(main.minimumWidth(), wide);
    showMain(strip, {}, true);
    QCOMPARE(main.minimumWidth(), wide);

    main.setAttribute(Qt::WA_UnderMouse, false);
    showMain(strip, QStringLiteral("Skip"), false);
    const int usual = main.minimumWidth();
    QVERIFY(usual < 200 && usual > main.sizeHint().width());
    showMain(strip, QStringLiteral("Go"), true);
    QCOMPARE(main.minimumWidth(), usual);
}

/// While the mouse goes over the board the prompt says now more, now less.
void PromptStrip::offersThatGaveWayStayWhereTheyAre()
{
    views::PromptStrip strip;
    strip.resize(1000, strip.minimumHeight());
    strip.setFocusPolicy(Qt::StrongFocus);
    strip.setFocus(); // else an offer would have the keyboard, and stay for that
    strip.show();
    views::Prompt prompt;
    prompt.sentence = QStringLiteral("Beige decides about the temples");
    prompt.offers = {{QStringLiteral("Leave the followers")}, {QStringLiteral("Exchange them")}};
    const auto placed = [&](const QString &more) {
        prompt.more = more;
        strip.show(prompt, {});
        QCoreApplication::processEvents();
        QList<QPoint> corners;
        for (const QPushButton *button : strip.findChildren<QPushButton *>(QStringLiteral("second"))) {
            if (button->isVisible())
                corners << button->mapTo(&strip, QPoint());
        }
        return corners;
    };
    const QList<QPoint> first = placed({});
    QCOMPARE(first.size(), 2);
    const QList<QPoint> below = placed(QStringLiteral("Thoth has strength 3 there and wins. ").repeated(12));
    QCOMPARE(below.size(), 2);
    QVERIFY(below.front().y() > first.front().y());
    for (const QString &more : {QString(), QStringLiteral("Thoth wins."), QString()})
        QCOMPARE(placed(more), below);
    prompt.offers.front().text = QStringLiteral("Leave them"); // others
    QCOMPARE(placed({}).front().y(), first.front().y());
}

/// Where there are no offers that could give way; then its words become smaller.
void PromptStrip::aLongPromptHasTheRoomOfTheMoment()
{
    views::PromptStrip strip;
    strip.resize(944, strip.minimumHeight());
    strip.show();
    const auto &said = *strip.findChild<QLabel *>(QStringLiteral("prompt"));
    const auto &moment = *strip.findChild<QLabel *>(QStringLiteral("second-text"));
    views::Prompt prompt;
    prompt.sentence = QStringLiteral("Noor can do nothing and passes");
    prompt.heading = QStringLiteral("Turn 19");
    prompt.hint = QStringLiteral("Hint");
    prompt.undo = QStringLiteral("Undo");
    prompt.main = QStringLiteral("Pass");
    bool wasSeen = true;
    for (int words = 0; words <= 60; words += 3) {
        prompt.more = QStringLiteral("market ").repeated(words).trimmed();
        strip.show(prompt, {});
        QCoreApplication::processEvents();
        QVERIFY(wasSeen || !moment.isVisible());
        wasSeen = moment.isVisible();
        QVERIFY(words > 0 || wasSeen);
        QVERIFY(!wasSeen || said.heightForWidth(said.width()) <= strip.height());
    }
    QVERIFY(!wasSeen);
    QVERIFY(said.font().pixelSize() < views::fontFor(views::FontRole::Second).pixelSize());
    prompt.more.clear();
    strip.show(prompt, {});
    QCoreApplication::processEvents();
    QVERIFY(moment.isVisible());
}

/// However many buttons come: to fit the prompt takes longer than all else that is shown of it.
void PromptStrip::allIsLaidOutOnce()
{
    struct Counter : QObject {
        bool eventFilter(QObject *, QEvent *event) override
        {
            times += event->type() == QEvent::Resize ? 1 : 0;
            return false;
        }
        int times = 0;
    } counter;
    views::PromptStrip strip;
    strip.resize(1200, strip.minimumHeight());
    strip.show();
    QCoreApplication::processEvents();
    auto &sentence = *strip.findChild<QLabel *>(QStringLiteral("prompt"));
    sentence.installEventFilter(&counter);
    const int before = sentence.width();
    views::Prompt prompt;
    prompt.sentence = QStringLiteral("Beige decides about the temples");
    prompt.main = QStringLiteral("Confirm");
    prompt.hint = QStringLiteral("Hint");
    prompt.undo = QStringLiteral("Undo");
    prompt.offers = {{QStringLiteral("Leave the followers")}, {QStringLiteral("Exchange them")}};
    strip.show(prompt, {});
    QVERIFY(sentence.width() < before);
    QCOMPARE(counter.times, 1);
    QCoreApplication::processEvents();
    QCOMPARE(counter.times, 1);
}

} // namespace tests::tst_prompt_strip

TEST_CLASS(tst_prompt_strip, PromptStrip)

#include "tst_prompt_strip.moc"
