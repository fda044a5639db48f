#pragma once

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

#include "core/random.h"
#include "play/session.h"
#include "play/setup.h"
#include "table/geschenkt_table.h"
#include "table/skull_table.h"

namespace facedown::play {

/// The first of the players are people.
inline match::Match matchOf(const char* game, const match::Json& options, int people,
                            std::uint64_t seed)
{
    auto match = match::Match::start(game, options, seed);
    if (!match)
        qFatal("%s", match.error().message.c_str());
    match->setSitters(seatedTwice(usualSitters(match->players(), people, "easy"), match->seats()));
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
    Table(match::Match match, const QString& autosave = {},
          Preferences::Sharing sharing = Preferences::Curtain)
        : random(match.seed())
    {
        preferences.overridePace(Preferences::Instant);
        preferences.setSharing(sharing);
        session = std::make_unique<Session>(std::move(match), &preferences, autosave);
        changed = std::make_unique<QSignalSpy>(session.get(), &Session::changed);
        ended = std::make_unique<QSignalSpy>(session.get(), &Session::ended);
    }

    table::SkullTable& skull() { return static_cast<table::SkullTable&>(*session->table()); }
    table::GeschenktTable& geschenkt()
    {
        return static_cast<table::GeschenktTable&>(*session->table());
    }
    bool yourTurn() const { return !session->holding() && session->table()->yourTurn(); }
    /// With all covered a person may have to peek before there is anything to choose.
    bool mustPeek() const { return !session->holding() && !yourTurn() && session->canPeek(); }
    bool waitsForPerson() const { return yourTurn() || session->curtain() || mustPeek(); }

    /// Any of the decisions offered.
    QString anyOffer()
    {
        QStringList events;
        for (const auto& action : session->table()->actions()->actions())
            for (const auto& choice : action.choices)
                events << choice.event;
        return events[random.below(static_cast<int>(events.size()))];
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
        if (session->curtain())
            session->openCurtain();
        if (mustPeek())
            session->peek(true);
        if (yourTurn())
            session->choose(anyOffer());
        return true;
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
