// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/start_page.h"

#include <QEvent>
#include <QFileInfo>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "model/scenario/course.h"
#include "model/words/words.h"
#include "views/common/fonts.h"
#include "views/common/layouts.h"
#include "views/common/settings.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr int kShownFiles = 5;
constexpr int kColumn = 440;

} // namespace

StartPage::StartPage(Settings &settings, QWidget *parent)
    : Page(nullptr, parent), m_settings(settings), m_title(new QLabel(this)), m_subtitle(new QLabel(this)),
      m_new(new QPushButton(this)), m_open(new QPushButton(this)), m_recentHeading(new QLabel(this)),
      m_recent(new QVBoxLayout)
{
    auto *sign = new QLabel(this);
    sign->setPixmap(QIcon(QStringLiteral(":/icons/cartouche.svg")).pixmap(96, 96));
    sign->setAlignment(Qt::AlignCenter);
    m_title->setFont(fontFor(FontRole::Score));
    m_title->setAlignment(Qt::AlignCenter);
    m_subtitle->setFont(fontFor(FontRole::Text));
    m_subtitle->setProperty("second", true);
    m_subtitle->setAlignment(Qt::AlignCenter);
    m_subtitle->setWordWrap(true);
    m_recentHeading->setFont(fontFor(FontRole::Heading));
    makeGameButtons();

    auto *middle = new QWidget(this);
    middle->setMinimumWidth(kColumn);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addStretch();
    for (QWidget *widget :
         {static_cast<QWidget *>(sign), static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_subtitle)})
        column->addWidget(widget);
    column->addSpacing(12);
    for (std::size_t i = 0; i < m_play.size(); ++i) {
        auto *row = new QHBoxLayout;
        row->addWidget(m_play[i], 1);
        row->addWidget(m_learn[i]);
        column->addLayout(row);
    }
    column->addWidget(m_new);
    column->addWidget(m_open);
    column->addSpacing(12);
    column->addWidget(m_recentHeading, 0, Qt::AlignHCenter);
    column->addLayout(m_recent);
    column->addStretch();
    QPushButton *before = nullptr;
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(true); // Enter presses it too
    for (std::size_t i = 0; i < m_play.size(); ++i) {
        for (QPushButton *button : {m_play[i], m_learn[i]}) {
            if (before)
                setTabOrder(before, button);
            before = button;
        }
    }
    setTabOrder(before, m_new);
    setTabOrder(m_new, m_open);
    auto *layout = new QHBoxLayout(this);
    layout->addStretch();
    layout->addWidget(middle);
    layout->addStretch();

    connect(m_new, &QPushButton::clicked, this, [this] { emit wanted(Command::New); });
    connect(m_open, &QPushButton::clicked, this, [this] { emit wanted(Command::Open); });
    connect(&m_settings, &Settings::recentFilesChanged, this, &StartPage::refreshRecent);
    refreshRecent();
    retranslate();
    offerHelp(this, "start");
}

/// To play each game at once, and to learn it where there are lessons.
void StartPage::makeGameButtons()
{
    for (const engine::Game *game : engine::games()) {
        const QString id = words::idOf(*game);
        m_play.push_back(new QPushButton(this));
        connect(m_play.back(), &QPushButton::clicked, this, [this, id] { emit playNow(id); });
        m_learn.push_back(new QPushButton(this));
        m_learn.back()->setVisible(scenario::hasCourse(*game));
        connect(m_learn.back(), &QPushButton::clicked, this, [this, id] { emit learn(id); });
    }
    m_play.front()->setProperty("main", true);
}

void StartPage::refreshRecent()
{
    const QStringList files = m_settings.recentFiles().mid(0, kShownFiles);
    clearLayout(*m_recent);
    for (const QString &path : files) {
        const QString name = QFileInfo(path).completeBaseName();
        auto *button = new QPushButton(QFontMetrics(font()).elidedText(name, Qt::ElideMiddle, kColumn - 40), this);
        button->setToolTip(path);
        button->setAccessibleName(name);
        button->setAccessibleDescription(path);
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, path] { emit openFile(path); });
        m_recent->addWidget(button);
    }
    m_recentHeading->setVisible(!files.isEmpty());
}

/// Whoever presses Return at once plays.
void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_play.front()->setFocus();
}

void StartPage::retranslate()
{
    m_title->setText(QStringLiteral("Cartouche"));
    m_subtitle->setText(tr("Board games of ancient Egypt"));
    for (std::size_t i = 0; i < m_play.size(); ++i) {
        const QString game = words::Words(*engine::games()[i]).text("game");
        m_play[i]->setText(tr("Play %1 against the computer").arg(game));
        m_learn[i]->setText(tr("Learn %1").arg(game));
    }
    m_new->setText(tr("Set up a game…"));
    m_open->setText(tr("Open a saved game…"));
    m_recentHeading->setText(tr("Go on with"));
    refreshRecent();
}

} // namespace views
