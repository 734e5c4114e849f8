// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>

#include "model/editor/editor.h"
#include "model/words/words.h"

namespace views {

/// What the tools of an editor have in common: the editor on which they work, the piece that the palette gives, what is
/// selected or in hand, and what is to be said of what was tried last.
class EditorContext : public QObject {
    Q_OBJECT

public:
    /// `editor` and `words` outlive the desk; the words may change.
    EditorContext(editor::Editor &editor, const words::Words &words, QObject *parent = nullptr);

    editor::Editor &editor() { return m_editor; }
    const engine::Game &game() const { return m_editor.game(); }
    const engine::Arrangement &arrangement() const { return m_editor.arrangement(); }

    /// The sort of pieces that the palette gives, if one is chosen there.
    const std::optional<engine::Piece> &sort() const { return m_sort; }
    void setSort(const std::optional<engine::Piece> &sort) { m_sort = sort; }

    /// Places that are selected together, in the order of places.
    const std::vector<engine::PlaceIndex> &selection() const { return m_selection; }
    bool isSelected(engine::PlaceIndex place) const;
    void select(std::vector<engine::PlaceIndex> places);

    /// Places that are pointed out, until something is changed, selected or picked: those of a problem, or of its
    /// repair.
    const std::vector<engine::PlaceIndex> &pointedOut() const { return m_pointedOut; }
    void pointOut(std::vector<engine::PlaceIndex> places);

    /// The places where something may lie.
    std::vector<engine::PlaceIndex> places() const;
    /// The one of them that is looked at; `kNowhere` where there are none.
    engine::PlaceIndex place() const { return m_place; }
    /// That one is looked at from now on, if something may lie there.
    void lookAt(engine::PlaceIndex place);

    /// The piece in hand, which lies at its place still.
    const std::optional<engine::Piece> &picked() const { return m_picked; }
    void pick(const std::optional<engine::Piece> &piece);
    /// Selects nothing and drops what is in hand. False if there was nothing of that.
    bool drop();

    /// Changes from now on are another step of undo than those before.
    void beginGesture();
    /// The same, unless changes since the last `endGesture` were that control's.
    void continueGesture(const QString &control);
    void endGesture() { m_control.clear(); }
    int gesture() const { return m_gesture; }
    /// The arrangement is that from now on, in the present gesture. Where nothing changes, says why; false then.
    bool change(const std::optional<engine::Arrangement> &next, const char *label, const QString &why = {});
    /// What is said of the position becomes what `edit` makes of it.
    void changeScenario(const char *label, const std::function<void(scenario::Scenario &)> &edit, int gesture = 0);
    /// The same of its goal and the learner, in the gesture of that control.
    void changeGoal(const QObject *control, const std::function<void(scenario::Scenario &)> &edit);
    /// The arrangement is that from now on, which has fewer problems. False where nothing changes.
    bool fix(const std::optional<engine::Arrangement> &next);
    /// Before and after the last `fix`, until something else is changed.
    const std::optional<std::pair<engine::Arrangement, engine::Arrangement>> &lastFix() const { return m_lastFix; }
    /// All pieces of these places go home.
    bool empty(const std::vector<engine::PlaceIndex> &places);

    /// Where a piece of that sort lies that is put there: at that place, or where something is carried together with
    /// it, as a god that is put on a priest lies under him. That place itself where it may lie nowhere of these.
    engine::PlaceIndex placeFor(const engine::Piece &sort, engine::PlaceIndex place) const;
    /// The last piece of those that lie there; nothing where none does.
    std::optional<engine::Piece> topOf(engine::PlaceIndex place) const;
    /// The words for a sort of pieces: the entry `piece.KIND.VALUE` of the game, else `piece.KIND`.
    QString nameOf(const engine::Piece &sort) const;
    /// The name of a seat, or of the rival as the owner of pieces.
    QString ownerName(engine::Seat owner) const;
    QString placeName(engine::PlaceIndex place) const { return m_words.place(place); }
    const words::Words &words() const { return m_words; }
    /// Why a piece of that sort cannot be put there.
    QString placementProblem(const engine::Piece &sort, engine::PlaceIndex place) const;

    /// What there is to say of what was tried last; empty: nothing.
    const QString &remark() const { return m_remark; }
    void say(const QString &remark);

signals:
    /// The selection, the place looked at, the piece in hand, the remark or the last repair is another one.
    void changed();

private:
    void leaveWhatIsGone();
    bool reportEdit(bool done, const QString &why);
    bool mayHold(const engine::Position &position, engine::PlaceIndex place) const;

    editor::Editor &m_editor;
    const words::Words &m_words;
    std::optional<engine::Piece> m_sort;
    std::vector<engine::PlaceIndex> m_selection;
    std::vector<engine::PlaceIndex> m_pointedOut;
    engine::PlaceIndex m_place = engine::kNowhere;
    std::optional<engine::Piece> m_picked;
    QString m_remark;
    std::optional<std::pair<engine::Arrangement, engine::Arrangement>> m_lastFix;
    int m_gesture = 0;
    QString m_control; ///< name of the control whose gesture that is; empty: of none
};

} // namespace views
