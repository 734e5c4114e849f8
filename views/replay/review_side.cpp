// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/review_side.h"

#include <optional>
#include <utility>

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "model/play/commands.h"
#include "model/record/text.h"
#include "model/replay/analysis.h"
#include "model/replay/game_text.h"
#include "model/words/languages.h"
#include "views/common/labels.h"
#include "views/common/pointed_line.h"
#include "views/common/side_measure.h"
#include "views/common/tall_area.h"
#include "views/panels/panel_boxes.h"
#include "views/replay/analysis_panel.h"
#include "views/replay/comment_box.h"
#include "views/replay/notation_view.h"
#include "views/screen/review_shown.h"

namespace views {

using engine::Seat;

namespace {

constexpr int kAnalysisTab = 2;

} // namespace

ReviewSide::ReviewSide(play::Play &play, QWidget *parent)
    : QWidget(parent), m_play(play), m_eyes(new QComboBox(this)), m_eyesLabel(textLabel({}, FontRole::Second, this)),
      m_tabs(new QTabWidget(this)), m_model(new NotationModel(this)), m_notation(new NotationView(*m_model, this)),
      m_comments(new CommentBox(this)), m_panels(new PanelBoxes(this)), m_analysis(new AnalysisPanel(this))
{
    auto *said = new QWidget(this);
    auto *column = new QVBoxLayout(said);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_notation, 1);
    column->addWidget(m_comments);
    m_tabs->addTab(said, QString());
    m_tabs->addTab(new TallArea(m_panels, 0, this), QString());
    m_tabs->addTab(new TallArea(m_analysis, 0, this), QString());
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(false); // the column is as wide as they need
    m_eyesLabel->setBuddy(m_eyes);
    auto *eyes = new QHBoxLayout;
    eyes->addWidget(m_eyesLabel);
    eyes->addWidget(m_eyes, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addStrut(220); // or more, where words need it
    layout->addLayout(eyes);
    layout->addWidget(m_tabs, 1);
    connect(m_eyes, &QComboBox::activated, this,
            [this](int index) { emit viewerChosen(index == 0 ? engine::kEveryone : static_cast<Seat>(index - 1)); });
    connectNotation();
    new SideText(this);
    m_model->show(&play.record(), &play.timeline());
}

void ReviewSide::connectNotation()
{
    connect(m_notation, &NotationView::placeChosen, this, &ReviewSide::placeChosen);
    connect(new PointedLine(*m_notation), &PointedLine::pointed, this, [this](const QModelIndex &line) {
        emit placesPointed(line.data(NotationModel::PlacesRole).value<QList<engine::PlaceIndex>>());
    });
    connect(m_notation, &NotationView::promoteWanted, this, &ReviewSide::promote);
    connect(m_notation, &NotationView::removeWanted, this, &ReviewSide::removeLine);
    connect(m_notation, &NotationView::copyWanted, this, &ReviewSide::copyLine);
    connect(m_notation, &NotationView::commentWanted, this, [this](const record::Place &place) {
        emit placeChosen(place);
        m_comments->beginComment();
    });
    connect(m_comments, &CommentBox::commentChanged, this, &ReviewSide::setComment);
    connect(m_comments, &CommentBox::markChanged, this,
            [this](const record::Place &place, const QString &mark) { m_play.run(play::setMark(place, mark)); });
    connect(m_comments, &CommentBox::assessmentChanged, this,
            [this](const record::Place &place, const QString &assessment) {
                m_play.run(play::setAssessment(place, assessment));
            });
}

void ReviewSide::commit() { m_comments->commit(); }

void ReviewSide::setComment(const record::Place &place, const QString &text)
{
    const record::Text *old = record::commentAt(m_play.record().line, place);
    m_play.run(play::setComment(place, record::edited(old ? *old : record::Text(), words::spokenLanguage(), text)));
}

void ReviewSide::promote(const record::LinePath &line)
{
    commit(); // what is typed belongs to a place that has another name afterwards
    m_play.run(play::promote(line));
}

void ReviewSide::removeLine(const record::LinePath &line)
{
    commit();
    m_play.run(play::removeLine(line));
}

void ReviewSide::copyLine(const record::Place &place) const
{
    QGuiApplication::clipboard()->setText(replay::lineText(m_play.record(), place, *m_context.words, m_viewer));
}

void ReviewSide::retranslate(const PanelContext &context, const QStringList &seatNames, const QList<QPixmap> &seatSigns,
                             const Theme &theme)
{
    m_context = context;
    m_eyesLabel->setText(tr("Seen by"));
    m_eyes->clear();
    m_eyes->addItem(tr("everyone"));
    for (int seat = 0; seat < seatNames.size(); ++seat)
        m_eyes->addItem(QIcon(seatSigns.value(seat)), seatNames[seat]);
    m_eyes->setCurrentIndex(m_viewer == engine::kEveryone ? 0 : m_viewer + 1);
    m_eyes->setAccessibleName(m_eyesLabel->text());
    m_tabs->setTabText(0, tr("Moves"));
    m_tabs->setTabText(1, tr("Position"));
    m_tabs->setTabText(kAnalysisTab, tr("Analysis"));
    for (int tab = 1; tab < m_tabs->count(); ++tab) // they take the keyboard while there is something to scroll
        m_tabs->widget(tab)->setAccessibleName(m_tabs->tabText(tab));
    m_model->setWords(*context.words, seatSigns);
    m_notation->setTheme(theme);
    m_analysis->setContext(context);
}

void ReviewSide::show(const ReviewShown &now, const ReviewShown *before)
{
    const bool isOtherRecord = !before || before->edits != now.edits;
    if (isOtherRecord)
        m_model->refresh();
    if (!before || before->viewer != now.viewer) {
        m_viewer = now.viewer;
        m_model->setViewer(m_viewer);
        m_eyes->setCurrentIndex(m_viewer == engine::kEveryone ? 0 : m_viewer + 1);
    }
    if (isOtherRecord || before->place != now.place)
        m_notation->markPlace(now.place);
    if (!before || before->place != now.place || before->comment != now.comment || before->symbols != now.symbols)
        m_comments->showPlace(now.place, now.comment, now.symbols);
    showAnalysis(now.analysis, before ? &before->analysis : nullptr, isOtherRecord);
}

/// What was found is laid out anew with the game that it is about.
void ReviewSide::showAnalysis(const AnalysisShown &now, const AnalysisShown *before, bool isOtherRecord)
{
    if (m_progress.second == 0 && now.all > 0)
        m_tabs->setCurrentIndex(kAnalysisTab);
    if (const std::pair progress(now.done, now.all); std::exchange(m_progress, progress) != progress)
        m_analysis->setProgress(now.done, now.all);
    const bool isOther = isOtherRecord || before->found != now.found || before->isOpen != now.isOpen;
    if (isOther)
        m_analysis->setGame(&m_play.timeline(), now.found ? std::optional(*now.found) : std::nullopt, now.isOpen);
    if (isOther || before->step != now.step)
        m_analysis->showStep(now.step);
}

} // namespace views
