// SPDX-License-Identifier: GPL-3.0-or-later
// What a review says to who does not see it: what was done at each step, as a fact, and by a key what was before.
#include "model/replay/narration.h"
#include "review.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"

namespace tests::tst_review_heard {

using views::Spoken;

class TestReviewHeard : public QObject {
    Q_OBJECT

private slots:
    void aStepIsAFactWhereverOneMayChoose_data();
    void aStepIsAFactWhereverOneMayChoose();
    void aKeyGoesBackDeedByDeed();
};

void TestReviewHeard::aStepIsAFactWhereverOneMayChoose_data()
{
    QTest::addColumn<Spoken>("spoken");
    QTest::newRow("brief") << Spoken::Brief;
    QTest::newRow("normal") << Spoken::Normal;
    QTest::newRow("all") << Spoken::All;
}

void TestReviewHeard::aStepIsAFactWhereverOneMayChoose()
{
    QFETCH(Spoken, spoken);
    Review review(recordOf("aton", 3, 40));
    views::PlayStyle style{0, false, true};
    style.spoken = spoken;
    review.page.setStyle(style);
    int choices = 0;
    for (int step = 40; step > 20; --step) {
        review.page.seek(step);
        QTRY_VERIFY(review.isSettled());
        choices += review.shown().choosable.empty() ? 0 : 1;
        heardIn(review.page);
        QTest::keyClick(&review.board(), Qt::Key_F2);
        QCOMPARE(heardIn(review.page).value(0), review.prompt());
    }
    QVERIFY(choices > 5);
}

void TestReviewHeard::aKeyGoesBackDeedByDeed()
{
    Review review(recordOf("aton", 3, 40));
    const auto deedsUpTo = [&review](int step) {
        QStringList deeds;
        for (; step > 0; --step) {
            if (const QString deed =
                    replay::stepText(review.page.steps(), review.page.words(), step, engine::kEveryone);
                !deed.isEmpty())
                deeds << deed;
        }
        return deeds;
    };
    const QStringList nothing{QStringLiteral("Nothing has happened yet.")};
    for (const int step : {40, 25, 39}) {
        review.page.seek(step);
        heardIn(review.page);
        for (int i = 0; i < 6; ++i)
            QTest::keyClick(&review.board(), Qt::Key_F3);
        QCOMPARE(heardIn(review.page), deedsUpTo(step).mid(0, 6));
    }
    // Of another step, even where the prompt says the same.
    for (int step = 40; step > 1; --step) {
        review.page.seek(step);
        heardIn(review.page);
        QTest::keyClick(&review.board(), Qt::Key_F3);
        const QStringList deeds = deedsUpTo(step);
        QCOMPARE(heardIn(review.page), deeds.isEmpty() ? nothing : deeds.mid(0, 1));
    }
    review.page.seek(0);
    heardIn(review.page);
    QTest::keyClick(&review.board(), Qt::Key_F3);
    QCOMPARE(heardIn(review.page), nothing);
}

} // namespace tests::tst_review_heard

TEST_CLASS(tst_review_heard, TestReviewHeard)
#include "tst_review_heard.moc"
