// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogue of an export: what it offers, what it remembers, what it leaves out.
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

#include "model/words/languages.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "views/common/theme.h"
#include "views/dialogs/export_dialog.h"

namespace tests::tst_export_dialog {

using views::ExportChoice;
using Kind = views::ExportChoice::Kind;

namespace {

record::Record played() { return std::get<record::Record>(record::load(dataFile(QStringLiteral("plain.cartouche")))); }

} // namespace

class TestExportDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        words::setLanguage(QStringLiteral("en"));
    }
    void givesBackWhatWasChosenLast();
    void takesWhatThisGameHas();
    void asksOnlyWhatMatters();
    void presetsAndWidthGoTogether();
    void stepsStayInOrder();
    void everythingHasAName();

private:
    /// The combo box that offers this value.
    static QComboBox *combo(const views::ExportDialog &dialog, const QVariant &value)
    {
        for (QComboBox *each : dialog.findChildren<QComboBox *>()) {
            if (each->findData(value) >= 0 && each->itemData(0).typeId() == value.typeId())
                return each;
        }
        return nullptr;
    }
    static void choose(const views::ExportDialog &dialog, Kind kind)
    {
        auto *field = qobject_cast<QComboBox *>(dialog.focusWidget());
        field->setCurrentIndex(field->findData(static_cast<int>(kind)));
    }

    const record::Record m_record = played();
    const replay::Timeline m_timeline{m_record};
    const views::ExportSource m_source{m_record, m_timeline, {}, {QStringLiteral("Ada"), QStringLiteral("Noor")}};
};

void TestExportDialog::givesBackWhatWasChosenLast()
{
    ExportChoice last;
    last.kind = Kind::Gif;
    last.width = 1000;
    last.theme = QStringLiteral("dark");
    last.viewer = 1;
    last.first = 2;
    last.last = 5;
    last.speed = 2.5;
    last.loop = false;
    last.step = 3;
    QCOMPARE(views::ExportDialog(m_source, 3, last).choice(), last);
    last.step = 4; // the one on the screen
    QCOMPARE(views::ExportDialog(m_source, 4, last).choice(), last);
    QCOMPARE(views::ExportDialog(m_source, 0, {}).choice(), ExportChoice());
}

void TestExportDialog::takesWhatThisGameHas()
{
    ExportChoice last;
    last.viewer = 3;
    last.theme = QStringLiteral("pink");
    last.first = 2;
    last.last = 100'000;
    last.width = 9;
    const ExportChoice choice = views::ExportDialog(m_source, 0, last).choice();
    QCOMPARE(choice.viewer, engine::kEveryone);
    QCOMPARE(choice.theme, QStringLiteral("light"));
    QCOMPARE(choice.first, 0);
    QCOMPARE(choice.last, ExportChoice().last); // the whole game
    QCOMPARE(choice.width, ExportChoice::kLeastWidth);
}

void TestExportDialog::asksOnlyWhatMatters()
{
    views::ExportDialog dialog(m_source, 0, {});
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *theme = combo(dialog, QStringLiteral("dark"));
    auto *speed = dialog.findChild<QDoubleSpinBox *>();
    auto *loop = dialog.findChild<QCheckBox *>();
    auto *width = dialog.findChild<QSpinBox *>();
    QVERIFY(theme->isVisible() && width->isVisible() && !speed->isVisible() && !loop->isVisible());
    choose(dialog, Kind::Gif);
    QVERIFY(theme->isVisible() && width->isVisible() && speed->isVisible() && loop->isVisible());
    choose(dialog, Kind::Page);
    QVERIFY(theme->isVisible() && !width->isVisible() && !speed->isVisible());
    choose(dialog, Kind::Text);
    QVERIFY(!theme->isVisible() && !width->isVisible() && !speed->isVisible());
    QCOMPARE(dialog.choice().kind, Kind::Text);
}

void TestExportDialog::presetsAndWidthGoTogether()
{
    views::ExportDialog dialog(m_source, 0, {});
    auto *preset = combo(dialog, 1920);
    QSpinBox *width = dialog.findChildren<QSpinBox *>().front();
    QCOMPARE(preset->currentData().toInt(), 1280);
    preset->setCurrentIndex(preset->findData(1920));
    QCOMPARE(dialog.choice().width, 1920);
    width->setValue(1111);
    QCOMPARE(preset->currentData().toInt(), 0);
    QCOMPARE(dialog.choice().width, 1111);
    width->setValue(800);
    QCOMPARE(preset->currentData().toInt(), 800);
}

void TestExportDialog::stepsStayInOrder()
{
    ExportChoice last;
    last.kind = Kind::Gif;
    views::ExportDialog dialog(m_source, 0, last);
    const QList<QSpinBox *> fields = dialog.findChildren<QSpinBox *>();
    QCOMPARE(fields.size(), 3);
    QVERIFY(!fields[1]->isEnabled());
    const QList<QRadioButton *> ranges = dialog.findChildren<QRadioButton *>();
    ranges[1]->click();
    QVERIFY(fields[1]->isEnabled() && fields[2]->isEnabled());
    fields[2]->setValue(3);
    fields[1]->setValue(6);
    QCOMPARE(dialog.choice().first, 6);
    QCOMPARE(dialog.choice().last, 6);
    QCOMPARE(fields[2]->maximum(), m_timeline.stepCount());
    ranges[0]->click();
    QCOMPARE(dialog.choice().last, ExportChoice().last);
}

void TestExportDialog::everythingHasAName()
{
    views::ExportDialog dialog(m_source, 0, {});
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        QCoreApplication::sendPostedEvents();
        for (QWidget *field : dialog.findChildren<QWidget *>()) {
            const bool isList = field->window() != &dialog; // of a combo box
            if (isList || field->focusPolicy() == Qt::NoFocus
                || field->objectName() == QLatin1String("qt_spinbox_lineedit"))
                continue;
            QVERIFY2(!QAccessible::queryAccessibleInterface(field)->text(QAccessible::Name).isEmpty(),
                     field->metaObject()->className());
        }
        for (const QComboBox *field : dialog.findChildren<QComboBox *>()) {
            for (int i = 0; i < field->count(); ++i)
                QVERIFY(!field->itemText(i).isEmpty());
        }
    }
}

} // namespace tests::tst_export_dialog

TEST_CLASS(tst_export_dialog, TestExportDialog)
#include "tst_export_dialog.moc"
