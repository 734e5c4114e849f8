// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of a game are guessed at the page of lessons, by mouse and keyboard, and heard.
#include <QSignalSpy>

#include "lesson_desk.h"
#include "model/replay/analysis_text.h"
#include "model/replay/narration.h"
#include "model/words/languages.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "views/scenario/lesson_side.h"
#include "views/screen/board_input_controller.h"
#include "views/screen/screen.h"

namespace tests::tst_guess_page {

using engine::Action;
using replay::Timeline;
using scenario::Guessing;
using scenario::RightBy;

namespace {

record::Record saved(const char *file) { return std::get<record::Record>(record::load(dataFile(QLatin1String(file)))); }

/// The page at the beginning of the guesses along the first steps of a saved game, without motion and pauses.
class Guesser {
public:
    explicit Guesser(const char *file, RightBy by = RightBy::Record, engine::SeatSet seats = 1, int steps = 16)
        : m_record(shortened(saved(file), steps)), m_line(m_record),
          m_store(m_folder.filePath(QStringLiteral("progress.ini")), QSettings::IniFormat), m_progress(m_store),
          m_page(m_record.seats, guessing(by, seats), m_progress,
                 views::Theme(QStringLiteral("light"), QString::fromStdString(std::string(m_record.game->id()))),
                 {0, false, true})
    {
        m_page.resize(1280, 750);
        m_page.show();
        m_page.activateWindow();
        m_page.focusBoard();
        QCoreApplication::processEvents(); // the layouts come to rest
        // What comes before the first choice follows by itself.
        [[maybe_unused]] const bool mayGuess = QTest::qWaitFor([this] { return !m_page.playback().isPlayingBack(); });
    }

    views::LessonPage &page() { return m_page; }
    Guessing &guessing() { return static_cast<Guessing &>(m_page.attempt()); }
    const Timeline &line() const { return m_line; }
    /// What was played where it stands.
    Action played() { return m_line.step(guessing().timeline().stepCount() + 1).action; }
    Action another()
    {
        const std::vector<Action> legal = guessing().position().seenBy(guessing().seat()).legal();
        const Action played = this->played();
        return *std::find_if(legal.begin(), legal.end(),
                             [&](Action one) { return one.actor() == guessing().seat() && one != played; });
    }
    /// As the board would have it.
    void guess(Action action) { emit m_page.findChild<views::BoardInputController *>()->chosen(action); }
    QPushButton &button(const char *name) { return *m_page.findChild<QPushButton *>(QLatin1String(name)); }
    QString said(const char *label) { return m_page.findChild<QLabel *>(QLatin1String(label))->text(); }
    QString words(Action action) { return replay::actionWords(guessing().position(), action, m_page.words()); }
    /// All that can be read on the page.
    QString everything()
    {
        QStringList all;
        for (const QLabel *label : m_page.findChildren<QLabel *>()) {
            if (label->isVisible())
                all << label->text() << label->accessibleName();
        }
        return all.join(QLatin1Char('\n')) + m_page.shown().about.join(QLatin1Char('\n'));
    }

private:
    static record::Record shortened(record::Record record, int steps)
    {
        record.line.actions.resize(static_cast<std::size_t>(steps));
        record.line.comments[steps] = {QStringLiteral("nobody is to read this"), {}};
        return record;
    }
    Guessing guessing(RightBy by, engine::SeatSet seats)
    {
        std::optional<replay::Analysis> analysis;
        if (by != RightBy::Record)
            analysis = replay::analyse(m_line, {60});
        return Guessing(m_line, analysis, {seats, 0, by});
    }

    record::Record m_record;
    Timeline m_line;
    QTemporaryDir m_folder;
    QSettings m_store;
    views::LessonProgress m_progress;
    views::LessonPage m_page;
};

} // namespace

class TestGuessPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }

    void goesOnByItself();
    void saysWhatWasPlayed();
    void saysWhatTheAnalysisThinks();
    void theHintNamesTwo();
    void theEndIsSaid();
    void nothingOfWhatFollowsIsSeen_data();
    void nothingOfWhatFollowsIsSeen();
    void nothingIsTakenBackOrTakenAway();
    void eachChoiceIsSeenByItsOwnSeat();
    void escapeLeadsBack();
    void theLanguageMayChange();
};

void TestGuessPage::goesOnByItself()
{
    Guesser guesser("osiris-two-seats.cartouche");
    int guesses = 0;
    while (guesser.guessing().isOnTurn()) {
        QVERIFY(!guesser.page().playback().isPlayingBack());
        guesser.guess(guesses % 2 == 0 ? guesser.played() : guesser.another());
        ++guesses;
        QTRY_VERIFY(!guesser.page().playback().isPlayingBack());
    }
    QVERIFY(guesses > 2);
    QCOMPARE(guesser.guessing().position(), guesser.line().last());
}

void TestGuessPage::saysWhatWasPlayed()
{
    Guesser guesser("osiris-two-seats.cartouche");
    QVERIFY(!guesser.page().findChild<QLabel *>(QStringLiteral("verdict"))->isVisible());
    const QString right = guesser.words(guesser.played());
    guesser.guess(guesser.played());
    QTRY_VERIFY(!guesser.page().playback().isPlayingBack());
    QCOMPARE(guesser.said("verdict"), QStringLiteral("Right"));
    QCOMPARE(guesser.said("words"), QStringLiteral("Played: %1.").arg(right));
    QVERIFY(guesser.said("text").contains(QStringLiteral("1 of 1 right, 2 points.")));
    const QString played = guesser.words(guesser.played());
    const QString wrong = guesser.words(guesser.another());
    guesser.guess(guesser.another());
    QTRY_VERIFY(!guesser.page().playback().isPlayingBack());
    QCOMPARE(guesser.said("verdict"), QStringLiteral("Not right"));
    QCOMPARE(guesser.said("words"), QStringLiteral("Played: %1.\nYour guess: %2.").arg(played, wrong));
    QVERIFY(guesser.said("text").contains(QStringLiteral("1 of 2 right, 2 points.")));
    const auto *const message = guesser.page().findChild<views::LessonMessage *>();
    QVERIFY(message->accessibleName().startsWith(QStringLiteral("Not right. Played: ")));
}

void TestGuessPage::saysWhatTheAnalysisThinks()
{
    Guesser guesser("osiris-two-seats.cartouche", RightBy::Either);
    guesser.guess(guesser.another());
    const scenario::Guess &guess = guesser.guessing().guesses().back();
    QVERIFY(guess.worth && guess.playedWorth);
    for (const double worth : {*guess.worth, *guess.playedWorth})
        QVERIFY(guesser.said("words").contains(QStringLiteral("(%1)").arg(replay::percentText(worth, 1))));
}

void TestGuessPage::theHintNamesTwo()
{
    Guesser guesser("osiris-two-seats.cartouche");
    QTest::mouseClick(&guesser.button("hint"), Qt::LeftButton);
    QVERIFY(!guesser.button("hint").isVisible());
    const std::vector<Action> hint = guesser.guessing().hint();
    QCOMPARE(hint.size(), std::size_t(2));
    for (const Action action : hint)
        QVERIFY(guesser.said("hintText").contains(guesser.words(action)));
    guesser.guess(guesser.played());
    QTRY_VERIFY(!guesser.page().playback().isPlayingBack());
    QVERIFY(guesser.said("text").contains(QStringLiteral("1 of 1 right, 1 point.")));
    QVERIFY(guesser.button("hint").isVisible() && !guesser.page().findChild<QLabel *>("hintText")->isVisible());
}

void TestGuessPage::theEndIsSaid()
{
    Guesser guesser("osiris-two-seats.cartouche", RightBy::Record, 1, 8);
    while (guesser.guessing().isOnTurn()) {
        guesser.guess(guesser.played());
        QTRY_VERIFY(!guesser.page().playback().isPlayingBack());
    }
    const int count = guesser.guessing().choiceCount();
    QCOMPARE(guesser.said("verdict"), QStringLiteral("The end: %1 of %1 right, %2 points.").arg(count).arg(2 * count));
    QVERIFY(guesser.button("back").hasFocus());
    QVERIFY(!guesser.button("hint").isVisible() && !guesser.button("again").isVisible());
    QCOMPARE(guesser.page().shown().prompt.sentence, QStringLiteral("Nothing is left to be guessed."));
    QSignalSpy back(&guesser.page(), &views::Page::wanted);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(back.front().front().value<views::Command>(), views::Command::Back);
}

void TestGuessPage::nothingOfWhatFollowsIsSeen_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const char *file : {"plain.cartouche", "osiris-two-seats.cartouche", "nefertiti-two-seats.cartouche"})
        QTest::newRow(file) << QByteArray(file);
}

// Neither in words nor in pieces: what is shown is what a page shows whose line ends there.
void TestGuessPage::nothingOfWhatFollowsIsSeen()
{
    QFETCH(QByteArray, file);
    Guesser guesser(file.constData(), RightBy::Record, 1, 40);
    for (int number = 0; number < 3; ++number) {
        QVERIFY(guesser.guessing().isOnTurn());
        const int step = guesser.guessing().timeline().stepCount();
        const QString next = replay::stepText(guesser.line(), guesser.page().words(), step + 1, 0);
        QVERIFY2(next.isEmpty() || !guesser.everything().contains(next), qPrintable(next));
        QVERIFY(!guesser.everything().contains(QStringLiteral("nobody is to read this")));
        QCOMPARE(guesser.page().timeline()->stepCount(), step);
        const views::BoardViewState &board = guesser.page().shown().board;
        QCOMPARE(board.position, guesser.line().position(step)); // of which is shown what that seat may know
        QCOMPARE(board.revealed, engine::Seat(0));
        QVERIFY(guesser.page().shown().timeline.marks.empty() && guesser.page().shown().timeline.expected.empty());
        guesser.guess(guesser.another());
        QTRY_VERIFY(!guesser.page().playback().isPlayingBack());
    }
}

void TestGuessPage::nothingIsTakenBackOrTakenAway()
{
    Guesser guesser("osiris-two-seats.cartouche");
    guesser.guess(guesser.played());
    QTRY_VERIFY(!guesser.page().playback().isPlayingBack());
    for (const views::Command command :
         {views::Command::Undo, views::Command::EditPosition, views::Command::PlayFromHere, views::Command::NextLesson})
        QVERIFY(!guesser.page().commands().can(command));
    QVERIFY(!guesser.page().positionToEdit() && !guesser.page().positionToCopy() && !guesser.page().lesson()
            && !guesser.page().gameFromHere() && !guesser.page().showsEverything());
    for (const char *name : {"answer", "again", "play", "next"})
        QVERIFY2(!guesser.button(name).isVisible(), name);
}

void TestGuessPage::eachChoiceIsSeenByItsOwnSeat()
{
    Guesser guesser("plain.cartouche", RightBy::Record, 3, 12);
    engine::SeatSet seen = 0;
    while (guesser.guessing().isOnTurn()) {
        const engine::Seat seat = guesser.played().actor();
        seen |= engine::seatBit(seat);
        QCOMPARE(guesser.page().viewer(), seat);
        const int step = guesser.guessing().timeline().stepCount();
        QCOMPARE(guesser.page().shown().board.position, guesser.line().position(step));
        QCOMPARE(guesser.page().shown().board.revealed, seat);
        guesser.guess(guesser.played());
        QTRY_VERIFY(!guesser.page().playback().isPlayingBack());
    }
    QCOMPARE(seen, engine::SeatSet(3));
}

void TestGuessPage::escapeLeadsBack()
{
    Guesser guesser("osiris-two-seats.cartouche");
    QSignalSpy back(&guesser.page(), &views::Page::wanted);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(back.count(), 1);
    QCOMPARE(back.front().front().value<views::Command>(), views::Command::Back);
    guesser.button("hint").setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(back.count(), 2);
}

void TestGuessPage::theLanguageMayChange()
{
    Guesser guesser("osiris-two-seats.cartouche");
    guesser.guess(guesser.another());
    QTRY_VERIFY(!guesser.page().playback().isPlayingBack());
    for (const auto &[language, verdict] : {std::pair("de", "Nicht richtig"), std::pair("fr", "Ce n’est pas juste")}) {
        words::setLanguage(QLatin1String(language));
        QCoreApplication::processEvents();
        QCOMPARE(guesser.said("verdict"), QString::fromUtf8(verdict));
    }
}

} // namespace tests::tst_guess_page

TEST_CLASS(tst_guess_page, TestGuessPage)
#include "tst_guess_page.moc"
