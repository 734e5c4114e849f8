// SPDX-License-Identifier: GPL-3.0-or-later
// The law of a screen, for a review: whatever happens, what is shown is what would be computed afresh.
#include <array>

#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>

#include "model/play/commands.h"
#include "model/replay/analysis.h"
#include "model/words/languages.h"
#include "review.h"
#include "tests/extent.h"
#include "tests/model/play/reviewing.h"
#include "tests/test_class.h"
#include "tests/views/seen_page.h"
#include "views/timeline/timeline_strip.h"

namespace tests::tst_screen_review {

namespace {

constexpr int kEvents = manyOnScreen(160); ///< of a random walk
constexpr std::array kJumps{replay::Jump::First,    replay::Jump::PreviousHeading, replay::Jump::PreviousTurn,
                            replay::Jump::NextStep, replay::Jump::NextTurn,        replay::Jump::Last};
constexpr std::array kCommands{views::Command::Undo, views::Command::Redo, views::Command::PromoteLine,
                               views::Command::RemoveLine, views::Command::PlayByItself};

class Walk : public ScreenWalk {
public:
    Walk(Review &review, std::uint32_t seed) : ScreenWalk(review.page, seed), m_review(review) {}

    void go()
    {
        views::ReviewPage &page = m_review.page;
        switch (m_random.below(13)) {
        case 0: return page.seek(below(page.steps().stepCount() + 1), m_random.below(2) == 0);
        case 1: return page.go(kJumps[m_random.below(kJumps.size())]);
        case 2: return page.showPlace(anyPlace(m_review.play, m_random));
        case 3: return page.setViewer(anyViewer());
        case 4: return m_page.commands().run(kCommands[m_random.below(kCommands.size())]);
        case 5: return comment();
        case 6: return changeLook();
        case 7: return press(Qt::Key_Escape);
        case 8: return point();
        case 9: return waitSettled();
        default: click();
        }
    }

    /// Back to what a fresh page of the same record shows at this place.
    bool rest()
    {
        if (m_review.page.isPlaying())
            m_review.page.togglePlaying();
        restLook();
        const record::ShownPlace place{m_review.page.line(), m_review.page.shownStep()};
        m_review.page.seek(0);
        m_review.page.returnTo(place);
        return QTest::qWaitFor([this] { return m_review.isSettled(); }, 5000);
    }

private:
    /// Or until it moves on by itself.
    void waitSettled()
    {
        const bool wasPlaying = m_review.page.isPlaying();
        QVERIFY(QTest::qWaitFor([&] { return wasPlaying || m_review.isSettled(); }, 5000));
    }
    engine::Seat anyViewer()
    {
        const int seat = below(m_review.play.seatCount() + 1) - 1;
        return seat < 0 ? engine::kEveryone : static_cast<engine::Seat>(seat);
    }
    void comment()
    {
        const record::Place place = anyPlace(m_review.play, m_random);
        const record::Drawing circle{record::Drawing::Form::Circle, below(4),
                                     static_cast<engine::PlaceIndex>(below(9))};
        if (m_random.below(3) == 0)
            m_review.play.run(play::setDrawings(
                place, record::drawnOver(record::drawingsAt(m_review.play.record().line, place), circle)));
        else if (m_random.below(3) == 0)
            m_review.play.run(play::setAssessment(place, QStringLiteral("better")));
        else if (m_random.below(2) == 0)
            m_review.play.run(play::setMark(place, QStringLiteral("good")));
        else
            m_review.play.run(play::setComment(place, record::Text{QStringLiteral("Look.")}));
    }

    Review &m_review;
};

/// With what a computer player may have found about it.
record::Record analysed(record::Record record)
{
    const auto figures = static_cast<std::size_t>(record.game->figures(static_cast<int>(record.seats.size())));
    replay::Analysis analysis;
    for (std::size_t step = 0; step <= record.line.actions.size(); ++step) {
        std::vector<double> expected(figures, 0);
        expected[step % figures] = 1; // every step is a swing
        analysis.findings.push_back({std::move(expected)});
    }
    record.analysis = analysis.toJson(record);
    return record;
}

/// What the column beside the board and the timeline have been told is what is to be seen.
void compareParts(Review &review)
{
    const views::Screen &shown = review.page.shown();
    QCOMPARE(review.page.findChild<QPlainTextEdit *>(QStringLiteral("comment"))->toPlainText(),
             shown.review->comment.in(words::spokenLanguage()));
    const replay::Symbols &symbols = shown.review->symbols;
    for (const QString &symbol : record::marks() + record::assessments())
        QCOMPARE(review.page.findChild<QPushButton *>(symbol)->isChecked(),
                 symbol == symbols.mark || symbol == symbols.assessment);
    QCOMPARE(review.page.findChild<QComboBox *>()->currentIndex(),
             shown.review->viewer == engine::kEveryone ? 0 : shown.review->viewer + 1);
    const views::TimelineContent &content = review.page.findChild<views::TimelineStrip *>()->bar().content();
    QCOMPARE(content.timeline, &review.page.steps());
    QVERIFY(content.marks == shown.timeline.marks);
    QVERIFY(content.expected == shown.timeline.expected);
    QCOMPARE(content.expected.empty(), !review.page.line().empty() || !shown.review->analysis.found);
}

/// A page that was just opened has nothing to be undone.
QStringList withoutUndo(QStringList seen)
{
    seen.removeAll(QStringLiteral("button: Undo|"));
    return seen;
}

} // namespace

class TestScreenReview : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void cleanup() { ScreenWalk::speak(QStringLiteral("en")); }
    void whatIsShownIsWhatWouldBeComputed_data();
    void whatIsShownIsWhatWouldBeComputed();
};

void TestScreenReview::whatIsShownIsWhatWouldBeComputed_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::newRow("aton") << QStringLiteral("aton") << 2;
    QTest::newRow("osiris") << QStringLiteral("osiris") << 3;
    QTest::newRow("nefertiti") << QStringLiteral("nefertiti") << 5;
    QTest::newRow("tekhenu") << QStringLiteral("tekhenu") << 2;
    QTest::newRow("tekhenu alone") << QStringLiteral("tekhenu") << 1;
}

/// After each event as values; from time to time as all that eyes and ears meet, beside a page that was just opened.
void TestScreenReview::whatIsShownIsWhatWouldBeComputed()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    Review review(analysed(recordOf(qPrintable(game), 3, 120, seats)));
    Walk walk(review, 23);
    for (int i = 1; i <= kEvents; ++i) {
        walk.go();
        QCOMPARE(difference(review.page.screen(), review.page.shown()), QString());
        QVERIFY2(review.page.shown().board == review.shown(), qPrintable(QString::number(i)));
        compareParts(review);
        if (QTest::currentTestFailed())
            return;
        if (i % 20 != 0)
            continue;
        QVERIFY(walk.rest());
        Review fresh(review.play.record());
        fresh.page.setViewer(review.page.viewer());
        fresh.page.returnTo({review.page.line(), review.page.shownStep()});
        QTest::mouseMove(fresh.board().viewport(), {1, 1});
        QVERIFY(QTest::qWaitFor([&] { return fresh.isSettled(); }, 5000));
        SAME(withoutUndo(seenOn(review.page)), withoutUndo(seenOn(fresh.page)));
    }
}

} // namespace tests::tst_screen_review

TEST_CLASS(tst_screen_review, TestScreenReview)
#include "tst_screen_review.moc"
