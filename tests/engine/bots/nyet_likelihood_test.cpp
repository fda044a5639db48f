#include "bots/nyet/likelihood.h"
#include "engine/bots/nyet_positions.h"

using namespace facedown;
using namespace facedown::nyet;
using bots::nyet_bot::Likelihood;

namespace {

/// What hands of the others weigh for the seat to act, who holds whatever is left of the pack;
/// the cards that they played are not among them.
double weight(const Game& game, const std::vector<std::pair<Seat, std::string>>& hands)
{
    const auto history = game.record().seenBy(game.actor());
    const View view = game.view(game.actor());
    const Likelihood likelihood(view, history);
    core::Random random;
    State state = Nyet::determinize(view, history, random);
    Cards rest;
    for (Seat seat = 0; seat < view.table.players; ++seat)
        if (seat != view.viewer)
            rest.add(state.hand(seat));
    for (const auto& [seat, hand] : hands) {
        state.hand(seat) = cards(hand);
        rest.remove(state.hand(seat));
    }
    for (Seat seat = 0; seat < view.table.players; ++seat) {
        const bool given = std::any_of(hands.begin(), hands.end(), [seat = seat](const auto& one) {
            return one.first == seat;
        });
        if (seat == view.viewer || given)
            continue;
        const int size = view.table.seat(seat).held;
        state.hand(seat) = {};
        while (state.hand(seat).size() < size) {
            const Card next = *rest.begin();
            rest.remove(next);
            state.hand(seat).add(next);
        }
    }
    return likelihood(state);
}

constexpr const char* ownHand = "B2 B3 B4 B5 R2 R3 R4 R5 Y2 Y3 Y4 Y5 G2 G3 G4";
constexpr const char* longInRed = "R1 R6 R7 R8 R9 R10 R11 R12 R13 B6 B7 Y6 Y7 G6 G7";
constexpr const char* shortOfRed = "R6 B6 B7 B8 B9 B10 B11 Y6 Y7 Y8 Y9 Y10 Y11 G6 G7";

} // namespace

class NyetLikelihoodTest : public QObject
{
    Q_OBJECT

private slots:
    void whoeverCoversATrumpIsLikelyShortOfIt() // NY-23
    {
        Game game(players(4));
        game.deal({"", ownHand}).play("veto trump red");
        QCOMPARE(game.actor(), 1);
        QVERIFY(weight(game, {{0, shortOfRed}}) > 3 * weight(game, {{0, longInRed}}));
    }

    void whoeverCoversMinusTwoIsLikelyStrong()
    {
        Game game(players(4));
        game.deal({"", ownHand}).play("veto points -2");
        QVERIFY(weight(game, {{0, "B13 B12 B11 R13 R12 R11 Y13 Y12 Y11 G13 G12 G11 G10 B1 R1"}}) >
                2 * weight(game, {{0, "B1 B6 B7 B8 R1 R6 R7 R8 Y6 Y7 Y8 G5 G6 G7 G8"}}));
    }

    void nothingIsRuledOut()
    {
        Game game(players(4));
        game.deal({"", ownHand}).play("veto trump red");
        const double rich = weight(game, {{0, longInRed}});
        QVERIFY(rich > 0.0);
        QVERIFY(rich > weight(game, {{0, shortOfRed}}) / 100);
    }

    void whoeverDucksLikelyCannotWin() // NY-53
    {
        const Game game = toPlay(ownHand, "G9 G6 G5");
        const std::string others = " B7 B8 B9 B10 B11 R7 R8 R9 R10 Y7 Y8 Y9 Y10";
        QVERIFY(weight(game, {{1, "G7" + others}}) > 1.3 * weight(game, {{1, "G13" + others}}));
    }
};

QTEST_APPLESS_MAIN(NyetLikelihoodTest)
#include "nyet_likelihood_test.moc"
