// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <QString>
#include <QStringList>

#include "model/engine/core/game.h"
#include "model/words/table.h"

namespace words {

/// Puts what the engine says into the language of the program (that of the installed translators; numbers in
/// that of the default QLocale).
///
/// How a field is put in depends on its name: one that holds a seat's id (`holdsSeat`) becomes the player's name;
/// `place` holds the id of a place and becomes its phrase (entry `place.KIND`, into which the place's own details go)
/// or its short name. Text in any other field FIELD becomes entry `FIELD.TEXT` where the game has one; a field
/// `X-FIELD` without entries of its own takes those of FIELD. Else it stands as `shownLine` has it, but `for topic
/// reason phase by` always hold the id of an entry. Numbers follow the locale, with a true minus sign; a message inside
/// a message becomes its sentence, a list the list of its parts. `{KEY/FIELD}` tells a number beside each: the entry
/// `KEY.TEXT` with the field `n`, or for a list with how often the text stands there ("2 bread and 1 gold").
///
/// An id without an entry becomes the id in brackets. Words are cheap to use and cost one pass over the tables to
/// make; they keep no reference but to the game, which lives as long as the program.
class Words {
public:
    /// For what is said where no game is known yet.
    Words();
    /// `seatNames` are the players' names in seat order; for a missing or empty one the entry `seat.ID` stands.
    explicit Words(const engine::Game &game, QStringList seatNames = {});

    /// The words for a message that names its game in the field `game`, as errors of files do; without one, those
    /// that belong to no game.
    static Words about(const engine::Message &message);

    /// What is wrong, as a sentence in those words; what it tells of a file or of what was typed is shortened.
    static QString explain(const engine::Message &error);

    /// The message as a sentence.
    QString say(const engine::Message &message) const;
    /// The same for where there is little room: by the entry with `brief.` before the id, where there is one.
    QString sayBriefly(const engine::Message &message) const;
    /// True if there is a text for that id.
    bool has(std::string_view id) const { return m_texts.count(id) != 0; }
    /// True where the sentence of that action tells that fact, the first of the step or a further one (see `Told`).
    bool tells(std::string_view action, std::string_view fact, bool isFirst) const;
    /// The first of these ids that has a text; the last one where none has.
    std::string firstOf(const std::vector<std::string> &ids) const;
    /// The text of an entry without fields.
    QString text(std::string_view id) const;
    /// The name shown for a seat.
    QString seat(std::string_view seatId) const;
    /// The phrase for a place: "square 3d".
    QString place(engine::PlaceIndex index) const;
    /// The short name of a place as its phrase has it: "3d" of "square 3d"; empty for one that is called otherwise.
    QString coordinate(engine::PlaceIndex index) const;
    /// The sentence as it is read out: short names of places as the entries `heard.place.KIND` have them, with the
    /// place's details and `row` and `column` as fields.
    QString heard(QString sentence) const;
    /// A number as it is written in the program's language, with a true minus sign.
    static QString number(std::int64_t n);

private:
    struct Text {
        const char *context;
        const char *source;
    };

    void add(const Table &table);
    QString fill(std::string_view id, const engine::Value::Members &fields) const;
    QString field(std::string_view name, const engine::Value &value) const;
    QString fieldText(std::string_view name, const std::string &text) const;
    QString counted(std::string_view key, const engine::Value &value, const engine::Value::Members &fields) const;
    bool isOfGame(std::string_view id) const;

    std::unordered_map<std::string_view, Text> m_texts;
    std::span<const Told> m_told;
    const engine::Game *m_game = nullptr;
    QStringList m_seatNames;
};

/// True for a field of a message that holds a seat's id, in every game: `seat winner owner other actor with`.
bool holdsSeat(std::string_view field);

/// The id of a game, as settings, resources and the command line have it.
QString idOf(const engine::Game &game);

/// A message as a field of another one: the reason why, say.
engine::Value enclosed(const engine::Message &message);

} // namespace words
