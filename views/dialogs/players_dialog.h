// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDialog>

#include "model/record/record.h"

class QLabel;

namespace views {

class SeatRows;

/// Asks who plays on at each seat of a game in progress.
class PlayersDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the names and players of that record.
    explicit PlayersDialog(const record::Record &record, QWidget *parent = nullptr);

    /// The seats as they were chosen; what nobody touched is as it was.
    std::vector<record::SeatEntry> seats() const;
    /// Another title, and what is said below the seats instead; asked for again when the language changes.
    void setAbout(std::function<QString()> title, std::function<QString()> about);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::function<QString()> m_title;
    std::function<QString()> m_aboutText;
    QLabel *m_about;
    SeatRows *m_rows;
};

} // namespace views
