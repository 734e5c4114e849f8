// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the handbook: reading, searching and going to and fro, by keys above all.
#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QPixmap>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTimer>

#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/common/style_sheet.h"
#include "views/common/theme.h"
#include "views/handbook/folding.h"
#include "views/handbook/handbook_window.h"
#include "views/handbook/help_lists.h"

namespace tests::tst_handbook_window {

using views::HandbookWindow;
using views::HelpPlace;
using views::HelpView;

class TestHandbookWindow : public QObject {
    Q_OBJECT

private slots:
    static void initTestCase();
    void init();
    void cleanup();
    void aPlaceOpensAtItsHeading();
    void anUnknownPageOpensTheBeginning();
    void contentsFollowWhoReads();
    void contentsLeadToPages();
    void linksAreFollowedByKeys();
    void backAndForwardLeadWhereOneWas();
    void searchingNeedsNoMouse();
    void nothingFoundIsSaid();
    void escapeLeavesTheSearchFirst();
    void textGrowsAndShrinks();
    void theWheelEnlarges();
    void printingAsksFirst();
    void aPrintThatFailsIsSaid();
    void picturesFitIntoNarrowWindows();
    void picturesAreDrawnAnewOnceTheSizeStands();
    void linksAreHeardAsLinks();
    void picturesAreHeard();
    void everyParagraphIsHeard();
    void theNumberFoundIsHeard();
    void helpInItIsAboutItself();
    void theLanguageChangesWhileItIsOpen();
    void theLanguageChangesWhileItIsClosed();
    void picturesSpeakTheLanguage();
    void theThemeChangesWhileItIsOpen();
    void everythingHasAName();

private:
    HelpView &view() { return *m_window->findChild<HelpView *>(); }
    QLineEdit &field() { return *m_window->findChild<QLineEdit *>(); }
    views::HelpContents &contents() { return *m_window->findChild<views::HelpContents *>(); }
    views::HelpHits &hits() { return *m_window->findChild<views::HelpHits *>(); }
    /// A key for whatever has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window->focusWidget(), key, modifiers);
    }
    void search(const QString &words);
    /// The first picture of a window's page as it is painted.
    static QImage pictureIn(HandbookWindow &window);
    static QString read(HandbookWindow &window);
    QString readAfresh();

    std::unique_ptr<HandbookWindow> m_window;
    HelpPlace m_rules; ///< a section of the first game's rules, not its first
};

void TestHandbookWindow::initTestCase()
{
    views::initResources();
    QAccessible::setActive(true);
}

void TestHandbookWindow::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    words::setLanguage(QStringLiteral("en"));
    views::applyTheme(views::Theme(QStringLiteral("light")));
    const views::Handbook handbook(QStringLiteral("en"));
    const views::HelpPage &rules = handbook.pages()[1];
    m_rules = {rules.id, rules.sections[rules.sections.size() / 2].id};
    m_window = std::make_unique<HandbookWindow>(nullptr);
    m_window->open(m_rules);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestHandbookWindow::cleanup() { m_window.reset(); }

void TestHandbookWindow::search(const QString &words)
{
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(field().hasFocus());
    QTest::keyClicks(&field(), words);
}

/// All that eyes or ears meet in it.
QString TestHandbookWindow::read(HandbookWindow &window)
{
    QStringList read{window.windowTitle(), window.place().text(), window.findChild<HelpView *>()->toHtml()};
    for (const auto *widget : window.findChildren<QWidget *>())
        if (!widget->accessibleName().isEmpty() || !widget->toolTip().isEmpty())
            read << widget->accessibleName() << widget->toolTip();
    for (const auto *button : window.findChildren<QAbstractButton *>())
        read << button->text();
    read << window.findChild<QLineEdit *>()->placeholderText();
    const auto *contents = window.findChild<views::HelpContents *>();
    for (QTreeWidgetItemIterator item(window.findChild<views::HelpContents *>()); *item; ++item)
        read << (*item)->text(0) << ((*item)->isExpanded() ? QStringLiteral("open") : QString());
    read << contents->currentItem()->text(0);
    const auto *hits = window.findChild<views::HelpHits *>();
    for (int i = 0; i < hits->count(); ++i)
        read << hits->item(i)->text();
    const QList<QTextEdit::ExtraSelection> marks = window.findChild<HelpView *>()->extraSelections();
    for (const QTextEdit::ExtraSelection &mark : marks)
        read << mark.cursor.selectedText() << mark.format.background().color().name();
    return read.join(QLatin1Char('\n'));
}

/// The same place and search in a new window.
QString TestHandbookWindow::readAfresh()
{
    HandbookWindow fresh(nullptr);
    fresh.open(m_window->place());
    fresh.findChild<QLineEdit *>()->setText(field().text());
    fresh.resize(m_window->size());
    fresh.show();
    return read(fresh);
}

QImage TestHandbookWindow::pictureIn(HandbookWindow &window)
{
    QTextDocument *page = window.findChild<HelpView *>()->document();
    const QTextCursor picture = page->find(QString(QChar::ObjectReplacementCharacter));
    const QUrl name(picture.charFormat().toImageFormat().name());
    return page->resource(QTextDocument::ImageResource, name).value<QPixmap>().toImage();
}

void TestHandbookWindow::aPlaceOpensAtItsHeading()
{
    QCOMPARE(m_window->place(), m_rules);
    const views::Handbook handbook(QStringLiteral("en"));
    QVERIFY(m_window->windowTitle().startsWith(handbook.page(m_rules.page)->title()));
    const QTextBlock first = view().cursorForPosition({view().width() / 2, 30}).block();
    QCOMPARE(first.text(), handbook.section(m_rules)->title);
    QVERIFY(view().hasFocus());
}

void TestHandbookWindow::anUnknownPageOpensTheBeginning()
{
    m_window->open({});
    QCOMPARE(m_window->place(), HelpPlace{QStringLiteral("start")});
}

void TestHandbookWindow::contentsFollowWhoReads()
{
    m_window->open({m_rules.page});
    const QTreeWidgetItem *page = contents().currentItem();
    QVERIFY(page->isExpanded());
    press(Qt::Key_End);
    QVERIFY(!m_window->place().section.isEmpty());
    QCOMPARE(contents().currentItem()->parent(), page);
    press(Qt::Key_Home);
    QCOMPARE(contents().currentItem(), page);
    QCOMPARE(m_window->place(), HelpPlace{m_rules.page});
}

void TestHandbookWindow::contentsLeadToPages()
{
    contents().setFocus();
    contents().setCurrentItem(contents().topLevelItem(0));
    press(Qt::Key_Return);
    QCOMPARE(m_window->place(), HelpPlace{QStringLiteral("start")});
    QVERIFY(view().hasFocus());
    QTreeWidgetItem *last = contents().topLevelItem(contents().topLevelItemCount() - 1);
    contents().scrollToItem(last);
    QTest::mouseClick(contents().viewport(), Qt::LeftButton, {}, contents().visualItemRect(last).center());
    QCOMPARE(m_window->place(), HelpPlace{QStringLiteral("keys")});
}

void TestHandbookWindow::linksAreFollowedByKeys()
{
    m_window->open({QStringLiteral("start")});
    const HelpPlace before = m_window->place();
    press(Qt::Key_Tab);
    QVERIFY(view().textCursor().hasSelection()); // the first link
    press(Qt::Key_Return);
    QVERIFY(m_window->place() != before);
}

void TestHandbookWindow::backAndForwardLeadWhereOneWas()
{
    press(Qt::Key_Left, Qt::AltModifier); // nowhere
    QCOMPARE(m_window->place(), m_rules);
    view().verticalScrollBar()->setValue(view().verticalScrollBar()->value() + 37);
    const int read = view().verticalScrollBar()->value();
    const HelpPlace where = m_window->place();
    m_window->open({QStringLiteral("keys")});
    m_window->open({QStringLiteral("files")});
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->place(), HelpPlace{QStringLiteral("keys")});
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->place(), where);
    QCOMPARE(view().verticalScrollBar()->value(), read);
    press(Qt::Key_Right, Qt::AltModifier);
    press(Qt::Key_Right, Qt::AltModifier);
    press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->place(), HelpPlace{QStringLiteral("files")});
    press(Qt::Key_Left, Qt::AltModifier);
    m_window->open({QStringLiteral("start")}); // what was ahead is left
    press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->place(), HelpPlace{QStringLiteral("start")});
}

void TestHandbookWindow::searchingNeedsNoMouse()
{
    search(QStringLiteral("counter"));
    const std::vector<views::HelpHit> found = views::Handbook(QStringLiteral("en")).search(QStringLiteral("counter"));
    QCOMPARE(hits().count(), static_cast<int>(found.size()));
    QVERIFY(hits().isVisible() && !contents().isVisible());
    press(Qt::Key_Down);
    QVERIFY(hits().hasFocus());
    press(Qt::Key_Up);
    QVERIFY(field().hasFocus());
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(m_window->place(), found[1].place);
    QVERIFY(view().hasFocus());
    const QList<QTextEdit::ExtraSelection> marks = view().extraSelections();
    QVERIFY(!marks.isEmpty());
    for (const QTextEdit::ExtraSelection &mark : marks)
        QCOMPARE(mark.cursor.selectedText().toLower(), QStringLiteral("counter"));
    press(Qt::Key_F, Qt::ControlModifier);
    press(Qt::Key_Return); // the first one at once
    QCOMPARE(m_window->place(), found[0].place);
}

void TestHandbookWindow::nothingFoundIsSaid()
{
    search(QStringLiteral("xyzzy"));
    QCOMPARE(hits().count(), 1);
    press(Qt::Key_Return);
    QCOMPARE(m_window->place(), m_rules);
}

void TestHandbookWindow::escapeLeavesTheSearchFirst()
{
    search(QStringLiteral("counter"));
    press(Qt::Key_Escape);
    QVERIFY(m_window->isVisible());
    QVERIFY(field().text().isEmpty());
    QVERIFY(contents().isVisible());
    QVERIFY(view().extraSelections().isEmpty());
    press(Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
}

void TestHandbookWindow::textGrowsAndShrinks()
{
    const auto size = [this] { return QFontInfo(view().document()->defaultFont()).pointSizeF(); };
    const double usual = size();
    press(Qt::Key_Plus, Qt::ControlModifier);
    const double larger = size();
    QVERIFY(larger > usual);
    QCOMPARE(m_window->place(), m_rules);
    press(Qt::Key_Equal, Qt::ControlModifier); // the same key without Shift
    QVERIFY(size() > larger);
    press(Qt::Key_Minus, Qt::ControlModifier);
    views::applyTheme(views::Theme(QStringLiteral("dark")));
    words::setLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(size(), larger);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(size(), usual);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(size() < usual);
    QCOMPARE(m_window->place(), m_rules);
}

void TestHandbookWindow::theWheelEnlarges()
{
    const QFont own = view().font();
    const auto size = [this] { return QFontInfo(view().document()->defaultFont()).pointSizeF(); };
    const double usual = size();
    const auto turn = [this](int by) {
        const QPointF at = view().viewport()->rect().center();
        QWheelEvent event(at, view().viewport()->mapToGlobal(at), {}, {0, by}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(view().viewport(), &event);
    };
    turn(60);
    QCOMPARE(size(), usual); // half a step
    turn(60);
    const double larger = size();
    QVERIFY(larger > usual);
    QCOMPARE(view().font(), own);
    turn(120);
    turn(-120);
    QCOMPARE(size(), larger);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(size(), usual);
}

void TestHandbookWindow::printingAsksFirst()
{
    bool asked = false;
    QPageLayout paper;
    QTimer::singleShot(0, m_window.get(), [&] {
        auto *dialog = qobject_cast<QPrintDialog *>(QApplication::activeModalWidget());
        asked = dialog;
        if (!dialog)
            return;
        paper = dialog->printer()->pageLayout();
        dialog->reject();
    });
    press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(asked);
    QCOMPARE(paper.pageSize().id(), QPageSize::A4);
    QCOMPARE(qRound(paper.margins(QPageLayout::Millimeter).left()), 16);
}

void TestHandbookWindow::aPrintThatFailsIsSaid()
{
    QTest::ignoreMessage(QtWarningMsg, "QPainter::begin(): Returned false");
    QString said;
    QTimer::singleShot(0, m_window.get(), [&] {
        auto *dialog = qobject_cast<QPrintDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->printer()->setOutputFileName(QStringLiteral("/nowhere/page.pdf"));
        dialog->done(QDialog::Accepted);
    });
    auto *watch = new QTimer(m_window.get());
    connect(watch, &QTimer::timeout, this, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        said = box->text();
        box->accept();
    });
    watch->start(0);
    press(Qt::Key_P, Qt::ControlModifier);
    watch->stop();
    QVERIFY(!said.isEmpty());
}

void TestHandbookWindow::picturesFitIntoNarrowWindows()
{
    m_window->open({m_rules.page});
    m_window->resize(560, 500);
    QCoreApplication::processEvents();
    int pictures = 0;
    for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextImageFormat image = part.fragment().charFormat().toImageFormat();
            if (!image.isValid())
                continue;
            ++pictures;
            QVERIFY(image.width() > 0 && image.width() <= view().viewport()->width());
        }
    }
    QVERIFY(pictures > 0);
    QCOMPARE(m_window->place(), HelpPlace{m_rules.page});
}

void TestHandbookWindow::picturesAreDrawnAnewOnceTheSizeStands()
{
    m_window->open({m_rules.page});
    const auto width = [this] { return pictureIn(*m_window).width(); };
    m_window->resize(560, 500);
    QTRY_VERIFY(width() < view().viewport()->width());
    const int before = width();
    for (int narrower = 1; narrower < 10; ++narrower) {
        m_window->resize(560 - 10 * narrower, 500);
        view().grab();
        QCOMPARE(width(), before);
    }
    QTRY_VERIFY(width() < before);
}

void TestHandbookWindow::everyParagraphIsHeard()
{
    m_window->open({m_rules.page});
    QAccessibleTextInterface *text = QAccessible::queryAccessibleInterface(&view())->textInterface();
    QList<int> paragraphs;
    for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next()) {
        if (!block.text().trimmed().isEmpty())
            paragraphs << block.position();
    }
    QTest::keyClick(&view(), Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(text->cursorPosition(), paragraphs.first());
    for (const int paragraph : paragraphs.mid(1)) {
        view().readOn(1);
        QCOMPARE(text->cursorPosition(), paragraph);
        QTextCursor read(view().document());
        read.setPosition(paragraph);
        QVERIFY(view().viewport()->rect().intersects(view().cursorRect(read)));
    }
    view().readOn(1);
    QCOMPARE(text->cursorPosition(), paragraphs.last());
    view().readOn(-1);
    QCOMPARE(text->cursorPosition(), paragraphs[paragraphs.size() - 2]);
}

void TestHandbookWindow::linksAreHeardAsLinks()
{
    m_window->open({QStringLiteral("start")});
    view().setFocus();
    heardIn(*m_window);
    for (int links = 0; links < 3; ++links) {
        QTest::keyClick(&view(), Qt::Key_Tab);
        QVERIFY(!view().textCursor().selectedText().isEmpty());
        QCOMPARE(heardIn(*m_window), QStringList{QStringLiteral("Link: ") + view().textCursor().selectedText()});
    }
}

void TestHandbookWindow::picturesAreHeard()
{
    m_window->open({m_rules.page});
    static const QRegularExpression alt(QStringLiteral("alt=\"([^\"]*)\""));
    const QString body = views::handbook()->page(m_rules.page)->body;
    QAccessibleTextInterface *text = QAccessible::queryAccessibleInterface(&view())->textInterface();
    const QString heard = text->text(0, text->characterCount());
    int pictures = 0;
    for (auto it = alt.globalMatch(body); it.hasNext(); ++pictures) {
        const QString shown = it.next().captured(1);
        QVERIFY2(heard.contains(shown), qPrintable(shown));
        view().markWords(views::FoldedText::words(shown));
        const QList<QTextEdit::ExtraSelection> marks = view().extraSelections();
        for (const QTextEdit::ExtraSelection &mark : marks) // what is read, not what is heard
            QVERIFY(mark.cursor.charFormat().foreground().color() != Qt::transparent);
    }
    QVERIFY(pictures > 0);
}

void TestHandbookWindow::theNumberFoundIsHeard()
{
    const auto said = [this] { return QAccessible::queryAccessibleInterface(&hits())->text(QAccessible::Name); };
    search(QStringLiteral("counter"));
    QVERIFY2(said().startsWith(QStringLiteral("%1 ").arg(hits().count())), qPrintable(said()));
    search(QStringLiteral("xyzzy"));
    QCOMPARE(said(), QStringLiteral("Nothing found."));
}

void TestHandbookWindow::helpInItIsAboutItself()
{
    press(Qt::Key_F1);
    QCOMPARE(m_window->place(), (HelpPlace{QStringLiteral("keys"), QStringLiteral("handbook")}));
}

void TestHandbookWindow::theLanguageChangesWhileItIsClosed()
{
    m_window->close();
    const QSignalSpy written(contents().model(), &QAbstractItemModel::modelReset);
    words::setLanguage(QStringLiteral("fr"));
    QCoreApplication::processEvents();
    QCOMPARE(written.size(), 0); // it waits
    m_window->open(m_rules);
    QCOMPARE(written.size(), 1);
    m_window->show();
    QEvent again(QEvent::LanguageChange);
    QApplication::sendEvent(m_window.get(), &again);
    QCOMPARE(written.size(), 1);
    QCOMPARE(read(*m_window), readAfresh());
}

void TestHandbookWindow::picturesSpeakTheLanguage()
{
    m_window->open({m_rules.page});
    QCoreApplication::processEvents();
    const QImage english = pictureIn(*m_window);
    words::setLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    HandbookWindow fresh(nullptr);
    fresh.open(m_window->place());
    fresh.show();
    QTRY_COMPARE(pictureIn(fresh).size(), english.size());
    QVERIFY(pictureIn(*m_window) != english);
    QTRY_COMPARE(pictureIn(*m_window), pictureIn(fresh));
}

void TestHandbookWindow::theLanguageChangesWhileItIsOpen()
{
    search(QStringLiteral("aton"));
    for (const QString &language : {QStringLiteral("fr"), QStringLiteral("de"), QStringLiteral("en")}) {
        words::setLanguage(language);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->place(), m_rules);
        QCOMPARE(read(*m_window), readAfresh());
    }
}

void TestHandbookWindow::theThemeChangesWhileItIsOpen()
{
    search(QStringLiteral("counter"));
    const QString light = read(*m_window);
    for (const QString &theme : views::Theme::themeNames()) {
        views::applyTheme(views::Theme(theme));
        QCoreApplication::processEvents();
        QCOMPARE(read(*m_window), readAfresh());
        QCOMPARE(read(*m_window) == light, theme == QLatin1String("light"));
    }
}

void TestHandbookWindow::everythingHasAName()
{
    search(QStringLiteral("counter"));
    for (auto *widget : m_window->findChildren<QWidget *>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0
            || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        QVERIFY2(!QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name).isEmpty(),
                 widget->metaObject()->className());
    }
}

} // namespace tests::tst_handbook_window

TEST_CLASS(tst_handbook_window, TestHandbookWindow)
#include "tst_handbook_window.moc"
