// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_file.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace views {

namespace {

/// A key of a line, and the member that its value, or what one of the words stands for, goes to.
template <typename Line, typename Member, std::size_t N>
struct Key {
    const char *name;
    Member Line::*member;
    std::array<std::pair<const char *, Member>, N> words;
};
template <typename Line, typename Member>
constexpr Key<Line, Member, 0> key(const char *name, Member Line::*member)
{
    return {name, member, {}};
}
template <typename Line, typename Member, std::size_t N>
constexpr Key<Line, Member, N> key(const char *name, Member Line::*member,
                                   const std::pair<const char *, Member> (&words)[N])
{
    return {name, member, std::to_array(words)};
}

/// How often a line of a list is used: for each place of the kind that `each` names (with `detail`, only those where
/// that is a number but 0), for each `seat`, for the `rival` if there is one, for each number from 1 to `to`, or just
/// once.
struct Use {
    struct Kind {
        std::string name;
    } each;
    std::string detail;
    int to = 0;
};

/// The keys of a kind of line, which is `P` among them; the keys of a member without a name stand in the line itself.
template <typename Line>
constexpr auto kKeys = nullptr;
#define SAME(NAME) key(#NAME, &P::NAME)
#define KEYS(LINE, ...)                                                                                                \
    template <>                                                                                                        \
    constexpr auto kKeys<LINE> = [] {                                                                                  \
        using P = LINE;                                                                                                \
        return std::tuple(__VA_ARGS__);                                                                                \
    }()

KEYS(Use, SAME(each), SAME(detail), SAME(to));
KEYS(TextStyle, SAME(size), SAME(weight), SAME(colour),
     key("align", &P::align,
         {{"left", Qt::AlignLeft | Qt::AlignVCenter}, {"right", Qt::AlignRight | Qt::AlignVCenter}}));
KEYS(LabelPlan, SAME(at), key("occupied", &P::occupiedAt), key("empty", &P::onlyEmpty), SAME(text), SAME(words),
     key("pieces", &P::countKind), key("count", &P::pieces), SAME(named),
     key("part", &P::part, {{"head", P::Part::Head}, {"rest", P::Part::Rest}}), SAME(brief), SAME(zeroColour),
     SAME(panel), SAME(row), SAME(seat), &P::style, SAME(every), SAME(everyStyle), SAME(onlyWhole), SAME(inPicture));
KEYS(SignPlan, SAME(at), SAME(picture),
     key("layer", &P::layer, {{"ground", layer::kOverlay}, {"words", layer::kWords}}));
KEYS(GaugePlan, SAME(field), SAME(picture), SAME(at));
KEYS(CaptionPlan, SAME(kind), SAME(label), SAME(sign), SAME(acting), SAME(ground), &P::style, SAME(activeColour));
KEYS(SectionPlan,
     key("form", &P::form, {{"counters", P::Form::Counters}, {"stack", P::Form::Stack}, {"token", P::Form::Token}}),
     SAME(place), SAME(hand), SAME(drawn), SAME(title), SAME(picture), SAME(absentPicture),
     key("present", &P::presentWord), key("absent", &P::absentWord), SAME(counted), SAME(most));
KEYS(TrayPlan, SAME(seat), SAME(sign), SAME(role), SAME(of), key("score", &P::scoreField), SAME(edge), SAME(bar),
     SAME(sections));
KEYS(StepPlan, key("label", &P::at), key("corner", &P::cornerAt), SAME(mark), &P::style);
KEYS(PlatePlan, SAME(ground), SAME(on), SAME(sign), SAME(name), SAME(role), SAME(figure), SAME(nameStyle),
     SAME(roleStyle), SAME(figureStyle), SAME(figureSign), SAME(figurePicture), SAME(panel), SAME(row));
KEYS(PicturePlan, key("kind", &P::piece), SAME(place), SAME(picture));
KEYS(Inlay, SAME(picture), SAME(text), &P::style, SAME(at), SAME(on));
KEYS(FacePlan, key("kind", &P::piece), SAME(picture), SAME(back), SAME(over), SAME(values));
KEYS(CarriedPlan, SAME(kind), SAME(piece), SAME(place));
KEYS(MadePlan, key("kind", &P::piece),
     key("of", &P::material,
         {{"stone", Material::Stone},
          {"papyrus", Material::Papyrus},
          {"metal", Material::Metal},
          {"bone", Material::Bone}}));
KEYS(NoteSignPlan, SAME(sign), SAME(at), SAME(picture), SAME(onPiece), key("mark", &P::isMark));
KEYS(NoteLinePlan, SAME(line), SAME(at), SAME(signAt), SAME(figure), SAME(words), SAME(brief), &P::style,
     SAME(onlyWhole), SAME(inTile));
KEYS(NoteTilePlan, SAME(kind), SAME(head), SAME(foot), SAME(small), key("picture", &P::headPicture),
     key("figure", &P::headFigure), key("words", &P::headWords), key("detail", &P::figureDetail), SAME(courses),
     SAME(wide));
KEYS(SidePlan, SAME(id), SAME(at));
KEYS(NotesPlan, SAME(signs), SAME(lines), SAME(tile), SAME(sides));
KEYS(HoldingsPlan, SAME(heads), SAME(pieces), SAME(picture), SAME(chip));
KEYS(RollPlan, SAME(labels), SAME(figures), SAME(picture), SAME(at));
KEYS(CardsPlan, SAME(sign), SAME(ground));
KEYS(BoardPlan, SAME(labels), SAME(signs), SAME(gauges), SAME(captions), SAME(trays), SAME(steps), SAME(plates),
     SAME(ends), SAME(seatSign), SAME(pieceLine), SAME(tracks), SAME(sinks), SAME(hangs), SAME(counted), SAME(pictures),
     SAME(stacks), SAME(faces), SAME(carried), SAME(made), SAME(notes), SAME(holdings), SAME(rolls), SAME(cards),
     SAME(chain), key("scores", &P::hasScores), key("graph", &P::scoresGraph), key("editor", &P::isEditable),
     SAME(oneByOne), key("stages", &P::playsInStages), key("keys", &P::keysByPicture, {{"picture", true}}),
     SAME(spoken), SAME(announced));

#undef KEYS
#undef SAME

/// What signs (`#`, `$`, `~`, `@`) and, with a place, `%KEY` stand for in one use of a line.
struct Meaning {
    std::vector<std::pair<QChar, QString>> signs = {};
    engine::PlaceIndex index = engine::kNowhere;
    const engine::Place *place = nullptr;

    QString in(QString text) const
    {
        for (const auto &[sign, what] : signs)
            text.replace(sign, what);
        return place ? withDetails(text, *place) : text;
    }
};

/// A JSON text with the number of its line and that of its colon, behind line breaks, in each key.
QByteArray withLines(const QByteArray &text)
{
    QByteArray marked;
    int line = 1;
    int colons = 0;
    bool isInText = false;
    bool isEscaped = false;
    for (const char c : text) {
        line += c == '\n' ? 1 : 0;
        isInText = isInText != (c == '"' && !isEscaped);
        isEscaped = c == '\\' && !isEscaped;
        if (c == ':' && !isInText)
            marked.insert(marked.lastIndexOf('"'),
                          "\\n" + QByteArray::number(line) + "\\n" + QByteArray::number(++colons));
        marked += c;
    }
    return marked;
}

QString nameIn(const QString &key) { return key.section(u'\n', 0, 0); }

class Reader {
    using Json = const QJsonValue &;

public:
    Reader(const engine::Game &game, int players, QString &fault) : m_game(game), m_players(players), m_fault(fault) {}

    /// Reads keys of any of these lines.
    void readKeys(Json value, auto &...lines)
    {
        const QJsonObject object = right(value.isObject(), value.toObject(), "an object");
        QStringList known;
        for (auto it = object.begin(); it != object.end(); ++it) {
            m_key = it.key();
            known << nameIn(m_key);
            if (known.count(known.last()) > 1)
                say("\"%1\" stands twice");
            if (!(readKey(nameIn(m_key), *it, lines) || ...))
                say("unknown key \"%1\"");
        }
    }

private:
    /// `%1` in the message is the key at which it is read.
    void say(const QString &message)
    {
        if (m_fault.isEmpty())
            m_fault = m_key.section(u'\n', 1, 1) + ": " + message.arg(nameIn(m_key));
    }
    template <typename Value>
    Value right(bool isRight, const Value &value, const QString &wanted)
    {
        if (!isRight)
            say("\"%1\" is not " + wanted);
        return value;
    }

    bool readKey(const QString &name, Json value, auto &line)
    {
        return std::apply([&](auto... keys) { return (readKey(name, value, line, keys) || ...); },
                          kKeys<std::remove_reference_t<decltype(line)>>);
    }
    template <typename Line, typename Member>
    bool readKey(const QString &name, Json value, Line &line, Member Line::*member)
    {
        return readKey(name, value, line.*member);
    }
    template <typename Line, typename Member, std::size_t N>
    bool readKey(const QString &name, Json value, Line &line, const Key<Line, Member, N> &key)
    {
        if (name != QLatin1String(key.name))
            return false;
        QStringList known;
        for (const auto &[word, meaning] : key.words) {
            known << QLatin1String(word);
            if (value == known.last())
                line.*key.member = meaning;
        }
        if constexpr (N == 0)
            read(value, line.*key.member);
        else
            right(known.contains(value.toString()), 0, known.join(QStringLiteral(" or ")));
        return true;
    }

    QString textIn(Json value) { return m_meaning.in(right(value.isString(), value.toString(), "a text")); }
    void read(Json value, QString &text) { text = textIn(value); }
    void read(Json value, std::string &text) { text = textIn(value).toStdString(); }
    void read(Json value, engine::PlaceIndex &place)
    {
        const QString id = textIn(value);
        place = m_game.placeOf(id.toStdString());
        right(id.isEmpty() || place != engine::kNowhere || !m_isUsed, 0, QStringLiteral("a place"));
    }
    void read(Json value, Use::Kind &kind)
    {
        read(value, kind.name);
        const auto &places = m_game.places();
        const auto isOne = [&kind](const engine::Place &place) { return place.kind == kind.name; };
        right(kind.name == "seat" || kind.name == "rival" || std::any_of(places.begin(), places.end(), isOne), 0,
              QStringLiteral("seat or rival or a kind of place"));
    }
    void read(Json value, bool &is) { is = right(value.isBool(), value.toBool(), "true or false"); }
    void read(Json value, double &number) { number = right(value.isDouble(), value.toDouble(), "a number"); }
    void read(Json value, int &n) { n = right(value == value.toInt(-1), value.toInt(), "a whole number"); }
    void read(Json value, std::vector<std::pair<std::string, std::string>> &texts)
    {
        const QJsonObject object = right(value.isObject(), value.toObject(), "an object");
        for (auto it = object.begin(); it != object.end(); ++it)
            read(*it, texts.emplace_back(nameIn(it.key()).toStdString(), "").second);
    }
    void read(Json value, auto &into)
    {
        if constexpr (requires { into.has_value(); })
            read(value, into.emplace());
        else if constexpr (requires { into.emplace_back(); })
            readList(value, into);
        else
            readKeys(value, into);
    }
    template <typename List>
    void readList(Json value, List &list)
    {
        const QString key = m_key;
        for (const QJsonValue item : right(value.isArray(), value.toArray(), "a list")) {
            m_key = key;
            if constexpr (std::is_null_pointer_v<decltype(kKeys<typename List::value_type>)>)
                read(item, list.emplace_back());
            else
                readUses(item, list);
        }
    }
    /// What a line says of its uses has to be known before it is read for them.
    template <typename Line>
    void readUses(Json value, std::vector<Line> &list)
    {
        Use use;
        Line line;
        const bool isUsed = std::exchange(m_isUsed, false);
        readKeys(value, use, line);
        m_isUsed = isUsed;
        const Meaning outside = m_meaning;
        for (const Meaning &meaning : usesOf(use)) {
            m_meaning = meaning;
            readKeys(value, use, list.emplace_back());
            complete(list.back());
        }
        m_meaning = outside;
    }
    std::vector<Meaning> usesOf(const Use &use) const
    {
        if (use.each.name.empty() && use.to == 0)
            return {m_meaning};
        std::vector<Meaning> all; // what signs of an outer line stand for holds inside it
        const auto add = [&](QChar sign, const QString &what) -> Meaning & {
            all.push_back(m_meaning);
            all.back().signs.emplace_back(sign, what);
            return all.back();
        };
        for (int n = 1; n <= use.to; ++n)
            add(u'#', QString::number(n));
        for (int seat = 0; seat < m_game.figures(m_players); ++seat) {
            if (use.each.name == (seat < m_players ? "seat" : "rival"))
                add(u'@', QString::fromStdString(m_game.figureId(static_cast<engine::Seat>(seat), m_players)));
        }
        for (std::size_t i = 0; i < m_game.places().size(); ++i) {
            const engine::Place &place = m_game.places()[i];
            const std::int64_t number = engine::Message{{}, place.details}.number(use.detail);
            if (place.kind != use.each.name || (number == 0 && !use.detail.empty()))
                continue;
            const QString id = QString::fromStdString(place.id);
            const QString rest = id.mid(static_cast<qsizetype>(place.kind.size()) + 1);
            Meaning &meaning = add(u'$', id);
            meaning.signs.emplace_back(u'~', rest);
            meaning.index = static_cast<engine::PlaceIndex>(i);
            meaning.place = &place;
            if (!use.detail.empty())
                meaning.signs.emplace_back(u'#', QString::number(number));
        }
        return all;
    }

    // What follows from other keys, and from the use of a line.
    void complete(LabelPlan &label) const
    {
        label.place = m_meaning.index;
        if (label.every > 0 && m_meaning.in(QStringLiteral("#")).toInt() % label.every == 0)
            label.style = label.everyStyle;
    }
    void complete(SignPlan &sign) const { sign.place = m_meaning.index; }
    void complete(SidePlan &side) const { side.place = m_meaning.index; }
    void complete(NoteSignPlan &note) const
    {
        if (note.picture.isEmpty())
            note.picture = QString::fromStdString(note.sign);
    }
    void complete(auto &) const {}

    const engine::Game &m_game;
    int m_players;
    QString &m_fault;
    QString m_key;
    Meaning m_meaning;
    bool m_isUsed = true; ///< not while a line is read for its uses alone: its signs stand for nothing yet
};

} // namespace

BoardPlan readBoard(const QByteArray &text, const engine::Game &game, int players, QString &fault)
{
    BoardPlan plan;
    QJsonParseError error;
    const QByteArray marked = withLines(text);
    const QJsonDocument document = QJsonDocument::fromJson(marked, &error);
    if (document.isObject())
        Reader(game, players, fault).readKeys(document.object(), plan);
    else
        fault = QStringLiteral("%1: %2")
                    .arg(marked.left(error.offset).count('\n') + 1)
                    .arg(document.isNull() ? error.errorString() : QStringLiteral("no object"));
    return plan;
}

QString withDetails(QString text, const engine::Place &place)
{
    for (const auto &[name, value] : place.details) {
        if (const std::string *word = value.asText())
            text.replace(u'%' + QString::fromStdString(name), QString::fromStdString(*word));
        else if (const std::int64_t *number = value.asInt())
            text.replace(u'%' + QString::fromStdString(name), QString::number(*number));
    }
    return text;
}

} // namespace views
