// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/help_view.h"

#include <algorithm>
#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QFontInfo>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QWheelEvent>

#include "views/common/announcer.h"
#include "views/common/style_sheet.h"
#include "views/handbook/accessible_help.h"
#include "views/handbook/folding.h"
#include "views/handbook/help_document.h"

namespace views {

namespace {

constexpr int kMargin = 24;
constexpr int kLine = 46;      // the longest line, in sizes of the text
constexpr double kStep = 1.15; // by which one step enlarges
constexpr int kMostSteps = 8;
constexpr int kRest = 150; // milliseconds

} // namespace

HelpView::HelpView(QWidget *parent)
    : QTextBrowser(parent), m_theme(wornTheme()), m_document(new HelpDocument(m_theme, this))
{
    AccessibleHelp::install();
    setDocument(m_document);
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // for a table that is wider than the room
    m_page.sections.resize(1);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &HelpView::scrolled);
    m_atRest.setSingleShot(true);
    m_atRest.setInterval(kRest);
    connect(&m_atRest, &QTimer::timeout, this, &HelpView::sharpen);
}

/// From one link to the next.
bool HelpView::focusNextPrevChild(bool next)
{
    const bool isAtLink = QTextBrowser::focusNextPrevChild(next);
    if (isAtLink && hasFocus() && textCursor().hasSelection())
        announce(*this, tr("Link: %1").arg(textCursor().selectedText()));
    return isAtLink;
}

void HelpView::showPage(const HelpPage &page, const Spot &spot)
{
    m_page = page;
    m_spot = spot;
    setAccessibleName(page.title());
    write();
}

void HelpView::enlarge(int steps)
{
    m_steps = steps == 0 ? 0 : std::clamp(m_steps + steps, -2, kMostSteps);
    write();
}

void HelpView::applyTheme()
{
    m_theme = Theme(wornTheme());
    m_document->setTheme(m_theme);
    write();
}

void HelpView::forgetPictures() { m_document->forgetPictures(); }

void HelpView::write()
{
    const QScopedValueRollback moving(m_moving, true);
    QFont sized = font();
    sized.setPointSizeF(QFontInfo(font()).pointSizeF() * std::pow(kStep, m_steps));
    document()->setDefaultFont(sized);
    m_document->write(m_page);
    m_headings.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            m_headings.push_back(block.blockNumber());
    }
    layOut();
    mark();
}

/// Lines stay short enough to be read in a wide window: the page has wider margins there. While sizes change, pictures
/// that are there are scaled: to draw boards takes too long for that.
void HelpView::layOut()
{
    const QScopedValueRollback moving(m_moving, true);
    const int longest = kLine * QFontInfo(document()->defaultFont()).pixelSize();
    const int width = viewport()->width();
    const int margin = std::max(kMargin, (width - longest) / 2);
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    format.setMargin(kMargin);
    format.setLeftMargin(margin);
    format.setRightMargin(margin);
    document()->rootFrame()->setFrameFormat(format);
    m_document->fitPictures(width - 2 * margin);
    m_document->setRough(true);
    m_atRest.start();
    goTo(m_spot);
}

void HelpView::sharpen()
{
    m_document->setRough(false);
    viewport()->update();
}

/// All is painted anew on a screen with finer pixels.
void HelpView::paintEvent(QPaintEvent *event)
{
    m_document->setRatio(devicePixelRatioF());
    QTextBrowser::paintEvent(event);
}

void HelpView::resizeEvent(QResizeEvent *event)
{
    const QScopedValueRollback moving(m_moving, true);
    QTextBrowser::resizeEvent(event);
    layOut();
}

/// Qt alone would change the font of the widget, from which there is no way back.
void HelpView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QTextBrowser::wheelEvent(event);
        return;
    }
    m_turned += event->angleDelta().y();
    const int steps = m_turned / QWheelEvent::DefaultDeltasPerStep;
    m_turned %= QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0)
        enlarge(steps);
}

// ---- sections

int HelpView::indexOf(const QString &section) const
{
    const auto found = std::find_if(m_page.sections.begin(), m_page.sections.end(),
                                    [&](const HelpSection &each) { return each.id == section; });
    return found == m_page.sections.end() ? 0 : static_cast<int>(found - m_page.sections.begin());
}

double HelpView::topOf(int section) const
{
    if (section == 0 || section >= static_cast<int>(m_headings.size()))
        return 0;
    const QTextBlock heading = document()->findBlockByNumber(m_headings[section]);
    return document()->documentLayout()->blockBoundingRect(heading).top() - kMargin / 2.0;
}

double HelpView::bottomOf(int section) const
{
    return section + 1 < static_cast<int>(m_headings.size()) ? topOf(section + 1) : document()->size().height();
}

void HelpView::goTo(const Spot &spot)
{
    const QScopedValueRollback moving(m_moving, true);
    const int section = indexOf(spot.section);
    m_spot = {m_page.sections[section].id, spot.above};
    if (section < static_cast<int>(m_headings.size())) // Tab goes on to the next link
        setTextCursor(QTextCursor(document()->findBlockByNumber(m_headings[section])));
    const double top = topOf(section);
    verticalScrollBar()->setValue(qRound(top + spot.above * (bottomOf(section) - top)));
    m_reading = firstSeen();
}

void HelpView::scrolled()
{
    if (m_moving)
        return;
    const int value = verticalScrollBar()->value();
    int section = 0;
    while (section + 1 < static_cast<int>(m_headings.size()) && topOf(section + 1) <= value + 1)
        ++section;
    const double top = topOf(section);
    const QString before = m_spot.section;
    m_spot = {m_page.sections[section].id, (value - top) / (bottomOf(section) - top)};
    if (m_spot.section != before)
        emit sectionReached(m_spot.section);
    if (viewport()->rect().intersects(cursorRect(QTextCursor(document()->findBlockByNumber(m_reading)))))
        return;
    m_reading = firstSeen();
    if (QAccessible::isActive())
        AccessibleHelp::announceReading(*this);
}

// ---- for who listens

int HelpView::readingPosition() const { return document()->findBlockByNumber(m_reading).position(); }

void HelpView::readFrom(int position)
{
    const QTextBlock block = document()->findBlock(position);
    m_reading = block.blockNumber();
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(QTextCursor(block)).top());
    if (QAccessible::isActive())
        AccessibleHelp::announceReading(*this);
}

int HelpView::firstSeen() const { return cursorForPosition(QPoint(viewport()->width() / 2, 0)).block().blockNumber(); }

void HelpView::readOn(int step)
{
    QTextBlock block = document()->findBlockByNumber(m_reading);
    do {
        block = step > 0 ? block.next() : block.previous();
    } while (block.isValid() && block.text().trimmed().isEmpty());
    if (block.isValid())
        readFrom(block.position());
}

/// Lines, as the eye goes on, would end where the last of the page can be seen.
void HelpView::keyPressEvent(QKeyEvent *event)
{
    const bool goesOn = event->matches(QKeySequence::MoveToNextLine);
    if (QAccessible::isActive() && (goesOn || event->matches(QKeySequence::MoveToPreviousLine)))
        readOn(goesOn ? 1 : -1);
    else
        QTextBrowser::keyPressEvent(event);
}

// ---- marks

void HelpView::markWords(const QStringList &words)
{
    if (words == m_words)
        return;
    m_words = words;
    mark();
}

void HelpView::mark()
{
    QList<ExtraSelection> marks;
    const FoldedText text(toPlainText());
    for (const QString &word : std::as_const(m_words)) {
        for (qsizetype at = text.find(word); at >= 0; at = text.find(word, text.endOf(word, at))) {
            QTextCursor cursor(document());
            cursor.setPosition(static_cast<int>(at));
            cursor.setPosition(static_cast<int>(text.endOf(word, at)), QTextCursor::KeepAnchor);
            if (cursor.charFormat().foreground().color() == Qt::transparent)
                continue; // what a picture shows
            QTextCharFormat format;
            format.setBackground(m_theme.colour(u"rim5"));
            format.setForeground(m_theme.colour(u"ink"));
            marks << ExtraSelection{cursor, format};
        }
    }
    setExtraSelections(marks);
}

} // namespace views
