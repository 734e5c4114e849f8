// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/handbook_window.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>

#include "views/common/controls.h"
#include "views/common/layouts.h"
#include "views/common/paper.h"
#include "views/common/style_sheet.h"
#include "views/handbook/folding.h"
#include "views/handbook/help_document.h"
#include "views/handbook/help_lists.h"

namespace views {

HandbookWindow::HandbookWindow(QWidget *parent)
    : QWidget(parent, Qt::Window), m_handbook(handbook()), m_theme(wornTheme())
{
    auto *row = makeRow(nullptr, {}, 8);
    m_back = addButton(row, &HandbookWindow::back);
    m_forward = addButton(row, &HandbookWindow::forward);
    row->addStretch(1);
    m_smaller = addButton(row, &HandbookWindow::shrink);
    m_larger = addButton(row, &HandbookWindow::enlarge);
    m_print = addButton(row, &HandbookWindow::print);

    auto *side = new QWidget(this);
    m_search = new QLineEdit(side);
    m_search->setClearButtonEnabled(true);
    m_left = new QStackedWidget(side);
    m_contents = new HelpContents(m_left);
    m_hits = new HelpHits(m_left);
    m_left->addWidget(m_contents);
    m_left->addWidget(m_hits);
    makeColumn(side, {0, 0, 8, 0}, 8, {m_search, m_left})->setStretch(1, 1);

    auto *split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    m_view = new HelpView(split);
    split->addWidget(side);
    split->addWidget(m_view);
    split->setStretchFactor(1, 1);
    split->setSizes({270, 730});
    auto *layout = makeColumn(this, {12, 12, 12, 12}, 12);
    layout->addLayout(row);
    layout->addWidget(split, 1);

    connect(m_search, &QLineEdit::textChanged, this, &HandbookWindow::search);
    connect(m_search, &QLineEdit::returnPressed, m_hits, &HelpHits::chooseFirst);
    connect(m_contents, &HelpContents::chosen, this, &HandbookWindow::choose);
    connect(m_hits, &HelpHits::chosen, this, &HandbookWindow::choose);
    connect(m_hits, &HelpHits::leftUpwards, this, &HandbookWindow::toSearch);
    connect(m_view, &HelpView::anchorClicked, this, &HandbookWindow::followLink);
    connect(m_view, &HelpView::sectionReached, this, &HandbookWindow::follow);
    m_search->installEventFilter(this);
    makeKeys();
    m_contents->show(*m_handbook);
    retranslate();
    m_view->setFocus();
    resize(QSize(1000, 720).boundedTo(screen()->availableSize() - QSize(20, 60))); // beside its frame
}

QPushButton *HandbookWindow::addButton(QLayout *row, void (HandbookWindow::*slot)())
{
    QPushButton *button = smallButton(nullptr, this);
    connect(button, &QPushButton::clicked, this, slot);
    row->addWidget(button);
    return button;
}

void HandbookWindow::addKeys(const QList<QKeySequence> &keys, void (HandbookWindow::*slot)())
{
    for (const QKeySequence &key : keys)
        connect(new QShortcut(key, this), &QShortcut::activated, this, slot);
}

void HandbookWindow::makeKeys()
{
    addKeys({Qt::ALT | Qt::Key_Left}, &HandbookWindow::back);
    addKeys({Qt::ALT | Qt::Key_Right}, &HandbookWindow::forward);
    addKeys({Qt::CTRL | Qt::Key_F}, &HandbookWindow::toSearch);
    addKeys({Qt::CTRL | Qt::Key_P}, &HandbookWindow::print);
    addKeys({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, &HandbookWindow::enlarge);
    addKeys({Qt::CTRL | Qt::Key_Minus}, &HandbookWindow::shrink);
    addKeys({Qt::CTRL | Qt::Key_0}, &HandbookWindow::usualSize);
    addKeys({Qt::Key_Escape}, &HandbookWindow::leaveSearch);
    addKeys(QKeySequence::keyBindings(QKeySequence::HelpContents), &HandbookWindow::helpOnItself);
}

// ---- words and looks

void HandbookWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        speak();
    if (event->type() == QEvent::StyleChange && m_theme != wornTheme()) {
        m_theme = wornTheme();
        m_view->applyTheme();
    }
    QWidget::changeEvent(event);
}

/// In the language of the program. The event that tells of another one comes twice: from the program and from the
/// window below; while it is closed it waits for the next question.
void HandbookWindow::speak()
{
    if (m_handbook == handbook())
        return;
    m_handbook = handbook();
    m_contents->show(*m_handbook);
    retranslate();
    search();
    m_view->forgetPictures();
    if (!m_visits.empty()) {
        m_visits[m_at].spot = m_view->spot();
        showVisit();
    }
}

void HandbookWindow::retranslate()
{
    name(m_back, tr("Back"), tr("Back"), Qt::ALT | Qt::Key_Left);
    name(m_forward, tr("Forward"), tr("Forward"), Qt::ALT | Qt::Key_Right);
    name(m_smaller, QStringLiteral("A−"), tr("Smaller text"), Qt::CTRL | Qt::Key_Minus);
    name(m_larger, QStringLiteral("A+"), tr("Larger text"), Qt::CTRL | Qt::Key_Plus);
    name(m_print, tr("Print…"), tr("Print this page"), Qt::CTRL | Qt::Key_P);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search in the handbook"));
    m_contents->setAccessibleName(tr("Contents"));
}

void HandbookWindow::name(QPushButton *button, const QString &text, const QString &name, const QKeySequence &keys)
{
    button->setText(text);
    button->setAccessibleName(name);
    button->setAccessibleDescription(keys.toString(QKeySequence::NativeText)); // else the tip, with the name again
    button->setToolTip(tr("%1 (%2)").arg(name, keys.toString(QKeySequence::NativeText)));
}

// ---- reading

void HandbookWindow::open(const HelpPlace &place)
{
    speak();
    const HelpPage *page = m_handbook->page(place.page);
    const Visit visit{page ? page->id : m_handbook->pages().front().id, {page ? place.section : QString()}};
    if (!m_visits.empty()) {
        m_visits[m_at].spot = m_view->spot();
        m_visits.resize(m_at + 1); // what was ahead is left
    }
    if (m_visits.empty() || this->place() != HelpPlace{visit.page, visit.spot.section})
        m_visits.push_back(visit);
    m_at = m_visits.size() - 1;
    m_visits[m_at].spot = visit.spot;
    showVisit();
}

void HandbookWindow::helpOnItself() { open({QStringLiteral("keys"), QStringLiteral("handbook")}); }

HelpPlace HandbookWindow::place() const { return {m_visits[m_at].page, m_view->spot().section}; }

void HandbookWindow::showVisit()
{
    const Visit &visit = m_visits[m_at];
    const HelpPage &page = *m_handbook->page(visit.page);
    m_view->showPage(page, visit.spot);
    setWindowTitle(tr("%1 – Handbook").arg(page.title()));
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_visits.size());
    follow();
}

/// The contents show where one reads: of a heading that is not in them, the one before it.
void HandbookWindow::follow()
{
    HelpPlace at{m_visits[m_at].page};
    for (const HelpSection &section : m_handbook->page(at.page)->sections) {
        if (section.level == 2)
            at.section = section.id;
        if (section.id == m_view->spot().section)
            break;
    }
    m_contents->setPlace(m_view->spot().section.isEmpty() ? HelpPlace{at.page} : at);
}

void HandbookWindow::choose(const HelpPlace &place)
{
    open(place);
    m_view->setFocus();
}

void HandbookWindow::followLink(const QUrl &link)
{
    HelpPlace place = HelpPlace::of(link.toString());
    if (place.page.isEmpty())
        place.page = m_visits[m_at].page;
    open(place);
}

/// To a visit before this one or after it, where there is one.
void HandbookWindow::goBy(int visits)
{
    const std::size_t next = m_at + static_cast<std::size_t>(visits); // before the first: beyond all
    if (next >= m_visits.size())
        return;
    m_visits[m_at].spot = m_view->spot();
    m_at = next;
    showVisit();
}

void HandbookWindow::print()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(windowTitle().remove(QLatin1Char(':')).simplified()); // a file may be called so
    layPaper(printer);
    askAndPrint(printer, *this, [&] { return printPage(*m_handbook->page(m_visits[m_at].page), printer); });
}

// ---- searching

void HandbookWindow::search()
{
    const QStringList words = FoldedText::words(m_search->text());
    m_view->markWords(words);
    if (!words.isEmpty())
        m_hits->show(m_handbook->search(m_search->text()));
    m_left->setCurrentWidget(words.isEmpty() ? static_cast<QWidget *>(m_contents) : m_hits);
}

void HandbookWindow::toSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

/// Back to the contents; from there the window closes.
void HandbookWindow::leaveSearch()
{
    if (m_search->text().isEmpty())
        close();
    m_search->clear();
}

/// Down from the search leads into what was found, or into the contents.
bool HandbookWindow::eventFilter(QObject *watched, QEvent *event)
{
    const bool down = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Down;
    if (watched != m_search || !down)
        return QWidget::eventFilter(watched, event);
    m_left->currentWidget()->setFocus(Qt::OtherFocusReason);
    if (m_left->currentWidget() == m_hits && m_hits->currentRow() < 0)
        m_hits->setCurrentRow(0);
    return true;
}

} // namespace views
