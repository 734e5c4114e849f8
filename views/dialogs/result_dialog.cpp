// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/result_dialog.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include "model/library/library.h"
#include "model/play/same_deal.h"
#include "model/replay/outcome.h"
#include "model/replay/seat_names.h"
#include "views/board/artwork.h"
#include "views/board/board_plan.h"
#include "views/board/board_view.h"
#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/flow_layout.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/side_measure.h"
#include "views/common/style_sheet.h"
#include "views/handbook/help_request.h"
#include "views/play/ending.h"

namespace views {

namespace {

constexpr int kSpacing = 12, kDenseSpacing = 2, kColumnSpacing = 24;
constexpr int kMargin = 12, kDenseMargin = 4;
constexpr int kButtonSpacing = 8, kFrame = 2; ///< as the style sheet has it
constexpr int kWinnerSign = 64;               ///< at the usual size of fonts
constexpr double kSmallest = 0.5;             ///< part of it with which the sign begins to grow
constexpr int kGrowth = 420;                  ///< ms
constexpr int kBar = 96;                      ///< the longest
constexpr int kBarHeight = 10;

/// Part of a track in a seat's colour.
class ScoreBar : public QWidget {
public:
    ScoreBar(double part, QColor colour, QColor track, QWidget *parent)
        : QWidget(parent), m_part(part), m_colour(colour), m_track(track)
    {
        const qreal scale = fontScale() * sideScale(parent->window()->size());
        setFixedSize(qRound(kBar * scale), qRound(kBarHeight * scale));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_track);
        painter.fillRect(QRect(0, 0, qRound(width() * m_part), height()), m_colour);
    }

private:
    double m_part;
    QColor m_colour;
    QColor m_track;
};

} // namespace

ResultDialog::ResultDialog(const play::Play &play, const play::MatchScore &match, bool motion, QWidget *page,
                           const library::Folders &folders)
    : QDialog(page), m_play(play), m_match(match), m_board(page->findChild<BoardView *>())
{
    setWindowFlags(Qt::Widget); // a part of the page, with the keys of a dialogue
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_StyledBackground);
    setObjectName(QStringLiteral("result"));
    makeColumn(this, {kMargin, kMargin, kMargin, kMargin});
    const auto winners = play.result()->winners;
    if (winners.size() == 1) {
        Artwork artwork(Theme(wornTheme(), words::idOf(play.game())));
        const qreal side = kWinnerSign * fontScale() * sideScale(page->window()->size());
        const QSizeF size(side, side);
        m_picture = artwork.pixmap(seatSign(artwork, play.game(), winners.front(), play.seatCount()), size,
                                   devicePixelRatioF());
    }
    if (play.isRated() && folders.isKeeping()) {
        m_library = std::make_unique<library::Library>(folders);
        connect(m_library.get(), &library::Library::scanned, this, &ResultDialog::showRating);
    }
    new SideText(this);
    tell();
    onLanguageChange(this, [this] { tell(); });
    offerHelp(this, "start#rematch");
    m_board->installEventFilter(this);
    page->installEventFilter(this);
    if (motion && m_sign)
        celebrate();
}

ResultDialog::~ResultDialog() = default;

void ResultDialog::showRating()
{
    if (!m_play.isRated() || !m_play.result() || m_change)
        return;
    const auto seats = static_cast<int>(m_play.seatCount());
    m_change =
        library::ratingChange(m_library->played(words::idOf(m_play.game()), seats), m_play.record(), *m_play.result());
    m_rating->setText(ratingText());
    if (m_change)
        announce(*m_board, ratingText());
}

/// The line is there from the beginning, so that nothing moves when its figures come.
QString ResultDialog::ratingText() const
{
    if (!m_change)
        return tr("Rating: …");
    const auto rounded = [](double rating) { return static_cast<std::int64_t>(std::lround(rating)); };
    const std::int64_t now = rounded(m_change->after.rating);
    const std::int64_t change = now - rounded(m_change->before.rating);
    const QString sign = change > 0 ? QStringLiteral("+") : QString(); // a number below 0 has its own
    return tr("Rating: %1 (%2)").arg(words::Words::number(now), sign + words::Words::number(change));
}

/// Any key or click ends the growth and goes its way.
void ResultDialog::celebrate()
{
    m_growth.setDuration(kGrowth);
    m_growth.setStartValue(kSmallest);
    m_growth.setEndValue(1.0);
    m_growth.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_growth, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &size) { showSign(size.toDouble()); });
    connect(&m_growth, &QVariantAnimation::finished, this, [this] { qApp->removeEventFilter(this); });
    qApp->installEventFilter(this);
    m_growth.start();
}

void ResultDialog::showSign(double size)
{
    if (!m_sign)
        return;
    QPixmap shown = m_picture.scaled(m_picture.size() * size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    shown.setDevicePixelRatio(m_picture.devicePixelRatio());
    m_sign->setPixmap(shown);
}

bool ResultDialog::eventFilter(QObject *watched, QEvent *event)
{
    const bool isInput = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress;
    if (isInput && m_growth.state() == QAbstractAnimation::Running)
        m_growth.setCurrentTime(kGrowth);
    if (watched == m_board && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        place();
    const bool isOfPage = watched == m_board || watched == parentWidget();
    if (isOfPage && event->type() == QEvent::KeyPress && isVisible()
        && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        close();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

/// Its words have the size that belongs to the window.
void ResultDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    place();
}

/// As large as it is; rows closer to each other and without the sign, so that many of them fit into a small window.
void ResultDialog::setDense(bool isDense)
{
    if (m_sign)
        m_sign->setHidden(isDense);
    m_table->layout()->setSpacing(isDense ? kDenseSpacing : -1);
    static_cast<QGridLayout *>(m_table->layout())->setHorizontalSpacing(kColumnSpacing);
    m_content->layout()->setSpacing(isDense ? kDenseSpacing : kSpacing);
    const int margin = isDense ? kDenseMargin : kMargin;
    QDialog::layout()->setContentsMargins(margin, margin, margin, margin);
    m_content->layout()->activate();
    QDialog::layout()->activate();
    adjustSize();
}

/// In one row, or in as many as the page asks for.
void ResultDialog::fitButtons()
{
    const QLayout &row = *m_buttons->layout();
    int wide = -row.spacing();
    for (int i = 0; i < row.count(); ++i)
        wide += row.itemAt(i)->sizeHint().width() + row.spacing();
    const QMargins outside = QDialog::layout()->contentsMargins();
    const QMargins inside = m_content->layout()->contentsMargins();
    const int around = outside.left() + outside.right() + inside.left() + inside.right() + 2 * kFrame;
    wide = std::min(wide, parentWidget()->width() - around);
    m_buttons->setFixedSize(wide, row.heightForWidth(wide));
}

/// In the middle of the board, or where it is wider than that of the page.
void ResultDialog::place()
{
    fitButtons();
    setDense(false);
    if (height() > parentWidget()->height())
        setDense(true);
    const QPoint corner = m_board->mapTo(parentWidget(), m_board->rect().center()) - rect().center();
    const int left = corner.x() < 0 ? parentWidget()->rect().center().x() - rect().center().x() : corner.x();
    move(std::max(0, left), std::max(0, corner.y()));
}

void ResultDialog::tell()
{
    m_names = replay::figureNames(m_play.record());
    m_words = words::Words(m_play.game(), replay::seatNames(m_play.record()));
    const QStringList said = endSentences(m_play, m_words, m_names);
    setWindowTitle(tr("End of the game"));
    setAccessibleName(said.front()); // a screen reader says it with the first button, and no label that is like it
    // Qt 6.4 looks for another default button among those that go when one of them loses the focus.
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
    delete m_content;
    m_content = new QWidget(this);
    QDialog::layout()->addWidget(m_content);
    auto *layout = new QVBoxLayout(m_content);
    layout->setSpacing(kSpacing);
    m_sign = m_picture.isNull() ? nullptr : new QLabel(m_content);
    if (m_sign) {
        m_sign->setFixedHeight(qRound(kWinnerSign * fontScale()));
        m_sign->setAlignment(Qt::AlignCenter);
        layout->addWidget(m_sign);
        showSign(1);
    }
    const auto addLine = [&](const QString &text, FontRole role) {
        QLabel *line = textLabel(text, role, m_content, Qt::AlignHCenter);
        line->setWordWrap(true);
        layout->addWidget(line);
        return line;
    };
    addLine(said.front(), FontRole::Heading)->setObjectName(QStringLiteral("outcome"));
    for (const QString &more : said.mid(1))
        addLine(more, FontRole::Text);
    m_table = makeTable(m_content);
    layout->addWidget(m_table);
    if (const QString both = bothSides(); !both.isEmpty())
        addLine(both, FontRole::Text)->setObjectName(QStringLiteral("bothSides"));
    m_rating = m_library ? addLine(ratingText(), FontRole::Text) : nullptr;
    if (m_rating)
        m_rating->setObjectName(QStringLiteral("rating"));
    addLine(matchScore(), FontRole::Second);
    addButtons(layout, m_content);
    m_content->show();
    place();
    QStringList standing;
    for (qsizetype seat = 0; seat < m_names.size(); ++seat)
        standing << m_names[seat] + QLatin1Char(' ') + words::Words::number(m_play.result()->score[seat]);
    announce(*m_board, standing.join(QStringLiteral(", ")) + QLatin1Char('.'));
}

/// Points by what they were scored for, where there are any, the score, and among several the places; the column of a
/// person alone at the screen stands out.
QWidget *ResultDialog::makeTable(QWidget *parent) const
{
    auto *table = new QWidget(parent);
    auto *grid = makeLayout<QGridLayout>(table);
    grid->setHorizontalSpacing(kColumnSpacing);
    const engine::Seat own = m_play.onlyHuman();
    const auto addCell = [&](const QString &text, FontRole role, Qt::Alignment alignment, int row, int column) {
        QLabel *cell = textLabel(text, role, table);
        cell->setAlignment(alignment);
        if (own != engine::kNobody && column == 1 + 2 * own) {
            QFont font = cell->font();
            font.setWeight(QFont::Bold);
            cell->setFont(font);
        }
        grid->addWidget(cell, row, column);
        return cell;
    };
    const auto addRow = [&](int row, const QString &what, FontRole role, const std::vector<int> &figures) {
        addCell(what, role, Qt::AlignLeft, row, 0);
        for (std::size_t seat = 0; seat < figures.size(); ++seat)
            addCell(words::Words::number(figures[seat]), role, Qt::AlignRight, row, 1 + 2 * static_cast<int>(seat))
                ->setAccessibleName(
                    tr("%1: %2 %3")
                        .arg(what, m_names[static_cast<qsizetype>(seat)], words::Words::number(figures[seat])));
    };
    for (int seat = 0; seat < m_names.size(); ++seat)
        addCell(seat == own ? tr("%1 (you)").arg(m_names[seat]) : m_names[seat], FontRole::Text, Qt::AlignRight, 0,
                1 + 2 * seat);
    int row = 1;
    const std::vector<replay::PointsOfSource> sources =
        replay::pointsBySource(m_play.timeline().line(), m_play.seatCount());
    int most = 1;
    for (const replay::PointsOfSource &source : sources)
        most = std::max(most, *std::max_element(source.points.begin(), source.points.end()));
    const Theme theme(wornTheme(), words::idOf(m_play.game()));
    for (const replay::PointsOfSource &source : sources) {
        addRow(row, m_words.text(m_words.firstOf({"points." + source.id, "row." + source.id})), FontRole::Second,
               source.points);
        for (std::size_t seat = 0; seat < source.points.size(); ++seat) {
            const auto figure = static_cast<engine::Seat>(seat);
            const QString token = QString::fromStdString(m_play.game().figureId(figure, m_play.seatCount()) + "text");
            auto *bar = new ScoreBar(std::max(0, source.points[seat]) / static_cast<double>(most), theme.colour(token),
                                     theme.colour(u"track"), table);
            grid->addWidget(bar, row, 2 + 2 * static_cast<int>(seat), Qt::AlignVCenter);
        }
        ++row;
    }
    addRow(row, m_words.text("result.score"), FontRole::Heading, m_play.result()->score);
    ++row;
    if (const auto before = play::dealBefore(m_play.record()))
        addRow(row++, tr("Same deal before"), FontRole::Second, before->score);
    if (m_names.size() > 2)
        addRow(row, tr("Place"), FontRole::Text, replay::placesOf(*m_play.result()));
    return table;
}

/// What the person has come to from each side of the same deal.
QString ResultDialog::bothSides() const
{
    const std::optional<play::DealBefore> before = play::dealBefore(m_play.record());
    const engine::Seat own = m_play.onlyHuman();
    if (!before || own == engine::kNobody)
        return {};
    const words::Words words(m_play.game());
    const auto side = [&](engine::Seat seat, const std::vector<int> &score) {
        return tr("%1 as %2", "points and the name of a seat")
            .arg(words::Words::number(score[seat]), words.seat(m_play.game().seatId(seat, m_play.seatCount())));
    };
    return tr("You with the same deal: %1, now %2.")
        .arg(side(before->person, before->score), side(own, m_play.result()->score));
}

QString ResultDialog::matchScore() const
{
    QStringList standing;
    for (const auto &[name, wins] : m_match.wins)
        standing << QStringLiteral("%1 %2").arg(name, words::Words::number(wins));
    if (m_match.draws > 0)
        standing << tr("drawn %1").arg(words::Words::number(m_match.draws));
    return tr("Match: %1").arg(standing.join(QStringLiteral(", ")));
}

void ResultDialog::addButtons(QLayout *layout, QWidget *parent)
{
    m_buttons = new QWidget(parent);
    auto *row = new FlowLayout(m_buttons);
    row->setSpacing(kButtonSpacing);
    row->setContentsMargins({});
    const auto add = [&](const QString &text, void (ResultDialog::*wanted)(), bool closes) {
        auto *button = new QPushButton(text, m_buttons);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, wanted, closes] {
            emit(this->*wanted)();
            if (closes)
                QDialog::close();
        });
        return button;
    };
    add(tr("&Rematch"), &ResultDialog::rematchWanted, true)->setDefault(true);
    if (play::hasOtherSide(m_play))
        add(tr("&Other side"), &ResultDialog::otherSideWanted, true)
            ->setToolTip(tr("The same deal once more, with the seats exchanged"));
    add(tr("&Save…"), &ResultDialog::saveWanted, false);
    add(tr("Re&view"), &ResultDialog::reviewWanted, true);
    add(tr("&Mistakes"), &ResultDialog::learnWanted, true);
    add(tr("&Last turn again"), &ResultDialog::lastTurnWanted, true);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, m_buttons); // in Qt's own word
    row->addWidget(close);
    connect(close->button(QDialogButtonBox::Close), &QPushButton::clicked, this, &QDialog::close);
    layout->addWidget(m_buttons);
    layout->setAlignment(m_buttons, Qt::AlignHCenter);
}

} // namespace views
