// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QTabWidget>

#include "model/play/play.h"
#include "views/panels/panel_context.h"

class QComboBox;

namespace views {

class AnalysisPanel;
class CommentBox;
class NotationModel;
class NotationView;
class PanelBoxes;
class Theme;
struct AnalysisShown;
struct ReviewShown;

/// What stands beside the board in a review: as whom it is seen, the game in words with its comments, the panels of the
/// game at the position shown, and what the computer found. What is typed or done to the lines here goes into the
/// record.
class ReviewSide : public QWidget {
    Q_OBJECT

public:
    ReviewSide(play::Play &play, QWidget *parent = nullptr);

    AnalysisPanel *analysis() { return m_analysis; }

    void retranslate(const PanelContext &context, const QStringList &seatNames, const QList<QPixmap> &seatSigns,
                     const Theme &theme);
    /// Shows what is other than `before`; without it all. An analysis that begins comes to the front.
    void show(const ReviewShown &now, const ReviewShown *before);
    using QWidget::show;
    PanelBoxes *panels() { return m_panels; }
    /// What was typed becomes part of the record.
    void commit();
    /// The variation becomes what its line does, or goes.
    void promote(const record::LinePath &line);
    void removeLine(const record::LinePath &line);
    /// The line of that place as text into the clipboard.
    void copyLine(const record::Place &place) const;

signals:
    /// Somebody points at what is said of these places; at none any more.
    void placesPointed(const QList<engine::PlaceIndex> &places);
    void viewerChosen(engine::Seat viewer);
    void placeChosen(const record::Place &place);

private:
    void connectNotation();
    void showAnalysis(const AnalysisShown &now, const AnalysisShown *before, bool isOtherRecord);
    void setComment(const record::Place &place, const QString &text);

    play::Play &m_play;
    QComboBox *m_eyes;
    QLabel *m_eyesLabel;
    QTabWidget *m_tabs;
    NotationModel *m_model;
    NotationView *m_notation;
    CommentBox *m_comments;
    PanelBoxes *m_panels;
    AnalysisPanel *m_analysis;
    PanelContext m_context;
    engine::Seat m_viewer = engine::kEveryone;
    std::pair<int, int> m_progress; ///< of the analysis, as it is shown: so many of so many
};

} // namespace views
