// SPDX-License-Identifier: GPL-3.0-or-later
// One number over all positions and actions of seeded games: the same on every machine, by every compiler. It changes
// only when the rules, the order of listed actions, the hash or the random numbers do, which saved seeds rely on.
#include <QtTest>

#include "model/engine/core/game.h"
#include "tests/test_class.h"

namespace tests::tst_signature {

class TestSignature : public QObject {
    Q_OBJECT

private slots:
    void aton();
};

void TestSignature::aton()
{
    const engine::Game *const game = engine::findGame("aton");
    QVERIFY(game);
    QCOMPARE(QString::number(game->signature(1), 16), QStringLiteral("92ce081ffbc5bcf0"));
    QCOMPARE(QString::number(game->signature(10'000), 16), QStringLiteral("ab85222e227d9c3b"));
}

} // namespace tests::tst_signature

TEST_CLASS(tst_signature, TestSignature)
#include "tst_signature.moc"
