#include "bots/nyet/hand_evaluation.h"
#include "bots/nyet/win_model.h"
#include "engine/bots/bot_game.h"
#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;
using bots::nyet_bot::HandEvaluation;
using bots::nyet_bot::WinModel;

namespace {

constexpr std::uint64_t evaluationSeed = 6120;

/// Covers all free squares of the row but one.
void settle(Board& board, Row row, int kept)
{
    for (int square = 0; square < board.squares(row); ++square)
        if (square != kept && board.isFree(row, square))
            board.cover(row, square, 0);
}

/// What the hand brings on average over all ways to settle a table of which rows Trump and Super
/// alone are open.
double average(const HandEvaluation& hand, const Table& table)
{
    double sum = 0.0;
    int ways = 0;
    for (int trump = 0; trump < table.board.squares(Row::Trump); ++trump)
        for (int super = 0; super < table.board.squares(Row::Super); ++super) {
            if (!table.board.isFree(Row::Trump, trump) || !table.board.isFree(Row::Super, super))
                continue;
            Table end = table;
            settle(end.board, Row::Trump, trump);
            settle(end.board, Row::Super, super);
            sum += hand.ofTerms(end);
            ++ways;
        }
    return sum / ways;
}

} // namespace

/// What bots expect of their hands, and of points.
class NyetHandEvaluationTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { bots::addPlayers<Nyet>(); }

    void aVetoIsWorthWhatItDoesToTheTermsToCome() // NY-22, NY-23
    {
        QFETCH_GLOBAL(int, players);
        int seen = 0;
        for (std::uint64_t seed = evaluationSeed; seed < evaluationSeed + 20; ++seed) {
            core::Random random(seed);
            State state = Nyet::start({players, 0, players == 5});
            while (Nyet::actor(state) == core::chance)
                Nyet::apply(state, Nyet::sample(state, random));
            while (state.table.phase == Phase::Veto) {
                const Table& table = state.table;
                const Board& board = table.board;
                const auto legal = Nyet::legal(state);
                std::vector<Decision> last; // of the terms that decide tricks, after all others
                std::vector<Decision> first;
                for (const Decision decision : legal) {
                    const bool ofTrumps =
                        decision.row() == Row::Trump || decision.row() == Row::Super;
                    (ofTrumps ? last : first).push_back(decision);
                }
                if (first.empty()) {
                    const HandEvaluation hand(players, state.hand(table.actor));
                    const auto values = hand.ofVetoes(board, table.actor);
                    const double before = average(hand, table);
                    for (std::size_t index = 0; index < legal.size(); ++index) {
                        Table after = table;
                        after.board.cover(legal[index].row(), legal[index].square, table.actor);
                        const double gain = average(hand, after) - before;
                        QVERIFY2(std::abs(values[index] - gain) < 1e-3,
                                 qPrintable(QString("seed %1: %2, not %3")
                                                .arg(seed)
                                                .arg(double(values[index]))
                                                .arg(gain)));
                        ++seen;
                    }
                }
                const auto& choice = first.empty() ? last : first;
                Nyet::apply(state, choice[static_cast<std::size_t>(
                                       random.below(static_cast<int>(choice.size())))]);
            }
        }
        QVERIFY(seen > 100);
    }

    void aSuperTrumpIsWorthTheSameWhateverIsTrump() // NY-53
    {
        QFETCH_GLOBAL(int, players);
        const auto more = [&](int trump) {
            Table table;
            table.players = core::byte(players);
            table.board = Board(players, false);
            for (const Row row : {Row::Start, Row::Discard, Row::Trump, Row::Super, Row::Points})
                settle(table.board, row, row == Row::Trump ? trump : 0);
            const auto worth = [&](std::string_view hand) {
                return HandEvaluation(players, cards(hand)).ofTerms(table);
            };
            return worth("B1 B3 G4") - worth("Y2 B3 G4");
        };
        QVERIFY(more(1) > 0.5);
        QVERIFY(std::abs(more(0) - more(1)) < 1e-3);
    }

    void nearItsTargetAPointCountsMore() // NY-14
    {
        QFETCH_GLOBAL(int, players);
        Table table;
        table.players = core::byte(players);
        table.target = 120;
        const float early = WinModel(table).ofOnePoint();
        float before = early;
        for (int score = 1; score < table.target; ++score) {
            table.seat(1).score = static_cast<std::int16_t>(score);
            const float now = WinModel(table).ofOnePoint();
            QVERIFY2(now >= before, qPrintable(QString::number(score)));
            before = now;
        }
        QVERIFY(before > early);
    }
};

QTEST_APPLESS_MAIN(NyetHandEvaluationTest)
#include "nyet_hand_evaluation_test.moc"
