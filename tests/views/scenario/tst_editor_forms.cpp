// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of the editor: contents, fields, problems, words, goal and answer; random edits and undo.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabWidget>

#include "editing.h"
#include "model/engine/core/random.h"
#include "tests/extent.h"
#include "tests/model/random_positions.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/board/board_view_state.h"
#include "views/panels/place_button.h"
#include "views/scenario/change_words.h"
#include "views/scenario/editor_context.h"
#include "views/scenario/editor_position.h"
#include "views/scenario/editor_words.h"

namespace tests::tst_editor_forms {

using scenario::Goal;

namespace {

constexpr int kEdits = manyOnScreen(500);

void pick(QComboBox &combo, int index)
{
    combo.setCurrentIndex(index);
    emit combo.activated(index);
}

} // namespace

class EditorFormsTest : public QObject {
    Q_OBJECT

    /// Another value than that of the field, by its control.
    static void changeField(QWidget *control, int salt)
    {
        if (auto *const number = qobject_cast<QSpinBox *>(control))
            number->setValue(number->value() == number->minimum() ? number->maximum() : number->minimum());
        else if (auto *const choice = qobject_cast<QComboBox *>(control))
            choice->setCurrentIndex((choice->currentIndex() + 1 + salt) % std::max(1, choice->count()));
        else if (auto *const flag = qobject_cast<QCheckBox *>(control))
            flag->toggle();
        else if (auto *const figures = qobject_cast<QLineEdit *>(control))
            QTest::keyClick(figures, figures->text().isEmpty() ? Qt::Key_1 : Qt::Key_Backspace);
    }

private slots:
    void initTestCase() { views::initResources(); }

    void games_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("aton") << "aton";
        QTest::newRow("osiris") << "osiris";
        QTest::newRow("nefertiti") << "nefertiti";
    }

    // ---- contents

    void contentsFollowTheChosenPlace()
    {
        Editing editing("aton");
        auto *const contents = editing.page().findChild<views::EditorContents *>();
        editing.click("stock-red");
        QCOMPARE(contents->place(), editing.place("stock-red"));
        editing.board().setCursorTo(editing.place("temple-1-a"));
        QCOMPARE(contents->place(), editing.place("temple-1-a"));
    }

    void contentsChangeAHeapInOneStep()
    {
        Editing editing("aton");
        const QByteArray before = editing.bytes();
        editing.click("stock-red");
        auto &count = editing.control<QSpinBox>(QStringLiteral("count-0"));
        const int first = count.value();
        QVERIFY(first > 3);
        count.setFocus();
        QTest::keyClick(&count, Qt::Key_Down);
        QTest::keyClick(&count, Qt::Key_Down);
        QCOMPARE(editing.countAt("stock-red"), first - 2);
        QCOMPARE(editing.steps(), 1);
        QVERIFY(!editing.editor().problems().empty());
        editing.page().undo();
        QCOMPARE(editing.bytes(), before);
        QCOMPARE(count.value(), first);
    }

    /// The first card of the second row turns all cards up: the fields are others while one of them tells its change.
    void contentsSurviveAChangeOfTheirRows()
    {
        Editing editing("aton");
        const auto put = [&](const char *place, int number) {
            auto *const contents = editing.page().findChild<views::EditorContents *>();
            contents->setPlace(editing.place(place));
            editing.control<QSpinBox>(QStringLiteral("count-0")).setValue(number);
            QCOMPARE(editing.countAt(place), number);
        };
        for (const char *const place :
             {"cartouche-red-1", "cartouche-red-2", "cartouche-red-3", "cartouche-red-4", "cartouche-blue-4"})
            put(place, 1);
        put("cartouche-blue-4", 0);
    }

    // ---- fields

    void everyFieldHasAControlWithAName_data() { games_data(); }
    void everyFieldHasAControlWithAName()
    {
        Editing editing = Editing::ofRow();
        auto *const fields = editing.page().findChild<views::EditorFields *>();
        const std::vector<engine::FieldRule> rules = editing.game().fields(editing.arrangement());
        QVERIFY(!rules.empty());
        for (const engine::FieldRule &rule : rules) {
            QWidget *const control = fields->controlOf(rule.name);
            QVERIFY2(control, rule.name.c_str());
            QVERIFY2(!control->accessibleName().startsWith(QLatin1Char('[')), rule.name.c_str());
            const auto *const choice = qobject_cast<QComboBox *>(control);
            for (int i = 0; choice && i < choice->count(); ++i)
                QVERIFY2(!choice->itemText(i).startsWith(QLatin1Char('[')), qPrintable(choice->itemText(i)));
        }
    }

    void eachFieldIsAStepOfUndo_data() { games_data(); }
    void eachFieldIsAStepOfUndo()
    {
        Editing editing = Editing::ofRow();
        const QByteArray before = editing.bytes();
        const engine::Arrangement start = editing.arrangement();
        for (const engine::FieldRule &rule : editing.game().fields(start)) {
            auto *const fields = editing.page().findChild<views::EditorFields *>();
            changeField(fields->controlOf(rule.name), 0);
            editing.undoAll();
            QCOMPARE(editing.arrangement(), start);
            QCOMPARE(editing.bytes(), before);
        }
    }

    // ---- tables

    /// What is chosen from tables in a game can be read in the editor: of what lies there, while that is a position.
    void tablesSayWhatLiesThere()
    {
        Editing editing("nefertiti");
        const auto read = engine::readPosition(
            "nefertiti/1 3f 15 a 1 - 0 turn rlrl gizeh,akhet-aton,abou-simbel louqsor 1:hcms!:........ "
            "1:tnhc!:.......... 1:gdms!:......... 1:....:........ 8,4,1,0,10111100 9,4,0,0,00000010 "
            "9,4,0,0,00000001 13121310 - - 8 22553433+");
        editing.page().usePosition(std::get<engine::Position>(read));
        const auto pile = [&editing]() -> views::PlaceButton * {
            for (auto *const row : editing.page().findChildren<views::PlaceButton *>()) {
                if (row->place() == editing.place("character-vizier") && row->isVisible())
                    return row;
            }
            return nullptr;
        };
        QVERIFY(!pile()); // folded
        editing.button("fold").click();
        QVERIFY(pile());
        QVERIFY2(pile()->accessibleName().contains(QStringLiteral("+10")), qPrintable(pile()->accessibleName()));
        const auto set = [&editing](const char *field, int value) {
            auto *const fields = editing.page().findChild<views::EditorFields *>();
            static_cast<QSpinBox *>(fields->controlOf(field))->setValue(value);
        };
        set("money.a", 9); // a Deben too many
        QVERIFY(!editing.editor().position() && !pile());
        set("money.a", 8);
        set("necklace.a", 1); // one type more, out of the deck
        QVERIFY(editing.editor().position() && pile());
        QVERIFY2(pile()->accessibleName().contains(QStringLiteral("+12")), qPrintable(pile()->accessibleName()));
    }

    // ---- problems

    void problemsAreShownAndFixed()
    {
        Editing editing("aton");
        QVERIFY(editing.editor().problems().empty());
        editing.choose(editing.sort("counter", 0));
        editing.key(Qt::Key_E);
        for (int i = 0; i < 3; ++i)
            editing.click("stock-red");
        QVERIFY(!editing.editor().problems().empty());
        QVERIFY(
            editing.control<QLabel>(QStringLiteral("problems")).text().contains(QStringLiteral("cannot be played")));
        const std::size_t problems = editing.editor().problems().size();
        auto *const mend = editing.page().findChild<QPushButton *>(QStringLiteral("mend-problem"));
        QVERIFY(mend);
        mend->click();
        QVERIFY(editing.editor().problems().size() < problems);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    /// A row that stays, for the problem is said the same way, fixes what there is now and not what there was.
    void fixKeepsWhatWasChangedSince()
    {
        Editing editing("osiris");
        const engine::Game &game = editing.game();
        engine::Random random(4);
        const engine::Position start = game.start({2, {}});
        engine::Arrangement odd = start.after(start.sample(random)).arrangement();
        const auto isOne = [&game](const engine::Arrangement &arrangement) {
            const std::vector<engine::Problem> problems = game.problemsOf(arrangement);
            return problems.size() == 1 && problems.front().message.id == "warning.set-up";
        };
        const auto priest = std::find_if(odd.pieces.begin(), odd.pieces.end(), [&](const engine::Piece &piece) {
            return piece.place == editing.place("town-a0");
        });
        for (priest->place = 0; !isOne(odd);) // away from its town
            QVERIFY(++priest->place < static_cast<int>(game.places().size()));
        QVERIFY(editing.editor().change(odd, {"move-piece", {}}));
        const engine::Problem before = game.problemsOf(odd).front();

        engine::Arrangement exchanged; // two gods
        for (std::size_t i = 0; i + 1 < odd.pieces.size() && (exchanged == odd || !isOne(exchanged)); ++i) {
            exchanged = odd;
            if (!odd.pieces[i].faceUp && !odd.pieces[i + 1].faceUp)
                std::swap(exchanged.pieces[i].value, exchanged.pieces[i + 1].value);
        }
        QVERIFY(exchanged != odd && isOne(exchanged));
        QVERIFY(editing.editor().change(exchanged, {"move-piece", {}}));
        const auto right = game.quickFix(exchanged, game.problemsOf(exchanged).front());
        QVERIFY(right && right == game.quickFix(exchanged, before));
        editing.page().findChild<QPushButton *>(QStringLiteral("mend-problem"))->click();
        QCOMPARE(editing.arrangement(), *right);
    }

    /// In words, with the places; until something else is changed.
    void fixSaysWhatItDid()
    {
        Editing editing("osiris");
        const engine::Arrangement start = editing.arrangement();
        engine::Arrangement odd = start;
        for (engine::Piece &piece : odd.pieces) { // two priests on one place
            if (piece.place == editing.place("town-a0") && piece.value != 0)
                piece.place = editing.place("town-b0");
        }
        QVERIFY(editing.editor().change(odd, {"move-piece", {}}));
        QVERIFY(!editing.editor().problems().empty());
        QVERIFY(!editing.page().findChild<QLabel *>(QStringLiteral("repair")));
        editing.page().findChild<QPushButton *>(QStringLiteral("mend-problem"))->click();
        QCOMPARE(editing.arrangement(), start);
        const auto *const said = editing.page().findChild<QLabel *>(QStringLiteral("repair"));
        QVERIFY(said && said->isVisible());
        QCOMPARE(said->text(),
                 QStringLiteral("Fixed. Moved: beige priest without a ring, the blue town without a ring → "
                                "the beige town without a ring."));
        const std::vector<engine::PlaceIndex> places{editing.place("town-a0"), editing.place("town-b0")};
        QCOMPARE(editing.shown().marked, places);
        QCOMPARE(editing.board().cursor(), places.front());
        QVERIFY(editing.board().hasFocus());
        editing.key(Qt::Key_Escape);
        QVERIFY(editing.shown().marked.empty());
        editing.page().findChild<QPushButton *>(QStringLiteral("show-repair"))->click();
        QCOMPARE(editing.shown().marked, places);
        editing.key(Qt::Key_M);
        editing.click("town-a0"); // picked up: what is pointed out is not selected
        editing.click("S-2-1");
        QCOMPARE(editing.countAt("S-2-1"), 1);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!editing.page().findChild<QLabel *>(QStringLiteral("repair")));
    }

    /// What is wrong is what is next: that is offered before all gods go.
    void anotherPhaseIsOfferedBeforePiecesGo()
    {
        Editing editing("osiris");
        engine::Random random(10);
        engine::Position walking = anyPosition(editing.game(), random);
        while (*scenario::fieldOf(walking.arrangement(), "phase")->asText() != "walk")
            walking = anyPosition(editing.game(), random);
        editing.page().usePosition(walking);
        QPushButton &keep = editing.button("mend-keeping");
        QVERIFY(!keep.isVisible());
        engine::Arrangement early = editing.arrangement();
        const std::vector<engine::Piece> pieces = early.pieces;
        engine::setMember(early.fields, "phase", "gods");
        QVERIFY(editing.editor().change(early, {"field", {}}));
        QVERIFY(keep.isVisible());
        QVERIFY(!keep.toolTip().isEmpty());
        keep.click();
        QVERIFY(editing.editor().position());
        QCOMPARE(editing.arrangement().pieces, pieces);
        QVERIFY(!keep.isVisible());
    }

    void everyRepairIsSaid_data() { games_data(); }
    void everyRepairIsSaid()
    {
        Editing editing = Editing::ofRow();
        const views::ChangeWords words(*editing.page().findChild<views::EditorContext *>());
        engine::Random random(5);
        int repairs = 0;
        for (int i = 0; i < kEdits; ++i) {
            engine::Arrangement odd = editing.arrangement();
            const auto any = [&] { return random.below(static_cast<std::uint32_t>(odd.pieces.size())); };
            odd.pieces[any()].count = static_cast<std::uint8_t>(random.below(4));
            odd.pieces.erase(odd.pieces.begin() + any());
            for (auto &[name, value] : odd.fields) {
                if (value.asInt() && name != "seats" && random.below(3) == 0)
                    value = engine::Value(static_cast<int>(random.below(90)));
            }
            for (const engine::Problem &problem : editing.game().problemsOf(odd)) {
                const auto mended = editing.game().quickFix(odd, problem);
                const QString said = mended ? words.said(odd, *mended).join(u' ') : QStringLiteral("-");
                QVERIFY2(!said.isEmpty(), problem.message.id.c_str());
                QVERIFY2(!said.contains(QLatin1Char('[')), qPrintable(said));
                repairs += mended ? 1 : 0;
            }
        }
        QVERIFY(repairs > kEdits);
    }

    void showMeMarksThePlaces()
    {
        Editing editing("aton");
        editing.choose(editing.sort("counter", 0));
        for (const char *const id : {"temple-1-a", "temple-2-a"})
            editing.click(id);
        // Find some arrangement whose problems have places.
        engine::Arrangement odd = editing.arrangement();
        for (engine::Piece &piece : odd.pieces) {
            if (piece.place == editing.place("temple-1-a"))
                piece.count = 2;
        }
        QVERIFY(editing.editor().change(odd, {"place-piece", {}}));
        auto *const show = editing.page().findChild<QPushButton *>(QStringLiteral("show-problem"));
        QVERIFY(show);
        show->click();
        QVERIFY(!editing.shown().marked.empty());
        QCOMPARE(editing.board().cursor(), editing.shown().marked.front());
    }

    // ---- words

    void wordsAreKeptByLanguage()
    {
        using record::Text;
        const Text plain{QStringLiteral("Hello"), {}};
        const Text two{{}, {{"en", "Hello"}, {"fr", "Bonjour"}}};
        QCOMPARE(views::changedText({}, {}, "Hello", "en"), plain);
        QCOMPARE(views::changedText(plain, "fr", "Bonjour", "en"), two);
        QCOMPARE(views::changedText(two, "fr", "Salut", "en"), (Text{{}, {{"en", "Hello"}, {"fr", "Salut"}}}));
        QCOMPARE(views::changedText(two, "fr", {}, "en"), (Text{{}, {{"en", "Hello"}}}));
        QCOMPARE(views::changedText({}, "de", "Hallo", "en"), (Text{{}, {{"de", "Hallo"}}}));
    }

    void textsAreCommittedWithTheFocus()
    {
        Editing editing("aton");
        const QByteArray before = editing.bytes();
        editing.page().findChild<QTabWidget *>()->setCurrentIndex(1);
        auto &title = editing.control<QPlainTextEdit>(QStringLiteral("title"));
        title.setFocus();
        QTest::keyClicks(&title, QStringLiteral("A title"));
        QVERIFY(!editing.editor().scenario().title.has_value());
        editing.page().focusBoard();
        QCOMPARE(editing.editor().scenario().title->plain, QStringLiteral("A title"));
        QTest::keyClicks(&title, QStringLiteral("!"));
        editing.page().commit();
        QCOMPARE(editing.editor().scenario().title->plain, QStringLiteral("A title!"));
        QCOMPARE(editing.steps(), 2);
        editing.undoAll();
        QCOMPARE(editing.bytes(), before);
        QCOMPARE(title.toPlainText(), QString());
    }

    /// Of a text in several languages one sees, and hears, which are there.
    void theLanguagesOfATextAreNamed()
    {
        Editing editing("aton");
        const auto &title = editing.control<QPlainTextEdit>(QStringLiteral("title"));
        QCOMPARE(title.accessibleName(), QStringLiteral("Title"));
        const auto become = [&editing](const record::Text &text) {
            scenario::Scenario next = editing.editor().scenario();
            next.title = text;
            QVERIFY(editing.editor().setScenario(next, {"words", {}}));
        };
        become({QStringLiteral("One for all"), {}});
        QCOMPARE(title.accessibleName(), QStringLiteral("Title"));
        become(
            {{}, {{QStringLiteral("de"), QStringLiteral("Titel")}, {QStringLiteral("en"), QStringLiteral("A title")}}});
        QCOMPARE(title.accessibleName(), QStringLiteral("Title – English, Deutsch"));
        const auto &hint = editing.control<QPlainTextEdit>(QStringLiteral("hint"));
        QCOMPARE(hint.accessibleName(), QStringLiteral("Hint"));
    }

    void aFieldGrowsWithItsText()
    {
        Editing editing("aton");
        editing.page().findChild<QTabWidget *>()->setCurrentIndex(1);
        auto &title = editing.control<QPlainTextEdit>(QStringLiteral("title"));
        const int height = title.height();
        title.setPlainText(
            QString(300, QLatin1Char('w')).replace(QStringLiteral("wwwwwwwwww"), QStringLiteral("wwwww ")));
        QTRY_VERIFY(title.height() >= 2 * height);
        title.clear();
        QTRY_COMPARE(title.height(), height);
    }

    // ---- goal

    void goalsAreMade()
    {
        Editing editing("aton");
        const QByteArray before = editing.bytes();
        editing.page().findChild<QTabWidget *>()->setCurrentIndex(2);
        pick(editing.control<QComboBox>(QStringLiteral("goal-kind")), static_cast<int>(Goal::Kind::Reach));
        QCOMPARE(editing.editor().scenario().goal.kind, Goal::Kind::Reach);
        const auto &missing = editing.control<QLabel>(QStringLiteral("goal-missing"));
        QVERIFY(missing.isVisible());
        pick(editing.control<QComboBox>(QStringLiteral("limit")), static_cast<int>(Goal::Limit::Actions));
        editing.control<QSpinBox>(QStringLiteral("limit-actions")).setValue(3);
        QCOMPARE(editing.editor().scenario().goal.actions, 3);
        pick(editing.control<QComboBox>(QStringLiteral("learner")), 2);
        QCOMPARE(editing.editor().scenario().seat, std::string("blue"));
        editing.button("add-condition").click();
        QCOMPARE(editing.editor().scenario().goal.conditions.size(), std::size_t(1));
        QVERIFY(!missing.isVisible());
        const int kinds = editing.control<QComboBox>(QStringLiteral("condition-kind")).count();
        QVERIFY(kinds >= 5);
        for (int kind = 0; kind < kinds; ++kind) {
            editing.control<QComboBox>(QStringLiteral("condition-kind")).setCurrentIndex(kind);
            QCOMPARE(editing.editor().scenario().goal.conditions.size(), std::size_t(1));
            const QString said = editing.control<QListWidget>(QStringLiteral("conditions")).item(0)->text();
            QVERIFY2(!said.contains(QLatin1Char('[')), qPrintable(said));
        }
        editing.button("remove-condition").click();
        QVERIFY(editing.editor().scenario().goal.conditions.empty());
        editing.undoAll();
        QCOMPARE(editing.bytes(), before);
        editing.redoAll();
        QCOMPARE(editing.editor().scenario().goal.actions, 3);
    }

    // ---- the answer

    void theAnswerIsRecorded_data() { games_data(); }
    void theAnswerIsRecorded()
    {
        Editing editing = Editing::ofRow();
        const QByteArray before = editing.bytes();
        editing.page().findChild<QTabWidget *>()->setCurrentIndex(2);
        editing.button("record-answer").click();
        QVERIFY(!editing.shown().isSetUp);
        for (int i = 0; i < 2; ++i) {
            const std::vector<engine::PlaceIndex> choosable = editing.shown().choosable;
            QVERIFY(!choosable.empty());
            for (int clicks = 0; clicks < 20 && !editing.button("main").isVisible(); ++clicks) {
                const std::vector<engine::PlaceIndex> now = editing.shown().choosable;
                if (now.empty())
                    break;
                QTest::mouseClick(editing.viewport(), Qt::LeftButton, {}, editing.middleOf(now.front()));
            }
            if (editing.button("main").isVisible())
                editing.button("main").click();
        }
        const std::size_t recorded = editing.editor().scenario().answer.size();
        QVERIFY(recorded > 0);
        // What was done is heard, and again by a key.
        const QStringList heard = heardIn(editing.page());
        editing.key(Qt::Key_F3);
        const QStringList last = heardIn(editing.page());
        QCOMPARE(last.size(), 1);
        QVERIFY2(heard.contains(last.front()), qPrintable(heard.join(u'|')));
        QVERIFY(editing.page().canUndo());
        editing.page().undo();
        QVERIFY(editing.editor().scenario().answer.size() < recorded);
        const QStringList gone = heardIn(editing.page()).filter(QStringLiteral("Taken back: "));
        QCOMPARE(gone.size(), 1);
        QVERIFY2(gone.front().size() > QStringLiteral("Taken back: .").size(), qPrintable(gone.front()));
        editing.button("record-answer").click();
        QVERIFY(editing.shown().isSetUp);
        if (!editing.editor().scenario().answer.empty())
            editing.button("clear-answer").click();
        QVERIFY(editing.editor().scenario().answer.empty());
        editing.undoAll();
        QCOMPARE(editing.bytes(), before);
    }

    // ---- anything

    void randomEditsAreUndoneAndRedone_data() { games_data(); }
    void randomEditsAreUndoneAndRedone()
    {
        Editing editing = Editing::ofRow();
        const QByteArray before = editing.bytes();
        const engine::Arrangement start = editing.arrangement();
        engine::Random random(7);
        const auto below = [&random](std::size_t n) {
            return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(n)));
        };
        const std::vector<engine::PlaceIndex> cells = editing.board().cells().cells();
        const QList<Qt::Key> tools{Qt::Key_P, Qt::Key_M, Qt::Key_E, Qt::Key_S, Qt::Key_F, Qt::Key_Delete};
        for (int i = 0; i < kEdits; ++i) {
            const std::vector<engine::Piece> box = editing.game().box(editing.arrangement());
            editing.palette().setCurrentRow(editing.palette().rowOf(box[below(box.size())]));
            editing.key(tools[static_cast<qsizetype>(below(6))]);
            editing.board().setCursorTo(cells[below(cells.size())]);
            editing.key(Qt::Key_Return);
            if (i % 10 == 0) {
                const std::vector<engine::FieldRule> rules = editing.game().fields(editing.arrangement());
                auto *const fields = editing.page().findChild<views::EditorFields *>();
                changeField(fields->controlOf(rules[below(rules.size())].name), i);
            }
            if (i % 50 == 0)
                editing.button("standard").click();
        }
        const QByteArray after = editing.bytes();
        const engine::Arrangement end = editing.arrangement();
        QVERIFY(after != before);
        editing.undoAll();
        QCOMPARE(editing.arrangement(), start);
        QCOMPARE(editing.bytes(), before);
        editing.redoAll();
        QCOMPARE(editing.arrangement(), end);
        QCOMPARE(editing.bytes(), after);
    }
};

} // namespace tests::tst_editor_forms

TEST_CLASS(tst_editor_forms, EditorFormsTest)
#include "tst_editor_forms.moc"
