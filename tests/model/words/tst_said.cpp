// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the engine says in random games of every kind has its words.
#include <set>

#include <QLocale>
#include <QRegularExpression>

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/core/panel.h"
#include "model/engine/search/runner.h"
#include "model/words/words.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_said {

using engine::Action;
using engine::Game;
using engine::Message;
using engine::Position;
using engine::Seat;
using words::Words;

namespace {

constexpr std::uint64_t kGames = many(6); // of each kind

/// Collects what has no words, a hole in them, or the id of a priest, a seat or a place instead.
class Listener {
public:
    explicit Listener(const Game &game) : m_words(game) {}

    const QStringList &missing() const { return m_missing; }

    void hear(const Message &message)
    {
        const QString said = m_words.say(message);
        static const QRegularExpression id(QStringLiteral("\\b[a-d][0-2]\\b|\\ba b\\b|-[a-d]\\b"));
        if (said.isEmpty() || said.contains(QLatin1Char('[')) || said.contains(id))
            note(QString::fromStdString(message.id) + QStringLiteral(": ") + said);
    }
    /// A fact without an entry goes without saying.
    void hearFact(const Message &fact)
    {
        m_facts.insert(fact.id);
        const std::string row(fact.text("for"));
        for (const std::string &id : {"fact." + fact.id, "fact." + fact.id + '.' + row, "fact." + fact.id + ".none"}) {
            if (m_words.has(id))
                hear({id, fact.fields});
        }
        if (fact.id == "points" && !m_words.has("points." + row)) // the table of the result says what they are for
            need("row." + row);
    }
    void need(const std::string &id)
    {
        if (!m_words.has(id))
            note(QString::fromStdString(id));
    }
    /// Several actions of a seat, as a list of choices calls them: by their full words, and no two the same.
    void hearApart(const std::vector<engine::Label> &labels)
    {
        std::set<QString> called;
        for (const engine::Label &label : labels) {
            const QString said = m_words.say(label.entry(has("hint." + label.words.id) ? "hint." : "label."));
            if (!called.insert(said).second)
                note(QStringLiteral("two actions: ") + said);
        }
    }
    bool has(const std::string &id) const { return m_words.has(id); }
    const std::set<std::string> &facts() const { return m_facts; }

private:
    void note(const QString &what)
    {
        if (!m_missing.contains(what))
            m_missing += what;
    }

    Words m_words;
    QStringList m_missing;
    std::set<std::string> m_facts;
};

void hearPreviews(const Position &view, Listener &listener)
{
    const auto places = static_cast<engine::PlaceIndex>(view.game().places().size());
    for (engine::PlaceIndex place = 0; place < places; ++place) {
        for (std::uint8_t value = 0; value <= 12; ++value) {
            if (const auto placementPreview = view.placementPreview(place, value)) {
                listener.hear(placementPreview->brief);
                listener.hear(placementPreview->full);
            }
        }
    }
    for (const engine::Piece &piece : view.arrangement().pieces) {
        for (const engine::Route &route : view.routes(piece.place, piece.value))
            listener.hear(route.full);
    }
}

void hearPosition(const Position &view, Listener &listener)
{
    listener.hear(view.heading());
    for (const Message &message : view.prompt())
        listener.hear(message);
    for (const engine::Caption &caption : view.captions())
        listener.hear(caption.message);
    for (const engine::Panel &panel : view.panels()) {
        if (panel.form == engine::PanelForm::Figures)
            continue; // only its figures are shown
        listener.need("panel." + panel.id);
        for (const engine::PanelRow &row : panel.rows) {
            listener.need("row." + row.id);
            if (!row.text.id.empty())
                listener.hear(row.text);
        }
    }
}

/// The same with words of its own where it is a hint.
void hearHint(const Position &view, Action action, const engine::SearchResult &thought, Listener &listener)
{
    const engine::Label label = view.label(action);
    if (listener.has("hint." + label.words.id))
        listener.hear(label.entry("hint."));
    for (const Message &reason : view.reasons(action, thought))
        listener.hear(reason);
}

/// What is said where something is chosen.
void hearChoices(const Position &view, Listener &listener)
{
    engine::SearchResult thought;
    for (const Action action : view.legal()) // in any order: what comes first counts as the best
        thought.actions.push_back({action, 1.0 / static_cast<double>(thought.actions.size() + 2), 0});
    std::vector<engine::Label> own;
    for (const Action action : view.legal()) {
        if (action.actor() == engine::kChance)
            continue;
        const engine::Label label = view.label(action);
        for (const char *const prefix : {"label.", "did.", "undo."})
            listener.hear(label.entry(prefix));
        for (const Message &consequence : view.consequences(action))
            listener.hear(consequence);
        if (const auto preview = view.preview(action)) {
            listener.hear(preview->title);
            for (const engine::NoteLine &line : preview->lines)
                listener.hear(line.words);
            for (const engine::PreviewRow &row : preview->rows)
                listener.hear(row.text.words);
        }
        if (action.actor() == view.viewer()) {
            hearHint(view, action, thought, listener);
            own.push_back(label);
        }
    }
    listener.hearApart(own);
    for (Seat seat = 0; seat < view.seatCount(); ++seat) {
        for (std::size_t place = 0; place < view.game().places().size(); ++place)
            listener.hear(view.unplayableReason(seat, static_cast<engine::PlaceIndex>(place)));
    }
}

/// Reasons why actions are refused: such as were legal before, and some drawn at random, most of them no sensible ones.
void hearIllegalReasons(const Position &position, const std::vector<Action> &before, engine::Random &random,
                        Listener &listener)
{
    for (int i = 0; i < 40 && !before.empty() && position.toAct() != 0; ++i) {
        const Action drawn = before[random.below(static_cast<std::uint32_t>(before.size()))];
        const Action action(engine::firstSeat(position.toAct()), drawn.verb(), drawn.argument());
        if (const auto why = position.illegalReason(action))
            listener.hear(*why);
    }
    for (int i = 0; i < 40; ++i) {
        const auto actor = static_cast<Seat>(random.below(9));
        // Few bits, so that many arguments are near to what the rules know.
        const Action action(actor, random.below(16), random.bits() >> random.below(32));
        if (const auto why = position.illegalReason(action))
            listener.hear(*why);
    }
}

void playThrough(const Game &game, const engine::Setup &setup, std::uint64_t seed, Listener &listener)
{
    engine::Random random(seed);
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (int seat = 0; seat < setup.seats; ++seat)
        players.push_back(
            engine::search::makePlayer(game, seed % 2 == 0 ? "random" : "easy", seed + random.below(1'000)));
    const Position start = game.start(setup);
    Position position = start;
    int step = 0;
    std::vector<Action> before;
    for (const Action action : engine::search::playGame(start, players, random, 2'000).actions) {
        hearPosition(position, listener);
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            hearPosition(position.seenBy(seat), listener);
            if (engine::contains(position.toAct(), seat) && step++ % 5 == 0) {
                hearChoices(position.seenBy(seat), listener);
                hearPreviews(position.seenBy(seat), listener);
            }
        }
        hearIllegalReasons(position, before, random, listener);
        if (action.actor() != engine::kChance) {
            const std::vector<Action> legal = position.legal();
            before.insert(before.end(), legal.begin(), legal.end());
        }
        std::vector<Message> facts;
        position = position.after(action, &facts);
        for (const Message &fact : facts)
            listener.hearFact(fact);
    }
    hearPosition(position, listener);
    for (Seat seat = 0; seat < setup.seats; ++seat)
        hearPosition(position.seenBy(seat), listener);
    hearIllegalReasons(position, before, random, listener);
}

void playAll(const Game &game, Listener &listener)
{
    std::vector<engine::Setup> setups;
    for (const auto &seating : game.seatings()) {
        setups.push_back({static_cast<int>(seating.size()), {}});
        for (const engine::Option &option : game.options()) {
            for (const std::string &choice : option.choices)
                setups.push_back({static_cast<int>(seating.size()), {{option.id, choice}}});
        }
    }
    for (const engine::Setup &setup : setups) {
        for (std::uint64_t seed = 0; seed < kGames; ++seed)
            playThrough(game, setup, seed, listener);
    }
}

} // namespace

class TestSaid : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
    void games_data();
    void games();
    void thingsOfTheGames();
    void factsOfOsiris();
};

void TestSaid::games_data()
{
    QTest::addColumn<QString>("id");
    for (const Game *game : engine::games()) {
        const QString id = QString::fromStdString(std::string(game->id()));
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestSaid::games()
{
    QFETCH(QString, id);
    const Game &game = *engine::findGame(id.toStdString());
    Listener listener(game);
    playAll(game, listener);
    QVERIFY2(listener.missing().isEmpty(), qPrintable(listener.missing().join(QLatin1Char('\n'))));
}

void TestSaid::thingsOfTheGames()
{
    for (const Game *game : engine::games()) {
        Listener listener(*game);
        for (const auto &seating : game->seatings()) {
            for (const std::string &seat : seating)
                listener.need("seat." + seat);
        }
        for (const engine::Level &level : game->levels()) {
            listener.need("level." + level.id);
            listener.need("level." + level.id + ".about");
        }
        for (const std::string &reason : game->reasons())
            listener.need("reason." + reason);
        for (const engine::Option &option : game->options()) {
            listener.need("option." + option.id);
            listener.need("option." + option.id + ".about");
            for (const std::string &choice : option.choices)
                listener.need("option." + option.id + "." + choice);
        }
        for (const engine::PieceKind &kind : game->pieceKinds()) {
            listener.need("cell.piece." + kind.id);
            if (kind.flat)
                listener.need("cell.piece." + kind.id + "-hidden");
        }
        for (const char *const id : {"game", "consequences"})
            listener.need(id);
        QVERIFY2(listener.missing().isEmpty(), qPrintable(listener.missing().join(QLatin1Char('\n'))));
    }
}

void TestSaid::factsOfOsiris()
{
    const Game &game = *engine::findGame("osiris");
    Listener listener(game);
    playAll(game, listener);
    for (const std::string &fact : listener.facts())
        listener.need("fact." + fact);
    QVERIFY2(listener.missing().isEmpty(), qPrintable(listener.missing().join(QLatin1Char('\n'))));
    QCOMPARE(listener.facts().size(), 10U);
}

} // namespace tests::tst_said

TEST_CLASS(tst_said, TestSaid)
#include "tst_said.moc"
