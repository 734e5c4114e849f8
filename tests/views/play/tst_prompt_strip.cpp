// SPDX-License-Identifier: GPL-3.0-or-later
// The strip with the prompt and its buttons.
#include <QPushButton>
#include <QTest>

#include "tests/test_class.h"
#include "views/play/prompt_strip.h"

namespace tests::tst_prompt_strip {

class PromptStrip : public QObject {
    Q_OBJECT

private slots:
    void aButtonIsAsWideAsBeforeOnlyUnderTheMouse();
};

/// So the second of two clicks presses no other button, and one long word does not take the room of the prompt for the
/// rest of the game.
void PromptStrip::aButtonIsAsWideAsBeforeOnlyUnderTheMouse()
{
    views::PromptStrip strip;
    strip.resize(1200, strip.minimumHeight());
    strip.show();
    QPushButton &main = *strip.mainButton();
    strip.setMain(QStringLiteral("Change the value with two scribes to a six, and take the die"), true);
    const int wide = main.minimumWidth();
    QVERIFY(wide > 300);

    main.setAttribute(Qt::WA_UnderMouse);
    strip.setMain(QStringLiteral("Skip"), false);
    QCOMPARE(main.minimumWidth(), wide);
    strip.setMain({}, true);
    QCOMPARE(main.minimumWidth(), wide);

    main.setAttribute(Qt::WA_UnderMouse, false);
    strip.setMain(QStringLiteral("Skip"), false);
    const int usual = main.minimumWidth();
    QVERIFY(usual < 200 && usual > main.sizeHint().width());
    strip.setMain(QStringLiteral("Go"), true);
    QCOMPARE(main.minimumWidth(), usual);
}

} // namespace tests::tst_prompt_strip

TEST_CLASS(tst_prompt_strip, PromptStrip)

#include "tst_prompt_strip.moc"
