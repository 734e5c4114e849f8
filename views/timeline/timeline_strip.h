// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QPixmap>

#include <functional>
#include <limits>

#include "views/timeline/autoplay.h"
#include "views/timeline/timeline_bar.h"
#include "views/timeline/timeline_buttons.h"

class QActionGroup;
class QGridLayout;
class QLabel;
class QMenu;

namespace views {

/// All that leads along a course of a game: buttons, where one is in words, the timeline, the seats' scores. It asks
/// for positions; whoever owns it shows them and says so with `setShown`.
class TimelineStrip : public QFrame {
    Q_OBJECT

public:
    explicit TimelineStrip(QWidget *parent = nullptr);

    /// The course to show, or null; it outlives the strip or is replaced before. Marks and expected results of the
    /// course before go.
    void setTimeline(const replay::Timeline *timeline);
    /// To be told when the course has grown or shrunk; then the position shown may be another. Steps after `until` are
    /// not shown.
    void timelineChanged(int until = std::numeric_limits<int>::max());
    void setMarks(std::vector<replay::Mark> marks);
    /// What each seat may expect at every position, 0 … 1; empty for nothing.
    void setExpected(std::vector<std::vector<double>> expected, bool isUnanalysed = false);
    /// The words of the game, a sign for each seat, what a step says.
    void setWords(const words::Words &words, QList<QPixmap> seatSigns, std::function<QString(int)> stepInWords);
    void setTheme(const Theme &theme);
    /// The timeline of a review: it always has a graph, where its form has one, and which marks are looked for can be
    /// chosen (`kindWanted`): one of those kinds, `kind` now.
    void setReview();
    void setKinds(std::vector<replay::MarkKind> kinds, const std::string &kind);
    /// How much room there is, and how much larger than usual all of it is; the strip gets the height that belongs to
    /// it.
    void setForm(TimelineForm form, qreal scale = 1);
    /// Whether playing by itself is what one is there for, as at first: its button is the main one.
    void setPlayMain(bool isMain);
    /// The form for a window of that size.
    static TimelineForm formFor(QSize size);

    /// The position that is shown now.
    void setShown(int step);
    /// Scores to be shown instead of those of that step, while it is being told; null: those of the step.
    void setScores(std::optional<std::vector<int>> scores);
    /// The position asked for last is shown, and nothing moves any more: a game that plays by itself goes on. Needed
    /// only after `seekWanted` with `animated`.
    void onSettled() { m_autoplay->onSettled(); }

    int shown() const { return m_bar->shown(); }
    /// Goes there as the buttons do; for menus and keys.
    void go(replay::Jump jump) { m_bar->go(jump); }
    TimelineBar &bar() { return *m_bar; }
    Autoplay &autoplay() { return *m_autoplay; }
    /// “2×”, in the program's language.
    static QString speedName(double speed);

signals:
    /// Somebody wants to see that position; `animated` where it is one step from the position shown and there is time
    /// for a motion. One signal for each position asked for.
    void seekWanted(int step, bool animated);
    /// Marks of that kind (`replay::ofKind`) are to be looked for.
    void kindWanted(const std::string &kind);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void makeButtons();
    void makeSpeeds();
    void makeKinds();
    void arrange();
    void makeScores();
    void fitWords();
    void retranslate();
    void refresh();
    void refreshWords();
    void refreshKinds();
    void seek(int step, bool animated);
    bool isRow() const;
    QString kindName(const std::string &kind) const;

    Autoplay *m_autoplay;
    TimelineBar *m_bar;
    QGridLayout *m_grid;
    QWidget *m_buttons;
    QWidget *m_about; ///< where one is, speed and loop
    QWidget *m_scores;
    TimelineButton *m_first;
    TimelineButton *m_previous;
    TimelineButton *m_play;
    TimelineButton *m_next;
    TimelineButton *m_last;
    TimelineButton *m_loop;
    TimelineButton *m_speed;
    QMenu *m_speeds;
    QActionGroup *m_speedGroup;
    TimelineButton *m_kind; ///< which marks are looked for
    QMenu *m_kindMenu;
    QActionGroup *m_kindGroup;
    std::vector<replay::MarkKind> m_kinds;
    std::string m_wantedKind;
    QLabel *m_step;
    QLabel *m_heading;
    QList<QPixmap> m_signs;
    std::vector<QLabel *> m_figures;        ///< a seat's score
    std::optional<std::vector<int>> m_told; ///< the scores as far as they have been told
    TimelineForm m_form = TimelineForm::Large;
    qreal m_scale = 1;
};

} // namespace views
