// SPDX-License-Identifier: GPL-3.0-or-later
// What is said unasked comes up as notifications in a status bar, one a sentence, in their order.
#include <QAccessible>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "views/common/announcer.h"

namespace tests::tst_announcer {

using namespace views;

namespace {

QStringList shownSentences;

void noteShown(QAccessibleEvent *event)
{
    QAccessibleInterface *shown = event->accessibleInterface();
    if (event->type() == QAccessible::ObjectShow && shown && shown->role() == QAccessible::Notification)
        shownSentences << shown->text(QAccessible::Name);
}

} // namespace

class TestAnnouncer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init()
    {
        shownSentences.clear();
        QAccessible::installUpdateHandler(noteShown);
        m_window = std::make_unique<QWidget>();
        m_words = new QWidget(m_window.get());
        m_window->show();
    }
    void cleanup()
    {
        m_window.reset();
        QAccessible::installUpdateHandler(nullptr);
    }

    void eachSentenceComesUpInItsTurn()
    {
        announce(*m_words, QStringLiteral("Red places on 2a."));
        announce(*m_words, {});
        announce(*m_words, QStringLiteral("Blue places on 3b."));
        announce(*m_words, QStringLiteral("Blue places on 3b."));
        QVERIFY(shownSentences.isEmpty()); // what gets the keyboard meanwhile is read before
        QCoreApplication::processEvents();
        const QStringList all{QStringLiteral("Red places on 2a."), QStringLiteral("Blue places on 3b."),
                              QStringLiteral("Blue places on 3b.")};
        QCOMPARE(shownSentences, all);
        QCoreApplication::processEvents();
        QCOMPARE(shownSentences, all); // once
        QCOMPARE(Announcer::of(*m_words).said(), all);
    }

    void sentencesLieInTheStatusBarOfTheirWindow()
    {
        announce(*m_words, QStringLiteral("Round 2."));
        QCoreApplication::processEvents();
        Announcer &announcer = Announcer::of(*m_window);
        QCOMPARE(&announcer, &Announcer::of(*m_words));
        QCOMPARE(announcer.parentWidget(), m_window.get());
        QAccessibleInterface *bar = QAccessible::queryAccessibleInterface(&announcer);
        QCOMPARE(bar->role(), QAccessible::StatusBar);
        QCOMPARE(bar->childCount(), 1);
        QAccessibleInterface *sentence = bar->child(0);
        QCOMPARE(sentence->parent(), bar);
        QCOMPARE(bar->indexOfChild(sentence), 0);
        QVERIFY(sentence->isValid() && !sentence->state().invisible && !sentence->state().focusable);
    }

    void whatIsHiddenSaysNothing()
    {
        m_words->hide();
        announce(*m_words, QStringLiteral("Round 2."));
        QCoreApplication::processEvents();
        QVERIFY(shownSentences.isEmpty());
    }

    void oldSentencesGo()
    {
        for (std::size_t i = 0; i < Announcer::kKept + 5; ++i)
            announce(*m_words, QString::number(i));
        QCoreApplication::processEvents();
        QCOMPARE(shownSentences.size(), static_cast<qsizetype>(Announcer::kKept + 5));
        const QStringList said = Announcer::of(*m_words).said();
        QCOMPARE(said.size(), static_cast<qsizetype>(Announcer::kKept));
        QCOMPARE(said.front(), QStringLiteral("5"));
    }

    void whoComesLaterHearsNothingOfBefore()
    {
        QAccessible::setActive(false);
        announce(*m_words, QStringLiteral("Round 1."));
        QCoreApplication::processEvents();
        QAccessible::setActive(true);
        announce(*m_words, QStringLiteral("Round 2."));
        QCoreApplication::processEvents();
        QCOMPARE(shownSentences, QStringList{QStringLiteral("Round 2.")});
    }

private:
    std::unique_ptr<QWidget> m_window;
    QWidget *m_words = nullptr;
};

} // namespace tests::tst_announcer

TEST_CLASS(tst_announcer, TestAnnouncer)
#include "tst_announcer.moc"
