// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QAbstractItemModel>
#include <QPixmap>

#include "model/record/tree.h"
#include "model/replay/narration.h"
#include "model/words/words.h"

namespace views {

/// A record in words, as a tree: on top the moments of the game (rounds or turns), in them what each step says, the
/// comments on it and, below the step instead of which they were played, the variations, which hold the same in turn.
/// What a moment or a variation holds is made when somebody asks for it; a long game is there at once.
class NotationModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Kind {
        Heading,     ///< a round or turn of the game: holds rows
        LineHeading, ///< a round or turn within a variation: holds none
        Step,        ///< the first sentence of a step
        Fact,        ///< a further one
        Comment,     ///< said of a position
        Drawn,       ///< drawn on it
        Variation,   ///< another way to go on: holds rows
    };
    Q_ENUM(Kind)

    static constexpr int PlaceRole = Qt::UserRole;    ///< the position that a row is about, a `record::Place`
    static constexpr int StepRole = Qt::UserRole + 1; ///< actions before that position, from the start of the game
    static constexpr int KindRole = Qt::UserRole + 2; ///< a `Kind`

    /// The places that a row is about, a `QList<engine::PlaceIndex>`.
    static constexpr int PlacesRole = Qt::UserRole + 3;

    explicit NotationModel(QObject *parent = nullptr);
    ~NotationModel() override;

    /// Shows a record; `main` is the course of its main line. Both must live until the next call; null: nothing.
    /// When either has changed, call `refresh` before the program waits for the next event.
    void show(const record::Record *record, const replay::Timeline *main);
    /// Reads the record again. Views keep what they show by the places of the rows.
    void refresh();
    /// The words to speak in, and the signs of the seats.
    void setWords(const words::Words &words, const QList<QPixmap> &seatSigns);
    /// Who reads the game, as in `replay::narrate`; `kEveryone` at first.
    void setViewer(engine::Seat viewer);

    /// The row that tells how that position came about: the first one of the step before it or, where that says
    /// nothing, of an earlier one; at the beginning the row that holds the others. Invalid if there is no such place.
    /// Takes time that does not depend on the length of the game.
    QModelIndex indexOf(const record::Place &place);
    /// The row that holds others and is at that place: a moment that begins with it, or a variation in which it is
    /// (`line` not empty). Invalid if there is none.
    QModelIndex holderAt(const record::Place &place);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Node;
    struct GameLine;

    Node *nodeOf(const QModelIndex &index) const;
    QModelIndex indexOf(const Node &node) const;
    void build();
    int headingOfAction(int step) const;
    std::vector<Node> rowsOfHeading(int heading) const;
    std::vector<Node> rowsOfVariation(const Node &variation) const;
    void addStep(std::vector<Node> &rows, const GameLine &course, int step) const;
    void addSentences(std::vector<Node> &rows, const GameLine &course, int step) const;
    void addComment(std::vector<Node> &rows, const GameLine &course, int step) const;
    void addVariations(std::vector<Node> &rows, const GameLine &course, int at) const;
    void sayFirst(Node &variation, const GameLine &course, const record::Line &line) const;
    Node *variationOf(const record::LinePath &path);
    void fetch(Node &node);
    QString sentence(const Node &node) const;
    QString textOf(const Node &node) const;
    QString spokenTextOf(const Node &node) const;

    const record::Record *m_record = nullptr;
    const replay::Timeline *m_main = nullptr;
    words::Words m_words;
    QList<QPixmap> m_signs;
    engine::Seat m_viewer = engine::kEveryone;
    std::unique_ptr<Node> m_root;
};

} // namespace views
