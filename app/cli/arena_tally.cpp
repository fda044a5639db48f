#include "cli/arena_tally.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace facedown::cli {

namespace {

/// What one bot did.
class Sum
{
public:
    void add(const ArenaGame& game, std::size_t bot)
    {
        for (std::size_t player = 0; player < game.shares.size(); ++player)
            if (game.seating[player] == bot)
                addSeat(game, player);
    }

    void endDeal()
    {
        dealShares_.push_back(dealWins_ / dealSeatGames_);
        figures_.wins += dealWins_;
        figures_.seatGames += dealSeatGames_;
        dealWins_ = 0.0;
        dealSeatGames_ = 0;
    }

    ArenaFigures figures() const
    {
        ArenaFigures figures = figures_;
        figures.winShare = figures.seatGames > 0 ? figures.wins / figures.seatGames : 0.0;
        figures.error = standardError(dealShares_);
        if (scores_ > 0)
            figures.meanScore = score_ / scores_;
        const double decisions = std::max(1, pace_.decisions);
        figures.meanTime = pace_.total / decisions;
        figures.longestTime = pace_.longest;
        figures.late = pace_.late / decisions;
        return figures;
    }

private:
    void addSeat(const ArenaGame& game, std::size_t player)
    {
        dealWins_ += game.shares[player];
        ++dealSeatGames_;
        if (!game.scores.empty()) {
            score_ += game.scores[player];
            ++scores_;
        }
        const Pace& pace = game.paces[player];
        pace_.decisions += pace.decisions;
        pace_.total += pace.total;
        pace_.longest = std::max(pace_.longest, pace.longest);
        pace_.late += pace.late;
        if (game.forfeit && game.forfeit->player == static_cast<int>(player))
            ++figures_.forfeits;
    }

    ArenaFigures figures_;
    std::vector<double> dealShares_;
    double dealWins_ = 0.0;
    int dealSeatGames_ = 0;
    double score_ = 0.0;
    int scores_ = 0;
    Pace pace_;
};

} // namespace

double shareOf(std::size_t bot, const ArenaDeal& deal)
{
    double sum = 0.0;
    for (const ArenaGame& game : deal) {
        for (std::size_t player = 0; player < game.shares.size(); ++player)
            sum += game.seating[player] == bot ? game.shares[player] : 0.0;
    }
    return sum / static_cast<double>(deal.size());
}

std::optional<double> standardError(const std::vector<double>& figures)
{
    if (figures.size() < 2)
        return std::nullopt;
    const auto count = static_cast<double>(figures.size());
    const double mean = std::accumulate(figures.begin(), figures.end(), 0.0) / count;
    double squares = 0.0;
    for (const double figure : figures)
        squares += (figure - mean) * (figure - mean);
    return std::sqrt(squares / (count - 1.0) / count);
}

std::vector<ArenaFigures> figures(std::size_t bots, const std::vector<ArenaDeal>& deals)
{
    std::vector<ArenaFigures> all;
    for (std::size_t bot = 0; bot < bots; ++bot) {
        Sum sum;
        for (const ArenaDeal& deal : deals) {
            for (const ArenaGame& game : deal)
                sum.add(game, bot);
            sum.endDeal();
        }
        all.push_back(sum.figures());
    }
    return all;
}

} // namespace facedown::cli
