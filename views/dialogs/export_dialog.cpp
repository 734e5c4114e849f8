// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "model/words/words.h"
#include "views/common/choices.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/theme.h"
#include "views/dialogs/buttons.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

using Kind = ExportChoice::Kind;

constexpr Kind kKinds[] = {Kind::Png, Kind::Svg, Kind::Pdf, Kind::Gif, Kind::Page, Kind::Text};
constexpr int kWidths[] = {800, 1280, 1920, 3840};

/// Those of Theme: what is exported does not depend on a desktop.
std::vector<Choice<QString>> drawnThemes()
{
    std::vector<Choice<QString>> choices = themeChoices();
    std::erase_if(choices, [](const Choice<QString> &choice) { return !Theme::themeNames().contains(choice.value); });
    return choices;
}

} // namespace

ExportDialog::ExportDialog(const ExportSource &source, int step, const ExportChoice &last, QWidget *parent)
    : QDialog(parent), m_source(source), m_step(step), m_form(new QFormLayout), m_about(aboutLabel(this)),
      m_to(new QLabel(this)), m_kind(new QComboBox(this)), m_preset(new QComboBox(this)), m_theme(new QComboBox(this)),
      m_viewer(new QComboBox(this)), m_width(new QSpinBox(this)), m_first(new QSpinBox(this)),
      m_last(new QSpinBox(this)), m_whole(new QRadioButton(this)), m_part(new QRadioButton(this)),
      m_speed(new QDoubleSpinBox(this)), m_loop(new QCheckBox(this)), m_size(makeSize()), m_steps(makeSteps()),
      m_kindLabel(labelFor(m_kind)), m_sizeLabel(labelFor(m_preset)), m_themeLabel(labelFor(m_theme)),
      m_viewerLabel(labelFor(m_viewer)), m_stepsLabel(labelFor(m_whole)), m_speedLabel(labelFor(m_speed))
{
    makeRows();
    QDialogButtonBox *buttons = makeButtons(*this, QDialogButtonBox::Cancel);
    m_export = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    auto *layout = makeColumn(this, {16, 16, 16, 16}, 12);
    layout->addLayout(m_form);
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize); // as large as what the kind asks for, in every language
    begin(last);
    retranslate();
    refreshRows();
    m_kind->setFocus();
    onLanguageChange(this, [this] {
        retranslate();
        refreshRows();
    });
    offerHelp(this, "review#export");
}

void ExportDialog::makeRows()
{
    for (const Kind kind : kKinds)
        m_kind->addItem(QString(), static_cast<int>(kind));
    for (const Choice<QString> &choice : drawnThemes())
        m_theme->addItem(QString(), choice.value);
    m_viewer->addItem(QString(), static_cast<int>(engine::kEveryone));
    for (int seat = 0; seat < m_source.timeline.last().seatCount(); ++seat)
        m_viewer->addItem(QString(), seat);
    m_speed->setRange(0.1, 20);
    m_speed->setSingleStep(0.5);
    m_speed->setDecimals(1);
    m_form->addRow(m_kindLabel, m_kind);
    m_form->addRow(m_about);
    m_form->addRow(m_sizeLabel, m_size);
    m_form->addRow(m_themeLabel, m_theme);
    m_form->addRow(m_viewerLabel, m_viewer);
    m_form->addRow(m_stepsLabel, m_steps);
    m_form->addRow(m_speedLabel, m_speed);
    m_form->addRow(m_loop);
    for (QComboBox *field : {m_kind, m_preset, m_theme, m_viewer})
        field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ExportDialog::refreshRows);
}

QWidget *ExportDialog::makeSize()
{
    auto *row = new QWidget(this);
    makeRow(row, {}, -1, {m_preset, m_width})->addStretch();
    for (const int width : kWidths)
        m_preset->addItem(QString(), width);
    m_preset->addItem(QString(), 0);
    m_width->setRange(ExportChoice::kLeastWidth, ExportChoice::kMostWidth);
    m_width->setSingleStep(10);
    connect(m_preset, &QComboBox::currentIndexChanged, this, [this] {
        if (const int width = m_preset->currentData().toInt(); width > 0)
            m_width->setValue(width);
    });
    connect(m_width, &QSpinBox::valueChanged, this, &ExportDialog::refreshPreset);
    return row;
}

QWidget *ExportDialog::makeSteps()
{
    auto *rows = new QWidget(this);
    auto *part = makeRow(nullptr, {}, -1, {m_part, m_first, m_to, m_last});
    part->addStretch();
    makeColumn(rows, {}, -1, {m_whole})->addLayout(part);
    m_first->setRange(0, m_source.timeline.stepCount());
    m_last->setRange(0, m_source.timeline.stepCount());
    connect(m_first, &QSpinBox::valueChanged, this, [this](int first) { m_last->setMinimum(first); });
    connect(m_part, &QRadioButton::toggled, this, [this](bool on) {
        for (QWidget *field : std::initializer_list<QWidget *>{m_first, m_to, m_last})
            field->setEnabled(on);
    });
    return rows;
}

void ExportDialog::begin(const ExportChoice &last)
{
    const auto take = [](QComboBox *field, const QVariant &value) {
        field->setCurrentIndex(std::max(0, field->findData(value)));
    };
    take(m_kind, static_cast<int>(last.kind));
    take(m_theme, last.theme);
    take(m_viewer, static_cast<int>(last.viewer));
    m_width->setValue(last.width);
    refreshPreset();
    const int steps = m_source.timeline.stepCount();
    const bool isPart = last.first > 0 || last.last < steps;
    const bool fits = last.first <= last.last && last.last <= steps;
    m_first->setValue(isPart && fits ? last.first : 0);
    m_last->setValue(isPart && fits ? last.last : steps);
    m_part->setChecked(true); // so that the fields know that they are on
    m_whole->setChecked(!isPart || !fits);
    m_speed->setValue(last.speed);
    m_loop->setChecked(last.loop);
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice;
    choice.kind = static_cast<Kind>(m_kind->currentData().toInt());
    choice.width = m_width->value();
    choice.theme = m_theme->currentData().toString();
    choice.viewer = static_cast<engine::Seat>(m_viewer->currentData().toInt());
    choice.step = m_step;
    if (m_part->isChecked()) {
        choice.first = m_first->value();
        choice.last = m_last->value();
    }
    choice.speed = m_speed->value();
    choice.loop = m_loop->isChecked();
    return choice;
}

/// What the kind does not ask for is not there.
void ExportDialog::refreshRows()
{
    const Kind kind = static_cast<Kind>(m_kind->currentData().toInt());
    const bool isGif = kind == Kind::Gif;
    const bool isDrawn = kind != Kind::Text;
    m_form->setRowVisible(m_size, isDrawn && kind != Kind::Page);
    m_form->setRowVisible(m_theme, isDrawn);
    m_form->setRowVisible(m_steps, isGif);
    m_form->setRowVisible(m_speed, isGif);
    m_form->setRowVisible(m_loop, isGif);
    setAbout(m_about, m_kind, aboutKind(kind));
}

QString ExportDialog::aboutKind(Kind kind)
{
    switch (kind) {
    case Kind::Png: return tr("The board as it stands, for every program.");
    case Kind::Svg: return tr("The board as it stands, sharp at every size.");
    case Kind::Pdf: return tr("The board as it stands, one page to print.");
    case Kind::Gif: return tr("The board step by step, as a moving picture.");
    case Kind::Page: return tr("The whole game with board, slider and log, in one file for any browser, also offline.");
    case Kind::Text: break;
    }
    return tr("The whole game in words.");
}

void ExportDialog::refreshPreset()
{
    const QSignalBlocker quiet(m_preset);
    const int known = m_preset->findData(m_width->value());
    m_preset->setCurrentIndex(known >= 0 ? known : m_preset->findData(0));
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export"));
    m_export->setText(tr("&Export…"));
    m_kindLabel->setText(tr("&What"));
    setTexts(m_kind,
             {tr("Picture of this step (PNG)"), tr("Picture of this step (SVG)"), tr("Picture of this step (PDF)"),
              tr("Animated picture (GIF)"), tr("Web page (HTML)"), tr("Text")});
    m_sizeLabel->setText(tr("&Size"));
    setTexts(m_preset, {tr("Small"), tr("Medium"), tr("Large"), tr("Very large"), tr("Own width")});
    m_width->setSuffix(QLatin1Char(' ') + tr("pixels wide"));
    m_width->setAccessibleName(tr("Width in pixels"));
    m_themeLabel->setText(tr("&Theme"));
    setTexts(m_theme, choiceNames(drawnThemes()));
    m_viewerLabel->setText(tr("As seen &by"));
    nameSeats();
    m_stepsLabel->setText(tr("Steps"));
    m_whole->setText(tr("The whole &game"));
    m_part->setText(tr("&From step"));
    m_first->setAccessibleName(tr("First step"));
    m_to->setText(tr("to"));
    m_last->setAccessibleName(tr("Last step"));
    m_speedLabel->setText(tr("S&peed"));
    m_speed->setLocale(QLocale()); // a field keeps the locale with which it was made
    m_speed->setSuffix(QLatin1Char(' ') + tr("steps a second"));
    m_loop->setText(tr("Begin again at the e&nd"));
}

void ExportDialog::nameSeats()
{
    const engine::Position &position = m_source.timeline.last();
    const words::Words words(position.game(), m_source.seatNames);
    m_viewer->setItemText(0, tr("Everyone: all lies open"));
    for (int i = 1; i < m_viewer->count(); ++i) {
        const auto seat = static_cast<engine::Seat>(m_viewer->itemData(i).toInt());
        m_viewer->setItemText(i, words.seat(position.game().seatId(seat, position.seatCount())));
    }
}

} // namespace views
