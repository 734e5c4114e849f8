// SPDX-License-Identifier: GPL-3.0-or-later
// The board in plain text, of a game that is another one with symbols of its own.
#include <QRegularExpression>

#include "app/cli/picture.h"
#include "model/engine/core/adapter.h"
#include "model/engine/osiris/osiris.h"
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
};

} // namespace tests::tst_picture

TEST_CLASS(tst_picture, TestPicture)
#include "tst_picture.moc"
