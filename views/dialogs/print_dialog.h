// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPrinter>

#include "views/export/sheet.h"

class QPrintPreviewWidget;
class QPushButton;

namespace views {

class SegmentedRow;

/// Shows what of a game would be printed: the board as it stands, or all of it; and prints it. `kSavesPdf`: the person
/// wants that as a PDF.
class PrintDialog : public QDialog {
    Q_OBJECT

public:
    static constexpr int kSavesPdf = 2; ///< a result beside those of each dialogue

    /// `source` outlives it. `step` and `viewer` are those of the screen.
    PrintDialog(const ExportSource &source, int step, engine::Seat viewer, QWidget *parent = nullptr);

    SheetChoice choice() const;

private:
    QWidget &pages() const;
    void askPrinter();
    void refresh();
    void retranslate();

    const ExportSource &m_source;
    int m_step;
    engine::Seat m_viewer;
    QPrinter m_printer{QPrinter::HighResolution};
    SegmentedRow *m_what;
    QPrintPreviewWidget *m_preview;
    QPushButton *m_print;
    QPushButton *m_save;
};

} // namespace views
