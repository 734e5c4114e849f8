// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/test_class.h"
#include "views/timeline/autoplay.h"

namespace tests::tst_autoplay {

using views::Autoplay;

class TestAutoplay : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_autoplay = std::make_unique<Autoplay>();
        m_autoplay->setInterval(0);
        m_autoplay->setLast(5);
        m_steps.clear();
        m_animated.clear();
        connect(m_autoplay.get(), &Autoplay::stepWanted, this, [this](int step, bool animated) {
            m_steps << step;
            m_animated << animated;
        });
    }

    void itPlaysToTheEndAndStops()
    {
        QSignalSpy playing(m_autoplay.get(), &Autoplay::playingChanged);
        showsAtOnce();
        m_autoplay->setShown(2);
        m_autoplay->play();
        QVERIFY(m_autoplay->isPlaying());
        QVERIFY(m_steps.isEmpty()); // the position shown has its time too
        QTRY_VERIFY(!m_autoplay->isPlaying());
        QCOMPARE(m_steps, (QList<int>{3, 4, 5}));
        QCOMPARE(m_animated, (QList<bool>{true, true, true}));
        QCOMPARE(playing.count(), 2);
    }

    void aStepWaitsForTheMotionBeforeIt()
    {
        m_autoplay->play();
        QTRY_COMPARE(m_steps, QList<int>{1});
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QCOMPARE(m_steps, QList<int>{1});
        m_autoplay->onSettled();
        QTRY_COMPARE(m_steps, (QList<int>{1, 2}));
    }

    void restAloneIsNotEnough()
    {
        m_autoplay->setInterval(3'600'000); // an hour a step
        m_autoplay->play();
        m_autoplay->onSettled();
        QCoreApplication::processEvents();
        QVERIFY(m_steps.isEmpty());
    }

    void fastStepsHaveNoMotion()
    {
        m_autoplay->setSpeed(8);
        m_autoplay->play();
        QTRY_VERIFY(!m_autoplay->isPlaying()); // nobody says that something came to rest
        QCOMPARE(m_steps, (QList<int>{1, 2, 3, 4, 5}));
        QVERIFY(!m_animated.contains(true));
    }

    void atTheEndItBeginsAgain()
    {
        showsAtOnce();
        m_autoplay->setShown(5);
        m_autoplay->play();
        QCOMPARE(m_steps, QList<int>{0});
        QCOMPARE(m_animated, QList<bool>{false});
        QTRY_VERIFY(!m_autoplay->isPlaying());
        QCOMPARE(m_steps, (QList<int>{0, 1, 2, 3, 4, 5}));
    }

    void aLoopGoesOn()
    {
        QSignalSpy looping(m_autoplay.get(), &Autoplay::loopingChanged);
        m_autoplay->setLooping(true);
        QCOMPARE(looping.count(), 1);
        showsAtOnce();
        m_autoplay->setShown(3);
        m_autoplay->play();
        QTRY_VERIFY(m_steps.size() > 12);
        QVERIFY(m_autoplay->isPlaying());
        QCOMPARE(m_steps.mid(0, 9), (QList<int>{4, 5, 0, 1, 2, 3, 4, 5, 0}));
    }

    void pausingStops()
    {
        showsAtOnce();
        connect(m_autoplay.get(), &Autoplay::stepWanted, this, [this](int step) {
            if (step == 2)
                m_autoplay->toggle();
        });
        m_autoplay->play();
        QTRY_VERIFY(!m_autoplay->isPlaying());
        QCoreApplication::processEvents();
        QCOMPARE(m_steps, (QList<int>{1, 2}));
    }

    void anotherPositionGoesOnFromThere()
    {
        m_autoplay->play();
        QTRY_COMPARE(m_steps, QList<int>{1}); // its motion never ends
        m_autoplay->setShown(4);
        QTRY_COMPARE(m_steps, (QList<int>{1, 5}));
    }

    void thereIsNothingToPlay()
    {
        m_autoplay->setLast(0);
        m_autoplay->play();
        QVERIFY(!m_autoplay->isPlaying());
        QVERIFY(m_steps.isEmpty());
    }

    void speedsGoFromAQuarterToEight()
    {
        QCOMPARE(Autoplay::speeds(), (std::vector<double>{0.25, 0.5, 1, 2, 4, 8}));
        QSignalSpy changed(m_autoplay.get(), &Autoplay::speedChanged);
        m_autoplay->setSpeed(0.25);
        m_autoplay->setSpeed(0.25);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(m_autoplay->speed(), 0.25);
    }

private:
    /// The positions asked for are shown without a motion.
    void showsAtOnce() { connect(m_autoplay.get(), &Autoplay::stepWanted, m_autoplay.get(), &Autoplay::onSettled); }

    std::unique_ptr<Autoplay> m_autoplay;
    QList<int> m_steps;
    QList<bool> m_animated;
};

} // namespace tests::tst_autoplay

TEST_CLASS(tst_autoplay, TestAutoplay)
#include "tst_autoplay.moc"
