#pragma once

#include <QFloat16> // QCOMPARE of JSON asks whether it could be one; QTest only declares it
#include <QTest>

/// The tests of a room are one program, which is built in a fraction of the time that one for each
/// would take: `test_engine_match games` runs games_test.cpp, with Qt Test's arguments behind it.
/// This header comes before each of them, and turns what Qt's macros for a main() expand to into an
/// entry there.
namespace facedown::tests {

using Main = int (*)(int argc, char** argv);

struct Entry
{
    Entry(const char* file, Main main);
};

} // namespace facedown::tests

#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(Test, ...)                                                              \
    static const facedown::tests::Entry entryOf##Test(__FILE__, [](int argc, char** argv) {        \
        QTest::Internal::callInitMain<Test>();                                                     \
        __VA_ARGS__                                                                                \
        Test test;                                                                                 \
        return QTest::qExec(&test, argc, argv);                                                    \
    });
