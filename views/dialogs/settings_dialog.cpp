// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>

#include "model/words/languages.h"
#include "views/board/board_plan.h"
#include "views/common/choices.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/tall_area.h"
#include "views/dialogs/engines_dialog.h"
#include "views/dialogs/keys_dialog.h"
#include "views/dialogs/screen_room.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr int kEdge = 16, kBetween = 12;

/// Shows the setting now and whenever it changes. The field is silent meanwhile: what holds for this run only must not
/// be written.
void follow(QWidget *field, AnySetting &setting, std::function<void()> show)
{
    const auto silently = [field, show = std::move(show)] {
        const QSignalBlocker quiet(field);
        show();
    };
    silently();
    QObject::connect(&setting, &AnySetting::changed, field, silently);
}

template <typename T>
void bind(QComboBox *field, Setting<T> &setting)
{
    follow(field, setting,
           [field, &setting] { field->setCurrentIndex(field->findData(QVariant::fromValue(setting.get()))); });
    QObject::connect(field, &QComboBox::currentIndexChanged, &setting,
                     [field, &setting](int index) { setting.set(field->itemData(index).template value<T>()); });
}

void bind(QCheckBox *field, Setting<bool> &setting)
{
    follow(field, setting, [field, &setting] { field->setChecked(setting.get()); });
    QObject::connect(field, &QCheckBox::toggled, &setting, [&setting](bool on) { setting.set(on); });
}

void bind(QSlider *field, Setting<int> &setting)
{
    follow(field, setting, [field, &setting] { field->setValue(setting.get()); });
    QObject::connect(field, &QSlider::valueChanged, &setting, [&setting](int value) { setting.set(value); });
}

/// As large as what it scrolls, as far as the screen has room for that and for those below it.
class WholeArea : public TallArea {
public:
    WholeArea(QWidget *content, const QWidget &below, QWidget *parent) : TallArea(content, 0, parent), m_below(below)
    {
        setFocusPolicy(Qt::NoFocus); // what is in it leads along it
    }

    QSize sizeHint() const override
    {
        const QSize whole = widget()->sizeHint();
        const int room = screenRoom(*this).height() - m_below.sizeHint().height() - 2 * kEdge - kBetween;
        return whole.height() <= room ? whole : QSize(whole.width() + verticalScrollBar()->sizeHint().width(), room);
    }

private:
    const QWidget &m_below;
};

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, QWidget *parent)
    : QDialog(parent), m_settings(settings), m_peek(new QGroupBox(this)), m_theme(new QComboBox(m_peek)),
      m_themeLabel(labelFor(m_theme)), m_language(new QComboBox(m_peek)), m_languageLabel(labelFor(m_language)),
      m_pace(new QComboBox(m_peek)), m_paceLabel(labelFor(m_pace)), m_motion(new QCheckBox(m_peek)),
      m_systemFont(new QCheckBox(m_peek)), m_play(new QGroupBox(this)), m_counting(new QCheckBox(m_play)),
      m_explain(new QCheckBox(m_play)), m_confirmTurns(new QCheckBox(m_play)), m_stepwise(new QCheckBox(m_play)),
      m_tutor(new QComboBox(m_play)), m_tutorLabel(labelFor(m_tutor)), m_spoken(new QComboBox(m_play)),
      m_spokenLabel(labelFor(m_spoken)), m_restoreGames(new QCheckBox(m_play)), m_hearing(new QGroupBox(this)),
      m_sound(new QCheckBox(m_hearing)), m_volume(new QSlider(m_hearing)), m_volumeLabel(labelFor(m_volume)),
      m_soundOfOthers(new QCheckBox(m_hearing))
{
    setAttribute(Qt::WA_DeleteOnClose);
    makeLook();
    makePlay();
    makeSound();
    // Added as they stand: where Qt reorders them, the Tab key stays among those before the last one.
    auto *buttons = new QDialogButtonBox(this);
    m_restoreDefaults = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    connect(m_restoreDefaults, &QPushButton::clicked, &m_settings, &Settings::restoreDefaults);
    m_keys = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    connect(m_keys, &QPushButton::clicked, this, &SettingsDialog::openKeys);
    m_engines = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    connect(m_engines, &QPushButton::clicked, this, &SettingsDialog::openEngines);
    buttons->addButton(QDialogButtonBox::Close)->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *content = new QWidget(this);
    makeColumn(content, {}, 12, {m_peek, m_play, m_hearing});
    makeColumn(this, {kEdge, kEdge, kEdge, kEdge}, kBetween, {new WholeArea(content, *buttons, this), buttons})
        ->setSizeConstraint(QLayout::SetFixedSize); // as large as its texts, in every language
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
    offerHelp(this, "start#settings");
}

void SettingsDialog::makeLook()
{
    for (const Choice<QString> &choice : themeChoices())
        m_theme->addItem(QString(), choice.value);
    m_language->addItem(QString(), QString());
    for (const QString &code : words::languages())
        m_language->addItem(words::languageName(code), code); // in itself, in every language
    for (const Choice<double> &choice : paceChoices())
        m_pace->addItem(QString(), choice.value);
    auto *form = new QFormLayout(m_peek);
    for (const auto &[label, field] :
         {std::pair(m_themeLabel, m_theme), {m_languageLabel, m_language}, {m_paceLabel, m_pace}}) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        form->addRow(label, field);
    }
    form->addRow(m_motion);
    form->addRow(m_systemFont);
    bind(m_theme, m_settings.theme);
    bind(m_language, m_settings.language);
    bind(m_pace, m_settings.pace);
    bind(m_motion, m_settings.motion);
    bind(m_systemFont, m_settings.systemFont);
}

void SettingsDialog::makePlay()
{
    auto *rows = new QVBoxLayout(m_play);
    for (QWidget *box : {m_counting, m_explain, m_confirmTurns, m_stepwise})
        rows->addWidget(box);
    for (const Choice<QString> &choice : spokenChoices())
        m_spoken->addItem(QString(), choice.value);
    for (const Choice<int> &choice : tutorChoices())
        m_tutor->addItem(QString(), choice.value);
    for (const auto &[label, field] : {std::pair(m_tutorLabel, m_tutor), {m_spokenLabel, m_spoken}}) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        auto *row = new QHBoxLayout;
        row->addWidget(label);
        row->addWidget(field, 1, Qt::AlignLeft);
        rows->addLayout(row);
    }
    rows->addWidget(m_restoreGames);
    bind(m_counting, m_settings.countingHelp);
    m_counting->setVisible(BoardPlan::hasCountedStacks());
    bind(m_explain, m_settings.explainPlaces);
    bind(m_confirmTurns, m_settings.confirmTurns);
    bind(m_stepwise, m_settings.stepwise);
    bind(m_restoreGames, m_settings.restoreGames);
    bind(m_tutor, m_settings.tutor);
    bind(m_spoken, m_settings.spoken);
}

void SettingsDialog::makeSound()
{
    m_volume->setOrientation(Qt::Horizontal);
    m_volume->setRange(0, 100);
    m_volume->setSingleStep(5);
    auto *volume = new QHBoxLayout;
    volume->addWidget(m_volumeLabel);
    volume->addWidget(m_volume, 1);
    auto *rows = new QVBoxLayout(m_hearing);
    rows->addWidget(m_sound);
    rows->addLayout(volume);
    rows->addWidget(m_soundOfOthers);
    bind(m_sound, m_settings.sound);
    bind(m_volume, m_settings.volume);
    bind(m_soundOfOthers, m_settings.soundOfOthers);
    follow(m_sound, m_settings.sound, [this] {
        for (QWidget *each : std::initializer_list<QWidget *>{m_volume, m_soundOfOthers})
            each->setEnabled(m_settings.sound.get());
    });
}

void SettingsDialog::present(Settings &settings, QWidget *window)
{
    static QPointer<SettingsDialog> one;
    if (!one || !one->isVisible()) // a closed one may still wait for its end
        one = new SettingsDialog(settings, window);
    else if (one->parentWidget() != window)
        one->setParent(window, one->windowFlags());
    one->show();
    one->raise();
    one->activateWindow();
}

/// Of the commands that the window's menus have.
void SettingsDialog::openKeys()
{
    if (const auto *window = qobject_cast<QMainWindow *>(parentWidget()))
        KeysDialog(m_settings.keys, *window->menuBar(), this).exec();
}

void SettingsDialog::openEngines() { EnginesDialog(m_settings.engines, this).exec(); }

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_peek->setTitle(tr("Look"));
    m_themeLabel->setText(tr("&Theme"));
    setTexts(m_theme, choiceNames(themeChoices()));
    m_languageLabel->setText(tr("&Language"));
    m_language->setItemText(0, choiceName(systemLanguageText()));
    m_paceLabel->setText(tr("&Pace"));
    setTexts(m_pace, choiceNames(paceChoices()));
    m_motion->setText(tr("&Motion: pieces move to their places"));
    m_systemFont->setText(tr("The system's &font"));
    m_play->setTitle(tr("Play"));
    m_counting->setText(tr("Count the &discards: show how many of each card are gone"));
    m_explain->setText(tr("E&xplain places: say what the rules say of them"));
    m_confirmTurns->setText(tr("Confirm the &end of a turn with the button"));
    m_stepwise->setText(tr("&Wait after each action of the computer"));
    m_tutorLabel->setText(tr("T&utor: warn of"));
    setTexts(m_tutor, choiceNames(tutorChoices()));
    m_spokenLabel->setText(tr("&Spoken, with a screen reader"));
    setTexts(m_spoken, choiceNames(spokenChoices()));
    m_restoreGames->setText(tr("&Bring back open games at the next start"));
    m_hearing->setTitle(tr("Sound"));
    m_sound->setText(tr("Pl&ay sounds"));
    m_volumeLabel->setText(tr("&Volume"));
    m_soundOfOthers->setText(tr("Als&o while the computer plays"));
    m_restoreDefaults->setText(tr("&Restore defaults"));
    m_keys->setText(tr("&Keys…"));
    m_engines->setText(tr("Own en&gines…"));
}

} // namespace views
