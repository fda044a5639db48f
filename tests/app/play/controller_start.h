#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>

#include "app/play/session_play.h"
#include "play/controller.h"

namespace facedown::play {

/// A start of the program, in a folder of its own.
struct Start
{
    explicit Start(const QString& folder)
        : controller(&preferences, folder)
    {
        preferences.overridePace(Preferences::Instant);
        if (!folder.isEmpty())
            hear();
    }

    /// Until the store has told what waits.
    void hear()
    {
        QSignalSpy changed(&controller, &Controller::changed);
        if (!changed.wait(20000))
            qFatal("the store does not answer");
    }

    /// Goes on with the last match.
    bool resume()
    {
        controller.resume();
        return QTest::qWaitFor([this] { return controller.session() != nullptr; }, 20000);
    }

    /// Opens the library. False if it does not show so many games.
    bool openLibrary(int games)
    {
        QSignalSpy found(controller.library(), &Library::found);
        controller.openLibrary();
        return (!found.isEmpty() || found.wait(20000)) && controller.library()->rowCount() == games;
    }

    /// The same with a game of the library, those played last first.
    bool openStored(int row)
    {
        controller.openStored(row);
        return QTest::qWaitFor([this] { return controller.session() != nullptr; }, 20000);
    }

    /// What follows the match at the table is there.
    bool again()
    {
        const QPointer<Session> last = controller.session();
        controller.again();
        return QTest::qWaitFor([&] { return controller.session() != last; }, 20000);
    }

    void home()
    {
        controller.home();
        hear();
    }

    std::string events() const { return controller.session()->match().record()["events"].dump(); }
    std::uint64_t seed() const { return controller.session()->match().seed(); }

    /// Until a person is to act, or it is over.
    bool wait()
    {
        Session& session = *controller.session();
        QSignalSpy changed(&session, &Session::changed);
        while (session.holding() || !(session.table()->yourTurn() || session.match().over()))
            if (!changed.wait(20000))
                return false;
        return true;
    }

    bool decide()
    {
        if (!wait() || controller.session()->match().over())
            return false;
        const auto& action = controller.session()->table()->actions()->actions().front();
        controller.session()->choose(action.choices.front().event);
        return wait();
    }

    /// Plays a match of one person so far that it is worth going on with.
    bool begin(std::uint64_t seed)
    {
        controller.play(someMatch(4, 1, seed));
        return decide();
    }

    Preferences preferences;
    Controller controller;
};

inline QByteArray read(const QString& name)
{
    QFile in(name);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

inline void write(const QString& name, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(name).path());
    QFile out(name);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("cannot write");
}

} // namespace facedown::play
