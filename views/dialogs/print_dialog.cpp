// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/print_dialog.h"

#include <QAbstractScrollArea>
#include <QPrintPreviewWidget>
#include <QPushButton>

#include "model/record/file_name.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/layouts.h"
#include "views/common/paper.h"
#include "views/common/segmented_row.h"
#include "views/dialogs/buttons.h"
#include "views/dialogs/screen_room.h"
#include "views/handbook/help_request.h"

namespace views {

PrintDialog::PrintDialog(const ExportSource &source, int step, engine::Seat viewer, QWidget *parent)
    : QDialog(parent), m_source(source), m_step(step), m_viewer(viewer),
      m_what(new SegmentedRow({QStringLiteral("board"), QStringLiteral("game")}, this))
{
    layPaper(m_printer);
    m_printer.setDocName(record::fileName(titleOf(source)));
    m_preview = new QPrintPreviewWidget(&m_printer, this);
    QDialogButtonBox *buttons = makeButtons(*this, QDialogButtonBox::Close);
    m_print = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_print->setDefault(true);
    m_save = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    QVBoxLayout *column = makeColumn(this, {16, 16, 16, 16}, 12, {m_what, m_preview});
    column->setStretchFactor(m_preview, 1);
    column->addWidget(buttons);
    constexpr QSize kSize(640, 680);
    resize((kSize * fontScale()).boundedTo(screenRoom(*this)));
    connect(m_what, &SegmentedRow::currentIndexChanged, this, &PrintDialog::refresh);
    connect(m_preview, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter *printer) { Sheet(m_source, choice(), *printer).print(*printer); });
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::askPrinter);
    connect(m_save, &QPushButton::clicked, this, [this] { done(kSavesPdf); });
    retranslate();
    refresh();
    m_print->setFocus();
    onLanguageChange(this, [this] {
        retranslate();
        refresh();
    });
    offerHelp(this, "review#print");
}

/// What has the keyboard in the preview.
QWidget &PrintDialog::pages() const { return *m_preview->findChild<QAbstractScrollArea *>(); }

SheetChoice PrintDialog::choice() const { return {m_what->currentIndex() == 1, m_viewer, m_step}; }

void PrintDialog::askPrinter()
{
    if (askAndPrint(m_printer, *this, [this] { return Sheet(m_source, choice(), m_printer).print(m_printer); }))
        accept();
    m_printer.setPageRanges({}); // the preview is of all of it
}

void PrintDialog::refresh()
{
    if (choice().isWhole)
        m_preview->setAllPagesViewMode();
    else
        m_preview->setSinglePageViewMode();
    m_preview->updatePreview();
    m_preview->fitInView();
    pages().setAccessibleDescription(tr("%n page(s)", nullptr, m_preview->pageCount()));
}

void PrintDialog::retranslate()
{
    setWindowTitle(tr("Print"));
    m_what->setTexts(
        {tr("This step"), tr("The whole game")},
        {tr("The board as it stands, on one page."), tr("The game in words, with a board where points are counted.")});
    m_what->setAbout(tr("What is printed"));
    pages().setAccessibleName(tr("Preview"));
    m_print->setText(tr("&Print…"));
    m_save->setText(tr("Save as P&DF…"));
}

} // namespace views
