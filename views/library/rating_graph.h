// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "model/engine/search/person_rating.h"

namespace views {

/// A rating from game to game as a line, its error as a band round it, and the ratings of the levels as lines across.
/// It is no stop of the keyboard: what it shows stands in a list beside it.
class RatingGraph : public QWidget {
    Q_OBJECT

public:
    explicit RatingGraph(QWidget *parent);

    /// Before the first game and after each; the names of the game's levels.
    void setRatings(std::vector<engine::search::PersonRating> ratings, QStringList levels);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<engine::search::PersonRating> m_ratings;
    QStringList m_levels;
};

} // namespace views
