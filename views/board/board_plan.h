// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "model/engine/core/game.h"
#include "views/board/element.h"

namespace views {

/// Words or a figure painted on the board. Sizes are in units of the picture.
struct LabelPlan {
    QString at;         ///< id of the rectangle in the picture
    QString occupiedAt; ///< the one to take while a piece lies on `place`; empty: the same
    engine::PlaceIndex place = engine::kNowhere;
    bool onlyEmpty = false; ///< shown only while `place` is empty
    QString text;           ///< literal text …
    QString words;          ///< … or an id of the table of words
    QString countKind;      ///< places of that kind are counted into the words: `count` of them hold a piece, of `most`
    QString panel, row;     ///< … or the count of `seat` in that row of a panel
    int seat = -1;
    TextStyle style;
    bool inPicture = false; ///< words that repeat a picture: as small as that is, never enlarged to be read
};

/// A picture set small on the board, beside words.
struct SignPlan {
    QString at;
    QString picture;
};

/// Where a caption of a place stands: its words, the sign that the message names, and what is drawn over the
/// place while it is active (the sign then is SIGN-on).
struct CaptionPlan {
    QString kind; ///< of the place
    QString label, sign, acting;
    TextStyle style;
    QString activeColour;
};

/// A section of a tray; ids of places, pictures and words for one seat.
struct SectionPlan {
    enum class Form {
        Counters, ///< equal pieces, each shown or as a number
        Pile,     ///< a face-down pile, with the hand that is not shown elsewhere
        Discard,  ///< the top card, the number, how many of each value
        Token     ///< one piece that is there or not
    };
    Form form = Form::Counters;
    engine::PlaceIndex place = engine::kNowhere;
    engine::PlaceIndex hand = engine::kNowhere;  ///< Pile: the hand
    engine::PlaceIndex drawn = engine::kNowhere; ///< Pile: cards drawn from it that lie open
    QString title;
    QString picture, absentPicture; ///< of a piece; of the place without it
    QString presentWord, absentWord;
    int values = 0; ///< Discard: bars for the values 1 to this
    int most = 1;   ///< Discard: number for which a bar is full
};

/// The tray of a seat.
struct TrayPlan {
    QString seat; ///< id of the seat
    QString sign, role, scoreField, of, edge, bar;
    std::vector<SectionPlan> sections;
};

/// What a game's resources say of its board, beside the picture: words on it and what lies in the trays. Read
/// once a game from `:/GAME/board.json` and `:/GAME/trays.json`.
///
/// In these files `#` stands for a number of a range or a detail of a place, `$` for a place's id, `~` for that id
/// after its kind and a hyphen, `@` for the id of a seat.
struct BoardPlan {
    std::vector<LabelPlan> labels;
    std::vector<SignPlan> signs;
    std::vector<CaptionPlan> captions;
    std::vector<TrayPlan> trays;
    QString cardSign;                ///< picture in the corner of a card's face; `@`
    QString pieceLine;               ///< picture drawn round a place that holds a piece of a track; `$`, `@`
    std::vector<std::string> tracks; ///< kinds of places along which a piece goes step by step
    std::vector<std::string> sinks;  ///< kinds of places into which a piece sinks
    /// By kind of place the detail that tells them apart when they are spoken of, e.g. the colour of a square.
    std::vector<std::pair<std::string, std::string>> spoken;

    /// The plan of that game; empty where it has none.
    static const BoardPlan &of(const engine::Game &game);

    bool isTrack(const engine::Place &place) const;
    bool isSink(const engine::Place &place) const;
};

/// The place, or null for `kNowhere`.
const engine::Place *placeAt(const engine::Game &game, engine::PlaceIndex place);

} // namespace views
