// SPDX-License-Identifier: GPL-3.0-or-later
// What is said unasked comes up as notifications in a status bar, one a sentence, in their order.
#include <QAccessible>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "views/common/announcer.h"

namespace tests::tst_announcer {

using namespace views;

namespace {

/// What came up in the status bar of that window, the last sentences of all.
QStringList shownIn(QWidget &window)
{
    QAccessibleInterface *bar = QAccessible::queryAccessibleInterface(&Announcer::of(window));
    QStringList shown;
    for (int i = 0; i < bar->childCount(); ++i)
        shown << bar->child(i)->text(QAccessible::Name);
    return shown;
}

} // namespace

class TestAnnouncer : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_words = new QWidget(m_window.get());
        m_window->show();
    }
    void cleanup() { m_window.reset(); }

    void eachSentenceComesUpInItsTurn()
    {
        announce(*m_words, QStringLiteral("Red places on 2a."));
        announce(*m_words, {});
        announce(*m_words, QStringLiteral("Blue places on 3b."));
        announce(*m_words, QStringLiteral("Blue places on 3b."));
        QVERIFY(shownIn(*m_window).isEmpty()); // what gets the keyboard meanwhile is read before
        const QStringList all{QStringLiteral("Red places on 2a."), QStringLiteral("Blue places on 3b."),
                              QStringLiteral("Blue places on 3b.")};
        QTRY_COMPARE(shownIn(*m_window), all);
        QCOMPARE(Announcer::of(*m_words).said(), all);
    }

    void sentencesLieInTheStatusBarOfTheirWindow()
    {
        announce(*m_words, QStringLiteral("Round 2."));
        QTRY_COMPARE(shownIn(*m_window).size(), 1);
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
        QVERIFY(shownIn(*m_window).isEmpty());
    }

    void oldSentencesGo()
    {
        for (std::size_t i = 0; i < Announcer::kKept + 5; ++i)
            announce(*m_words, QString::number(i));
        const auto kept = static_cast<qsizetype>(Announcer::kKept);
        QTRY_COMPARE_WITH_TIMEOUT(Announcer::of(*m_words).said().size(), kept, 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(shownIn(*m_window).size(), kept, 30'000);
        const QStringList said = shownIn(*m_window);
        QCOMPARE(said.front(), QStringLiteral("5"));
    }

private:
    std::unique_ptr<QWidget> m_window;
    QWidget *m_words = nullptr;
};

} // namespace tests::tst_announcer

TEST_CLASS(tst_announcer, TestAnnouncer)
#include "tst_announcer.moc"
