// SPDX-License-Identifier: GPL-3.0-or-later
// Lasting notices on top of a game.
#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/window/notice_bar.h"

namespace tests::tst_notice_bar {

namespace {

std::function<QString()> always(const char *text)
{
    return [text] { return QString::fromUtf8(text); };
}

} // namespace

class TestNoticeBar : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void thereIsNoBarWithoutNotices();
    void noticesStandInTheOrderInWhichTheyCame();
    void theFocusStays();
    void aNoticeIsAnAlertForScreenReaders();
    void aNoticeIsReplacedWhereItStands();
    void buttonsWorkByMouseAndKeyboard();
    void anActionMayWithdrawOrReplaceItsNotice();
    void theLanguageChanges();
    void kindsDifferInShape();
    void longSentencesAreNotCutOff();

private:
    QStringList sentences() const
    {
        QStringList texts;
        for (const auto *label : m_bar->findChildren<QLabel *>(QStringLiteral("sentence"))) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts;
    }
    QWidget *notice(const char *id) const
    {
        return m_bar->findChild<QWidget *>(QLatin1String("notice-") + QLatin1String(id));
    }

    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_other = nullptr;
    views::NoticeBar *m_bar = nullptr;
};

void TestNoticeBar::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    words::setLanguage(QStringLiteral("en"));
    m_window = std::make_unique<QWidget>();
    m_other = new QLineEdit(m_window.get());
    m_bar = new views::NoticeBar(m_window.get());
    auto *layout = new QVBoxLayout(m_window.get());
    layout->addWidget(m_bar);
    layout->addWidget(m_other, 1);
    m_window->resize(700, 300);
    m_window->show();
    m_other->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestNoticeBar::cleanup()
{
    m_window.reset();
    words::setLanguage(QStringLiteral("en"));
}

void TestNoticeBar::thereIsNoBarWithoutNotices()
{
    QVERIFY(!m_bar->isVisible());
    m_bar->withdraw(QStringLiteral("journal"));
    m_bar->post(QStringLiteral("journal"), views::NoticeKind::Warning, always("The disk is full."));
    QVERIFY(m_bar->isVisible());
    QVERIFY(m_bar->has(QStringLiteral("journal")));
    m_bar->withdraw(QStringLiteral("journal"));
    QVERIFY(!m_bar->has(QStringLiteral("journal")));
    QVERIFY(!m_bar->isVisible());
}

void TestNoticeBar::noticesStandInTheOrderInWhichTheyCame()
{
    m_bar->post(QStringLiteral("b"), views::NoticeKind::Warning, always("First"));
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Information, always("Second"));
    QCOMPARE(sentences(), QStringList({QStringLiteral("First"), QStringLiteral("Second")}));
    QCoreApplication::sendPostedEvents();
    QTRY_VERIFY(notice("a")->y() >= notice("b")->geometry().bottom());
    m_bar->withdraw(QStringLiteral("b"));
    QCOMPARE(sentences(), QStringList({QStringLiteral("Second")}));
    QVERIFY(m_bar->isVisible());
}

void TestNoticeBar::theFocusStays()
{
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Warning, always("Words"), {{always("Do"), [] {}}});
    QCoreApplication::sendPostedEvents();
    QVERIFY(m_other->hasFocus());
    QTest::mouseClick(m_bar->findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(m_other->hasFocus());
    m_bar->withdraw(QStringLiteral("a"));
    QVERIFY(m_other->hasFocus());
}

void TestNoticeBar::aNoticeIsAnAlertForScreenReaders()
{
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Warning, always("The disk is full."));
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(notice("a"));
    QCOMPARE(interface->role(), QAccessible::AlertMessage);
    QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Warning: The disk is full."));
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Information, always("There is room again."));
    QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Note: There is room again."));
}

void TestNoticeBar::aNoticeIsReplacedWhereItStands()
{
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Warning, always("One"),
                {{always("X"), [] {}}, {always("Y"), [] {}}, {always("Z"), [] {}}});
    m_bar->post(QStringLiteral("b"), views::NoticeKind::Warning, always("Two"));
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Warning, always("Three"), {{always("W"), [] {}}});
    QCOMPARE(sentences(), QStringList({QStringLiteral("Three"), QStringLiteral("Two")}));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(m_bar->findChildren<QPushButton *>().size(), 1);
    QCOMPARE(m_bar->findChild<QPushButton *>()->text(), QStringLiteral("W"));
}

void TestNoticeBar::buttonsWorkByMouseAndKeyboard()
{
    QStringList done;
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Warning, always("Words"),
                {{always("Save as…"), [&done] { done << QStringLiteral("save"); }},
                 {always("Try again"), [&done] { done << QStringLiteral("again"); }}});
    const QList<QPushButton *> buttons = m_bar->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 2);
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QTest::keyClick(m_other, Qt::Key_Tab);
    QVERIFY(buttons[0]->hasFocus());
    QTest::keyClick(buttons[0], Qt::Key_Space);
    QTest::keyClick(buttons[0], Qt::Key_Tab);
    QVERIFY(buttons[1]->hasFocus());
    QTest::keyClick(buttons[1], Qt::Key_Tab);
    QVERIFY(m_other->hasFocus());
    QCOMPARE(done, QStringList({QStringLiteral("again"), QStringLiteral("save")}));
}

void TestNoticeBar::anActionMayWithdrawOrReplaceItsNotice()
{
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Warning, always("Words"),
                {{always("Replace"),
                  [this] { m_bar->post(QStringLiteral("a"), views::NoticeKind::Information, always("Others")); }}});
    QTest::mouseClick(m_bar->findChild<QPushButton *>(), Qt::LeftButton);
    QCOMPARE(sentences(), QStringList({QStringLiteral("Others")}));
    m_bar->post(QStringLiteral("b"), views::NoticeKind::Warning, always("Words"),
                {{always("Withdraw"), [this] { m_bar->withdraw(QStringLiteral("b")); }}});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    auto *button = m_bar->findChild<QPushButton *>();
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(!m_bar->has(QStringLiteral("b")));
    QVERIFY(m_other->hasFocus()); // not lost with the button
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(sentences(), QStringList({QStringLiteral("Others")}));
}

void TestNoticeBar::theLanguageChanges()
{
    const auto language = [] { return QLocale().name().left(2); };
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Warning, language, {{language, [] {}}});
    for (const QString &code : {QStringLiteral("fr"), QStringLiteral("de"), QStringLiteral("en")}) {
        words::setLanguage(code);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(sentences(), QStringList({code}));
        QCOMPARE(m_bar->findChild<QPushButton *>()->text(), code);
        QVERIFY(notice("a")->accessibleName().endsWith(code));
    }
}

void TestNoticeBar::kindsDifferInShape()
{
    const auto sign = [this](views::NoticeKind kind) {
        m_bar->post(QStringLiteral("a"), kind, always("Words"));
        QCoreApplication::sendPostedEvents();
        return notice("a")->grab(QRect(0, 0, 40, 30)).toImage().convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage warning = sign(views::NoticeKind::Warning);
    QVERIFY(sign(views::NoticeKind::Information) != warning);
    QVERIFY(sign(views::NoticeKind::Warning) == warning);
}

void TestNoticeBar::longSentencesAreNotCutOff()
{
    QString text = QStringLiteral("The game can no longer be kept on the disk, because the disk is full. ").repeated(4);
    m_bar->post(QStringLiteral("a"), views::NoticeKind::Warning, [text] { return text; },
                {{always("Save as…"), [] {}}, {always("Try again"), [] {}}, {always("Say no more"), [] {}}});
    const auto *label = m_bar->findChild<QLabel *>(QStringLiteral("sentence"));
    QTRY_VERIFY(label->width() > 100 && label->height() >= label->heightForWidth(label->width()));
    QVERIFY(label->geometry().bottom() <= notice("a")->rect().bottom());
    QCOMPARE(m_window->width(), 700);
}

} // namespace tests::tst_notice_bar

TEST_CLASS(tst_notice_bar, TestNoticeBar)
#include "tst_notice_bar.moc"
