// SPDX-License-Identifier: GPL-3.0-or-later
// What the board in plain text says of cards and of pieces that have a value, such as dice.
#include <QRegularExpression>

#include "app/cli/picture.h"
#include "model/engine/core/adapter.h"
#include "model/engine/osiris/osiris.h"
#include "tests/race/race.h"
#include "tests/test_class.h"

namespace tests::tst_picture {

namespace {

struct Marked : engine::osiris::Osiris {
    static const std::vector<engine::PieceKind> &pieceKinds()
    {
        static const std::vector<engine::PieceKind> kinds = [] {
            std::vector<engine::PieceKind> all = Osiris::pieceKinds();
            all.back().symbol = "g"; // gods
            return all;
        }();
        return kinds;
    }
};

/// The race with counters that have a value, and two of one sort.
struct Valued : engine::race::Race {
    static constexpr std::string_view kId = "valued";

    static engine::Arrangement arrangement(const Position &p)
    {
        engine::Arrangement lying = Race::arrangement(p);
        for (engine::Piece &piece : lying.pieces) {
            if (piece.kind == engine::race::kRacer) {
                piece.value = static_cast<std::uint8_t>(4 + piece.owner);
                piece.count = static_cast<std::uint8_t>(1 + piece.owner);
            }
        }
        return lying;
    }
    static std::vector<engine::Piece> box(const engine::Arrangement &arrangement)
    {
        std::vector<engine::Piece> box = Race::box(arrangement);
        for (engine::Piece &piece : box)
            piece.value = static_cast<std::uint8_t>(piece.value + piece.owner);
        return box;
    }
};

/// A game after the gods are dealt, as the first seat sees it.
QString pictureOf(const engine::Game &game)
{
    engine::Random random(1);
    const engine::Position start = game.start({4, {}});
    return QString::fromUtf8(cli::picture(start.after(start.sample(random)).seenBy(0)));
}

} // namespace

class TestPicture : public QObject {
    Q_OBJECT

private slots:
    /// Before the value of a card and where that is not known.
    void symbolsOfCards()
    {
        const engine::GameAdapter<Marked> game;
        const QString marked = pictureOf(game);
        static const QRegularExpression symbol(QStringLiteral("(?<=: )g(?=[0-9?]+$)"),
                                               QRegularExpression::MultilineOption);
        QVERIFY(marked.contains(QStringLiteral(": g?\n")));
        QCOMPARE(marked.count(symbol), 13);
        QCOMPARE(QString(marked).remove(symbol), pictureOf(engine::osiris::game()));
    }

    void valuesStandBehindPieces()
    {
        const engine::GameAdapter<Valued> game;
        const QByteArray picture = cli::picture(game.start({2, {}}));
        QVERIFY2(picture.contains(" r4b5*2 "), picture.constData());
    }

    /// A kind whose pieces all have one value is told by its symbol alone.
    void oneValueIsNotTold()
    {
        const QString osiris = pictureOf(engine::osiris::game());
        for (const char *const told : {" p2a0 ", "stock-a: follower-a*5\n", "stock-b: follower-b*5\n"})
            QVERIFY2(osiris.contains(QLatin1String(told)), qPrintable(osiris));
    }
};

} // namespace tests::tst_picture

TEST_CLASS(tst_picture, TestPicture)
#include "tst_picture.moc"
