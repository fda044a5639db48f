#pragma once

#include <set>
#include <string>

#include <QTest>

/// So that a failed QCOMPARE shows the engine's own kinds of values.
namespace QTest {

template <>
inline char* toString(const std::string& text)
{
    return qstrdup(text.c_str());
}

template <>
inline char* toString(const std::set<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : ", ") + text;
    return qstrdup(all.c_str());
}

} // namespace QTest
