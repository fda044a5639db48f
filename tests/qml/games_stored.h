#pragma once

#include "app/play/session_play.h"
#include "app/play/temporary_folder.h"
#include "play/match_store.h"
#include "play/record_file.h"
#include "qml/fits.h"

namespace facedown::qml {

/// A test of the pages that tell of the games that were played.
class WithGamesStored : public FitsInEveryLanguage, protected play::TemporaryFolder
{
    Q_OBJECT

protected:
    /// Games of every kind are in the folder, of which every third is not finished; the first was
    /// played last.
    void leave(int count)
    {
        renew();
        QDir().mkpath(folder() + "/games");
        for (int i = 0; i < count; ++i) {
            const auto seed = std::uint64_t(i);
            const auto match = play::playedOn(i % 2 == 0 ? play::someMatch(5, 1, seed)
                                                         : play::someGeschenkt(4, 1, seed),
                                              i % 3 > 0 ? std::size_t(-1) : 6);
            QFile file(folder() + QString("/games/%1.facedown").arg(i));
            if (!play::writeRecord(match, file.fileName()) || !file.open(QIODevice::ReadWrite) ||
                !file.setFileTime(QDateTime(QDate(2026, 5, 20), QTime(21, 5)).addDays(-i),
                                  QFileDevice::FileModificationTime))
                qFatal("no file can be kept");
        }
        // Taken over before the window opens, whose list would be made anew by that.
        play::MatchStore store(folder());
        QSignalSpy added(&store, &play::MatchStore::added);
        if (count > 0 && !added.wait(60000))
            qFatal("no file was taken over");
    }

    /// Opens the library, as soon as all of it is there.
    static bool open(Screen& screen, int count)
    {
        screen.controller.openLibrary();
        const bool all = QTest::qWaitFor(
            [&] { return screen.controller.library()->rowCount() == count; }, 20000);
        screen.draw();
        return all;
    }
};

} // namespace facedown::qml
