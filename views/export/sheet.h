// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QTextDocument>
#include <QTextObjectInterface>

#include "views/export/step_pictures.h"

class QPagedPaintDevice;

namespace views {

/// What is printed of a game: the board at one step, or all of it.
struct SheetChoice {
    bool isWhole = false;
    engine::Seat viewer = engine::kEveryone;
    int step = 0; ///< where not all of it is printed
};

/// A game on paper, dark on light whatever the theme of the program. One step: the board, what led to it, what is said
/// of it, and, where somebody wrote a scenario, its title and text. The whole: each moment in words, with comments and
/// marks, a board at each scoring or what counts as one (`BookmarkRule::isPictured`) and at the end, and the result.
/// Variations are left out.
class Sheet : public QTextDocument, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// For the paper that `device` has; both outlive it. Steps beyond what there is are taken as the nearest.
    Sheet(const ExportSource &source, const SheetChoice &choice, QPagedPaintDevice &device);

    /// The steps whose boards it shows.
    const std::vector<int> &boards() const { return m_boards; }
    /// Prints it, or those of its pages that the device is to print. False if that fails.
    bool print(QPagedPaintDevice &device);

    /// How large a board is in the text, and how it is drawn there: asked by the layout of the document.
    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    void writeStep(int step);
    void writeGame();
    void writeScenario();
    std::vector<int> boardSteps() const;
    void writeComment(int step);
    void writeMoment(int first, int last);
    void add(const QString &text, double size, int weight, bool isItalic = false);
    void addBoard(int step);

    const ExportSource &m_source;
    SheetChoice m_choice;
    words::Words m_words;
    StepPictures m_pictures;
    std::vector<int> m_boards;
    std::map<int, QByteArray> m_svg; ///< of the boards that were drawn
};

/// The same on paper of the usual size, as a PDF.
QByteArray sheetPdf(const ExportSource &source, const SheetChoice &choice);

} // namespace views
