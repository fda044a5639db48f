#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "table/seat_model.h"
#include "table/talk.h"

namespace facedown::table {

/// How everyone takes what has just happened, and the few words that bots say of it.
class GameMoods
{
public:
    /// How far the match is shown: its first events, of the next one so many steps, and who is to
    /// act then.
    struct Point
    {
        std::size_t events = 0;
        std::size_t parts = 0;
        int actor = -1;
    };

    /// Forgets what was said after so many events.
    void forgetAfter(std::size_t moment) { talk_.forgetAfter(moment); }

    /// Shows it in the rows of the seats: whoever is to act thinks; what came of the last events is
    /// felt, and what was said of it stays, until one decides again.
    /// `countOf(event)` is how many steps an event has, `feelingsOf(event, part)` who feels what at
    /// one, `linesOf(event, part, feeling)` what could be said of it, `deciderOf(event)` who
    /// decided the event, `endsRound(event, part)` whether a step did: what came of that is past
    /// with the next event.
    template <class CountOf, class FeelingsOf, class LinesOf, class DeciderOf, class EndsRound>
    void show(std::vector<SeatModel::Row>& rows, const Point& point, CountOf countOf,
              FeelingsOf feelingsOf, LinesOf linesOf, DeciderOf deciderOf, EndsRound endsRound)
    {
        constexpr std::size_t lasting = 4; // events
        const auto [moment, parts, actor] = point;
        const std::size_t end = parts > 0 ? moment + 1 : moment;
        for (; talk_.events() < end; talk_.goOn())
            for (std::size_t part = 0; part < countOf(talk_.events()); ++part)
                for (const Feeling& feeling : feelingsOf(talk_.events(), part))
                    talk_.offer(part, feeling.seat, linesOf(talk_.events(), part, feeling));

        std::vector<bool> known(rows.size());
        const auto feel = [&](int seat, Mood mood) {
            if (seat < 0 || known[static_cast<std::size_t>(seat)])
                return;
            rows[static_cast<std::size_t>(seat)].mood = mood;
            known[static_cast<std::size_t>(seat)] = true;
        };
        const auto endedRound = [&](std::size_t event) {
            for (std::size_t part = 0; part < countOf(event); ++part)
                if (endsRound(event, part))
                    return true;
            return false;
        };
        std::vector<bool> decided(rows.size());
        if (parts == 0)
            feel(actor, Mood::Thinking);
        for (std::size_t event = end; event-- > end - std::min(lasting, end);) {
            if (event + 1 < end && endedRound(event))
                break;
            for (std::size_t part = event == moment ? parts : countOf(event); part-- > 0;)
                for (const Feeling& feeling : feelingsOf(event, part)) {
                    feel(feeling.seat, feeling.mood);
                    const auto at = static_cast<std::size_t>(feeling.seat);
                    if (!decided[at] && rows[at].remark.isEmpty())
                        rows[at].remark = talk_.said(event + 1, part, feeling.seat);
                }
            feel(actor, Mood::Thinking);
            const int decider = deciderOf(event);
            feel(decider, Mood::Calm);
            if (decider >= 0)
                decided[static_cast<std::size_t>(decider)] = true;
        }
    }

private:
    Talk talk_;
};

} // namespace facedown::table
