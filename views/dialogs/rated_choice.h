// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "model/library/folders.h"
#include "model/library/statistics.h"
#include "model/record/record.h"

class QCheckBox;
class QLabel;

namespace library {
class Library;
} // namespace library

namespace views {

/// The box that makes a new game a rated one, with what is known of the person's rating and the level that it proposes.
/// The games are read from when it is ticked. Texts follow the language.
class RatedChoice : public QWidget {
    Q_OBJECT

public:
    explicit RatedChoice(QWidget *parent);
    ~RatedChoice() override;

    /// Where the games are kept from which a rating comes. Without them there is none, and the box is hidden.
    void setFolders(const library::Folders &folders);
    /// Who is to play which game; `isFree` is false where something else forbids that it counts.
    void setGame(const engine::Game &game, std::vector<record::SeatEntry> seats, bool isFree);
    /// True where the game is to count, and can.
    bool isWanted() const;

signals:
    /// The computer players are to have that level: told once for a game and number of seats, when the rating is known.
    void levelProposed(const QString &level);
    /// What stands below the box is another text, and may need another height.
    void aboutChanged();

private:
    void read();
    void refresh();
    void say(const QString &about);

    library::Folders m_folders;
    std::unique_ptr<library::Library> m_library; ///< null until it is wanted
    const engine::Game *m_game = nullptr;
    std::vector<record::SeatEntry> m_seats;
    using Sort = std::pair<const engine::Game *, std::size_t>; ///< game and number of seats
    std::optional<Sort> m_proposedFor, m_ratingsOf;
    std::map<QString, engine::search::PersonRating> m_ratings; ///< by person, of `m_ratingsOf`
    QCheckBox *m_box;
    QLabel *m_about;
};

} // namespace views
