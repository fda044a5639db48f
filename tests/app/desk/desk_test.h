#pragma once

#include <functional>

#include <QApplication>
#include <QQuickItem>
#include <QTemporaryDir>
#include <QTest>

#include "desk/desk.h"
#include "desk/program.h"

namespace facedown::desk {

/// Runs a test object as the program itself would run.
template <class Test>
int runTest(int argc, char** argv)
{
    beforeApplication(false);
    QApplication application(argc, argv);
    afterApplication();
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// A start at a pace at which nothing has to be waited for.
inline Options startIn(const QString& folder)
{
    Options options;
    options.data = folder;
    options.language = QStringLiteral("en");
    options.pace = play::Preferences::Instant;
    return options;
}

/// A match of Skull in which the first seats are people.
inline match::Match skullMatch(int players, int humans, std::uint64_t seed = 1)
{
    auto match = *match::Match::start("skull", {{"players", players}}, seed);
    match.setSitters(play::usualSitters(players, humans, QStringLiteral("medium")));
    return match;
}

/// Visits an item and all below it that are to be seen.
inline void forEachVisible(QQuickItem* item, const std::function<void(QQuickItem*)>& visit)
{
    if (item == nullptr || !item->isVisible())
        return;
    visit(item);
    for (QQuickItem* child : item->childItems())
        forEachVisible(child, visit);
}

} // namespace facedown::desk
