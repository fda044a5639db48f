#pragma once

#include <functional>
#include <memory>

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QQuickItem>
#include <QTemporaryDir>
#include <QTest>

#include "desk/application.h"
#include "desk/program.h"

namespace facedown::desk {

/// A start at a pace at which nothing has to be waited for.
inline Options startIn(const QString& folder)
{
    Options options;
    options.data = folder;
    options.language = QStringLiteral("en");
    options.pace = play::Preferences::Instant;
    return options;
}

/// A match in which the first seats are people.
inline match::Match someMatch(const QString& game, int players, int humans, std::uint64_t seed = 1)
{
    auto match = *match::Match::start(game.toStdString(), {{"players", players}}, seed);
    match.setPlayerEntries(play::usualPlayers(players, humans, QStringLiteral("medium")));
    return match;
}

inline match::Match skullMatch(int players, int humans, std::uint64_t seed = 1)
{
    return someMatch(QStringLiteral("skull"), players, humans, seed);
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

/// All actions of a menu, and of those below it.
inline void collectActions(const QMenu* menu, QList<QAction*>& actions)
{
    for (QAction* action : menu->actions())
        if (action->menu() != nullptr)
            collectActions(action->menu(), actions);
        else if (!action->isSeparator())
            actions << action;
}

/// A test in an application like the program's own.
class ApplicationTest : public QObject
{
public:
    ApplicationTest() { afterApplication(); }

    static void initMain() { beforeApplication(false); }
};

/// A test of a whole program that has just been started on a folder of its own.
class DeskTest : public ApplicationTest
{
protected:
    /// As at the very first start, but for matches that are kept.
    void start()
    {
        application_.reset();
        QFile::remove(fileNamed("settings.ini"));
        application_ = std::make_unique<Application>(startIn(folder_.path()));
        QVERIFY2(application_->window().failure().isEmpty(),
                 qPrintable(application_->window().failure()));
        unguarded();
        application_->open({});
    }
    void start(const Options& options)
    {
        application_.reset();
        application_ = std::make_unique<Application>(options);
        unguarded();
        application_->open(options);
    }
    void end() { application_.reset(); }

    Application& application() const { return *application_; }
    play::Session* session() const { return application_->controller().session(); }
    QString fileNamed(const char* name) const { return folder_.filePath(QString::fromUtf8(name)); }
    QString folder() const { return folder_.path(); }

    QList<QAction*> actions() const
    {
        QList<QAction*> actions;
        for (const QAction* action : application_->window().menuBar()->actions())
            collectActions(action->menu(), actions);
        return actions;
    }

    /// The action of that name, whatever its key in the menu.
    QAction* action(const char* text) const
    {
        for (QAction* action : actions())
            if (action->text().remove(QLatin1Char('&')).section(QLatin1Char('\t'), 0, 0) ==
                QString::fromUtf8(text))
                return action;
        qFatal("no action %s", text);
        return nullptr;
    }

    void playWithOnePerson(const QString& game = QStringLiteral("skull"))
    {
        application_->controller().play(someMatch(game, 4, 1));
        QTRY_VERIFY(session()->table()->yourTurn());
    }

private:
    /// No click here is one too many, however soon it follows.
    void unguarded() const
    {
        if (QQuickItem* table = application_->window().table())
            table->setProperty("guardTime", 0);
    }

    QTemporaryDir folder_;
    std::unique_ptr<Application> application_;
};

} // namespace facedown::desk
