// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAccessible>
#include <QToolTip>

#include "tests/data_file.h"
#include "tests/test_class.h"
#include "tests/views/random_games.h"
#include "tests/views/timeline/loud.h"
#include "views/board/board_plan.h"
#include "views/common/fonts.h"
#include "views/timeline/timeline_bar.h"

namespace tests::tst_timeline_bar {

using namespace views;
using replay::Timeline;

class TestTimelineBar : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }
    void init();
    void cleanup();

    void aPressAsksForTheStepThere();
    void draggingAsksOnceForEachStep();
    void aClickOnAMarkGoesToItsStep();
    void theWheelGoesOneStepANotch();
    void keysLeadAlongTheTimeline();
    void otherKeysGoOn();
    void seekingRepaintsTheStripsOfThePlayheadOnly();
    void thePlayheadIsSeenWhereTheStepIs();
    void theScoresEndAtTheResult();
    void theTipSaysTheStep();
    void theRivalHasItsNameAndItsColour();
    void itIsASlider();
    void itGrowsAndShrinks();
    void itsHeightFollowsFormAndScores();
    void aReviewHasItsGraphAtOnce_data();
    void aReviewHasItsGraphAtOnce();
    void namesNeverOverlapAndAreWhole_data();
    void namesNeverOverlapAndAreWhole();
    void marksNeverOverlapAndAreAllReached();
    void aLongGameIsToldApart_data();
    void aLongGameIsToldApart();
    void ticksThinOut();
    void aSetUpCountsAsOneStep_data();
    void aSetUpCountsAsOneStep();
    void everyBookmarkHasASign();
    void theLanguageChanges();
    void withoutATimelineNothingHappens();

private:
    QPoint at(int step) const
    {
        return {qRound(m_bar->placing().xOf(step)), static_cast<int>(m_bar->placing().axis()) - 20};
    }
    /// Shows whatever is asked for, as the owner does.
    void follow()
    {
        connect(m_bar.get(), &TimelineBar::seekWanted, m_bar.get(), [this](int step) { m_bar->setShown(step); });
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(m_bar.get(), key, modifiers); }

    std::unique_ptr<Timeline> m_timeline;
    std::unique_ptr<TimelineBar> m_bar;
    std::unique_ptr<QSignalSpy> m_seeks;
};

void TestTimelineBar::init()
{
    m_timeline = std::make_unique<Timeline>(randomGame("aton", 7));
    m_bar = std::make_unique<TimelineBar>();
    m_bar->setTheme(Theme("light", "aton"));
    m_bar->setTimeline(m_timeline.get());
    m_bar->setWords(words::Words(m_timeline->last().game(), {"Ada", "Noor"}),
                    [](int step) { return QStringLiteral("What happened at %1").arg(step); });
    m_bar->resize(1000, m_bar->sizeHint().height());
    m_bar->show();
    QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
    m_bar->setFocus();
    m_seeks = std::make_unique<QSignalSpy>(m_bar.get(), &TimelineBar::seekWanted);
}

void TestTimelineBar::cleanup()
{
    m_seeks.reset();
    m_bar.reset();
    m_timeline.reset();
}

void TestTimelineBar::aPressAsksForTheStepThere()
{
    follow();
    QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, at(30));
    QCOMPARE(m_seeks->takeFirst(), (QVariantList{30, false}));
    QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, at(30));
    QTest::mouseClick(m_bar.get(), Qt::LeftButton, {}, at(30));
    QVERIFY(m_seeks->isEmpty()); // it is shown already
    QTest::mouseClick(m_bar.get(), Qt::RightButton, {}, at(10));
    QVERIFY(m_seeks->isEmpty());
}

void TestTimelineBar::draggingAsksOnceForEachStep()
{
    follow();
    QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, at(10));
    for (int x = at(10).x(); x <= at(20).x(); ++x)
        QTest::mouseMove(m_bar.get(), {x, 30});
    QTest::mouseMove(m_bar.get(), {-500, 30}); // far out to the left is the start
    QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, {-500, 30});
    QTest::mouseMove(m_bar.get(), at(40));
    QList<int> steps;
    for (const QVariantList &seek : *m_seeks) {
        steps << seek.first().toInt();
        QVERIFY(!seek.last().toBool());
    }
    QCOMPARE(steps, (QList<int>{10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 0}));
}

void TestTimelineBar::aClickOnAMarkGoesToItsStep()
{
    follow();
    m_bar->setMarks({{25, "comment"}});
    const QPoint beside(qRound(m_bar->placing().xOf(25) - m_bar->placing().markRadius() + 2),
                        static_cast<int>(m_bar->placing().axis()));
    QVERIFY(m_bar->placing().stepAt(beside.x()) != 25);
    QTest::mouseClick(m_bar.get(), Qt::LeftButton, {}, beside);
    QCOMPARE(m_bar->shown(), 25);
    QCOMPARE(m_seeks->count(), 1);
}

void TestTimelineBar::theWheelGoesOneStepANotch()
{
    follow();
    const auto turn = [this](int delta) {
        QWheelEvent event(at(5), m_bar->mapToGlobal(at(5)), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_bar.get(), &event);
    };
    turn(-120);
    QCOMPARE(m_seeks->takeFirst(), (QVariantList{1, true}));
    turn(-60); // half a notch
    QVERIFY(m_seeks->isEmpty());
    turn(-60);
    QCOMPARE(m_bar->shown(), 2);
    turn(240);
    QCOMPARE(m_bar->shown(), 0);
    m_seeks->clear();
    turn(120);
    QVERIFY(m_seeks->isEmpty());
}

void TestTimelineBar::keysLeadAlongTheTimeline()
{
    follow();
    m_bar->setMarks({{12, "comment"}, {33, "good"}});
    const replay::Navigator navigator(*m_timeline, m_bar->content().marks);
    QSignalSpy plays(m_bar.get(), &TimelineBar::playWanted);
    m_bar->setShown(20);
    const auto leads = [this](Qt::Key pressed, Qt::KeyboardModifiers modifiers, int to, bool isStep = false) {
        m_bar->setShown(20);
        m_seeks->clear();
        key(pressed, modifiers);
        return m_seeks->count() == 1 && m_seeks->first() == QVariantList{to, isStep} && m_bar->shown() == to;
    };
    QVERIFY(leads(Qt::Key_Right, {}, 21, true));
    QVERIFY(leads(Qt::Key_Left, {}, 19, true));
    QVERIFY(leads(Qt::Key_Right, Qt::ControlModifier, navigator.nextTurn(20)));
    QVERIFY(leads(Qt::Key_Left, Qt::ControlModifier, navigator.previousTurn(20)));
    QVERIFY(leads(Qt::Key_PageDown, {}, navigator.nextHeading(20)));
    QVERIFY(leads(Qt::Key_PageUp, {}, navigator.previousHeading(20)));
    QVERIFY(leads(Qt::Key_Home, {}, 0));
    QVERIFY(leads(Qt::Key_End, {}, m_timeline->stepCount()));
    QVERIFY(leads(Qt::Key_Period, {}, 33));
    QVERIFY(leads(Qt::Key_Comma, {}, 12));
    QVERIFY(leads(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier, 33));
    QVERIFY(leads(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier, 12));
    QCOMPARE(plays.count(), 0);
    key(Qt::Key_Space);
    QCOMPARE(plays.count(), 1);
}

void TestTimelineBar::otherKeysGoOn()
{
    for (const auto &[pressed, modifiers] : {std::pair(Qt::Key_A, Qt::NoModifier), {Qt::Key_Right, Qt::AltModifier}}) {
        QKeyEvent event(QEvent::KeyPress, pressed, modifiers);
        QCoreApplication::sendEvent(m_bar.get(), &event);
        QVERIFY(!event.isAccepted());
    }
    QVERIFY(m_seeks->isEmpty());
}

void TestTimelineBar::seekingRepaintsTheStripsOfThePlayheadOnly()
{
    class Watch : public QObject {
    public:
        QRegion painted;
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() == QEvent::Paint)
                painted += static_cast<QPaintEvent *>(event)->region();
            return false;
        }
    } watch;
    QTRY_VERIFY(m_bar->isVisible());
    QCoreApplication::processEvents();
    m_bar->installEventFilter(&watch);
    m_bar->setShown(50);
    QTRY_VERIFY(!watch.painted.isEmpty());
    const int reach = static_cast<int>(TimelinePainter::playheadReach(m_bar->placing())) + 2;
    QRegion allowed(at(0).x() - reach, 0, 2 * reach, m_bar->height());
    allowed += QRect(at(50).x() - reach, 0, 2 * reach, m_bar->height());
    QVERIFY(watch.painted.subtracted(allowed).isEmpty());
}

void TestTimelineBar::thePlayheadIsSeenWhereTheStepIs()
{
    const QColor accent = Theme("light").colour(u"accent");
    const auto coloured = [&](int step) {
        const QImage image = m_bar->grab().toImage();
        return image.pixelColor(at(step).x(), static_cast<int>(m_bar->placing().axis())) == accent;
    };
    QVERIFY(coloured(0));
    QVERIFY(!coloured(40));
    m_bar->setShown(40);
    QVERIFY(coloured(40));
    QVERIFY(!coloured(0));
}

/// The scoring that ends a game comes with its last step: what it brought is seen all the same, also below the
/// playhead.
void TestTimelineBar::theScoresEndAtTheResult()
{
    std::uint64_t seed = 1;
    do
        *m_timeline = randomGame("aton", seed++);
    while (m_timeline->last().result()->reason != "scoring");
    const int last = m_timeline->stepCount();
    const std::vector<int> result = m_timeline->scores(last);
    QVERIFY(result != m_timeline->scores(last - 1));
    m_bar->timelineChanged(std::numeric_limits<int>::max());
    const Theme theme("light", "aton");
    for (const TimelineForm form : {TimelineForm::Medium, TimelineForm::Large}) {
        m_bar->setForm(form);
        const TimelineLayout &layout = m_bar->placing();
        const QRectF graph = layout.graph();
        for (const int shown : {0, last}) {
            m_bar->setShown(shown);
            const QImage image = m_bar->grab().toImage();
            for (engine::Seat seat = 0; seat < 2; ++seat) {
                const QColor colour = seatColour(theme, m_timeline->last(), seat);
                const qreal y = graph.bottom() - graph.height() * result[seat] / layout.scaleTop();
                int seen = 0;
                for (int x = qCeil(layout.right()) + 2; x < qFloor(graph.right()); ++x)
                    seen += image.pixelColor(x, qFloor(y)) == colour ? 1 : 0;
                QVERIFY(seen > 3);
            }
        }
        std::vector<std::vector<double>> expected(static_cast<std::size_t>(last) + 1, {0.5, 0.5});
        m_bar->setExpected(expected); // with a scale of its own, which takes room
        const TimelineLayout &both = m_bar->placing();
        const QRect end(qCeil(both.right()) + 2, qFloor(graph.top()), 5, qFloor(graph.height()));
        const QImage open = m_bar->grab(end).toImage();
        expected.back() = {1, 0};
        m_bar->setExpected(expected);
        QVERIFY(m_bar->grab(end).toImage() != open);
        m_bar->setExpected({});
    }
}

void TestTimelineBar::theTipSaysTheStep()
{
    m_bar->setMarks({{30, "mistake", 0}});
    m_bar->setExpected(std::vector<std::vector<double>>(31, {0.75, 0.25}));
    QHelpEvent help(QEvent::ToolTip, at(30), m_bar->mapToGlobal(at(30)));
    QCoreApplication::sendEvent(m_bar.get(), &help);
    const QString last = QString::number(m_timeline->stepCount());
    QCOMPARE(QToolTip::text(),
             QString("<div dir='ltr'>Step 30 of " + last
                     + "<br>Mistake<br>What happened at 30<br>Expected result: Ada 75%, Noor 25%</div>"));
    QToolTip::hideText();
}

void TestTimelineBar::theRivalHasItsNameAndItsColour()
{
    const Timeline alone = randomGame("tekhenu", 3, 40, 1);
    const Theme theme("light", "tekhenu");
    QCOMPARE(seatColour(theme, alone.last(), 1), theme.colour(u"bottext"));
    m_bar->setTheme(theme);
    m_bar->setTimeline(&alone);
    m_bar->setWords(words::Words(alone.last().game(), {"Ada"}), {});
    m_bar->setExpected(std::vector<std::vector<double>>(41, {0.75, 0.25}));
    QHelpEvent help(QEvent::ToolTip, at(30), m_bar->mapToGlobal(at(30)));
    QCoreApplication::sendEvent(m_bar.get(), &help);
    QVERIFY2(QToolTip::text().contains("Ada 75%, Botankhamun 25%"), qPrintable(QToolTip::text()));
    QToolTip::hideText();
    m_bar->setTimeline(nullptr);
}

void TestTimelineBar::itIsASlider()
{
    follow();
    QAccessibleInterface *slider = QAccessible::queryAccessibleInterface(m_bar.get());
    QVERIFY(slider && slider->isValid());
    QCOMPARE(slider->role(), QAccessible::Slider);
    QCOMPARE(slider->text(QAccessible::Name), "Timeline");
    QVERIFY(slider->state().focusable);
    QAccessibleValueInterface *value = slider->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->minimumValue().toInt(), 0);
    QCOMPARE(value->maximumValue().toInt(), m_timeline->stepCount());
    QCOMPARE(value->minimumStepSize().toInt(), 1);
    value->setCurrentValue(17);
    QCOMPARE(m_seeks->takeFirst(), (QVariantList{17, false}));
    QCOMPARE(value->currentValue().toInt(), 17);
    QCOMPARE(slider->text(QAccessible::Value), QString("Step 17 of %1").arg(m_timeline->stepCount()));
    QVERIFY(slider->text(QAccessible::Description).contains("What happened at 17"));
    slider->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(m_bar->shown(), 18);
    slider->actionInterface()->doAction(QAccessibleActionInterface::decreaseAction());
    QCOMPARE(m_bar->shown(), 17);
}

void TestTimelineBar::itGrowsAndShrinks()
{
    const int last = m_timeline->stepCount();
    const engine::Action undone = m_timeline->step(last).action;
    m_bar->setShown(last);
    const qreal before = m_bar->placing().xOf(10);
    m_timeline->removeLast();
    m_bar->timelineChanged(std::numeric_limits<int>::max());
    QCOMPARE(m_bar->shown(), last - 1);
    QCOMPARE(m_bar->lastStep(), last - 1);
    QVERIFY(m_bar->placing().xOf(10) > before);
    QVERIFY(m_seeks->isEmpty());
    m_timeline->append(undone);
    m_bar->timelineChanged(std::numeric_limits<int>::max());
    QCOMPARE(m_bar->shown(), last - 1);
    QCOMPARE(m_bar->placing().xOf(10), before);
    key(Qt::Key_Right);
    QCOMPARE(m_seeks->takeFirst(), (QVariantList{last, true}));
}

void TestTimelineBar::itsHeightFollowsFormAndScores()
{
    const auto heights = [this] {
        QList<int> all;
        for (const TimelineForm form : {TimelineForm::Small, TimelineForm::Medium, TimelineForm::Large}) {
            m_bar->setForm(form);
            all << qRound(m_bar->sizeHint().height() / fontScale());
        }
        return all;
    };
    QCOMPARE(heights(), (QList<int>{56, 92, 128}));
    const Timeline plain = randomGame("osiris", 3);
    m_bar->setTimeline(&plain);
    QVERIFY(!m_bar->hasGraph());
    QCOMPARE(heights(), (QList<int>{56, 56, 60}));
    m_bar->setExpected({{0.5, 0.5}});
    QCOMPARE(heights(), (QList<int>{56, 92, 128}));
    QCOMPARE(m_bar->placing().scaleWords(), (std::vector<QString>{"0%", "50%", "100%"}));
    m_bar->setTimeline(nullptr);
}

void TestTimelineBar::aReviewHasItsGraphAtOnce_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"aton", "osiris", "nefertiti", "tekhenu"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Points before an analysis, which then stands beside them with a scale of its own and moves no step.
void TestTimelineBar::aReviewHasItsGraphAtOnce()
{
    QFETCH(const QString, game);
    const Timeline course = randomGame(game.toLatin1(), 3);
    m_bar->setReview();
    m_bar->setTimeline(&course);
    QVERIFY(m_bar->hasGraph());
    const bool hasPoints = m_bar->content().highestScore() > 0;
    QCOMPARE(hasPoints, game != QLatin1String("osiris"));
    QVERIFY(m_bar->placing().rightScaleWords().empty());
    QVERIFY(m_bar->placing().emptyWords().isEmpty()); // it may be hidden
    m_bar->setExpected({}, true);
    QCOMPARE(m_bar->placing().emptyWords(), hasPoints ? QString() : QStringLiteral("Not analysed"));
    const int height = m_bar->sizeHint().height();
    const qreal x = m_bar->placing().xOf(course.stepCount() / 2);
    const QString top = m_bar->placing().scaleWords().back();
    m_bar->setExpected(std::vector<std::vector<double>>(static_cast<std::size_t>(course.stepCount()) + 1, {0.5, 0.5}));
    QCOMPARE(m_bar->sizeHint().height(), height);
    QCOMPARE(m_bar->placing().xOf(course.stepCount() / 2), x);
    QCOMPARE(m_bar->placing().rightScaleWords().empty(), !hasPoints);
    QCOMPARE(m_bar->placing().scaleWords().back(), hasPoints ? top : "100%");
    QVERIFY(m_bar->placing().emptyWords().isEmpty());
    QVERIFY(m_bar->placing().graph().right() + 8 < m_bar->width() || !hasPoints);
    m_bar->setTimeline(nullptr);
}

void TestTimelineBar::namesNeverOverlapAndAreWhole_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("width");
    for (const char *game : {"aton", "osiris"}) {
        for (const int width : {160, 320, 600, 1180, 2600})
            QTest::addRow("%s %d", game, width) << QByteArray(game) << width;
    }
}

void TestTimelineBar::namesNeverOverlapAndAreWhole()
{
    QFETCH(QByteArray, game);
    QFETCH(int, width);
    const Timeline timeline = randomGame(game, 3);
    TimelineContent content{&timeline};
    content.words = words::Words(timeline.last().game());
    const TimelineLayout layout(content, TimelineForm::Large, QSizeF(width, 128));
    QVERIFY(!layout.labels().empty());
    qreal end = 0;
    for (const PlacedLabel &label : layout.labels()) {
        QVERIFY(label.x - label.width / 2 >= end);
        end = label.x + label.width / 2;
        QVERIFY(end <= width);
        QCOMPARE(label.words, content.words.say(timeline.headings()[label.heading].message));
    }
    if (width == 2600 && game == "aton")
        QCOMPARE(layout.labels().size(), timeline.headings().size());
}

void TestTimelineBar::marksNeverOverlapAndAreAllReached()
{
    follow();
    std::vector<replay::Mark> marks;
    for (int step = 1; step <= 40; ++step)
        marks.push_back({step, step == 20 ? "blunder" : "interesting"});
    m_bar->setMarks(marks);
    const std::vector<PlacedMark> &placed = m_bar->placing().marks();
    QVERIFY(placed.size() > 3);
    QVERIFY(placed.size() < marks.size());
    for (std::size_t i = 1; i < placed.size(); ++i)
        QVERIFY(placed[i].x - placed[i - 1].x >= 2 * m_bar->placing().markRadius());
    QVERIFY(
        std::any_of(placed.begin(), placed.end(), [&](const PlacedMark &each) { return marks[each.mark].step == 20; }));
    for (int step = 1; step <= 40; ++step) {
        key(Qt::Key_Period);
        QCOMPARE(m_bar->shown(), step);
    }
}

void TestTimelineBar::aLongGameIsToldApart_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {160, 500, 925, 2600})
        QTest::addRow("%d", width) << width;
}

/// Signs, dots and the strokes of moments each have their place, however many there are.
void TestTimelineBar::aLongGameIsToldApart()
{
    QFETCH(int, width);
    auto read = record::load(dataFile(QStringLiteral("long-aton.cartouche")));
    const auto *record = std::get_if<record::Record>(&read);
    QVERIFY(record);
    const Timeline timeline(*record);
    TimelineContent content{&timeline, replay::marksOf(timeline, record->line, {})};
    content.words = words::Words(timeline.last().game());
    const TimelineLayout layout(content, TimelineForm::Large, QSizeF(width, 128));
    struct Disc {
        qreal x, radius;
    };
    std::vector<Disc> discs;
    for (const PlacedMark &mark : layout.marks())
        discs.push_back({mark.x, layout.markRadius()});
    for (const PlacedMark &dot : layout.dots())
        discs.push_back({dot.x, kDot});
    QVERIFY(discs.size() > 3);
    std::sort(discs.begin(), discs.end(), [](const Disc &a, const Disc &b) { return a.x < b.x; });
    for (std::size_t i = 1; i < discs.size(); ++i)
        QVERIFY(discs[i].x - discs[i].radius > discs[i - 1].x + discs[i - 1].radius);
    const std::vector<int> &headings = layout.headings();
    QVERIFY(headings.size() < timeline.headings().size());
    for (std::size_t i = 1; i < headings.size(); ++i)
        QVERIFY(layout.xOf(headings[i]) - layout.xOf(headings[i - 1]) >= 6);
    QCOMPARE(layout.hasAllHeadings(), headings.size() == timeline.headings().size());
}

void TestTimelineBar::ticksThinOut()
{
    TimelineContent content{m_timeline.get()};
    const auto layout = [&](int width) { return TimelineLayout(content, TimelineForm::Small, QSizeF(width, 56)); };
    QCOMPARE(layout(5000).tickStride(), 1);
    int before = 1;
    for (const int width : {400, 200, 100, 60}) {
        const TimelineLayout narrow = layout(width);
        QVERIFY(narrow.tickStride() >= before);
        QVERIFY(narrow.xOf(narrow.tickStride()) - narrow.xOf(0) >= 5 || narrow.tickStride() >= m_timeline->stepCount());
        before = narrow.tickStride();
    }
    QVERIFY(before > 1);
}

void TestTimelineBar::aSetUpCountsAsOneStep_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"osiris", "nefertiti", "tekhenu"})
        QTest::newRow(game) << QString(game);
}

void TestTimelineBar::aSetUpCountsAsOneStep()
{
    QFETCH(const QString, game);
    const Timeline timeline = randomGame(qPrintable(game), 3, 100);
    const int setUp = timeline.headings()[1].first;
    QVERIFY(setUp > 10 && setUp < timeline.stepCount());
    TimelineContent content{&timeline};
    const TimelineLayout layout(content, TimelineForm::Small, QSizeF(900, 56));
    const qreal unit = layout.xOf(setUp + 1) - layout.xOf(setUp);
    QVERIFY(unit > 5);
    QVERIFY(qAbs(layout.xOf(setUp) - layout.xOf(0) - unit) < 0.01);
    QVERIFY(qAbs(layout.xOf(timeline.stepCount()) - layout.right()) < 0.01);
    for (int step = 0; step <= timeline.stepCount(); ++step) {
        QCOMPARE(layout.isWithinSetUp(step), step > 0 && step < setUp);
        const int found = layout.stepAt(layout.xOf(step));
        QVERIFY(step >= setUp ? found == step : found == 0 || found == setUp);
    }
}

void TestTimelineBar::everyBookmarkHasASign()
{
    for (const engine::Game *game : views::picturedGames()) {
        TimelineSigns signs(Theme("dark", QString::fromStdString(std::string(game->id()))));
        std::vector<std::string> ids{"comment", "variation",   "swing",     "good",   "mistake",
                                     "blunder", "interesting", "brilliant", "dubious"};
        for (const engine::BookmarkRule &rule : game->bookmarks())
            ids.push_back(rule.id);
        QHash<QByteArray, std::string> shapes;
        for (const std::string &id : ids) {
            QVERIFY2(signs.has(id), id.c_str());
            const QImage image = signs.sign(id, Qt::red, 24, 1).toImage().convertToFormat(QImage::Format_ARGB32);
            QCOMPARE(image.size(), QSize(24, 24));
            const QByteArray shape(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes());
            QVERIFY2(shape.count('\xff') > 0, id.c_str());
            // A sign of its own for each.
            QVERIFY2(!shapes.contains(shape) || shapes[shape] == id, id.c_str());
            shapes.insert(shape, id);
        }
        QVERIFY(!signs.has("no such sign"));
    }
}

void TestTimelineBar::theLanguageChanges()
{
    const QImage before = m_bar->grab().toImage();
    Loud loud;
    QCoreApplication::installTranslator(&loud);
    QTRY_COMPARE(m_bar->accessibleName(), "TIMELINE");
    QVERIFY(m_bar->grab().toImage() != before);
    QVERIFY(m_bar->inWords(3).startsWith("STEP 3 OF "));
    QCoreApplication::removeTranslator(&loud);
    QTRY_COMPARE(m_bar->accessibleName(), "Timeline");
    QCOMPARE(m_bar->grab().toImage(), before);
}

void TestTimelineBar::withoutATimelineNothingHappens()
{
    m_bar->setTimeline(nullptr);
    QVERIFY(!m_bar->grab().isNull());
    QTest::mouseClick(m_bar.get(), Qt::LeftButton, {}, {300, 20});
    for (const Qt::Key pressed : {Qt::Key_Right, Qt::Key_End, Qt::Key_Period, Qt::Key_PageDown})
        key(pressed);
    QVERIFY(m_seeks->isEmpty());
    QCOMPARE(m_bar->shown(), 0);
    QVERIFY(m_bar->inWords(0).isEmpty());
}

} // namespace tests::tst_timeline_bar

TEST_CLASS(tst_timeline_bar, TestTimelineBar)
#include "tst_timeline_bar.moc"
