#pragma once

#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"

namespace facedown::play {

/// A test of what is done when parts of the file are no longer what was written.
class DamageTest : public FolderTest
{
protected:
    static constexpr int games = 40;
    static constexpr qint64 pageSize = 4096;

    using TemporaryFolder::file;
    QString file() const { return folder() + "/matches.sqlite"; }
    QVariant ask(const QString& statement) const { return play::ask(folder(), {statement}); }
    int stored() const { return ask("SELECT count(*) FROM match").toInt(); }
    QStringList aside() const { return QDir(folder()).entryList({"matches-damaged-*.sqlite"}); }

    /// By turns finished and not.
    static match::Match game(MatchId id)
    {
        return id % 2 == 0 ? played(std::uint64_t(id)) : played(std::uint64_t(id), 30);
    }

    void keepSome() const
    {
        Store store(folder());
        for (MatchId id = 1; id <= games; ++id)
            QVERIFY(store.keep(id, game(id)));
    }

    qint64 root(const QString& name) const
    {
        return ask("SELECT rootpage FROM sqlite_master WHERE name = '" + name + "'").toLongLong();
    }

    /// One that is neither the first nor the last of those that hold rows of a table.
    qint64 leaf(const QString& table) const
    {
        return ask("SELECT pageno FROM dbstat WHERE name = '" + table +
                   "' AND pagetype = 'leaf' ORDER BY path LIMIT 1 OFFSET (SELECT count(*) / 2 FROM "
                   "dbstat WHERE name = '" +
                   table + "' AND pagetype = 'leaf')")
            .toLongLong();
    }

    QByteArray page(qint64 number) const
    {
        QFile in(file());
        return in.open(QIODevice::ReadOnly) && in.seek((number - 1) * pageSize) ? in.read(pageSize)
                                                                                : QByteArray();
    }

    /// Pages are counted from 1.
    void damage(qint64 number, const QByteArray& page = QByteArray(pageSize, '\xAA')) const
    {
        QVERIFY(number > 1);
        QFile out(file());
        QVERIFY(out.open(QIODevice::ReadWrite) && out.seek((number - 1) * pageSize));
        QCOMPARE(out.write(page), page.size());
    }

    QByteArray bytes() const
    {
        QFile in(file());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    /// How many of the games are there, each whole or, if it was not over, with its beginning; each
    /// of those that are not is in no part of the file.
    int found(Store& store) const
    {
        int found = 0;
        for (MatchId id = 1; id <= games; ++id) {
            if (store.open(id).empty()) {
                if (!store.why.contains("no longer"))
                    qFatal("match %lld: %s", id, qPrintable(store.why));
                continue;
            }
            ++found;
            const match::Match& match = store.opened->match;
            const match::Match whole = game(id);
            if (match.length() == 0 || match.length() > whole.length() ||
                (whole.over() && !match.over()))
                qFatal("match %lld", id);
            for (std::size_t at = 0; at < match.length(); ++at)
                if (match.event(at) != whole.event(at))
                    qFatal("match %lld: event %zu", id, at);
            store.store.leave(id);
        }
        return found;
    }

    /// That nothing is amiss with it any more.
    void checkSound() const
    {
        QCOMPARE(ask("PRAGMA integrity_check"), QVariant("ok"));
        QCOMPARE(ask("SELECT count(*) FROM event WHERE match NOT IN (SELECT id FROM match)"),
                 QVariant(0));
    }
};

} // namespace facedown::play
