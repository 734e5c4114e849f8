// SPDX-License-Identifier: GPL-3.0-or-later
// A text in several languages that one reader changes.
#include "model/record/text.h"
#include "tests/test_class.h"

namespace tests::tst_edited_text {

using record::Text;

namespace {

const QString en = QStringLiteral("en");
const QString de = QStringLiteral("de");
const QString fr = QStringLiteral("fr");
const QString hm = QStringLiteral("Hm.");
const QString aehm = QStringLiteral("Ähm.");

} // namespace

class TestEditedText : public QObject {
    Q_OBJECT

private slots:
    void oneForAll()
    {
        QVERIFY(record::edited({}, de, aehm) == (Text{aehm, {}}));
        QVERIFY(record::edited({hm, {}}, de, aehm) == (Text{aehm, {}}));
        QVERIFY(record::edited({hm, {}}, de, {}) == Text{});
    }

    void onlyThatLanguage()
    {
        const Text both{{}, {{en, hm}, {de, aehm}}};
        QVERIFY(record::edited(both, de, QStringLiteral("Oh.")) == (Text{{}, {{en, hm}, {de, QStringLiteral("Oh.")}}}));
        QVERIFY(record::edited(both, fr, QStringLiteral("Hé."))
                == (Text{{}, {{en, hm}, {de, aehm}, {fr, QStringLiteral("Hé.")}}}));
    }

    void takesAwayWhatWasSeen()
    {
        const Text both{{}, {{de, aehm}, {en, hm}}};
        QVERIFY(record::edited(both, de, {}) == (Text{{}, {{en, hm}}}));
        QVERIFY(record::edited(both, fr, {}) == (Text{{}, {{de, aehm}}}));
        QVERIFY(record::edited({{}, {{de, aehm}}}, fr, {}) == Text{});
        QVERIFY(record::edited({{}, {{de, aehm}}}, de, {}) == Text{});
    }
};

} // namespace tests::tst_edited_text

TEST_CLASS(tst_edited_text, TestEditedText)
#include "tst_edited_text.moc"
