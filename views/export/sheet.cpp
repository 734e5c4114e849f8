// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/sheet.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextCursor>

#include "model/record/text.h"
#include "model/record/tree.h"
#include "model/replay/game_text.h"
#include "model/replay/narration.h"
#include "model/scenario/scenario.h"
#include "views/common/paper.h"
#include "views/export/board_svg.h"

namespace views {

namespace {

constexpr int kPixels = 1280; // of a board's picture; it is drawn in vectors
constexpr int kBoardObject = QTextFormat::UserObject + 1;
constexpr int kStepProperty = QTextFormat::UserProperty + 1;

constexpr double kBelow = 8; // of a paragraph: in pixels of a screen, which the layout takes to the paper

// Points.
constexpr double kTitle = 16;
constexpr double kHeading = 11;
constexpr double kText = 9.5;

// The greatest share of a page's height that a board takes: alone, and among others.
constexpr double kMostAlone = 0.72;
constexpr double kMostAmong = 0.46;

/// The last of each run of pictured bookmarks of one kind in one moment: a scoring is a step a seat.
std::vector<int> picturedSteps(const replay::Timeline &timeline)
{
    std::vector<int> steps;
    const replay::Bookmark *before = nullptr;
    for (const replay::Bookmark &bookmark : timeline.bookmarks()) {
        if (!bookmark.isPictured)
            continue;
        if (before && before->id == bookmark.id
            && timeline.headingOf(before->step) == timeline.headingOf(bookmark.step))
            steps.pop_back();
        steps.push_back(bookmark.step);
        before = &bookmark;
    }
    if (steps.empty() || steps.back() != timeline.stepCount())
        steps.push_back(timeline.stepCount());
    return steps;
}

} // namespace

Sheet::Sheet(const ExportSource &source, const SheetChoice &choice, QPagedPaintDevice &device)
    : m_source(source), m_choice(choice), m_words(*source.record.game, source.seatNames),
      m_pictures(source, choice.viewer, QStringLiteral("light"), kPixels)
{
    m_pictures.addHoldings();
    setUndoRedoEnabled(false);
    documentLayout()->setPaintDevice(&device);
    documentLayout()->registerHandler(kBoardObject, this);
    setDocumentMargin(0);
    setPageSize(QSizeF(device.width(), device.height()));
    setMetaInformation(DocumentTitle, titleOf(source));
    add(titleOf(source), kTitle, QFont::Bold);
    if (source.date.isValid())
        add(QLocale().toString(source.date, QLocale::LongFormat), kText, QFont::Normal);
    if (choice.isWhole)
        writeGame();
    else
        writeStep(std::clamp(choice.step, 0, source.timeline.stepCount()));
}

bool Sheet::print(QPagedPaintDevice &device) { return printPages(*this, device); }

// ---- what it says

void Sheet::writeStep(int step)
{
    writeScenario();
    add(headingAt(m_source, m_words, step), kHeading, QFont::DemiBold);
    if (const QString said = saidAt(m_source, m_words, step, m_choice.viewer); !said.isEmpty())
        add(said, kText, QFont::Normal);
    addBoard(step);
    writeComment(step);
}

void Sheet::writeScenario()
{
    const auto read = scenario::scenarioOf(m_source.record);
    const auto *written = std::get_if<scenario::Scenario>(&read);
    if (!written)
        return;
    if (written->title)
        add(record::shown(*written->title), kHeading, QFont::DemiBold);
    if (written->text)
        add(record::shown(*written->text), kText, QFont::Normal);
}

void Sheet::writeGame()
{
    const replay::Timeline &timeline = m_source.timeline;
    const std::vector<int> boards = boardSteps();
    auto board = boards.begin();
    for (std::size_t i = 0; i < timeline.headings().size(); ++i) {
        const bool isLast = i + 1 == timeline.headings().size();
        int first = timeline.headings()[i].first;
        const int last = isLast ? timeline.stepCount() : timeline.headings()[i + 1].first;
        add(m_words.say(timeline.headings()[i].message), kHeading, QFont::DemiBold);
        if (i == 0)
            --first; // the start may have a comment, too
        for (; board != boards.end() && *board <= last; ++board) {
            writeMoment(first, *board);
            addBoard(*board);
            first = *board;
        }
        writeMoment(first, last);
    }
    const bool isMain = m_source.line.empty();
    if (isMain)
        add(replay::resultText(m_source.record, m_words), kHeading, QFont::DemiBold);
}

/// What a printed game shows the board after, and what something is drawn on.
std::vector<int> Sheet::boardSteps() const
{
    std::vector<int> steps = picturedSteps(m_source.timeline);
    const record::Line &main = m_source.record.line;
    for (int step = 0; step <= m_source.timeline.stepCount(); ++step) {
        if (!record::drawingsAt(main, record::placeAlong(main, m_source.line, step)).empty())
            steps.push_back(step);
    }
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

/// What the steps after `first` say, up to `last`, as one paragraph; a comment begins another one.
void Sheet::writeMoment(int first, int last)
{
    QString said;
    const auto flush = [&] {
        if (!said.isEmpty())
            add(said, kText, QFont::Normal);
        said.clear();
    };
    for (int step = first + 1; step <= last; ++step) {
        const QString text = step > 0 ? replay::stepText(m_source.timeline, m_words, step, m_choice.viewer) : QString();
        const record::Line &main = m_source.record.line;
        const record::Place place = record::placeAlong(main, m_source.line, step);
        const QString sign = replay::symbolsAt(main, place).signs();
        if (!text.isEmpty() || !sign.isEmpty())
            said += (said.isEmpty() ? QString() : QStringLiteral(" ")) + words::Words::number(step)
                    + QStringLiteral(". ") + text + (sign.isEmpty() ? sign : QLatin1Char(' ') + sign);
        if (record::commentAt(main, place) || !record::drawingsAt(main, place).empty()) {
            flush();
            writeComment(step);
        }
    }
    flush();
}

void Sheet::writeComment(int step)
{
    const record::Line &main = m_source.record.line;
    const record::Place place = record::placeAlong(main, m_source.line, step);
    if (const record::Text *comment = record::commentAt(main, place))
        add(record::shown(*comment), kText, QFont::Normal, true);
    for (const record::Drawing &drawing : record::drawingsAt(main, place))
        add(record::drawingWords(drawing, m_words), kText, QFont::Normal, true);
}

// ---- how it stands there

void Sheet::add(const QString &text, double size, int weight, bool isItalic)
{
    QTextCursor end(this);
    end.movePosition(QTextCursor::End);
    QTextBlockFormat block;
    block.setBottomMargin(kBelow);
    QTextCharFormat letters;
    letters.setFontPointSize(size);
    letters.setFontWeight(weight);
    letters.setFontItalic(isItalic);
    letters.setForeground(Qt::black);
    if (isEmpty())
        end.setBlockFormat(block);
    else
        end.insertBlock(block);
    end.insertText(text, letters);
}

void Sheet::addBoard(int step)
{
    m_boards.push_back(step);
    QTextCursor end(this);
    end.movePosition(QTextCursor::End);
    QTextBlockFormat block;
    block.setAlignment(Qt::AlignHCenter);
    block.setBottomMargin(kBelow);
    end.insertBlock(block);
    QTextCharFormat board;
    board.setObjectType(kBoardObject);
    board.setProperty(kStepProperty, step);
    end.insertText(QString(QChar::ObjectReplacementCharacter), board);
}

QSizeF Sheet::intrinsicSize(QTextDocument *, int, const QTextFormat &)
{
    const double most = pageSize().height() * (m_choice.isWhole ? kMostAmong : kMostAlone);
    return QSizeF(m_pictures.size()).scaled(pageSize().width(), most, Qt::KeepAspectRatio);
}

void Sheet::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int, const QTextFormat &format)
{
    const int step = format.property(kStepProperty).toInt();
    auto known = m_svg.find(step);
    if (known == m_svg.end())
        known = m_svg.emplace(step, boardSvg(m_pictures, step, titleOf(m_source))).first;
    QSvgRenderer(known->second).render(painter, rect);
}

QByteArray sheetPdf(const ExportSource &source, const SheetChoice &choice)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(titleOf(source));
    writer.setCreator(QStringLiteral("Cartouche"));
    layPaper(writer);
    Sheet(source, choice, writer).print(writer);
    return bytes;
}

} // namespace views
