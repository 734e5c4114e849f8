// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/rules_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "model/words/words.h"

namespace views {

RulesDialog::RulesDialog(const engine::Game &game, QWidget *parent)
    : QDialog(parent), m_game(new QComboBox(this)), m_text(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    for (const engine::Game *each : engine::games())
        m_game->addItem(QString(), QString::fromStdString(std::string(each->id())));
    m_game->setCurrentIndex(m_game->findData(QString::fromStdString(std::string(game.id()))));
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setMargin(4);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_text);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_game);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_game, &QComboBox::currentIndexChanged, this, &RulesDialog::tell);
    retranslate();
    resize(520, 560);
}

void RulesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void RulesDialog::retranslate()
{
    setWindowTitle(tr("The game in short"));
    m_game->setAccessibleName(tr("Game"));
    for (int i = 0; i < m_game->count(); ++i)
        m_game->setItemText(i, words::Words(*engine::games()[static_cast<std::size_t>(i)]).text("game"));
    tell();
}

void RulesDialog::tell()
{
    const words::Words words(*engine::findGame(m_game->currentData().toString().toStdString()));
    QStringList paragraphs;
    for (int n = 1; words.has("rules." + std::to_string(n)); ++n)
        paragraphs << words.text("rules." + std::to_string(n));
    m_text->setText(paragraphs.join(QStringLiteral("\n\n")));
}

} // namespace views
