// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogue of the settings: shows them, changes them at once, follows changes made elsewhere.
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>

#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/common/theme.h"
#include "views/dialogs/settings_dialog.h"

namespace tests::tst_settings_dialog {

class TestSettingsDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void init();
    void cleanup();
    void showsTheSettings();
    void changesThemAtOnce();
    void soundIsSetAtOnce();
    void followsChangesMadeElsewhere();
    void doesNotWriteWhatHoldsForThisRun();
    void restoresDefaults();
    void speaksAnotherLanguageWhileOpen();
    void canBeUsedByKeyboardAlone();
    void everythingHasANameInEveryLanguage_data();
    void everythingHasANameInEveryLanguage();

private:
    void open();
    QComboBox *combo(const QVariant &value) const;
    QCheckBox *box(const char *beginning) const;
    QPushButton *button(const char *text) const;
    QStringList shown() const;

    QTemporaryDir m_folder;
    std::unique_ptr<views::Settings> m_settings;
    std::unique_ptr<views::SettingsDialog> m_dialogue;
    int m_runs = 0;
};

void TestSettingsDialog::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    words::setLanguage(QStringLiteral("en"));
    m_settings = std::make_unique<views::Settings>(m_folder.filePath(QStringLiteral("%1.conf").arg(++m_runs)));
}

void TestSettingsDialog::cleanup()
{
    m_dialogue.reset();
    words::setLanguage(QStringLiteral("en"));
}

void TestSettingsDialog::open()
{
    m_dialogue = std::make_unique<views::SettingsDialog>(*m_settings);
    m_dialogue->setAttribute(Qt::WA_DeleteOnClose, false);
    m_dialogue->show();
    m_dialogue->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialogue.get()));
}

/// The field that offers this value.
QComboBox *TestSettingsDialog::combo(const QVariant &value) const
{
    for (QComboBox *each : m_dialogue->findChildren<QComboBox *>()) {
        if (each->findData(value) >= 0)
            return each;
    }
    return nullptr;
}

QCheckBox *TestSettingsDialog::box(const char *beginning) const
{
    for (QCheckBox *each : m_dialogue->findChildren<QCheckBox *>()) {
        if (each->text().remove(QLatin1Char('&')).startsWith(QLatin1String(beginning)))
            return each;
    }
    return nullptr;
}

QPushButton *TestSettingsDialog::button(const char *text) const
{
    for (QPushButton *each : m_dialogue->findChildren<QPushButton *>()) {
        if (each->text().remove(QLatin1Char('&')) == QLatin1String(text))
            return each;
    }
    return nullptr;
}

/// What the fields show: theme, language, pace, then the boxes.
QStringList TestSettingsDialog::shown() const
{
    QStringList texts;
    for (const char *value : {"dark", "fr"})
        texts << combo(QLatin1String(value))->currentText();
    texts << combo(2.5)->currentText();
    for (const char *beginning : {"Motion", "Count", "Explain", "Bring"})
        texts << (box(beginning)->isChecked() ? QStringLiteral("on") : QStringLiteral("off"));
    return texts;
}

const QStringList kDefaults{QStringLiteral("As the system"),
                            QStringLiteral("As the system"),
                            QStringLiteral("Normal"),
                            QStringLiteral("on"),
                            QStringLiteral("on"),
                            QStringLiteral("on"),
                            QStringLiteral("on")};
const QStringList kOthers{
    QStringLiteral("High contrast"), QStringLiteral("English"), QStringLiteral("Slow"), QStringLiteral("off"),
    QStringLiteral("off"),           QStringLiteral("off"),     QStringLiteral("off")};

void setOthers(views::Settings &settings)
{
    settings.theme.set(QStringLiteral("high-contrast"));
    settings.language.set(QStringLiteral("en"));
    settings.pace.set(0.5);
    settings.motion.set(false);
    settings.countingHelp.set(false);
    settings.explainPlaces.set(false);
    settings.restoreGames.set(false);
}

void TestSettingsDialog::showsTheSettings()
{
    open();
    QCOMPARE(shown(), kDefaults);
    QCOMPARE(m_dialogue->isModal(), false);
    setOthers(*m_settings);
    open();
    QCOMPARE(shown(), kOthers);
}

void TestSettingsDialog::changesThemAtOnce()
{
    open();
    const auto choose = [this](const QVariant &value) { combo(value)->setCurrentIndex(combo(value)->findData(value)); };
    const QSignalSpy theme(&m_settings->theme, &views::AnySetting::changed);
    choose(QStringLiteral("dark"));
    QCOMPARE(theme.count(), 1);
    QCOMPARE(m_settings->theme.get(), QStringLiteral("dark"));
    choose(QStringLiteral("de"));
    QCOMPARE(m_settings->language.get(), QStringLiteral("de"));
    choose(2.5);
    QCOMPARE(m_settings->pace.get(), 2.5);
    QCOMPARE(combo(QStringLiteral("brief"))->currentText(), QStringLiteral("Normal"));
    choose(QStringLiteral("brief"));
    QCOMPARE(m_settings->style().spoken, views::Spoken::Brief);
    QTest::mouseClick(box("Motion"), Qt::LeftButton, {}, QPoint(8, box("Motion")->height() / 2));
    QCOMPARE(m_settings->motion.get(), false);
    box("Count")->click();
    QCOMPARE(m_settings->countingHelp.get(), false);
    box("Explain")->click();
    QCOMPARE(m_settings->explainPlaces.get(), false);
    QVERIFY(!box("The system's font")->isChecked());
    box("The system's font")->click();
    QCOMPARE(m_settings->systemFont.get(), true);
    box("Bring")->click();
    QCOMPARE(m_settings->restoreGames.get(), false);
    box("Bring")->click();
    QCOMPARE(m_settings->restoreGames.get(), true);
    QCOMPARE(theme.count(), 1);
}

/// And what it leaves without effect cannot be set.
void TestSettingsDialog::soundIsSetAtOnce()
{
    open();
    auto *const volume = m_dialogue->findChild<QSlider *>();
    QVERIFY(box("Play sounds")->isChecked() && box("Also")->isChecked());
    QCOMPARE(volume->value(), 100);
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(volume);
    QCOMPARE(face->text(QAccessible::Name), QStringLiteral("Volume"));
    QTest::keyClick(volume, Qt::Key_Left);
    QCOMPARE(m_settings->volume.get(), 95);
    QTest::keyClick(volume, Qt::Key_Home);
    QCOMPARE(m_settings->volume.get(), 0);
    box("Also")->click();
    QCOMPARE(m_settings->soundOfOthers.get(), false);
    box("Play sounds")->click();
    QCOMPARE(m_settings->sound.get(), false);
    QVERIFY(!volume->isEnabled() && !box("Also")->isEnabled());
    m_settings->restoreDefaults();
    QVERIFY(box("Play sounds")->isChecked() && box("Also")->isChecked() && volume->isEnabled());
    QCOMPARE(volume->value(), 100);
}

void TestSettingsDialog::followsChangesMadeElsewhere()
{
    open();
    setOthers(*m_settings);
    QCOMPARE(shown(), kOthers);
    m_settings->restoreDefaults();
    QCOMPARE(shown(), kDefaults);
}

void TestSettingsDialog::doesNotWriteWhatHoldsForThisRun()
{
    open();
    m_settings->theme.setForThisRun(QStringLiteral("dark"));
    m_settings->motion.setForThisRun(false);
    QCOMPARE(shown().front(), QStringLiteral("Dark"));
    QVERIFY(!box("Motion")->isChecked());
    m_settings->countingHelp.set(false);
    QFile file(m_folder.filePath(QStringLiteral("%1.conf").arg(m_runs)));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.contains("counting-help=false"));
    QVERIFY2(!written.contains("theme") && !written.contains("motion"), written.constData());
}

void TestSettingsDialog::restoresDefaults()
{
    setOthers(*m_settings);
    open();
    QTest::mouseClick(button("Restore defaults"), Qt::LeftButton);
    QCOMPARE(shown(), kDefaults);
    QCOMPARE(m_settings->theme.get(), QStringLiteral("system"));
    QVERIFY(m_dialogue->isVisible());
}

void TestSettingsDialog::speaksAnotherLanguageWhileOpen()
{
    connect(&m_settings->language, &views::AnySetting::changed, m_settings.get(),
            [this] { words::setLanguage(m_settings->language.get()); });
    m_settings->language.set(QStringLiteral("en"));
    open();
    m_settings->theme.set(QStringLiteral("dark"));
    QComboBox *languages = combo(QStringLiteral("fr"));
    QComboBox *themes = combo(QStringLiteral("dark"));
    languages->setCurrentIndex(languages->findData(QStringLiteral("fr")));
    QTRY_COMPARE(themes->currentText(), QStringLiteral("Sombre"));
    QCOMPARE(languages->currentText(), QStringLiteral("Français"));
    QVERIFY(languages->itemText(0) != QStringLiteral("As the system"));
    languages->setCurrentIndex(languages->findData(QStringLiteral("en")));
    QTRY_COMPARE(themes->currentText(), QStringLiteral("Dark"));
    QCOMPARE(m_dialogue->windowTitle(), QStringLiteral("Settings"));
    QCOMPARE(m_settings->theme.get(), QStringLiteral("dark")); // new words are no new choice
}

void TestSettingsDialog::canBeUsedByKeyboardAlone()
{
    open();
    std::vector<QWidget *> reached;
    for (QWidget *at = m_dialogue->focusWidget(); at && (reached.empty() || at != reached.front());
         at = m_dialogue->focusWidget()) {
        reached.push_back(at);
        QVERIFY(reached.size() < 20);
        QTest::keyClick(at, Qt::Key_Tab);
    }
    const std::vector<QWidget *> order{combo(QStringLiteral("dark")),
                                       combo(QStringLiteral("fr")),
                                       combo(2.5),
                                       box("Motion"),
                                       box("The system's font"),
                                       box("Count"),
                                       box("Explain"),
                                       box("Confirm"),
                                       box("Wait"),
                                       combo(20),
                                       combo(QStringLiteral("brief")),
                                       box("Bring"),
                                       box("Play sounds"),
                                       m_dialogue->findChild<QSlider *>(),
                                       box("Also")};
    QVERIFY(reached.size() == order.size() + 4); // and the buttons
    QVERIFY(std::equal(order.begin(), order.end(), reached.begin()));
    QTest::keyClick(m_dialogue.get(), Qt::Key_P, Qt::AltModifier); // the label's key
    QCOMPARE(m_dialogue->focusWidget(), combo(2.5));
    QTest::keyClick(combo(2.5), Qt::Key_Down);
    QCOMPARE(m_settings->pace.get(), 2.5);
    QTest::keyClick(m_dialogue.get(), Qt::Key_B, Qt::AltModifier);
    QTRY_COMPARE(m_settings->restoreGames.get(), false); // the box is seen to be pressed first
    QTest::keyClick(m_dialogue.get(), Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE(m_settings->pace.get(), 1.0);
    QTest::keyClick(m_dialogue.get(), Qt::Key_Escape);
    QVERIFY(!m_dialogue->isVisible());
}

void TestSettingsDialog::everythingHasANameInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : words::languages())
        QTest::newRow(qPrintable(code)) << code;
}

/// And a key of its own.
void TestSettingsDialog::everythingHasANameInEveryLanguage()
{
    QFETCH(const QString, language);
    words::setLanguage(language);
    open();
    QStringList keys;
    const auto note = [&keys](const QString &text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty())
            keys << key.toString();
    };
    for (QWidget *widget : m_dialogue->findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible()) {
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
        if (const auto *label = qobject_cast<QLabel *>(widget))
            note(label->text());
        if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            note(button->text());
    }
    QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), keys.size());
    QVERIFY(keys.size() >= 8);
}

} // namespace tests::tst_settings_dialog

TEST_CLASS(tst_settings_dialog, TestSettingsDialog)
#include "tst_settings_dialog.moc"
