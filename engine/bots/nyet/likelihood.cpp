#include "bots/nyet/likelihood.h"

#include <optional>

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
            vetoes_.push_back({seat, board, static_cast<std::size_t>(core::countBits(before))});
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
        played_[static_cast<std::size_t>(seat)].add(card);
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
            plays_.push_back({round, card});
        round.play(card);
    }
}

double Likelihood::operator()(const nyet::State& state) const
{
    const nyet::Table& table = state.table;
    std::array<Cards, nyet::maxSeats> dealt = played_;
    for (std::size_t at = 0; at < dealt.size(); ++at)
        dealt[at].add(state.hands[at]);
    for (Seat seat = 0; seat < table.players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        for (const Card card : state.discards[at])
            if (card.known())
                dealt[at].add(card);
        if (!state.given[at].known())
            continue;
        dealt[at].add(state.given[at]);
        if (table.phase == nyet::Phase::Play) // NY-41: it has been handed over
            dealt[static_cast<std::size_t>(table.next(seat))].remove(state.given[at]);
    }
    return ofVetoes(dealt) * ofPlays(state);
}

double Likelihood::ofVetoes(const std::array<Cards, nyet::maxSeats>& dealt) const
{
    std::array<std::optional<HandEvaluation>, nyet::maxSeats> evaluations;
    double weight = 1.0;
    for (const Veto& veto : vetoes_) {
        auto& evaluation = evaluations[static_cast<std::size_t>(veto.seat)];
        if (!evaluation)
            evaluation.emplace(veto.board.squares(nyet::Row::Start),
                               dealt[static_cast<std::size_t>(veto.seat)]);
        VetoValues values = evaluation->ofVetoes(veto.board, veto.seat);
        weight *= chanceOf(values, veto.chosen, peoplesVetoTemperature);
    }
    return weight;
}

double Likelihood::ofPlays(const nyet::State& state) const
{
    if (plays_.empty())
        return 1.0;
    Cards hidden = state.aside;
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        if (seat == viewer_)
            continue;
        hidden.add(state.hand(seat));
        for (const Card card : state.discards[static_cast<std::size_t>(seat)])
            if (card.known())
                hidden.add(card);
    }
    double weight = 1.0;
    for (const auto& [before, card] : plays_) {
        const Round round = before.with(state.hand(before.actor()), hidden);
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
