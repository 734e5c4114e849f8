// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules say of places and pieces: the words, the tips of mouse and cursor, and what screen readers meet.
#include <functional>
#include <map>

#include <QAccessible>
#include <QHelpEvent>
#include <QPointingDevice>
#include <QProxyStyle>
#include <QScopeGuard>
#include <QStyleHints>
#include <QtTest>

#include "board_games.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/board/accessible_board.h"
#include "views/board/board_plan.h"
#include "views/board/board_view.h"
#include "views/board/cell_words.h"
#include "views/board/place_rules.h"
#include "views/board/place_tip.h"

namespace tests::tst_place_rules {

using namespace views;
using engine::PlaceIndex;

namespace {

/// Tips come after a moment already.
struct Quick : QProxyStyle {
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_ToolTip_WakeUpDelay ? 20 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

const engine::Game &osiris() { return *engine::findGame("osiris"); }

/// The beginning of a game with that choice of its options.
BoardViewState begun(const engine::Game &game, const std::vector<std::pair<std::string, std::string>> &options = {})
{
    const engine::Position position = game.start({static_cast<int>(game.seatings().back().size()), options});
    return {position, position.arrangement()};
}

/// A random game of as many seats as there may be, after so many steps.
BoardViewState playedOn(const engine::Game &game, int steps)
{
    engine::Random random(3);
    engine::Position position = begun(game).position;
    for (int step = 0; step < steps && !position.isOver(); ++step) {
        const std::vector<engine::Action> legal = position.legal();
        position = position.after(position.toAct() == engine::seatBit(engine::kChance)
                                      ? position.sample(random)
                                      : legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return {position, position.arrangement()};
}

QString ruleOf(const engine::Game &game, const char *place,
               const std::vector<std::pair<std::string, std::string>> &options = {})
{
    const words::Words words(game);
    const BoardViewState shown = begun(game, options);
    return PlaceRules(words, shown).about(game.placeOf(place)).join(QLatin1Char(' '));
}

/// Everything that is said of places and pieces of that game, by what it is said of.
std::map<QString, QString> allRules(const engine::Game &game)
{
    std::map<QString, QString> said;
    const words::Words words(game);
    const BoardViewState shown = begun(game);
    const PlaceRules rules(words, shown);
    for (std::size_t i = 0; i < game.places().size(); ++i)
        said[QString::fromStdString(game.places()[i].id)] =
            rules.about(static_cast<PlaceIndex>(i)).join(QLatin1Char(' '));
    for (std::size_t i = 0; i < game.pieceKinds().size(); ++i)
        said[QString::fromStdString("piece " + game.pieceKinds()[i].id)] =
            rules.about(engine::Piece{engine::kNowhere, static_cast<std::uint8_t>(i)});
    return said;
}

} // namespace

class TestPlaceRules : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everythingIsExplainedInEveryLanguage_data();
    void everythingIsExplainedInEveryLanguage();
    void aPlaceIsExplainedByItsDetails();
    void optionsOfTheGameCount();
    void aPieceIsExplainedWhereItLies();
    void keysNameTheMostSpecialFirst();
    void theMouseShowsNameAndRules();
    void wordsOfATempleAreExplained();
    void tipsAreShortSentencesForTheEye_data();
    void tipsAreShortSentencesForTheEye();
    void whatTheBoardNotesIsASentence();
    void theTipKeepsClearOfItsPlace();
    void theTipCoversNothingThatMayBeChosen_data();
    void theTipCoversNothingThatMayBeChosen();
    void theTipCoversNothingInFrontOfTheBoard();
    void theTipKeepsClearOfWhatIsPointedAt();
    void namesOfPlayersAreNoMarks();
    void aFingerThatStaysShowsTheTip();
    void aCursorThatRestsShowsTheTip();
    void whatHappensNextHidesTheTip();
    void aCardHasATipOfItsOwn();
    void nothingIsToldBehindACover();
    void switchedOffOnlyTheMouseTellsTheName();
    void aNewLanguageHidesTheTip();
    void screenReadersMeetTheRules();
    void theBoardTellsWhatIsMeant();

private:
    PlaceIndex place(const char *id) const { return boardGame().placeOf(id); }
    void hover(const char *id, QPoint from = {});
    void rest(const char *id, int card = 0);
    bool isTold() const { return m_tip->isVisible(); }
    bool staysSilent() const
    {
        return !QTest::qWaitFor([this] { return isTold(); }, 200);
    }

    std::unique_ptr<BoardView> m_board;
    PlaceTip *m_tip = nullptr;
};

void TestPlaceRules::initTestCase()
{
    initResources();
    QApplication::setStyle(new Quick);
}

void TestPlaceRules::init()
{
    m_board = std::make_unique<BoardView>(Theme("light", "aton"));
    m_board->resize(966, 706);
    m_board->QWidget::show();
    QVERIFY(QTest::qWaitForWindowActive(m_board.get()));
    m_board->show(shownOf(kPlacing, 0), Motion::None);
    m_tip = m_board->findChild<PlaceTip *>();
    QVERIFY(m_tip && !isTold());
}

void TestPlaceRules::cleanup()
{
    m_board.reset();
    words::setLanguage(QStringLiteral("en"));
}

/// What Qt does when the mouse rests there.
void TestPlaceRules::hover(const char *id, QPoint from)
{
    const QPoint at = m_board->placeRect(place(id)).center() + from;
    QTest::mouseMove(m_board->viewport(), at);
    QHelpEvent event(QEvent::ToolTip, at, m_board->viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(m_board->viewport(), &event);
}

void TestPlaceRules::rest(const char *id, int card)
{
    m_board->setFocus();
    m_board->setCursorTo(place(id), card);
    QVERIFY(!isTold());
    QTRY_VERIFY(isTold());
}

void TestPlaceRules::everythingIsExplainedInEveryLanguage_data()
{
    QTest::addColumn<const engine::Game *>("game");
    QTest::addColumn<QString>("language");
    for (const engine::Game *game : views::picturedGames()) {
        for (const QString &language : words::languages())
            QTest::addRow("%s %s", std::string(game->id()).c_str(), qPrintable(language)) << game << language;
    }
}

void TestPlaceRules::everythingIsExplainedInEveryLanguage()
{
    QFETCH(const engine::Game *, game);
    QFETCH(const QString, language);
    words::setLanguage(QStringLiteral("en"));
    const std::map<QString, QString> english = allRules(*game);
    words::setLanguage(language);
    for (const auto &[what, said] : allRules(*game)) {
        const QByteArray message = (what + QStringLiteral(": ") + said).toUtf8();
        QVERIFY2(!said.contains(QLatin1Char('[')) && !said.contains(QLatin1Char('{')), message.constData());
        QVERIFY2(said.endsWith(QLatin1Char('.')), message.constData());
        QCOMPARE(said != english.at(what), language != QStringLiteral("en"));
    }
}

void TestPlaceRules::aPlaceIsExplainedByItsDetails()
{
    QCOMPARE(ruleOf(boardGame(), "cartouche-blue-1"),
             "Cartouche 1: whoever has the higher card here scores twice the difference; a tie scores nothing.");
    const QString square = ruleOf(boardGame(), "temple-2-a");
    QVERIFY(square.startsWith("Temple 2: "));
    QVERIFY(square.endsWith("Yellow squares: whoever holds all 14 wins at once."));
    QVERIFY(ruleOf(boardGame(), "temple-4-d").endsWith("it brings its holder +2."));
    QVERIFY(ruleOf(osiris(), "N-1-0").startsWith("Space: "));
    QVERIFY(ruleOf(osiris(), "N-4-0").startsWith("Space at the tip: "));
    QVERIFY(ruleOf(osiris(), "god-a0").startsWith("God: "));
    QVERIFY(ruleOf(osiris(), "god-tip").startsWith("God under the tip of the pyramid: "));
}

void TestPlaceRules::optionsOfTheGameCount()
{
    QVERIFY(ruleOf(osiris(), "tip", {{"tip", "priest"}}).endsWith("the god under this priest wins."));
    QVERIFY(ruleOf(osiris(), "tip", {{"tip", "pyramid"}}).endsWith("the god under the tip wins."));
}

void TestPlaceRules::aPieceIsExplainedWhereItLies()
{
    const words::Words words(osiris());
    const BoardViewState shown = begun(osiris());
    const PlaceRules rules(words, shown);
    for (const engine::Piece &piece : shown.arrangement.pieces) {
        if (osiris().pieceKinds()[piece.kind].id != "power")
            continue;
        QVERIFY(rules.about(piece).startsWith("Power counter: "));
        engine::Piece blockade = piece;
        blockade.place = osiris().placeOf("N-1-0");
        QVERIFY(rules.about(blockade).startsWith("Blockade: "));
        return;
    }
    QFAIL("no power counter");
}

void TestPlaceRules::keysNameTheMostSpecialFirst()
{
    const auto keys = [](const engine::Game &game, const char *id, const engine::Piece *piece = nullptr) {
        return PlaceRules::aboutKeys(game, game.placeOf(id), piece);
    };
    QCOMPARE(keys(boardGame(), "cartouche-red-3"),
             QStringList({"cartouche.3", "cartouche.number-3", "cartouche.red", "cartouche.seat-red", "cartouche"}));
    const QStringList square = keys(boardGame(), "temple-1-a");
    QVERIFY(square.indexOf("square.yellow") >= 0
            && square.indexOf("square.temple-1") > square.indexOf("square.yellow"));
    QCOMPARE(square.back(), "square");
    const engine::Piece priest{osiris().placeOf("tip"), 0};
    QCOMPARE(keys(osiris(), "tip", &priest),
             QStringList({"piece.priest-a0.tip", "piece.priest-a0", "piece.priest", "tip"}));
    QCOMPARE(PlaceRules::aboutKeys(osiris(), engine::kNowhere), QStringList());
}

void TestPlaceRules::theMouseShowsNameAndRules()
{
    hover("temple-3-d");
    QVERIFY(isTold());
    for (const char *part : {">Bonus square 3d, +1<", "Temple 3: ", "Bonus square: "})
        QVERIFY2(m_tip->text().contains(part), qPrintable(m_tip->text()));
    QVERIFY(!m_tip->text().contains("Counter: "));
    hover("temple-1-a"); // a counter is under the mouse
    QVERIFY(isTold() && m_tip->text().contains(">Counter of Ada<") && m_tip->text().contains("Counter: "));
    QVERIFY(m_tip->width() < 420); // not one endless line
    QVERIFY(m_tip->height() >= m_tip->heightForWidth(m_tip->width()));
    QTest::mouseMove(m_board->viewport(), m_board->placeRect(place("temple-4-l")).center());
    QVERIFY(!isTold());
}

void TestPlaceRules::wordsOfATempleAreExplained()
{
    const ElementItem *words = m_board->boardScene().elementItems().value("label/label-temple-2");
    const QRect at = m_board->mapFromScene(words->element().rect).boundingRect();
    QHelpEvent event(QEvent::ToolTip, at.center(), m_board->viewport()->mapToGlobal(at.center()));
    QCoreApplication::sendEvent(m_board->viewport(), &event);
    QVERIFY(isTold());
    QVERIFY2(m_tip->text().contains("5 points<") && m_tip->text().contains("Temple 2: "), qPrintable(m_tip->text()));
    m_board->setExplaining(false);
    QCoreApplication::sendEvent(m_board->viewport(), &event);
    QVERIFY(!isTold());
}

void TestPlaceRules::tipsAreShortSentencesForTheEye_data() { everythingIsExplainedInEveryLanguage_data(); }

// What is pointed at in a word, not all that lies there; what is noted of it in sentences.
void TestPlaceRules::tipsAreShortSentencesForTheEye()
{
    QFETCH(const engine::Game *, game);
    QFETCH(const QString, language);
    words::setLanguage(language);
    const words::Words words(*game);
    const BoardViewState shown = playedOn(*game, 60);
    const CellWords cells(words, shown);
    std::vector<engine::Piece> meant = shown.arrangement.pieces;
    for (std::size_t i = 0; i < game->places().size(); ++i)
        meant.push_back({static_cast<PlaceIndex>(i), 0, engine::kNobody, 0, 0}); // the place itself
    for (engine::Piece piece : meant) {
        const engine::Place *at = placeAt(*game, piece.place);
        if (!at || at->row < 0) // it has no cell
            continue;
        const bool isPiece = piece.count > 0;
        piece.count = 1;
        const QStringList tip = cells.tipOf(piece.place, isPiece ? &piece : nullptr);
        const QByteArray said = tip.join(QStringLiteral(" | ")).toUtf8();
        if (isPiece)
            QCOMPARE(tip.front().toLower(), cells.nameOf(piece).toLower());
        QVERIFY2(!tip.front().isEmpty() && tip.front().size() < 90, said.constData());
        for (const QString &line : tip.mid(1)) {
            QVERIFY2(!line.isEmpty() && QStringLiteral(".!?").contains(line.back()), said.constData());
            QVERIFY2(line.front() == line.front().toUpper() && !line.contains(u'\n'), said.constData());
            QVERIFY2(line.size() < 140, said.constData());
        }
        for (const char bracket : {'[', '{'})
            QVERIFY2(!said.contains(bracket), said.constData());
    }
}

void TestPlaceRules::whatTheBoardNotesIsASentence()
{
    const engine::Game &game = *engine::findGame("nefertiti");
    const words::Words words(game);
    const BoardViewState shown = playedOn(game, 60);
    const CellWords cells(words, shown);
    int values = 0;
    int conditions = 0;
    for (const engine::Note &note : shown.position.notes()) {
        const QStringList tip = cells.tipOf(note.place, nullptr);
        QVERIFY2(!tip.front().contains(u':'), qPrintable(tip.front())); // no list of what lies there
        for (const QString &line : tip) {
            values += line.startsWith(QStringLiteral("Worth ")) ? 1 : 0;
            conditions += line.startsWith(QStringLiteral("What closes this market: ")) ? 1 : 0;
        }
    }
    QVERIFY2(values > 6 && conditions >= 4, qPrintable(QStringLiteral("%1, %2").arg(values).arg(conditions)));
}

void TestPlaceRules::theTipKeepsClearOfItsPlace()
{
    for (const PlaceIndex at : m_board->cells().cells()) {
        const std::string &id = boardGame().places()[at].id;
        hover(id.c_str());
        QVERIFY2(isTold(), id.c_str());
        QVERIFY2(m_board->rect().contains(m_tip->geometry()), id.c_str());
        QVERIFY2(!m_tip->geometry().intersects(m_board->placeRect(at)), id.c_str());
    }
}

void TestPlaceRules::theTipCoversNothingThatMayBeChosen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(660, 540), QSize(966, 706), QSize(1500, 1100)}) {
        for (const QString &language : words::languages())
            QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(language)) << size << language;
    }
}

void TestPlaceRules::theTipCoversNothingThatMayBeChosen()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    words::setLanguage(language);
    m_board->resize(size);
    BoardViewState shown = shownOf(kPlacing, 0);
    std::vector<PlaceIndex> squares;
    for (const PlaceIndex at : m_board->cells().cells()) {
        const std::string &id = boardGame().places()[at].id;
        if (id.find("temple-") == 0 && id.find("head") == std::string::npos)
            squares.push_back(at);
    }
    // Squares of one temple, of two of them, and all.
    for (const std::size_t count : {std::size_t(12), std::size_t(24), squares.size()}) {
        shown.choosable.assign(squares.begin(), squares.begin() + static_cast<std::ptrdiff_t>(count));
        m_board->show(shown, Motion::None);
        for (std::size_t i = 0; i < squares.size(); i += 4) {
            const std::string &id = boardGame().places()[squares[i]].id;
            hover(id.c_str());
            QVERIFY2(isTold(), id.c_str());
            QVERIFY(m_tip->height() >= m_tip->heightForWidth(m_tip->width()));
            for (const PlaceIndex choosable : shown.choosable)
                QVERIFY2(!m_tip->geometry().intersects(m_board->placeRect(choosable)), id.c_str());
        }
    }
}

// Also where it is so small that all corners of the tip are beside it.
void TestPlaceRules::theTipCoversNothingInFrontOfTheBoard()
{
    QWidget window;
    window.resize(966, 706);
    m_board->setParent(&window);
    const auto back = qScopeGuard([this] { m_board->setParent(nullptr); });
    m_board->setGeometry(window.rect());
    QWidget button(&window);
    button.setGeometry(0, 0, 1, 1);
    window.show();
    m_board->QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    hover("temple-2-b");
    QVERIFY(isTold());
    const QRect first = m_tip->geometry();
    QVERIFY(first.width() > 60 && first.height() > 30);
    button.setGeometry(QRect(first.center() - QPoint(10, 6), QSize(20, 12)));
    button.raise();
    hover("temple-2-b");
    QVERIFY(isTold() && !m_tip->geometry().intersects(button.geometry()));
}

void TestPlaceRules::theTipKeepsClearOfWhatIsPointedAt()
{
    BoardViewState shown = shownOf(kPlacing, 0);
    shown.choosable.clear();
    m_board->show(shown, Motion::None);
    hover("temple-2-b");
    QVERIFY(isTold());
    const QRect free = m_tip->geometry();
    for (const PlaceIndex at : m_board->cells().cells()) {
        if (m_board->placeRect(at).intersects(free))
            shown.marked.push_back(at);
    }
    QVERIFY(!shown.marked.empty());
    m_board->show(shown, Motion::None);
    hover("temple-2-b");
    QVERIFY(isTold());
    for (const PlaceIndex at : shown.marked)
        QVERIFY(!m_tip->geometry().intersects(m_board->placeRect(at)));
}

void TestPlaceRules::namesOfPlayersAreNoMarks()
{
    BoardViewState shown = shownOf(kPlacing, 0);
    shown.seatNames = {"<b>Ada</b> & {n}", "Noor"};
    m_board->show(shown, Motion::None);
    hover("temple-1-a");
    QVERIFY2(m_tip->text().contains("Counter of &lt;b&gt;Ada&lt;/b&gt; &amp; {n}"), qPrintable(m_tip->text()));
}

void TestPlaceRules::aFingerThatStaysShowsTheTip()
{
    const QPointingDevice screen(QStringLiteral("screen"), 1, QInputDevice::DeviceType::TouchScreen,
                                 QPointingDevice::PointerType::Finger, QInputDevice::Capability::Position, 1, 1);
    const QPoint at = m_board->placeRect(boardGame().placeOf("temple-2-b")).center();
    const auto touch = [&](QEvent::Type type, QPoint to) {
        const bool isUp = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, to, m_board->viewport()->mapToGlobal(to),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          isUp ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier, &screen);
        QCoreApplication::sendEvent(m_board->viewport(), &event);
    };
    QStyleHints *hints = QGuiApplication::styleHints();
    const auto back = qScopeGuard(
        [hints, usual = hints->mousePressAndHoldInterval()] { hints->setMousePressAndHoldInterval(usual); });
    const QSignalSpy activated(m_board.get(), &BoardView::placeActivated);
    touch(QEvent::MouseButtonPress, at); // a tap
    touch(QEvent::MouseButtonRelease, at);
    QVERIFY(!isTold());
    QCOMPARE(activated.count(), 1);
    hints->setMousePressAndHoldInterval(20);
    touch(QEvent::MouseButtonPress, at);
    QTRY_VERIFY(isTold());
    touch(QEvent::MouseButtonRelease, at);
    QVERIFY(isTold()); // it can be read without the hand before it
    QCOMPARE(activated.count(), 1);
    touch(QEvent::MouseButtonPress, at); // a drag
    QVERIFY(!isTold());
    const QPoint elsewhere = m_board->placeRect(boardGame().placeOf("temple-3-d")).center();
    touch(QEvent::MouseMove, elsewhere);
    touch(QEvent::MouseButtonRelease, elsewhere);
    QTest::mouseClick(m_board->viewport(), Qt::LeftButton, {}, at); // a mouse
    QVERIFY(!isTold());
    QCOMPARE(activated.count(), 2);
}

void TestPlaceRules::aCursorThatRestsShowsTheTip()
{
    rest("temple-1-h");
    QVERIFY(m_tip->text().contains("Blue square: "));
    QVERIFY(m_board->hasFocus());
    QVERIFY(!m_tip->geometry().intersects(m_board->placeRect(place("temple-1-h"))));
    QTest::keyClick(m_board.get(), Qt::Key_Down);
    QVERIFY(!isTold());
    QTRY_VERIFY(isTold());
    QVERIFY(m_tip->text().contains("Green squares: "));
}

void TestPlaceRules::whatHappensNextHidesTheTip()
{
    const std::vector<std::function<void()>> happenings{
        [this] { QTest::keyClick(m_board.get(), Qt::Key_Control); },
        [this] { QTest::keyClick(m_board.get(), Qt::Key_Return); },
        [this] { m_board->show(shownOf(kPlacing, 0), Motion::None); },
        [this] {
            QTest::mouseClick(m_board->viewport(), Qt::LeftButton, {}, {2, 2});
        },
        [this] { m_board->resize(m_board->width() - 10, 700); },
        [this] {
            const QPointF at(5, 5);
            QWheelEvent wheel(at, at, {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(m_board->viewport(), &wheel);
        },
        [this] { m_board->clearFocus(); },
    };
    for (const auto &happen : happenings) {
        hover("temple-2-b");
        QVERIFY(isTold());
        happen();
        QVERIFY(!isTold());
        rest("temple-2-a");
        happen();
        QVERIFY(!isTold());
    }
    // And before it comes.
    m_board->setFocus();
    m_board->setCursorTo(place("temple-2-a"));
    m_board->clearFocus();
    QVERIFY(staysSilent());
}

void TestPlaceRules::aCardHasATipOfItsOwn()
{
    m_board->show(shownOf(kLaying, 0), Motion::None);
    rest("hand-red", 1);
    QVERIFY(m_tip->text().contains("Hand: ") && m_tip->text().contains("Card: "));
    QVERIFY(!m_tip->geometry().intersects(m_board->boardScene().choiceAt(place("hand-red"), 1)->rect.toRect()));
    // What is not seen is not told.
    m_board->show(shownOf(kLaying), Motion::None);
    rest("hand-red");
    QVERIFY(m_tip->text().contains(">Card face down<"));
    for (const char *secret : {"card 3", "card 4"})
        QVERIFY2(!m_tip->text().contains(secret), qPrintable(m_tip->text()));
}

void TestPlaceRules::nothingIsToldBehindACover()
{
    QWidget cover(m_board.get());
    cover.setGeometry(m_board->rect());
    cover.show();
    hover("temple-1-a");
    QVERIFY(!isTold());
    m_board->setFocus();
    m_board->setCursorTo(place("temple-1-a"));
    QVERIFY(staysSilent());
    cover.hide();
    hover("temple-1-a");
    QVERIFY(isTold());
}

void TestPlaceRules::switchedOffOnlyTheMouseTellsTheName()
{
    rest("temple-1-a");
    m_board->setExplaining(false);
    QVERIFY(!isTold());
    hover("temple-1-a");
    QVERIFY(isTold());
    QVERIFY(m_tip->text().contains(">Counter of Ada<"));
    QVERIFY(!m_tip->text().contains("Temple 1: "));
    m_board->setCursorTo(place("temple-1-b"));
    QVERIFY(staysSilent());
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(m_board.get());
    const int cell = m_board->cells().indexOf(place("temple-1-b"));
    QCOMPARE(board->child(cell)->text(QAccessible::Description), QString()); // else it is said at every step
    m_board->setExplaining(true);
    QVERIFY(!board->child(cell)->text(QAccessible::Description).isEmpty());
    rest("temple-1-a");
}

void TestPlaceRules::aNewLanguageHidesTheTip()
{
    rest("temple-1-a");
    words::setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(!isTold());
    rest("temple-1-b");
    QVERIFY(m_tip->text().contains("Gelbe Felder: "));
}

void TestPlaceRules::screenReadersMeetTheRules()
{
    const auto described = [this](const char *id) {
        return dynamic_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(m_board.get()))->cellOf(place(id));
    };
    const QString square = described("temple-1-a")->text(QAccessible::Description);
    QVERIFY2(square.startsWith("Temple 1: ") && square.contains("Yellow squares: ") && square.contains("Counter: "),
             qPrintable(square));
    QVERIFY(!described("temple-3-d")->text(QAccessible::Description).contains("Counter: "));
    QCOMPARE(described("exchange-red")->text(QAccessible::Description), ruleOf(boardGame(), "exchange-red"));
    m_board->show(shownOf(kLaying, 0), Motion::None);
    QVERIFY(described("hand-red")->text(QAccessible::Description).startsWith("Hand: "));
    QVERIFY(described("hand-red")->child(0)->text(QAccessible::Description).startsWith("Card: "));
}

void TestPlaceRules::theBoardTellsWhatIsMeant()
{
    QCOMPARE(m_board->aboutKeys(), QStringList());
    QTest::mouseMove(m_board->viewport(), m_board->placeRect(place("temple-3-d")).center());
    QTRY_VERIFY(m_board->aboutKeys().contains("square.bonus"));
    m_board->setFocus();
    m_board->setCursorTo(place("temple-1-a"));
    QVERIFY(m_board->aboutKeys().contains("square.yellow"));
    QVERIFY(m_board->aboutKeys().contains("piece.counter"));
}

} // namespace tests::tst_place_rules

TEST_CLASS(tst_place_rules, TestPlaceRules)
#include "tst_place_rules.moc"
