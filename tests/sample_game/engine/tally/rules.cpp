#include <numeric>

#include "tally/tally.h"

namespace facedown::tally {

namespace {

using Kind = Step::Kind;

/// What an event does, one step after the other; each is told when the state shows it.
template <class Tell>
class Unfolding
{
public:
    Unfolding(State& state, const Tell& tell)
        : state_(state)
        , table_(state.table)
        , tell_(tell)
    {
    }

    void operator()(Chance outcome)
    {
        if (outcome.kind == Chance::Kind::First) {
            table_.turn = table_.drawer = outcome.value;
            table_.phase = Phase::Draw;
            return told(Kind::Chosen, outcome.value);
        }
        const Seat seat = table_.drawer;
        ++hand(seat)[outcome.value];
        ++held(seat);
        --table_.deck;
        if (table_.deck > cardsInPack - handSize * table_.players)
            table_.drawer = byte(table_.next(seat));
        else
            awaitPlay();
        told(Kind::Drew, seat, outcome.value);
    }

    void operator()(Decision decision)
    {
        const Seat seat = table_.actor;
        --hand(seat)[decision.card];
        --held(seat);
        table_.pile[table_.pileSize++] = decision.card;
        const int sum = table_.sum();
        const bool takes = sum >= table_.limit();
        table_.turn = byte(takes ? seat : table_.next(seat));
        table_.actor = byte(nobody);
        if (!takes)
            goOn(seat);
        told(Kind::Played, seat, decision.card, sum);
        if (takes) {
            const int size = table_.pileSize;
            for (int place = 0; place < size; ++place)
                ++table_.taken[seat][table_.inPile(place)];
            table_.pile.fill(0);
            table_.pileSize = 0;
            goOn(seat);
            told(Kind::Took, seat, Chance::hidden, size);
        }
        if (table_.actor != nobody)
            return;
        table_.phase = Phase::Over;
        told(Kind::Over, nobody);
    }

private:
    Cards& hand(Seat seat) { return state_.hands[seat]; }
    std::int8_t& held(Seat seat) { return table_.held[seat]; }

    void told(Kind kind, Seat seat, int card = Chance::hidden, int value = 0) const
    {
        tell_(state_, Step{kind, byte(seat), byte(card), byte(value)});
    }

    void goOn(Seat seat)
    {
        if (table_.deck == 0)
            return awaitPlay();
        table_.drawer = byte(seat); // TA-5
        table_.phase = Phase::Draw;
        table_.actor = byte(chance);
    }

    /// The first from `turn` on with a card (TA-6).
    void awaitPlay()
    {
        table_.drawer = byte(nobody);
        table_.phase = Phase::Play;
        table_.actor = byte(nobody);
        for (Seat seat = table_.turn, seats = 0; seats < table_.players;
             seat = table_.next(seat), ++seats)
            if (table_.heldBy(seat) > 0) {
                table_.turn = table_.actor = byte(seat);
                return;
            }
    }

    State& state_;
    Table& table_;
    const Tell& tell_;
};

Tally::Decisions cardsIn(const Cards& hand)
{
    Tally::Decisions decisions;
    for (int card = 1; card <= highestCard; ++card)
        if (hand[card] > 0)
            decisions.push_back({byte(card)});
    return decisions;
}

void takeAway(Cards& cards, const Cards& others)
{
    for (std::size_t card = 0; card < cards.size(); ++card)
        cards[card] = byte(cards[card] - others[card]);
}

Cards unplayed(const Table& table)
{
    Cards cards{};
    std::iota(cards.begin(), cards.end(), std::int8_t{0}); // TA-1
    for (int place = 0; place < table.pileSize; ++place)
        --cards[table.inPile(place)];
    for (const Cards& taken : table.taken)
        takeAway(cards, taken);
    return cards;
}

Cards deckOf(const State& state)
{
    Cards cards = unplayed(state.table);
    for (const Cards& hand : state.hands)
        takeAway(cards, hand);
    return cards;
}

/// One of some cards, each as likely. Before: there is one.
int drawFrom(const Cards& cards, core::Random& random)
{
    int left = random.below(std::accumulate(cards.begin(), cards.end(), 0));
    int card = 1;
    while (left >= cards[card])
        left -= cards[card++];
    return card;
}

} // namespace

int Table::sum() const
{
    return std::accumulate(pile.begin(), pile.end(), 0);
}

int Table::points(Seat seat) const
{
    return std::accumulate(takenBy(seat).begin(), takenBy(seat).end(), 0);
}

std::optional<core::Error> Tally::check(const Options& options)
{
    if (options.players >= minPlayers && options.players <= maxPlayers)
        return std::nullopt;
    return core::Error{core::ErrorCode::BadOption,
                       "players must be 2 to 4 (TA-1), not " + std::to_string(options.players)};
}

State Tally::start(const Options& options)
{
    State state;
    state.table.players = byte(options.players);
    state.table.high = options.high;
    return state;
}

Options Tally::options(const State& state)
{
    return {state.table.players, state.table.high};
}

Tally::Decisions Tally::legal(const State& state)
{
    if (state.table.actor < 0)
        return {};
    return cardsIn(state.hands[state.table.actor]);
}

Tally::Decisions Tally::legal(const View& view)
{
    return view.viewer >= 0 && view.viewer == view.table.actor ? cardsIn(view.hand(view.viewer))
                                                               : Decisions();
}

std::optional<Tally::Outcomes> Tally::outcomes(const State& state)
{
    const Table& table = state.table;
    Outcomes outcomes;
    if (table.phase == Phase::First)
        for (Seat seat = 0; seat < table.players; ++seat)
            outcomes.push_back({Chance::Kind::First, byte(seat)});
    if (table.phase == Phase::Draw)
        for (const Decision decision : cardsIn(deckOf(state)))
            outcomes.push_back({Chance::Kind::Draw, decision.card});
    return outcomes;
}

Chance Tally::sample(const State& state, core::Random& random)
{
    if (state.table.phase == Phase::First)
        return {Chance::Kind::First, byte(random.below(state.table.players))};
    return {Chance::Kind::Draw, byte(drawFrom(deckOf(state), random))};
}

void Tally::apply(State& state, Decision decision)
{
    Unfolding(state, core::NoSteps())(decision);
}

void Tally::apply(State& state, Chance outcome)
{
    Unfolding(state, core::NoSteps())(outcome);
}

void Tally::apply(State& state, const Event& event, const core::StepSink<Tally>& sink)
{
    std::visit(Unfolding(state, sink), event);
}

core::Scores scores(const Table& table)
{
    core::Scores scores;
    if (table.phase == Phase::Over)
        for (Seat seat = 0; seat < table.players; ++seat)
            scores.push_back(byte(table.points(seat)));
    return scores;
}

core::Winners winners(const Table& table)
{
    return core::best(scores(table), std::less<>());
}

View Tally::view(const State& state, Seat seat)
{
    View view{state.table, byte(seat), {}};
    for (Seat other = 0; other < state.table.players; ++other)
        if (core::sees(seat, other))
            view.hands[other] = state.hands[other];
    return view;
}

Tally::Event Tally::seen(const State& state, const Event& event, Seat seat)
{
    const auto* outcome = std::get_if<Chance>(&event);
    if (outcome == nullptr || outcome->kind == Chance::Kind::First ||
        core::sees(seat, state.table.drawer))
        return event;
    return Chance{Chance::Kind::Draw, Chance::hidden};
}

Step Tally::seen(const State&, Step step, Seat seat)
{
    if (step.kind == Kind::Drew && !core::sees(seat, step.seat))
        step.card = Chance::hidden;
    return step;
}

State Tally::determinize(const View& view, History, core::Random& random)
{
    State state{view.table, {}};
    Cards unseen = unplayed(view.table);
    for (const Cards& hand : view.hands)
        takeAway(unseen, hand);
    for (Seat seat = 0; seat < view.table.players; ++seat) {
        Cards& hand = state.hands[seat];
        if (core::sees(view.viewer, seat))
            hand = view.hand(seat);
        else
            for (int left = view.table.heldBy(seat); left > 0; --left) {
                const int card = drawFrom(unseen, random);
                --unseen[card];
                ++hand[card];
            }
    }
    return state;
}

} // namespace facedown::tally
