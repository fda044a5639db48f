#pragma once

#include "app/play/session_play.h"
#include "nyet/nyet.h"
#include "qml/screen.h"

/// What the tests of Nyet!'s table have in common.
namespace facedown::qml::nyet_screen {

using table::PieceModel;

/// Of a few rounds, most often of one.
inline match::Match shortNyet(int players, int people, std::uint64_t seed, int target = 1)
{
    return play::matchOf("nyet", {{"players", players}, {"target", target}}, people, seed);
}

using Reached = std::function<bool(const nyet::Table&)>;

/// The first match, by its seed, that has come to this; whoever is to act then is a person. Nobody
/// vetoes `spared`: usually cards are passed in every round.
inline match::Match matchAt(int players, std::uint64_t seed, const Reached& reached,
                            const std::string& spared = "discard left")
{
    auto match = shortNyet(players, 0, seed, 60);
    core::Random random(seed);
    while (!match.over()) {
        if (match.actor() == core::chance) {
            (void)match.sample();
            continue;
        }
        if (reached(std::get<core::Play<nyet::Nyet>>(match.play()).state().table))
            break;
        auto legal = match.legal();
        std::erase(legal, "veto " + spared);
        (void)match.apply(legal[std::size_t(random.below(int(legal.size())))]);
    }
    if (match.over())
        return matchAt(players, seed + 1, reached, spared);
    auto entries = match.playerEntries();
    entries[static_cast<std::size_t>(match.actor())].bot = false;
    match.setPlayerEntries(entries);
    return match;
}

inline const core::Play<nyet::Nyet>& playOf(Screen& screen)
{
    return std::get<core::Play<nyet::Nyet>>(screen.session().match().play());
}

inline const nyet::State& stateOf(Screen& screen)
{
    return playOf(screen).state();
}

inline QString nameOf(nyet::Card card)
{
    return QString::fromStdString(nyet::text(card));
}

/// All pictures seen below an item, without their folder.
inline QStringList picturesIn(QQuickItem* item)
{
    QList<QQuickItem*> below;
    collect(item, below);
    QStringList pictures;
    for (const QQuickItem* one : below)
        if (one->inherits("QQuickImage") && isSeen(one))
            pictures << one->property("source").toUrl().path().mid(1);
    return pictures;
}

inline std::vector<QQuickItem*> cards(Screen& screen, PieceModel::Zone zone, int seat)
{
    std::vector<QQuickItem*> found;
    for (QQuickItem* item : screen.items())
        if (isA(item, "NyetPiece") && item->property("kind").toInt() == PieceModel::Card &&
            item->property("zone").toInt() == zone && item->property("seat").toInt() == seat)
            found.push_back(item);
    std::sort(found.begin(), found.end(), [](const QQuickItem* one, const QQuickItem* other) {
        return one->property("place").toInt() < other->property("place").toInt();
    });
    return found;
}

/// What a person does who is waited for. Empty if something came of it.
inline QString goOn(Screen& screen, core::Random& random)
{
    if (screen.session().curtain())
        return screen.openCurtain() ? QString() : "the curtain does not open";
    if (screen.session().tallying()) {
        screen.press("Continue"); // the count is over
        if (screen.session().tallying())
            screen.press("Continue");
        return screen.session().tallying() ? "the count does not go on" : QString();
    }
    return screen.yourTurn() ? screen.decideByClicking(random) : "there is nothing to do";
}

/// Goes on until somebody is to do something in a phase, with clicks for the people's part.
inline QString playUntil(Screen& screen, core::Random& random, const Reached& reached)
{
    for (;;) {
        if (!screen.waitForTurn())
            return "nothing moves any more";
        if (screen.yourTurn() && !screen.session().curtain() && reached(stateOf(screen).table))
            return {};
        if (screen.session().match().over())
            return "it is over";
        const QString fault = goOn(screen, random);
        if (!fault.isEmpty())
            return fault;
    }
}

inline auto inPhase(nyet::Phase phase)
{
    return [phase](const nyet::Table& table) { return table.phase == phase; };
}

} // namespace facedown::qml::nyet_screen
