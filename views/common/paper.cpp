// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>

#include "views/common/message_box.h"

namespace views {

namespace {

constexpr double kPaperMargin = 16; // millimetres

void paintSheet(QPainter &painter, const QTextDocument &document, int sheet)
{
    const QSizeF paper = document.pageSize();
    painter.save();
    painter.translate(0, -sheet * paper.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, sheet * paper.height(), paper.width(), paper.height());
    context.palette.setColor(QPalette::Text, Qt::black); // whatever that of the program is
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace

void layPaper(QPagedPaintDevice &device)
{
    device.setPageSize(QPageSize(QPageSize::A4));
    device.setPageMargins(QMarginsF(kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin), QPageLayout::Millimeter);
}

bool printPages(QTextDocument &document, QPagedPaintDevice &device)
{
    QPageRanges wanted = device.pageRanges();
    if (!wanted.isEmpty() && wanted.firstPage() > document.pageCount())
        wanted.clear(); // rather all of them than an empty sheet
    QPainter painter(&device);
    bool isFirst = true;
    for (int sheet = 0; painter.isActive() && sheet < document.pageCount(); ++sheet) {
        if (!wanted.isEmpty() && !wanted.contains(sheet + 1))
            continue;
        if (!isFirst && !device.newPage())
            return false;
        isFirst = false;
        paintSheet(painter, document, sheet);
    }
    return painter.isActive() && painter.end();
}

bool askAndPrint(QPrinter &printer, QWidget &over, const std::function<bool()> &print)
{
    QPrintDialog dialog(&printer, &over);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    if (printer.printRange() != QPrinter::PageRange) // the print service may see to other ranges
        printer.setPageRanges({});
    if (print())
        return true;
    MessageBox::inform(&over, MessageBox::Warning,
                       QCoreApplication::translate("views::Paper", "The page was not printed"),
                       QCoreApplication::translate(
                           "views::Paper", "Nothing can be written to the printer or the file that you chose."));
    return false;
}

} // namespace views
