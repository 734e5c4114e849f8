// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QCache>

#include "model/library/library.h"

namespace views {

class BoardPictures;

/// The games that a query has found, a row each: read from the index, and drawn, when they are looked at.
class GamesModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// Both outlive it.
    GamesModel(library::Library &library, BoardPictures &pictures, QObject *parent = nullptr);

    /// These games, by their numbers in the index, read again and said in the present language.
    void show(std::vector<qint64> numbers);
    qint64 number(int row) const { return m_numbers[row]; }
    library::Entry entry(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    library::Library &m_library;
    BoardPictures &m_pictures;
    std::vector<qint64> m_numbers;
    mutable QCache<qint64, library::Entry> m_read;
};

} // namespace views
