// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
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
    std::string pieces;     ///< … or the number of pieces of that kind on `place`, of all where it is `*`
    std::string named;      ///< … or the words for the piece of that kind there: `#` in `words` is its value's name
    /// With `named`: all of those words, or only what stands before, or behind, their first colon.
    enum class Part { Whole, Head, Rest };
    Part part = Part::Whole;
    QString brief;      ///< the words to take where those do not fit; there must be room for them
    QString zeroColour; ///< that figure's colour while it is 0; empty: the same
    QString panel, row; ///< … or the count of `seat` in that row of a panel
    int seat = -1;
    TextStyle style;
    int every = 0; ///< each so many of the numbers of the line have `everyStyle`
    TextStyle everyStyle;
    bool onlyWhole = false; ///< left out where it does not fit
    bool inPicture = false; ///< words that repeat a picture: as small as that is, never enlarged to be read

    QString key() const { return "label/" + at + QString::fromStdString(named); } ///< of its element
    bool isOf(const engine::PieceKind &kind) const { return pieces == "*" || pieces == kind.id; }
};

/// A picture set on the board: small, beside words, or laid over a place.
struct SignPlan {
    QString at;
    QString picture;
    engine::PlaceIndex place = engine::kNowhere; ///< drawn only while that place is in play
    double layer = layer::kWords;
};

/// A field of the arrangement that is seen as a picture: as one that depends on its value, at a rectangle that does, or
/// both. In the ids `=` stands for the value; where the board has no such rectangle nothing is drawn.
struct GaugePlan {
    std::string field;
    QString picture, at;
};

/// Where a caption of a place stands: its words, its sign, and what is drawn over the
/// place while it is active (the sign then is SIGN-on). With a ground it stands above pieces.
struct CaptionPlan {
    QString kind; ///< of the place; empty: any
    QString label, sign, acting, ground;
    TextStyle style;
    QString activeColour;
};

/// How the next steps of a piece in hand are marked: a ring in the middle of the place, in a corner where a piece lies,
/// and in it what the step costs.
struct StepPlan {
    QString at, cornerAt; ///< `$`; empty where a game has none
    QString mark;
    TextStyle style;

    QString label(QString place) const { return QString(at).replace(u'$', place); }
    QString corner(QString place) const { return QString(cornerAt).replace(u'$', place); }
};

/// A player's plate on the board; ids with `@` for the seat.
struct PlatePlan {
    QString ground, on; ///< its ground, and what is drawn over it while the seat acts
    QString sign, name, role, figure;
    TextStyle nameStyle = {}, roleStyle = {}, figureStyle = {};
    QString figureSign = {}, figurePicture = {}; ///< where there is a picture beside the figure, and which
    QString panel = {}, row = {};                ///< the figure: the seat's count in that row of a panel
};

/// A section of a tray; ids of places, pictures and words for one seat.
struct SectionPlan {
    enum class Form {
        Counters, ///< equal pieces, each shown or as a number
        Stack,    ///< pieces that lie on one another, and their number
        Token     ///< one piece that is there or not
    };
    Form form = Form::Counters;
    engine::PlaceIndex place = engine::kNowhere;
    engine::PlaceIndex hand = engine::kNowhere;  ///< Stack: the hand that is served from it, where it is not seen
    engine::PlaceIndex drawn = engine::kNowhere; ///< Stack: pieces drawn from it that lie open
    QString title;
    /// Of a piece, of the place without it. A Stack with a picture is a face-down one; without one its top piece is
    /// seen.
    QString picture, absentPicture;
    QString presentWord, absentWord;
    int counted = 0; ///< Stack: bars say how many pieces of each value lie there, from 1 to this; 0: none
    int most = 1;    ///< Stack: number for which a bar is full

    bool isFaceDown() const { return form == Form::Stack && !picture.isEmpty(); }
};

/// The tray of a seat.
struct TrayPlan {
    QString seat; ///< id of the seat
    QString sign, role, scoreField, of, edge, bar;
    std::vector<SectionPlan> sections;
};

/// A picture of its own that pieces of a kind have on places of a kind; `%KEY` is a detail of the place, `#` the value
/// of the piece.
struct PicturePlan {
    std::string piece, place;
    QString picture;
};

/// What pieces of a kind look like by their value and owner. In the texts `#` stands for the value (in pictures for its
/// name, where values have some) and `@` for the owner's id.
struct FacePlan {
    std::string piece;
    QString picture;         ///< of a value that is seen
    QString back;            ///< where none is seen; empty: as pieces without faces
    std::vector<Inlay> over; ///< drawn over the picture
    QStringList values;      ///< names of the values, from 1; empty: they have none

    ElementStyle front(const QString &owner, int value) const;
};

/// What pieces are made of, for how they sound: by itself what is flat is thin, and all else stone.
enum class Material : std::uint8_t { Stone, Papyrus, Metal, Bone };

/// What pieces of a kind are made of where that is something else.
struct MadePlan {
    std::string piece;
    Material material = Material::Stone;
};

/// What lies on places of a kind goes with a piece of a kind, or lies under what stands on a place: the kind's or the
/// place's id, with `%KEY` for a detail of the place that is carried; the other is empty.
struct CarriedPlan {
    std::string kind;
    QString piece, place;
};

/// The sign of a note: where it stands, or how large it is in the top right corner of the pieces of which the note
/// speaks. A note without a place is about the game as a whole.
struct NoteSignPlan {
    std::string sign;
    QString at;          ///< `$`
    QString picture;     ///< empty: that of the sign's own name
    double onPiece = 0;  ///< part of the piece's width; 0: it stands on no piece
    bool isMark = false; ///< it says, too, that the piece may be chosen: such pieces have no mark of their own
};

/// Where a text of a note (`engine::Note::lines`) stands.
struct NoteLinePlan {
    std::string line; ///< id of the text
    QString at;       ///< `$`
    QString signAt;   ///< `$`; where its picture stands; empty: nowhere
    QString figure;   ///< its number of that name stands there alone; empty: its words
    QString words;    ///< other words for it; empty: its own
    QString brief;    ///< those to take where it does not fit
    TextStyle style;
    bool onlyWhole = false; ///< left out where it does not fit
    bool inTile = false;    ///< left out where tiles are small, as the tile says it then
};

/// Places of a kind on which a note with all its texts lies like a tile, which turns into the preview of an action.
struct NoteTilePlan {
    std::string kind;       ///< of the places; empty where a game has none
    std::string head, foot; ///< ids of the texts on the band above and at the foot
    std::string small;      ///< id of the one at the foot of a small tile, instead
    QString headPicture, headFigure;
    QStringList headWords;    ///< ids of what stands beside the figure, a line each; empty: the text itself
    std::string figureDetail; ///< the number among a place's details that stands first in its row of a preview
    std::string courses;      ///< sign of the notes whose gauge is built up from below
    QString wide;             ///< where a preview with rows lies while the tile is small; `$`; empty: on the tile
};

/// How what chance has rolled is seen: as the pictures of the sides, `#` for the number, at rectangles numbered from 1.
struct RollPlan {
    std::vector<std::string> labels;  ///< ids of the labels of such actions; none where a game has none
    std::vector<std::string> figures; ///< their numbers that are sides; 0: that one is not rolled
    QString picture, at;              ///< `#`
};

/// A rectangle that stands elsewhere while a place is in play.
struct SidePlan {
    engine::PlaceIndex place = engine::kNowhere;
    QString id, at;
};

/// What a game says of its places by its notes.
struct NotesPlan {
    std::vector<NoteSignPlan> signs;
    std::vector<NoteLinePlan> lines;
    NoteTilePlan tile;
    std::vector<SidePlan> sides;
};

/// How a table for all players (`PanelForm::Holdings`) shows its rows, by their ids.
struct HoldingsPlan {
    QStringList heads;  ///< stand as pictures beside a seat's sign
    QStringList pieces; ///< counts are as many pictures …
    QString picture;    ///< … of this, `@` for the seat
    QString chip;       ///< token of the ground of what a seat holds of a row with a scale, `#` for the row

    bool isThere() const { return !chip.isEmpty(); }
};

/// How cards that can be read look beside the board (`PanelForm::Boards` and `Cards`); `#` for their kind.
struct CardsPlan {
    QString sign;   ///< picture on the band
    QString ground; ///< token of the band
};

/// What a game's resources say of its board, beside the picture: words on it and what lies in the trays. Read
/// once a game and number of players from `:/GAME/board.json` (`docs/board.schema.json`); an unknown key or a
/// value of a wrong type there ends the program.
///
/// There `#` stands for a number of a range, a detail of a place or the value of a piece, `$` for a place's
/// id, `~` for that id after its kind and a hyphen, `%KEY` for the place's detail of that name, `@` for the id of a
/// seat.
struct BoardPlan {
    std::vector<LabelPlan> labels;
    std::vector<SignPlan> signs;
    std::vector<GaugePlan> gauges;
    std::vector<CaptionPlan> captions;
    std::vector<TrayPlan> trays;
    StepPlan steps;
    PlatePlan plates;
    QString ends;                    ///< where the end of a way is marked; `$`
    QString seatSign;                ///< picture of a seat's sign; `@`
    QString pieceLine;               ///< picture drawn round a place that holds a piece of a track; `$`, `@`
    std::vector<std::string> tracks; ///< kinds of places along which a piece goes step by step
    std::vector<std::string> sinks;  ///< kinds of places into which a piece sinks
    std::vector<std::string> hangs;  ///< kinds of places whose piece may hang over others: it is lifted to see those
    std::vector<PicturePlan>
        counted; ///< kinds of pieces that are not drawn on a kind of place, only counted by a label
    std::vector<PicturePlan> pictures;
    /// Kinds of places on the board whose pieces lie on one another: the top one is seen, of a face-down stack the
    /// picture.
    std::vector<PicturePlan> stacks;
    std::vector<FacePlan> faces;
    std::vector<CarriedPlan> carried;
    std::vector<MadePlan> made;
    NotesPlan notes;
    HoldingsPlan holdings;
    RollPlan rolls;
    CardsPlan cards;
    QString chain; ///< picture that joins a place to the one after it while pieces lie on both; `$`; empty for none
    bool hasScores = true;   ///< points are counted; else the score of every position is 0
    bool scoresGraph = true; ///< the timeline has a graph of the scores
    bool isEditable = false; ///< the board may be set up by hand
    bool oneByOne = false;   ///< pieces that move in the same step do so one after the other, not overlapping
    /// The board follows stage by stage what is announced: its motion is part of the announcement.
    bool playsInStages = false;
    bool keysByPicture = false; ///< arrow keys go by the picture, not by the table of cells
    /// By kind of place the detail that tells them apart when they are spoken of, e.g. the colour of a square.
    std::vector<std::pair<std::string, std::string>> spoken;
    /// Facts at which the table waits until they have been read, by what stands behind `fact.` in their words; nothing:
    /// at all.
    std::optional<std::vector<std::string>> announced;

    /// The plan of that game for a number of players that it is played by; empty where it has none.
    static const BoardPlan &of(const engine::Game &game, int players);
    static const BoardPlan &of(const engine::Position &position) { return of(position.game(), position.seatCount()); }
    /// True if positions of that game may be set up by hand: its board says so.
    static bool hasEditor(const engine::Game &game);
    /// True if a tray of that game says how many pieces of each value lie on a stack; without a game, if one of any
    /// does.
    static bool hasCountedStacks(const engine::Game &game);
    static bool hasCountedStacks();

    /// True if the table waits for the fact with that id in the words: `fact.NAME` or `fact.NAME.TOPIC`.
    bool isAnnounced(std::string_view fact) const;
    bool isTrack(const engine::Place &place) const;
    bool isSink(const engine::Place &place) const;
    /// True if its piece may hang over other places.
    bool isHanging(const engine::Place &place) const;
    bool isCounted(const engine::PieceKind &piece, const engine::Place &place) const;
    /// The picture of pieces of that kind on that place where it has one of its own, else empty.
    QString pictureOf(const engine::PieceKind &piece, const engine::Place &place) const;
    /// What pieces of that kind look like by value; null where it does not matter.
    const FacePlan *faceOf(const engine::PieceKind &piece) const;
    Material materialOf(const engine::PieceKind &piece) const;
    /// True if what lies on that place goes with a piece, or lies under one; `carrierOf` says where that is.
    bool isCarried(const engine::Place &place) const;
    /// The place where that place is carried, or `kNowhere`: of the lines of `carried` the first whose piece lies, or
    /// whose place is, on the table.
    engine::PlaceIndex carrierOf(const engine::Game &game, const engine::Arrangement &arrangement,
                                 engine::PlaceIndex place) const;
    /// The places that are carried there.
    std::vector<engine::PlaceIndex> carriedOn(const engine::Game &game, const engine::Arrangement &arrangement,
                                              engine::PlaceIndex place) const;
    /// Of a place that is a stack its picture, empty where the top piece is seen; nothing for others.
    std::optional<QString> stackOn(const engine::Place &place) const;
    /// True if some tray has a hand, which needs the strip.
    bool hasHands() const;
};

class Artwork;

/// Id of the picture of a seat's sign, or the rival's, in a game of that many players: what the game's plan says, with
/// `-PLAYERS` behind it where there is such a picture.
QString seatSign(const Artwork &artwork, const engine::Game &game, engine::Seat seat, int players);

/// The place, or null for `kNowhere`.
const engine::Place *placeAt(const engine::Game &game, engine::PlaceIndex place);

/// True for a game that has a picture (`:/GAME/board.json`): only such games are offered and shown.
bool hasPicture(const engine::Game &game);
/// These games, in the order of the table.
std::vector<const engine::Game *> picturedGames();

} // namespace views
