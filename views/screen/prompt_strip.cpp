// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/prompt_strip.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScopeGuard>
#include <QStyle>
#include <QVBoxLayout>

#include "views/common/plain_text.h"
#include "views/common/side_measure.h"
#include "views/common/unheard.h"
#include "views/screen/prompt_label.h"
#include "views/screen/screen.h"

namespace views {

namespace {

constexpr qsizetype kMostInRow = 4; ///< offers of the game beside the prompt
constexpr int kHeight = 52;
constexpr int kMostKept = 170; ///< width that a button keeps once the mouse is elsewhere

} // namespace

PromptStrip::PromptStrip(QWidget *parent)
    : QFrame(parent), m_sign(new QLabel(this)), m_sentence(new PromptLabel(this)), m_heading(new QLabel(this)),
      m_hint(makeActionButton("askHint", this)), m_takeBack(makeActionButton("takeBack", this)),
      m_main(makeActionButton("main", this)), m_measure(makeActionButton("measure", this)), m_layout(new QHBoxLayout),
      m_choices(new ChoiceBox(this))
{
    setObjectName(QStringLiteral("strip"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(m_layout, 1);
    rows->addWidget(m_choices);
    connect(m_choices, &ChoiceBox::offerChosen, this, &PromptStrip::offerChosen);
    connect(m_choices, &ChoiceBox::offerPointed, this, &PromptStrip::setPointed);
    fitHeight();
    if (parent)
        parent->installEventFilter(this);
    m_sentence->setObjectName(QStringLiteral("prompt"));
    m_sentence->installEventFilter(this);
    m_heading->setObjectName(QStringLiteral("second-text"));
    m_layout->setContentsMargins(16, 0, 12, 0);
    m_layout->setSpacing(10);
    m_layout->addWidget(m_sign);
    m_layout->addWidget(m_sentence, 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_heading, m_hint, m_takeBack, m_main})
        m_layout->addWidget(widget);
    m_sentence->setProperty("fitsItself", true);
    new SideText(this);
    addOffer();
}

qreal PromptStrip::scale() const { return sideScale(window()->size()); }
int PromptStrip::rowHeight() const { return qRound(kHeight * fontScale() * scale()); }

QFont PromptStrip::scaledFont(FontRole role) const
{
    QFont font = fontFor(role);
    font.setPixelSize(qRound(font.pixelSize() * scale()));
    return font;
}

void PromptStrip::addOffer()
{
    QPushButton *button = makeActionButton("second", this);
    const int index = static_cast<int>(m_offers.size());
    connect(button, &QPushButton::clicked, this, [this, index] { emit offerChosen(m_inBox + index); });
    button->installEventFilter(this);
    m_layout->insertWidget(m_layout->indexOf(m_hint), button);
    if (!m_offers.empty())
        setTabOrder(m_offers.back(), button);
    setTabOrder(button, m_hint);
    setTabOrder(m_hint, m_takeBack);
    setTabOrder(m_takeBack, m_main);
    setTabOrder(m_main, m_choices);
    m_offers.push_back(button);
}

void PromptStrip::setOffers(const QList<Offer> &offers, const QStringList &ofPage)
{
    const bool areSame = std::equal(offers.begin(), offers.end(), m_given.begin(), m_given.end(),
                                    [](const Offer &one, const Offer &other) { return one.text == other.text; });
    if (areSame && ofPage == m_ofPage && m_pointed >= 0)
        return;
    if (!areSame)
        m_firstRow = 0;
    m_given = offers;
    m_ofPage = ofPage;
    m_pointed = -1;
    arrange();
}

void PromptStrip::setPointed(int index)
{
    if (std::exchange(m_pointed, index) == index)
        return;
    emit offerPointed(index);
    arrange();
}

/// Puts the offers beside the prompt: in brief where they have no room else, and then without the moment, which the
/// panels say as well. Where that leaves the prompt too little, into the box. What the mouse makes the prompt say moves
/// them once at most. Without offers a long prompt has the room of the moment, too.
void PromptStrip::arrange()
{
    // What is said of an offer must not move it away from under the mouse.
    if (m_pointed >= 0 || std::exchange(m_arranging, true)) // a new height asks again before the page knows of that
        return;
    const auto done = qScopeGuard([this] { m_arranging = false; });
    QList<Offer> brief = m_given;
    for (Offer &offer : brief)
        offer.text = offer.brief.isEmpty() ? offer.text : offer.brief;
    const std::array<LayoutRow, 3> rows{{{m_given, true}, {brief, true}, {brief, false}}};
    // Beside the prompt they would make it narrower, and then wider again.
    const bool areMany = m_choicesRoom.isEmpty() ? m_given.size() > kMostInRow : !m_given.isEmpty();
    const auto *row = areMany ? rows.end() : rows.begin() + m_firstRow;
    if (!m_given.isEmpty())
        row = std::find_if(row, rows.end(), [this](const LayoutRow &each) { return isRoomFor(each); });
    else
        row = isRoomFor(rows.front()) ? rows.begin() : rows.end() - 1;
    m_firstRow = areMany ? 0 : row - rows.begin();
    const bool isInBox = row == rows.end();
    m_heading->setVisible(isInBox || row->hasHeading);
    showInRow(isInBox ? QList<Offer>() : row->offers);
    m_inBox = isInBox ? static_cast<int>(m_given.size()) : 0;
    m_choices->setOffers(isInBox ? m_given : QList<Offer>());
    fitHeight();
}

void PromptStrip::showInRow(QList<Offer> offers)
{
    for (const QString &text : m_ofPage)
        offers << Offer{text};
    while (m_offers.size() < static_cast<std::size_t>(offers.size()))
        addOffer();
    for (std::size_t i = m_offers.size(); i-- > 0;) // the keyboard leaves them as it does those of the box
        setOffer(*m_offers[i], offers.value(static_cast<qsizetype>(i)));
}

/// True if the prompt has its two lines beside that and all else that stands in the row. Nothing is shown for that: a
/// listener would hear of it.
bool PromptStrip::isRoomFor(const LayoutRow &row)
{
    const QMargins margins = m_layout->contentsMargins();
    int room = width() - margins.left() - margins.right();
    const auto take = [&](int width) { room -= width + m_layout->spacing(); };
    for (QWidget *widget : std::initializer_list<QWidget *>{m_sign, m_hint, m_takeBack, m_main}) {
        if (QLayoutItem *item = m_layout->itemAt(m_layout->indexOf(widget)); !item->isEmpty())
            take(item->sizeHint().width());
    }
    if (row.hasHeading)
        take(m_heading->sizeHint().width());
    {
        const Unheard quiet;
        QList<Offer> offers = row.offers;
        for (const QString &text : m_ofPage)
            offers << Offer{text};
        for (const Offer &offer : offers) {
            fillOffer(*m_measure, offer);
            take(m_measure->sizeHint().width());
        }
    }
    return m_sentence->fits(scaledFont(FontRole::Text), {room, rowHeight()});
}

void PromptStrip::setChoicesRoom(const QRect &room)
{
    if (std::exchange(m_choicesRoom, room) == room)
        return;
    const bool isElsewhere = !room.isEmpty() && parentWidget();
    if (isElsewhere == (m_choices->parentWidget() == this)) {
        const bool wasHidden = m_choices->isHidden();
        if (isElsewhere) {
            layout()->removeWidget(m_choices);
            m_choices->setParent(parentWidget());
        } else {
            static_cast<QVBoxLayout *>(layout())->addWidget(m_choices);
        }
        m_choices->setVisible(!wasHidden);
    }
    if (isElsewhere)
        m_choices->setGeometry(room); // in another window its words are larger, and then more rows are needed
    arrange();
    fitHeight();
}

QRect PromptStrip::choicesAtBottom() const
{
    return m_choicesRoom.isEmpty() || m_choices->isHidden() ? QRect() : m_choices->geometry();
}

QList<QPushButton *> PromptStrip::gameOffers() const
{
    if (m_inBox > 0)
        return m_choices->buttons();
    QList<QPushButton *> buttons;
    for (qsizetype i = 0; i < m_given.size(); ++i)
        buttons << m_offers[i];
    return buttons;
}

bool PromptStrip::isOnOffer() const
{
    const QList<QPushButton *> buttons = gameOffers();
    return std::any_of(buttons.begin(), buttons.end(), [](const QPushButton *button) { return button->hasFocus(); });
}

bool PromptStrip::seekOffer(bool forward)
{
    const QList<QPushButton *> buttons = gameOffers();
    const auto at = std::find_if(buttons.begin(), buttons.end(), [](const auto *button) { return button->hasFocus(); });
    const auto here = at - buttons.begin();
    const auto next = at == buttons.end() ? (forward ? 0 : here - 1) : here + (forward ? 1 : -1);
    if (next < 0 || next >= buttons.size())
        return false;
    buttons[next]->setFocus(Qt::TabFocusReason);
    return true;
}

/// The box takes no more than the page has to spare: it would push the window beyond its size.
void PromptStrip::fitHeight()
{
    int height = rowHeight();
    if (!m_choicesRoom.isEmpty()) {
        m_choices->fit(m_choicesRoom.width(), m_choicesRoom.height());
        QRect foot = m_choicesRoom;
        foot.setTop(foot.bottom() + 1 - m_choices->height());
        m_choices->setGeometry(foot);
        m_choices->raise();
        emit choicesPlaced(m_choices->isHidden() ? 0 : foot.height());
    } else if (!m_choices->isHidden()) {
        const QWidget *page = parentWidget();
        const QLayout *around = page ? page->layout() : nullptr;
        const int needed = around ? around->minimumSize().height() - minimumHeight() : 0;
        const int spare = page ? page->height() - needed - height : QWIDGETSIZE_MAX;
        m_choices->fit(contentsRect().width(), spare);
        height += m_choices->height();
    }
    if (height != minimumHeight())
        setFixedHeight(height);
}

void PromptStrip::show(const Prompt &prompt, const QPixmap &sign)
{
    // Else each button that comes or goes would have the whole strip laid out, and the prompt fitted to what is left.
    layout()->setEnabled(false);
    m_heading->setText(prompt.heading);
    setText(sign, prompt.sentence, prompt.more);
    setMainStrength(prompt.isMainExpected);
    setButton(*m_main, prompt.main, prompt.areButtonsKept);
    setButton(*m_hint, prompt.hint, prompt.areButtonsKept);
    setUndo(prompt);
    setOffers(prompt.offers, prompt.ofPage); // last: what room there is for them is known now
    layout()->setEnabled(true);
    layout()->invalidate(); // it may have become larger meanwhile
    layout()->activate();
    fitPrompt();
}

void PromptStrip::setText(const QPixmap &sign, const QString &sentence, const QString &more)
{
    m_sign->setPixmap(sign);
    m_sign->setVisible(!sign.isNull());
    if (m_text == sentence && m_more == more)
        return;
    m_text = sentence;
    m_more = more;
    m_sentence->say(sentence, more);
}

void PromptStrip::setHeard(const QString &sentence)
{
    if (m_sentence->accessibleName() != sentence)
        m_sentence->setAccessibleName(sentence);
}

QString PromptStrip::said() const
{
    if (m_more.isEmpty())
        return m_text;
    static const QString ends = QStringLiteral(".!?");
    const bool isWhole = !m_text.isEmpty() && ends.contains(m_text.back());
    const bool begins = m_more.front().isUpper(); // another sentence
    return m_text + QLatin1String(isWhole ? " " : begins ? ". " : ", ") + m_more;
}

/// One line at the size of a prompt where there is room, else two at the size of text, or three smaller ones, of the
/// smallest words where they would be cut.
void PromptStrip::fitPrompt()
{
    const QFont large = scaledFont(FontRole::Prompt);
    const int room = m_layout->geometry().height();
    FittedTo now{m_text, m_more, m_sentence->width(), room, large};
    if (m_fitted == now)
        return;
    m_fitted = std::move(now);
    m_sentence->setFont(m_sentence->isOneLine(large, m_sentence->width()) ? large : scaledFont(FontRole::Text));
    for (const FontRole smaller : {FontRole::Second, FontRole::Least}) {
        if (m_sentence->heightForWidth(m_sentence->width()) > room)
            m_sentence->setFont(scaledFont(smaller));
    }
}

void PromptStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    const qreal before = std::exchange(m_scale, scale());
    if (before != m_scale)
        forgetWidths();
    if (event->oldSize().width() != event->size().width())
        m_firstRow = 0;
    fitPrompt();
    arrange();
}

bool PromptStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize) {
        arrange();
    } else if (watched == m_sentence && event->type() == QEvent::Resize) {
        fitPrompt(); // the buttons beside it have come or gone
    } else if (const auto offer = std::find(m_offers.begin(), m_offers.end(), watched); offer != m_offers.end()) {
        if (const std::optional<bool> isPointed = isPointedBy(**offer, *event))
            setPointed(*isPointed ? m_inBox + static_cast<int>(offer - m_offers.begin()) : -1);
    }
    return QFrame::eventFilter(watched, event);
}

void PromptStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange)
        forgetWidths();
    if (event->type() == QEvent::StyleChange) {
        m_fitted.reset();
        fitPrompt();
    }
}

/// Other words and fonts: buttons that keep their place begin anew.
void PromptStrip::forgetWidths()
{
    for (QPushButton *button : {m_hint, m_takeBack, m_main})
        button->setMinimumWidth(0);
}

/// Shows the button with that text, or hides it where there is none. One that keeps its place leaves it to nobody while
/// it is hidden, when it has the width of its last words, and under the mouse it does not become narrower: a second
/// click never presses another button. Elsewhere it keeps the width of usual words.
void PromptStrip::setButton(QPushButton &button, const QString &text, bool isKept)
{
    if (!text.isEmpty())
        button.setText(withoutMnemonic(text));
    button.setVisible(!text.isEmpty()); // with its words: nobody has to hear that they are gone
    if (!isKept)
        return;
    QSizePolicy keeping = button.sizePolicy();
    keeping.setRetainSizeWhenHidden(true);
    button.setSizePolicy(keeping);
    const int most = button.underMouse() ? QWIDGETSIZE_MAX : scaledPixels(kMostKept);
    button.setMinimumWidth(std::max(std::min(button.minimumWidth(), most), button.sizeHint().width()));
}

void PromptStrip::setUndo(const Prompt &prompt)
{
    setButton(*m_takeBack, prompt.undo, prompt.areButtonsKept);
    m_takeBack->setEnabled(prompt.whyNoUndo.isEmpty());
    if (m_takeBack->toolTip() != prompt.whyNoUndo) { // what is set is told, also when it stays the same
        m_takeBack->setToolTip(prompt.whyNoUndo);
        m_takeBack->setAccessibleDescription(prompt.whyNoUndo);
    }
}

/// The main button is the strongest of all where it is expected, else like the others.
void PromptStrip::setMainStrength(bool isExpected)
{
    if (m_main->property("plain").toBool() != isExpected)
        return;
    m_main->setProperty("plain", !isExpected);
    m_main->style()->unpolish(m_main); // its look goes by that
    m_main->style()->polish(m_main);
}

} // namespace views
