// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/panel.h"
#include "views/play/panel_box.h"

namespace views {

/// One card, large: the one that was last pointed at, chosen, or has the keyboard. It is filled anew in place.
class CardsBox : public PanelBox {
    Q_OBJECT

public:
    explicit CardsBox(QWidget *parent = nullptr);
    void show(const engine::Panel &panel, const PanelContext &context) override;
    void showChoice(const BoardViewState &shown) override;
    bool pointAt(engine::PlaceIndex place) override;
    bool pointAt(const engine::Possession &card) override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    const engine::ReadableCard *current() const;
    void fill();

    std::vector<engine::ReadableCard> m_cards;
    PanelContext m_context;
    engine::Possession m_pointed;
    QWidget *m_words;
    QLabel *m_name, *m_about, *m_effect, *m_rule, *m_now;
};

} // namespace views
