// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on a place of many sorts is a short list, and forms of long words have the room that they need.
#include <set>

#include <QAction>
#include <QImage>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

#include "editing.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/common/wrapping_combo.h"
#include "views/scenario/editor_position.h"

namespace tests::tst_editor_contents {

class TestEditorContents : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanup();
    void whatLiesThereHasARow();
    void manyPiecesAreInMenusOfAKind();
    void theRowOfWhatIsGoneGoes();
    void onAPlaceForOnePieceItIsReplaced();
    void piecesOfSeveralOwnersAreNamed();
    void theRivalsPiecesStandUnderItsName();
    void theBoxKeepsItsPictures();
    void widePiecesAreNotLow();
    void longWordsHaveRoom_data();
    void longWordsHaveRoom();

private:
    static views::EditorContents &contents(Editing &editing)
    {
        return *editing.page().findChild<views::EditorContents *>();
    }
    static QList<QSpinBox *> rows(Editing &editing)
    {
        return contents(editing).findChildren<QSpinBox *>(QRegularExpression(QStringLiteral("^count-")));
    }
    /// The pieces that may be added: all in one menu, or, where they are many, in several ones.
    static QList<QAction *> entries(Editing &editing)
    {
        QMenu *const menu = editing.button("add-piece").menu();
        emit menu->aboutToShow();
        QList<QAction *> all;
        for (QAction *action : menu->actions())
            all << (action->menu() ? action->menu()->actions() : QList<QAction *>{action});
        return all;
    }
    static QStringList offered(Editing &editing)
    {
        QStringList names;
        for (const QAction *action : entries(editing))
            names << action->text();
        return names;
    }
    /// The id of the first place of that kind.
    static const char *firstOf(Editing &editing, const char *kind)
    {
        for (const engine::Place &place : editing.game().places()) {
            if (place.kind == kind)
                return place.id.c_str();
        }
        return "";
    }
    static void add(Editing &editing, const QString &name)
    {
        const qsizetype at = offered(editing).indexOf(name);
        QVERIFY2(at >= 0, qPrintable(name));
        entries(editing).at(at)->trigger();
    }
};

void TestEditorContents::cleanup() { words::setLanguage(QStringLiteral("en")); }

void TestEditorContents::whatLiesThereHasARow()
{
    Editing editing("tekhenu", 2);
    const QByteArray before = editing.bytes();
    contents(editing).setPlace(editing.place("segment-horus"));
    QVERIFY(rows(editing).isEmpty());
    QCOMPARE(offered(editing).size(), 30); // five colours, six values
    add(editing, QStringLiteral("yellow die 3"));
    QCOMPARE(editing.countAt("segment-horus"), 1);
    add(editing, QStringLiteral("grey die 1"));
    QCOMPARE(rows(editing).size(), 2);
    QCOMPARE(offered(editing).size(), 28);
    QVERIFY(rows(editing).front()->accessibleName().endsWith(QStringLiteral("yellow die 3")));
    rows(editing).front()->setValue(2);
    QCOMPARE(editing.countAt("segment-horus"), 3);
    QCOMPARE(rows(editing).size(), 2);
    editing.undoAll();
    QCOMPARE(editing.bytes(), before);
    QVERIFY(rows(editing).isEmpty());
    // Where few sorts may lie, each has its row, and there is nothing to add.
    contents(editing).setPlace(editing.place(firstOf(editing, "osiris-site")));
    QCOMPARE(rows(editing).size(), 2);
    QVERIFY(!editing.button("add-piece").isVisible());
}

void TestEditorContents::manyPiecesAreInMenusOfAKind()
{
    Editing editing("tekhenu", 2);
    contents(editing).setPlace(editing.place("segment-horus"));
    QMenu *const menu = editing.button("add-piece").menu();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 5);
    QCOMPARE(menu->actions().front()->text(), QStringLiteral("white die 1 to white die 6"));
    contents(editing).setPlace(editing.place(firstOf(editing, "card")));
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 2);
    for (const QAction *action : menu->actions())
        QCOMPARE(action->menu()->actions().size(), 12);
}

void TestEditorContents::theRowOfWhatIsGoneGoes()
{
    Editing editing("tekhenu", 2);
    contents(editing).setPlace(editing.place("segment-ra"));
    add(editing, QStringLiteral("white die 6"));
    rows(editing).front()->setFocus();
    QTest::keyClick(rows(editing).front(), Qt::Key_Down);
    QCOMPARE(editing.countAt("segment-ra"), 0);
    QVERIFY(rows(editing).isEmpty());
    QVERIFY(editing.button("add-piece").hasFocus()); // not somewhere else on the page
}

void TestEditorContents::onAPlaceForOnePieceItIsReplaced()
{
    Editing editing("tekhenu", 2);
    const char *const place = firstOf(editing, "card");
    contents(editing).setPlace(editing.place(place));
    add(editing, offered(editing).front());
    QCOMPARE(editing.countAt(place), 1);
    const QString first = rows(editing).front()->accessibleName();
    add(editing, offered(editing).back());
    QCOMPARE(editing.countAt(place), 1);
    QCOMPARE(rows(editing).size(), 1);
    QVERIFY(rows(editing).front()->accessibleName() != first);
}

void TestEditorContents::piecesOfSeveralOwnersAreNamed()
{
    Editing editing("tekhenu", 2);
    contents(editing).setPlace(editing.place(firstOf(editing, "osiris-site")));
    QCOMPARE(rows(editing).size(), 2);
    QVERIFY(rows(editing)[0]->accessibleName().endsWith(QStringLiteral("building of White")));
    QVERIFY(rows(editing)[1]->accessibleName().endsWith(QStringLiteral("building of Blue")));
}

void TestEditorContents::theRivalsPiecesStandUnderItsName()
{
    Editing editing("tekhenu", 1);
    const views::EditorPalette &box = editing.palette();
    QStringList heads;
    for (int row = 0; row < box.count(); ++row) {
        if (!box.item(row)->flags().testFlag(Qt::ItemIsEnabled))
            heads << box.item(row)->text();
    }
    QCOMPARE(heads, (QStringList{"Of nobody", "White", "Botankhamun"}));
}

/// A die less of its colour is left for each of its values, but the box is the same.
void TestEditorContents::theBoxKeepsItsPictures()
{
    Editing editing("tekhenu", 2);
    contents(editing).setPlace(editing.place("segment-horus"));
    const int row = editing.palette().rowOf(editing.sort("die-w", engine::kNobody, 5));
    const QListWidgetItem *const entry = editing.palette().item(row);
    const QString left = entry->data(Qt::AccessibleTextRole).toString();
    add(editing, QStringLiteral("white die 2"));
    QVERIFY(editing.palette().item(row) == entry);
    QVERIFY(entry->data(Qt::AccessibleTextRole).toString() != left);
}

/// Of cards that stand beside their text the part is shown that tells them apart.
void TestEditorContents::widePiecesAreNotLow()
{
    static const std::set<std::string> cards{"gift", "blessing", "technology", "decree"};
    for (const char *const game : {"nefertiti", "tekhenu"}) {
        Editing editing(game);
        int count = 0;
        for (engine::Piece sort : editing.game().box(editing.arrangement())) {
            const std::string &kind = editing.game().pieceKinds()[sort.kind].id;
            if (cards.count(kind) == 0)
                continue;
            sort.faceUp = true;
            const QPixmap picture = views::picturePiece(editing.board(), sort, {26, 26});
            QCOMPARE(picture.deviceIndependentSize(), QSizeF(26, 26));
            const QImage image = picture.scaled(26, 26).toImage();
            int high = 0;
            for (int y = 0; y < image.height(); ++y)
                high += image.pixelColor(image.width() / 2, y).alpha() > 0 ? 1 : 0;
            QVERIFY2(high >= 22, kind.c_str());
            ++count;
        }
        QVERIFY2(count > 0, game);
    }
}

void TestEditorContents::longWordsHaveRoom_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "de"})
        QTest::newRow(language) << language;
}

/// A place of each kind, the last of it, with all groups of fields open: each combo box is as high as its words, and
/// nothing is wider than its column.
void TestEditorContents::longWordsHaveRoom()
{
    QFETCH(QString, language);
    words::setLanguage(language);
    Editing editing("tekhenu", 4);
    for (auto *const fold : editing.page().findChildren<QToolButton *>()) {
        if (fold->objectName().startsWith(QStringLiteral("group-")))
            fold->setChecked(true);
    }
    const std::vector<engine::Place> &places = editing.game().places();
    const auto &choice = editing.control<views::WrappingCombo>(QStringLiteral("contents-place"));
    auto *const area = qobject_cast<QScrollArea *>(contents(editing).parentWidget()->parentWidget()->parentWidget());
    QVERIFY(area);
    bool hasLines = false;
    for (const int width : {1264, 1024}) {
        editing.page().resize(width, 752);
        QCoreApplication::processEvents();
        editing.page().findChild<QTabWidget *>()->setCurrentWidget(area); // in the narrow one the box is before it
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (i + 1 < places.size() && places[i + 1].kind == places[i].kind)
                continue;
            contents(editing).setPlace(static_cast<engine::PlaceIndex>(i));
            QCoreApplication::processEvents();
            const int needed = choice.heightFor(choice.width());
            QVERIFY2(choice.height() >= needed, qPrintable(choice.currentText()));
            hasLines |= needed > choice.QComboBox::sizeHint().height();
            QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        }
    }
    QVERIFY(hasLines || language != QStringLiteral("fr")); // the longest words: else nothing has been tried
}

} // namespace tests::tst_editor_contents

TEST_CLASS(tst_editor_contents, TestEditorContents)
#include "tst_editor_contents.moc"
