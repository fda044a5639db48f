#include "bots/nyet/likelihood.h"

#include "bots/sampling.h"

namespace facedown::bots::nyet_bot {

namespace {

using Kind = nyet::Decision::Kind;

// How far people may differ from what the scores say: the temperature, and how often anything goes.
constexpr float peoplesVetoTemperature = 0.8F;
constexpr float peoplesPlayTemperature = 0.5F;
constexpr float oddPart = 0.25F;

/// How likely the chosen one of these scores is, which become weights.
float chanceOf(auto& scores, std::size_t chosen, float temperature)
{
    const float sum = toWeights(scores, temperature);
    return oddPart / static_cast<float>(scores.size()) + (1.0F - oddPart) * (scores[chosen] / sum);
}

} // namespace

Likelihood::Likelihood(const nyet::View& view, Nyet::History history)
    : viewer_(view.viewer)
{
    const nyet::Table& table = view.table;
    std::size_t begin = history.size();
    while (begin > 0) {
        const auto* outcome = std::get_if<nyet::Chance>(&history[--begin]);
        if (outcome != nullptr)
            break;
    }
    nyet::Board board = table.board;
    board.clear();
    std::vector<Card> played;
    Seat seat = table.dealer; // NY-21
    for (const Nyet::Event& event : history.subspan(begin)) {
        const auto* decision = std::get_if<nyet::Decision>(&event);
        if (decision == nullptr)
            continue;
        if (decision->kind == Kind::Play)
            played.push_back(decision->card());
        if (decision->kind != Kind::Veto)
            continue;
        const auto place = static_cast<unsigned>(placeOf(decision->row(), decision->square));
        const std::uint64_t before = board.coverable() & ((std::uint64_t{1} << place) - 1);
        if (seat != viewer_)
            others_[seat].vetoes.push_back(
                {board, static_cast<std::size_t>(core::countBits(before))});
        board.cover(decision->row(), decision->square, seat);
        seat = table.next(seat);
    }
    if (!played.empty())
        seePlays(view, played);
}

void Likelihood::seePlays(const nyet::View& view, const std::vector<Card>& cards)
{
    nyet::State before{view.table, view.hands, view.discards, view.given, {}};
    nyet::Table& table = before.table;
    const nyet::Trumps trumps = table.trumps();
    const nyet::Trick first{core::byte(table.startPlayer()), 0, {}};
    nyet::Trick trick = first;
    for (const Card card : cards) {
        const Seat seat = trick.seat(trick.size, table.players);
        before.hand(seat).add(card);
        played_[seat].add(card);
        trick.add(card);
        if (trick.size == table.players)
            trick = {core::byte(trick.seat(trick.winning(trumps), table.players)), 0, {}};
    }
    table.trick = first;
    table.actor = first.leader;
    table.lastWinner = core::byte(core::nobody);
    Round round(before);
    for (const Card card : cards) {
        if (round.actor() != viewer_)
            others_[round.actor()].plays.push_back({round, card});
        round.play(card);
    }
}

double Likelihood::operator()(const nyet::State& state, double least) const
{
    const nyet::Table& table = state.table;
    core::Array<Cards, nyet::maxSeats> dealt = played_;
    Cards hidden = state.aside;
    for (Seat seat = 0; seat < table.players; ++seat) {
        Cards unplayed = state.hands[seat];
        for (const Card card : state.discards[seat])
            if (card.known())
                unplayed.add(card);
        dealt[seat].add(unplayed);
        if (seat != viewer_)
            hidden.add(unplayed);
    }
    for (Seat seat = 0; seat < table.players; ++seat) {
        const Card given = state.given[seat];
        if (!given.known())
            continue;
        dealt[seat].add(given);
        if (table.phase == nyet::Phase::Play) // NY-41: it has been handed over
            dealt[table.next(seat)].remove(given);
    }
    double weight = 1.0;
    for (Seat seat = 0; seat < table.players && weight >= least; ++seat) {
        if (seat == viewer_)
            continue;
        const Cards hand = state.hands[seat];
        Other& other = others_[seat];
        const auto vetoes = [&] { return ofVetoes(other.vetoes, seat, dealt[seat]); };
        const auto plays = [&] { return ofPlays(other.plays, hand, hidden); };
        if (!other.vetoes.empty())
            weight *= other.keptVetoes.of({dealt[seat]}, vetoes);
        if (!other.plays.empty())
            weight *= other.keptPlays.of({hand, hidden}, plays);
    }
    return weight;
}

double Likelihood::ofVetoes(const std::vector<Veto>& vetoes, Seat seat, Cards dealt)
{
    const HandEvaluation evaluation(vetoes.front().board.squares(nyet::Row::Start), dealt);
    double weight = 1.0;
    for (const auto& [board, chosen] : vetoes) {
        VetoValues values = evaluation.ofVetoes(board, seat);
        weight *= chanceOf(values, chosen, peoplesVetoTemperature);
    }
    return weight;
}

double Likelihood::ofPlays(const std::vector<Play>& plays, Cards hand, Cards hidden)
{
    double weight = 1.0;
    for (const auto& [before, card] : plays) {
        const Round round = before.with(hand, hidden);
        const Cards legal = round.legal();
        if (!legal.firsts().several())
            continue;
        const CardScores play(round);
        core::FixedList<float, 16> scores; // as many as the largest hand (NY-12)
        std::size_t chosen = 0;
        for (const Card other : legal) {
            if (other == card)
                chosen = scores.size();
            scores.push_back(play.ofPlaying(other));
        }
        weight *= chanceOf(scores, chosen, peoplesPlayTemperature);
    }
    return weight;
}

} // namespace facedown::bots::nyet_bot
