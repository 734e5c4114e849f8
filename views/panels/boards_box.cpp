// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/boards_box.h"

#include <algorithm>
#include <utility>

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "model/engine/core/insight.h"
#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/board/piece_renderer.h"
#include "views/common/plain_text.h"
#include "views/panels/board_words.h"
#include "views/panels/place_button.h"

namespace views {

namespace {

constexpr int kBetweenBoards = 10;
constexpr qreal kOwnShare = 0.672; ///< of the room that own and others share
constexpr int kWideRoom = 600;     ///< from this width on the others stand beside the own board with all their figures
constexpr int kTabRoom = 420;      ///< from this width on as tabs
constexpr int kTabWidth = 48;
constexpr int kWithWords = 390;     ///< a large board has words from this width on …
constexpr int kWithWordsHigh = 235; ///< … and from this height on
constexpr int kStackedHeight = 250; ///< of the large board where all stand below one another
constexpr int kOtherHeight = 136;
constexpr int kMostOther = 190;
constexpr int kMostSingle = 260;
constexpr int kMostTab = 80;

/// A box's ground and line.
void paintGround(QPainter &painter, const QRect &rect, const Theme &theme, QStringView line)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(line), line == u"accent" ? 2.4 : 1));
    painter.setBrush(theme.colour(u"panel"));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 8, 8);
}

QString allSaid(const engine::SeatBoard &board, const PanelContext &context)
{
    return boardSentences(board, context).join(u' ');
}

/// Sets what a widget is called only where that has changed: each change is told.
void nameIt(QWidget &widget, const QString &name)
{
    if (widget.accessibleName() != name)
        widget.setAccessibleName(name);
}

/// A heading with sentences below it, without the empty ones.
QString tipOf(const QString &heading, QStringList sentences)
{
    sentences.prepend(heading);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char('\n'));
}

/// What only its owner may know lies face down where others look on.
engine::SeatBoard asSeen(engine::SeatBoard board, const PanelContext &context)
{
    for (engine::BoardRow &row : board.rows) {
        for (engine::PossessionGroup &group : row.groups) {
            for (engine::Possession &thing : group.things) {
                if (thing.isSecret && context.isShared && !context.isOpen)
                    thing.value = 0;
            }
        }
    }
    return board;
}

} // namespace

/// A card of the large board: band, sign, name and, where there is room, what it does.
class CardChip : public PlaceButton {
public:
    using PlaceButton::PlaceButton;

    void fill(const engine::Possession &card, const PanelContext &context)
    {
        m_card = card;
        m_context = context;
        std::tie(m_name, m_effect) = cardWords(card, *context.words);
        const std::string kind = "explain.piece." + card.kind;
        const QString rule = context.words->has(kind) ? context.words->text(kind) : QString();
        nameIt(*this, m_effect.isEmpty() ? m_name : PanelBox::tr("%1: %2").arg(m_name, m_effect));
        if (accessibleDescription() != rule)
            setAccessibleDescription(rule);
        setToolTip(tipOf(m_name, {m_effect, rule}));
        update();
    }

    const engine::Possession &card() const { return m_card; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QString kind = QString::fromStdString(m_card.kind);
        const QRectF all(rect());
        const qreal wide = std::min<qreal>(all.width(), scaledLength(isLow() ? 20 : 26));
        const QRectF band = QRectF(all.topLeft(), QSizeF(wide, all.height())).adjusted(1, 1, 0, -1);
        const QString sign = QString(m_context.plan->cards.sign).replace(u'#', kind);
        std::vector<Element> elements;
        const auto add = [&elements](const QRectF &at, const ElementStyle &look) {
            elements.push_back({{}, at, layer::kWords, look});
        };
        add(all, ElementStyle::box(QStringLiteral("card"), QStringLiteral("card-edge"), 1, 4));
        add(band, ElementStyle::box(QString(m_context.plan->cards.ground).replace(u'#', kind), {}, 1, 3));
        add(pictureRect(*m_context.artwork, sign, band.adjusted(2, 2, -2, -2)), ElementStyle::picture(sign));
        addWords(add, all.adjusted(wide + 4, 0, -2, 0));
        paintElements(painter, elements, *m_context.artwork);
        const Theme &theme = m_context.artwork->theme();
        paintState(painter, all, theme);
    }

private:
    bool isLow() const { return height() < scaledLength(34); }

    /// What it does where there is room for all of it; it is in the tip, and large once it is pointed at.
    template <class Add>
    void addWords(const Add &add, const QRectF &room) const
    {
        if (room.width() < scaledLength(40))
            return;
        const auto align = Qt::AlignLeft | Qt::AlignVCenter;
        const TextStyle bold{scaledLength(12), isLow() ? QFont::Medium : QFont::DemiBold, QStringLiteral("card-ink"),
                             align};
        const TextStyle usual{scaledLength(12), QFont::Normal, QStringLiteral("card-ink2"), align};
        const bool hasEffect =
            !m_effect.isEmpty() && !isLow() && QFontMetricsF(fontOf(usual)).horizontalAdvance(m_effect) <= room.width();
        QStringList lines = hasEffect ? QStringList{m_name} : wrappedLines(m_name, fontOf(bold), room.width());
        const qreal high = room.height() / (hasEffect ? 2 : std::max<qreal>(1, double(lines.size())));
        QRectF line(room.topLeft(), QSizeF(room.width(), high));
        if (!hasEffect && lines.size() > 1) { // close together
            line.setHeight(std::min(high, QFontMetricsF(fontOf(bold)).height()));
            line.moveTop(room.center().y() - line.height() * double(lines.size()) / 2);
        }
        for (const QString &words : lines) {
            add(line, ElementStyle::words(words, bold));
            line.translate(0, line.height());
        }
        if (hasEffect)
            add(line, ElementStyle::words(m_effect, usual));
    }

    engine::Possession m_card;
    PanelContext m_context;
    QString m_name, m_effect;
};

/// Another seat's board: a button, as pointing at it shows it large.
class OtherBoard : public PlaceButton {
public:
    using PlaceButton::PlaceButton;

    void fill(const engine::SeatBoard &board, const PanelContext &context)
    {
        m_board = board;
        m_context = context;
        nameIt(*this, allSaid(board, context));
        update();
    }
    void setForm(BoardForm form)
    {
        m_form = form;
        update();
    }
    int seat() const { return m_board.seat; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const bool isLit = hasFocus() || underMouse();
        paintGround(painter, rect(), m_context.artwork->theme(), isLit ? u"accent" : u"line");
        CompactBoard board(m_board, m_context, QRectF(rect()), CompactBoard::unitFor(QRectF(rect())));
        const bool isActing = engine::contains(m_context.acting, m_board.seat);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        paintElements(painter, m_form == BoardForm::Tab ? board.tab(isActing) : board.rows(isActing),
                      *m_context.artwork);
    }

private:
    engine::SeatBoard m_board;
    PanelContext m_context;
    BoardForm m_form = BoardForm::Compact;
};

// ---- the large board

OwnBoard::OwnBoard(QWidget *parent) : QWidget(parent) { setFocusPolicy(Qt::TabFocus); }

void OwnBoard::fill(const engine::SeatBoard &board, const PanelContext &context)
{
    m_drawn.clear(); // they are rows of the old one
    m_board = board;
    m_context = context;
    nameIt(*this, allSaid(board, context));
    static const std::vector<engine::Possession> none;
    const auto row = std::find_if(board.rows.begin(), board.rows.end(),
                                  [](const engine::BoardRow &each) { return each.part == engine::BoardPart::Cards; });
    const auto &cards = row == board.rows.end() ? none : row->groups.front().things;
    while (m_cards.size() > cards.size()) {
        m_cards.back()->hide(); // the keyboard, if it is there, goes on
        m_cards.back()->deleteLater();
        m_cards.pop_back();
    }
    while (m_cards.size() < cards.size()) {
        auto *chip = new CardChip(this);
        const auto point = [this, chip] { emit cardPointed(chip->card()); };
        connect(chip, &PlaceButton::pointed, this, [point](bool isOn) { isOn ? point() : void(); });
        connect(chip, &QAbstractButton::clicked, this, point);
        m_cards.push_back(chip);
    }
    for (std::size_t i = 0; i < cards.size(); ++i)
        m_cards[i]->fill(cards[i], context);
    placeCards();
    update();
}

void OwnBoard::setForm(BoardForm form)
{
    m_form = form;
    placeCards();
    update();
}

void OwnBoard::setFooter(const std::vector<engine::PreviewUse> &uses, int covered)
{
    if (uses == m_uses && covered == m_covered)
        return;
    m_uses = uses;
    m_covered = covered;
    placeCards();
    update();
}

QRectF OwnBoard::uncovered() const { return QRectF(rect()).adjusted(0, 0, 0, -m_covered); }

QRect OwnBoard::choicesRoom() const
{
    return LargeBoard::belowHead(QRectF(rect()), m_form).toAlignedRect().adjusted(2, 0, -2, -3);
}

void OwnBoard::placeCards()
{
    const QRectF room(rect());
    m_footer.emplace(m_uses, uncovered(), LargeBoard::unitFor(room, m_form), m_context);
    const std::vector<QRectF> rects = LargeBoard::cardRects(room, m_footer->above(), m_form, m_cards.size());
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(!rects[i].isEmpty());
        m_cards[i]->setGeometry(rects[i].toAlignedRect());
    }
}

void OwnBoard::paintEvent(QPaintEvent *)
{
    if (!m_context.artwork || !m_footer)
        return;
    QPainter painter(this);
    paintGround(painter, rect(), m_context.artwork->theme(), hasFocus() ? u"accent" : u"line");
    LargeBoard board(m_board, m_context, QRectF(rect()), m_form);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    paintElements(painter, board.elements(engine::contains(m_context.acting, m_board.seat)), *m_context.artwork);
    const qreal end = m_footer->above().bottom();
    // Nothing is seen of rows of which foot and choices leave a strip, and of what stands beside those.
    qreal top = end;
    for (const bool isBeside : {false, true}) {
        for (const auto &[where, row] : board.drawnRows()) {
            const bool isHidden = isBeside ? where.center().y() > top : end < height() && where.bottom() > end;
            top = isHidden ? std::min(top, where.top()) : top;
        }
    }
    painter.fillRect(QRectF(2, top, width() - 4, end - top), m_context.artwork->theme().colour(u"panel"));
    paintElements(painter, m_footer->elements(m_context.seatIds.value(m_board.seat)), *m_context.artwork);
    m_drawn = board.drawnRows();
}

QString OwnBoard::tipAt(const QPointF &pos) const
{
    const auto drawn =
        std::find_if(m_drawn.begin(), m_drawn.end(), [&pos](const auto &each) { return each.first.contains(pos); });
    if (drawn == m_drawn.end() || !uncovered().contains(pos))
        return {};
    const std::string explained = "explain.row." + drawn->second->id;
    const QString rule = m_context.words->has(explained) ? m_context.words->text(explained) : QString();
    return tipOf(rowSentence(*drawn->second, m_context), {rule});
}

bool OwnBoard::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), tipText(tipAt(help->pos())), this);
    return true;
}

void OwnBoard::resizeEvent(QResizeEvent *) { placeCards(); }

// ---- all

BoardsBox::BoardsBox(QWidget *parent) : PanelBox(parent), m_large(new OwnBoard(this))
{
    setProperty("box", false); // each board is a box of its own
    connect(m_large, &OwnBoard::cardPointed, this, &PanelBox::possessionPointed);
}

int BoardsBox::ownSeat() const
{
    const auto isThere = [this](int seat) { return seat >= 0 && seat < static_cast<int>(m_boards.size()); };
    if (isThere(m_context.own))
        return m_context.own;
    for (int seat = 0; isThere(seat); ++seat) {
        if (engine::contains(m_context.acting, static_cast<engine::Seat>(seat)))
            return seat;
    }
    return isThere(m_large->seat()) ? m_large->seat() : 0;
}

void BoardsBox::show(const engine::Panel &panel, const PanelContext &context)
{
    m_context = context;
    m_boards.clear();
    for (const engine::SeatBoard &board : panel.boards)
        m_boards.push_back(asSeen(board, context));
    if (m_boards.empty())
        return;
    const std::size_t before = m_others.size();
    while (m_others.size() + 1 > m_boards.size()) {
        delete m_others.back();
        m_others.pop_back();
    }
    while (m_others.size() + 1 < m_boards.size()) {
        auto *other = new OtherBoard(this);
        const auto peek = [this, other](bool isOn) {
            m_peeked = isOn ? other->seat() : -1;
            if (isOn)
                showLarge();
            else // the keyboard may be on its way to a card of the board that goes
                QMetaObject::invokeMethod(this, &BoardsBox::showLarge, Qt::QueuedConnection);
        };
        connect(other, &PlaceButton::pointed, this, peek);
        m_others.push_back(other);
        other->show();
    }
    const int own = ownSeat();
    for (std::size_t i = 0, seat = 0; i < m_others.size(); ++seat) {
        if (static_cast<int>(seat) != own)
            m_others[i++]->fill(m_boards[seat], context);
    }
    if (m_peeked == own || m_peeked >= static_cast<int>(m_boards.size()))
        m_peeked = -1;
    const QString keys = m_others.empty() ? QString() : tr("B shows what the next player has");
    if (m_large->accessibleDescription() != keys)
        m_large->setAccessibleDescription(keys);
    showLarge();
    if (before != m_others.size())
        arrange();
}

void BoardsBox::showLarge()
{
    if (!m_boards.empty())
        m_large->fill(m_boards[m_peeked >= 0 ? m_peeked : ownSeat()], m_context);
    showFooter();
}

void BoardsBox::showChoice(const BoardViewState &shown)
{
    m_uses = shown.preview ? shown.preview->uses : std::vector<engine::PreviewUse>();
    showFooter();
}

QRect BoardsBox::choicesRoom() const { return m_large->choicesRoom().translated(m_large->pos()); }

void BoardsBox::setChoicesHeight(int height)
{
    m_covered = height;
    showFooter();
}

QString BoardsBox::peekNext(bool forward)
{
    const int count = static_cast<int>(m_boards.size());
    if (count < 2)
        return {};
    const int seen = m_peeked >= 0 ? m_peeked : ownSeat();
    const int next = (seen + (forward ? 1 : count - 1)) % count;
    m_peeked = next == ownSeat() ? -1 : next;
    showLarge();
    return allSaid(m_boards[next], m_context);
}

void BoardsBox::showFooter()
{
    const bool isOwn = m_peeked < 0;
    m_large->setFooter(isOwn ? m_uses : std::vector<engine::PreviewUse>(), m_covered);
}

void BoardsBox::resizeEvent(QResizeEvent *) { arrange(); }

QSize BoardsBox::minimumSizeHint() const { return {scaledPixels(200), scaledPixels(120)}; }

QSize BoardsBox::sizeHint() const
{
    const int others = static_cast<int>(m_others.size());
    return {scaledPixels(300), scaledPixels(kStackedHeight) + others * (scaledPixels(kOtherHeight) + kBetweenBoards)};
}

void BoardsBox::arrange()
{
    const int designed = designedLength(width());
    const int others = static_cast<int>(m_others.size());
    const bool isStacked = designed < kTabRoom;
    const bool isTabbed = !isStacked && designed < kWideRoom;
    QRect own = rect();
    if (isStacked)
        own.setHeight(std::max(scaledPixels(120), height() - others * (scaledPixels(kOtherHeight) + kBetweenBoards)));
    else if (others > 0)
        own.setWidth(isTabbed ? width() - scaledPixels(kTabWidth) - kBetweenBoards / 2 : qRound(width() * kOwnShare));
    const bool hasWords =
        designedLength(own.width()) >= kWithWords && designedLength(own.height()) >= kWithWordsHigh && !isTabbed;
    m_large->setGeometry(own);
    m_large->setForm(hasWords ? BoardForm::Large : BoardForm::Plain);
    QRect rest = isStacked
                     ? QRect(0, own.bottom() + 1 + kBetweenBoards, width(), height() - own.height() - kBetweenBoards)
                     : rect().adjusted(own.width() + (isTabbed ? kBetweenBoards / 2 : kBetweenBoards), 0, 0, 0);
    const int most = scaledPixels(isTabbed ? kMostTab : others == 1 ? kMostSingle : kMostOther);
    const int high = others == 0 ? 0 : std::min(most, (rest.height() - kBetweenBoards * (others - 1)) / others);
    for (OtherBoard *other : m_others) {
        other->setForm(isTabbed ? BoardForm::Tab : BoardForm::Compact);
        other->setGeometry(rest.left(), rest.top(), rest.width(), high);
        rest.setTop(rest.top() + high + kBetweenBoards);
    }
    emit choicesRoomChanged();
}

} // namespace views
