// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAccessible>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "tests/views/random_games.h"
#include "tests/views/timeline/loud.h"
#include "views/common/fonts.h"
#include "views/common/side_measure.h"
#include "views/timeline/timeline_strip.h"

namespace tests::tst_timeline_strip {

using namespace views;
using replay::Timeline;

class TestTimelineStrip : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en")));
        initResources();
    }
    void init();
    void cleanup();

    void buttonsAskForPositions();
    void singleStepsAreAnimatedOthersAreNot();
    void wordsAndScoresFollowTheStep();
    void theRivalsScoreHasItsName();
    void playingAsksAndWaits();
    void thePlayButtonSaysWhatItDoes();
    void spacePlaysAndPauses();
    void theSpeedIsChosenFromAMenu();
    void whichMarksAreLookedForIsChosen();
    void theLoopIsAToggle();
    void hidingPauses();
    void formsHaveTheirHeights();
    void itFitsIntoTheSmallestWindow();
    void everyControlHasANameAndASize();
    void theTabKeyGoesFromLeftToRight();
    void theLanguageChanges();
    void itGrows();
    void aGameWithoutScoresShowsNone();
    void thePlaceOfScoresIsThereFromTheStart();
    void withoutATimelineItIsIdle();

private:
    TimelineButton *button(const char *name) const { return m_strip->findChild<TimelineButton *>(name); }
    void click(const char *name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    bool says(const QString &words) const
    {
        const QList<QLabel *> labels = m_strip->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text() == words; });
    }
    void setWords(const Timeline &timeline)
    {
        m_strip->setWords(words::Words(timeline.last().game(), {"Ada", "Noor"}), {QPixmap(18, 18), QPixmap(18, 18)},
                          [](int step) { return QStringLiteral("What happened at %1").arg(step); });
    }
    /// Shows whatever is asked for, without motions.
    void follow()
    {
        connect(m_strip, &TimelineStrip::seekWanted, m_strip, [this](int step) {
            m_strip->setShown(step);
            m_strip->onSettled();
        });
    }

    std::unique_ptr<Timeline> m_timeline;
    std::unique_ptr<QWidget> m_window;
    TimelineStrip *m_strip = nullptr; ///< in the window
    std::unique_ptr<QSignalSpy> m_seeks;
};

void TestTimelineStrip::init()
{
    m_timeline = std::make_unique<Timeline>(randomGame("aton", 7));
    m_window = std::make_unique<QWidget>();
    m_strip = new TimelineStrip(m_window.get());
    auto *layout = new QVBoxLayout(m_window.get());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addStretch();
    layout->addWidget(m_strip);
    m_strip->setTheme(Theme("light", "aton"));
    m_strip->setTimeline(m_timeline.get());
    setWords(*m_timeline);
    m_strip->autoplay().setInterval(0);
    m_window->resize(1260, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_seeks = std::make_unique<QSignalSpy>(m_strip, &TimelineStrip::seekWanted);
}

void TestTimelineStrip::cleanup()
{
    m_seeks.reset();
    m_window.reset();
    m_timeline.reset();
}

void TestTimelineStrip::buttonsAskForPositions()
{
    follow();
    const int last = m_timeline->stepCount();
    click("next");
    click("next");
    click("last");
    click("last"); // is shown already
    click("previous");
    click("first");
    QList<int> steps;
    for (const QVariantList &seek : *m_seeks)
        steps << seek.first().toInt();
    QCOMPARE(steps, (QList<int>{1, 2, last, last - 1, 0}));
}

void TestTimelineStrip::singleStepsAreAnimatedOthersAreNot()
{
    follow();
    m_strip->setShown(20);
    click("next");
    QCOMPARE(m_seeks->takeFirst(), (QVariantList{21, true}));
    click("previous");
    QCOMPARE(m_seeks->takeFirst(), (QVariantList{20, true}));
    click("first");
    QCOMPARE(m_seeks->takeFirst(), (QVariantList{0, false}));
    m_strip->go(replay::Jump::NextHeading);
    QCOMPARE(m_seeks->takeFirst().last(), QVariant(false));
    // A drag by one step is no step.
    m_strip->setShown(20);
    TimelineBar &bar = m_strip->bar();
    QTest::mouseClick(&bar, Qt::LeftButton, {}, {qRound(bar.placing().xOf(21)), 12});
    QCOMPARE(m_seeks->takeFirst(), (QVariantList{21, false}));
}

void TestTimelineStrip::wordsAndScoresFollowTheStep()
{
    const int last = m_timeline->stepCount();
    m_strip->setShown(last);
    QVERIFY(says(QString("Step %1 of %1").arg(last)));
    QVERIFY(says(QString("Round %1").arg(m_timeline->headings().size())));
    for (const int score : m_timeline->scores(last))
        QVERIFY(says(QString::number(score)));
    m_strip->setShown(0);
    QVERIFY(says(QString("Step 0 of %1").arg(last)));
    QVERIFY(says("Round 1"));
    QVERIFY(says("0"));
}

void TestTimelineStrip::theRivalsScoreHasItsName()
{
    const Timeline alone = randomGame("tekhenu", 3, 40, 1);
    m_strip->setTimeline(&alone);
    setWords(alone);
    const QList<QLabel *> labels = m_strip->findChildren<QLabel *>();
    for (const char *name : {"Ada: 0", "Botankhamun: 0"})
        QVERIFY2(std::any_of(labels.begin(), labels.end(),
                             [name](const QLabel *label) { return label->accessibleName() == QLatin1String(name); }),
                 name);
    m_strip->setTimeline(nullptr);
}

void TestTimelineStrip::playingAsksAndWaits()
{
    connect(m_strip, &TimelineStrip::seekWanted, m_strip, [this](int step) { m_strip->setShown(step); });
    click("play");
    QTRY_COMPARE(m_seeks->count(), 1);
    QCOMPARE(m_seeks->first(), (QVariantList{1, true}));
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QCOMPARE(m_seeks->count(), 1); // its motion is still seen
    m_strip->onSettled();
    QTRY_COMPARE(m_seeks->count(), 2);
    QCOMPARE(m_strip->shown(), 2);
}

void TestTimelineStrip::thePlayButtonSaysWhatItDoes()
{
    follow();
    m_strip->setShown(m_timeline->stepCount() - 2);
    QCOMPARE(button("play")->accessibleName(), "Play");
    click("play");
    QCOMPARE(button("play")->accessibleName(), "Pause");
    QCOMPARE(button("play")->sign(), TimelineButton::Sign::Pause);
    QTRY_COMPARE(button("play")->accessibleName(), "Play"); // at the end
    QCOMPARE(m_strip->shown(), m_timeline->stepCount());
}

void TestTimelineStrip::spacePlaysAndPauses()
{
    m_strip->bar().setFocus();
    QTest::keyClick(&m_strip->bar(), Qt::Key_Space);
    QVERIFY(m_strip->autoplay().isPlaying());
    QTest::keyClick(&m_strip->bar(), Qt::Key_Space);
    QVERIFY(!m_strip->autoplay().isPlaying());
}

void TestTimelineStrip::theSpeedIsChosenFromAMenu()
{
    const QList<QAction *> speeds = button("speed")->menu()->actions();
    QStringList names;
    for (const QAction *speed : speeds)
        names << speed->text();
    QCOMPARE(names, (QStringList{"0.25×", "0.5×", "1×", "2×", "4×", "8×"}));
    QVERIFY(speeds[2]->isChecked());
    speeds[4]->trigger();
    QCOMPARE(m_strip->autoplay().speed(), 4.0);
    QCOMPARE(button("speed")->text(), "speed 4×");
    QVERIFY(speeds[4]->isChecked());
    m_strip->autoplay().setSpeed(0.25); // from a menu of the window
    QVERIFY(speeds[0]->isChecked());
    QCOMPARE(button("speed")->accessibleName(), "Speed of playing: 0.25×");
}

void TestTimelineStrip::whichMarksAreLookedForIsChosen()
{
    QVERIFY(!button("mark-kind")->isVisible()); // in a game
    m_strip->setReview();
    m_strip->setKinds({{{}, 9}, {replay::kErrors, 2}, {"scoring", 5}}, {});
    QVERIFY(button("mark-kind")->isVisible());
    QCOMPARE(button("mark-kind")->text(), "All marks");
    const int width = button("mark-kind")->width();
    std::vector<std::string> wanted;
    connect(m_strip, &TimelineStrip::kindWanted, this, [&](const std::string &kind) { wanted.push_back(kind); });
    const QList<QAction *> kinds = button("mark-kind")->menu()->actions();
    QStringList names;
    for (const QAction *kind : kinds)
        names << kind->text();
    QCOMPARE(names, (QStringList{"All marks (9)", "Only mistakes (2)", "Scoring (5)"}));
    QVERIFY(kinds[0]->isChecked());
    kinds[0]->trigger();
    QVERIFY(kinds[0]->isChecked()); // it is one of several
    wanted.clear();
    kinds[2]->trigger();
    QCOMPARE(wanted, std::vector<std::string>{"scoring"});
    m_strip->setKinds({{{}, 9}, {replay::kErrors, 2}, {"scoring", 5}}, "scoring");
    QCOMPARE(button("mark-kind")->accessibleName(), "Marks to look for: Scoring");
    QVERIFY(button("mark-kind")->menu()->actions()[2]->isChecked());
    QCOMPARE(button("mark-kind")->width(), width); // nothing moves
    button("last")->setFocus();
    QTest::keyClick(button("last"), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), button("mark-kind"));
}

void TestTimelineStrip::theLoopIsAToggle()
{
    click("loop");
    QVERIFY(m_strip->autoplay().isLooping());
    click("loop");
    QVERIFY(!m_strip->autoplay().isLooping());
    m_strip->autoplay().setLooping(true);
    QVERIFY(button("loop")->isChecked());
}

void TestTimelineStrip::hidingPauses()
{
    click("play");
    QVERIFY(m_strip->autoplay().isPlaying());
    m_strip->hide();
    QVERIFY(!m_strip->autoplay().isPlaying());
}

void TestTimelineStrip::formsHaveTheirHeights()
{
    QCOMPARE(TimelineStrip::formFor({1024, 700}), TimelineForm::Small);
    QCOMPARE(TimelineStrip::formFor({1280, 800}), TimelineForm::Medium);
    QCOMPARE(TimelineStrip::formFor({1600, 1000}), TimelineForm::Large);
    for (const auto &[form, height] :
         {std::pair(TimelineForm::Small, 56), {TimelineForm::Medium, 92}, {TimelineForm::Large, 128}}) {
        m_strip->setForm(form);
        QVERIFY(std::abs(m_strip->height() / fontScale() - height) <= 3);
        QCOMPARE(m_strip->bar().hasGraph(), form != TimelineForm::Small);
        // Nothing is cut off at its foot.
        QTRY_COMPARE(m_strip->geometry().bottom(), m_window->rect().bottom());
        for (const QWidget *child : m_strip->findChildren<QWidget *>()) {
            if (child->isVisible() && !child->isWindow())
                QTRY_VERIFY2(m_strip->rect().contains(QRect(child->mapTo(m_strip, QPoint()), child->size())),
                             qPrintable(QString("%1 %2").arg(height).arg(child->metaObject()->className())));
        }
    }
    // At 4K all of it is larger, and nothing is cut off either.
    const int words = m_strip->findChild<QLabel *>()->font().pixelSize();
    m_strip->setForm(TimelineForm::Large, timelineScale({3840, 2160}));
    QVERIFY(std::abs(m_strip->height() / fontScale() - 180) <= 3);
    QVERIFY(m_strip->findChild<QLabel *>()->font().pixelSize() > 1.3 * words);
    QTRY_COMPARE(m_strip->geometry().bottom(), m_window->rect().bottom());
    for (const QWidget *child : m_strip->findChildren<QWidget *>()) {
        if (child->isVisible() && !child->isWindow())
            QTRY_VERIFY(m_strip->rect().contains(QRect(child->mapTo(m_strip, QPoint()), child->size())));
    }
}

void TestTimelineStrip::itFitsIntoTheSmallestWindow()
{
    m_strip->setForm(TimelineForm::Small);
    QVERIFY(m_strip->minimumSizeHint().width() < 1000);
    m_window->resize(1000, 300);
    QTRY_COMPARE(m_strip->width(), 1000);
    QTRY_VERIFY(m_strip->bar().geometry().right() < 1000);
    QVERIFY(m_strip->bar().width() > 400);
}

void TestTimelineStrip::everyControlHasANameAndASize()
{
    m_strip->setReview();
    for (const TimelineForm form : {TimelineForm::Small, TimelineForm::Medium, TimelineForm::Large}) {
        m_strip->setForm(form);
        const QList<TimelineButton *> buttons = m_strip->findChildren<TimelineButton *>();
        QCOMPARE(buttons.size(), 8);
        QSet<QString> names;
        for (const TimelineButton *each : buttons) {
            QVERIFY(each->width() >= 24 && each->height() >= 24);
            QVERIFY(!each->accessibleName().isEmpty());
            QVERIFY(each->toolTip().startsWith(each->accessibleName()));
            names << each->accessibleName();
        }
        QCOMPARE(names.size(), 8);
    }
    QCOMPARE(button("first")->toolTip(), "First step (Home)");
    QCOMPARE(QAccessible::queryAccessibleInterface(button("first"))->text(QAccessible::Description), "Home");
    QCOMPARE(button("play")->toolTip(), "Play (Space)");
}

void TestTimelineStrip::theTabKeyGoesFromLeftToRight()
{
    QList<QWidget *> order;
    button("first")->setFocus();
    for (int i = 0; i < 8; ++i) {
        order << QApplication::focusWidget();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(order, (QList<QWidget *>{button("first"), button("previous"), button("play"), button("next"),
                                      button("last"), button("speed"), button("loop"), &m_strip->bar()}));
}

void TestTimelineStrip::theLanguageChanges()
{
    Loud loud;
    QCoreApplication::installTranslator(&loud);
    QLocale::setDefault(QLocale(QStringLiteral("de")));
    QTRY_COMPARE(button("first")->accessibleName(), "FIRST STEP");
    QVERIFY(says(QString("STEP 0 OF %1").arg(m_timeline->stepCount())));
    QVERIFY(says("ROUND 1"));
    QCOMPARE(button("speed")->menu()->actions().first()->text(), "0,25×");
    QLocale::setDefault(QLocale(QStringLiteral("en")));
    QCoreApplication::removeTranslator(&loud);
    QTRY_COMPARE(button("first")->accessibleName(), "First step");
    QVERIFY(says("Round 1"));
}

void TestTimelineStrip::itGrows()
{
    follow();
    const int last = m_timeline->stepCount();
    const engine::Action undone = m_timeline->step(last).action;
    m_timeline->removeLast();
    m_strip->timelineChanged();
    m_strip->setShown(last - 1);
    m_timeline->append(undone);
    m_strip->timelineChanged();
    QVERIFY(says(QString("Step %1 of %2").arg(last - 1).arg(last)));
    click("play"); // there is one more step to play
    QTRY_VERIFY(!m_strip->autoplay().isPlaying());
    QCOMPARE(m_seeks->takeFirst(), (QVariantList{last, true}));
    m_timeline->removeLast();
    m_strip->timelineChanged();
    QCOMPARE(m_strip->shown(), last - 1);
    QVERIFY(m_seeks->isEmpty());
}

void TestTimelineStrip::aGameWithoutScoresShowsNone()
{
    const Timeline plain = randomGame("osiris", 3);
    m_strip->setTheme(Theme("dark", "osiris"));
    m_strip->setTimeline(&plain);
    setWords(plain);
    QVERIFY(!m_strip->bar().hasGraph());
    QVERIFY(m_strip->height() < 70 * fontScale());
    QVERIFY(!says("0"));
    QVERIFY(says("Set-up"));
    QVERIFY(!m_strip->grab().isNull());
    m_strip->setTimeline(nullptr);
}

/// The first point moves nothing sideways.
void TestTimelineStrip::thePlaceOfScoresIsThereFromTheStart()
{
    for (const char *game : {"nefertiti", "tekhenu"}) { // Aton has a graph once there are points
        const Timeline whole = randomGame(game, 3);
        Timeline course(whole.position(0));
        m_strip->setTimeline(&course);
        setWords(course);
        QCoreApplication::processEvents(); // which shows what was made anew
        QVERIFY2(says("0"), game);
        course.append(whole.step(1).action);
        m_strip->timelineChanged();
        QCoreApplication::processEvents();
        QCOMPARE(m_strip->bar().content().highestScore(), 0);
        const QRect before = m_strip->bar().geometry();
        int points = 0;
        for (int step = 2; step <= whole.stepCount() && points == 0; ++step) {
            course.append(whole.step(step).action);
            m_strip->timelineChanged();
            points = m_strip->bar().content().highestScore();
        }
        QVERIFY(points > 0);
        QCoreApplication::processEvents();
        constexpr int kDigit = 12; // the number of the step may have one more
        QVERIFY(std::abs(m_strip->bar().geometry().left() - before.left()) <= kDigit);
        QVERIFY(std::abs(m_strip->bar().width() - before.width()) <= kDigit);
        m_strip->setTimeline(nullptr);
    }
}

void TestTimelineStrip::withoutATimelineItIsIdle()
{
    m_strip->setTimeline(nullptr);
    QVERIFY(!button("next")->isEnabled());
    m_strip->autoplay().play();
    QVERIFY(!m_strip->autoplay().isPlaying());
    m_strip->go(replay::Jump::Last);
    QVERIFY(m_seeks->isEmpty());
    QVERIFY(!m_strip->grab().isNull());
}

} // namespace tests::tst_timeline_strip

TEST_CLASS(tst_timeline_strip, TestTimelineStrip)
#include "tst_timeline_strip.moc"
