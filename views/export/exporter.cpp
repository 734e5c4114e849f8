// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/exporter.h"

#include <algorithm>

#include "model/record/replace.h"
#include "model/replay/game_text.h"
#include "views/export/board_svg.h"
#include "views/export/gif.h"
#include "views/export/html_page.h"
#include "views/export/picture.h"

namespace views {

namespace {

using Kind = ExportChoice::Kind;

/// The file; nothing where `progress` stopped it.
std::optional<QByteArray> fileOf(const ExportSource &source, const ExportChoice &choice, const Progress &progress)
{
    const int step = std::clamp(choice.step, 0, source.timeline.stepCount());
    const int width = std::clamp(choice.width, ExportChoice::kLeastWidth, ExportChoice::kMostWidth);
    if (choice.kind == Kind::Page)
        return htmlPage(source, choice, progress);
    if (choice.kind == Kind::Text) {
        const words::Words words(*source.record.game, source.seatNames);
        return replay::gameText(source.record, words, choice.viewer).toUtf8();
    }
    StepPictures pictures(source, choice.viewer, choice.theme, width);
    const bool isFilm = choice.kind == Kind::Gif;
    const int first = isFilm ? firstStep(source, choice) : step;
    const int last = isFilm ? lastStep(source, choice) : step;
    pictures.addHoldings();
    pictures.addCaption(first, last);
    switch (choice.kind) {
    case Kind::Svg: return boardSvg(pictures, step, titleOf(source));
    case Kind::Pdf: return boardPdf(pictures, step, titleOf(source));
    case Kind::Gif:
        return boardGif(pictures, {first, last, std::clamp(choice.speed, 0.1, 20.0), choice.loop}, progress);
    default: return boardPng(pictures, step);
    }
}

} // namespace

std::optional<record::Error> exportTo(const QString &path, const ExportSource &source, const ExportChoice &choice,
                                      const Progress &progress)
{
    const std::optional<QByteArray> file = fileOf(source, choice, progress);
    return file ? record::replaceFile(path, *file) : std::nullopt;
}

} // namespace views
