// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include <QAbstractListModel>

#include "model/replay/narration.h"
#include "model/words/words.h"
#include "views/board/artwork.h"

namespace views {

/// What happened in a game, a sentence a row, up to the step that is shown; until its reader acts again a heading
/// stands before what came since the reader's last action. What not everybody may read is marked by `kSecretRole`. It
/// keeps messages and puts them into words when asked, so that another language shows at once.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// Step (1 …) that a row belongs to.
    static constexpr int StepRole = Qt::UserRole;
    /// True for a row that begins what `Position::heading` counts: the fact FACT for the moment `heading.FACT`.
    static constexpr int HeadingRole = Qt::UserRole + 1;

    /// True for the heading before what came since the reader's last action.
    static constexpr int SinceRole = Qt::UserRole + 3;
    /// The places that a row is about, a `QList<engine::PlaceIndex>`.
    static constexpr int PlacesRole = Qt::UserRole + 2;

    explicit LogModel(const replay::Timeline &timeline, QObject *parent = nullptr);

    /// The words to speak in, and the signs of the seats.
    void setWords(const words::Words &words, const QList<QPixmap> &seatSigns);
    /// Who reads the log: facts that this seat must not learn are left out. `kNobody` at first.
    void setViewer(engine::Seat viewer);
    /// The rows of the steps 1 … `step`, of the last one those up to its fact number `fact` (`replay::Sentence::fact`):
    /// rows are added or taken away at the end only, but for the heading.
    void showTo(int step, int fact = kAllFacts);
    static constexpr int kAllFacts = std::numeric_limits<int>::max();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// What a row says that is no heading before what came since.
    const replay::Sentence &sentenceAt(int row) const { return lineOf(row).line; }

private:
    struct LogRow {
        int step;
        replay::Sentence line;
    };
    std::vector<LogRow> rowsFrom(int first) const;
    bool isShown(const LogRow &row) const;
    int firstSince() const;
    int rowSince() const;
    bool hasHeading() const { return m_heading >= 0; }
    int rowOf(std::size_t line) const { return static_cast<int>(line) + (hasHeading() && m_heading <= int(line)); }
    const LogRow &lineOf(int row) const { return m_rows[std::size_t(row - (hasHeading() && m_heading < row))]; }
    void placeHeading();

    const replay::Timeline &m_timeline;
    words::Words m_words;
    QList<QPixmap> m_signs;
    std::vector<LogRow> m_rows;
    int m_step = 0;
    int m_fact = kAllFacts; ///< of that step the last one
    int m_heading = -1;     ///< its row, if it is there
    engine::Seat m_viewer = engine::kNobody;
};

} // namespace views
