// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/help_document.h"

#include <QAbstractTextDocumentLayout>
#include <QFontInfo>
#include <QPagedPaintDevice>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>
#include <QUrl>

#include "views/common/paper.h"
#include "views/common/style_sheet.h"
#include "views/handbook/handbook_pictures.h"

namespace views {

namespace {

// %1 is the family of the text, %2 to %5 are sizes. Qt knows no sizes but in points and pixels.
constexpr const char *kSheet = R"(
body, p, li, td, th { color: @ink; }
h1 { font-size: %2pt; font-weight: 700; color: @ink; margin-top: 0; margin-bottom: 12px; }
h2 { font-size: %3pt; font-weight: 700; color: @ink; margin-top: 26px; margin-bottom: 6px; }
h3 { font-size: %4pt; font-weight: 600; color: @ink; margin-top: 16px; margin-bottom: 4px; }
p { margin-top: 0; margin-bottom: 10px; line-height: 120%; }
li { margin-bottom: 4px; line-height: 120%; }
a { color: @accent; text-decoration: underline; }
kbd { font-family: %1; font-weight: 600; background-color: @track; }
.ui { font-weight: 600; }
.picture { margin-top: 6px; margin-bottom: 4px; line-height: 100%; }
.caption { font-size: %5pt; color: @ink2; margin-bottom: 16px; }
table { border-collapse: collapse; margin-top: 4px; margin-bottom: 14px; }
th, td { border: 1px solid @line; padding: 4px 8px; text-align: left; vertical-align: top; }
th { font-weight: 600; background-color: @track; }
)";

// Qt makes a plain space of the narrow one that French has before `;`, `!` and `?`. A character that no text has takes
// its place while a page is read.
constexpr QChar kNarrowSpace(0x202F);
constexpr QChar kPlaceholder(0xE000);

/// A page that is to be seen at a glance, and printed on one sheet.
bool isCard(const HelpPage &page) { return page.game && page.id == Handbook::cardPageOf(*page.game); }

/// As the other one, for less room.
constexpr const char *kTight = R"(
h2 { margin-top: 12px; margin-bottom: 4px; }
th, td { padding: 2px 6px; }
table { margin-top: 2px; margin-bottom: 4px; }
p { margin-bottom: 4px; }
)";

QString sheetFor(const QFont &font, const Theme &theme, bool tight)
{
    const double size = QFontInfo(font).pointSizeF();
    const QString sheet = QString::fromLatin1(kSheet).arg(font.family()) + QLatin1String(tight ? kTight : "");
    return coloured(sheet.arg(size * 1.7).arg(size * 1.3).arg(size * 1.1).arg(size * 0.92), theme);
}

constexpr double kPaperText = 10; // points
constexpr double kLeastPaperText = 8;
constexpr double kScreenDots = 96;   // an inch: the measure of pictures and of pixels in a style sheet
constexpr double kPaperRatio = 3;    // nearly 300 dots an inch
constexpr int kMostPixels = 1 << 24; // of pictures that are kept

/// Qt puts an empty line after each table.
void flatten(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.length() > 1 || QTextCursor(block).currentTable())
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(1, QTextBlockFormat::FixedHeight);
        QTextCursor(block).setBlockFormat(format);
    }
}

/// The picture after that place in its document, selected.
QTextCursor pictureFrom(const QTextCursor &cursor)
{
    return cursor.document()->find(QString(QChar::ObjectReplacementCharacter), cursor);
}

} // namespace

HelpDocument::HelpDocument(const Theme &theme, QObject *parent)
    : QTextDocument(parent), m_theme(theme), m_drawn(kMostPixels)
{
    setUndoRedoEnabled(false);
}

HelpDocument::~HelpDocument() = default;

void HelpDocument::setTheme(const Theme &theme)
{
    m_theme = theme;
    forgetPictures();
}

void HelpDocument::forgetPictures()
{
    m_pictures.reset();
    m_drawn.clear();
}

HandbookPictures &HelpDocument::pictures()
{
    if (!m_pictures)
        m_pictures = std::make_unique<HandbookPictures>(m_theme.name());
    return *m_pictures;
}

void HelpDocument::write(const HelpPage &page)
{
    setDefaultStyleSheet(sheetFor(defaultFont(), m_theme, isCard(page)));
    setHtml(QString(page.body).replace(kNarrowSpace, kPlaceholder));
    setMetaInformation(DocumentTitle, page.title());
    QTextCursor all(this);
    all.beginEditBlock();
    flatten(*this);
    describePictures();
    for (QTextCursor at = find(QString(kPlaceholder)); !at.isNull(); at = find(QString(kPlaceholder), at))
        at.insertText(QString(kNarrowSpace));
    all.endEditBlock();
}

/// Qt gives screen readers the text and nothing of pictures: what they show is text that is too small to be seen.
void HelpDocument::describePictures()
{
    QTextCharFormat unseen;
    unseen.setProperty(QTextFormat::FontPixelSize, 1);
    unseen.setForeground(Qt::transparent);
    for (QTextCursor at = pictureFrom(QTextCursor(this)); !at.isNull(); at = pictureFrom(at)) {
        const QString shown = at.charFormat().stringProperty(QTextFormat::ImageAltText);
        at.clearSelection();
        at.insertText(shown, unseen);
    }
}

void HelpDocument::fitPictures(int room)
{
    QTextCursor all(this);
    all.beginEditBlock();
    for (QTextCursor at = pictureFrom(all); !at.isNull(); at = pictureFrom(at)) {
        QTextImageFormat format = at.charFormat().toImageFormat();
        const QString name = format.name();
        if (!pictures().has(name)) {
            at.removeSelectedText();
            continue;
        }
        const QSize whole = pictures().size(name);
        const int width = std::min(whole.width(), std::max(room, 1));
        m_widths[name] = width;
        if (width == qRound(format.width()))
            continue;
        format.setWidth(width);
        format.setHeight(qRound(static_cast<double>(width) * whole.height() / whole.width()));
        at.setCharFormat(format);
    }
    all.endEditBlock();
}

/// Draws a picture in the size that it has here rather than scaling it: its lines stay sharp.
QVariant HelpDocument::loadResource(int type, const QUrl &name)
{
    const QString picture = name.toString();
    if (type != ImageResource || !m_widths.contains(picture))
        return {};
    const int width = m_widths[picture];
    const Drawn *drawn = m_drawn.object(picture);
    if (drawn && (m_isRough || (drawn->width == width && drawn->pixmap.devicePixelRatio() == m_ratio)))
        return drawn->pixmap;
    QImage image = pictures().image(picture, m_ratio * width / pictures().size(picture).width());
    image.setDevicePixelRatio(m_ratio);
    const QPixmap pixmap = QPixmap::fromImage(image);
    m_drawn.insert(picture, new Drawn{pixmap, width}, pixmap.width() * pixmap.height());
    return pixmap;
}

bool printPage(const HelpPage &page, QPagedPaintDevice &device)
{
    const QSizeF paper(device.width(), device.height());
    const double dots = device.logicalDpiX();
    HelpDocument document(Theme(QStringLiteral("light")));
    document.documentLayout()->setPaintDevice(&device);
    document.setRatio(kPaperRatio);
    for (double size = kPaperText; size == kPaperText || document.pageCount() > 1; size -= 0.5) {
        QFont font = document.defaultFont();
        font.setPointSizeF(size);
        document.setDefaultFont(font);
        document.write(page);
        document.fitPictures(qRound(paper.width() / dots * kScreenDots));
        document.setPageSize(paper);
        if (!isCard(page) || size <= kLeastPaperText)
            break;
    }
    return printPages(document, device);
}

} // namespace views
