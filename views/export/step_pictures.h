// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QImage>

#include "views/board/board_layout.h"
#include "views/board/board_options.h"
#include "views/board/piece_renderer.h"
#include "views/export/caption.h"
#include "views/export/panels_below.h"

namespace views {

struct BoardViewState;

/// A piece that came from elsewhere with a step: how far away it set off, and its size then by that now.
struct Glide {
    QString key; ///< of the element
    QPointF from;
    double size = 1;
};

/// The pictures of a game's steps as somebody sees them, all laid out alike: the board as in the window, without the
/// panels beside it, in a frame that fits it.
class StepPictures {
public:
    /// `width` in pixels; the height follows from the board. For a screen whose pixels are finer, `ratio` of them are
    /// drawn for each of these.
    StepPictures(const ExportSource &source, engine::Seat viewer, const QString &theme, int width, double ratio = 1);
    ~StepPictures();

    /// What is seen, in the units of the elements; its corners lie on whole pixels.
    const QRectF &frame() const { return m_frame; }
    /// Pixels of the whole picture, or of the part to which it was cut.
    QSize size() const { return m_size; }
    /// The part of the picture that encloses these places, with a margin, and cuts through no words; in pixels. A place
    /// that is not seen warns.
    QRect partAround(const std::vector<engine::PlaceIndex> &places, int step);
    /// Leaves that part only, in pixels of the picture as it is.
    void cut(const QRectF &part);
    /// Leaves out what is empty below the board at that step. Of whole pictures only.
    void cutBelow(int step);
    /// Puts below the board what its players hold, in games where that lies on no place, or where the board leaves room
    /// for it. Of whole pictures only, once, and before the caption.
    void addHoldings();
    /// Says below the board whose game it is and what happens with a step. The steps from `first` to `last`, which are
    /// to be shown, get the same height. Of whole pictures only, once.
    void addCaption(int first, int last);
    const Theme &theme() const { return m_faces.theme(); }
    const Artwork &artwork() const { return m_faces.artwork(); }
    const words::Words &words() const { return m_words; }

    /// The elements of a step from back to front.
    std::vector<Element> elements(int step);
    /// The pieces that stand elsewhere at `step` than at `before`, which need not be the earlier one.
    std::vector<Glide> glides(int before, int step);
    /// The step as pixels, as the window paints it.
    QImage image(int step);

private:
    struct Stage;

    BoardViewState shownAt(int step) const;
    Stage &stageOf(int step);
    void layOut(int width, double ratio);
    void growBelow(double height);
    double bottomOf(int first, int last);
    QRectF wholeWords(QRectF part, const std::vector<Element> &elements) const;
    double unitsOfPixel() const { return m_larger / m_layout.devicePixelRatio(); }

    const ExportSource &m_source;
    engine::Seat m_viewer;
    PieceRenderer m_faces;
    words::Words m_words;
    BoardOptions m_options;
    BoardLayout m_layout;
    QRectF m_frame;
    QSize m_size;
    PanelsBelow m_below;
    std::optional<Caption> m_caption;
    bool m_showsEmptyHands = false;               ///< of a film that has room for hands
    int m_larger = 1;                             ///< so many times larger it is painted
    std::vector<std::unique_ptr<Stage>> m_stages; ///< the last two that were asked for
};

/// A number for a file: `decimals` places at most, no zeros behind.
QByteArray shortNumber(double number, int decimals = 2);

} // namespace views
