#include <QRegularExpression>
#include <QTest>

#include "app/table/nyet/nyet_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using nyet::Cards;
using nyet::Decision;
using nyet::Nyet;
using nyet::Phase;
using nyet::State;
using Kind = Decision::Kind;

/// No model names a card that its seat may not know, in any state of random games. How many is set
/// by FACEDOWN_FUZZ_GAMES, which by FACEDOWN_FUZZ_SEED; where none is set, one state in some is
/// looked at, for the sake of time.
class NyetSecretsTest : public QObject
{
    Q_OBJECT

    int games_ = 0;
    std::uint64_t seed_ = 0;
    int oneIn_ = 1;

    /// How many events there have been since the cards were dealt, the deal included.
    static std::size_t sinceDeal(const NyetPlay& play)
    {
        const auto& events = play.events();
        std::size_t count = 0;
        while (count < events.size() &&
               !std::holds_alternative<nyet::Chance>(events[events.size() - 1 - count]))
            ++count;
        return std::min(count + 1, events.size());
    }

    /// By NY-70, said in plain words: the cards that a seat may name when all but the last few
    /// events have happened. They are those of one round.
    static Cards known(const NyetPlay& play, Seat viewer, std::size_t fewer)
    {
        const auto& events = play.events();
        const std::size_t now = events.size() - fewer;
        Cards cards;
        const auto add = [&cards](Cards more) { cards = cards | more; };
        if (viewer >= 0)
            add(play.stateAfter(now).hand(viewer));
        for (std::size_t i = events.size() - sinceDeal(play); i < events.size(); ++i) {
            const auto* decision = std::get_if<Decision>(&events[i]);
            if (decision == nullptr)
                continue;
            const bool ofCard = decision->kind >= Kind::Discard;
            if (ofCard &&
                (decision->kind == Kind::Play || play.stateAfter(i).table.actor == viewer))
                if (!cards.contains(decision->card()))
                    cards.add(decision->card());
        }
        return cards;
    }

    /// Every card that a text names, as a face or in words.
    static std::vector<nyet::Card> named(const QString& text)
    {
        static const QRegularExpression face("(?<![A-Za-z0-9])([BRYG])([0-9]+)(?![A-Za-z0-9])");
        static const QRegularExpression words("\\b(blue|red|yellow|green) ([0-9]+)\\b");
        std::vector<nyet::Card> cards;
        for (const auto& pattern : {face, words})
            for (auto all = pattern.globalMatch(text); all.hasNext();) {
                const auto match = all.next();
                const QString name = match.captured(1).left(1).toUpper() + match.captured(2);
                if (const auto card = nyet::cardNamed(name.toStdString()))
                    cards.push_back(*card);
            }
        return cards;
    }

    /// What has been seen of the round.
    static History<Nyet> historyOf(const NyetPlay& play, Seat viewer)
    {
        const auto& events = play.events();
        std::size_t at = events.size() - sinceDeal(play);
        History<Nyet> history{Nyet::view(play.stateAfter(at), viewer), {}};
        for (; at < events.size(); ++at)
            history.happenings.push_back(happening<Nyet>(play.stateAfter(at), events[at], viewer));
        return history;
    }

    /// Only whoever is to act is offered anything, or all who sit at the screen with nothing open.
    static std::vector<Decision> offered(const State& state, Seat viewer)
    {
        return viewer == core::nobody || viewer == state.table.actor
                   ? core::legalToSee<Nyet>(state, viewer)
                   : std::vector<Decision>();
    }

    template <class See>
    void everyEye(See see)
    {
        int looks = 0;
        for (int game = 0; game < games_; ++game, ++seed_) {
            core::Random random(seed_);
            NyetPlay play(anyNyetOptions(random));
            const int players = play.state().table.players;
            while (Nyet::actor(play.state()) != core::nobody) {
                play.apply(anyEvent(play.state(), random));
                // Always when cards have been dealt or handed over, and at the end.
                const auto* decision = std::get_if<Decision>(&play.events().back());
                const bool always = decision == nullptr ||
                                    play.state().table.phase == Phase::Over ||
                                    (decision->kind == Kind::Give && oneIn_ > 1);
                if (!always && random.below(oneIn_) > 0)
                    continue;
                for (int at = 0; at <= players; ++at, ++looks) {
                    const Seat viewer = at == players ? core::nobody : at;
                    see(play, viewer, random);
                    if (!QTest::currentTestFailed())
                        continue;
                    qWarning("after '%s', viewer %d, seed %llu",
                             Nyet::text(play.events().back()).c_str(), viewer,
                             static_cast<unsigned long long>(seed_));
                    return;
                }
            }
        }
        qInfo("%d looks", looks);
    }

private slots:
    void init()
    {
        games_ = setting("FACEDOWN_FUZZ_GAMES", 5);
        oneIn_ = qEnvironmentVariableIsSet("FACEDOWN_FUZZ_GAMES") ? 1 : 16;
        seed_ = static_cast<std::uint64_t>(setting("FACEDOWN_FUZZ_SEED", 1));
        qInfo("%d games from seed %llu", games_, static_cast<unsigned long long>(seed_));
    }

    void noModelNamesACardThatItsSeatMayNotKnow()
    {
        std::size_t cards = 0;
        everyEye([&cards](const NyetPlay& play, Seat viewer, core::Random&) {
            NyetTable table;
            table.setShownPlayers(somePlayers(play.state().table.players));
            const auto history = historyOf(play, viewer);
            const auto& parts = history.happenings.back().parts;
            Look look;
            look.moment = history.happenings.size();
            for (look.step = 0; look.step <= int(parts.size()); ++look.step) {
                const bool settled = look.step == int(parts.size());
                // A card given is not known before it is handed over.
                const bool giving =
                    !settled && parts[std::size_t(look.step)].step.kind == nyet::Step::Kind::Gave;
                const Cards may = known(play, viewer, giving ? 1 : 0);
                if (settled)
                    look.step = Look::settled;
                table.show(history, look,
                           settled ? offered(play.state(), viewer) : std::vector<Decision>());
                if (settled)
                    look.step = int(parts.size());
                // When the game is over its last discards are open.
                if (!table.over())
                    for (const QString& text : dump(table))
                        for (const nyet::Card card : named(text)) {
                            QVERIFY2(may.contains(card), qPrintable(text));
                            ++cards;
                        }
                // What a card may be told by: that it is to be seen, or chosen.
                for (const PieceModel::Piece& piece : table.pieces()->pieces()) {
                    const bool own = piece.seat == viewer;
                    const bool open =
                        piece.zone == PieceModel::Trick || piece.zone == PieceModel::Row;
                    const bool other = piece.kind == PieceModel::Card && !own && !open;
                    if (other && !table.over())
                        QVERIFY(piece.face.isEmpty() && piece.event.isEmpty() && piece.group >= 0);
                    if (other && piece.zone == PieceModel::Hand)
                        QVERIFY(piece.groups == 1 && piece.group == 0 && !piece.pushed);
                }
            }
        });
        QVERIFY(cards > 1000);
    }

    /// With what is hidden drawn anew so that all that was seen stays the same, nothing that is
    /// shown or offered differs.
    void whatIsHiddenChangesNothingShown()
    {
        int differ = 0;
        everyEye([&differ](const NyetPlay& play, Seat viewer, core::Random& random) {
            const auto history = play.seenBy(viewer);
            const State other =
                Nyet::determinize(Nyet::view(play.state(), viewer), history, random);
            differ += other == play.state() ? 0 : 1;
            const auto shownAs = [&play, viewer](const State& state) {
                NyetTable table;
                table.setShownPlayers(somePlayers(play.state().table.players));
                auto shown = historyOf(play, viewer);
                shown.happenings.back().view = Nyet::view(state, viewer);
                Look look;
                look.moment = shown.happenings.size();
                table.show(shown, look, offered(state, viewer));
                return dump(table);
            };
            QCOMPARE(shownAs(other), shownAs(play.state()));
        });
        QVERIFY(differ > 0);
    }

    /// The dump does name cards: to the seats that may know them.
    void aDumpTellsOneHandFromAnother()
    {
        const auto shownTo = [](Seat viewer, const char* third) {
            NyetShown shown(viewer);
            return dump(shown.show(choosing(Phase::Play, {0}, {"B2", "B3", third})));
        };
        for (const Seat viewer : {Seat(0), Seat(1), Seat(2), core::nobody})
            QCOMPARE(shownTo(viewer, "R9") != shownTo(viewer, "G4"), viewer == 2);
        QCOMPARE(named("blue 7 and red 13, card-Y1, three green 1s").size(), std::size_t(3));
    }
};

QTEST_GUILESS_MAIN(NyetSecretsTest)
#include "nyet_secrets_test.moc"
