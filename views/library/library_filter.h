// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include <QWidget>

#include "model/library/index.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace views {

/// What is asked of the library: words, game, time, whether it is over, tag, board, and in which order. Texts follow
/// the language.
class LibraryFilter : public QWidget {
    Q_OBJECT

public:
    /// `board`: of the position that the window shows, if any.
    explicit LibraryFilter(std::optional<std::uint64_t> board, QWidget *parent = nullptr);

    library::Query query() const;
    /// The tags that there are; the chosen one stays chosen.
    void setTags(const QStringList &tags);
    /// True while all games are wanted.
    bool isOpen() const;

signals:
    void changed();

private:
    void retranslate();
    QStringList meaningsOf(const QString &word) const;

    std::optional<std::uint64_t> m_board;
    std::multimap<QString, QString> m_ids; ///< what words of the language stand for in the index
    QStringList m_tagNames;
    QLineEdit *m_words;
    QComboBox *m_game;
    QComboBox *m_finished;
    QComboBox *m_time;
    QComboBox *m_tag;
    QComboBox *m_order;
    QCheckBox *m_sameBoard;
};

} // namespace views
