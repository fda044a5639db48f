#pragma once

#include <QTest>

#include <string>
#include <vector>

#include "core/game.h"
#include "engine/show.h"

/// What holds of every game's notation. The checks fail the running test and return.
namespace facedown::test {

template <core::Game G>
void everyEventReadsBackAsItWasWritten(const std::vector<std::string>& notation)
{
    for (const std::string& text : notation) {
        const auto event = G::parse(text);
        QVERIFY2(event, text.c_str());
        QCOMPARE(G::text(*event), text);
    }
}

template <core::Game G>
void differentTextsAreDifferentEvents(const std::vector<std::string>& notation)
{
    for (const std::string& one : notation)
        for (const std::string& other : notation)
            QCOMPARE(*G::parse(one) == *G::parse(other), one == other);
}

/// `words` end the message: "is not a Skull event".
template <core::Game G>
void isNoEvent(const QByteArray& text, const char* words)
{
    const auto event = G::parse({text.data(), static_cast<std::size_t>(text.size())});
    QVERIFY(!event);
    QCOMPARE(event.error().code, core::ErrorCode::BadEvent);
    QVERIFY(event.error().message.size() < 200);
    QVERIFY2(event.error().message.ends_with(words), event.error().message.c_str());
}

/// It is well formed, but there is nothing of the kind in any game.
template <core::Game G>
void mayNeverCome(const QByteArray& text, const char* rule)
{
    const auto event = G::parse({text.data(), static_cast<std::size_t>(text.size())});
    QVERIFY(!event);
    QCOMPARE(event.error().code, core::ErrorCode::Illegal);
    QVERIFY(event.error().message.size() < 200);
    const std::string& message = event.error().message;
    const std::string end = text.size() > 40 ? "…: " : ": ";
    QVERIFY2(message.starts_with(text.left(40).toStdString() + end), message.c_str());
    QVERIFY2(message.ends_with(" (" + std::string(rule) + ')'), message.c_str());
}

/// A row for each text, in a column "text".
inline void rowsOf(const std::vector<QByteArray>& texts)
{
    QTest::addColumn<QByteArray>("text");
    for (std::size_t i = 0; i < texts.size(); ++i)
        QTest::addRow("%zu: %.30s", i, texts[i].constData()) << texts[i];
}

} // namespace facedown::test
