// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QImage>
#include <QJsonObject>
#include <QRect>
#include <QStringList>

#include "model/record/record.h"

namespace views {

/// The pictures of the handbook, by the names that its pages call them: real boards, drawn in the language of the
/// program. They are described in `:/help/pictures.json` and, of a game, in `:/GAME/help/pictures.json`, whose names
/// pages write as `GAME-NAME.svg`. Only for the thread of the window; for another language make them anew.
class HandbookPictures {
public:
    /// `theme` is one of Theme::themeNames().
    explicit HandbookPictures(const QString &theme = QStringLiteral("light"));

    /// All that can be drawn, sorted.
    QStringList names();
    /// False for what no file describes, and for a description that no position comes of.
    bool has(const QString &name) { return find(name) != nullptr; }

    // ---- the name must be one of those that there are

    /// Device-independent pixels of the picture.
    QSize size(const QString &name);
    /// The picture for that device pixel ratio, which it carries; drawn with each call.
    QImage image(const QString &name, double dpr);
    /// The picture as SVG of that size, shapes only.
    QByteArray svg(const QString &name);

private:
    struct Source {
        QJsonObject picture;
        const engine::Game *game;
    };
    struct Described {
        record::Record record; ///< its last position is shown
        engine::Seat viewer = engine::kEveryone;
        std::vector<engine::PlaceIndex> around = {}; ///< none: the whole board
        int width = 900;
        QRect part = {}; ///< what is seen of the whole board, in pixels of the ratio 1; empty until asked for
    };

    static std::optional<Described> described(const Source &source);
    void read(const QString &file, const engine::Game *game);
    Described *find(const QString &name);
    const QRect &part(const QString &name);
    template <typename Use>
    auto draw(const QString &name, double ratio, const Use &use);

    QString m_theme;
    std::map<QString, Source> m_sources;
    std::map<QString, std::optional<Described>> m_described; ///< of those asked for
};

} // namespace views
