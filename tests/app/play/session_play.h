#pragma once

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

#include "core/random.h"
#include "play/session.h"
#include "play/setup.h"
#include "table/geschenkt/geschenkt_table.h"
#include "table/nyet/nyet_table.h"
#include "table/skull/skull_table.h"

namespace facedown::play {

/// The first of the players are people.
inline match::Match matchOf(const char* game, const match::Json& options, int people,
                            std::uint64_t seed)
{
    auto match = match::Match::start(game, options, seed);
    if (!match)
        qFatal("%s", match.error().message.c_str());
    match->setPlayerEntries(
        seatedTwice(usualPlayers(match->players(), people, "easy"), match->seats()));
    return std::move(*match);
}

inline match::Match someMatch(int players, int people, std::uint64_t seed, int tribes = 1,
                              bool reveal = false)
{
    return matchOf("skull", {{"players", players}, {"tribes", tribes}, {"reveal", reveal}}, people,
                   seed);
}

inline match::Match someGeschenkt(int players, int people, std::uint64_t seed,
                                  const char* variant = "base")
{
    return matchOf("geschenkt", {{"players", players}, {"variant", variant}}, people, seed);
}

/// Nyet! until somebody has so many points: a few rounds.
inline match::Match someNyet(int players, int people, std::uint64_t seed, int target = 10)
{
    return matchOf("nyet", {{"players", players}, {"target", target}}, people, seed);
}

/// The same match played on at random until it has come to this, or to its end.
template <class Reached>
match::Match playedUntil(match::Match match, core::Random& random, const Reached& reached)
{
    while (!match.over() && !reached(match)) {
        const auto legal = match.legal();
        const bool done =
            match.actor() == core::chance
                ? match.sample().has_value()
                : match.apply(legal[std::size_t(random.below(int(legal.size())))]).has_value();
        if (!done)
            qFatal("it cannot be played");
    }
    return match;
}

/// The same match played on at random, to its end or so many events.
inline match::Match playedOn(match::Match match, std::size_t events = std::size_t(-1))
{
    core::Random random(match.seed());
    return playedUntil(std::move(match), random,
                       [events](const match::Match& played) { return played.length() >= events; });
}

/// All that is due at once has happened.
inline void letHappen()
{
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
}

/// Whether a disc's face is to be seen that does not lie open on a mat.
inline bool hasSecrets(const std::vector<table::PieceModel::Piece>& pieces)
{
    using table::PieceModel;
    return std::any_of(pieces.begin(), pieces.end(), [](const PieceModel::Piece& piece) {
        const bool open = piece.zone == PieceModel::OnMat && piece.faceUp;
        return piece.kind == PieceModel::Disc && !piece.face.isEmpty() && !open;
    });
}

/// A session of which the people choose at random among what is offered.
struct Table
{
    Table(match::Match match, Place place = {}, Preferences::Sharing sharing = Preferences::Curtain)
        : random(match.seed())
    {
        preferences.overridePace(Preferences::Instant);
        preferences.overrideIterations(40);
        preferences.setPlayForced(false); // every decision of a person is the test's
        preferences.setSharing(sharing);
        session = std::make_unique<Session>(std::move(match), &preferences, place);
        changed = std::make_unique<QSignalSpy>(session.get(), &Session::changed);
        ended = std::make_unique<QSignalSpy>(session.get(), &Session::ended);
        // Whoever waits for a change waits for the end as well.
        QObject::connect(session.get(), &Session::ended, session.get(), &Session::changed);
    }

    table::SkullTable& skull() { return static_cast<table::SkullTable&>(*session->table()); }
    table::GeschenktTable& geschenkt()
    {
        return static_cast<table::GeschenktTable&>(*session->table());
    }
    table::NyetTable& nyet() { return static_cast<table::NyetTable&>(*session->table()); }
    bool yourTurn() const { return !session->holding() && session->table()->yourTurn(); }
    /// With all covered a person may have to peek before there is anything to choose.
    bool mustPeek() const { return !session->holding() && !yourTurn() && session->canPeek(); }
    /// The scores of a round are counted until a person says to go on.
    bool mustGoOn() const
    {
        const auto& entries = session->match().playerEntries();
        return session->tallying() && std::any_of(entries.begin(), entries.end(),
                                                  [](const auto& entry) { return !entry.bot; });
    }
    bool waitsForPerson() const
    {
        return yourTurn() || session->curtain() || mustPeek() || mustGoOn();
    }

    /// Any of the decisions offered that may be made.
    QString anyOffer()
    {
        if (session->match().game() == "nyet")
            return anyNyetOffer();
        QStringList events;
        const auto legal = session->match().legal();
        for (const auto& action : session->table()->actions()->actions())
            for (const auto& choice : action.choices)
                if (std::find(legal.begin(), legal.end(), choice.event.toStdString()) !=
                    legal.end())
                    events << choice.event;
        return events[random.below(static_cast<int>(events.size()))];
    }

    /// The same for Nyet!, where squares, cards and seats are touched, some of them to be chosen
    /// before a button decides.
    QString anyNyetOffer()
    {
        const auto any = [this](const QStringList& events) {
            return events[random.below(static_cast<int>(events.size()))];
        };
        for (;;) {
            QStringList events;
            for (const auto& action : nyet().actions()->actions())
                events << action.choices[0].event;
            if (!events.isEmpty())
                return any(events);
            for (const auto& square : nyet().board()->squares())
                events << square.event;
            for (const auto& piece : nyet().pieces()->pieces())
                events << piece.event;
            for (const auto& seat : nyet().seats()->rows())
                events << seat.event;
            events.removeAll(QString());
            if (const QString event = any(events); !nyet().select(event))
                return event;
        }
    }

    /// Until a person is to act, or it is over. Returns false if nothing moves any more.
    bool wait()
    {
        while (!waitsForPerson() && ended->isEmpty())
            if (!changed->wait(20000))
                return false;
        return true;
    }

    /// The next decision of a person, the curtain opened before.
    bool step()
    {
        if (!wait())
            return false;
        if (mustGoOn())
            session->skip();
        if (session->curtain())
            session->openCurtain();
        if (mustPeek())
            session->peek(true);
        if (!yourTurn())
            return true;
        const int length = session->length();
        const QString offer = anyOffer();
        session->choose(offer);
        if (session->length() == length)
            qWarning("nothing came of '%s'", qPrintable(offer));
        return session->length() > length;
    }

    bool playToTheEnd()
    {
        while (ended->isEmpty())
            if (!step())
                return false;
        return true;
    }

    core::Random random;
    Preferences preferences;
    std::unique_ptr<Session> session;
    std::unique_ptr<QSignalSpy> changed;
    std::unique_ptr<QSignalSpy> ended;
};

} // namespace facedown::play
