// SPDX-License-Identifier: GPL-3.0-or-later
// A page of a game in which pieces walk, seats have secrets, and up to four play.
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include "page.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/play/hold_button.h"
#include "views/play/look_cover.h"
#include "views/play/narration.h"

namespace {

const QString kHuman = QStringLiteral("human");
const QString kEasy = QStringLiteral("easy");

record::Record gameOf(const QStringList &players)
{
    QList<views::SeatChoice> seats;
    for (const QString &player : players)
        seats << views::SeatChoice{{}, player};
    return views::NewGameDialog::recordOf(*engine::findGame("osiris"), seats);
}

/// Somebody at the page who does one action after the other.
class Hands {
public:
    explicit Hands(Page &page) : m_page(page) {}

    /// The action that looks best to the seat that a person has to play for now.
    engine::Action chosen()
    {
        const engine::Seat seat = m_page.play().humanToAct();
        const engine::Position view = m_page.play().position().seenBy(seat);
        const std::vector<engine::Action> legal = view.legal();
        return *std::max_element(legal.begin(), legal.end(), [&](engine::Action a, engine::Action b) {
            return view.appraise(a) < view.appraise(b);
        });
    }

    QPushButton *offer(engine::Action action)
    {
        const engine::Message label = m_page.play().position().label(action);
        return button(m_page.page().words().say({"label." + label.id, label.fields}));
    }

    QPushButton *button(const QString &text)
    {
        for (auto *button : m_page.page().findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return button;
        }
        return nullptr;
    }

    /// The middle of a piece of that value on that place, or of the place.
    QPoint middleOf(engine::PlaceIndex place, int value)
    {
        for (const views::PieceSpot &spot : m_page.board().boardScene().piecesOn(place)) {
            if (value != 0 && spot.piece.value == value)
                return m_page.board().mapFromScene(spot.rect.center());
        }
        return m_page.middleOf(place);
    }

    void click(engine::PlaceIndex place, int value = 0)
    {
        QTest::mouseClick(m_page.viewport(), Qt::LeftButton, {}, middleOf(place, value));
    }

    /// Does it with the mouse.
    void act(engine::Action action)
    {
        const std::vector<engine::Touch> touches = m_page.play().position().touches(action);
        if (touches.empty()) {
            QPushButton *button = offer(action);
            QVERIFY(button);
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
        const engine::Touch &touch = touches.front();
        if (touch.choice != engine::kNowhere) {
            click(touch.choice);
            return;
        }
        if (m_page.shown().picked != views::Picked{touch.from, touch.value})
            click(touch.from, touch.value);
        QCOMPARE(m_page.shown().picked.value_or(views::Picked{}).place, touch.from);
        click(touch.to);
    }

    /// Does it with keys only, the cursor of the board being where the page lets it.
    void actByKeys(engine::Action action)
    {
        const std::vector<engine::Touch> touches = m_page.play().position().touches(action);
        if (touches.empty()) {
            QPushButton *button = offer(action);
            QVERIFY(button);
            for (int keys = 0; !button->hasFocus(); ++keys) {
                QVERIFY(keys < 20);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            }
            QTest::keyClick(button, Qt::Key_Return);
            return;
        }
        const engine::Touch &touch = touches.front();
        const auto press = [&](engine::PlaceIndex place) {
            m_page.board().setCursorTo(place);
            QTest::keyClick(&m_page.board(), Qt::Key_Return);
        };
        if (touch.choice != engine::kNowhere) {
            press(touch.choice);
            return;
        }
        const views::Picked piece{touch.from, touch.value};
        m_page.board().setCursorTo(touch.from);
        for (int presses = 0; m_page.shown().picked != piece; ++presses) {
            QVERIFY(presses < 9);
            QTest::keyClick(&m_page.board(), Qt::Key_Return);
            if (m_page.shown().picked != piece)
                QTest::keyClick(&m_page.board(), Qt::Key_Right); // the next of several pieces of one place
            if (m_page.board().cursor() != touch.from)
                m_page.board().setCursorTo(touch.from);
        }
        press(touch.to);
    }

    /// Plays until a person begins a turn with a piece to choose.
    bool playToWalk()
    {
        while (m_page.waitReady() && !m_page.play().isOver()) {
            if (m_page.play().position().prompt().front().id == "prompt.choose-priest")
                return true;
            act(chosen());
        }
        return false;
    }

private:
    Page &m_page;
};

/// All that eyes and ears can meet in the boxes beside the board.
QString saidInBoxes(Page &page)
{
    QStringList texts;
    for (const auto *label : page.page().findChildren<QLabel *>()) {
        if (label->objectName() != QLatin1String("prompt"))
            texts << label->text() << label->accessibleName() << label->toolTip();
    }
    for (int row = 0; row < page.log().rowCount(); ++row)
        texts << page.log().index(row).data().toString();
    return texts.join(QLatin1Char('\n'));
}

/// The names of what only that seat knows.
QStringList secretsOf(Page &page, engine::Seat seat)
{
    QStringList names;
    for (const engine::Panel &panel : page.play().position().seenBy(seat).panels()) {
        for (const engine::PanelRow &row : panel.rows) {
            if (panel.form == engine::PanelForm::Secrets && !row.text.id.empty())
                names << page.page().words().say(row.text);
        }
    }
    return names;
}

bool saysAny(const QString &text, const QStringList &names)
{
    return std::any_of(names.begin(), names.end(), [&](const QString &name) {
        return text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(name)));
    });
}

bool saysAll(const QString &text, const QStringList &names)
{
    return std::all_of(names.begin(), names.end(),
                       [&](const QString &name) { return saysAny(text, QStringList{name}); });
}

} // namespace

class TestWalkingPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void fourComputersPlayAGame();
    void threePeoplePlayAGameByMouse();
    void twoPeoplePlayAGameByKeys();
    void aWayIsWalkedByClickingItsEnd();
    void pointingAtAStepSaysWhatItMeans();
    void secretsAreShownWhileTheButtonIsHeld();
    void secretsAreShownWhileTheKeyIsHeld();
    void assistiveTechnologyTogglesSecrets();
    void ofSeveralPeopleOneLooksBehindTheCover();
    void whatAFightShowsIsToldToThoseConcerned();
    void theLastTurnsAreShownAgain();
};

void TestWalkingPage::fourComputersPlayAGame()
{
    Page page(gameOf({kEasy, kEasy, kEasy, kEasy}));
    QVERIFY(page.waitReady());
    QVERIFY(page.play().isOver());
    QVERIFY(page.shown().position == page.play().position());
    QCOMPARE(page.shown().roles.size(), 4);
    QVERIFY(!page.isCovered());
}

void TestWalkingPage::threePeoplePlayAGameByMouse()
{
    Page page(gameOf({kHuman, kHuman, kHuman}), 3);
    Hands hands(page);
    int covered = 0;
    while (page.waitReady() && !page.play().isOver()) {
        if (page.isCovered()) {
            ++covered;
            const engine::Seat seat = page.play().humanToAct();
            QVERIFY(page.shown().choosable.empty());
            QVERIFY(!saysAny(page.prompt(), secretsOf(page, seat)));
            QTest::mouseClick(page.page().findChild<QWidget *>(QStringLiteral("cover"))->findChild<QPushButton *>(),
                              Qt::LeftButton);
            QVERIFY(!page.isCovered());
            QCOMPARE(page.shown().revealed, seat);
            QVERIFY(saysAny(page.prompt(), secretsOf(page, seat)));
        } else {
            QCOMPARE(page.shown().revealed, engine::kNobody);
        }
        const int steps = page.play().stepCount();
        hands.act(hands.chosen());
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(page.play().stepCount() > steps, true);
    }
    QVERIFY(page.play().isOver());
    QVERIFY(covered > 0);
}

void TestWalkingPage::twoPeoplePlayAGameByKeys()
{
    Page page(gameOf({kHuman, kHuman}), 4);
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    Hands hands(page);
    while (page.waitReady() && !page.play().isOver()) {
        if (page.isCovered())
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        const int steps = page.play().stepCount();
        hands.actByKeys(hands.chosen());
        if (QTest::currentTestFailed())
            return;
        QVERIFY(page.play().stepCount() > steps);
    }
    QVERIFY(page.play().isOver());
}

void TestWalkingPage::aWayIsWalkedByClickingItsEnd()
{
    Page page(gameOf({kHuman, kEasy, kEasy, kEasy}), 2);
    Hands hands(page);
    int walked = 0;
    for (int turn = 0; turn < 6 && walked < 2 && hands.playToWalk(); ++turn) {
        const engine::Position position = page.play().position();
        const std::vector<engine::Action> legal = position.legal();
        const engine::Touch first = position.touches(legal.front()).front();
        if (page.shown().picked != views::Picked{first.from, first.value})
            hands.click(first.from, first.value);
        const std::vector<engine::Route> routes = page.shown().routes;
        const auto route = std::find_if(routes.begin(), routes.end(), [](const engine::Route &each) {
            return each.actions.size() > 1 && each.brief.text("sign") == "end-stay";
        });
        for (const engine::Route &each : routes) {
            QTest::mouseMove(page.viewport(), page.middleOf(each.to));
            QVERIFY(page.prompt().endsWith(page.page().words().say(each.full)));
            if (each.actions.empty()) { // says why not, and does nothing
                hands.click(each.to);
                QVERIFY(page.play().position() == position);
                QVERIFY(page.prompt().endsWith(page.page().words().text("route.differs")));
            }
        }
        if (route != routes.end()) {
            ++walked;
            const int steps = page.play().stepCount();
            const std::vector<engine::Action> way = route->actions;
            hands.click(route->to);
            QVERIFY(page.waitReady());
            QVERIFY(page.play().stepCount() >= steps + static_cast<int>(way.size()));
            for (std::size_t i = 0; i < way.size(); ++i)
                QVERIFY(page.play().step(steps + 1 + static_cast<int>(i)).action == way[i]);
        }
        hands.act(hands.chosen());
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(walked > 0);
}

void TestWalkingPage::pointingAtAStepSaysWhatItMeans()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 2);
    Hands hands(page);
    QVERIFY(hands.playToWalk());
    const engine::Position view = page.play().position().seenBy(0);
    for (const engine::Action action : view.legal()) {
        const engine::Touch touch = view.touches(action).front();
        if (page.shown().picked != views::Picked{touch.from, touch.value})
            hands.click(touch.from, touch.value);
        QTest::mouseMove(page.viewport(), {2, 2});
        QTest::mouseMove(page.viewport(), page.middleOf(touch.to));
        const auto promise = view.promise(touch.to, touch.value);
        QVERIFY(page.prompt().endsWith(page.page().words().say(promise->full)));
        QCOMPARE(page.shown().selected.value_or(engine::kNowhere), touch.to);
        QCOMPARE(page.button("main").text(),
                 page.page().words().say({"label." + view.label(action).id, view.label(action).fields}));
        const bool onBoard =
            std::any_of(page.shown().promises.begin(), page.shown().promises.end(), [&](const engine::Caption &each) {
                return each.place == touch.to && each.message == promise->brief;
            });
        QVERIFY(onBoard);
        page.board().setCursorTo(touch.to); // the cursor of the keyboard points, too
        QVERIFY(page.prompt().endsWith(page.page().words().say(promise->full)));
    }
}

void TestWalkingPage::secretsAreShownWhileTheButtonIsHeld()
{
    Page page(gameOf({kHuman, kEasy, kEasy, kEasy}), 2);
    QVERIFY(page.waitReady());
    const QStringList secrets = secretsOf(page, 0);
    QCOMPARE(secrets.size(), 3);
    auto &button = *page.page().findChild<views::HoldButton *>(QStringLiteral("hold"));
    QVERIFY(button.isVisible());
    QVERIFY(!saysAny(saidInBoxes(page), secrets));
    QTest::mousePress(&button, Qt::LeftButton);
    QVERIFY(saysAll(saidInBoxes(page), secrets));
    QTest::mouseRelease(&button, Qt::LeftButton);
    QVERIFY(!saysAny(saidInBoxes(page), secrets));
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
        button.setFocus();
        QTest::keyPress(&button, key);
        QVERIFY(saysAll(saidInBoxes(page), secrets));
        QTest::keyRelease(&button, key);
        QVERIFY(!saysAny(saidInBoxes(page), secrets));
    }
    QTest::keyPress(&button, Qt::Key_Space);
    page.board().setFocus(); // it lets go with the focus
    QVERIFY(!saysAny(saidInBoxes(page), secrets));
}

void TestWalkingPage::secretsAreShownWhileTheKeyIsHeld()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 2);
    QVERIFY(page.waitReady());
    const QStringList secrets = secretsOf(page, 0);
    for (const QSize size : {QSize(1600, 950), QSize(1280, 750), QSize(1024, 650)}) {
        page.page().resize(size);
        QCoreApplication::processEvents();
        QTest::keyPress(&page.board(), Qt::Key_G);
        QVERIFY(saysAll(saidInBoxes(page), secrets));
        QVERIFY(page.page().findChild<QWidget *>(QStringLiteral("hold"))->isVisible());
        QTest::keyRelease(&page.board(), Qt::Key_G);
        QVERIFY(!saysAny(saidInBoxes(page), secrets));
    }
}

void TestWalkingPage::assistiveTechnologyTogglesSecrets()
{
    Page page(gameOf({kHuman, kEasy}), 2);
    QVERIFY(page.waitReady());
    const QStringList secrets = secretsOf(page, 0);
    QCOMPARE(secrets.size(), 6);
    auto &button = *page.page().findChild<views::HoldButton *>(QStringLiteral("hold"));
    button.click();
    QVERIFY(saysAll(saidInBoxes(page), secrets));
    button.click();
    QVERIFY(!saysAny(saidInBoxes(page), secrets));
}

void TestWalkingPage::ofSeveralPeopleOneLooksBehindTheCover()
{
    Page page(gameOf({kHuman, kEasy, kHuman, kEasy}), 2);
    QVERIFY(page.waitReady());
    auto &look = *page.page().findChild<views::LookCover *>();
    QTest::mouseClick(page.page().findChild<QPushButton *>(QStringLiteral("hold")), Qt::LeftButton);
    QVERIFY(look.isVisible());
    QVERIFY(page.shown().choosable.empty()); // nothing is done behind it
    const auto buttons = look.findChildren<views::HoldButton *>();
    QCOMPARE(buttons.size(), 2);
    for (const int i : {0, 1}) {
        const engine::Seat seat = i == 0 ? 0 : 2;
        QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, seat)));
        QTest::mousePress(buttons[i], Qt::LeftButton);
        QVERIFY(saysAll(saidInBoxes(page), secretsOf(page, seat)));
        QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, static_cast<engine::Seat>(2 - seat))));
        QTest::mouseRelease(buttons[i], Qt::LeftButton);
        QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, seat)));
    }
    QTest::keyClick(buttons[0], Qt::Key_Escape);
    QVERIFY(!look.isVisible());
    QVERIFY(!page.shown().choosable.empty());
}

/// Of a fight the log of a person alone says the gods only where the person took part.
void TestWalkingPage::whatAFightShowsIsToldToThoseConcerned()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 6);
    Hands hands(page);
    while (page.waitReady() && !page.play().isOver())
        hands.act(hands.chosen());
    std::array<int, 2> fights{};
    for (int step = 1; step <= page.play().stepCount(); ++step) {
        for (const engine::Message &fact : page.play().step(step).facts) {
            if (fact.id != "strengths")
                continue;
            const bool concerned = engine::isFor(fact, "a");
            ++fights[concerned ? 1 : 0];
            for (const engine::Seat viewer : {engine::Seat(0), engine::kNobody}) {
                const std::vector<views::Line> lines = views::narrate(page.play(), step, viewer);
                const bool told = std::any_of(lines.begin(), lines.end(), [](const views::Line &line) {
                    return line.message.id == "fact.strengths";
                });
                QCOMPARE(told, concerned && viewer == 0);
            }
        }
    }
    QVERIFY(fights[0] > 0 && fights[1] > 0);
}

void TestWalkingPage::theLastTurnsAreShownAgain()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 2);
    Hands hands(page);
    QVERIFY(hands.playToWalk());
    hands.act(hands.chosen());
    QVERIFY(hands.playToWalk());
    const int steps = page.play().stepCount();
    int own = steps;
    while (page.play().step(own).action.actor() != 0)
        --own;
    page.page().setStyle({50, false, true});
    page.page().showLastTurn();
    QVERIFY(page.director().isShowingAgain());
    QCOMPARE(page.director().shownStep(), own); // all that the others did since
    QVERIFY(page.waitReady());
    QCOMPARE(page.director().shownStep(), steps);
    QVERIFY(!page.shown().choosable.empty());
}

QTEST_MAIN(TestWalkingPage)
#include "tst_walking_page.moc"
