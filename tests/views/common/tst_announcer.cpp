// SPDX-License-Identifier: GPL-3.0-or-later
// What is said unasked comes up as notifications in a status bar, one a sentence, in their order.
#include <QAccessible>
#include <QMainWindow>
#include <QMenuBar>

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

    /// All are up until a slow screen reader has had its time.
    void oldSentencesGo()
    {
        const auto kept = static_cast<qsizetype>(Announcer::kUp);
        const qsizetype all = kept + 3;
        for (qsizetype i = 0; i < all; ++i)
            announce(*m_words, QString::number(i));
        QTRY_COMPARE_WITH_TIMEOUT(shownIn(*m_window).size(), all, 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(shownIn(*m_window).size(), kept, 30'000);
        QCOMPARE(shownIn(*m_window).front(), QStringLiteral("3"));
        QCOMPARE(Announcer::of(*m_words).said().size(), all);
    }

    /// Nobody meets them between the menus and what is shown.
    void theyLieBehindAllElseAndOffTheScreen()
    {
        QMainWindow window;
        window.setCentralWidget(new QWidget);
        window.menuBar()->addMenu(QStringLiteral("Game"));
        window.show();
        announce(window, QStringLiteral("Round 2."));
        QTRY_COMPARE(shownIn(window).size(), 1);
        QAccessibleInterface *all = QAccessible::queryAccessibleInterface(&window);
        QAccessibleInterface *bar = QAccessible::queryAccessibleInterface(&Announcer::of(window));
        QCOMPARE(all->indexOfChild(bar), all->childCount() - 1);
        QVERIFY(all->childCount() > 2);
        for (const QAccessibleInterface *each : {bar, bar->child(0)})
            QVERIFY(each->state().offscreen);
    }

    /// What is up as well as what waits.
    void secretsAreForgotten()
    {
        Announcer &announcer = Announcer::of(*m_words);
        announce(*m_words, QStringLiteral("Red: lay your cards."));
        announce(*m_words, QStringLiteral("Laid: card 4."), true);
        QTRY_COMPARE(shownIn(*m_window).size(), 2);
        announce(*m_words, QStringLiteral("Laid: card 2."), true);
        announce(*m_words, QStringLiteral("Red has laid four cards."));
        announcer.forgetSecrets();
        const QStringList left{QStringLiteral("Red: lay your cards."), QStringLiteral("Red has laid four cards.")};
        QCOMPARE(announcer.said(), left);
        QCOMPARE(shownIn(*m_window), left.first(1));
        QTRY_COMPARE(shownIn(*m_window), left);
    }

private:
    std::unique_ptr<QWidget> m_window;
    QWidget *m_words = nullptr;
};

} // namespace tests::tst_announcer

TEST_CLASS(tst_announcer, TestAnnouncer)
#include "tst_announcer.moc"
